"""The commands when only scores are kept: pieces, turns, rounds, the end (EL-COLLECT, EL-END)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.elfenland import catching_up, rules
from engine.elfenland.board import CAPITAL
from engine.elfenland.commands_and_events import (
    Asked,
    Boot,
    BootSeen,
    Collect,
    Ended,
    Event,
    GiveBack,
    Hand,
    HandTold,
    KeepScore,
    NextRound,
    NextSeat,
    PhaseBegan,
    PieceCollected,
    PieceReturned,
    Referee,
    RefereeingBegan,
    RefereeingEnded,
    RoundBegan,
    TurnCame,
)
from engine.elfenland.evolve import evolve
from engine.elfenland.pieces import HAND_LIMIT, ROUNDS, TOWN_PIECES
from engine.elfenland.state import Answer, Table
from engine.rule import Rejection, Unclear

WHILE_SCORING = ("collect", "give_back", "boot", "next_seat", "next_round", "hand")
"""Commands that have no meaning at a table where everything is refereed."""


def keep_score(table: Table, command: KeepScore) -> Answer:
    """The events when a table stops refereeing and from now on only keeps the score. The command is rejected before it
    gets here, except in the deal phase, at the start of a round."""
    return RefereeingEnded(), PhaseBegan("score", table.first)


def referee(table: Table, command: Referee) -> Answer:
    """The events when a table that kept only scores is refereed again, from the start of the present round on. A
    rejection if a seat has already collected a town piece in this round (EL-ROUND-01: every action has its phase), or
    if more cards or counters are entered than there can be."""
    if any(seat.collected_now for seat in table.seats):
        return rules.ROUND_01.broken(command="referee", phase="score")
    hands, kept, later = command.hands or {}, command.kept or {}, int(table.round > 1)
    if not later and any(hands.values()):
        return Unclear("Before the first deal nobody has cards.")
    now = catching_up.snapshot(table)
    seats = {
        id: replace(seat, hand=hands.get(id), kept=kept.get(id, later), fewer_counters=0 if id in kept else later)
        for id, seat in now.seats.items()
    }
    position = catching_up.checked(table, replace(now, phase="deal", seats=seats))
    return position if isinstance(position, Rejection) else (RefereeingBegan(position), PhaseBegan("deal"))


def collect(table: Table, command: Collect) -> Answer:
    """The events when a seat takes its piece in a town: each piece once, and in one round at most as many pieces as a
    hand can have cards (EL-COLLECT-03, EL-MOVE-11)."""
    seat = table.seat(command.seat)
    if command.town in seat.collected or not table.board.towns[command.town].has_piece:
        return rules.COLLECT_03.broken(seat=seat.id, town=command.town)
    if seat.collected_now >= table.hand_most:
        return rules.MOVE_11.broken(seat=seat.id, pieces=seat.collected_now + 1)
    taken = PieceCollected(seat.id, command.town), BootSeen(seat.id, command.town)
    wins = len(seat.collected) + 1 == TOWN_PIECES and table.options["early_end"] == "instant_win"
    return (*taken, *_end(evolve(table, taken[0]), early=True)) if wins and table.round < ROUNDS else taken


def give_back(table: Table, command: GiveBack) -> Answer:
    """The events when a piece taken by mistake is put back; the boot is then where the seat collected last."""
    seat = table.seat(command.seat)
    if command.town not in seat.collected:
        return Unclear(f"Seat {seat.id} has collected no piece in {command.town}.")
    returned = PieceReturned(seat.id, command.town)
    if seat.town != command.town:
        return (returned,)
    others = [town for town in seat.collected if town != command.town]
    return returned, BootSeen(seat.id, others[-1] if others else CAPITAL)


def boot(table: Table, command: Boot) -> Answer:
    """The events when players enter the town of a boot; at the end each seat asked tells its own, and with the last one
    the game is over. While scores are kept, that of any seat may be told."""
    if table.phase == "boots" and command.seat not in table.asked:
        return rules.ROUND_02.broken(seat=command.seat, turn=table.asked[0])
    return _entered(table, command.seat, BootSeen(command.seat, command.town))


def next_seat(table: Table, command: NextSeat) -> Answer:
    """The event that passes the turn to the next seat on the left; after the last seat the first one is in turn again
    in the same round, so that a forgotten piece can still be entered."""
    return (TurnCame(table.after(table.turn)),)


def next_round(table: Table, command: NextRound) -> Answer:
    """The events that end a round. The game ends after round 4; with the rule option `early_end` set to "finish_round"
    also after the round in which a seat has collected all pieces (EL-END-01, -05)."""
    if table.round == ROUNDS:
        return _end(table)
    if table.options["early_end"] == "finish_round" and any(seat.has_all_pieces for seat in table.seats):
        return _end(table, early=True)
    following = table.after(table.start_player)
    return RoundBegan(table.round + 1, following), PhaseBegan("score", following)


def hand(table: Table, command: Hand) -> Answer:
    """The events when a seat enters the number of its cards, which a tie needs (EL-END-03)."""
    if command.size > HAND_LIMIT:
        return rules.HAND_01.broken(seat=command.seat, hand=command.size, surplus=command.size - HAND_LIMIT)
    return _entered(table, command.seat, HandTold(command.seat, command.size))


def _entered(table: Table, seat: str, event: Event) -> Answer:
    """The event in which a seat answers what it was asked, and the end of the game if no other seat is asked any
    more.
    """
    return (event, ended(table)) if table.asked == (seat,) else (event,)


def ended(table: Table) -> Ended:
    """The event that the game is over. Before the last round its field `early` is true: the game can then only have
    ended because a seat has all its town pieces (EL-END-05)."""
    return Ended(early=table.round < ROUNDS)


def _end(table: Table, early: bool = False) -> tuple[Event, ...]:
    """The events at the end of a game whose scores alone are kept. With town cards, every seat is first asked for the
    town where its boot is (not after an early end, `early`, that is scored as in the base game); else the seats in a
    tie are asked for the number of their cards; else the game is over."""
    if table.options["town_cards"] and not (early and table.options["variant_early_end"] == "as_base"):
        return PhaseBegan("boots"), Asked(tuple(seat.id for seat in table.present))
    level = table.level()
    if len(level) > 1:
        return PhaseBegan("hands"), Asked(level)
    return (ended(table),)
