"""Phase 6: counters put away or kept, and the end of the game (EL-CLEAN, EL-END-01, -05)."""

from __future__ import annotations

from engine.elfenland import rules
from engine.elfenland.commands_and_events import (
    Ended,
    Event,
    Keep,
    KeepDue,
    Kept,
    Origin,
    PhaseBegan,
    RoundBegan,
    Target,
    TargetTold,
)
from engine.elfenland.pieces import ROUNDS, counter
from engine.elfenland.state import Answer, Seat, Table
from engine.holding import Holding
from engine.rule import Rejection


def begin(table: Table) -> tuple[Event, ...]:
    """The events after the last move of a round: the end of the game, the choice of counters to keep, or the next
    round."""
    if table.round == ROUNDS:
        return (Ended(),)
    if table.options["early_end"] == "finish_round" and any(seat.has_all_pieces for seat in table.seats):
        return (Ended(early=True),)
    asked = tuple(seat.id for seat in table.present if must_choose(table, seat.counters))
    if asked:
        return PhaseBegan("cleanup"), KeepDue(asked)
    return next_round(table)


def must_choose(table: Table, counters: int) -> bool:
    """Whether a seat with this number of counters must choose which to keep: a single one is kept without a choice,
    unless the rule option `keep_counter` allows returning it too (B18 of the ledger).
    """
    return counters >= (1 if table.options["keep_counter"] == "up_to_one" else 2)


def next_round(table: Table) -> tuple[Event, ...]:
    """The events that begin the next round: round card, start player, empty roads (EL-CLEAN-01, -02, -05)."""
    reshuffled = table.options["display_refresh"] == "reshuffle_all"
    return RoundBegan(table.round + 1, table.after(table.start_player), reshuffled), PhaseBegan("deal")


def keep(table: Table, command: Keep) -> Answer:
    """The events when a seat keeps one counter and returns the rest (EL-CLEAN-03, -04)."""
    seat = table.seat(command.seat)
    kept = _kept(table, seat, command.kind)
    if isinstance(kept, Rejection):
        return kept
    if len(table.asked) > 1:
        return (kept,)
    return kept, *next_round(table)


def _kept(table: Table, seat: Seat, kind: str | None) -> Kept | Rejection:
    if kind is None:
        if table.options["keep_counter"] == "up_to_one":
            return Kept(seat.id)
        return rules.CLEAN_03.broken(seat=seat.id)
    if kind == "hidden":
        kinds, unknown = {*seat.hidden.known, *seat.kept.known}, seat.hidden.unknown + seat.kept.unknown
        if not kinds and not unknown:
            return rules.CLEAN_04.broken(seat=seat.id)
        return Kept(seat.id, "hidden", counter(kinds.pop()) if len(kinds) == 1 and not unknown else None)
    rows: tuple[tuple[Origin, Holding], ...] = (("open", seat.open), ("hidden", seat.hidden), ("kept", seat.kept))
    for origin, row in rows:
        if row.may_hold(kind):
            # The others go back at once, so of this kind only what others hold, and the roads, still count.
            if kind not in row.known and not table.has_another(kind):
                return rules.COMP_14.broken()
            return Kept(seat.id, origin, counter(kind))
    return rules.CLEAN_03.broken(seat=seat.id)


def tell_target(table: Table, command: Target) -> Answer:
    """The event when a seat reveals its town card; each of the 12 exists once (EL-VAR-01)."""
    known = any(seat.target == command.town for seat in table.seats)
    if known or not table.board.towns[command.town].has_card:
        return rules.VAR_01.broken(town=command.town)
    return (TargetTold(command.seat, command.town),)
