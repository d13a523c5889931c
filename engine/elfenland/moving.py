"""Phase 5: travelling, paying, and the hand limit (EL-MOVE, EL-RIVER, EL-LAKE, EL-CARAVAN, EL-HAND)."""

from __future__ import annotations

from engine.elfenland import cleanup, rules
from engine.elfenland.board import Route
from engine.elfenland.commands_and_events import (
    Discard,
    DiscardDue,
    Discarded,
    Ended,
    EndMove,
    Event,
    MoveEnded,
    PieceCollected,
    Travel,
    Travelled,
    TurnCame,
)
from engine.elfenland.pieces import CARDS_OF_A_KIND, ROUNDS, TOWN_PIECES
from engine.elfenland.state import Answer, Road, Seat, Table
from engine.holding import Counts, kinds_and_count, without_none
from engine.rule import Rejection


def travel(table: Table, command: Travel) -> Answer:
    """The events when a boot moves one step and is paid for."""
    seat, route = table.seat(command.seat), table.board.routes[command.route]
    if table.due:
        return rules.MOVE_10.broken(seat=seat.id)
    to = route.other_end(seat.town)
    if to is None:
        return rules.MOVE_02.broken(route=route.id, town=seat.town)
    cards = without_none(command.cards)
    caravan = False
    if route.water:
        refused = _water(route, seat.town, to, cards, command.caravan)
    elif route.id not in table.roads:
        rule = rules.CARAVAN_03 if command.caravan else rules.MOVE_03
        refused = rule.broken(route=route.id)
    else:
        road = table.roads[route.id]
        caravan = is_caravan(road, route, cards, command.caravan)
        refused = _caravan(table, seat, route, road, cards) if caravan else _price(route, road, cards)
    if refused is not None:
        return refused
    refused = cards_not_there(table, seat, cards)
    if refused is not None:
        return refused
    return arrived(table, seat, Travelled(seat.id, route.id, to, cards, caravan))


def arrived(table: Table, seat: Seat, travelled: Travelled) -> tuple[Event, ...]:
    """The events of an allowed step: the step, the piece collected in its town, and the end of the game if it was the
    last piece (EL-COLLECT, B01)."""
    to = travelled.to
    if not table.board.towns[to].has_piece or to in seat.collected:
        return (travelled,)
    collected = PieceCollected(seat.id, to)
    if len(seat.collected) + 1 == TOWN_PIECES and table.options["early_end"] == "instant_win" and table.round < ROUNDS:
        return travelled, collected, Ended(early=True)
    return travelled, collected


def is_caravan(road: Road, route: Route, cards: Counts, declared: bool | None) -> bool:
    """Whether this payment is a caravan: as `declared`; if that is None, when the cards are not the exact normal price
    but as many as a caravan takes."""
    if declared is not None:
        return declared
    return cards != {road.kind: road.price(route)} and sum(cards.values()) == road.caravan


def _price(route: Route, road: Road, cards: Counts) -> Rejection | None:
    """The refusal of a normal payment that is not exactly the price in cards of the counter's kind (EL-COST-03, -04),
    or None.
    """
    kind, need, cost = road.kind, road.price(route), road.price(route) - road.obstacle
    played, alike = sum(cards.values()), cards.get(kind, 0)
    others = played - alike
    if not played:
        return rules.COST_04.broken(route=route.id, kind=kind, need=need, played=0)
    if not alike:
        return rules.MOVE_04.broken(route=route.id, kind=kind, need=need)
    if others == 1 and road.obstacle and alike >= cost:
        return rules.OBST_05.broken(route=route.id, kind=kind, terrain=route.terrain, cost=cost, need=need)
    if others:
        return rules.CARAVAN_07.broken(route=route.id, kind=kind, need=need, caravan=road.caravan)
    if alike < cost:
        return rules.MOVE_05.broken(route=route.id, kind=kind, terrain=route.terrain, need=need, played=played)
    if alike < need:
        return rules.OBST_05.broken(route=route.id, kind=kind, terrain=route.terrain, cost=cost, need=need)
    if alike > need:
        return rules.COST_04.broken(route=route.id, kind=kind, need=need, played=played)
    return None


def _caravan(table: Table, seat: Seat, route: Route, road: Road, cards: Counts) -> Rejection | None:
    """The refusal of a caravan, None if it is legal. A caravan costs any 3 cards, 4 under an obstacle; with the option
    `only_if_unable` a seat that provably could pay the normal price may not use one (EL-CARAVAN-01, -02, -05).
    """
    played = sum(cards.values())
    if played != road.caravan:
        rule = rules.CARAVAN_05 if road.obstacle else rules.CARAVAN_01
        return rule.broken(need=road.caravan, played=played)
    if table.options["caravan"] == "only_if_unable":
        proven = max(seat.hand.known.get(road.kind, 0), cards.get(road.kind, 0))
        if proven >= road.price(route):
            return rules.CARAVAN_02.broken(route=route.id)
    return None


def _water(route: Route, town: str, to: str, cards: Counts, caravan: bool | None) -> Rejection | None:
    """The refusal of a payment for the way from `town` to `to` over a river or lake, None if it is legal: it takes
    rafts only, an exact number of them, and no caravan (EL-RIVER, EL-LAKE, EL-CARAVAN-04).
    """
    if caravan:
        return rules.CARAVAN_04.broken(route=route.id, terrain=route.terrain)
    need, rafts = route.rafts_from(town), cards.get("raft", 0)
    rafts_only = rafts == sum(cards.values())
    if rafts_only and rafts == need:
        return None
    if route.terrain == "lake":
        return rules.LAKE_01.broken(town=town, to=to, need=need)
    if not rafts_only:
        return rules.RIVER_01.broken(route=route.id, need=need)
    return rules.RIVER_02.broken(route=route.id, town=town, to=to, need=need, played=rafts)


def cards_not_there(table: Table, seat: Seat, cards: Counts) -> Rejection | None:
    """The refusal of cards that the seat's hand, or the box, cannot hold (EL-MOVE-09, EL-COMP-14), or None."""
    if seat.hand.without(cards) is None:
        return rules.MOVE_09.broken(seat=seat.id)
    for kind, count in cards.items():
        newly_known = count - seat.hand.known.get(kind, 0)
        if newly_known > 0 and table.cards_known(kind) + newly_known > CARDS_OF_A_KIND[kind]:
            return rules.COMP_14.broken()
    return None


def end_move(table: Table, command: EndMove) -> Answer:
    """The events when a seat ends its move. It must discard down to 4 cards (EL-MOVE-10): now, or with all others at
    the round's end, as the option `hand_limit_at` says (B16).
    """
    seat = table.seat(command.seat)
    if table.due:
        return rules.HAND_01.broken(seat=seat.id, hand=seat.hand.size, surplus=seat.surplus)
    ended = MoveEnded(seat.id)
    if table.options["hand_limit_at"] == "own_turn" and seat.surplus:
        return ended, DiscardDue((seat.id,))
    return ended, *after_move(table, seat.id)


def after_move(table: Table, moved: str) -> tuple[Event, ...]:
    """The events after the move of the seat `moved`. Where the hand limit applies only at the round's end, all seats
    discard after the last move."""
    if table.options["hand_limit_at"] == "round_end" and not table.next_around(moved):
        due = tuple(each.id for each in table.present if each.surplus)
        if due:
            return (DiscardDue(due),)
    return next_move(table, moved)


def discard(table: Table, command: Discard) -> Answer:
    """The events when a seat discards down to exactly 4 cards (EL-HAND-01, -02)."""
    seat = table.seat(command.seat)
    if seat.id not in table.due:
        return rules.HAND_02.broken(seat=seat.id, hand=seat.hand.size)
    cards, count = kinds_and_count(command.cards, command.count)
    if not seat.proven_surplus <= count <= seat.surplus:
        return rules.HAND_01.broken(seat=seat.id, hand=seat.hand.size, surplus=seat.surplus)
    if cards is not None:
        refused = cards_not_there(table, seat, cards)
        if refused is not None:
            return refused
    return after_discard(table, Discarded(seat.id, count, cards))


def after_discard(table: Table, discarded: Discarded) -> tuple[Event, ...]:
    """The events of a discard: itself, and the next move unless other seats must still discard."""
    return (discarded,) if len(table.due) > 1 else (discarded, *next_move(table, table.turn))


def next_move(table: Table, moved: str) -> tuple[Event, ...]:
    """The events after the move of the seat `moved`: the next seat's turn, or the end of the round."""
    following = table.next_around(moved)
    return (TurnCame(following),) if following else cleanup.begin(table)
