"""Error sentences of a command on standard error."""

from __future__ import annotations

import sys

from companion.untrusted import plain

FAILED = 2
"""The exit status where something was wrong."""


def sorry(sentence: str, status: int) -> int:
    """Print the sentence on standard error; returns `status`, the exit status."""
    # What a file is called, or says, does not speak to the terminal.
    lines = "\n".join(map(plain, sentence.split("\n")))
    print(f"boardside: {lines}", file=sys.stderr)
    return status
