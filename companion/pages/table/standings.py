"""Standings: the score with its reasons, and after the game the ways of the pawns and what to do next."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.common_actions import ReturnTo, SeatTouched
from companion.games.could_have import Chance
from companion.games.drawing.common_controls import button
from companion.games.registry import GAMES
from companion.games.view_values import View
from companion.games.words.history_in_words import beside_standings
from companion.pages.page_registry import open_page
from companion.pages.parts import whole_page
from companion.pages.table.history import HistoryPage
from companion.pages.table.possible_results import PossiblePage, ask_chances, greatest, sentence
from companion.screen import Block, Choice, Choices, Columns, Does, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.session.spoken_game import SpokenGame


class EndingPage(Page, frozen=True):
    """The page of the standings: the final ones, or during the game the present ones. `found` is what was possible in
    each move; () until that has been worked out.
    """

    found: tuple[Chance, ...] = ()

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the standings, and buttons for replay, the pawns' ways and a rematch."""
        seated = session.table
        speech = seated.speech
        blocks = seated.look.standings(seated.match, seated.players, speech)
        if self.found:
            blocks = self._with_chances(blocks, seated)
        blocks += beside_standings(seated.match, speech, seated.look.tell_act)
        for seat in (each.id for each in seated.match.state.seats):
            if count := seated.people.hints.get(seat, 0):
                blocks += (Text(speech.say("hints-given", seat=seat, hints=count), tone="quiet"),)
        trail = ("trail",) if seated.look.trail(seated.match, seated.players) is not None else ()
        after = ("share", "leave") if seated.finished else ()
        title, again = speech.say("sheet-end" if seated.finished else "sheet-standings"), seated.finished * "rematch"
        return whole_page(session, "ending", blocks, "table", *trail, "replay", *after, primary=again, title=title)

    def _with_chances(self, blocks: tuple[Block, ...], seated: SpokenGame) -> tuple[Block, ...]:
        """The page's blocks with the button for what was possible: at the end, or below the ranks in the left column if
        the last block has two columns."""
        most, say = greatest(self.found), seated.speech.say
        detail = sentence(most, seated) if most is not None else say("possible-nothing")
        button = Choices((Choice("possible", say("act-possible-see"), detail),), columns=1)
        if blocks and isinstance(blocks[-1], Columns):
            return (*blocks[:-1], replace(blocks[-1], left=(*blocks[-1].left, button)))
        return (*blocks, button)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open a page, go back to the table or to one of its seats, or leave the game."""
        match does:
            case "trail" | "replay" | "share" | "rematch":
                open_page(session, does)
            case "count-pad":
                open_page(session, GAMES[session.table.start.game].count_pad)
            case "possible":
                session.pages.push(PossiblePage(self.found))
            case ReturnTo(entry):
                session.pages.push(HistoryPage(kept=entry))
            case "leave":
                session.leave()
            case SeatTouched():
                session.pages.back()
                session.pages.page.tap(session, does, text)


def open_standings(session: ScreenSession, unused: str) -> None:
    """Show the standings, and what was possible in each move as soon as that is known."""
    session.pages.push(EndingPage())

    def found(chances: tuple[Chance, ...]) -> None:
        if isinstance(session.pages.page, EndingPage):
            session.pages.go(EndingPage(chances))

    ask_chances(session, found)


class TrailPage(Page, frozen=True):
    """The page of the board with the way of each seat's pawn. `looked` is the only seat shown, "" for all."""

    looked: str = ""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the board and a panel for each seat; a touched panel shows only the way of its pawn."""
        seated = session.table
        look, speech, match = seated.look, seated.speech, seated.match
        picture = look.picture(View(match, look.blank(), seated.shown, speech))
        who = seated.shown[int(self.looked) - 1].name if self.looked else speech.say("turn-everyone")
        banner = replace(
            picture.banner, phase=speech.say("act-trail"), turn=who, prompt=speech.say("trail-hint"), mark=None
        )
        return Screen(
            "trail",
            board=look.board(match.state),
            marks=look.trail(match, seated.players, self.looked),
            banner=banner,
            seats=tuple(replace(panel, active=panel.does == SeatTouched(self.looked)) for panel in picture.seats),
            bar=(button(speech, "close", "primary"),),
        )

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Show one seat's way, or those of all seats again."""
        match does:
            case SeatTouched(seat):
                session.pages.go(TrailPage("" if self.looked == seat else seat))
