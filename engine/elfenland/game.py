"""The `Game` of Elfenland: the handler of each command in each phase, checks of what it names, and the public state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Never

from msgspec import to_builtins
from msgspec.structs import replace

from engine import common_commands
from engine.elfenland import (
    board,
    catching_up,
    cleanup,
    commands_and_events,
    drawing,
    editions,
    moving,
    override_refusal,
    planning,
    rules,
    scorekeeping,
    without_seats,
)
from engine.elfenland.evolve import evolve
from engine.elfenland.pieces import COUNTERS, DISPLAY, HAND_DEALT, HAND_LIMIT, KINDS, ROUNDS, SEATS_LEAST, SEATS_MOST
from engine.elfenland.scoring import standings
from engine.elfenland.state import SEATS, Answer, Seat, Table, no_such_seat
from engine.game import Ask, Game, Judge, Prompt, Slot, Start, unknown_option
from engine.holding import Holding
from engine.rule import Rejection, Rule, Unclear

Handler = Judge[Table, commands_and_events.Event]

_CATCH_UP: Mapping[type, Handler] = {commands_and_events.CatchUp: catching_up.catch_up}
"""The command of every phase but "over"."""
_ANY_TIME: Mapping[type, Handler] = {commands_and_events.TurnUp: drawing.turn_up, **_CATCH_UP}
"""Those of every phase of a refereed game but "over"."""

TABLE: Mapping[str, Mapping[type, Handler]] = {
    "deal": {
        **_ANY_TIME,
        commands_and_events.Deal: drawing.deal,
        commands_and_events.KeepScore: scorekeeping.keep_score,
    },
    "draw_hidden": {
        **_ANY_TIME,
        commands_and_events.DrawHidden: drawing.draw_hidden,
        commands_and_events.DrawRest: drawing.draw_rest,
    },
    "draw": {
        **_ANY_TIME,
        commands_and_events.Draw: drawing.draw,
        commands_and_events.DrawRest: drawing.draw_rest,
    },
    "plan": {
        **_ANY_TIME,
        commands_and_events.Place: planning.place,
        commands_and_events.Obstruct: planning.obstacle,
        commands_and_events.Pass: planning.pass_turn,
    },
    "move": {
        **_ANY_TIME,
        commands_and_events.Travel: moving.travel,
        commands_and_events.EndMove: moving.end_move,
        commands_and_events.Discard: moving.discard,
    },
    "cleanup": {**_ANY_TIME, commands_and_events.Keep: cleanup.keep},
    "over": {commands_and_events.Target: cleanup.tell_target},
    "score": {
        **_CATCH_UP,
        commands_and_events.Collect: scorekeeping.collect,
        commands_and_events.GiveBack: scorekeeping.give_back,
        commands_and_events.Boot: scorekeeping.boot,
        commands_and_events.NextSeat: scorekeeping.next_seat,
        commands_and_events.NextRound: scorekeeping.next_round,
        commands_and_events.Referee: scorekeeping.referee,
    },
    "boots": {**_CATCH_UP, commands_and_events.Boot: scorekeeping.boot},
    "hands": {**_CATCH_UP, commands_and_events.Hand: scorekeeping.hand},
}
"""By phase, the commands that it allows, each with the function that judges it."""

AWAITS: Mapping[str, tuple[str, ...]] = {
    "deal": ("deal",),
    "draw_hidden": ("draw_hidden",),
    "draw": ("draw",),
    "plan": ("place", "obstacle", "pass"),
    "move": ("travel", "end_move"),
    "cleanup": ("keep",),
    "score": ("collect", "next_seat", "next_round"),
    "boots": ("boot",),
    "hands": ("hand",),
}


class Elfenland(Game[Table, commands_and_events.Command, commands_and_events.Event]):
    """Elfenland's rules as a `Game`: starts a state, decides commands, applies events; `board` is the printed map."""

    name = "elfenland"
    topics = rules.TOPICS
    rules: Mapping[str, Rule] = rules.RULES
    commands: object = commands_and_events.COMMANDS
    events = commands_and_events.Event
    switches: Mapping[str, tuple[str | bool, ...]] = {"edition": editions.EDITIONS, **editions.SWITCHES}
    last_round: int | None = ROUNDS
    phases = TABLE
    # At the end of a game a boot is told by its own seat: `scorekeeping.boot`.
    of_any_seat = (commands_and_events.Collect, commands_and_events.GiveBack, commands_and_events.Boot)

    def __init__(self) -> None:
        self.board = board.load()

    def start(self, start: Start) -> Table | Rejection | Unclear:
        """The table after set-up: boots in Elvenhold, pieces in the towns, five displayed counters of unknown kind
        (EL-SETUP)."""
        options = _configured(start.options or {})
        if isinstance(options, Unclear):
            return options
        if not SEATS_LEAST <= start.seats <= SEATS_MOST:
            return rules.COMP_13.broken(seats=start.seats)
        ids = SEATS[: start.seats]
        start_player = ids[0] if start.start_player is None else start.start_player
        if start_player not in ids:
            return Unclear(f"start_player is one of the seats {', '.join(ids)}, not {start_player!r}.")
        return Table(options, tuple(map(Seat, ids)), start_player, board=self.board)

    def decide(self, state: Table, command: commands_and_events.Command) -> Answer:
        """The events of this command, or the first rule that it breaks."""
        answer = super().decide(state, command)
        if isinstance(answer, Rejection) and any(seat.fewer_cards or seat.kept.size for seat in state.seats):
            before = without_seats.passed_over(state, command)
            then = super().decide(reduce(evolve, before, state), command) if before else answer
            return (*before, *then) if isinstance(then, tuple) else answer
        return answer

    def unclear(self, state: Table, command: commands_and_events.Command) -> str:
        """The error sentence if the command names a seat, route or town that this table does not have, or a number
        below 0; else ""."""
        seat, route = getattr(command, "seat", None), getattr(command, "route", None)
        town = getattr(command, "town", None)
        if seat is not None and (sentence := no_such_seat(state, seat)):
            return sentence
        if route is not None and route not in state.board.routes:
            return f"There is no route {route!r} on this board."
        if town is not None and town not in state.board.towns:
            return f"There is no town {town!r} on this board."
        ask = _UNCLEAR.get(type(command))
        return ask(state, command) if ask else ""  # type: ignore[arg-type]  # it is listed under this type

    def out_of_phase(self, state: Table, command: commands_and_events.Command) -> Rejection | Unclear:
        """The refusal of a command that this phase does not allow."""
        if state.phase == "over":
            return rules.END_01.broken()
        name = str(type(command).__struct_config__.tag)
        if name in scorekeeping.WHILE_SCORING:
            return Unclear(f"{name} is only possible while only scores are kept, and when it is asked for.")
        return rules.ROUND_01.broken(command=name, phase=state.phase if state.refereed else "score")

    def out_of_turn(self, state: Table, seat: str, speakers: tuple[str, ...]) -> Rejection:
        """The refusal of a command by a seat that is not in turn; `speakers` are the seats that are."""
        if state.phase == "over" and not speakers:
            return rules.END_01.broken()
        return (rules.MOVE_01 if state.phase == "move" else rules.ROUND_02).broken(seat=seat, turn=speakers[0])

    would = staticmethod(override_refusal.would)
    leave = staticmethod(without_seats.leave)
    evolve = staticmethod(evolve)
    retelling = staticmethod(catching_up.retelling)

    def prompt(self, state: Table) -> Prompt:
        """The seats that may act in this state, and the commands that are awaited."""
        speakers = state.speakers()
        if state.phase == "over":
            return Prompt(state.round, "over", speakers, ("target",) if speakers else (), over=True)
        return Prompt(state.round, state.phase, speakers, ("discard",) if state.due else AWAITS[state.phase])

    def grammar(self, state: Table) -> tuple[Ask, ...]:
        """Every form of command that other programs can send, with all values that can be entered in its fields."""
        seat = Slot("seat", tuple(each.id for each in state.seats))
        counter, route = Slot("kind", COUNTERS), Slot("route", tuple(state.board.routes))
        cards = Slot("cards", KINDS, many=True)
        maybe, town = replace(counter, optional=True), Slot("town", tuple(state.board.towns))
        caravan = Slot("caravan", (True, False), optional=True)
        # A hand is larger where the table let seats keep more than four.
        most = 1 + max(HAND_DEALT, *(each.surplus for each in state.seats))
        return (
            Ask("deal"),
            Ask("turn_up", (counter,)),
            Ask("draw_hidden", (seat, maybe)),
            Ask("draw", (seat, Slot("from", ("display", "pile")), maybe)),
            Ask("drawn"),
            Ask("place", (seat, counter, route, Slot("hidden", (True, False), optional=True))),
            Ask("obstacle", (seat, route)),
            Ask("pass", (seat,)),
            Ask("travel", (seat, route, cards, caravan)),
            Ask("end_move", (seat,)),
            Ask("discard", (seat, cards)),
            Ask("discard", (seat, Slot("count", tuple(range(most))))),
            Ask("keep", (seat, Slot("kind", (*COUNTERS, "hidden", None)))),
            Ask("target", (seat, town)),
            Ask("catch_up", (Slot("table", (to_builtins(catching_up.snapshot(state)),)),)),
            Ask("keep_score"),
            Ask("referee"),
            Ask("collect", (seat, town)),
            Ask("give_back", (seat, town)),
            Ask("boot", (seat, town)),
            Ask("next_seat"),
            Ask("next_round"),
            Ask("hand", (seat, Slot("size", tuple(range(HAND_LIMIT + 2))))),
        )

    def shown(self, state: Table) -> dict[str, object]:
        """The public state as JSON values, in the form that other programs read."""
        display = [*_spread(state.display), *[None] * state.display.unknown]
        assert len(display) == DISPLAY
        table: dict[str, object] = {
            "round": state.round,
            "phase": state.phase,
            "start_player": state.start_player,
            "display": display,
            "roads": {route: {"kind": road.kind, "obstacle": road.obstacle} for route, road in state.roads.items()},
            "seats": {seat.id: _seat_shown(state, seat) for seat in state.seats},
        }
        if state.phase == "over" and not state.targets_unknown():
            table["standings"] = to_builtins(standings(state))
        return table

    def public(
        self, event: commands_and_events.Event | common_commands.Event
    ) -> commands_and_events.Event | common_commands.Event:
        """The event without its secret fields; a kept counter's kind is secret only while the counter is hidden."""
        if isinstance(event, commands_and_events.Kept) and event.origin in ("hidden", "kept"):
            return replace(event, kind=None)
        return super().public(event)

    def edition(self, state: Table) -> str:
        """The code of the edition, one of seven."""
        return str(state.options["edition"])

    def source(self, edition: str, rule: Rule) -> Mapping[str, str | int | None]:
        """The page, or the section, on which the edition prints this rule."""
        return editions.source(edition, rule.topic)


def elfenland() -> Elfenland:
    """The rules of Elfenland as a `Game`."""
    return Elfenland()


def _below_0(numbers: Iterable[int], of: str = "cards") -> str:
    return f"A number of {of} is never below 0." if min(numbers, default=0) < 0 else ""


def _unclear_discard(table: Table, command: commands_and_events.Discard) -> str:
    if (command.cards is None) == (command.count is None):
        return "A discard gives either its cards or their count."
    return _below_0((command.count or 0,) if command.cards is None else command.cards.values())


def _unclear_deal(table: Table, command: commands_and_events.Deal) -> str:
    for seat, cards in (command.hands or {}).items():
        if sentence := no_such_seat(table, seat) or _below_0(cards.values()):
            return sentence
    return ""


def _unclear_referee(table: Table, command: commands_and_events.Referee) -> str:
    for seat, number in (*(command.hands or {}).items(), *(command.kept or {}).items()):
        if sentence := no_such_seat(table, seat) or _below_0((number,), "cards or counters"):
            return sentence
    return ""


def _unclear_travel(table: Table, command: commands_and_events.Travel) -> str:
    return _below_0(command.cards.values())


def _unclear_hand(table: Table, command: commands_and_events.Hand) -> str:
    return _below_0((command.size,))


def _unclear_catch_up(table: Table, command: commands_and_events.CatchUp) -> str:
    return catching_up.missing(table, command.table)


_UNCLEAR: Mapping[type, Callable[[Table, Never], str]] = {
    commands_and_events.Travel: _unclear_travel,
    commands_and_events.Discard: _unclear_discard,
    commands_and_events.Hand: _unclear_hand,
    commands_and_events.Deal: _unclear_deal,
    commands_and_events.Referee: _unclear_referee,
    commands_and_events.CatchUp: _unclear_catch_up,
}
"""By command, what `unclear` asks besides its seat, route and town: an error sentence, else ""."""


def _configured(options: Mapping[str, object]) -> dict[str, object] | Unclear:
    """Every option with its value: the configured one, else the edition's, else the option's default. Unclear if an
    option is unknown or cannot have its value."""
    known = {"edition": editions.EDITIONS, "town_cards": (False, True), **editions.SWITCHES}
    configured = {name: value for name, value in options.items() if value is not None}
    if wrong := unknown_option(configured, known):
        return Unclear(wrong)
    edition = str(configured.get("edition", editions.EDITIONS[0]))
    return {"edition": edition, "town_cards": False, **editions.preset(edition), **configured}


def _spread(holding: Holding) -> list[str]:
    return [kind for kind, count in holding.known.items() for _ in range(count)]


def _seat_shown(table: Table, seat: Seat) -> dict[str, object]:
    gone = {"gone": True} if seat.id in table.house.gone else {}
    unknown = {"unknown": seat.open.unknown} if seat.open.unknown else {}
    assumed = {"kept": seat.kept.size, "fewer_cards": seat.fewer_cards, "fewer_counters": seat.fewer_counters}
    return {
        "town": seat.town,
        "pieces": len(seat.collected),
        "visited": sorted(seat.collected),
        "hand": seat.hand.size,
        "open": {**seat.open.known, **unknown},
        "hidden": seat.hidden.size,
        "obstacle": seat.obstacle,
        **{name: number for name, number in assumed.items() if number},
        **gone,
    }
