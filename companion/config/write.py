"""Writing of one key into [hardware] of the file of the devices; every other line of the file stays as it is."""

from __future__ import annotations

import json
import os
import re
import tomllib
from contextlib import suppress

from companion.config.file import ConfigError
from companion.config.settings import Sources, check_devices

HEAD = "# Written by Boardside's page Hardware. What is here comes before the same key in the settings file.\n"

_HEADER = re.compile(r"\s*\[hardware\]\s*(#.*)?")
_NEXT = re.compile(r"\s*\[")


def with_key(text: str, key: str, value: str | bool | list[str]) -> str:
    """The text of the file with `key = value` in [hardware].

    >>> with_key('[hardware]\\nbuzzer = 12\\n', "buttons", True)
    '[hardware]\\nbuttons = true\\nbuzzer = 12\\n'
    """
    entry = f"{key} = {json.dumps(value, ensure_ascii=False)}"
    lines = text.split("\n")
    start = next((n for n, line in enumerate(lines) if _HEADER.fullmatch(line)), None)
    if start is None:
        return f"{text.rstrip()}\n\n[hardware]\n{entry}\n".lstrip("\n")
    end = next((n for n in range(start + 1, len(lines)) if _NEXT.match(lines[n])), len(lines))
    old = re.compile(rf"\s*{key}\s*=")
    first = next((n for n in range(start + 1, end) if old.match(lines[n])), None)
    if first is None:
        return "\n".join([*lines[: start + 1], entry, *lines[start + 1 :]])
    last = next(n for n in range(first + 1, end + 1) if _whole("\n".join(lines[first:n])))
    return "\n".join([*lines[:first], entry, *lines[last:]])


def write(where: Sources, key: str, value: str | bool | list[str]) -> None:
    """Write `key = value` into [hardware] of the file of the devices, or into a new one. Raises ConfigError where it
    cannot be written, or where the settings would not go together; the file is then unchanged."""
    path = where.devices
    new = path.with_name(path.name + ".new")
    try:
        text = path.read_text("utf-8") if path.exists() else HEAD
        changed = with_key(text, key, value)
        check_devices(where, changed)
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8") as file:
            file.write(changed)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except OSError as trouble:
        raise ConfigError(f"{path} cannot be written: {trouble.strerror or trouble}.") from None
    except (UnicodeDecodeError, StopIteration):
        raise ConfigError(f"{path} is no settings file: remove it, and write anew.") from None
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


def _whole(text: str) -> bool:
    """Whether these lines are complete TOML; the first lines of a list that is written on several are not."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True
