"""The settings: one TOML file, read and checked into a frozen `Config`."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.config import removed_devices
from companion.config.file import ConfigError as ConfigError
from companion.config.file import Fault as Fault
from companion.config.file import line_of, sections, text_of
from companion.config.paths import Sources as Sources
from companion.config.paths import config_path as config_path
from companion.config.paths import sources as sources
from companion.config.paths import store_path
from hardware import pin_assignment

EDITIONS = ("de", "en", "fr", "it", "cs", "ru", "ff")
"""Editions of the rulebooks that can be set; "ff" is the second French one."""
LANGUAGES = ("de", "en", "fr", "it", "cs", "ru")
"""Languages that the screen can be in."""


class Window(Struct, frozen=True):
    """The section `[screen]`.

    `size` in pixels (None: the whole display), `fullscreen` (None: only on a Raspberry Pi), `rotation` in degrees
    clockwise, `scale` of everything drawn, `blank`: minutes until the screen goes dark (0: never; None: the default,
    only where it is fullscreen).
    """

    size: tuple[int, int] | None = None
    fullscreen: bool | None = None
    rotation: int = 0
    scale: float = 1.0
    blank: float | None = None


class Playing(Struct, frozen=True):
    """The section `[game]`: the rulebook edition and the screen language of a new game. `language` None is the system's
    language; `edition` None is the edition in the screen language."""

    edition: str | None = None
    language: str | None = None


class Keeping(Struct, frozen=True):
    """The section `[store]`: the path of the database of games."""

    path: Path


class Look(Struct, frozen=True):
    """The section `[look]`: `still` turns animations off."""

    still: bool = False


class Voice(Struct, frozen=True):
    """The section `[voice]`: `piper` is a folder with the program piper and its voices, used in place of espeak-ng for
    their languages.
    """

    piper: Path | None = None


class Hardware(Struct, frozen=True):
    """The section `[hardware]`: the devices that are connected; none unless configured.

    `readers` are lines for `hardware.reader_factory.reader`: a serial port, or "keyboard:Sycreader". `board` is the
    serial port of the reader board ("": none). A port is a path or a part of its name in /dev/serial/by-id. `dwell`:
    seconds a piece lies on the board before it counts. `buttons`, `lamps` and `buzzer` are BCM pins, checked against
    each other and against the `display` on the header; `sounds` False keeps the buzzer silent.
    """

    readers: tuple[str, ...] = ()
    board: str = ""
    dwell: float = 0.7
    buttons: Mapping[str, int] = {}
    lamps: Mapping[str, tuple[int, ...]] = {}
    buzzer: int | None = None
    sounds: bool = True
    display: str = ""


class Power(Struct, frozen=True):
    """The section `[power]`: `shutdown` is the command that switches the machine off ("": none; None: the system's
    own).
    """

    shutdown: str | None = None


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


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale if Boardside speaks it, else "en".

    >>> system_language({"LANG": "cs_CZ.UTF-8"}), system_language({"LANG": "C"})
    ('cs', 'en')
    """
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def hardware_keys(file: Path) -> list[str]:
    """The keys that this file has in [hardware]; [] if it cannot be read."""
    found = sections(file, text_of(file, []), [])[0].get("hardware")
    return list(found) if isinstance(found, dict) else []


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


def check_devices(where: Sources, text: str) -> None:
    """Raise ConfigError if `text` is not valid as the contents of the devices' settings file. Errors in the owner's
    settings file, which is read with it, are ignored.
    """
    faults = list[Fault]()
    passed_over = _read(where.settings, where.devices, faults, text).passed_over
    for fault in faults:
        if fault.file == where.devices and fault not in passed_over:
            raise ConfigError(fault.sentence)


def _read(path: Path, devices: Path | None, faults: list[Fault], instead: str | None = None) -> Config:
    """The settings as far as they can be used; `instead` is taken in place of the text of the file `devices`.

    Every faulty entry is added to the list `faults`. Those in the sections named in `_DISPENSABLE`, which the app can
    ignore, are in the result's field `passed_over` too, and so are devices that Boardside no longer reads.
    """
    found: dict[str, dict[str, Any]] = {section: {} for section in _KEYS}
    passed_over: list[Fault] = []

    def add(file: Path, text: str, known: Mapping[str, Mapping[str, Callable[[object], Any]]]) -> None:
        """Take over the entries of one settings file, and then check what all entries together say of the hardware."""
        parsed, text = sections(file, text, faults)
        before = dict(found["hardware"])

        def wrong(sentence: str, *keys: str) -> Fault:
            line = line_of(text, *keys)
            faults.append(Fault(file, line, f"{file}, line {line}{sentence}"))
            return faults[-1]

        for section, keys in parsed.items():
            if section not in known:
                wrong(f": there is no section [{section}]; the sections are {_listed(known)}.", section)
                continue
            if not isinstance(keys, dict):
                wrong(f": {section} is a section; write [{section}] on a line of its own.", section)
                continue
            for key, value in keys.items():
                if key not in known[section]:
                    wrong(f": [{section}] knows no {key}; it knows {_listed(known[section])}.", section, key)
                    continue
                for removed in removed_devices.sentences(section, key, value):
                    passed_over.append(wrong(f": {removed}", section, key))
                try:
                    found[section][key] = known[section][key](value)
                except ValueError as allowed:
                    fault = wrong(f": {key} in [{section}] is {allowed}, not {_shown(value)}.", section, key)
                    if section in _DISPENSABLE:
                        passed_over.append(fault)
        if clashes := _clashes(Hardware(**found["hardware"])):
            found["hardware"] = before
            for clash in clashes:
                wrong(f", [hardware]: {clash}", "hardware")

    add(path, text_of(path, faults), _KEYS)
    if devices is not None:
        add(devices, text_of(devices, faults) if instead is None else instead, {"hardware": _KEYS["hardware"]})
    kept = found["store"].get("path")
    return Config(
        Window(**found["screen"]),
        Playing(**found["game"]),
        Keeping(store_path() if kept is None else path.absolute().parent / kept),
        Look(**found["look"]),
        Hardware(**found["hardware"]),
        tuple(passed_over),
        Power(**found["power"]),
        Voice(**found["voice"]),
    )


def _clashes(plugged: Hardware) -> list[str]:
    """The faults of settings that are allowed each by itself and not together: a port named twice, a pin used twice."""
    ports = [*plugged.readers, *filter(None, [plugged.board])]
    twice = [
        f"{_shown(port)} is named twice: a port is for one device." for port in set(ports) if ports.count(port) > 1
    ]
    return twice + pin_assignment.faults(
        pin_assignment.Pins(plugged.buttons, plugged.lamps, plugged.buzzer), plugged.display
    )


def size(value: object) -> tuple[int, int]:
    """Width and height in pixels from text like `800x480`. Raises ValueError whose text says what is allowed."""
    match = re.fullmatch(r"([1-9]\d{2,3})\s*[x×]\s*([1-9]\d{2,3})", value) if isinstance(value, str) else None
    if match is None:
        raise ValueError('a width and a height in pixels, each from 100 to 9999, like "800x480"')
    return int(match[1]), int(match[2])


def _yes_or_no(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError("true or false")
    return value


def _one_of(*allowed: int | str) -> Callable[[object], Any]:
    def read(value: object) -> Any:
        # `True` equals 1 and 90.0 equals 90: the very type is asked for
        if value not in allowed or type(value) is not type(allowed[0]):
            raise ValueError(f"one of {', '.join(_shown(one) for one in allowed)}")
        return value

    return read


def _scale(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.5 <= value <= 3:
        raise ValueError("a number from 0.5 to 3")
    return float(value)


def _minutes(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1440:
        raise ValueError("minutes from 0 (never) to 1440")
    return float(value)


def _file(value: object) -> Path:
    try:
        if isinstance(value, str) and value.strip() and "\0" not in value:
            return Path(value).expanduser()
    except RuntimeError:  # "~somebody" who has no home
        pass
    raise ValueError('the path of a file, like "~/games.db" (a relative one counts from the folder of this file)')


def _piper(value: object) -> Path:
    try:
        folder = Path(value).expanduser() if isinstance(value, str) and "\0" not in value else Path()
        if folder.is_absolute() and (folder / "piper").is_file() and any(folder.glob("*.onnx")):
            return folder
    except (OSError, RuntimeError):  # it may not be read, or "~somebody" has no home
        pass
    raise ValueError('a folder with the program piper and voices (*.onnx), from "/" or "~" on, like "/opt/piper"')


def _command(value: object) -> str:
    try:
        if isinstance(value, str) and "\0" not in value:
            shlex.split(value)
            return value
    except ValueError:  # a quote that nothing closes
        pass
    raise ValueError('a command, like "systemctl poweroff", or "" for none')


def _dwell(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 10:
        raise ValueError("seconds from 0 to 10")
    return float(value)


def _port(value: object) -> str:
    if not isinstance(value, str) or not value.strip() or "\0" in value:
        raise ValueError('a path, or a part of a name in /dev/serial/by-id, like "CP2102"')
    return value


def _readers(value: object) -> tuple[str, ...]:
    from hardware.reader_factory import parsed  # only where readers are named

    lines = tuple(value) if isinstance(value, list) else (None,)
    try:
        return tuple(line for line in map(_port, lines) if not removed_devices.removed_reader(line) and parsed(line))
    except ValueError:
        like = 'parts of names in /dev/serial/by-id or a kind and a name, like ["CP2102", "keyboard:Sycreader"]'
        raise ValueError(f"a list of readers: paths, {like}") from None


def _board(value: object) -> str:
    """The port of the board; of a list, which earlier versions wrote for several boards, the first."""
    return [*map(_port, value), ""][0] if isinstance(value, list) else _port(value)


def _pin(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError("the number of a pin (BCM), like 12")
    return value


def _buttons(value: object) -> Mapping[str, int]:
    if isinstance(value, bool):
        return dict(pin_assignment.DEFAULT.buttons) if value else {}
    if not isinstance(value, dict) or not all(type(pin) is int for pin in value.values()):
        raise ValueError("true for the usual pins, false, or a table like { pass = 5, undo = 6 }")
    _known(value, pin_assignment.DEFAULT.buttons)
    return value


def _lamps(value: object) -> Mapping[str, tuple[int, ...]]:
    if isinstance(value, bool):
        return dict(pin_assignment.DEFAULT.lamps) if value else {}
    lamps = {}
    for lamp, some in value.items() if isinstance(value, dict) else [("", None)]:
        lamps[lamp] = tuple(some) if isinstance(some, list) else (some,)
        if not all(type(pin) is int for pin in lamps[lamp]):
            raise ValueError("true for the usual pins, false, or a table like { table = 13, seat-1 = [18, 19, 20] }")
    _known(lamps, pin_assignment.DEFAULT.lamps)
    return lamps


def _known(parsed: Mapping[str, object], usual: Mapping[str, object]) -> None:
    for name in parsed:
        if name not in usual:
            raise ValueError(f"a table of {_listed(usual)} (there is no {_shown(name)})")


_KEYS: Mapping[str, Mapping[str, Callable[[object], Any]]] = {
    "screen": {
        "size": size,
        "fullscreen": _yes_or_no,
        "rotation": _one_of(0, 90, 180, 270),
        "scale": _scale,
        "blank": _minutes,
    },
    "game": {"edition": _one_of(*EDITIONS), "language": _one_of(*LANGUAGES)},
    "store": {"path": _file},
    "look": {"still": _yes_or_no},
    "power": {"shutdown": _command},
    "voice": {"piper": _piper},
    "hardware": {
        "readers": _readers,
        "board": _board,
        "dwell": _dwell,
        "buttons": _buttons,
        "lamps": _lamps,
        "buzzer": _pin,
        "sounds": _yes_or_no,
        "display": _one_of(*sorted(pin_assignment.DISPLAYS)),
    },
}
"""By section and key, the function that checks the value; it raises ValueError whose text says what is allowed."""


_DISPENSABLE = ("game", "voice")
"""Sections with defaults that always do: an unknown language or rulebook there is ignored, not refused, and so is a
folder that is gone."""


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _listed(names: Mapping[str, object]) -> str:
    return ", ".join(names)
