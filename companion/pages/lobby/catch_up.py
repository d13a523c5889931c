"""The form in which players enter a position in mid-game; it is checked before the game begins from it."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.catching_up import CatchingUp
from companion.games.drawing.common_controls import button
from companion.games.drawing.seat_marks import seat_mark
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.page_registry import open_page
from companion.screen import Banner, Block, Choice, Choices, Does, Nth, Pick, Screen, Sheet, Text, tone_of
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from engine.rule import Rejection, Unclear

CHECK = "check"
"""The name of the last step, in which everything entered is checked."""


class CatchUpPage(Page, frozen=True):
    """The page on which a position in mid-game is entered: `position` is what was entered so far, `step` the name of
    the step shown.
    """

    clears = True

    position: CatchingUp
    step: str

    def show(self, session: ScreenSession) -> Screen:
        """The screen with board and seats as entered, the questions of this step, and buttons for all steps."""
        seated, position = session.table, self.position
        speech, look, checking = seated.speech, seated.look, self.step == CHECK
        state = position.state()
        step = position.show(position.steps[-1] if checking else self.step, seated.players, speech)
        player = seated.players[int(position.seat) - 1]
        of_a_seat = not checking and any(panel.active for panel in step.seats)
        banner = Banner(
            str(state.round),
            "",
            speech.say("act-catch-up"),
            player.name if of_a_seat else speech.say(f"catch-up-{self.step}"),
            speech.say("catch-up-check-prompt") if checking else step.prompt,
            seat_mark(player.colour, position.seat) if of_a_seat else None,
        )
        blocks, buttons = self._checked(session) if checking else (step.blocks, ())
        sheet = Sheet(f"catch-up-{self.step}-{position.seat}", "", blocks, buttons) if blocks else None
        steps = tuple(
            Choice(Pick("step", each), speech.say(f"catch-up-{each}"), tone=tone_of(each == self.step))
            for each in (*position.steps, CHECK)
        )
        return Screen(
            "catch-up",
            board=look.board(state),
            marks=step.marks,
            banner=banner,
            seats=step.seats,
            tray=() if sheet else step.tray,
            bar=(*steps, button(speech, "cancel", "quiet")),
            sheet=sheet,
        )

    def _checked(self, session: ScreenSession) -> tuple[tuple[Block, ...], tuple[Choice, ...]]:
        """Two parts of the page. First its blocks: the mistakes in the entered position and what is unusual about it,
        each with the calculation that shows it; then, if there are no mistakes, what must be on the table, line by
        line. Then its one button, which accepts the position and is disabled while there are mistakes.
        """
        seated, speech = session.table, session.table.speech
        verdict = seated.match.judged(self.position.command())
        accept = (button(speech, "so-it-is", "primary", enabled=isinstance(verdict, tuple)),)
        if isinstance(verdict, Unclear):
            return (Text(speech.say("catch-up-unclear"), tone="warning"),), accept
        found, blocks = self._found(session), list[Block]()
        if found:
            wrong = isinstance(verdict, Rejection)
            warning = speech.say("catch-up-faults", faults=len(found)) if wrong else speech.say("catch-up-doubts")
            choices = tuple(
                Choice(
                    Nth("mend", number),
                    speech.say(fault.rule.id, **fault.params),
                    speech.say(fault.rule.id, "more", **fault.params),
                )
                for number, fault in enumerate(found)
            )
            blocks += [Text(warning, tone="warning"), Choices(choices, 1, tall=True)]
        if not isinstance(verdict, Rejection):
            blocks += [Text(speech.say("catch-up-right"), tone="good")]
            blocks += [Text(line) for line in seated.look.table_check(self.position.state(), speech)]
        return tuple(blocks), accept

    def _found(self, session: ScreenSession) -> tuple[Rejection, ...]:
        """The mistakes in the entered position, then what is unusual about it."""
        verdict = session.table.match.judged(self.position.command())
        faults = (verdict, *verdict.also) if isinstance(verdict, Rejection) else ()
        return (*faults, *self.position.doubts())

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go to another step, enter something, accept the position, or cancel."""
        match does:
            case "cancel":
                session.pages.back()
            case Pick("step", step):
                session.pages.go(replace(self, step=step))
            case "so-it-is":
                session.act(Say((self.position.command(),)), lambda: open_page(session, "table"))
            case Nth("mend", number):
                self._mend(session, number)
            case _ if self.step != CHECK:
                after = self.position.touch(self.step, does)
                if after is not None:
                    session.pages.go(replace(self, position=after))

    def _mend(self, session: ScreenSession, number: int) -> None:
        """Go to the step in which the mistake with this index was entered."""
        step, position = self.position.mending(self._found(session)[number])
        session.pages.go(CatchUpPage(position, step))


def open_catch_up(session: ScreenSession, unused: str) -> None:
    """Open the form for a position, filled in with the one Boardside knows; does nothing if the game has no such form,
    or allows none now.
    """
    begin = GAMES[session.table.start.game].catching_up
    position = begin(session.table.match.state) if begin is not None else None
    if position is not None:
        session.notices.dismiss()
        session.pages.push(CatchUpPage(position, position.steps[0]))
