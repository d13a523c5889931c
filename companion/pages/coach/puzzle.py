"""The page on which a move of a finished game is tried again as a puzzle, to reach more than was reached then."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.could_have import Chance
from companion.games.drawing.common_controls import checklist
from companion.games.registry import GAMES, RegisteredGame
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.games.view_values import Suggestions, View
from companion.language.message_texts import Speech
from companion.pages.page_registry import open_page
from companion.pages.parts.notice_position import clear_of
from companion.screen import Choice, Notice, Screen, SeatPanel, Sheet
from companion.session.refusals import reason, refusal
from companion.session.session import Session, button
from engine.game import Command, State
from engine.match import Match
from engine.rule import Rejection, Unclear


class PuzzlePage(Struct, frozen=True):
    """A puzzle: with the cards that a seat held when the move of `chance` began, players try to reach what was
    possible. `match` is what was tried since then, `draft` the touches of the unfinished next step, `refused` the last
    action that was refused, with the reason. `over` is "lies" while the list of what lies where on the table is shown,
    with the lines in `ticked` done.
    """

    chance: Chance
    match: Match
    draft: Draft
    refused: tuple[Command, Rejection | Unclear] | None = None
    over: str = ""
    ticked: frozenset[int] = frozenset()

    def show(self, session: Session) -> Screen:
        """The screen with the board, the cards of the seat, and how much has been reached."""
        seated, match, chance = session.table, self.match, self.chance
        speech, look, say = seated.speech, seated.look, seated.speech.say
        notice, suggestions = self._notice(session)
        players = seated.shown
        view = View(match, self.draft, players, speech, glow=suggestions.glow, wrong=suggestions.wrong)
        picture, game = look.picture(view), seated.start.game
        banner = replace(
            picture.banner,
            phase=say("puzzle-found", found=self._found(session), of=chance.possible),
            turn=players[int(chance.seat) - 1].name,
            prompt=say(f"puzzle-{game}", seat=chance.seat, round=chance.round, possible=chance.possible),
        )
        sheet = self._check(session) if self.over else picture.sheet
        begun = match.before is not None
        bar = (
            button(speech, "close"),
            button(speech, "lies"),
            Choice("solution", say("act-solution")),
            *picture.secondary,
            Choice("step-back", say("act-step-back"), enabled=begun),
        )
        return Screen(
            "puzzle",
            board=look.board(match.state),
            marks=picture.marks,
            banner=banner,
            seats=with_hand(picture.seats, GAMES[game], match.state, chance.seat, speech),
            tray=() if self.over else picture.tray,
            bar=(button(speech, "close"),) if self.over else bar,
            notice=None if self.over else notice,
            sheet=sheet,
        )

    def _found(self, session: Session) -> int:
        coach = GAMES[session.table.start.game].coach
        assert coach is not None
        assert self.chance.start is not None
        return coach.gained(self.chance.start.state, self.match.state, self.chance.seat)

    def _notice(self, session: Session) -> tuple[Notice | None, Suggestions]:
        """The notice that the last step is refused and why, or that the puzzle is solved, or None; and what to suggest
        instead.
        """
        seated, say = session.table, session.table.speech.say
        if self.refused is None:
            if self._found(session) < self.chance.possible:
                return None, Suggestions()
            spent = say("puzzle-solved-more", steps=len(self.match))
            return Notice("read", say("puzzle-solved"), spent, tone="news"), Suggestions()
        command, answer = self.refused
        if isinstance(answer, Unclear):
            return Notice("read", reason(seated.speech, answer), tone="warning"), Suggestions()
        notice, suggestions = refusal(seated.with_match(self.match), command, answer)
        notice = replace(notice, id="read", asks=())
        if suggestions.wrong:
            notice = replace(notice, at=clear_of(session, next(iter(suggestions.wrong))))
        return notice, suggestions

    def _check(self, session: Session) -> Sheet:
        """The list of which piece belongs where on the real table, and of the cards to hold, for this puzzle."""
        seated = session.table
        coach, speech = GAMES[seated.start.game].coach, seated.speech
        assert coach is not None
        assert self.chance.start is not None
        state = self.chance.start.state
        hand = coach.hand_line(state, seated.players, self.chance.seat, speech)
        lines = (hand, *seated.look.table_check(state, speech))
        return Sheet("lies", speech.say("sheet-lies"), (checklist(lines, self.ticked),))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Make a step, take one back, show the list of what lies where or the solution, or leave the page."""
        verb, _, what = id.partition("/")
        look = session.table.look
        plain = replace(self, refused=None, over="", draft=look.blank())
        match verb:
            case "close" if self.over:
                session.go(plain)
            case "close":
                session.back()
            case "read" if self.refused is None:
                session.back()
            case "read":
                session.go(plain)
            case "step-back" if self.match.before is not None:
                session.go(replace(plain, match=self.match.before))
            case "lies":
                session.go(replace(plain, over="lies"))
            case "tick" if what.isdecimal():
                session.go(replace(self, ticked=self.ticked ^ {int(what)}))
            case "solution":
                session.back()
            case "rule":
                open_page(session, "rules", what)
            case "way" if what.isdecimal():
                ways = self._notice(session)[1].ways
                if int(what) < len(ways):
                    session.go(plain._on(ways[int(what)].act, look.blank()))
            case "seat" | "hand" | "end-move":
                session.go(plain)
            case _:
                act = look.touch(self.match.state, self.draft, id)
                session.go(replace(self, refused=None)._on(act, look.blank()))

    def _on(self, act: Say | Draft | None, blank: Draft) -> PuzzlePage:
        """The page after a touch that means `act`: a new draft, a complete action, or None (then the same page). An
        action is tried at once, and `blank` is the draft afterwards.
        """
        if act is None:
            return self
        if not isinstance(act, Say):
            return replace(self, draft=act)
        page = replace(self, draft=blank if act.then is None else act.then)
        for command in act.commands:
            after = page.match.say(command)
            if not isinstance(after, Match):
                return replace(page, refused=(command, after))
            page = replace(page, match=after)
        return page


def open_puzzle(session: Session, chance: Chance) -> None:
    """Open the puzzle made of this move."""
    assert chance.start is not None
    session.push(PuzzlePage(chance, chance.start, session.table.look.blank()))


def with_hand(
    seats: tuple[SeatPanel, ...], game: RegisteredGame, state: State, seat: str, speech: Speech
) -> tuple[SeatPanel, ...]:
    """The panel of one seat alone, and below it the cards that it is known to hold."""
    coach = game.coach
    cards = coach.hand(state, seat, speech) if coach is not None else ()
    own = (replace(each, details=each.details[:1]) for each in seats if each.id == f"seat/{seat}")
    return (*own, *cards)
