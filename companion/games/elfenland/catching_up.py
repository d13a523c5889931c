"""The form for entering a game of Elfenland that is already under way: round, phase, towns, hands, roads."""

from __future__ import annotations

from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from companion.games.catching_up import Step
from companion.games.common_actions import SeatTouched
from companion.games.drawing.common_controls import mark, panel, picker
from companion.games.elfenland.art import GLYPHS, town_piece
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import stepped
from companion.language.message_texts import Speech
from companion.screen import (
    Block,
    Choice,
    Choices,
    Does,
    Marks,
    Pawn,
    Pick,
    SeatPanel,
    Spot,
    Stepped,
    Stepper,
    Steppers,
    Text,
    Token,
    tone_of,
)
from engine.elfenland.board import CAPITAL
from engine.elfenland.catching_up import completed, doubts, laid_out, snapshot
from engine.elfenland.commands_and_events import CatchUp
from engine.elfenland.entered_position import UNKNOWN, Phase, RoadSnapshot, SeatSnapshot, TableSnapshot
from engine.elfenland.pieces import COUNTERS, HAND_LIMIT, OPEN_DRAWS, ROUNDS, counter
from engine.elfenland.state import Table
from engine.rule import Rejection

PHASES = ("deal", "draw_hidden", "draw", "plan", "move")
"""The phases that the form offers; nobody switches the screen on while the round is finished."""
MOST_HIDDEN = 2
ABOUT_TOWNS = ("EL-MOVE-11", "EL-COST-03", "EL-COLLECT-01", "EL-END-05")
ABOUT_ROADS = ("PLAN", "OBST", "COMP", "CLEAN")
"""Chapters of rules (as `ABOUT_TOWNS` has rule ids) whose faults are corrected in the step of roads."""


class PositionForm(Struct, frozen=True):
    """The form for entering a game under way, as filled in so far.

    `table` is the referee's state, `entered` the position entered, `seat` the selected seat. If `boot` is True, a touch
    on a town puts the seat's boot there; if False, it notes that the seat has collected the town's piece, or takes that
    note back. `piece` ("pig", "obstacle") is placed on the road touched next. `steps` are the names of the form's
    steps.
    """

    table: Table
    entered: TableSnapshot
    seat: str
    boot: bool = False
    piece: str = COUNTERS[0]
    steps: tuple[str, ...] = ("round", "towns", "hands", "roads")

    def command(self) -> CatchUp:
        """The command that records the position of the whole form."""
        return CatchUp(self.entered)

    def mending(self, fault: Rejection) -> tuple[str, PositionForm]:
        """The step of the form in which this refusal can be corrected, and the form with the seat and the piece
        concerned selected.

        Wrong town pieces and boots belong to the step of the towns, wrong counters to that of the roads, all else to
        that of the hands.
        """
        chapter = fault.rule.id.split("-")[1]
        step = "towns" if fault.rule.id in ABOUT_TOWNS else "roads" if chapter in ABOUT_ROADS else "hands"
        seat = str(fault.params.get("seat", self.seat))
        return step, replace(self, seat=seat, piece=str(fault.params.get("kind", self.piece)))

    def doubts(self) -> tuple[Rejection, ...]:
        """What is unusual about the entered position, as refusals that the table may have allowed."""
        return doubts(self.table, self.entered)

    def state(self) -> Table:
        """The referee's state with the position entered so far."""
        return laid_out(self.table, completed(self.table, self.entered))

    def show(self, step: str, players: tuple[Player, ...], speech: Speech) -> Step:
        """The screen of this step of the form: the map as entered; in the steps "round" and "hands", blocks of controls
        lie over the map.
        """
        now = self.entered.seats[self.seat]
        colour = players[int(self.seat) - 1].colour
        left = frozenset(self.table.board.collectable()) - set(now.visited) if step == "towns" else frozenset()
        marks = Marks(
            tokens=tuple(
                Token(id, GLYPHS[road.kind or "obstacle"], GLYPHS["obstacle"] if road.kind and road.obstacle else None)
                for id, road in self.entered.roads.items()
            ),
            pawns=tuple(Pawn(seat.town, mark(players, id)) for id, seat in self.entered.seats.items()),
            wanted=left,
            wanted_glyph=town_piece(colour) if left else None,
            glow=self._glow(step),
        )
        blocks: tuple[Block, ...] = ()
        if step == "round":
            blocks = self._round(players, speech)
        elif step == "hands":
            blocks = self._hands(now, speech)
        tray = self._tray(step, speech)
        return Step(marks, speech.say(f"catch-up-{step}-prompt"), self._panels(step, players, speech), blocks, tray)

    def _glow(self, step: str) -> frozenset[str]:
        if step != "roads":
            return frozenset()
        if self.piece == "obstacle":
            return frozenset(id for id, road in self.entered.roads.items() if not road.obstacle)
        routes = self.table.board.routes.values()
        return frozenset(
            route.id for route in routes if self.piece in route.costs and route.id not in self.entered.roads
        )

    def _panels(self, step: str, players: tuple[Player, ...], speech: Speech) -> tuple[SeatPanel, ...]:
        say, found = speech.say, []
        for id, seat in self.entered.seats.items():
            details = [say("panel-cards", cards=seat.hand or 0), say("panel-counters", counters=seat.counters)]
            if seat.gone:
                details = [say("paper-gone")]
            elif seat.obstacle:
                details.append(say("panel-obstacle"))
            of_a_seat = step in ("towns", "hands")
            shown = panel(
                self.table, id, players, speech, str(len(seat.visited)), details, of_a_seat and id == self.seat
            )
            other = of_a_seat and id != self.seat and id not in self.table.house.gone
            found.append(replace(shown, does=shown.does if other else "", start=id == self.entered.start_player))
        return tuple(found)

    def _round(self, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """The controls of the form's first step: round and phase, then the start player and the seat in turn."""
        say, entered = speech.say, self.entered
        phases = dict.fromkeys((*PHASES, entered.phase))
        blocks: list[Block] = [
            Steppers((Stepper("round", say("catch-up-round"), entered.round, 1, ROUNDS),), 1),
            picker("phase", {phase: say(f"phase-{phase}") for phase in phases}, entered.phase, 3),
            Text(say("catch-up-start"), tone="quiet"),
            self._row("start", entered.start_player, players),
        ]
        if entered.phase != "deal":
            blocks += [Text(say("catch-up-turn"), tone="quiet"), self._row("turn", entered.turn or "", players)]
        return tuple(blocks)

    def _row(self, verb: str, chosen: str, players: tuple[Player, ...]) -> Choices:
        """A row of buttons, one for each seat still in the game, which picks a seat for `verb`; from four seats on
        without names.
        """
        playing = [id for id, seat in self.entered.seats.items() if not seat.gone]
        names = {id: players[int(id) - 1].name if len(self.entered.seats) < 4 else "" for id in playing}
        return picker(verb, names, chosen, len(names), {id: mark(players, id) for id in playing})

    def _hands(self, now: SeatSnapshot, speech: Speech) -> tuple[Block, ...]:
        say, most = speech.say, replace(self.table, round=self.entered.round).hand_most
        own = [
            Stepper("hand", say("end-cards"), now.hand or 0, 0, most, GLYPHS["card"]),
            Stepper("hidden", say("short-hidden"), now.hidden, 0, MOST_HIDDEN, GLYPHS["unknown"]),
        ]
        open = [
            Stepper(Pick("open", kind), say(f"short-{kind}"), now.open.get(kind, 0), 0, OPEN_DRAWS + 1, GLYPHS[kind])
            for kind in COUNTERS
        ]
        open.append(Stepper(Pick("open", UNKNOWN), say("catch-up-untold"), now.open.get(UNKNOWN, 0), 0, OPEN_DRAWS + 1))
        obstacle = tuple(
            Choice(
                Pick("obstacle", word),
                say(f"catch-up-obstacle-{word}"),
                glyph=GLYPHS["obstacle"],
                tone=tone_of(not now.gone and now.obstacle == (word == "there")),
            )
            for word in ("there", "used")
        )
        alone = sum(not seat.gone for seat in self.entered.seats.values()) == 1
        left = Choice("gone", say("paper-gone"), tone=tone_of(now.gone), enabled=now.gone or not alone)
        switches = Choices((*obstacle, left), 3)
        return (switches,) if now.gone else (Steppers(tuple(own)), switches, Steppers(tuple(open)))

    def _tray(self, step: str, speech: Speech) -> tuple[Choice, ...]:
        say = speech.say
        if step == "towns":
            words = {word: say(f"catch-up-{word}") for word in ("pieces", "boot")}
            return picker("enter", words, "boot" if self.boot else "pieces").choices
        if step == "roads":
            words = {piece: say(f"short-{piece}") for piece in (*COUNTERS, "obstacle")}
            return picker("piece", words, self.piece, glyphs=GLYPHS).choices
        return ()

    def touch(self, step: str, does: Does) -> PositionForm | None:
        """The form after this touch; None if this step of the form has no such touch."""
        if isinstance(does, SeatTouched):
            return replace(self, seat=does.seat)
        match step:
            case "round":
                return self._touched_round(does)
            case "towns":
                return self._touched_town(does)
            case "hands":
                return self._touched_hand(does)
            case "roads":
                return self._touched_road(does)
        return None

    def _entering(self, **changes: object) -> PositionForm:
        return replace(self, entered=replace(self.entered, **changes))

    def _seated(self, **changes: object) -> PositionForm:
        now = replace(self.entered.seats[self.seat], **changes)
        return self._entering(seats={**self.entered.seats, self.seat: now})

    def _touched_round(self, does: Does) -> PositionForm | None:
        entered, turned = self.entered, False
        match does:
            case Stepped("round", by) if 1 <= entered.round + by <= ROUNDS:
                entered = _as_usual(self.table, entered, entered.round + by, entered.phase)
            case Pick("phase", phase) if phase in PHASES:
                if phase != entered.phase:
                    entered = _as_usual(self.table, entered, entered.round, cast(Phase, phase))
                entered = replace(entered, turn=(entered.turn or self.table.first) if phase != "deal" else "")
            case Pick("start", seat):
                entered = replace(entered, start_player=seat)
            case Pick("turn", seat):
                entered, turned = replace(entered, turn=seat), True
            case _:
                return None
        return replace(self, entered=_moved(self.table, entered, new_turn=turned))

    def _touched_town(self, does: Does) -> PositionForm | None:
        now = self.entered.seats[self.seat]
        match does:
            case Pick("enter", word):
                return replace(self, boot=word == "boot")
            case Spot(id) if id in self.table.board.towns:
                pass
            case _:
                return None
        if self.boot:
            there = id == CAPITAL or id in now.visited
            return self._seated(town=id, visited=now.visited if there else (*now.visited, id))
        if id == CAPITAL:
            return self
        if id in now.visited:
            return self._seated(visited=tuple(town for town in now.visited if town != id))
        return self._seated(visited=(*now.visited, id))

    def _touched_hand(self, does: Does) -> PositionForm | None:
        now = self.entered.seats[self.seat]
        match does:
            case Stepped("hand", by):
                return self._seated(hand=max(0, (now.hand or 0) + by), fewer_cards=0)
            case Stepped("hidden", by):
                return self._seated(hidden=max(0, now.hidden + by))
            case Stepped(Pick("open", kind), by):
                return self._seated(open=stepped(dict(now.open), kind, by, 99))
            case Pick("obstacle", word):
                return self._seated(obstacle=word == "there", gone=False)
            case "gone":
                return self._seated(gone=False) if now.gone else self._left()
        return None

    def _left(self) -> PositionForm:
        """The form in which the selected seat has left the game and is no longer in turn; unchanged if nobody else
        still plays."""
        left = self._seated(gone=True, hand=0, open={}, hidden=0, kept=0, fewer_cards=0, fewer_counters=0)
        order = [id for id in _around(self.entered, self.seat) if not left.entered.seats[id].gone]
        return left._entering(turn=order[0] if self.entered.turn == self.seat else self.entered.turn) if order else self

    def _touched_road(self, does: Does) -> PositionForm | None:
        """The form after a touch in the step of roads: a button selects the piece; on a road the selected one is
        placed, or removed if it lies there already. None for any other touch."""
        match does:
            case Pick("piece", piece):
                return replace(self, piece=piece)
            case Spot(id) if id in self.table.board.routes:
                pass
            case _:
                return None
        road = self.entered.roads.get(id, RoadSnapshot())
        if self.piece == "obstacle":
            road = replace(road, obstacle=not road.obstacle)
        else:
            road = RoadSnapshot(None if road.kind == self.piece else counter(self.piece), road.obstacle)
        roads = {route: other for route, other in self.entered.roads.items() if route != id}
        if road.kind is not None or (road.obstacle and self.piece == "obstacle"):
            roads[id] = road
        return self._entering(roads=roads)


def catching_up(table: Table) -> PositionForm | None:
    """The form for entering a game under way, filled in from the referee's state, but without the display of open
    counters. None if the game is over, or only the boots' towns or the hands are still asked for to find the winner.
    """
    if table.phase in ("boots", "hands", "over"):
        return None
    now = snapshot(table)
    if now.phase == "score":
        # Pieces are collected while boots are moved.
        moving = any(seat.collected_now for seat in table.seats)
        now = _as_usual(table, now, now.round, "move" if moving else "deal")
        now = _moved(table, now) if moving else replace(now, turn="")
    seats = table.speakers() or (table.first,)
    return PositionForm(table, replace(now, display=(), passes=0), seats[0])


def _as_usual(table: Table, entered: TableSnapshot, round: int, phase: Phase) -> TableSnapshot:
    """The entered position with hands, counters and roads filled in as they usually are in this phase of this round.
    At a table of four this saves some fifty touches.

    If the form only changes from planning to moving in the same round, or back, the entered counters and roads stay.
    """
    later, planned = int(round > 1), ("plan", "move")
    hand = HAND_LIMIT * later if phase == "deal" else replace(table, round=round).hand_most
    counters = {"deal": later, "draw_hidden": later, "draw": later, "plan": OPEN_DRAWS + later}.get(phase, 1)
    rows = {"open": {UNKNOWN: counters} if counters else {}, "hidden": int(phase in ("draw", "plan")), "kept": 0}
    if round == entered.round and phase in planned and entered.phase in planned:
        rows = {}
    seats = {
        # Seats that left the game keep their last values.
        id: seat
        if seat.gone
        else replace(seat, hand=hand, drawn=None, passed=False, fewer_cards=0, fewer_counters=0, **rows)
        for id, seat in entered.seats.items()
    }
    roads = {} if rows else entered.roads
    return replace(entered, round=round, phase=phase, seats=seats, roads=roads, passes=0, due=(), asked=None)


def _moved(table: Table, entered: TableSnapshot, new_turn: bool = False) -> TableSnapshot:
    """The entered position with hands that fit the phase of moving: at most four cards for each seat that has moved, a
    full hand for each that has not. The seat in turn keeps its entered hand; with `new_turn` it gets a full one.
    """
    order = [id for id in _around(entered, entered.start_player) if not entered.seats[id].gone]
    if entered.phase != "move" or entered.turn not in order:
        return entered
    turn = order.index(entered.turn)
    full = replace(table, round=entered.round).hand_most
    hands = {id: min(entered.seats[id].hand or 0, HAND_LIMIT) if at < turn else full for at, id in enumerate(order)}
    if not new_turn:
        hands[entered.turn] = entered.seats[entered.turn].hand or 0
    return replace(entered, seats={id: replace(seat, hand=hands.get(id, 0)) for id, seat in entered.seats.items()})


def _around(entered: TableSnapshot, first: str) -> tuple[str, ...]:
    """All seats, clockwise from this one on."""
    ids = tuple(entered.seats)
    return ids[int(first) - 1 :] + ids[: int(first) - 1]
