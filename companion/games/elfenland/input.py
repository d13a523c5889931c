"""Touch input of Elfenland: touches are collected in a draft, the unfinished command, until it is complete."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.games.common_actions import CardKind, SeatTouched
from companion.games.elfenland.actions import (
    AskedKind,
    BootOf,
    CardsLeft,
    DiscardKinds,
    DiscardUnseen,
    InDisplay,
    KeptCounter,
    PieceKind,
    Step,
    TownCardOf,
)
from companion.games.touch_and_tags.touch_result import Say, stepped
from companion.screen import Does, Spot, Stepped
from engine.elfenland.board import Route
from engine.elfenland.commands_and_events import (
    Cards,
    Command,
    Deal,
    Discard,
    Draw,
    DrawHidden,
    DrawRest,
    EndMove,
    Keep,
    Obstruct,
    Pass,
    Place,
    Source,
    Target,
    Travel,
    TurnUp,
)
from engine.elfenland.pieces import COUNTERS, HAND_MOST, ROUNDS, Counter, counter
from engine.elfenland.score_commands import Boot, Collect, GiveBack, Hand, KeepScore, NextRound, NextSeat, Referee
from engine.elfenland.state import Seat, Table
from engine.holding import Counts


class Draft(Struct, frozen=True):
    """An unfinished command: what was touched or laid on readers so far.

    `piece`: the selected kind of counter or "obstacle"; `hidden`: it comes from the hidden counters; `route`, `town`:
    touched on the map; `otherwise`: the next step is paid with the cards chosen by steppers; `cards`: what these show;
    `asking`: the open question ("turn_up", "refill", "display" or "pile" for the kind of a counter, "discard" for the
    kinds of surplus cards, "round" for the checklist at a round's end, "boots" for the towns of the boots); `untold`:
    the kind of the counter turned up last is to stay unknown; `keeps`: the counter that each seat keeps; `boots`: the
    town of each boot; `seat`: the seat whose town card, boot or piece is entered. `laid`: the pieces on readers
    ("card/pig", "seat/1"); `ways`: possible commands, one of which the table is to choose.
    """

    piece: str = ""
    hidden: bool = False
    route: str = ""
    town: str = ""
    otherwise: bool = False
    cards: Counts = {}
    asking: str = ""
    untold: bool = False
    keeps: Mapping[str, str] = {}
    boots: Mapping[str, str] = {}
    seat: str = ""
    laid: tuple[str, ...] = ()
    ways: tuple[Command, ...] = ()


BLANK = Draft()
TURNED_UP = Draft(asking="turn_up")
REFILL = Draft(asking="refill")
UNTOLD = Draft(untold=True)
Touched = Draft | Say | None
"""The result of a touch or a tag: an unfinished command, complete commands, or None if it has no effect."""


def touch(table: Table, draft: Draft, does: Does) -> Touched:
    """The unfinished command after a touch, or the complete commands; None if the touch has no effect in this
    phase.
    """
    found = _touched(table, draft, does)
    return replace(found, untold=True) if draft.untold and isinstance(found, Draft) else found


def _touched(table: Table, draft: Draft, does: Does) -> Touched:
    match does:
        case "cancel":
            return BLANK
        case AskedKind(kind) if draft.asking in ("", "refill"):
            # The counter turned up for one that was drawn, which may be entered when the next phase has begun.
            return UNTOLD if kind is None else Say((TurnUp(kind_of(kind)),))
    return _PHASES[table.phase](table, draft, does)


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


def _dealing(table: Table, draft: Draft, does: Does) -> Touched:
    hands = dealt(table, draft.laid) or None
    match does:
        case "deal":
            return Say((Deal(hands),))
        case "keep-score":
            return Say((KeepScore(),))
        case "deal-all":
            return Say((Deal(hands), DrawRest(), DrawRest()))
    return _displayed(table, draft, does)


def dealt(table: Table, laid: tuple[str, ...]) -> dict[str, Cards]:
    """By seat, the hands that are complete after cards were dealt over a reader; known cards that a seat kept from the
    round before count as well.

    Cards go to the start player first, then clockwise, each hand until it is full; "seat/2" in `laid` directs the cards
    after it to seat 2.
    """
    hands, _ = _dealt(table, laid)
    return {seat: cards for seat, cards in hands.items() if sum(cards.values()) == _full(table, seat)}


def needs(table: Table, laid: tuple[str, ...]) -> tuple[int, str, int]:
    """How far the hand now being dealt over a reader has come: the number of cards to deal to it, the id of the hand's
    seat, and the number dealt so far. `laid` are the pieces read ("card/pig", "seat/2"). Only for the phase of dealing.
    """
    hands, seat = _dealt(table, laid)
    kept = sum(table.seat(seat).hand.known.values())
    return _full(table, seat) - kept, seat, sum(hands[seat].values()) - kept


def _full(table: Table, id: str) -> int:
    seat = table.seat(id)
    return seat.hand.size + table.dealt(seat)


def _dealt(table: Table, laid: tuple[str, ...]) -> tuple[dict[str, Cards], str]:
    hands = {seat.id: dict(seat.hand.known) for seat in table.clockwise()}
    now = table.start_player
    for word in laid:
        sort, _, which = word.partition("/")
        if sort == "seat" and which in hands:
            now = which
        if sort != "card":
            continue
        for _ in table.seats:
            if sum(hands[now].values()) < _full(table, now):
                break
            now = table.after(now)
        hands[now][which] = hands[now].get(which, 0) + 1
    return hands, now


def _drawing_hidden(table: Table, draft: Draft, does: Does) -> Touched:
    match does:
        case "drawn":
            return Say((DrawHidden(table.turn),))
        case "drawn-all":
            return Say((DrawRest(), DrawRest()))
    return _displayed(table, draft, does)


def _drawing(table: Table, draft: Draft, does: Does) -> Touched:
    match does:
        case "drawn-all":
            return Say((DrawRest(),))
        case AskedKind(kind) if draft.asking in ("display", "pile"):
            source: Source = "display" if draft.asking == "display" else "pile"
            return Say((Draw(table.turn, source, None if kind is None else kind_of(kind)),))
        case "pile":
            return replace(draft, asking="pile")
        case InDisplay(kind) if kind:
            return Say((Draw(table.turn, "display", kind_of(kind)),), REFILL)
        case InDisplay() if draft.asking != "turn_up":
            return replace(draft, asking="display")
    return _displayed(table, draft, does)


def _displayed(table: Table, draft: Draft, does: Does) -> Touched:
    """The result of a touch by which players enter the kind of a counter newly turned face up in the display: the
    question for the kind, then the command with the answer. None for other touches.
    """
    match does:
        case "tell-display" | InDisplay():
            return TURNED_UP
        case AskedKind(str(kind)) if draft.asking == "turn_up":
            # The next unknown counter is asked for at once, in the order in which they lie.
            return Say((TurnUp(kind_of(kind)),), TURNED_UP if table.display.unknown > 1 else None)
    return None


def _planning(table: Table, draft: Draft, does: Does) -> Touched:
    match does:
        case "pass":
            return Say((Pass(table.turn),))
        case "pass-all":
            return Say(passes(table))
        case "hidden":
            return replace(draft, hidden=not draft.hidden)
    new, spot = piece_of(does), spot_of(does)
    if not new and spot not in table.board.routes:
        return None
    piece, route = new or draft.piece, spot or draft.route
    if piece and route:
        if piece == "obstacle":
            return Say((Obstruct(table.turn, route),))
        return Say((Place(table.turn, kind_of(piece), route, draft.hidden or None),))
    if (piece, route) == (draft.piece, draft.route):
        return BLANK
    return replace(draft, piece=piece, route=route)


def passes(table: Table) -> tuple[Pass, ...]:
    """The commands with which every seat passes, from the one in turn on, until the planning phase is over."""
    if table.options["pass"] == "final":
        waiting = [seat.id for seat in table.present if not seat.passed]
        first = waiting.index(table.turn)
        return tuple(Pass(seat) for seat in (*waiting[first:], *waiting[:first]))
    seat, commands = table.turn, []
    for _ in range(len(table.present) - table.passes):
        commands.append(Pass(seat))
        seat = table.after(seat)
    return tuple(commands)


def _moving(table: Table, draft: Draft, does: Does) -> Touched:
    if table.due:
        return _discarding(table, draft, does)
    seat, board, spot = table.seat(table.turn), table.board, spot_of(does)
    match does:
        case "end-move":
            return Say((EndMove(seat.id),))
        case "otherwise":
            return BLANK if draft.otherwise else replace(BLANK, otherwise=True)
        case Stepped(CardKind(kind), by) if draft.route:
            return replace(draft, cards=stepped(draft.cards, kind, by, min(seat.hand.size, HAND_MOST)))
        case "pay" if draft.route:
            return Say((Travel(seat.id, draft.route, dict(draft.cards)),))
    if (
        draft.town
        and not draft.laid
        and spot in {*board.towns, *board.routes} - {route.id for route in joining(table, seat, draft.town)}
    ):
        return replace(BLANK, otherwise=draft.otherwise)
    route = does.route if isinstance(does, Step) else spot
    if route in board.routes:
        if draft.otherwise and board.routes[route].other_end(seat.town):
            return replace(BLANK, otherwise=True, route=route)
        return Say((Travel(seat.id, route, exact_price(table, seat, board.routes[route])),))
    if spot in board.towns and spot != seat.town:
        ways = joining(table, seat, spot)
        if len(ways) == 1:
            return touch(table, draft, Spot(ways[0].id))
        return replace(BLANK, otherwise=draft.otherwise, town=spot)
    return None


def joining(table: Table, seat: Seat, town: str) -> tuple[Route, ...]:
    """The routes between the town where this seat's boot is and the town `town`."""
    return tuple(route for route in table.board.leaving[seat.town] if town in (route.a, route.b))


def kind_of(name: str) -> Counter:
    """The name unchanged, but typed as a kind of transport for use in a command; the command's own check refuses an
    unknown one.
    """
    return counter(name)


def exact_price(table: Table, seat: Seat, route: Route) -> Cards:
    """The cards of a normal payment for this route from the town of the seat's boot, `{"pig": 2}`; empty if there is no
    price.
    """
    if route.other_end(seat.town) is None:
        return {}
    if route.water:
        return {"raft": route.rafts_from(seat.town)}
    road = table.roads.get(route.id)
    return {counter(road.kind): road.price(route)} if road else {}


def _discarding(table: Table, draft: Draft, does: Does) -> Touched:
    match does:
        case DiscardUnseen(seat) if seat in table.due:
            return Say((Discard(seat, count=table.seat(seat).surplus),))
        case DiscardKinds(seat) if seat in table.due:
            return replace(BLANK, asking="discard", seat=seat)
        case Stepped(CardKind(kind), by) if draft.asking == "discard":
            most = min(table.seat(draft.seat).surplus, HAND_MOST)
            return replace(draft, cards=stepped(draft.cards, kind, by, most))
        case "discard-these" if draft.seat:
            return Say((Discard(draft.seat, cards=dict(draft.cards)),))
    return None


def _cleaning(table: Table, draft: Draft, does: Does) -> Touched:
    match does:
        case KeptCounter(seat, what):
            return replace(draft, keeps={**draft.keeps, seat: what})
        case "finish" if all(seat in draft.keeps for seat in table.asked):
            return Say(tuple(Keep(seat, _kept(draft.keeps[seat])) for seat in table.asked))
    return None


def keepable(table: Table, seat: Seat) -> tuple[str, ...]:
    """The choices that the shared screen offers for the counter to keep: the open kinds (every kind if they are
    unknown), "hidden", and "none" if the rules allow it.
    """
    kinds = tuple(kind for kind in COUNTERS if seat.kept.size or seat.open.may_hold(kind))
    hidden = ("hidden",) if seat.hidden.size or seat.kept.size else ()
    return (*kinds, *hidden, *(("none",) if table.options["keep_counter"] == "up_to_one" else ()))


def _kept(choice: str) -> Counter | Literal["hidden"] | None:
    return None if choice == "none" else "hidden" if choice == "hidden" else counter(choice)


def _over(table: Table, draft: Draft, does: Does) -> Touched:
    unknown = table.targets_unknown()
    match does:
        case TownCardOf(seat) if seat in unknown:
            return replace(BLANK, seat=seat)
        case Spot(town) if town in table.board.towns and unknown:
            return Say((Target(draft.seat if draft.seat in unknown else unknown[0], town),))
    return None


def _scoring(table: Table, draft: Draft, does: Does) -> Touched:
    """The result of a touch when only scores are kept: touching a town collects its piece, a second touch returns
    it.
    """
    if draft.asking == "boots":
        return _standing(table, draft, does)
    match does:
        case "referee" if not any(seat.collected_now for seat in table.seats):
            return replace(BLANK, asking="boots", seat=table.start_player)
        case "next-seat":
            return Say((NextSeat(),))
        case "next-round" if table.round < ROUNDS:
            return replace(BLANK, asking="round")
        case "next-round" | "round-begins":
            return Say((NextRound(),))
        case SeatTouched(id):
            return BLANK if id in (draft.seat, table.turn) else replace(BLANK, seat=id)
        case Spot(town) if town in table.board.towns:
            seat = table.seat(draft.seat or table.turn)
            # A piece of an earlier round is not returned: the touch was meant for another seat, and its refusal says
            # so.
            mistaken = town in seat.collected[seat.had :]
            return Say((GiveBack(seat.id, town) if mistaken else Collect(seat.id, town),))
    return None


def _standing(table: Table, draft: Draft, does: Does) -> Touched:
    """The result of a touch while the players enter in which towns their boots stand; a boot whose town is known need
    not be entered.
    """
    asked = table.asked or tuple(seat.id for seat in table.clockwise())
    match does:
        case BootOf(seat) if seat in asked:
            return replace(draft, seat=seat)
        case Spot(town) if town in table.board.towns:
            telling = draft.seat if draft.seat in asked else asked[0]
            following = asked[(asked.index(telling) + 1) % len(asked)]
            return replace(draft, boots={**draft.boots, telling: town}, seat=following)
        case "boots-right":
            seen = [Boot(seat, draft.boots.get(seat, table.seat(seat).town)) for seat in asked]
            if table.phase == "boots":
                return Say(tuple(seen))
            return Say((*(boot for boot in seen if boot.town != table.seat(boot.seat).town), Referee()))
    return None


def _counting(table: Table, draft: Draft, does: Does) -> Touched:
    return Say((Hand(does.seat, does.size),)) if isinstance(does, CardsLeft) else None


_PHASES: Mapping[str, Callable[[Table, Draft, Does], Touched]] = {
    "deal": _dealing,
    "draw_hidden": _drawing_hidden,
    "draw": _drawing,
    "plan": _planning,
    "move": _moving,
    "cleanup": _cleaning,
    "over": _over,
    "score": _scoring,
    "boots": _standing,
    "hands": _counting,
}
