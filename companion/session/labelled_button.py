"""A button on a page, labelled by the message that belongs to its id."""

from __future__ import annotations

from typing import Any

from companion.language.message_texts import Speech
from companion.screen import Choice, Tone


def button(speech: Speech, id: str, tone: Tone = "plain", **more: Any) -> Choice:
    """A button labelled by the message `act-<id>`; `more` are further fields of `Choice`."""
    return Choice(id, speech.say(f"act-{id}"), tone=tone, **more)
