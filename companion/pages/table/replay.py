"""A game played again on its board: step by step, at any speed, with every refusal in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.protocol import View
from companion.pages.parts.notice_position import clear_of
from companion.screen import Choice, Screen
from companion.session.history import Moment, moments
from companion.session.refusals import refusal
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Page, Session

PACES = (2.0, 1.0, 0.5, 0.2, 0.05)
"""Seconds an act is shown, slow to fast."""


def open_replay(session: Session, back: Page) -> None:
    """Read what was refused, and show the game from its start."""
    seated = session.table

    def read(told: tuple[object, object]) -> None:
        rows, refusals = told
        session.dismiss()
        session.go(ReplayPage(back, moments(seated.match, rows, refusals)))  # type: ignore[arg-type]

    session.ask(lambda store: (store.rows(seated.id), store.refusals(seated.id)), read)


class ReplayPage(Struct, frozen=True):
    """`at` is the moment that is shown, `due` when the next one is, 0 while it is not known; `pace` counts PACES."""

    back: Page
    moments: tuple[Moment, ...]
    at: int = 0
    pace: int = 1
    going: bool = False
    due: float = 0.0

    def show(self, session: Session) -> Screen:
        """The table as it was, and what was done last."""
        seated, moment = session.table, self.moments[self.at]
        speech, look, match = seated.speech, seated.look, moment.match
        then = seated.with_match(match)
        notice, suggestions = None, None
        if moment.refused is not None:
            notice, suggestions = refusal(then, moment.command, moment.refused)
            # What was played is looked at: nothing is done or settled here.
            notice = replace(notice, id="forward", ways=(), asks=())
            if suggestions.wrong:
                notice = replace(notice, at=clear_of(session, next(iter(suggestions.wrong))))
        glow, wrong = (suggestions.glow, suggestions.wrong) if suggestions else (frozenset[str](), frozenset[str]())
        picture = look.picture(View(match, look.blank(), then.players, speech, glow=glow, wrong=wrong))
        told = look.tell(match.last, speech) if match.last else speech.say("history-start")
        banner = replace(
            picture.banner,
            phase=speech.say("replay-step", n=self.at, of=len(self.moments) - 1),
            prompt=speech.say("replay-refused") if notice else told,
        )
        return Screen(
            "replay",
            board=look.board(match.state),
            marks=picture.marks,
            banner=banner,
            seats=picture.seats,
            bar=self._bar(session),
            notice=notice,
        )

    def _bar(self, session: Session) -> tuple[Choice, ...]:
        speech = session.table.speech
        last = self.at == len(self.moments) - 1
        return (
            button(speech, "close"),
            Choice("round-back", speech.say("act-round-back"), enabled=self.at > 0),
            Choice("step-back", speech.say("act-step-back"), enabled=self.at > 0),
            button(speech, "pause" if self.going else "play", "primary", enabled=self.going or not last),
            Choice("forward", speech.say("act-forward"), enabled=not last),
            Choice("round-on", speech.say("act-round-on"), enabled=not last),
            Choice("pace", speech.say("act-pace", pace=f"{PACES[1] / PACES[self.pace]:g}")),
        )

    def tap(self, session: Session, id: str, text: str) -> None:
        """Go to a moment, or on by itself; to the rule of a refusal and back."""
        verb, _, what = id.partition("/")
        match verb:
            case "rule":
                from companion.pages.rules.rules import RulesPage

                session.go(RulesPage.first(session, replace(self, going=False), what))
            case "close":
                session.go(self.back)
            case "play":
                session.go(replace(self, going=True, due=0.0))
            case "pause":
                session.go(replace(self, going=False))
            case "pace":
                session.go(replace(self, pace=(self.pace + 1) % len(PACES), due=0.0))
            case "step-back":
                self._to(session, self.at - 1)
            case "forward":
                self._to(session, self.at + 1)
            case "round-back":
                self._to(session, self._round(-1))
            case "round-on":
                self._to(session, self._round(1))

    def tick(self, session: Session, now: float) -> None:
        """Show the next moments whose time has come."""
        pace = PACES[self.pace]
        if not self.due:
            return session.go(replace(self, due=now + pace))
        steps = max(0, int((now - self.due) / pace) + 1) if now >= self.due else 0
        if steps:
            # A clock that was set, or a machine that slept, is no reason to rush through the game.
            at = min(self.at + min(steps, 10), len(self.moments) - 1)
            session.go(replace(self, at=at, due=now + pace, going=at < len(self.moments) - 1))

    def _to(self, session: Session, at: int) -> None:
        session.go(replace(self, at=max(0, min(at, len(self.moments) - 1)), going=False))

    def _round(self, way: int) -> int:
        """The first moment of the next round, or of this one, or of the one before."""
        rounds = [moment.match.prompt.round for moment in self.moments]
        if way > 0:
            return next((n for n in range(self.at, len(rounds)) if rounds[n] != rounds[self.at]), len(rounds) - 1)
        at = self.at - 1
        while at > 0 and rounds[at - 1] == rounds[at]:
            at -= 1
        return at
