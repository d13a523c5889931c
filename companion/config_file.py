"""The settings' file as TOML: its text, what of it can be parsed, and the line of each mistake."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion.storage import untrusted

SIZE_LIMIT = 64 * 1024
"""Bytes; a file with every key set takes a few hundred."""


class ConfigError(Exception):
    """The file cannot be used; one sentence names the file, the line and what would do."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Fault(Struct, frozen=True):
    """A part of the settings' file that cannot be used: `sentence` names the file, the line and what would do. `line`
    is 0 where it is the whole file."""

    line: int
    sentence: str


def text_of(path: Path, faults: list[Fault]) -> str:
    """What the file says; "" where it cannot be read."""
    try:
        raw = _raw(path)
        return raw.decode()
    except ConfigError as error:
        faults.append(Fault(0, error.sentence))
    except OSError as error:
        faults.append(Fault(0, f"{path} cannot be read: {error.strerror or error}."))
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        faults.append(Fault(line, f"{path}, line {line}: this is not UTF-8 text."))
    return ""


def sections(path: Path, text: str, faults: list[Fault]) -> tuple[dict[str, Any], str]:
    """The file's sections, and its text without the lines that are no TOML: those are emptied, one after the other."""
    lines, sentence = text.split("\n"), ""
    while True:
        text = "\n".join(lines)
        try:
            return _parsed(text) if text else {}, text
        except ValueError as error:
            line, sentence = _syntax(path, str(error), text)
            faults.append(Fault(line, sentence))
            if not lines[line - 1].strip():
                return {}, ""  # the fault is elsewhere, and nobody can say where
            lines[line - 1] = ""


def _raw(path: Path) -> bytes:
    """What the file holds; nothing where there is none."""
    if not path.exists():
        return b""
    with untrusted.opened(path) as file:
        raw = file.read(SIZE_LIMIT + 1)
    if len(raw) > SIZE_LIMIT:
        raise ConfigError(f"{path} is longer than {SIZE_LIMIT} bytes; this is not a settings file.")
    return raw


def _parsed(text: str) -> dict[str, Any]:
    """What TOML tells. ValueError where it is none."""
    return untrusted.toml(text)


def line_of(text: str, *path: str) -> int:
    """The line by whose end this key has been read: the first after which the text, cut there, holds it.

    TOML has many ways to write a key, and its reader tells the lines of none.
    """
    lines = text.split("\n")
    for n in range(1, len(lines) + 1):
        try:
            found: Any = _parsed("\n".join(lines[:n]))
        except ValueError:
            continue  # cut within a value of several lines
        for key in path:
            found = found.get(key) if isinstance(found, dict) else None
        if found is not None:
            return n
    return len(lines)


def _syntax(path: Path, error: str, text: str) -> tuple[int, str]:
    """The line that is no TOML, and a sentence on it."""
    said = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    line = int((said and said[1]) or text.rstrip("\n").count("\n") + 1)
    reason = error[: said.start()] if said else error
    return line, f"{path}, line {line}: this is not TOML ({reason})."
