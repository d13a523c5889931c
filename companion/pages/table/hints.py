"""Hints: the level that the table agrees on for each seat, and the hints themselves, at the table and on phones."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from companion.games.could_have import Chance, Coach
from companion.games.drawing.common_controls import button, mark
from companion.games.game_view import GameView
from companion.games.registry import GAMES
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.pages.parts import whole_page
from companion.pages.table.possible_results import WayPage
from companion.screen import Block, Choice, Choices, Does, Nth, Screen, ScreenAction, Text, tone_of
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from engine.common_commands import Hints
from engine.game import Entry, Event
from engine.match import Match

HINT_LEVELS = (0, 1, 2, 3)
"""How much a hint says: nothing; that more is possible; how much, and the first step; the whole way."""
WHOLE_WAY = 3


class Hint(Struct, frozen=True):
    """A hint in words: what is possible (`headline`), and the first step towards it (`more`, "" if the hint does not
    say it). `chance` is the record of the best move with all its steps if the table agreed to show it, else None."""

    headline: str
    more: str = ""
    chance: Chance | None = None


class Level(ScreenAction, frozen=True):
    """Picks how far hints go for this seat."""

    seat: str
    level: int


class HintsPage(Page, frozen=True):
    """The page of hints: buttons that give a seat a hint, and the level of hints of each seat. `picked` are levels that
    the players have not agreed on yet.
    """

    picked: Mapping[str, int] = {}

    def show(self, session: ScreenSession) -> Screen:
        """The screen with buttons for the hints that can be given now, then the levels of each seat."""
        seated, say = session.table, session.speech.say
        agreed = seated.match.state.house.hints
        playing = seated.by_people()
        asks = tuple(self._ask(session, seat) for seat in playing if agreed.get(seat))
        blocks: list[Block] = [Choices(asks, columns=2, tall=True)] if asks else []
        blocks.append(Text(say("hints-what"), tone="quiet"))
        for seat in playing:
            now = self.picked.get(seat, agreed.get(seat, 0))
            blocks.append(Text(seated.players[int(seat) - 1].name, glyph=mark(seated.players, seat)))
            levels = (
                Choice(Level(seat, each), say(f"hints-level-{each}"), tone=tone_of(each == now)) for each in HINT_LEVELS
            )
            blocks.append(Choices(tuple(levels), columns=4))
        changed = any(level != agreed.get(seat, 0) for seat, level in self.picked.items())
        agree = button(session.speech, "all-agree", "primary", enabled=changed)
        return whole_page(session, "hints", blocks, "close", agree)

    def _ask(self, session: ScreenSession, seat: str) -> Choice:
        seated, say = session.table, session.speech.say
        coach = GAMES[seated.start.game].coach
        known = coach is not None and coach.now(seated.match, seat) is not None
        taken = say("hints-taken", hints=seated.people.hints.get(seat, 0))
        label, detail = say("hints-for", seat=seat), taken if known else say("hints-unknown")
        return Choice(Nth("hint", int(seat)), label, detail, mark(seated.players, seat), enabled=known)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Pick a level, agree on the levels picked, give a hint, or go back."""
        match does:
            case Level(seat, level):
                session.pages.go(replace(self, picked={**self.picked, seat: level}))
            case "all-agree":
                agreed = session.table.match.state.house.hints
                changes = tuple(Hints(each, n) for each, n in self.picked.items() if n != agreed.get(each, 0))
                session.pages.go(HintsPage())
                session.act(Say(changes))
            case Nth("hint", number):
                give_hint(session, session.table.match, str(number))


class HintPage(Page, frozen=True):
    """The page of a phone with a hint in words, or with the reason why there is none."""

    hint: Hint

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the hint, or with the reason why there is none."""
        blocks = (Text(self.hint.headline, "title"), *((Text(self.hint.more),) if self.hint.more else ()))
        return whole_page(session, "hints", blocks, "close")


def give_hint(session: ScreenSession, match: Match, seat: str) -> None:
    """Show a hint to the player of this seat, worked out from what `match` knows of the game, and count it. It is a
    notice at the table, and a page on a phone, which also says why there is none.
    """
    seated, people = session.table, session.table.people
    coach = GAMES[seated.start.game].coach
    given = hint(coach, seated.look, match, seat, session.speech) if coach is not None else None
    if given is not None:
        session.game.change_people(replace(people, hints={**people.hints, seat: people.hints.get(seat, 0) + 1}))
    if given is not None and given.chance is not None:
        session.pages.push(WayPage.of(given.chance, given.headline))
    elif session.seat:
        session.pages.push(HintPage(given or Hint(session.speech.say("hints-unknown"))))
    elif given is not None:
        session.notices.note(given.headline, given.more)


def hint(coach: Coach, look: GameView, match: Match, seat: str, speech: Speech) -> Hint | None:
    """The hint for this seat now, as openly as the table agreed; None if it agreed on none, or if the referee does not
    know the seat's whole hand.
    """
    level = match.state.house.hints.get(seat, 0)
    chance = coach.now(match, seat) if level else None
    if chance is None:
        return None
    if not chance.possible:
        return Hint(speech.say("hint-nothing", seat=seat))
    if level == 1:
        return Hint(speech.say("hint-more", seat=seat))
    first = look.tell_act(Entry(chance.walk[0], _events(chance)), speech)
    headline = speech.say(f"hint-many-{match.game.name}", seat=seat, possible=chance.possible)
    return Hint(headline, speech.say("hint-first", act=first), chance if level == WHOLE_WAY else None)


def _events(chance: Chance) -> tuple[Event, ...]:
    """The events of the first step of the best move that `chance` holds."""
    after = chance.start.say(chance.walk[0]) if chance.start is not None else None
    return after.last.events if isinstance(after, Match) and after.last is not None else ()
