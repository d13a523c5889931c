"""Moments of a game of Elfenland to begin a test from, and what can be said there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from engine.codec import read_command, write
from engine.elfenland.game import Elfenland, elfenland
from engine.elfenland.pieces import COUNTERS
from engine.elfenland.state import Road, Table
from engine.game import Start
from engine.holding import Holding
from engine.match import Match
from engine.rule import Rejection, Unclear

# A road of each terrain, and water, as the examples of the rulebooks name them.
PLAINS, WOODS, DESERT, MOUNTAINS = (
    "lapphalya-virst-plain",
    "dagamura-kihromah-wood",
    "albaran-feodor-desert",
    "grangor-yttar-mountain",
)
RIVER, LAKE, OTHER_LAKE = "virst-ixara-river", "elvenhold-virst-lake", "grangor-yttar-lake"
FEODOR_WOODS = "feodor-lapphalya-wood"
UNKNOWN = "unknown"

Counts = Mapping[str, int]


@cache
def the_game() -> Elfenland:
    """Elfenland, read once."""
    return elfenland()


def begun(seats: int = 3, start_player: str = "1", **options: Any) -> Match:
    """A game just set up; `pass_` is the switch "pass"."""
    state = the_game().start(Start("elfenland", seats, start_player, _named(options)))
    assert isinstance(state, Table), state
    return Match(the_game(), state)


def ready_to_draw_hidden(seats: int = 3, **options: Any) -> Match:
    """Phase 2 of the first round."""
    return after(begun(seats, **options), "deal")


def ready_to_draw(seats: int = 3, **options: Any) -> Match:
    """Phase 3 of the first round; everyone has drawn a hidden counter that nobody told."""
    match = ready_to_draw_hidden(seats, **options)
    for seat in match.state.seats:
        match = after(match, "draw_hidden", seat.id)
    return match


def planning_with(
    *open: str, hidden: Iterable[str] = (), roads: Mapping[str, str] | None = None, seats: int = 3, **options: Any
) -> Match:
    """Phase 4: seat 1 in turn with just these counters, the other seats with four unknown ones each.

    `roads` is what lies there already: "troll", or "troll+obstacle".
    """
    match = ready_to_draw(seats, **options)
    table = match.state
    for seat in table.seats[1:]:
        table = table.with_seat(seat.id, open=Holding(unknown=3), hidden=Holding(unknown=1))
    table = table.with_seat("1", open=held(_counted(open)), hidden=held(_counted(hidden)))
    return _at(match, table, phase="plan", turn="1", roads=lying(roads))


def ready_to_move(
    town: str = "elvenhold",
    hand: Counts | None = None,
    roads: Mapping[str, str] | None = None,
    seats: int = 3,
    round: int = 1,
    **options: Any,
) -> Match:
    """Phase 5: seat 1 in turn in this town with this hand (8 unknown cards unless told), the others in Elvenhold."""
    match = ready_to_draw(seats, **options)
    table = match.state.with_seat("1", town=town, hand=held({UNKNOWN: 8} if hand is None else hand))
    return _at(match, table, phase="move", turn="1", roads=lying(roads), round=round)


def ready_to_clean_up(*counters: tuple[Counts, Counts], round: int = 1, **options: Any) -> Match:
    """Just before the last `end_move` of a round: each seat, from seat 1 on, has these (open, hidden) counters.

    All hold 4 unknown cards.
    """
    match = ready_to_draw(len(counters), **options)
    table = match.state
    for seat, (open, hidden) in zip(table.seats, counters, strict=True):
        table = table.with_seat(seat.id, open=held(open), hidden=held(hidden), hand=Holding(unknown=4))
    return _at(match, table, phase="move", turn=table.seats[-1].id, round=round)


def cleaning_up(*counters: tuple[Counts, Counts], **options: Any) -> Match:
    """Phase 6, where a seat has a choice: each seat has these (open, hidden) counters."""
    match = ready_to_clean_up(*counters, **options)
    return after(match, "end_move", match.state.turn)


def last_round(*collected: int, hands: Iterable[int] = (), towns: Iterable[str] = (), **options: Any) -> Match:
    """The fourth round's last move: seats from 1 on with so many pieces, so many cards, and in these towns."""
    match = ready_to_draw(len(collected), **options)
    table = match.state
    places = match.game.board.collectable()
    hands, towns = [*hands, *[4] * len(collected)], [*towns, *["elvenhold"] * len(collected)]
    for seat, count, cards, town in zip(table.seats, collected, hands, towns, strict=False):
        table = table.with_seat(seat.id, collected=places[:count], hand=Holding(unknown=cards), town=town)
    return _at(match, table, phase="move", turn=table.seats[-1].id, round=4)


def ended(*collected: int, **moment: Any) -> Match:
    """The game is over: see `last_round`."""
    match = last_round(*collected, **moment)
    return after(match, "end_move", match.state.turn)


def with_seat(match: Match, seat: str, **changes: Any) -> Match:
    """The same moment with one seat's things changed."""
    return Match(match.game, match.state.with_seat(seat, **changes))


def with_table(match: Match, **changes: Any) -> Match:
    """The same moment with something of the table changed."""
    return Match(match.game, replace(match.state, **changes))


def say(match: Match, do: str, seat: str | None = None, **said: Any) -> Match | Rejection | Unclear:
    """What is said, through JSON as a line would bring it; `from_` is the field "from"."""
    sentence = {"do": do, **({"seat": seat} if seat else {}), **_named(said)}
    return match.say(read_command(match.game, write(sentence)))


def after(match: Match, do: str, seat: str | None = None, **said: Any) -> Match:
    """The match after this was said and accepted."""
    answer = say(match, do, seat, **said)
    assert isinstance(answer, Match), f"{do} {seat} {said}: {answer}"
    return answer


def refused(match: Match, do: str, seat: str | None = None, **said: Any) -> str:
    """The id of the rule under which this is refused."""
    return refusal(match, do, seat, **said).rule.id


def refusal(match: Match, do: str, seat: str | None = None, **said: Any) -> Rejection:
    """The refusal of what is said; its numbers are those that the rule is told with."""
    answer = say(match, do, seat, **said)
    assert isinstance(answer, Rejection), f"{do} {seat} {said}: {answer}"
    assert set(answer.params) == set(answer.rule.needs)
    return answer


def unclear(match: Match, do: str, seat: str | None = None, **said: Any) -> bool:
    """Whether this is no command at this table."""
    try:
        return isinstance(say(match, do, seat, **said), Unclear)
    except ValueError:
        return True


def facts(match: Match) -> list[str]:
    """The names of the last entry's events, in order."""
    assert match.last is not None
    return [type(event).__name__ for event in match.last.events]


def all_pass(match: Match) -> Match:
    """Everyone passes from the seat in turn on, until moving begins."""
    while match.prompt.phase == "plan":
        match = after(match, "pass", match.state.turn)
    return match


def all_end(match: Match) -> Match:
    """Everyone ends the move from the seat in turn on, discarding what is due, until the phase is over."""
    while match.prompt.phase == "move":
        if match.state.due:
            seat = match.state.seat(match.state.due[0])
            match = after(match, "discard", seat.id, count=seat.surplus)
        else:
            match = after(match, "end_move", match.state.turn)
    return match


def all_draw(match: Match) -> Match:
    """The hands are dealt and all counters drawn, unseen."""
    return after(after(after(match, "deal"), "drawn"), "drawn")


def next_round(match: Match) -> Match:
    """A whole round in which nobody lays or moves anything, each keeping an open counter."""
    match = all_end(all_pass(all_draw(match)))
    while match.prompt.phase == "cleanup":
        match = after(match, "keep", match.prompt.seats[0], kind=COUNTERS[0])
    return match


def held(counts: Counts) -> Holding:
    """Pieces by kind; `unknown` counts those of no known kind."""
    return Holding({kind: n for kind, n in counts.items() if kind != UNKNOWN and n}, counts.get(UNKNOWN, 0))


def lying(roads: Mapping[str, str] | None) -> dict[str, Road]:
    """Roads as they lie: "troll", or "troll+obstacle"."""
    return {route: Road(what.split("+")[0], obstacle="+" in what) for route, what in (roads or {}).items()}


def _counted(kinds: Iterable[str]) -> dict[str, int]:
    kinds = tuple(kinds)
    return {kind: kinds.count(kind) for kind in kinds}


def _named(said: Mapping[str, Any]) -> dict[str, Any]:
    return {name.rstrip("_"): value for name, value in said.items()}


def _at(match: Match, table: Table, **changes: Any) -> Match:
    seats = tuple(replace(seat, drawn=0) for seat in table.seats)
    return Match(match.game, replace(table, seats=seats, **changes))
