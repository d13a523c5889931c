"""What of the pieces left is never collected: the weights of `companion/automa/elfenland/prospects.py`, from games."""

from __future__ import annotations

import os
from math import sqrt
from typing import Any

import numpy as np

from companion.automa.elfenland.fast_board import printed
from companion.automa.elfenland.prospects import nearest, tree
from engine.elfenland.pieces import ROUNDS
from engine.elfenland.state import Table
from tests.arena import Arena

GAMES = int(os.environ.get("BOARDSIDE_PROSPECT_GAMES", "60"))
"""The weights that are used are those of 606 games."""
SHRINK = 40
"""How many seats' worth of doubt there is that a town differs from the others."""
PARTS = 5
"""Of so many parts of the games each is foretold by the others."""


def row(town: int, left: int) -> list[int]:
    """The numbers that are weighted: of pieces, squared, of the tree, of the way to it, each town, and a constant."""
    atlas = printed()
    towns = [at for at in range(len(atlas.network.towns)) if left >> at & 1]
    own = [left >> at & 1 for at in range(len(atlas.network.towns)) if atlas.network.pieces >> at & 1]
    return [len(towns), len(towns) ** 2, tree(atlas, towns), nearest(atlas, town, left), *own, 1]


def fitted(rows: Any, lost: Any) -> Any:
    """The weights that foretell best, those of towns shrunk towards nothing."""
    doubt = np.diag([1e-6] * 4 + [SHRINK] * (rows.shape[1] - 5) + [0])
    return np.linalg.solve(rows.T @ rows + doubt, rows.T @ lost)


def main() -> None:
    """Prints for each round the weights, and how far off they are for games that they were not fitted to."""
    network = printed().network
    seen: dict[int, list[tuple[int, list[int], int]]] = {round: [] for round in range(1, ROUNDS)}
    for game in range(GAMES):
        arena, ends = Arena(["plans"] * 4, f"collect {game}"), dict[int, Table]()
        while arena.match.prompt.awaits:
            table: Table = arena.match.state
            if table.round > 1:
                ends.setdefault(table.round - 1, table)
            arena.turn()
        for seat in arena.match.state.seats:
            never = network.left(seat.collected).bit_count()
            for round, table in ends.items():
                then = table.seat(seat.id)
                seen[round].append((game, row(network.index[then.town], network.left(then.collected)), never))
    names = [town for at, town in enumerate(network.towns) if network.pieces >> at & 1]
    for round, found in seen.items():
        games = np.array([game % PARTS for game, _, _ in found])
        rows, lost = np.array([row for _, row, _ in found], float), np.array([never for _, _, never in found], float)
        off = 0.0
        for part in range(PARTS):
            apart = games == part
            off += float(((lost[apart] - rows[apart] @ fitted(rows[~apart], lost[~apart])) ** 2).sum())
        thousandths = np.rint(1000 * fitted(rows, lost)).astype(int).tolist()
        print(f"  after round {round}: {thousandths[:4]}, {dict(zip(names, thousandths[4:], strict=False))}")
        print(
            f"    off by {sqrt(off / len(lost)):.2f} pieces, a constant by {lost.std():.2f}; {GAMES} games", flush=True
        )


if __name__ == "__main__":
    main()
