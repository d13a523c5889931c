"""The standing warning: a strip on every page while the disk fails or the settings file has faults."""

from __future__ import annotations

from msgspec import Struct

from companion.language.message_texts import Speech
from companion.screen import Notice
from companion.session.storage_health import StorageHealth


class Unused(Struct, frozen=True):
    """The faults of the settings file: its name, the line of the first fault (0: the whole file), and a sentence for
    each."""

    file: str
    line: int
    sentences: tuple[str, ...]


class StandingWarning:
    """The strip that is shown now; a warning about the disk comes before one about the settings. A touch explains
    it."""

    def __init__(self, health: StorageHealth) -> None:
        self._health = health
        self._unused: Unused | None = None

    def warn(self, unused: Unused) -> None:
        """Warn of these faults of the settings file from now on."""
        self._unused = unused

    def sign(self, speech: Speech) -> str:
        """The text of the warning strip, "" for none."""
        disk = self._health.sign(speech)
        if disk or self._unused is None:
            return disk
        return speech.say("settings-unused", file=self._unused.file, line=self._unused.line)

    def explained(self, speech: Speech) -> Notice | None:
        """The notice that explains the warning strip: the fault, its place and a remedy; None if there is no
        warning.
        """
        if self._health.sick or self._unused is None:
            return self._health.explained(speech)
        more = " ".join(self._unused.sentences)
        return Notice("notice", speech.say("settings-unused-headline"), more, tone="news")
