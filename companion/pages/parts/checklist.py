"""A list that the hands work through: each line is touched when it is done."""

from __future__ import annotations

from companion.screen import Grid, Row

DONE, TO_DO = "✓", "○"


def lines(told: tuple[str, ...], ticked: frozenset[int]) -> Grid:
    """The lines in order, each with its tick; touching one is `tick/<number>`."""
    rows = tuple(
        Row((DONE if n in ticked else TO_DO, line), id=f"tick/{n}", strong=n not in ticked)
        for n, line in enumerate(told)
    )
    return Grid(rows, (0.06, 0.94))
