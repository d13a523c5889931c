"""Touch input of Elfenland: touches are collected in a draft, the unfinished command, until it is complete."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast

from msgspec.structs import replace

from companion.games import view_values
from companion.games.common_actions import SeatTouched
from companion.games.elfenland.public_knowledge import caravan, exact_price, next_routes
from companion.games.touch_and_tags import touch_result
from companion.games.touch_and_tags.touch_result import Say
from companion.piece import Piece
from companion.screen import Does, ScreenAction, Spot
from engine.elfenland.board import Route
from engine.elfenland.commands_and_events import (
    Boot,
    Cards,
    Collect,
    Command,
    Deal,
    Draw,
    Event,
    GiveBack,
    Keep,
    KeepScore,
    Obstruct,
    Pass,
    Place,
    Referee,
    Source,
    Target,
    Travel,
    TurnUp,
)
from engine.elfenland.pieces import COUNTERS, Counter, counter
from engine.elfenland.state import Seat, Table


class Draft(touch_result.Draft, frozen=True):
    """An unfinished command: what was touched or laid on readers so far.

    `piece`: the selected kind of counter or "obstacle"; `hidden`: it comes from the hidden counters; `route`, `town`:
    touched on the map; `otherwise`: the next step is paid with the cards chosen by steppers (`cards`); `asking`: the
    open question ("turn_up", "refill", "display" or "pile" for the kind of a counter, "discard" for the kinds of
    surplus cards, "round" for the checklist at a round's end, "boots" for the towns of the boots); `keeps`: the counter
    that each seat keeps; `boots`: the town of each boot; `seat`: the seat whose town card, boot or piece is entered;
    `slot`: the number of the slot of the display whose kind is entered anew.
    """

    piece: str = ""
    hidden: bool = False
    route: str = ""
    town: str = ""
    otherwise: bool = False
    asking: str = ""
    keeps: Mapping[str, str] = {}
    boots: Mapping[str, str] = {}
    seat: str = ""
    slot: int | None = None


BLANK = Draft()
View = view_values.View[Table, Command, Event, Draft]
"""What the table page is drawn from."""
TURNED_UP = Draft(asking="turn_up")
REFILL = Draft(asking="refill")
Touched = Draft | Say | None
"""The result of a touch or a tag: an unfinished command, complete commands, or None if it has no effect."""


class PieceKind(ScreenAction, frozen=True, tag="kind"):
    """Selects a counter of this kind, to be placed."""

    kind: str


def spot_of(does: Does) -> str:
    """The id of the town or route that was touched on the map, "" for any other touch."""
    return does.id if isinstance(does, Spot) else ""


def piece_of(does: Does) -> str:
    """The kind of counter, or "obstacle", that a touch selects to be placed, "" for any other touch."""
    match does:
        case PieceKind(kind):
            return kind
        case "obstacle":
            return "obstacle"
    return ""


def touched(table: Table, draft: Draft, does: Does) -> Touched:
    """The unfinished command after a touch that does not carry its own result, or the complete commands; None if the
    touch has no effect in this phase.
    """
    match table.phase:
        case "deal" if does == "deal":
            return Say((Deal(dealt(table, draft.laid) or None),))
        case "deal" if does == "keep-score":
            return Say((KeepScore(),))
        case "plan":
            return _planning(table, draft, does)
        case "move":
            return _moving(table, draft, does)
        case "over" if spot_of(does) in table.board.towns and (unknown := table.targets_unknown()):
            return Say((Target(draft.seat if draft.seat in unknown else unknown[0], spot_of(does)),))
        case "score" | "boots":
            return _scoring(table, draft, does)
    return None


def answered(table: Table, draft: Draft, kind: str | None) -> Draft | Say:
    """The result of the answer which kind a counter is, None for one that stays unknown: it was drawn, or turned up in
    the display, where the next unknown one is asked for at once, in the order in which they lie."""
    if draft.asking in ("display", "pile"):
        return Say((Draw(table.turn, cast(Source, draft.asking), None if kind is None else counter(kind)),))
    if kind is None:
        return Say((), settles=True)
    again = draft.asking == "turn_up" and table.display.unknown > 1
    return Say((TurnUp(counter(kind)),), TURNED_UP if again else None)


def drawn(table: Table, draft: Draft, kind: str) -> Draft | Say:
    """The result of a touch of a counter of the display, "" for an unknown one: while counters are drawn it is drawn,
    else its kind is entered. The unknown one whose kind is asked for now is not drawn."""
    if not kind and draft.asking in ("turn_up", "refill"):
        return draft
    if table.phase != "draw":
        return TURNED_UP
    return Say((Draw(table.turn, "display", counter(kind)),), REFILL) if kind else replace(draft, asking="display")


def dealt(table: Table, laid: tuple[Piece, ...]) -> dict[str, Cards]:
    """By seat, the hands that are complete after cards were dealt over a reader; known cards that a seat kept from the
    round before count as well.

    Cards go to the start player first, then clockwise, each hand until it is full; the piece of a seat in `laid`
    directs the cards after it to that seat.
    """
    hands, _ = _dealt(table, laid)
    return {seat: cards for seat, cards in hands.items() if sum(cards.values()) == _full(table, seat)}


def needs(table: Table, laid: tuple[Piece, ...]) -> tuple[str, int, int]:
    """How far the hand now being dealt over a reader has come: the id of the hand's seat, the number of cards dealt so
    far, and the number to deal to it. `laid` are the pieces read. Only for the phase of dealing.
    """
    hands, seat = _dealt(table, laid)
    kept = sum(table.seat(seat).hand.known.values())
    return seat, sum(hands[seat].values()) - kept, _full(table, seat) - kept


def _full(table: Table, id: str) -> int:
    seat = table.seat(id)
    return seat.hand.size + table.dealt(seat)


def _dealt(table: Table, laid: tuple[Piece, ...]) -> tuple[dict[str, Cards], str]:
    hands = {seat.id: dict(seat.hand.known) for seat in table.clockwise()}
    now = table.start_player
    for piece in laid:
        if piece.kind == "seat" and piece.name in hands:
            now = piece.name
        if piece.kind != "card":
            continue
        for _ in table.seats:
            if sum(hands[now].values()) < _full(table, now):
                break
            now = table.after(now)
        hands[now][piece.name] = hands[now].get(piece.name, 0) + 1
    return hands, now


def _planning(table: Table, draft: Draft, does: Does) -> Touched:
    """The result of a touch of a piece or of a road: both are touched, in any order, for a piece to be placed."""
    new, spot = piece_of(does), spot_of(does)
    if not new and spot not in table.board.routes:
        return None
    piece, route = new or draft.piece, spot or draft.route
    if piece and route:
        return Say((placing(table.turn, piece, route, draft.hidden or None),))
    if (piece, route) == (draft.piece, draft.route):
        return BLANK
    return replace(draft, piece=piece, route=route)


def placing(seat: str, piece: str, route: str, hidden: bool | None = None) -> Place | Obstruct:
    """The command that places a counter of this kind, or the obstacle, on a road."""
    return Obstruct(seat, route) if piece == "obstacle" else Place(seat, counter(piece), route, hidden)


def passes(table: Table) -> tuple[Pass, ...]:
    """The commands with which every seat passes, from the one in turn on, until the planning phase is over."""
    if table.options["pass"] == "final":
        first = int(table.turn) - 1
        waiting = {seat.id for seat in table.present if not seat.passed}
        return tuple(Pass(seat.id) for seat in (*table.seats[first:], *table.seats[:first]) if seat.id in waiting)
    seat, commands = table.turn, []
    for _ in range(len(table.present) - table.passes):
        commands.append(Pass(seat))
        seat = table.after(seat)
    return tuple(commands)


def _moving(table: Table, draft: Draft, does: Does) -> Touched:
    if table.due:
        return None
    seat, board, spot = table.seat(table.turn), table.board, spot_of(does)
    if (
        draft.town
        and not draft.laid
        and spot in {*board.towns, *board.routes} - {route.id for route in joining(table, seat, draft.town)}
    ):
        return replace(BLANK, otherwise=draft.otherwise)
    if spot in board.routes:
        if draft.otherwise and board.routes[spot].other_end(seat.town):
            return replace(BLANK, otherwise=True, route=spot)
        return Say((Travel(seat.id, spot, exact_price(table, board.routes[spot], seat.town)),))
    if spot in board.towns and spot != seat.town:
        ways = joining(table, seat, spot)
        # What is no choice is not asked.
        possible = [
            way for way in ways if way in next_routes(table, seat) or (draft.otherwise and caravan(table, seat, way.id))
        ]
        if len(ways) == 1 or len(possible) == 1:
            return _moving(table, draft, Spot((possible or ways)[0].id))
        return replace(BLANK, otherwise=draft.otherwise, town=spot)
    return None


def joining(table: Table, seat: Seat, town: str) -> tuple[Route, ...]:
    """The routes between the town where this seat's boot is and the town `town`."""
    return tuple(route for route in table.board.leaving[seat.town] if town in (route.a, route.b))


def keeps(table: Table, draft: Draft) -> tuple[Keep, ...]:
    """The commands by which the seats that answered keep their counters."""
    return tuple(Keep(seat, _kept(draft.keeps[seat])) for seat in table.asked if seat in draft.keeps)


def keepable(table: Table, seat: Seat) -> tuple[str, ...]:
    """The choices that the shared screen offers for the counter to keep: the open kinds (every kind if they are
    unknown), "hidden", and "none" if the rules allow it.
    """
    kinds = tuple(kind for kind in COUNTERS if seat.kept.size or seat.open.may_hold(kind))
    hidden = ("hidden",) if seat.hidden.size or seat.kept.size else ()
    return (*kinds, *hidden, *(("none",) if table.options["keep_counter"] == "up_to_one" else ()))


def _kept(choice: str) -> Counter | Literal["hidden"] | None:
    return None if choice == "none" else "hidden" if choice == "hidden" else counter(choice)


def _scoring(table: Table, draft: Draft, does: Does) -> Touched:
    """The result of a touch when only scores are kept: touching a town collects its piece, a second touch returns
    it.
    """
    match does:
        case Spot(town) if town in table.board.towns and asks_boots(table, draft):
            asked, told = asked_for_boots(table), telling(table, draft)
            following = asked[(asked.index(told) + 1) % len(asked)]
            return replace(draft, boots={**draft.boots, told: town}, seat=following)
        case _ if asks_boots(table, draft):
            return None
        case "referee" if not any(seat.collected_now for seat in table.seats):
            return replace(BLANK, asking="boots", seat=table.start_player)
        case SeatTouched(id):
            return BLANK if id in (draft.seat, table.turn) else replace(BLANK, seat=id)
        case Spot(town) if town in table.board.towns:
            seat = table.seat(draft.seat or table.turn)
            # A piece of an earlier round is not returned: the touch was meant for another seat, and its refusal says
            # so.
            mistaken = town in seat.collected[seat.had :]
            return Say((GiveBack(seat.id, town) if mistaken else Collect(seat.id, town),))
    return None


def asked_for_boots(table: Table) -> tuple[str, ...]:
    """The seats that are asked in which towns their boots stand; a boot whose town is known need not be entered."""
    return table.asked or tuple(seat.id for seat in table.clockwise())


def asks_boots(table: Table, draft: Draft) -> bool:
    """Whether the players are being asked in which towns their boots stand."""
    return table.phase == "boots" or draft.asking == "boots"


def telling(table: Table, draft: Draft) -> str:
    """The id of the seat whose boot is placed in the town touched next: the chosen seat, else the first that is asked
    for it."""
    asked = asked_for_boots(table)
    return draft.seat if draft.seat in asked else asked[0]


def boot_of(table: Table, draft: Draft, seat: str) -> Draft | None:
    """The unfinished command in which the boot of this seat is placed next; None if it is not asked for."""
    return replace(draft, seat=seat) if seat in asked_for_boots(table) else None


def boots(table: Table, draft: Draft) -> tuple[Command, ...]:
    """The commands by which the boots stand in the towns entered, or where they stood."""
    seen = [Boot(seat, draft.boots.get(seat, table.seat(seat).town)) for seat in asked_for_boots(table)]
    if table.phase == "boots":
        return tuple(seen)
    return (*(boot for boot in seen if boot.town != table.seat(boot.seat).town), Referee())
