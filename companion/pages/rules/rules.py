"""Rules: the rules of a game in Boardside's own words, searched by a word, a piece or a part of the game."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import ReadRule
from companion.games.drawing.common_controls import button
from companion.games.game_view import GameView
from companion.games.registry import GAMES
from companion.games.view_values import Subject
from companion.language.message_texts import Speech
from companion.pages.parts.sheets import picker
from companion.rulebook.citation import TEXT, around, cited, ledger, rule
from companion.rulebook.search import found, under
from companion.screen import (
    Block,
    Choice,
    Choices,
    Does,
    Field,
    Grid,
    Pick,
    Row,
    Screen,
    Sheet,
    Text,
    tone_of,
)
from companion.session.screen_session import ScreenSession
from engine.game import Game

WORDS, ID = 0.79, 0.21
"""The widths of a row's two cells, the rule's text and its id, as fractions of the row."""


class RulesPage(Struct, frozen=True):
    """The page of the rules of the game `book`: one rule, the overview chart, or a search. `rule` is the id of the rule
    shown ("EL-MOVE-02"), "" during a search; the search is by the text `typed`, or by the subject with the label
    `subject`. `chart`: the chart is shown.
    """

    game: str
    book: Game
    look: GameView
    rule: str = ""
    typed: str = ""
    subject: str = ""
    chart: bool = False

    @classmethod
    def of(cls, game: str, rule: str = "") -> RulesPage:
        """The page of the rules of `game`, even while another game is being played. The page shows the rule with the id
        `rule`, or the search if `rule` is ""."""
        book = GAMES[game].game()
        return cls(game, book, GAMES[game].look(book), rule)

    def show(self, session: ScreenSession) -> Screen:
        """The screen with one rule, the overview chart, or the search."""
        speech = session.speech
        if self.rule:
            sheet = self._card(session, speech)
        elif self.chart:
            close = (button(speech, "all-rules"),)
            sheet = Sheet("chart", speech.say(f"sheet-chart-{self.game}"), self.look.chart(speech), close)
        else:
            sheet = self._search(session, speech)
        return Screen("rules", sheet.title, sheet=sheet)

    def _card(self, session: ScreenSession, speech: Speech) -> Sheet:
        """The text of the shown rule, the page where the edition prints it, and the rules around it."""
        edition = session.store.settings.edition
        if session.seated is not None:
            edition = self.book.edition(session.seated.match.state)
        shown = rule(self.game, self.rule)
        source = cited(shown, self.book.source(edition, shown), speech)
        blocks = (
            Text(speech.say(TEXT + self.rule), "title"),
            Text(source, tone="quiet"),
            Text(speech.say("rules-around"), "detail", "quiet"),
            _listed(around(self.rule), speech),
        )
        return Sheet(
            "rule", speech.say("sheet-rule"), blocks, (button(speech, "all-rules"), button(speech, "close", "primary"))
        )

    def _search(self, session: ScreenSession, speech: Speech) -> Sheet:
        say = speech.say
        subjects = self.look.subjects
        field = Field("rules-typed", self.typed, say("rules-hint"), language=session.speech.language)
        picked = next((subject for subject in subjects if subject.label == self.subject), None)
        blocks: list[Block] = []
        if session.seated is None:
            blocks.append(picker("game", {name: say(f"game-{name}") for name in GAMES}, self.game, len(GAMES)))
        blocks.append(field)
        if self.typed.strip():
            ids = found(self.typed, self.game, subjects)
            blocks.append(_listed(ids, speech) if ids else Text(say("rules-none"), tone="quiet"))
        else:
            if picked is None and session.notices.refused in ledger(self.game):
                blocks += [Text(say("rules-last"), "detail", "quiet"), _listed((session.notices.refused,), speech)]
            blocks += _chips(subjects, self.subject, speech)
            if picked is not None:
                blocks.append(_listed(under(picked.rules, self.game), speech))
        chart = (button(speech, "chart"),) if "chart" in self.look.menu else ()
        buttons = (*chart, button(speech, "close", "primary"))
        return Sheet("rules", say("act-rules"), tuple(blocks), buttons)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Show another rule, search for something else, or go back."""
        match does:
            case "close":
                session.pages.back()
            case ReadRule(rule) if rule in ledger(self.game):
                session.pages.go(replace(self, rule=rule))
            case "all-rules":
                session.pages.go(replace(self, rule="", chart=False))
            case "chart":
                session.pages.go(replace(self, chart=True))
            case "rules-typed":
                session.pages.go(replace(self, typed=text))
            case Pick("about", subject):
                session.pages.go(replace(self, subject="" if subject == self.subject else subject))
            case Pick("game", game):
                session.pages.go(RulesPage.of(game))


def open_rules(session: ScreenSession, rule: str) -> None:
    """Open this rule, or with "" the search; in the seated game, else in the game that has the rule."""
    if session.seated is not None:
        page = RulesPage(session.seated.start.game, session.seated.match.game, session.seated.look, rule)
    else:
        page = RulesPage.of(next((game for game in GAMES if rule in ledger(game)), next(iter(GAMES))), rule)
    session.pages.push(page)


def _listed(ids: tuple[str, ...], speech: Speech) -> Grid:
    """A table with one row for each of these rules; touching a row opens the rule."""
    return Grid(tuple(Row((speech.say(TEXT + id), id), ReadRule(id)) for id in ids), (WORDS, ID))


def _chips(subjects: tuple[Subject, ...], picked: str, speech: Speech) -> tuple[Block, ...]:
    """Buttons for the subjects of rules: pieces in one row, the parts of a game below; `picked` is the selected one."""
    chips = {
        drawn: tuple(
            Choice(
                Pick("about", each.label), speech.say(each.label), glyph=each.glyph, tone=tone_of(each.label == picked)
            )
            for each in subjects
            if (each.glyph is not None) == drawn
        )
        for drawn in (True, False)
    }
    return Choices(chips[True], columns=len(chips[True]), tall=True), Choices(chips[False], columns=5)
