"""A text as a square code that any phone's camera reads."""

from __future__ import annotations

from functools import lru_cache

from companion.screen import Code

SIDE = 330.0
LARGE = 352.0
"""As large as is free on the smallest screen between the title and the buttons."""


@lru_cache(maxsize=4)
def code_of(text: str, side: float = SIDE) -> Code:
    """The smallest code that holds it, with the repair that still fits. ValueError when it is too long for any."""
    import segno

    found = segno.make_qr(text, error="l", boost_error=True)
    return Code(tuple("".join("1" if dark else "0" for dark in row) for row in found.matrix), side)
