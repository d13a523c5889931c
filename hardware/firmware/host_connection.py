"""The board's side of its connection to the computer: what it sends and obeys, without the pins; times are in ms."""

from .line import NUMBERS, PROTOCOL, Lines, line

TYPE_CHECKING = False  # the board has no typing, and needs none
if TYPE_CHECKING:
    from collections.abc import Callable

BEAT = 1000  # milliseconds between two heartbeats


class Board:
    """The state of all readers and buttons of the board, and the numbered lines to the computer.

    `write` takes bytes for the computer; `lamp(name, colour)` and `beep(tune)` return whether the board has such a
    part. `alive` is called before each line: one that nobody takes holds the board up for half a second, and a whole
    snapshot must not outlast the watchdog.
    """

    def __init__(
        self,
        name: str,
        version: str,
        readers: int,
        write: "Callable[[bytes], object]",
        lamp: "Callable[[str, str], bool]",
        beep: "Callable[[str], bool]",
        alive: "Callable[[], object]" = lambda: None,
    ) -> None:
        self.name = name
        self.version = version
        self.readers = readers
        self.tags = {}  # type: dict[str, list[str]]
        self.failed = set()  # type: set[str]
        self.keys = {}  # type: dict[str, bool]
        self._write = write
        self._lamp = lamp
        self._beep = beep
        self._alive = alive
        self._number = 0
        self._looked = False
        self._asked = False
        self._beat = None  # type: int | None
        self._lines = Lines()

    def say(self, *words: str) -> None:
        """Send one line of these words to the computer."""
        self._alive()
        self._write(line(self._number, words))
        self._number = (self._number + 1) % NUMBERS

    def hello(self) -> None:
        """Send the board's name and version: at the start, and when asked."""
        self.say("HELLO", self.name, str(PROTOCOL), self.version, str(self.readers))

    def tick(self, now: int) -> None:
        """Send the heartbeat when it is due."""
        if self._beat is None or now - self._beat >= BEAT:
            self._beat = now
            self.say("BEAT", str(now))

    def came(self, reader: str, uid: str) -> None:
        """Report that a tag was placed on a reader."""
        self.tags.setdefault(reader, []).append(uid)
        if self._looked:
            self.say("TAG", reader, uid)

    def left(self, reader: str, uid: str) -> None:
        """Report that a tag was lifted."""
        self.tags[reader].remove(uid)
        if self._looked:
            self.say("GONE", reader, uid)

    def fails(self, reader: str) -> None:
        """Report that a reader does not answer."""
        self.failed.add(reader)
        if self._looked:
            self.say("FAULT", reader)

    def works(self, reader: str) -> None:
        """Report that a reader answers again."""
        self.failed.discard(reader)
        if self._looked:
            self.say("MENDED", reader)

    def key(self, button: str, down: bool) -> None:
        """Report that a button went down or up. The first call for a button, with its state when the board starts, is
        not reported: that state is only in the snapshot.
        """
        known = button in self.keys
        self.keys[button] = down
        if known:
            self.say("BUTTON", button, "1" if down else "0")

    def looked(self) -> None:
        """Note that every reader was scanned once since the start; tags found until then are reported only in the
        snapshot."""
        if not self._looked:
            self._looked = True
            if self._asked:
                self.snapshot()

    def snapshot(self) -> None:
        """Send a snapshot of all tags and buttons, in lines between SNAP and END. The snapshot is put off until every
        reader has been scanned after the start."""
        if not self._looked:
            self._asked = True
            return
        tags = [(reader, uid) for reader, uids in sorted(self.tags.items()) for uid in uids]
        self.say("SNAP", str(len(tags) + len(self.failed) + len(self.keys)))
        for reader, uid in tags:
            self.say("AT", reader, uid)
        for reader in sorted(self.failed):
            self.say("BAD", reader)
        for button, down in sorted(self.keys.items()):
            self.say("KEY", button, "1" if down else "0")
        self.say("END")

    def take(self, chunk: bytes) -> None:
        """Handle bytes that came from the computer."""
        for number, words in self._lines.feed(chunk):
            self._obey(number, words[0], words[1:])

    def _obey(self, number: int, order: str, arguments: list[str]) -> None:
        done = True
        if order == "HELLO?":
            self.hello()
        elif order == "SNAPSHOT":
            self.snapshot()
        elif order == "LAMP" and len(arguments) == 2:
            done = self._lamp(arguments[0], arguments[1])
        elif order == "BEEP" and len(arguments) == 1:
            done = self._beep(arguments[0])
        else:
            done = False
        self.say("OK" if done else "NO", str(number))
