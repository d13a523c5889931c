"""A name as it is typed."""

NAME_LIMIT = 14
"""Letters of a name: what a seat's panel can show."""


def cleaned(text: str) -> str:
    """What was typed, without what no eye sees, as long as a name may be."""
    return "".join(letter for letter in text if letter.isprintable()).lstrip()[:NAME_LIMIT]
