"""Player name: what of a typed text becomes a name."""

NAME_LIMIT = 14
"""As many letters of a name as a seat's panel can show."""


def cleaned(text: str) -> str:
    """The printable letters of a typed text, up to the limit, without leading spaces."""
    return "".join(letter for letter in text if letter.isprintable()).lstrip()[:NAME_LIMIT]
