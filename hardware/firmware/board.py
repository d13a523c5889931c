"""What the board says and obeys: everything but the pins. Time is handed in, in milliseconds."""

from .line import LONGEST, line, words_of

TYPE_CHECKING = False  # the board has no typing, and needs none
if TYPE_CHECKING:
    from collections.abc import Callable

PROTOCOL = 1
BEAT = 1000  # milliseconds between two heartbeats


class Board:
    """Keeps the picture, numbers the lines.

    `write` takes bytes for the host; `lamp(name, colour)` and `beep(tune)` say whether there is such a thing.
    """

    def __init__(
        self,
        name: str,
        version: str,
        readers: int,
        write: "Callable[[bytes], object]",
        lamp: "Callable[[str, str], bool]",
        beep: "Callable[[str], bool]",
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
        self._number = 0
        self._looked = False
        self._asked = False
        self._beat = None  # type: int | None
        self._heard = b""

    def say(self, *words: str) -> None:
        """One line to the host."""
        self._write(line(self._number, list(words)))
        self._number = (self._number + 1) % 10000

    def hello(self) -> None:
        """Who is here: at start, and when asked."""
        self.say("HELLO", self.name, str(PROTOCOL), self.version, str(self.readers))

    def tick(self, now: int) -> None:
        """The heartbeat, when it is due."""
        if self._beat is None or now - self._beat >= BEAT:
            self._beat = now
            self.say("BEAT", str(now))

    def came(self, reader: str, uid: str) -> None:
        """A tag was laid on a reader."""
        self.tags.setdefault(reader, []).append(uid)
        if self._looked:
            self.say("TAG", reader, uid)

    def left(self, reader: str, uid: str) -> None:
        """A tag was lifted."""
        self.tags[reader].remove(uid)
        if self._looked:
            self.say("GONE", reader, uid)

    def fails(self, reader: str) -> None:
        """A reader does not answer."""
        self.failed.add(reader)
        if self._looked:
            self.say("FAULT", reader)

    def works(self, reader: str) -> None:
        """It answers again."""
        self.failed.discard(reader)
        if self._looked:
            self.say("MENDED", reader)

    def key(self, button: str, down: bool) -> None:
        """A button went down or up. The first level of each is told in the picture only."""
        known = button in self.keys
        self.keys[button] = down
        if known:
            self.say("BUTTON", button, "1" if down else "0")

    def looked(self) -> None:
        """Every reader has been looked at since the start: what was found so far is told in the picture only."""
        if not self._looked:
            self._looked = True
            if self._asked:
                self.snapshot()

    def snapshot(self) -> None:
        """Everything, between SNAP and END. Before everything was looked at, there is no picture yet: it waits."""
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
        """Bytes from the host."""
        lines = (self._heard + chunk).split(b"\n")
        self._heard = lines.pop()[-LONGEST:]
        for raw in lines:
            words = words_of(raw)
            if words:
                self._obey(words[0], words[1], words[2:])

    def _obey(self, number: str, order: str, arguments: list[str]) -> None:
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
        self.say("OK" if done else "NO", number)
