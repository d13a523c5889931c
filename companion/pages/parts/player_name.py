"""Player name: what of a typed text becomes a name."""

from companion.language.letters import drawn

NAME_LIMIT = 24


def cleaned(text: str) -> str:
    """The letters of a typed text that can be shown, up to the limit, without leading spaces."""
    return "".join(letter for letter in text if drawn(letter)).lstrip()[:NAME_LIMIT]


def strange(text: str) -> bool:
    """Whether a typed text has letters that cannot be shown."""
    return any(letter.isprintable() and not drawn(letter) for letter in text)
