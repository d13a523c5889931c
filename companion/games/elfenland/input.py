"""Touch input of Elfenland: touches are collected in a draft, the unfinished command, until it is complete."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.games.touch_and_tags.touch_result import Say, stepped
from companion.screen import Does, name_of
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
from engine.elfenland.pieces import COUNTERS, HAND_MOST, KINDS, ROUNDS, Counter, counter
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
    id = name_of(does)
    found = _touched(table, draft, id)
    return replace(found, untold=True) if draft.untold and isinstance(found, Draft) else found


def _touched(table: Table, draft: Draft, id: str) -> Touched:
    if id == "cancel":
        return BLANK
    verb, _, what = id.partition("/")
    if verb == "ask" and draft.asking in ("", "refill"):
        # The counter turned up for one that was drawn, which may be entered when the next phase has begun.
        return UNTOLD if what == "untold" else Say((TurnUp(kind_of(what)),))
    return _PHASES[table.phase](table, draft, id)


def _dealing(table: Table, draft: Draft, id: str) -> Touched:
    hands = dealt(table, draft.laid) or None
    if id == "deal":
        return Say((Deal(hands),))
    if id == "keep-score":
        return Say((KeepScore(),))
    if id == "deal-all":
        return Say((Deal(hands), DrawRest(), DrawRest()))
    return _displayed(table, draft, id)


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


def _drawing_hidden(table: Table, draft: Draft, id: str) -> Touched:
    if id == "drawn":
        return Say((DrawHidden(table.turn),))
    if id == "drawn-all":
        return Say((DrawRest(), DrawRest()))
    return _displayed(table, draft, id)


def _drawing(table: Table, draft: Draft, id: str) -> Touched:
    if id == "drawn-all":
        return Say((DrawRest(),))
    verb, _, what = id.partition("/")
    if verb == "ask" and draft.asking in ("display", "pile"):
        source: Source = "display" if draft.asking == "display" else "pile"
        return Say((Draw(table.turn, source, None if what == "untold" else kind_of(what)),))
    if id == "pile" or (verb == "display" and (what in COUNTERS or draft.asking != "turn_up")):
        if what in COUNTERS:
            return Say((Draw(table.turn, "display", kind_of(what)),), REFILL)
        return replace(draft, asking="pile" if id == "pile" else "display")
    return _displayed(table, draft, id)


def _displayed(table: Table, draft: Draft, id: str) -> Touched:
    """The result of a touch by which players enter the kind of a counter newly turned face up in the display: the
    question for the kind, then the command with the answer. None for other touches.
    """
    verb, _, what = id.partition("/")
    if id == "tell-display" or verb == "display":
        return TURNED_UP
    if verb == "ask" and draft.asking == "turn_up":
        # The next unknown counter is asked for at once, in the order in which they lie.
        return Say((TurnUp(kind_of(what)),), TURNED_UP if table.display.unknown > 1 else None)
    return None


def _planning(table: Table, draft: Draft, id: str) -> Touched:
    if id == "pass":
        return Say((Pass(table.turn),))
    if id == "pass-all":
        return Say(passes(table))
    if id == "hidden":
        return replace(draft, hidden=not draft.hidden)
    verb, _, what = id.partition("/")
    piece = id if id == "obstacle" else what if verb == "kind" else draft.piece
    route = id if id in table.board.routes else draft.route
    if verb not in ("kind", "obstacle") and id not in table.board.routes:
        return None
    if piece and route:
        if piece == "obstacle":
            return Say((Obstruct(table.turn, route),))
        return Say((Place(table.turn, kind_of(piece), route, draft.hidden or None),))
    if id in (f"kind/{draft.piece}", draft.piece, draft.route):
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


def _moving(table: Table, draft: Draft, id: str) -> Touched:
    if table.due:
        return _discarding(table, draft, id)
    seat, board = table.seat(table.turn), table.board
    verb, _, what = id.partition("/")
    if id == "end-move":
        return Say((EndMove(seat.id),))
    if id == "otherwise":
        return BLANK if draft.otherwise else replace(BLANK, otherwise=True)
    if verb == "card" and draft.route and what[:-1] in KINDS:
        return replace(
            draft,
            cards=stepped(draft.cards, what[:-1], 1 if what.endswith("+") else -1, min(seat.hand.size, HAND_MOST)),
        )
    if id == "pay" and draft.route:
        return Say((Travel(seat.id, draft.route, dict(draft.cards)),))
    if (
        draft.town
        and not draft.laid
        and id in {*board.towns, *board.routes} - {route.id for route in joining(table, seat, draft.town)}
    ):
        return replace(BLANK, otherwise=draft.otherwise)
    route = what if verb == "step" else id
    if route in board.routes:
        if draft.otherwise and board.routes[route].other_end(seat.town):
            return replace(BLANK, otherwise=True, route=route)
        return Say((Travel(seat.id, route, exact_price(table, seat, board.routes[route])),))
    if id in board.towns and id != seat.town:
        ways = joining(table, seat, id)
        if len(ways) == 1:
            return touch(table, draft, ways[0].id)
        return replace(BLANK, otherwise=draft.otherwise, town=id)
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


def _discarding(table: Table, draft: Draft, id: str) -> Touched:
    verb, _, what = id.partition("/")
    if verb == "discard" and what in table.due:
        return Say((Discard(what, count=table.seat(what).surplus),))
    if verb == "discard-kinds" and what in table.due:
        return replace(BLANK, asking="discard", seat=what)
    if verb == "card" and draft.asking == "discard" and what[:-1] in KINDS:
        return replace(
            draft,
            cards=stepped(
                draft.cards, what[:-1], 1 if what.endswith("+") else -1, min(table.seat(draft.seat).surplus, HAND_MOST)
            ),
        )
    if id == "discard-these" and draft.seat:
        return Say((Discard(draft.seat, cards=dict(draft.cards)),))
    return None


def _cleaning(table: Table, draft: Draft, id: str) -> Touched:
    verb, _, what = id.partition("/")
    if verb == "keep":
        seat, _, kind = what.partition("/")
        return replace(draft, keeps={**draft.keeps, seat: kind})
    if id == "finish" and all(seat in draft.keeps for seat in table.asked):
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


def _over(table: Table, draft: Draft, id: str) -> Touched:
    unknown = table.targets_unknown()
    verb, _, what = id.partition("/")
    if verb == "target" and what in unknown:
        return replace(BLANK, seat=what)
    if id in table.board.towns and unknown:
        return Say((Target(draft.seat if draft.seat in unknown else unknown[0], id),))
    return None


def _scoring(table: Table, draft: Draft, id: str) -> Touched:
    """The result of a touch when only scores are kept: touching a town collects its piece, a second touch returns
    it.
    """
    if draft.asking == "boots":
        return _standing(table, draft, id)
    match id:
        case "referee" if not any(seat.collected_now for seat in table.seats):
            return replace(BLANK, asking="boots", seat=table.start_player)
        case "next-seat":
            return Say((NextSeat(),))
        case "next-round" if table.round < ROUNDS:
            return replace(BLANK, asking="round")
        case "next-round" | "round-begins":
            return Say((NextRound(),))
    verb, _, what = id.partition("/")
    if verb == "seat":
        return BLANK if what in (draft.seat, table.turn) else replace(BLANK, seat=what)
    if id in table.board.towns:
        seat = table.seat(draft.seat or table.turn)
        # A piece of an earlier round is not returned: the touch was meant for another seat, and its refusal says so.
        mistaken = id in seat.collected[seat.had :]
        return Say((GiveBack(seat.id, id) if mistaken else Collect(seat.id, id),))
    return None


def _standing(table: Table, draft: Draft, id: str) -> Touched:
    """The result of a touch while the players enter in which towns their boots stand; a boot whose town is known need
    not be entered.
    """
    asked = table.asked or tuple(seat.id for seat in table.clockwise())
    telling = draft.seat if draft.seat in asked else asked[0]
    verb, _, what = id.partition("/")
    if verb == "boot" and what in asked:
        return replace(draft, seat=what)
    if id in table.board.towns:
        following = asked[(asked.index(telling) + 1) % len(asked)]
        return replace(draft, boots={**draft.boots, telling: id}, seat=following)
    if id == "boots-right":
        seen = [Boot(seat, draft.boots.get(seat, table.seat(seat).town)) for seat in asked]
        if table.phase == "boots":
            return Say(tuple(seen))
        return Say((*(boot for boot in seen if boot.town != table.seat(boot.seat).town), Referee()))
    return None


def _counting(table: Table, draft: Draft, id: str) -> Touched:
    verb, _, what = id.partition("/")
    seat, _, size = what.partition("/")
    return Say((Hand(seat, int(size)),)) if verb == "hand" and size.isdecimal() else None


_PHASES: Mapping[str, Callable[[Table, Draft, str], Touched]] = {
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
