"""The command of an automatic player: a pure function of its level, the public match, its own pieces and a seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from companion.automa.elfenland.fast_board import Atlas
from companion.automa.elfenland.levels import Level, decide
from companion.automa.elfenland.seat_knowledge import Seen
from engine.elfenland.board import Board
from engine.elfenland.commands_and_events import Command, Dealt, Placed, RoundBegan
from engine.elfenland.match import Match


def advise(
    public: Match, seat: str, hand: Mapping[str, int], hidden: Sequence[str], level: Level, seed: int
) -> Command:
    """The command that an automatic player of this level chooses for `seat`, which must be in turn.

    `public` is the match without hidden information; `hand` counts the seat's cards by kind, `hidden` lists the kinds
    of its hidden counters. Equal arguments give equal commands.
    """
    seen = Seen(atlas_of(public.state.board), public.state, seat, hand, hidden, laid(public))
    return decide(seen, level, Random(f"{seed} {seat} {len(public)}"))


def laid(public: Match) -> dict[str, list[tuple[str, str]]]:
    """By seat, the counters that it placed in this round, in order, each as its kind and the id of its road."""
    found: dict[str, list[tuple[str, str]]] = {}
    match: Match | None = public
    while match is not None and match.last is not None:
        for event in match.last.events[::-1]:
            if isinstance(event, Placed):
                found.setdefault(event.seat, []).insert(0, (event.kind, event.route))
            elif isinstance(event, RoundBegan | Dealt):
                return found
        match = match.before
    return found


_ATLASES: dict[int, Atlas] = {}
"""By `id()` of a board, its atlas; the atlas keeps the board alive, so the id stays its own."""


def atlas_of(board: Board) -> Atlas:
    """The `Atlas` of this board (its roads, prices and distances as arrays), computed once."""
    if id(board) not in _ATLASES:
        _ATLASES[id(board)] = Atlas(board)
    return _ATLASES[id(board)]
