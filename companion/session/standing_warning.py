"""The standing warning: a strip on every page while the disk fails or the settings file has faults."""

from __future__ import annotations

from msgspec import Struct

from companion.language.message_texts import Speech
from companion.screen import Notice
from companion.storage.retrying_store import Health
from companion.storage.store_file import StoreFailed

SIGN = "disk"
"""The id of a touch on the standing warning."""
KNOWN = frozenset({"full", "read-only", "gone", "busy", "broken"})
"""Reasons of failures that have a message in every language; for others the exception's own sentence is shown."""


class Unused(Struct, frozen=True):
    """The faults of the settings file: its name, the line of the first fault (0: the whole file), and a sentence for
    each."""

    file: str
    line: int
    sentences: tuple[str, ...]


def sign(health: Health, unused: Unused | None, speech: Speech) -> str:
    """The text of the warning strip, "" for none; a warning about the disk comes before one about the settings."""
    if health.why is not None:
        return speech.say("disk-sign", why=health.why.why, acts=health.unsaved)
    return speech.say("settings-unused", file=unused.file, line=unused.line) if unused is not None else ""


def explained(health: Health, unused: Unused | None, speech: Speech) -> Notice | None:
    """The notice that explains the warning strip: the fault, its place and a remedy; None if there is no warning."""
    if (why := health.why) is not None:
        more, where = speech.say("disk-advice", why=why.why), str(health.path.parent)
        return Notice("notice", speech.say("disk-memory"), more, where, tone="news")
    if unused is None:
        return None
    return Notice("notice", speech.say("settings-unused-headline"), " ".join(unused.sentences), tone="news")


def why_not(speech: Speech, wrong: Exception) -> str:
    """The reason why something was not saved, as a sentence."""
    why = wrong.why if isinstance(wrong, StoreFailed) else ""
    return speech.say("disk-sign", why=why, acts=0) if why in KNOWN else str(wrong)
