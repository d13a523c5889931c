"""The page of the hardware: every device's state and how to mend it, the last events, tests of lamps and sounds."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from companion.games.drawing.common_controls import button
from companion.pages.page_registry import open_page
from companion.pages.parts import whole_page
from companion.pages.table.device_faults import READERS, button_name, device_name, devices_of, failed
from companion.screen import Block, Choices, Does, Grid, Pick, Row, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from hardware.device import COLOURS, TUNES, SetLamp, Sound
from hardware.device_stats import Standing
from hardware.events import ButtonEvent, Gap, LinkDown, LinkUp, Snapshot, TagArrived
from hardware.pin_assignment import DEFAULT
from hardware.port import by_id

if TYPE_CHECKING:  # a table that is played by touch alone does not load the devices
    from companion.devices.state import DeviceState, Traced

README = Path(__file__).parents[3] / "hardware" / "README.md"
LIT = 0.7
"""Seconds for which a lamp under test shows each colour."""
SHOWN = 20
"""The number of trace lines shown."""


class HardwarePage(Page, frozen=True):
    """The page of all devices, of one, or of their last events. `over` is "" for all devices, "trace" for the events,
    or the name of one device. During a test of the lamps `lit` counts the colours shown, and `since` is the time the
    last one began, in seconds. `tune` is the index of the sound to try next.
    """

    over: str = ""
    lit: int = 0
    since: float = 0.0
    tune: int = 0

    going: ClassVar[bool] = True
    """`tick` is always called, as counts and times on the page change by themselves."""

    def tick(self, session: ScreenSession, now: float) -> None:
        """During a test of the lamps, show the next colour when it is time; `now` is in seconds. The last colour is
        off.
        """
        if not self.lit or session.devices is None or now - self.since < LIT:
            return
        over = self.lit >= len(COLOURS)
        colour = "off" if over else COLOURS[self.lit]
        for lamp in DEFAULT.lamps:
            _devices(session).order(SetLamp(lamp, colour))
        if over:
            session.devices.relight()
        session.pages.go(replace(self, lit=0 if over else self.lit + 1, since=now))

    def show(self, session: ScreenSession) -> Screen:
        """The screen with all devices, one of them, or their last events."""
        if devices_of(session) is None:
            return self._nothing(session)
        if self.over == "trace":
            return _trace(session)
        standings = _devices(session).standings()
        one = next((each for each in standings if each.device == self.over), None)
        return _one(session, one) if one is not None else self._all(session, standings)

    def close(self, session: ScreenSession) -> None:
        """Go back to the list of devices; from there, to the page below."""
        if self.over:
            return session.pages.go(replace(self, over=""))
        return session.pages.back()

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Show one device or the last events, test lamps and sounds, or go back."""
        match does:
            case "trace":
                session.pages.go(replace(self, over="trace"))
            case Pick("device", device):
                session.pages.go(replace(self, over=device))
            case "teach":
                open_page(session, "teach", self._build(session))
            case "find-devices":
                open_page(session, "find-devices")
            case "lamp-test" if session.devices is not None:
                session.pages.go(replace(self, lit=1))
            case "sound-test" if session.devices is not None:
                _devices(session).order(Sound(TUNES[self.tune]))
                session.pages.go(replace(self, tune=(self.tune + 1) % len(TUNES)))

    def _build(self, session: ScreenSession) -> str:
        """The argument with which the page of tags is opened: "reader" if only readers on the table are connected,
        "board" if only a sensed board is, else "".
        """
        kinds = {each.device.partition("-")[0] for each in _devices(session).standings()} if session.devices else set()
        reader, board = bool(kinds & {*READERS}), "readerboard" in kinds
        return "reader" if reader and not board else "board" if board and not reader else ""

    def heard(self, session: ScreenSession, event: Any) -> bool:
        """True for tags and buttons: while this page is shown they are not used in the game."""
        return isinstance(event, TagArrived | ButtonEvent)

    def _nothing(self, session: ScreenSession) -> Screen:
        """The page when no device is configured: where the builds are written down, and the way to those that are
        plugged in."""
        say = session.speech.say
        blocks: tuple[Block, ...] = (
            Text(say("hardware-none"), "title"),
            Text(say("hardware-builds", path=str(README)), "detail", "quiet"),
        )
        return whole_page(session, "hardware", blocks, "close", "teach", primary="find-devices")

    def _all(self, session: ScreenSession, standings: tuple[Standing, ...]) -> Screen:
        say = session.speech.say
        rows = tuple(
            Row(
                (
                    device_name(each.device, session.speech),
                    _state(session, each),
                    _last(session, each),
                    str(each.a_minute),
                    str(each.reconnects),
                ),
                Pick("device", each.device),
                strong=not each.up or bool(failed(session, each.device)),
            )
            for each in standings
        )
        head = tuple(say(f"hardware-head-{name}") for name in ("device", "state", "last", "minute", "again"))
        remedies = tuple(
            Text(_remedy(session, each.trouble), "detail", "warning") for each in standings if each.trouble is not None
        )
        silent = failed(session)
        if silent:
            more = (say("hardware-signs", sign=silent[0], more=len(silent) - 1),) if len(silent) > 1 else silent
            remedies += tuple(Text(line, "detail", "warning") for line in more)
        tests = Choices((button(session.speech, "lamp-test"), button(session.speech, "sound-test")), columns=2)
        blocks: tuple[Block, ...] = (*remedies, Grid(rows, (0.24, 0.2, 0.34, 0.11, 0.11), head), tests)
        return whole_page(session, "hardware", blocks, "close", "trace", "teach", "find-devices")


def _devices(session: ScreenSession) -> DeviceState:
    devices = devices_of(session)
    assert devices is not None
    return devices


def _state(session: ScreenSession, standing: Standing) -> str:
    """The state of a device in two words; if it is down, the reason why."""
    if standing.trouble is not None:
        return session.speech.say("hardware-trouble", reason=standing.trouble.reason)
    silent = failed(session, standing.device)
    if standing.up and silent:
        return session.speech.say("hardware-silent", readers=len(silent))
    return session.speech.say("hardware-state", state="up" if standing.up else "wait")


def _last(session: ScreenSession, standing: Standing) -> str:
    if standing.last is None or standing.last_ago is None:
        return session.speech.say("hardware-nothing-yet")
    event = session.speech.say("hardware-event", event=type(standing.last).__name__)
    return session.speech.say("hardware-ago", event=event, seconds=int(standing.last_ago))


def _remedy(session: ScreenSession, trouble: LinkDown) -> str:
    if trouble.port == "pcscd":
        return session.speech.say("hardware-service", why=trouble.who)
    return session.speech.say("hardware-remedy", reason=trouble.reason, port=by_id(trouble.port), who=trouble.who)


def _one(session: ScreenSession, standing: Standing) -> Screen:
    """The details of one device."""
    say, silent = session.speech.say, failed(session, standing.device)
    blocks: list[Block] = [
        Text(_state(session, standing), "title", "good" if standing.up and not silent else "warning"),
        *(Text(line, tone="warning") for line in silent),
        *([Text(_remedy(session, standing.trouble), tone="warning")] if standing.trouble else []),
        *([Text(say("hardware-port", port=by_id(standing.port)))] if standing.port else []),
        *([Text(say("hardware-what", what=standing.what))] if standing.what else []),
        *([Text(say("hardware-hold"))] if standing.device.partition("-")[0] == "pcsc" else []),
        Text(_last(session, standing)),
        Text(say("hardware-a-minute", events=standing.a_minute)),
        Text(say("hardware-again", times=standing.reconnects)),
        *([Text(say("hardware-missed", missed=standing.missed))] if standing.missed else []),
    ]
    title = device_name(standing.device, session.speech)
    return whole_page(session, "hardware-device", blocks, "close", "trace", title=title, page="hardware")


def _trace(session: ScreenSession) -> Screen:
    """The list of the devices' last events, the newest first: seconds before the newest, device, event, and reader with
    tag.
    """
    say, traced = session.speech.say, list(_devices(session).trace)[-SHOWN:]
    rows = tuple(
        Row(
            (
                say("hardware-before", seconds=traced[-1].at - each.at),
                device_name(each.event.device, session.speech),
                say("hardware-event", event=type(each.event).__name__),
                " · ".join(filter(None, (getattr(each.event, "reader", ""), _more(session, each)))),
            )
        )
        for each in reversed(traced)
    )
    head = tuple(say(f"hardware-head-{name}") for name in ("ago", "device", "event", "tag"))
    blocks: tuple[Block, ...] = (Grid(rows, (0.12, 0.22, 0.28, 0.38), head),)
    return whole_page(session, "trace", blocks, "close", page="hardware")


def _more(session: ScreenSession, traced: Traced) -> str:
    """The details of a device event in the list: of a tag its group of pieces, and its uid if no game is being played;
    of a button its name; of a connection what the device says it is, or why it was lost; else a number of reports or
    tags.
    """
    say, event = session.speech.say, traced.event
    if traced.veiled:
        return say(f"tags-one-{traced.veiled}")
    if uid := getattr(event, "uid", ""):
        known = session.store.catalog.meaning(uid)
        group = say(f"tags-one-{known.means.kind}") if known else say("hardware-unknown-tag")
        # Players could recognise a hidden piece by its uid.
        return group if session.seated is not None else f"{uid} · {group}"
    if isinstance(event, ButtonEvent):
        return button_name(event.button, session.speech)
    match event:
        case LinkUp(what=what):
            return what
        case LinkDown(reason=reason):
            return say("hardware-trouble", reason=reason)
        case Gap(missed=missed):
            return str(missed)
        case Snapshot(tags=tags):
            return str(len(tags))
    return ""
