"""Checklist: lines of things to do; each is touched when it is done."""

from __future__ import annotations

from companion.screen import Grid, Row

DONE, TO_DO = "✓", "○"


def checklist(lines: tuple[str, ...], ticked: frozenset[int]) -> Grid:
    """The lines as a grid, those with the indices in `ticked` marked as done; the first has the touch id "tick/0"."""
    rows = tuple(
        Row((DONE if n in ticked else TO_DO, line), id=f"tick/{n}", strong=n not in ticked)
        for n, line in enumerate(lines)
    )
    return Grid(rows, (0.06, 0.94))
