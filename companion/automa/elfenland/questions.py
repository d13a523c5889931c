"""The questions `best_way` and `advise`, which other programs ask about a game of Elfenland without changing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from companion.automa.elfenland.decision import advise
from companion.automa.elfenland.levels import LEVELS
from engine.elfenland import rules
from engine.elfenland.pieces import CARDS_OF_A_KIND, HAND_MOST, Counter, Kind
from engine.elfenland.routes import best_way
from engine.elfenland.state import Match, Table, no_such_seat
from engine.match import public
from engine.rule import Rejection, Unclear

Answer = dict[str, Any]
"""An answer before it is encoded as JSON, like `{"ok": True, "pieces": 3, ...}`."""

DECIDING = ("draw_hidden", "draw", "plan", "move", "cleanup")
"""Phases in which a seat makes a decision that can be advised."""


class BestWay(msgspec.Struct, frozen=True):
    """A question: the way that collects most town pieces with exactly the cards in `hand`, counted by kind."""

    seat: str
    hand: dict[Kind, int]


class Advise(msgspec.Struct, frozen=True):
    """A question: the command that an automatic player of this level would choose for a seat with this hand and these
    hidden counters (None: the seat has none). `seed` is the start of its random numbers.
    """

    seat: str
    hand: dict[Kind, int]
    level: str
    seed: int
    hidden: tuple[Counter, ...] | None = None


def asked(match: Match, word: Literal["best_way", "advise"], line: bytes) -> Answer | Rejection | Unclear:
    """The answer to a question, or the reason why there is none. `word` is its name, `line` the whole question as JSON.

    Raises msgspec.ValidationError for a question with missing or wrong fields.
    """
    if word == "best_way":
        return _best_way(match.state, msgspec.json.decode(line, type=BestWay))
    return _advise(match, msgspec.json.decode(line, type=Advise))


def _best_way(table: Table, question: BestWay) -> Answer | Rejection | Unclear:
    wrong = no_such_seat(table, question.seat) or _impossible(question.hand)
    if wrong:
        return Unclear(wrong)
    if not table.refereed:
        return Unclear("Only scores are kept: what is on the roads is unknown.")
    if table.round == 1 and table.phase in ("deal", "draw_hidden", "draw"):
        return rules.ROUND_01.broken(command="best_way", phase=table.phase)
    way = best_way(table, question.seat, question.hand)
    return {"ok": True, "pieces": way.pieces, "cards": way.cards, "way": way.commands(question.seat)}


def _advise(match: Match, question: Advise) -> Answer | Rejection | Unclear:
    table: Table = match.state
    hidden = question.hidden or ()
    wrong = no_such_seat(table, question.seat) or _impossible(question.hand)
    if wrong:
        return Unclear(wrong)
    if question.level not in LEVELS:
        return Unclear(f"There is no level {question.level!r}; the levels are {', '.join(LEVELS)}.")
    if table.phase == "deal" and table.round == 1:
        return rules.ROUND_01.broken(command="advise", phase=table.phase)
    if table.phase not in DECIDING or question.seat not in table.speakers():
        return Unclear(f"Seat {question.seat} is not the one to play, or has nothing to decide.")
    seen = public(match)
    wrong = _not_this_seats(seen.state, question.seat, question.hand, hidden)
    if wrong:
        return Unclear(wrong)
    return {"ok": True, "command": advise(seen, question.seat, question.hand, hidden, question.level, question.seed)}  # type: ignore[arg-type]  # its level was looked up


def _impossible(hand: Mapping[Kind, int]) -> str:
    """The error sentence if no seat can hold this hand, as it has more cards of a kind than exist or too many in all,
    else "".
    """
    if min(hand.values(), default=0) < 0:
        return "A number of cards is never below 0."
    if sum(hand.values()) > HAND_MOST:
        return f"A hand has at most {HAND_MOST} cards, not {sum(hand.values())}."
    for kind, count in hand.items():
        if count > CARDS_OF_A_KIND[kind]:
            return f"The box holds {CARDS_OF_A_KIND[kind]} cards of the kind {kind}, not {count}."
    return ""


def _not_this_seats(public: Table, id: str, hand: Mapping[Kind, int], hidden: Sequence[str]) -> str:
    """The error sentence if public information proves that the seat cannot have these cards and hidden counters, else
    "".
    """
    seat = public.seat(id)
    if sum(hand.values()) != seat.hand.size:
        return f"Seat {id} holds {seat.hand.size} cards, not {sum(hand.values())}."
    for kind, count in seat.hand.known.items():
        if hand.get(kind, 0) < count:
            return f"Everybody saw that seat {id} holds {kind} cards that are not in this hand."
    if len(hidden) != seat.hidden.size:
        return f"Seat {id} has {seat.hidden.size} hidden counters, not {len(hidden)}."
    if seat.open.unknown or seat.kept.size:
        return f"Seat {id} has open counters whose kind is unknown."
    return ""
