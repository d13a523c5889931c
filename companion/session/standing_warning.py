"""The standing warning: the strip on every page while the disk, or a line of the settings' file, is amiss."""

from __future__ import annotations

from msgspec import Struct

from companion.language.speech import Speech
from companion.screen import Notice
from companion.session.storage_health import StorageHealth


class Unused(Struct, frozen=True):
    """What of the settings' file could not be used: the file's name, the line of the first fault (0: the whole file),
    and a sentence for each fault."""

    file: str
    line: int
    sentences: tuple[str, ...]


class StandingWarning:
    """Which strip is shown now: that of the disk comes before that of the settings. A touch tells more."""

    def __init__(self, health: StorageHealth) -> None:
        self._health = health
        self._unused: Unused | None = None

    def tell(self, unused: Unused) -> None:
        """Say from now on that this was not used."""
        self._unused = unused

    def sign(self, speech: Speech) -> str:
        """The strip's words, "" while all is well."""
        disk = self._health.sign(speech)
        if disk or self._unused is None:
            return disk
        return speech.say("settings-unused", file=self._unused.file, line=self._unused.line)

    def explained(self, speech: Speech) -> Notice | None:
        """What is amiss, where, and what would help."""
        if self._health.sick or self._unused is None:
            return self._health.explained(speech)
        more = " ".join(self._unused.sentences)
        return Notice("notice", speech.say("settings-unused-headline"), more, tone="news")
