"""Phases 1 to 3: dealing cards and drawing counters (EL-DEAL, EL-DRAW)."""

from __future__ import annotations

from engine.elfenland import rules
from engine.elfenland.commands_and_events import (
    Deal,
    Dealt,
    Draw,
    DrawHidden,
    Drawn,
    DrawnUnseen,
    DrawRest,
    Event,
    HiddenDrawn,
    PhaseBegan,
    TurnCame,
    TurnedUp,
    TurnUp,
)
from engine.elfenland.pieces import CARDS_OF_A_KIND, DISPLAY, KINDS, OPEN_DRAWS
from engine.elfenland.state import Answer, Seat, Table
from engine.holding import without_none
from engine.rule import Unclear


def deal(table: Table, command: Deal) -> Answer:
    """The events when the cards of a round are dealt: every hand is filled to 8 (EL-DEAL-01, -02), or gets 8 more if
    the option `deal` is "eight_more" (B31). A rejection if a hand in the command has a wrong number of cards or lacks a
    card kept from before, or if all hands together have more cards, or more of a kind, than the game has."""
    hands = {seat: without_none(cards) for seat, cards in (command.hands or {}).items()}
    for seat, cards in hands.items():
        hand = table.seat(seat).hand.size
        fewest = table.after_deal(hand - table.seat(seat).fewer_cards)
        if not fewest <= sum(cards.values()) <= table.after_deal(hand):
            return rules.DEAL_01.broken(seat=seat)
    for seat, cards in hands.items():
        if any(cards.get(kind, 0) < kept for kind, kept in table.seat(seat).hand.known.items()):
            return rules.DEAL_02.broken(seat=seat)
    for kind in KINDS:
        known = sum(
            hands[seat.id].get(kind, 0) if seat.id in hands else seat.hand.known.get(kind, 0) for seat in table.seats
        )
        if known > CARDS_OF_A_KIND[kind]:
            return rules.COMP_14.broken()
    sizes = (
        sum(hands[seat.id].values()) if seat.id in hands else table.after_deal(seat.hand.size - seat.fewer_cards)
        for seat in table.present
    )
    if sum(sizes) > sum(CARDS_OF_A_KIND.values()):
        return rules.COMP_14.broken()
    new = {seat.id: table.dealt(seat) for seat in table.present}
    return Dealt(new, hands or None), PhaseBegan("draw_hidden", table.first)


def turn_up(table: Table, command: TurnUp) -> Answer:
    """The event when players enter one of the displayed counters (EL-SETUP-08)."""
    if not table.display.unknown:
        return rules.SETUP_08.broken()
    if not table.has_another(command.kind):
        return rules.COMP_14.broken()
    return (TurnedUp(command.kind),)


def draw_hidden(table: Table, command: DrawHidden) -> Answer:
    """The events when a seat draws its face-down counter in phase 2 (EL-DRAW-01)."""
    if command.kind is not None and not table.has_another(command.kind):
        return rules.COMP_14.broken()
    return HiddenDrawn(command.seat, command.kind), after_hidden_draw(table, command.seat)


def after_hidden_draw(table: Table, drawer: str) -> Event:
    """The event after the hidden draw of the seat `drawer`: the next seat's turn, or the beginning of phase 3."""
    following = table.next_around(drawer)
    return TurnCame(following) if following else PhaseBegan("draw", table.first)


def draw(table: Table, command: Draw) -> Answer:
    """The events when a seat draws a further counter in phase 3, from the display or from the face-down pile; the
    counter lies face up before the seat (EL-DRAW-05 … -08)."""
    kind = command.kind
    if command.source == "display":
        if kind is None and not table.display.unknown:
            return Unclear(f"All {DISPLAY} displayed counters are known: name the kind that was taken.")
        if kind is not None and not table.display.may_hold(kind):
            return rules.DRAW_06.broken(kind=kind)
    known_there = command.source == "display" and kind in table.display.known
    if kind is not None and not known_there and not table.has_another(kind):
        return rules.COMP_14.broken()
    return Drawn(command.seat, command.source, kind), after_draw(table, command.seat, drawn=1)


def after_draw(table: Table, drawer: str, drawn: int = 0) -> Event:
    """The event after a draw of the seat `drawer`: the turn of the next seat that still draws, or the planning phase.
    `drawn` is the number of counters that it drew and that `table` does not have yet."""
    for seat in table.clockwise(table.after(drawer)):
        if still_to_draw(table, seat) - (drawn if seat.id == drawer else 0):
            return TurnCame(seat.id)
    return PhaseBegan("plan", table.first)


def draw_rest(table: Table, command: DrawRest) -> Answer:
    """The events when all seats draw what they still have to draw in this phase; which counters they draw is not
    entered.
    """
    if table.phase == "draw_hidden":
        waiting = [seat.id for seat in table.clockwise() if not seat.drawn]
        return DrawnUnseen(dict.fromkeys(waiting, 1), hidden=True, keeps_display=True), PhaseBegan("draw", table.first)
    counters = {seat.id: still_to_draw(table, seat) for seat in table.clockwise()}
    missing = {id: count for id, count in counters.items() if count}
    return DrawnUnseen(missing, hidden=False), PhaseBegan("plan", table.first)


def still_to_draw(table: Table, seat: Seat) -> int:
    """The number of counters that this seat has still to draw in phase 3. By the option `phase3` a seat either draws
    three counters, or draws until three lie open in front of it.
    """
    done = seat.open.size if table.options["phase3"] == "fill_to_three_open" else seat.drawn
    return max(0, OPEN_DRAWS - done)
