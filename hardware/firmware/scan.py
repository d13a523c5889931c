"""The scan of all readers, one field on at a time: tags that came or left, readers that do not answer."""

TYPE_CHECKING = False  # the board has no typing, and needs none
if TYPE_CHECKING:
    from collections.abc import Callable

    from hardware.firmware.host_connection import Board
    from hardware.firmware.mfrc522 import Mfrc522

MISSES = 3
ABSENCE = 300  # milliseconds
FAILURES = 3
RETRY = 5000  # milliseconds
FIRST_ROUNDS = 2  # a tag may be missed once


class _Spot:
    def __init__(self, name: str, reader: "Mfrc522") -> None:
        self.name = name
        self.reader = reader
        self.tags = {}  # type: dict[str, list[int]]  # uid: [misses, when last seen]
        self.failures = 0
        self.failed = False
        self.again = 0


class Scanner:
    """The scan of the readers in turn. `readers` has by name an object with `start()`, `field(on)`, and `look()`, which
    returns the uids in the field in lower-case hex; any of these may raise OSError.

    `board`, a `Board`, is told which tags came and left, and which readers fail or work again.
    """

    def __init__(self, readers: "dict[str, Mfrc522]", board: "Board") -> None:
        self._spots = [_Spot(name, reader) for name, reader in sorted(readers.items())]
        self._board = board
        self._next = 0
        self._rounds = 0

    def step(self, now: int) -> None:
        """Scan one reader. One that failed is only tried now and then, so that it does not slow the others."""
        if self._next == len(self._spots):
            self._next = 0
            self._rounds += 1
            if self._rounds == FIRST_ROUNDS:
                self._board.looked()
        if not self._spots:
            return
        spot = self._spots[self._next]
        self._next += 1
        if spot.failed and now < spot.again:
            return
        try:
            if spot.failures:
                spot.reader.start()
            seen = self._look(spot.reader)
        except OSError:
            self._failure(spot, now)
            return
        spot.failures = 0
        if spot.failed:
            spot.failed = False
            for tag in spot.tags.values():
                tag[0], tag[1] = 0, now
            self._board.works(spot.name)
        self._compare(spot, seen, now)

    def _look(self, reader: "Mfrc522") -> list[str]:
        reader.field(True)
        try:
            return list(reader.look())
        finally:
            reader.field(False)

    def _failure(self, spot: _Spot, now: int) -> None:
        """Report a reader that does not answer. The tags on it are not reported as lifted, as nothing is known
        of them.
        """
        spot.failures += 1
        if spot.failures >= FAILURES:
            spot.again = now + RETRY
            if not spot.failed:
                spot.failed = True
                self._board.fails(spot.name)

    def _compare(self, spot: _Spot, seen: list[str], now: int) -> None:
        for uid in seen:
            if uid not in spot.tags:
                self._board.came(spot.name, uid)
            spot.tags[uid] = [0, now]
        for uid in [uid for uid in spot.tags if uid not in seen]:
            tag = spot.tags[uid]
            tag[0] += 1
            if tag[0] >= MISSES and now - tag[1] >= ABSENCE:
                del spot.tags[uid]
                self._board.left(spot.name, uid)


class Keys:
    """The buttons on the board, given as a dict of name to a function that returns whether it is down. A level counts
    after SETTLE.
    """

    SETTLE = 15  # milliseconds

    def __init__(self, buttons: "dict[str, Callable[[], bool]]", board: "Board") -> None:
        self._buttons = buttons
        self._board = board
        self._levels = {}  # type: dict[str, list[int]]  # name: [level, since when, told]

    def step(self, now: int) -> None:
        """Read the level of every button."""
        for name, is_down in self._buttons.items():
            down = bool(is_down())
            seen = self._levels.get(name)
            if seen is None:
                self._levels[name] = [down, now, down]
                self._board.key(name, down)
            elif seen[0] != down:
                seen[0], seen[1] = down, now
            elif seen[2] != down and now - seen[1] >= self.SETTLE:
                seen[2] = down
                self._board.key(name, down)
