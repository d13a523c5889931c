"""Nine Men's Morris: who may do what, and what follows."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine import common_commands, state
from engine.game import Ask, Game, Judge, Prompt, Slot, Start, Verdict, unknown_option
from engine.rule import Rejection, Rule, Unclear
from mill import words
from mill.state import NEAR, QUIET, Seat, Table

RULES = {
    id: Rule(id, topic, needs)
    for id, topic, needs in (
        ("NM-SETUP-01", "setup", ("seats",)),
        ("NM-TURN-01", "turn", ("command", "phase")),
        ("NM-TURN-02", "turn", ("seat", "turn")),
        ("NM-PLACE-01", "place", ("point",)),
        ("NM-MOVE-01", "move", ("seat", "point")),
        ("NM-MOVE-02", "move", ("point",)),
        ("NM-MOVE-03", "move", ("from", "point")),
        ("NM-TAKE-01", "mill", ("point",)),
        ("NM-TAKE-02", "mill", ("point", "free")),
    )
}
SWITCHES = {"take_from_mill": (False, True), "double_mill_takes_two": (False, True), "flying": (True, False)}
"""What tables disagree about; the usual way first."""


def place(table: Table, said: words.Place) -> Verdict[words.Event]:
    """A stone from the hand goes on an empty point."""
    if said.to in table.stones:
        return RULES["NM-PLACE-01"].broken(point=said.to)
    return _stands(table, words.Placed(said.seat, said.to))


def move(table: Table, said: words.Move) -> Verdict[words.Event]:
    """An own stone goes along a line to an empty point; the last three fly."""
    if table.stones.get(said.start) != said.seat:
        return RULES["NM-MOVE-01"].broken(seat=said.seat, point=said.start)
    if said.to in table.stones:
        return RULES["NM-MOVE-02"].broken(point=said.to)
    if said.to not in NEAR[said.start] and not table.flies(said.seat):
        return RULES["NM-MOVE-03"].broken(**{"from": said.start, "point": said.to})
    return _stands(table, words.Moved(said.seat, said.start, said.to))


def take(table: Table, said: words.Take) -> Verdict[words.Event]:
    """A stone of the other seat is taken; out of a mill only where no other is free, or the table plays so."""
    other = table.other(said.seat)
    if table.stones.get(said.at) != other:
        return RULES["NM-TAKE-01"].broken(point=said.at)
    free = [point for point in table.on_board(other) if not table.mills(point)]
    if free and said.at not in free and not table.options["take_from_mill"]:
        return RULES["NM-TAKE-02"].broken(point=said.at, free=len(free))
    taken = words.Taken(said.at)
    after = evolve(table, taken)
    return (taken,) if after.takes else (taken, _next(after))


def _stands(table: Table, stood: words.Placed | words.Moved) -> Verdict[words.Event]:
    """What follows where a stone came to stand: a mill, or the other seat's turn."""
    after = evolve(table, stood)
    takes = after.mills(stood.to) if after.options["double_mill_takes_two"] else min(1, after.mills(stood.to))
    takes = min(takes, len(after.on_board(after.other(stood.seat))))
    return (stood, words.MillClosed(stood.seat, takes)) if takes else (stood, _next(after))


def _next(table: Table) -> words.TurnCame | words.Ended:
    other = table.other(table.turn)
    if table.lost(other):
        return words.Ended(table.turn)
    return words.Ended() if table.quiet >= QUIET else words.TurnCame(other)


def evolve(table: Table, event: words.Event | common_commands.Event) -> Table:
    """The table after this fact."""
    match event:
        case words.Placed(seat, to):
            placed = table.with_seat(seat, hand=table.seat(seat).hand - 1)
            return replace(placed, stones={**table.stones, to: seat})
        case words.Moved(seat, start, to):
            left = {point: owner for point, owner in table.stones.items() if point != start}
            return replace(table, stones={**left, to: seat}, quiet=table.quiet + 1)
        case words.MillClosed(_, takes):
            return replace(table, phase="take", takes=takes, quiet=0)
        case words.Taken(at):
            left = {point: owner for point, owner in table.stones.items() if point != at}
            return replace(table, stones=left, takes=table.takes - 1)
        case words.TurnCame(seat):
            phase, begins = "place" if table.seat(seat).hand else "move", seat == table.start_player
            turned = replace(table, turn=seat, phase=phase, round=table.round + begins)
            return state.as_agreed(turned) if begins else turned
        case words.Ended(winner):
            return replace(table, phase="over", winner=winner)
        case common_commands.Left(seat):
            return state.left(table, seat)
        case common_commands.Event():
            return state.folded(table, event)
    raise AssertionError(f"{event} is no fact of this game")


PHASES: Mapping[str, Mapping[type, Judge[Table, words.Event]]] = {
    "place": {words.Place: place},
    "move": {words.Move: move},
    "take": {words.Take: take},
    "over": {},
}


class Mill(Game[Table, words.Command, words.Event]):
    """The game."""

    name = "mill"
    rules = RULES
    commands: object = words.COMMANDS
    events = words.Event
    switches = SWITCHES
    phases = PHASES
    evolve = staticmethod(evolve)

    def start(self, start: Start) -> Table | Rejection | Unclear:
        """An empty board; seat 1 begins, or the chosen seat."""
        options = start.options or {}
        if wrong := unknown_option(options, SWITCHES):
            return Unclear(wrong)
        if start.seats != 2:
            return RULES["NM-SETUP-01"].broken(seats=start.seats)
        if start.start_player not in ("1", "2", None):
            return Unclear(f"start_player is 1 or 2, not {start.start_player!r}.")
        first = start.start_player or "1"
        usual = {name: values[0] for name, values in SWITCHES.items()}
        return Table({**usual, **options}, (Seat("1"), Seat("2")), first, turn=first)

    def unclear(self, state: Table, command: words.Command) -> str:
        """A seat or a point that is not there."""
        if command.seat not in ("1", "2"):
            return f"No seat {command.seat!r} plays; the seats are 1 and 2."
        points = (getattr(command, name, None) for name in ("start", "to", "at"))
        return next((f"There is no point {point!r}." for point in points if point and point not in NEAR), "")

    def out_of_phase(self, state: Table, command: words.Command) -> Rejection:
        """Another kind of act is awaited."""
        return RULES["NM-TURN-01"].broken(command=str(command.__struct_config__.tag), phase=state.phase)

    def out_of_turn(self, state: Table, seat: str, speakers: tuple[str, ...]) -> Rejection:
        """It is the other seat's turn."""
        return RULES["NM-TURN-02"].broken(seat=seat, turn=speakers[0])

    def would(self, state: Table, command: words.Command, refused: Rejection, /) -> tuple[words.Event, ...] | None:
        """A stone out of a mill may be taken after all, and a stone may fly."""
        free = {"NM-TAKE-02": "take_from_mill", "NM-MOVE-03": "flying"}.get(refused.rule.id)
        if free is None:
            return None
        if isinstance(command, words.Move):
            return _stands(state, words.Moved(command.seat, command.start, command.to))  # type: ignore[return-value]
        assert isinstance(command, words.Take)
        return take(replace(state, options={**state.options, free: True}), command)  # type: ignore[return-value]

    def leave(self, state: Table, seat: str) -> tuple[words.Event | common_commands.Left, ...]:
        """Who goes home has lost."""
        return common_commands.Left(seat), words.Ended(state.other(seat))

    def prompt(self, state: Table) -> Prompt:
        """Whose turn it is."""
        awaits = () if state.phase == "over" else (state.phase,)
        return Prompt(state.round, state.phase, state.speakers(), awaits, over=state.phase == "over")

    def grammar(self, state: Table) -> tuple[Ask, ...]:
        """Every sentence."""
        seat, points = Slot("seat", ("1", "2")), tuple(NEAR)
        return (
            Ask("place", (seat, Slot("to", points))),
            Ask("move", (seat, Slot("from", points), Slot("to", points))),
            Ask("take", (seat, Slot("at", points))),
        )

    def shown(self, state: Table) -> dict[str, object]:
        """Everything: nothing is secret."""
        hands = {seat.id: seat.hand for seat in state.seats}
        return {"round": state.round, "phase": state.phase, "stones": dict(state.stones), "hands": hands}

    def edition(self, state: Table) -> str:
        """The game is in the public domain; its rules are told in English."""
        return "en"

    def source(self, edition: str, rule: Rule) -> Mapping[str, str | int | None]:
        """By heading: no rulebook is the one."""
        return {"edition": "en", "page": None, "section": rule.topic.capitalize()}
