"""The letters that the screen can draw: those of the bundled fonts that are written from left to right."""

DRAWN = (
    *((0x20, 0x7E), (0xA1, 0xAC), (0xAE, 0x17F), (0x218, 0x21B), (0x384, 0x38A), (0x38C, 0x38C), (0x38E, 0x3A1)),
    *((0x3A3, 0x3CE), (0x400, 0x482), (0x48A, 0x513), (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2010, 0x2011)),
    *((0x2013, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E)),
)
"""Ranges of code points: Latin, Greek and Cyrillic letters, and signs. Hebrew and Arabic are written from the right,
and Arabic letters join; neither is done here, so that no name of theirs would be shown right."""


def drawn(letter: str) -> bool:
    """Whether this letter can be drawn.

    >>> drawn("Ž"), drawn("λ"), drawn("ש"), drawn("🦄")
    (True, True, False, False)
    """
    return any(first <= ord(letter) <= last for first, last in DRAWN)
