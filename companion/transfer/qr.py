"""A text as a QR code for any phone's camera."""

from __future__ import annotations

from functools import lru_cache

from companion.screen import Code

SIDE = 330.0
"""The usual width of a code, in pixels of the 800 by 480 screen."""
LARGE = 352.0
"""The width that is free on the smallest screen between the title and the buttons."""


@lru_cache(maxsize=4)
def code_of(text: str, side: float = SIDE) -> Code:
    """The smallest QR code for this text, with the best error correction that fits in it. `side` is its greatest width,
    in pixels of the 800 by 480 screen. Raises ValueError if the text is too long.
    """
    import segno

    found = segno.make_qr(text, error="l", boost_error=True)
    return Code(tuple("".join("1" if dark else "0" for dark in row) for row in found.matrix), side)
