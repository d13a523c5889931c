"""A button of a page, labelled by its own message."""

from __future__ import annotations

from typing import Any

from companion.language.speech import Speech
from companion.screen import Choice, Tone


def button(speech: Speech, id: str, tone: Tone = "plain", **more: Any) -> Choice:
    """A choice that is labelled by the message `act-<id>`."""
    return Choice(id, speech.say(f"act-{id}"), tone=tone, **more)
