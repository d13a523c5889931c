"""Catch up: a game begun without the screen, or one that drifted, is told as it lies, step by step, then checked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.actions import Say
from companion.games.catching_up import CatchingUp
from companion.games.registry import GAMES
from companion.screen import Banner, Block, Choice, Choices, Screen, Sheet, Text
from companion.session.session import button
from engine.rule import Rejection, Unclear

if TYPE_CHECKING:
    from companion.session.session import Page, Session

CHECK = "check"


class CatchUpPage(Struct, frozen=True):
    """`table` is the page to return to, `telling` the table as it is told so far, `step` the name of the step."""

    table: Page
    telling: CatchingUp
    step: str

    @classmethod
    def first(cls, session: Session, table: Page) -> CatchUpPage | None:
        """What the referee believes now; None where the game cannot be told, or no longer."""
        tells = GAMES[session.table.told.game].catching_up
        telling = tells(session.table.match.state) if tells is not None else None
        return cls(table, telling, telling.steps[0]) if telling is not None else None

    def show(self, session: Session) -> Screen:
        """The board with its seats, what this step asks, and all steps below."""
        seated = session.table
        speech, look, telling = seated.speech, seated.look, self.telling
        name = telling.steps[-1] if self.step == CHECK else self.step
        step = telling.show(name, seated.players, speech)
        player = seated.players[int(telling.seat) - 1]
        of_a_seat = any(panel.active for panel in step.seats) and self.step != CHECK
        banner = Banner(
            str(telling.round),
            "",
            speech.say("act-catch-up"),
            player.name if of_a_seat else speech.say(f"catch-up-{self.step}"),
            step.prompt if self.step != CHECK else speech.say("catch-up-check-prompt"),
            look.glyph(player.colour, telling.seat) if of_a_seat else None,
        )
        blocks, buttons = self._checked(session) if self.step == CHECK else (step.blocks, ())
        sheet = Sheet(f"catch-up-{self.step}-{telling.seat}", "", blocks, buttons) if blocks else None
        steps = tuple(
            Choice(f"step/{each}", speech.say(f"catch-up-{each}"), tone="selected" if each == self.step else "plain")
            for each in (*telling.steps, CHECK)
        )
        return Screen(
            "catch-up",
            board=look.board(seated.match.state),
            marks=step.marks,
            banner=banner,
            seats=step.seats,
            tray=() if sheet else step.tray,
            bar=(*steps, button(speech, "cancel", "quiet")),
            sheet=sheet,
        )

    def _checked(self, session: Session) -> tuple[tuple[Block, ...], tuple[Choice, ...]]:
        """Everything that cannot be so, each with its numbers; or how the table will lie."""
        seated, speech = session.table, session.table.speech
        verdict = seated.match.judged(self.telling.command())
        accept = replace(button(speech, "so-it-is", "primary"), enabled=isinstance(verdict, tuple))
        if isinstance(verdict, Rejection):
            found = (verdict, *verdict.also)
            faults = tuple(
                Choice(f"mend/{number}", speech.say(id, **params), speech.say(id, "more", **params))
                for number, (id, params) in enumerate((fault.rule.id, fault.params) for fault in found)
            )
            asked = Text(speech.say("catch-up-faults", faults=len(found)), tone="warning")
            return (asked, Choices(faults, 1, tall=True)), (accept,)
        if isinstance(verdict, Unclear):
            return (Text(speech.say("catch-up-unclear"), tone="warning"),), (accept,)
        lies = (Text(line) for line in seated.look.lies(self.telling.state(), speech))
        return (Text(speech.say("catch-up-right"), tone="good"), *lies), (accept,)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Another step, what this one tells, the entry, or back without one."""
        verb, _, what = id.partition("/")
        session.dismiss()
        match verb:
            case "cancel":
                session.go(self.table)
            case "step" if what in (*self.telling.steps, CHECK):
                session.go(replace(self, step=what))
            case "so-it-is":
                session.act(Say((self.telling.command(),)), lambda: session.go(self.table))
            case "mend" if what.isdecimal():
                self._mend(session, int(what))
            case _ if self.step != CHECK:
                after = self.telling.touch(self.step, id)
                if after is not None:
                    session.go(replace(self, telling=after))

    def _mend(self, session: Session, number: int) -> None:
        """The step where a fault was told."""
        verdict = session.table.match.judged(self.telling.command())
        if isinstance(verdict, Rejection) and number <= len(verdict.also):
            step, telling = self.telling.mending((verdict, *verdict.also)[number])
            session.go(replace(self, step=step, telling=telling))
