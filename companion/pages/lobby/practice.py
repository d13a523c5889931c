"""Practice: an action, a refusal and undo, tried in a game that is not stored."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import ReadRule
from companion.games.drawing.common_controls import button
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.games.view_values import Suggestions, View
from companion.pages.lobby.examples import example, played
from companion.pages.page_registry import open_page
from companion.pages.parts.notice_position import clear_on
from companion.screen import Choice, Does, Notice, Screen, Sheet, Text
from companion.session.refusals import refusal
from companion.session.screen_session import ScreenSession
from companion.session.spoken_game import SpokenGame
from engine.game import Start
from engine.match import Match
from engine.rule import Rejection

ACT, REFUSED, UNDO, DONE = range(4)
"""What is to be tried next: an action, one that is refused, undo; at last nothing."""


class PracticePage(Struct, frozen=True):
    """The page of the practice. `table` is its game, which began with `begun` entries, `draft` the touches of an
    unfinished command, `step` what is to be tried next; `refused` is the notice of a refusal, until it is closed.
    """

    table: SpokenGame
    draft: Draft
    begun: int
    step: int = ACT
    refused: Notice | None = None
    suggestions: Suggestions = Suggestions()

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the board as in a game, and what is to be tried next as the prompt."""
        table, speech = self.table, self.table.speech
        wrong = self.suggestions.wrong
        picture = table.look.picture(View(table.match, self.draft, table.players, speech, wrong=wrong))
        board, done = table.look.board(table.match.state), self.step == DONE
        name = f"practice-{table.start.game}"
        banner = replace(
            picture.banner,
            phase=speech.say("practice-step", n=min(self.step + 1, DONE)),
            prompt=speech.say("practice-done" if done else f"{name}-{self.step}"),
            does="",
        )
        undo = Choice(
            "undo",
            speech.say("act-undo"),
            tone="primary" if self.step == UNDO else "plain",
            enabled=len(table.match) > self.begun and not done,
        )
        buttons = (button(speech, "close"), button(speech, "new", "primary"))
        sheet = Sheet("practice", speech.say("practice-done"), (Text(speech.say(f"{name}-{DONE}"), "title"),), buttons)
        return Screen(
            "practice",
            board=board,
            marks=picture.marks,
            banner=banner,
            seats=tuple(replace(panel, does="") for panel in picture.seats),
            tray=() if done else picture.tray,
            bar=() if done else (button(speech, "close"), undo),
            notice=replace(self.refused, at=clear_on(board, next(iter(wrong), ""))) if self.refused else None,
            sheet=sheet if done else None,
        )

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Take a touch as in a game: what it does is judged and shown, and not stored."""
        plain = replace(self, refused=None, suggestions=Suggestions())
        match does:
            case "close":
                session.pages.back()
            case "new":
                session.pages.back()
                open_page(session, "new")
            case ReadRule(rule):
                open_page(session, "rules", rule)
            case "notice":
                session.pages.go(plain)
            case "undo" if len(self.table.match) > self.begun:
                table = self.table.with_match(self.table.match.undo(1))
                step = DONE if self.step == UNDO else self.step
                session.pages.go(replace(plain, table=table, draft=table.look.blank(), step=step))
            case _:
                session.pages.go(plain._touched(does))

    def _touched(self, does: Does) -> PracticePage:
        table = self.table
        act = table.look.touch(table.match.state, self.draft, does)
        if act is None:
            return self
        if not isinstance(act, Say):
            return replace(self, draft=act)
        if not act.commands:
            return self
        command, blank = act.commands[0], table.look.blank()
        after = table.match.say(command)
        if isinstance(after, Match):
            return replace(self, table=table.with_match(after), draft=blank, step=max(self.step, REFUSED))
        if not isinstance(after, Rejection):
            return replace(self, draft=blank)
        notice, suggestions = refusal(table, command, after)
        step = max(self.step, UNDO) if self.step else ACT
        notice = replace(notice, ways=(), asks=())
        return replace(self, draft=blank, refused=notice, suggestions=suggestions, step=step)


def open_practice(session: ScreenSession, unused: str) -> None:
    """Begin the practice of the first game that has one."""
    for name, game in GAMES.items():
        look = game.look(game.game())
        if look.practice:
            options = dict[str, object](look.preset(session.store.settings.edition))
            table = example(session, Start(name, look.seats[0], "1", options))
            table = table.with_match(played(table.match, look.practice)[-1].match)
            return session.pages.push(PracticePage(table, look.blank(), len(table.match)))
    return None
