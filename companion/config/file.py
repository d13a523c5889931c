"""The settings' file as TOML: its text, the sections that can be parsed, and the line of each mistake."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from msgspec import Struct

from companion import untrusted

SIZE_LIMIT = 64 * 1024
"""The longest settings' file in bytes; a file with every key set takes a few hundred."""


class ConfigError(Exception):
    """The error for a settings' file that cannot be used; `sentence` names the file, the line and what is allowed."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Fault(Struct, frozen=True):
    """A part of a settings file that cannot be used.

    `sentence` names the file, the line and what is allowed; `line` is 0 where the fault is the whole file's.
    """

    file: Path
    line: int
    sentence: str


def text_of(path: Path, faults: list[Fault]) -> str:
    """The text of a settings file; "" if it does not exist or cannot be read, with the reason added to `faults`."""
    try:
        raw = _raw(path)
        return raw.decode()
    except ConfigError as error:
        faults.append(Fault(path, 0, error.sentence))
    except OSError as error:
        faults.append(Fault(path, 0, f"{path} cannot be read: {error.strerror or error}."))
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        faults.append(Fault(path, line, f"{path}, line {line}: this is not UTF-8 text."))
    return ""


def sections(path: Path, text: str, faults: list[Fault]) -> tuple[dict[str, Any], str]:
    """The parsed sections, and the file's text in which every line that is not valid TOML has been emptied.

    Each such line is added to `faults`. `path` is only for the sentences.
    """
    lines, sentence = text.split("\n"), ""
    while True:
        text = "\n".join(lines)
        try:
            return untrusted.toml(text) if text else {}, text
        except ValueError as error:
            line, sentence = _syntax(path, str(error), text)
            faults.append(Fault(path, line, sentence))
            if not lines[line - 1].strip():
                return {}, ""  # the fault is elsewhere, and nobody can say where
            lines[line - 1] = ""


def _raw(path: Path) -> bytes:
    """The bytes of a settings file; b"" if it does not exist. Raises ConfigError if it is longer than `SIZE_LIMIT`."""
    if not path.exists():
        return b""
    with untrusted.opened(path) as file:
        raw = file.read(SIZE_LIMIT + 1)
    if len(raw) > SIZE_LIMIT:
        raise ConfigError(f"{path} is longer than {SIZE_LIMIT} bytes; this is not a settings file.")
    return raw


def line_of(text: str, *path: str) -> int:
    """The line number (from 1) on which the key at `path` (section, key) ends; the last line if it is not found.

    Found by parsing ever longer beginnings of the text: the TOML parser gives no line numbers.
    """
    lines = text.split("\n")
    for n in range(1, len(lines) + 1):
        try:
            found: Any = untrusted.toml("\n".join(lines[:n]))
        except ValueError:
            continue  # cut within a value of several lines
        for key in path:
            found = found.get(key) if isinstance(found, dict) else None
        if found is not None:
            return n
    return len(lines)


def _syntax(path: Path, error: str, text: str) -> tuple[int, str]:
    """The number of the line that is not valid TOML, and a sentence about it; `error` is the TOML parser's message."""
    match = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    line = int((match and match[1]) or text.rstrip("\n").count("\n") + 1)
    reason = error[: match.start()] if match else error
    return line, f"{path}, line {line}: this is not TOML ({reason})."
