"""Games that are not stored: the practice of an action, a refusal and undo, and a recorded game that plays itself."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec
from msgspec.structs import replace

from companion.games.common_actions import ReadRule
from companion.games.drawing.common_controls import button
from companion.games.people import People, Player
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, begin
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.games.view_values import Suggestions, View
from companion.pages.page_registry import open_page
from companion.pages.parts import clear_on
from companion.pages.table.replay import Moment, ReplayPage
from companion.screen import Choice, Does, Notice, Screen, Sheet, Text
from companion.session.page_stack import Page
from companion.session.refusals import refusal
from companion.session.screen_session import ScreenSession
from companion.session.seated_game import seat_game
from companion.session.spoken_game import SpokenGame, spoken
from engine.codec import read_command
from engine.game import Command, Start
from engine.match import Match
from engine.rule import Rejection

PLAYERS = (Player("Anna", "red"), Player("Boris", "blue"), Player("Chris", "yellow"))
DEMO = "demo.jsonl"
"""The recorded game in the folder of the first game: its start, then its commands, a line each."""


def example(session: ScreenSession, start: Start) -> SpokenGame:
    """A new game that is not stored, in the language of this screen."""
    begun = begin(start)
    assert isinstance(begun, StartedGame)
    seated = seat_game(0, begun, People(players=PLAYERS[: start.seats]))
    return spoken(seated, session.speech.language, session.store.settings.edition)


def played(match: Match, commands: Iterable[Command]) -> tuple[Moment, ...]:
    """The moments of a game in which these commands are said one after the other; refused ones are among them."""
    found = [Moment(match)]
    for command in commands:
        after = match.say(command)
        if isinstance(after, Match):
            match = after
            found.append(Moment(match, command))
        elif isinstance(after, Rejection):
            found.append(Moment(match, command, after))
    return tuple(found)


def open_demo(session: ScreenSession, unused: str) -> None:
    """Show a recorded game, which plays by itself."""
    lines = files(f"companion.games.{next(iter(GAMES))}").joinpath(DEMO).read_bytes().splitlines()
    start = msgspec.json.decode(lines[0], type=Start)
    table = example(session, start)
    commands = (read_command(GAMES[start.game].game(), line) for line in lines[1:])
    session.pages.push(ReplayPage(played(table.match, commands), going=True, example=table))


ACT, REFUSED, UNDO, DONE = range(4)
"""What is to be tried next: an action, one that is refused, undo; at last nothing."""


class PracticePage(Page, frozen=True):
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
