"""Elfenland's part of *Can I?*, which asks without playing: may a counter be placed there, may a step be made?"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.games.can_i import Questions, SetUp
from companion.games.elfenland.input import BLANK, Draft, PieceKind, piece_of, spot_of
from companion.games.elfenland.sheets import price
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.screen import Choice, Does, Glyph, Spot, tone_of
from engine.elfenland import planning
from engine.elfenland.board import Route
from engine.elfenland.commands_and_events import Command, Event, Obstruct, Place, Travel
from engine.elfenland.moving import is_caravan
from engine.elfenland.pieces import COUNTERS, OPEN_DRAWS, counter
from engine.elfenland.state import Match, Road, Table
from engine.game import Start
from engine.holding import Holding

LAY, STEP, DRESS = "lay", "step", "dress"
BEFORE_PLANNING = ("deal", "draw_hidden", "draw")
DRAWN = 1 + OPEN_DRAWS
"""The counters that a seat draws in a round; those not drawn yet may be of any kind."""


class ElfenlandQuestions(Questions[Table, Command, Event, Draft]):
    """Elfenland's questions on the page *Can I?*: whether a counter or obstacle may be placed on a road, and whether a
    step of the boot can be paid with cards. Where the referee does not know the position, it is set up by touches.
    """

    modes = (LAY, STEP)
    set_up_mode = DRESS
    usable_buttons = ("otherwise", "pay-laid")

    def nothing_known(self, edition: str, box: Mapping[str, str]) -> Match:
        """A match to ask about when no game is open: one seat under this edition, its boot in Elvenhold, and no counter
        on any road.
        """
        table = self.look.game.start(Start("elfenland", 2, options={"edition": edition}))
        assert isinstance(table, Table)
        return Match(self.look.game, replace(table, seats=table.seats[:1], refereed=False))

    def followed(self, state: Table) -> bool:
        """Whether the referee follows counters and boots in this game; False when it only keeps scores."""
        return state.refereed

    def at_hand(self, state: Table) -> str:
        """The kind of question to offer first: about a step while boots are moved, else about placing a counter."""
        return STEP if state.phase == "move" else LAY

    def as_if(self, state: Table, mode: str, seat: str) -> Table:
        """The state as if this seat were in turn and placed counters or moved its boot, whichever `mode` asks about;
        cards and counters that it has not drawn yet count as unknown.
        """
        asker, early = state.seat(seat), state.phase in BEFORE_PLANNING or not state.refereed
        if mode == STEP:
            cards = state.hand_most if state.phase == "deal" or not state.refereed else asker.hand.size
            changes: dict[str, object] = {"hand": Holding(unknown=cards)}
            phase = "move"
        else:
            changes = {"open": Holding(asker.open.known, asker.open.unknown + DRAWN)} if early else {}
            changes["obstacle"] = asker.obstacle or not state.refereed
            phase = "plan"
        table = replace(state, phase=phase, turn=seat, due=(), asked=(), passes=0, refereed=True)
        return table.with_seat(seat, passed=False, **changes)

    def because(self, state: Table, command: Command, speech: Speech) -> tuple[str, str]:
        """The reason why this legal command is legal: the id of the rule, and the price in words."""
        route = state.board.routes[self.spot(state, command)]
        road = state.roads.get(route.id)
        match command:
            case Place():
                return "EL-COST-01", price(Road(command.kind), route, speech)
            case Obstruct() if road:
                return "EL-OBST-05", _under_obstacle(Road(road.kind, obstacle=True), route, speech)
            case Travel() if road is None:
                cards = speech.say("price-water", cards=route.rafts_from(state.seat(command.seat).town))
                return ("EL-LAKE-01" if route.terrain == "lake" else "EL-RIVER-02"), cards
        assert isinstance(command, Travel)
        assert road is not None
        if is_caravan(road, route, command.cards, command.caravan):
            return ("EL-CARAVAN-05" if road.obstacle else "EL-CARAVAN-01"), price(road, route, speech)
        return "EL-COST-03", _under_obstacle(road, route, speech) if road.obstacle else price(road, route, speech)

    def set_up(self, state: Table, draft: Draft, does: Does, seat: str) -> SetUp | Say | None:
        """The position after this touch while it is set up on the page *Can I?*; None if the touch means nothing.

        A touched counter, obstacle or boot is selected. A road touched then gets the selected piece, or loses it if it
        lies there already; a town touched gets the boot. If the piece cannot lie on that road, a `Say` with the command
        to place it, so that the page shows why the referee refuses it.
        """
        piece = "boot" if does == "boot" else piece_of(does)
        if piece:
            return SetUp(state, BLANK if piece == draft.piece else replace(BLANK, piece=piece))
        spot = spot_of(does)
        if spot in state.board.towns and draft.piece == "boot":
            return SetUp(state.with_seat(seat, town=spot), draft)
        if spot in state.board.routes and draft.piece in (*COUNTERS, "obstacle"):
            return self._laid(state, draft, spot, seat)
        return None

    def picked(self, command: Command) -> tuple[Does, ...]:
        """The touches for putting this command's piece on the map: a counter or the obstacle, and its road; () for
        other commands.
        """
        match command:
            case Place(kind=kind, route=route):
                return PieceKind(kind), Spot(route)
            case Obstruct(route=route):
                return "obstacle", Spot(route)
        return ()

    def _laid(self, state: Table, draft: Draft, route: str, seat: str) -> SetUp | Say:
        road, piece = state.roads.get(route), draft.piece
        others = {id: road for id, road in state.roads.items() if id != route}
        if piece == "obstacle":
            if road is None:
                return Say((Obstruct(seat, route),))
            return SetUp(replace(state, roads={**others, route: Road(road.kind, not road.obstacle)}), draft)
        if road is not None and road.kind == piece:
            return SetUp(replace(state, roads=others), draft)
        command = Place(seat, counter(piece), route)
        if not isinstance(planning.place(self.as_if(replace(state, roads=others), LAY, seat), command), tuple):
            return Say((command,))
        return SetUp(replace(state, roads={**others, route: Road(piece)}), draft)

    def pieces(self, draft: Draft, mark: Glyph, speech: Speech) -> tuple[Choice, ...]:
        """A tuple with one button, which selects the asking seat's boot, to be placed in the position that players set
        up for a question. `mark` is the drawing of the boot."""
        tone = tone_of(draft.piece == "boot")
        return (Choice("boot", speech.say("can-i-boot"), glyph=mark, tone=tone),)


def _under_obstacle(road: Road, route: Route, speech: Speech) -> str:
    need, kind = road.price(route), road.kind
    return speech.say("EL-OBST-05", "more", kind=kind, terrain=route.terrain, cost=need - 1, need=need)
