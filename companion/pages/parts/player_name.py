"""Player name: turns a typed text into a name."""

from companion.language.letters import drawn

NAME_LIMIT = 24
"""The most letters of a name; more do not fit on a seat's panel."""


def cleaned(text: str) -> str:
    """The printable letters of a typed text, up to the limit, without leading blanks."""
    return "".join(letter for letter in text if drawn(letter)).lstrip()[:NAME_LIMIT]


def strange(text: str) -> bool:
    """Whether a typed text has letters that cannot be shown."""
    return any(letter.isprintable() and not drawn(letter) for letter in text)
