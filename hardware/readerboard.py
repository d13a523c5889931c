"""The driver of a board whose microcontroller scans up to eight readers and reports their tags over one serial port."""

from __future__ import annotations

import os
import re
import time
from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Struct

from hardware.debounce import Debounce
from hardware.device import LONGEST_WAIT, Colour, Device, LinkLost, Order, SetLamp, Sound
from hardware.events import READER_NAMES, Event, Gap, LinkUp, ReaderFailed, ReaderMended, Reason, Snapshot
from hardware.firmware.line import NUMBERS, PROTOCOL, Lines, line
from hardware.port import Port, is_board, plugged_in
from hardware.presence import Presence

BAUD = 115200

_UID = re.compile(r"(?:[0-9a-f]{8}|[0-9a-f]{14}|[0-9a-f]{20})")
"""The uid of a tag: 4, 7 or 10 bytes in hexadecimal, in small letters."""

_OF_PICTURE = ("SNAP", "AT", "BAD", "KEY", "END")
"""The words of the lines that make a snapshot."""
LONGEST_PICTURE = 2_000
"""The most lines of a snapshot; a board has eight readers, and few tags lie on each."""


class _Picture(Struct):
    """A snapshot of all tags on the board, of which so many lines are still to come."""

    left: int
    tags: list[tuple[str, str]] = []
    bad: set[str] = set()
    keys: list[tuple[str, bool]] = []


class ReaderBoard(Device):
    """A board with up to eight readers. `port` is a path or a part of a name in /dev/serial/by-id.

    The link to a board that sends nothing for `silence` seconds is lost; an order for a lamp that the board does not
    confirm in `answer` seconds is repeated. The board itself decides which tags came and left; this device only
    waits until a tag has been there for `dwell` seconds before it counts as arrived.
    """

    def __init__(
        self,
        name: str,
        port: str,
        *,
        dwell: float = 0.7,
        silence: float = 3.5,
        answer: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.name = name
        self._wanted = port
        self._silence = silence
        self._answer = answer
        self._presence = Presence(name, dwell=dwell)
        self._debounce = Debounce(name, settle=0.0)
        self._clock = clock
        self._port: Port | None = None
        self._waiting: deque[tuple[int, list[str]]] = deque()
        self._lamps: dict[str, Colour] = {}
        self._forget()

    def open(self) -> Sequence[Event]:
        """Connect to the board, light its lamps as they were, and read which tags lie on its readers. Returns a
        `LinkUp` and the events of what it read. Raises LinkLost if no such board answers.
        """
        self.close()
        trouble: LinkLost | None = None
        for path in self._ports():
            try:
                self._port = Port(path, BAUD)
                what = self._greet()
                for lamp, colour in self._lamps.items():
                    self._light(lamp, colour)
                return [LinkUp(self.name, path, what), *self._first_picture()]
            except LinkLost as lost:
                self.close()
                # The one that answered wrongly says more than the ones that did not answer.
                trouble = lost if trouble is None or lost.reason == "foreign" else trouble
        assert trouble is not None
        raise trouble

    def _ports(self) -> list[str]:
        """The ports to try. LinkLost "ambiguous" if the name fits several boards, because it cannot be known which
        one is meant: when its cable is pulled, the other would be taken for it."""
        paths = plugged_in(self._wanted)
        boards = [os.path.basename(path) for path in paths if is_board(path)]
        if len(boards) > 1:
            there = ", ".join(boards)
            remedy = f"{self._wanted!r} fits {there}: write more of the name into the settings."
            raise LinkLost("ambiguous", port=self._wanted, who=there, remedy=remedy)
        return paths

    def poll(self) -> Sequence[Event]:
        """Events that the board reported since the last call, and those caused by the passing of time."""
        events: list[Event] = []
        waits = [LONGEST_WAIT, self._debounce.due(), self._presence.due()]
        self._hear(min(wait for wait in waits if wait is not None))
        while self._waiting:
            number, (word, *rest) = self._waiting.popleft()
            events += self._decoded(number, word, rest)
        now = self._clock()
        if self._asked_at is not None and now - self._asked_at >= self._answer:
            self._ask()
        self._say_again(now)
        return [*events, *self._presence.tick(now), *self._debounce.tick(now)]

    def obey(self, order: Order) -> Sequence[Event]:
        """Light a lamp, play a sound, or answer `AskPicture`. The board neither reads the contents of a tag nor writes
        them."""
        match order:
            case SetLamp(lamp, colour):
                self._lamps[lamp] = colour
                self._light(lamp, colour)
            case Sound(tune):
                self._say("BEEP", tune)
            case _:
                return self._presence.answer(order)
        return []

    def wake(self) -> None:
        """Make a waiting `poll` return."""
        port = self._port
        if port is not None:
            port.wake()

    def close(self) -> None:
        """Release the port."""
        self._presence.freeze()
        self._debounce.forget()
        self._forget()
        port, self._port = self._port, None
        if port is not None:
            port.close()

    def _forget(self) -> None:
        self._lines = Lines()
        self._waiting.clear()
        self._number = 0
        self._hello = ("", "")  # the board's name, and the number of its readers
        self._heard = 0  # the number of the last line
        self._heard_at = 0.0
        self._came = 0
        self._picture: _Picture | None = None
        self._asked_at: float | None = None
        self._gap_at: float | None = None
        self._bad: set[str] = set()
        self._unanswered: dict[int, tuple[str, float, int]] = {}  # number: lamp, when, how often

    # --- making contact

    def _greet(self) -> str:
        end = self._clock() + 2 * self._answer
        self._heard_at = self._clock()
        asked = -self._answer
        while (now := self._clock()) < end:
            if now - asked >= self._answer / 2:
                self._say("HELLO?")
                asked = now
            self._hear(self._answer / 2)
            while self._waiting:
                number, words = self._waiting.popleft()
                if words[0] == "HELLO" and len(words) == 5:
                    self._heard = number
                    return self._known(*words[1:])
        raise self._quiet()

    def _known(self, board: str, protocol: str, version: str, readers: str) -> str:
        if protocol != str(PROTOCOL):
            raise self._lost("foreign", f"speaks protocol {protocol}, not {PROTOCOL}: put the firmware on it anew.")
        if not (readers.isdecimal() and len(readers) <= 3):
            raise self._lost("foreign", f"says it has {readers} readers: put the firmware on it anew.")
        self._hello = board, readers
        return f"{board} {version}, {readers} readers"

    def _first_picture(self) -> list[Event]:
        self._ask()
        end = self._clock() + 4 * self._answer  # a board that has just started looks at all its readers first
        while self._clock() < end:
            self._hear(self._answer / 4)
            while self._waiting:
                # Whatever comes before the picture is in the picture; what comes after it waits for `poll`.
                number, (word, *rest) = self._waiting.popleft()
                events = self._decoded(number, word, rest) if word in _OF_PICTURE else []
                self._heard = number
                if any(isinstance(event, Snapshot) for event in events):
                    return events
            if self._asked_at is None or self._clock() - self._asked_at >= self._answer:
                self._ask()
        raise self._quiet()

    # --- hearing

    def _hear(self, seconds: float) -> None:
        port = self._port
        if port is None:
            raise self._lost("unplugged", "is closed.")
        chunk = port.read(seconds)
        lines = self._lines.feed(chunk)
        now = self._clock()
        if lines:
            self._heard_at, self._came, self._lines.spoiled = now, 0, 0
            self._waiting += lines
            return
        self._came += len(chunk)
        if now - self._heard_at >= self._silence:
            raise self._quiet()

    def _decoded(self, number: int, word: str, rest: list[str]) -> list[Event]:
        """The events of one line. If its number does not follow the last one's, lines were lost, and all tags are asked
        for.
        """
        events: list[Event] = []
        expected = (self._heard + 1) % NUMBERS
        self._heard = number
        if word == "HELLO":
            if len(rest) != 4 or (rest[0], rest[3]) != self._hello or rest[1] != str(PROTOCOL):
                raise self._lost("foreign", f"was the board {self._hello[0]}, and is another one now.")
            # The board began anew under an open port: its lamps are out, and what moved meanwhile nobody saw.
            for lamp, colour in self._lamps.items():
                self._light(lamp, colour)
            return self._gap(0)
        if number != expected:
            events += self._gap((number - expected) % NUMBERS)
        now = self._clock()
        match word, rest:
            case "TAG", [reader, uid] if _is_tag(reader, uid):
                events += self._presence.appeared(reader, uid, now)
            case "GONE", [reader, uid] if _is_tag(reader, uid):
                events += self._presence.gone(reader, uid, now)
            case "BUTTON", [button, "0" | "1" as level]:
                events += self._debounce.level(button, level == "1", now)
            case "FAULT", [reader] if reader in READER_NAMES:
                events += self._readers_bad(self._bad | {reader})
            case "MENDED", [reader] if reader in READER_NAMES:
                events += self._readers_bad(self._bad - {reader})
            case (("OK" | "NO"), [order]) if order.isdigit():
                self._unanswered.pop(int(order), None)
            case _ if word in _OF_PICTURE:
                events += self._pictured(word, rest, now)
            case _:
                pass  # BEAT, a word of a later firmware, or a reader or a uid that there cannot be
        return events

    def _gap(self, missed: int) -> list[Event]:
        """The event for lost lines; all tags are asked for again. While the answer is under way nothing more is asked,
        and on a wire that loses lines all the time only once in a while, because each answer is many lines.
        """
        if self._asked_at is not None:
            return []
        now = self._clock()
        if self._gap_at is not None and now - self._gap_at < self._answer:
            self._asked_at = self._gap_at  # `poll` asks when the time has come
            return []
        self._gap_at = now
        self._ask()
        return [Gap(self.name, missed)]

    def _pictured(self, word: str, rest: list[str], now: float) -> list[Event]:
        if word == "SNAP" and len(rest) == 1 and rest[0].isdigit():
            if len(rest[0]) > 6 or int(rest[0]) > LONGEST_PICTURE:
                raise self._lost("foreign", f"lists more than {LONGEST_PICTURE} things: put the firmware on it anew.")
            self._picture = _Picture(int(rest[0]))
            return []
        picture = self._picture
        if picture is None:
            return []  # the beginning was lost; everything is being asked for again
        if word == "END":
            self._picture = None
            if picture.left:
                return []  # a line of it was lost
            self._asked_at = None
            events: list[Event] = [*self._presence.whole(picture.tags, now), *self._readers_bad(picture.bad)]
            for button, down in picture.keys:
                events += self._debounce.level(button, down, now)
            return [*events, self._presence.picture()]
        picture.left -= 1
        if picture.left < 0:
            self._picture = None  # more lines than it announced: what they say is not kept
            return []
        match word, rest:
            case "AT", [reader, uid] if _is_tag(reader, uid):
                picture.tags.append((reader, uid))
            case "BAD", [reader] if reader in READER_NAMES:
                picture.bad.add(reader)
            case "KEY", [button, "0" | "1" as level]:
                picture.keys.append((button, level == "1"))
        return []

    def _readers_bad(self, bad: set[str]) -> list[Event]:
        events: list[Event] = [ReaderFailed(self.name, reader) for reader in sorted(bad - self._bad)]
        events += [ReaderMended(self.name, reader) for reader in sorted(self._bad - bad)]
        self._bad = set(bad)
        return events

    # --- speaking

    def _say(self, *words: str) -> int:
        port = self._port
        if port is None:
            raise self._lost("unplugged", "is closed.")
        number, self._number = self._number, (self._number + 1) % NUMBERS
        port.write(line(number, words))
        return number

    def _ask(self) -> None:
        self._say("SNAPSHOT")
        self._asked_at = self._clock()

    def _light(self, lamp: str, colour: Colour, times: int = 1) -> None:
        number = self._say("LAMP", lamp, colour)
        self._unanswered[number] = (lamp, self._clock(), times)

    def _say_again(self, now: float) -> None:
        """Repeat the orders for lamps that the board has not confirmed, each at most three times in all."""
        for number, (lamp, when, times) in list(self._unanswered.items()):
            if now - when < self._answer:
                continue
            del self._unanswered[number]
            if times < 3:
                self._light(lamp, self._lamps[lamp], times + 1)

    def _quiet(self) -> LinkLost:
        if self._came or self._lines.spoiled:
            return self._lost("garbled", f"speaks, but no line of a reader board: it wants {BAUD} baud.")
        return self._lost("silent", "does not answer: plug it in anew, and see that the firmware is on it.")

    def _lost(self, reason: Reason, what: str) -> LinkLost:
        path = self._port.path if self._port else self._wanted
        return LinkLost(reason, port=path, remedy=f"{path} {what}")


def _is_tag(reader: str, uid: str) -> bool:
    """Whether a board can have a reader of this name, and a tag this uid."""
    return reader in READER_NAMES and _UID.fullmatch(uid) is not None
