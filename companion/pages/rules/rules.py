"""The rules of a game in our own words: found by a word, a piece or a part of the game, read one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.protocol import Look, Subject
from companion.games.registry import GAMES
from companion.language.speech import Speech
from companion.rulebook.citation import TEXT, around, cited, ledger, rule
from companion.rulebook.search import found, under
from companion.screen import Block, Choice, Choices, Field, Grid, Row, Screen, Sheet, Text, tone_of
from companion.session.session import button
from engine.game import Game

if TYPE_CHECKING:
    from companion.session.session import Page, Session

ID, WORDS = 0.21, 0.79
"""Shares of a line for a rule's id and its words."""


class RulesPage(Struct, frozen=True):
    """`rule` is the one that is read, "" while one is looked for: by what is `typed`, or by the `subject` of this
    label. `chart` is whether the chart lies there. `back` is the page to return to."""

    back: Page
    game: str
    book: Game
    look: Look
    rule: str = ""
    typed: str = ""
    subject: str = ""
    chart: bool = False

    @classmethod
    def first(cls, session: Session, back: Page, rule: str = "") -> RulesPage:
        """The rules of the game on the table; those of the first game where none lies there."""
        if session.seated is not None:
            return cls(back, session.seated.told.game, session.seated.match.game, session.seated.look, rule)
        return cls.of(next((game for game in GAMES if rule in ledger(game)), next(iter(GAMES))), back, rule)

    @classmethod
    def of(cls, game: str, back: Page, rule: str = "") -> RulesPage:
        """The rules of this game, whatever lies on the table."""
        book = GAMES[game].game()
        return cls(back, game, book, GAMES[game].look(book), rule)

    def show(self, session: Session) -> Screen:
        """A rule, the chart, or what is looked for."""
        speech = session.speech
        if self.rule:
            sheet = self._card(session, speech)
        elif self.chart:
            close = (button(speech, "all-rules"),)
            sheet = Sheet("chart", speech.say(f"sheet-chart-{self.game}"), self.look.chart(speech), close)
        else:
            sheet = self._search(session, speech)
        return Screen("rules", sheet.title, sheet=sheet)

    def _card(self, session: Session, speech: Speech) -> Sheet:
        """The rule, where it is printed, and those around it."""
        edition = session.settings.edition
        if session.seated is not None:
            edition = self.book.edition(session.seated.match.state)
        source = cited(self.rule, self.book.source(edition, rule(self.game, self.rule)), speech)
        blocks = (
            Text(speech.say(TEXT + self.rule), "title"),
            Text(source, tone="quiet"),
            Text(speech.say("rules-around"), "detail", "quiet"),
            _listed(around(self.rule), speech),
        )
        title = speech.say("sheet-rule", rule=self.rule)
        return Sheet("rule", title, blocks, (button(speech, "all-rules"), button(speech, "close", "primary")))

    def _search(self, session: Session, speech: Speech) -> Sheet:
        say = speech.say
        subjects = self.look.subjects()
        field = Field("rules-typed", self.typed, say("rules-hint"))
        picked = next((subject for subject in subjects if subject.label == self.subject), None)
        blocks: list[Block] = []
        if session.seated is None:
            games = (Choice(f"game/{name}", say(f"game-{name}"), tone=tone_of(name == self.game)) for name in GAMES)
            blocks.append(Choices(tuple(games), columns=len(GAMES)))
        blocks.append(field)
        if self.typed.strip():
            ids = found(self.typed, self.game, subjects)
            blocks.append(_listed(ids, speech) if ids else Text(say("rules-none"), tone="quiet"))
        else:
            if picked is None and session.refused in ledger(self.game):
                blocks += [Text(say("rules-last"), "detail", "quiet"), _listed((session.refused,), speech)]
            blocks += _chips(subjects, self.subject, speech)
            if picked is not None:
                blocks.append(_listed(under(picked.rules, self.game), speech))
        buttons = (button(speech, "chart"), button(speech, "close", "primary"))
        return Sheet("rules", say("sheet-rules"), tuple(blocks), buttons)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Another rule, another search, or back."""
        verb, _, what = id.partition("/")
        match verb:
            case "close":
                session.go(self.back)
            case "rule" if what in ledger(self.game):
                session.go(replace(self, rule=what))
            case "all-rules":
                session.go(replace(self, rule="", chart=False))
            case "chart":
                session.go(replace(self, chart=True))
            case "rules-typed":
                session.go(replace(self, typed=text))
            case "about":
                session.go(replace(self, subject="" if what == self.subject else what))
            case "game" if what in GAMES:
                session.go(RulesPage.of(what, self.back))


def _listed(ids: tuple[str, ...], speech: Speech) -> Grid:
    """A line a rule; touching it opens it."""
    return Grid(tuple(Row((id, speech.say(TEXT + id)), f"rule/{id}") for id in ids), (ID, WORDS))


def _chips(subjects: tuple[Subject, ...], picked: str, speech: Speech) -> tuple[Block, ...]:
    """Pieces in one row, the parts of a game below."""
    chips = {
        drawn: tuple(
            Choice(f"about/{each.label}", speech.say(each.label), glyph=each.glyph, tone=tone_of(each.label == picked))
            for each in subjects
            if (each.glyph is not None) == drawn
        )
        for drawn in (True, False)
    }
    return Choices(chips[True], columns=len(chips[True]), tall=True), Choices(chips[False], columns=5)
