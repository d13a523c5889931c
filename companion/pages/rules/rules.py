"""Rules: the rules of a game in Boardside's own words, searched by a word, a piece or a part of the game."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.common_actions import ReadRule
from companion.games.drawing.common_controls import picker
from companion.games.game_view import GameView
from companion.games.registry import GAMES
from companion.games.view_values import Subject
from companion.language.message_texts import Speech
from companion.pages.parts import whole_page
from companion.rulebook import TEXT, around, cited, found, ledger, rule, under
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
    Text,
    tone_of,
)
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from engine.game import Game

WORDS, ID = 0.79, 0.21
"""The widths of a row's two cells, the rule's text and its id, as fractions of the row."""


class RulesPage(Page, frozen=True):
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
            return self._card(session, speech)
        if self.chart:
            title = speech.say(f"sheet-chart-{self.game}")
            return whole_page(session, "chart", self.look.chart(speech), "all-rules", title=title, page="rules")
        return self._search(session, speech)

    def _card(self, session: ScreenSession, speech: Speech) -> Screen:
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
        return whole_page(session, "rule", blocks, "all-rules", primary="close", page="rules")

    def _search(self, session: ScreenSession, speech: Speech) -> Screen:
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
        chart = ("chart",) if "chart" in self.look.menu else ()
        return whole_page(session, "rules", blocks, *chart, primary="close")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Show another rule, search for something else, or go back."""
        match does:
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
    chips = [
        Choice(Pick("about", each.label), speech.say(each.label), "", each.glyph, tone_of(each.label == picked))
        for each in subjects
    ]
    pieces, parts = (tuple(each for each in chips if (each.glyph is None) == plain) for plain in (False, True))
    return Choices(pieces, columns=len(pieces), tall=True), Choices(parts, columns=5)
