"""The settings of a table: their files, and the frozen `Config` that is read from them, checked and written.

What may stand in the files is said by the types of the sections' fields: a value is converted by msgspec, and the
`description` of its type is the part of an error sentence that says what is allowed.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_type_hints

import msgspec
import platformdirs
from msgspec import Meta, Struct
from msgspec.structs import replace

from companion import untrusted
from hardware import pin_assignment

SIZE_LIMIT = 64 * 1024
"""The longest settings' file in bytes; a file with every key set takes a few hundred."""


class ConfigError(Exception):
    """The error for a settings' file that cannot be used; its sentence names the file, the line and what is allowed."""


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
        return untrusted.read_text(path, SIZE_LIMIT) if path.exists() else ""
    except OSError as error:
        faults.append(Fault(path, 0, f"{path} cannot be read: {error.strerror or error}."))
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
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


EDITIONS = ("de", "en", "fr", "it", "cs", "ru", "ff")
"""Editions of the rulebooks that can be set; "ff" is the second French one."""
LANGUAGES = ("de", "en", "fr", "it", "cs", "ru")
"""Languages that the screen can be in."""


def _one_of(*allowed: int | str) -> Meta:
    return Meta(description=f"one of {', '.join(map(_shown, allowed))}")


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


_SIZE = 'a width and a height in pixels, each from 100 to 9999, like "800x480"'

Switch = Annotated[bool, Meta(description="true or false")]
Port = Annotated[
    str,
    Meta(
        pattern=r"^[^\0]*[^\0\s][^\0]*$",
        description='a path, or a part of a name in /dev/serial/by-id, like "CP2102"',
    ),
]


class Window(Struct, frozen=True):
    """The section `[screen]`.

    `size` in pixels (None: the whole display), `fullscreen` (None: only on a Raspberry Pi), `rotation` in degrees
    clockwise, `scale` of everything drawn, `blank`: minutes until the screen goes dark (0: never; None: the default,
    only where it is fullscreen).
    """

    size: Annotated[tuple[int, int], Meta(description=_SIZE)] | None = None
    fullscreen: Switch | None = None
    rotation: Annotated[Literal[0, 90, 180, 270], _one_of(0, 90, 180, 270)] = 0
    scale: Annotated[float, Meta(ge=0.5, le=3, description="a number from 0.5 to 3")] = 1.0
    blank: Annotated[float, Meta(ge=0, le=1440, description="minutes from 0 (never) to 1440")] | None = None


class Playing(Struct, frozen=True):
    """The section `[game]`: the rulebook edition and the screen language of a new game. `language` None is the system's
    language; `edition` None is the edition in the screen language."""

    edition: Annotated[Literal["de", "en", "fr", "it", "cs", "ru", "ff"], _one_of(*EDITIONS)] | None = None
    language: Annotated[Literal["de", "en", "fr", "it", "cs", "ru"], _one_of(*LANGUAGES)] | None = None


class Keeping(Struct, frozen=True):
    """The section `[store]`: the path of the database of games."""

    path: Annotated[
        Path,
        Meta(description='the path of a file, like "~/games.db" (a relative one counts from the folder of this file)'),
    ]


class Look(Struct, frozen=True):
    """The section `[look]`: `still` turns animations off."""

    still: Switch = False


class Voice(Struct, frozen=True):
    """The section `[voice]`: `piper` is a folder with the program piper and its voices, used in place of espeak-ng for
    their languages.
    """

    piper: (
        Annotated[
            Path,
            Meta(
                description='a folder with the program piper and voices (*.onnx), from "/" or "~" on, like "/opt/piper"'
            ),
        ]
        | None
    ) = None


class Hardware(Struct, frozen=True):
    """The section `[hardware]`: the devices that are connected; none unless configured.

    `readers` are lines for `hardware.reader_factory.reader`: a serial port, or "keyboard:Sycreader". `board` is the
    serial port of the reader board ("": none). A port is a path or a part of its name in /dev/serial/by-id. `keys` is
    a path, or a part of the name in /dev/input/by-id, of a keyboard whose keys are buttons ("": none). `dwell`: seconds
    a piece lies on the board before it counts. `buttons`, `lamps` and `buzzer` are BCM pins, checked against each other
    and against the `display` on the header; `sounds` False keeps the buzzer silent.
    """

    readers: Annotated[
        tuple[Port, ...],
        Meta(
            description="a list of readers: paths, parts of names in /dev/serial/by-id or a kind and a name, "
            'like ["CP2102", "keyboard:Sycreader"]'
        ),
    ] = ()
    board: Port = ""
    keys: Annotated[
        str,
        Meta(
            pattern=r"^[^\0]*[^\0\s][^\0]*$",
            description='a path, or a part of the name of a number pad or keyboard in /dev/input/by-id, like "Keypad"',
        ),
    ] = ""
    dwell: Annotated[float, Meta(ge=0, le=10, description="seconds from 0 to 10")] = 0.7
    buttons: Annotated[
        Mapping[str, int],
        Meta(description="true for the usual pins, false, or a table like { pass = 5, undo = 6 }"),
    ] = {}
    lamps: Annotated[
        Mapping[str, tuple[int, ...]],
        Meta(description="true for the usual pins, false, or a table like { table = 13, seat-1 = [18, 19, 20] }"),
    ] = {}
    buzzer: Annotated[int, Meta(description="the number of a pin (BCM), like 12")] | None = None
    sounds: Switch = True
    display: Annotated[Literal["", "dpi", "dsi", "hdmi", "spi"], _one_of(*sorted(pin_assignment.DISPLAYS))] = ""


class Power(Struct, frozen=True):
    """The section `[power]`: `shutdown` is the command that switches the machine off ("": none; None: the system's
    own).
    """

    shutdown: (
        Annotated[str, Meta(pattern=r"^[^\0]*$", description='a command, like "systemctl poweroff", or "" for none')]
        | None
    ) = None


class Config(Struct, frozen=True):
    """All settings, a field for each section of the file, with defaults for those not configured; `passed_over` are the
    faulty entries that were ignored."""

    screen: Window
    game: Playing
    store: Keeping
    look: Look
    hardware: Hardware = Hardware()
    passed_over: tuple[Fault, ...] = ()
    power: Power = Power()
    voice: Voice = Voice()


class Sources(NamedTuple):
    """The two files of the settings: `settings` is the owner's, `devices` is written by the Hardware page.

    A key of [hardware] in `devices` overrides the same key in `settings`.
    """

    settings: Path
    devices: Path


def config_path() -> Path:
    """The path of the settings' file when none is named on the command line."""
    return platformdirs.user_config_path("boardside", appauthor=False) / "config.toml"


def sources(config: Path | None = None, environment: Mapping[str, str] = os.environ) -> Sources:
    """The two files of the settings, where `config` is the one named on the command line (None: none was named).

    The file of the devices is beside the settings file. A service may not write there and has it in its state folder
    (systemd's STATE_DIRECTORY): `/etc/boardside/config.toml` and `/var/lib/boardside/config.hardware.toml`.
    """
    settings = config_path() if config is None else config
    state = environment.get("STATE_DIRECTORY", "").partition(":")[0] if config is None else ""
    name = f"{settings.stem}.hardware.toml"
    return Sources(settings, Path(state) / name if state else settings.with_name(name))


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale if Boardside speaks it, else "en".

    >>> system_language({"LANG": "cs_CZ.UTF-8"}), system_language({"LANG": "C"})
    ('cs', 'en')
    """
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def hardware_of(file: Path, faults: list[Fault]) -> dict[str, Any]:
    """What this file has in [hardware], by key, as it stands there; what cannot be read is added to `faults`."""
    found = sections(file, text_of(file, faults), faults)[0].get("hardware")
    return found if isinstance(found, dict) else {}


def read(path: Path | None = None, devices: Path | None = None) -> Config:
    """The settings in the file at `path` (None: the usual one); all defaults if it does not exist. `devices` is the
    path of the file of devices (`Sources.devices`), whose keys come first; None: that file is not opened.

    Raises ConfigError for the first entry that cannot be used; a wrong value in `[game]` is passed over.
    """
    faults = list[Fault]()
    found = _read(config_path() if path is None else path, devices, faults)
    for fault in faults:
        if fault not in found.passed_over:
            raise ConfigError(fault.sentence)
    return found


def usable(path: Path | None = None, devices: Path | None = None) -> Config:
    """The settings as far as they can be used, for an app that must start in any case: like `read`, but never raises.

    Faulty entries are in `passed_over`; their defaults apply.
    """
    faults = list[Fault]()
    return replace(_read(config_path() if path is None else path, devices, faults), passed_over=tuple(faults))


def _read(path: Path, devices: Path | None, faults: list[Fault], instead: str | None = None) -> Config:
    """The settings as far as they can be used; `instead` is taken in place of the text of the file `devices`.

    Every faulty entry is added to the list `faults`. Those in the sections named in `_DISPENSABLE`, which the app can
    ignore, are in the result's field `passed_over` too, and so are devices that Boardside no longer reads.
    """
    found: dict[str, dict[str, Any]] = {section: {} for section in _SECTIONS}
    passed_over: list[Fault] = []

    def add(file: Path, text: str, known: Mapping[str, type[Struct]]) -> None:
        """Take over the entries of one settings file, and then check what all entries together say of the hardware."""
        parsed, text = sections(file, text, faults)
        before = dict(found["hardware"])

        def wrong(sentence: str, *keys: str) -> Fault:
            line = line_of(text, *keys)
            faults.append(Fault(file, line, f"{file}, line {line}{sentence}"))
            return faults[-1]

        for section, keys in parsed.items():
            if section not in known:
                wrong(f": there is no section [{section}]; the sections are {', '.join(known)}.", section)
                continue
            if not isinstance(keys, dict):
                wrong(f": {section} is a section; write [{section}] on a line of its own.", section)
                continue
            fields = known[section].__struct_fields__
            for key, value in keys.items():
                if key not in fields:
                    wrong(f": [{section}] knows no {key}; it knows {', '.join(fields)}.", section, key)
                    continue
                for removed in _removed(key, value):
                    passed_over.append(wrong(f": {removed}", section, key))
                try:
                    found[section][key] = _converted(known[section], key, value)
                except ValueError as allowed:
                    fault = wrong(f": {key} in [{section}] is {allowed}, not {_shown(value)}.", section, key)
                    if section in _DISPENSABLE:
                        passed_over.append(fault)
        if clashes := _clashes(Hardware(**found["hardware"])):
            found["hardware"] = before
            for clash in clashes:
                wrong(f", [hardware]: {clash}", "hardware")

    add(path, text_of(path, faults), _SECTIONS)
    if devices is not None:
        add(devices, text_of(devices, faults) if instead is None else instead, {"hardware": Hardware})
    usual = platformdirs.user_data_path("boardside", appauthor=False) / "games.db"
    found["store"]["path"] = path.absolute().parent / found["store"].get("path", usual)
    return replace(msgspec.convert(found, Config), passed_over=tuple(passed_over))


def _clashes(plugged: Hardware) -> list[str]:
    """The faults of settings that are allowed each by itself and not together: a port named twice, a pin used twice."""
    ports = [*plugged.readers, *filter(None, [plugged.board, plugged.keys and f"keyboard:{plugged.keys}"])]
    twice = [
        f"{_shown(port)} is named twice: a port is for one device." for port in set(ports) if ports.count(port) > 1
    ]
    return twice + pin_assignment.faults(
        pin_assignment.Pins(plugged.buttons, plugged.lamps, plugged.buzzer), plugged.display
    )


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels from text like `800x480`. Raises ValueError whose text says what is allowed."""
    match = re.fullmatch(r"([1-9]\d{2,3})\s*[x×]\s*([1-9]\d{2,3})", text)
    if match is None:
        raise ValueError(_SIZE)
    return int(match[1]), int(match[2])


def _converted(section: type[Struct], key: str, value: object) -> Any:
    """The value of a key as its field has it. Raises ValueError whose text says what is allowed."""
    kind = get_type_hints(section, include_extras=True)[key]
    try:
        converted = msgspec.convert(_in_full(key, value), kind)
    except (ValueError, OSError, RuntimeError):  # a folder may not be read; "~somebody" has no home
        metas = [meta for part in (kind, *get_args(kind)) for meta in getattr(part, "__metadata__", ())]
        raise ValueError(metas[0].description) from None
    if usual := {"buttons": pin_assignment.DEFAULT.buttons, "lamps": pin_assignment.DEFAULT.lamps}.get(key):
        for name in converted:
            if name not in usual:
                raise ValueError(f"a table of {', '.join(usual)} (there is no {_shown(name)})")
    return converted


def _in_full(key: str, value: object) -> object:
    """A value with all that the file may leave out or write as text; the same value where it is of the wrong kind,
    which msgspec then refuses. Raises ValueError, OSError or RuntimeError for a value of the right kind that will not
    do."""
    match key, value:
        case "size", _:
            return size(str(value))
        case "path", str() if value.strip() and "\0" not in value:
            return Path(value).expanduser()
        case "piper", str() if "\0" not in value:
            folder = Path(value).expanduser()
            if folder.is_absolute() and (folder / "piper").is_file() and any(folder.glob("*.onnx")):
                return folder
        case "shutdown", str():
            shlex.split(value)  # refuses a quote that nothing closes
        case "readers", list() if all(isinstance(line, str) for line in value):
            from hardware.reader_factory import parsed  # only where readers are named

            return [line for line in value if not _removed_reader(line) and parsed(line)]
        case "board", list():  # earlier versions wrote several boards
            return value[0] if value else ""
        case "buttons" | "lamps", bool():
            return getattr(pin_assignment.DEFAULT, key) if value else {}
        case "lamps", dict():
            return {lamp: pins if isinstance(pins, list) else [pins] for lamp, pins in value.items()}
    return value


_SECTIONS: Mapping[str, type[Struct]] = {
    name: kind for name, kind in get_type_hints(Config).items() if name != "passed_over"
}
"""The sections of the settings file."""

_DISPENSABLE = ("game", "voice")
"""Sections with defaults that always do: an unknown language or rulebook there is ignored, not refused, and so is a
folder that is gone."""

_TO_HSU = (
    "Set its switches to HSU, connect it to a USB serial adapter or to the header's serial port, and name that port"
)
_REMOVED_READERS: Mapping[str, str] = {
    "i2c": f"a PN532 on I2C, which is no longer read. {_TO_HSU}",
    "spi": f"a PN532 on SPI, which is no longer read. {_TO_HSU}",
    "rc522": "an RC522 on the Pi's own SPI, which is no longer read. Use a PN532, or connect the RC522 to a Pico "
    "(hardware/builds/3.md)",
}
"""What the readers were that earlier versions read, and what to use instead, by the word before the colon."""


def _removed_reader(line: object) -> str:
    """What a line of `readers` was if only earlier versions read such a reader; else ""."""
    return _REMOVED_READERS.get(line.partition(":")[0], "") if isinstance(line, str) and ":" in line else ""


def _removed(key: str, value: object) -> list[str]:
    """A sentence for each device in this entry that only earlier versions could use."""
    if key == "readers" and isinstance(value, list):
        return [f'"{line}" in readers was {was}.' for line in value if (was := _removed_reader(line))]
    if key == "board" and isinstance(value, list) and len(value) > 1 and all(isinstance(port, str) for port in value):
        return [
            f"board names {len(value)} boards that were used as one, which is no longer done. "
            f'"{value[0]}" is used alone, with its readers 1 to 8; write board = "{value[0]}".'
        ]
    return []


HEAD = (
    "# Written by Boardside's page Hardware, and written anew each time: a comment of yours is not kept.\n"
    "# What is here comes before the same key in the settings file.\n"
)


def write(where: Sources, key: str, value: str | list[str]) -> None:
    """Write the file of the devices anew: `key = value`, and the other keys that it has. Raises ConfigError where it
    cannot be read or written, or where the settings would not go together; the file is then unchanged."""
    path, faults = where.devices, list[Fault]()
    found, before = sections(path, text_of(path, faults), faults)
    if faults:
        raise ConfigError(faults[0].sentence)
    for name, keys in found.items():
        if name != "hardware" or not isinstance(keys, dict):
            line = line_of(before, name)
            raise ConfigError(f"{path}, line {line}: this file has only the section [hardware]; remove {name} from it.")
    entries = {**found.get("hardware", {}), key: value}
    text = HEAD + "[hardware]\n" + "".join(f"{name} = {_toml(each)}\n" for name, each in entries.items())
    passed_over = _read(where.settings, path, faults, text).passed_over
    for fault in faults:
        if fault.file == path and fault not in passed_over:
            raise ConfigError(fault.sentence)
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, path)
    except OSError as trouble:
        raise ConfigError(f"{path} cannot be written: {trouble.strerror or trouble}.") from None
    finally:
        with suppress(OSError):
            new.unlink(missing_ok=True)


def _toml(value: object) -> str:
    """A value of a settings file as TOML, which is JSON but for tables.

    >>> _toml({"pass": 5, "seat-1": [18, 19]})
    '{ "pass" = 5, "seat-1" = [18, 19] }'
    """
    import json  # only to write: no start waits for it

    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_toml(name)} = {_toml(each)}" for name, each in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False, default=str)
