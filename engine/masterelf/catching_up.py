"""Games entered when already under way: the faults of an entered position, and the state that it leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from engine.common_commands import Agree
from engine.holding import Holding, without_none
from engine.masterelf import rules
from engine.masterelf.commands_and_events import CatchUp, CaughtUp, Event
from engine.masterelf.entered_position import Phase, SeatSnapshot, StackSnapshot, TableSnapshot
from engine.masterelf.pieces import CITY, HAND_LIMIT, REGION_FULL, REGIONS, STACK_HEIGHT, STACKS, UNSEEN
from engine.masterelf.state import Entry, Seat, Stack, Table
from engine.rule import Rejection


def catch_up(table: Table, command: CatchUp) -> tuple[Event, ...] | Rejection:
    """The event that enters the position, or the rejection with all rules that the position breaks."""
    found = tuple(_faults(table, command.table))
    return replace(found[0], also=found[1:]) if found else (CaughtUp(command.table),)


def doubts(table: Table, entered: TableSnapshot) -> tuple[Rejection, ...]:
    """Every rule that the position breaks unless the table allowed otherwise or laid out other stacks. Nothing of it is
    refused."""
    found = []
    if entered.phase != "score":
        height = STACK_HEIGHT[len(table.seats)]
        stacked = height * len(STACKS)
        gifts = entered.left + sum(seat.owned for seat in entered.seats.values())
        # A reward may come from the gifts set aside, which are in no stack.
        most = stacked + sum(not seat.reward and not seat.gone for seat in entered.seats.values()) + len(entered.served)
        if not stacked <= gifts <= most:
            found.append(rules.SETUP_03.broken(gifts=gifts, most=stacked, height=height))
        for id, seat in entered.seats.items():
            if seat.hand > HAND_LIMIT and id != entered.turn and entered.phase != "bonus":
                found.append(rules.HAND_01.broken(seat=id, hand=seat.hand, surplus=seat.hand - HAND_LIMIT))
    return tuple(found)


def missing(table: Table, entered: TableSnapshot) -> str:
    """The error sentence for the first seat, region or ingredient of the entered position that this table does not
    have, or for a phase in which nobody could act; else ""."""
    ids = tuple(seat.id for seat in table.seats)
    if tuple(sorted(entered.seats)) != ids or entered.start_player not in ids:
        return f"Each of the seats {', '.join(ids)} is entered, and no other."
    # The turn of a player who left passes only when the stacks are laid out again.
    waiting = entered.phase in ("redistribute", "score", "bonus")
    if entered.turn not in ids or (entered.seats[entered.turn].gone and not waiting):
        return f"Seat {entered.turn!r} cannot be in turn."
    if all(seat.gone for seat in entered.seats.values()):
        return "Somebody must stay to finish the game."
    regions = REGIONS[entered.side]
    if tuple(sorted(entered.regions)) != regions:
        return f"By {entered.side} there are the regions {', '.join(regions)}."
    for seat in entered.seats.values():
        if seat.at not in (CITY, *regions):
            return f"There is no place {seat.at!r}; the places are {CITY}, {', '.join(regions)}."
    for kind in [kind for cards in entered.regions.values() for kind in cards]:
        if kind != UNSEEN and not table.lists_ingredient(kind):
            return f"The deck lists no ingredient {kind!r}; listed are {', '.join(table.deck.ingredients)}."
    if any(stack.top is not None and not stack.left for stack in entered.stacks):
        return "An empty stack has no gift on top."
    return _no_such_phase(entered)


def _no_such_phase(entered: TableSnapshot) -> str:
    seat, empty = entered.seats[entered.turn], any(not stack.left for stack in entered.stacks)
    if entered.phase == "discard" and seat.hand <= HAND_LIMIT:
        return "Nobody discards of seven cards or fewer."
    if entered.phase == "redistribute" and not (empty and entered.exhausted == 1):
        return "Gifts are stacked again where a stack has just run out for the first time."
    if entered.due and entered.phase not in ("reward", "redistribute"):
        return "A reward is due only after the gift that completes a special set."
    if entered.phase == "reward" and not entered.due:
        return "The reward is for a special set."
    if entered.exhausted == 2 and entered.phase not in ("reward", "bonus"):
        return "When a stack has run out for the second time, the game is over."
    return _no_such_choice(entered)


def _no_such_choice(entered: TableSnapshot) -> str:
    """The error sentence for bonus cards that nobody could choose; "" if there is none."""
    choosers = (*entered.choosing, *entered.served)
    if entered.phase != "bonus":
        return "Bonus cards are chosen in the phase for them." if (*choosers, *entered.bonus) else ""
    if entered.exhausted != 2 or not entered.choosing:
        return "Bonus cards are chosen when a stack has run out for the second time."
    present = {id for id, seat in entered.seats.items() if not seat.gone}
    if len(set(choosers)) < len(choosers) or not present.issuperset(entered.choosing):
        return f"The seats {', '.join(entered.choosing)} cannot be those that still choose a bonus card."
    if entered.younger not in (None, *entered.choosing):
        return f"Seat {entered.younger!r} does not choose a bonus card."
    if entered.bonus and len(entered.bonus) != len(entered.choosing):
        return "As many bonus cards lie there as seats still choose."
    return ""


def _faults(table: Table, entered: TableSnapshot) -> Iterator[Rejection]:
    """The faults of the position: more cards than the box holds (ME-COMP-01), than a region has room for (ME-BOARD-01),
    or an empty stack (ME-END-01)."""
    tops = [stack.top for stack in entered.stacks if stack.top is not None]
    titles = Counter([*tops, *entered.bonus, *(gift for seat in entered.seats.values() for gift in seat.gifts)])
    for gift, count in titles.items():
        if count > 1 and gift in table.deck.gifts:
            yield rules.COMP_01.broken(what="gift", gift=gift)
    if (_aside(table, entered) or 0) < 0:
        yield rules.COMP_01.broken(what="gifts", gift="")
    if laid_out(table, entered).more_than_the_box() or (_in_city(table, entered, 0) or 0) < 0:
        yield rules.COMP_01.broken(what="ingredient", gift="")
    most = REGION_FULL[entered.side]
    for id, cards in entered.regions.items():
        if sum(cards.values()) > most:
            yield rules.BOARD_01.broken(region=id, cards=sum(cards.values()), most=most)
    standing = entered.exhausted < 2 and entered.phase not in ("redistribute", "score")
    if standing and any(not stack.left for stack in entered.stacks):
        yield rules.END_01.broken(gifts=entered.left)


def _aside(table: Table, entered: TableSnapshot) -> int | None:
    """The number of gifts set aside: all that are neither in stacks nor before players; None if the box was not
    counted."""
    owned = sum(seat.owned for seat in entered.seats.values())
    return None if table.deck.gift_cards is None else table.deck.gift_cards - entered.left - owned


def _in_city(table: Table, entered: TableSnapshot, discards: int | None) -> int | None:
    """The number of cards in the city's stack where so many are on the discard pile; None if one of both is not
    known."""
    laid = sum(seat.hand for seat in entered.seats.values() if not seat.gone)
    laid += sum(sum(cards.values()) for cards in entered.regions.values())
    cards = table.deck.ingredient_cards
    return None if cards is None or discards is None else cards - laid - discards


def snapshot(table: Table) -> TableSnapshot:
    """The public part of this game as a position from which another referee can go on."""
    regions = {id: {**region.known, UNSEEN: region.unknown} for id, region in table.regions.items()}
    one, two, three = (StackSnapshot(stack.left, stack.top if stack.left else None) for stack in table.stacks)
    seats = {
        seat.id: SeatSnapshot(
            seat.at,
            seat.hand.size,
            tuple(gift for gift in seat.gifts if gift != UNSEEN),
            seat.gifts.count(UNSEEN),
            seat.crystal,
            seat.reward,
            seat.id in table.house.gone,
        )
        for seat in table.seats
    }
    return TableSnapshot(
        table.round,
        cast(Phase, table.phase),
        "night" if table.side == "night" else "day",
        table.start_player,
        table.turn,
        seats,
        {id: without_none(cards) for id, cards in regions.items()},
        (one, two, three),
        0 if not table.exhausted else 1 if table.exhausted == 1 else 2,
        "secret" if table.due == "secret" else "treasures" if table.due else None,
        None if table.city is None else table.discards.size,
        table.choosing,
        table.served,
        table.bonus,
        table.younger,
    )


def retelling(table: Table) -> tuple[Entry, ...] | None:
    """The entries that bring a newly started game to the public part of this one: a `CatchUp` with the position, and an
    `Agree` for each rule option whose new value begins in a later round. None once the game is over.
    """
    if table.phase == "over":
        return None
    now = snapshot(table)
    entries = [Entry(CatchUp(now), (CaughtUp(now),))]
    entries += [Entry(Agree(each.switch, each.value, each.since), (each,)) for each in table.house.coming]
    return tuple(entries)


def laid_out(table: Table, entered: TableSnapshot) -> Table:
    """The state of this game after the position was entered. The kinds of cards in hands and on the discard pile are
    unknown from then on."""
    gone = tuple(id for id, seat in entered.seats.items() if seat.gone and id not in table.house.gone)
    city = _in_city(table, entered, entered.discards)
    return replace(
        table,
        options={**table.options, "side": entered.side},
        round=entered.round,
        phase=entered.phase,
        scores_only=entered.phase == "score",
        start_player=entered.start_player,
        turn=entered.turn,
        seats=tuple(_seat(seat, entered.seats[seat.id]) for seat in table.seats),
        regions={id: _holding(entered.regions[id]) for id in REGIONS[entered.side]},
        stacks=tuple(Stack(stack.left, stack.top) for stack in entered.stacks),
        aside=_aside(table, entered),
        city=city,
        discards=Holding(unknown=(entered.discards or 0) if city is not None else 0),
        exhausted=entered.exhausted,
        due=entered.due,
        choosing=entered.choosing,
        served=entered.served,
        bonus=entered.bonus,
        younger=entered.younger,
        house=replace(table.house, gone=(*table.house.gone, *gone)) if gone else table.house,
    )


def _seat(seat: Seat, now: SeatSnapshot) -> Seat:
    # The gift made last stays the last one: a special set may just have been completed with it.
    gifts = (UNSEEN,) * now.unknown + now.gifts
    if now.gone:
        return Seat(seat.id, now.at, Holding(), gifts, crystal=False, reward=False)
    return Seat(seat.id, now.at, Holding(unknown=now.hand), gifts, now.crystal, now.reward)


def _holding(cards: dict[str, int]) -> Holding:
    known = {kind: count for kind, count in cards.items() if kind != UNSEEN and count}
    return Holding(known, cards.get(UNSEEN, 0))
