"""A listener of the session that has actions, refusals with their reasons, turns and laid pieces read aloud.

It makes sentences of them and hands these to a speaker (`companion/system/speaker.py`), each with its language: that of
the seat it is meant for, else the table's. Nothing but what the shared screen shows is said.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby

from companion.screen import Screen
from companion.session import events
from companion.session.screen_events import NoticeChanged, PieceLaid
from companion.session.screen_session import ScreenSession
from engine.match import Match

Words = tuple[tuple[str, str], ...]

UNHEARD = re.compile('[\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}«»„“”‹›"]')
CYRILLIC, RUSSIAN = re.compile("[\u0400-\u04ff]"), "ru"
PAUSES = re.compile(r"\s*[·→–—/]\s*")
"""Signs between two things, as in "Anna–Boris"."""


def spoken(*texts: str) -> str:
    """The texts as sentences to be read aloud, without the signs that are only for the eye.

    >>> spoken("Anna", "2 × six · Boris–Chris …")
    'Anna. 2 six, Boris, Chris.'
    """
    return " ".join(_sentence(text) for text in texts if text)


def _sentence(text: str) -> str:
    plain = PAUSES.sub(", ", UNHEARD.sub("", text)).replace("…", "").replace("×", "")
    plain = " ".join(plain.replace("−", "-").split())
    return plain if plain.endswith((".", "!", "?", ":")) else f"{plain}."


def by_script(language: str, text: str) -> Iterator[tuple[str, str]]:
    """The parts of a text, each with the language whose voice can read its letters: a Russian name in an English
    sentence is read by the Russian voice.

    >>> list(by_script("en", "Фёдор passed."))
    [('ru', 'Фёдор'), ('en', 'passed.')]
    """
    for russian, words in groupby(text.split(" "), lambda word: CYRILLIC.search(word) is not None):
        yield RUSSIAN if russian else language, " ".join(words)


class Voice:
    """A listener that speaks while the setting for it is on. All that it says is on the shared screen at that moment,
    or in the history that this screen shows."""

    def __init__(self, session: ScreenSession, speak: Callable[[Words], None]) -> None:
        self._session = session
        self._speak = speak
        self._turn = self._phase = ""
        self._match: Match | None = None

    def on(self, event: events.SessionEvent) -> None:
        """Say what this event is about."""
        known = self._match is None or self._session.seated is None or self._session.seated.match is self._match
        match event:
            case events.Seated(game=game):
                self._match = game.match
            case events.Accepted(match=after) | events.Undone(match=after) | events.Redone(match=after):
                self._match = after
        if not self._session.store.settings.voice:
            return
        screen = self._session.screen()
        match event:
            case events.Seated():
                self._turn = self._phase = ""
                self._say(*self._next(screen))
            case events.Accepted(entry=entry):
                game = self._session.table
                self._say((game.speech.language, spoken(game.look.tell(entry, game.speech))), *self._next(screen))
            case events.Undone() | events.Redone():
                self._say(*self._news(screen), *self._next(screen))
            case NoticeChanged() if known:  # the notice of an undo is said with the undo
                self._say(*self._news(screen))
            case PieceLaid(glyph=glyph, why=why) if glyph is not None or why:
                speech = self._session.speech
                self._say((speech.language, spoken(speech.name_if_any(glyph.id) if glyph is not None else "", why)))
            case events.Left():
                self._speak(())

    def _say(self, *words: tuple[str, str]) -> None:
        if words:
            self._speak(tuple(part for language, text in words for part in by_script(language, text)))

    def _news(self, screen: Screen) -> Iterator[tuple[str, str]]:
        """The sentences to say of the notice that is shown: its headline, and the reason; each as a pair of language
        and text.
        """
        notice, game = screen.notice, self._session.seated
        if notice is not None:
            speech = game.voice(notice.addressee) if game and notice.addressee else self._session.speech
            yield speech.language, spoken(notice.headline, notice.numbers)

    def _next(self, screen: Screen) -> Iterator[tuple[str, str]]:
        """The sentences to say of the phase if it is a new one, and of who is asked for what, if that has changed."""
        banner, game = screen.banner, self._session.seated
        if game is None:
            return
        if banner is None:
            title = screen.sheet.title if screen.sheet is not None else screen.title
            if title and title != self._turn:
                self._turn = title
                yield game.speech.language, spoken(title)
            return
        turn, prompt = spoken(banner.turn, banner.prompt), game.match.prompt
        phase = f"{prompt.round} {prompt.phase}"  # its words are another's where the next seat has another language
        if (phase, turn) != (self._phase, self._turn):
            words = banner.phase if phase != self._phase else ""
            self._phase, self._turn = phase, turn
            yield game.voice(*prompt.seats).language, spoken(words, banner.turn, banner.prompt)
