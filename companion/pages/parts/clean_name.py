"""Player name: turns a typed text into a name."""

from companion.language.drawable_letters import drawn

NAME_LIMIT = 24
"""The most letters of a name."""


def cleaned(text: str) -> str:
    """The letters of a typed text that the screen's fonts can draw, without leading blanks; at most 24."""
    return "".join(letter for letter in text if drawn(letter)).lstrip()[:NAME_LIMIT]


def strange(text: str) -> bool:
    """Whether a typed text has letters that the screen's fonts cannot draw."""
    return any(letter.isprintable() and not drawn(letter) for letter in text)
