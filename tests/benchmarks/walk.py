"""How many functions a tag, a touch and a phone's touch pass through until their action is accepted.

Each is the same placement of a counter: from where it comes in (`DeviceInput.hear`, `Stage.tap`, `Phones.hear`) until
the match holds the new entry, on the thread that handles it. A function counts once, however often it is called; the
rows say of which room they are. Only the rooms of the session have a limit: drawing, words and rules
have none.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType

from companion.app import Stage
from companion.devices.connect_devices import Arrivals
from companion.web.phones import GUEST
from tests import glass
from tests.tagged import piece
from tests.web.direct import Direct
from tests.wired import Wired, wired

HOUSE = Path(__file__).parents[2]
LIMITED = ("companion/devices", "companion/session", "companion/pages", "companion/loop.py", "companion/app.py")
"""The rooms through which a touch or a tag is to be carried by few functions."""
DRAWING = ("ScreenSession.screen", "Stage.draw", "Phones.show")
"""What makes or draws a screen: it is counted as one function, whatever it calls."""
MOST = 80
ROAD = "elvenhold-ergeren-wood"
ONCE = {"act": "the action is performed", "screen": "the screen is made"}
"""Methods of a session of which the number of calls is told."""


class Walk:
    """The functions called between the first call of `begins` and the moment when `arrived` is true."""

    def __init__(self, begins: str, arrived: Callable[[], bool]) -> None:
        self.calls: Counter[CodeType] = Counter()
        self._begins, self._arrived = begins, arrived
        self._begun = self._ended = False
        self._drawing: FrameType | None = None

    def __call__(self, frame: FrameType, what: str, answer: object) -> None:
        """A profile function of `sys.setprofile`."""
        code = frame.f_code
        if what == "return" and frame is self._drawing:
            self._drawing = None
        if what != "call" or self._ended or not code.co_filename.startswith(str(HOUSE / "companion")):
            return
        self._begun = self._begun or code.co_qualname == self._begins
        self._ended = self._arrived()
        if self._begun and not self._ended and self._drawing is None:
            self.calls[code] += 1
            self._drawing = frame if code.co_qualname in DRAWING else None

    def rooms(self) -> dict[str, tuple[int, int]]:
        """By room, how many functions took part, and of how many files."""
        found: dict[str, list[CodeType]] = {}
        for code in self.calls:
            if code.co_name.startswith("<"):
                continue  # a comprehension or a lambda is part of its function
            path = Path(code.co_filename).relative_to(HOUSE)
            found.setdefault("/".join(path.parts[:2]), []).append(code)
        return {room: (len(codes), len({code.co_filename for code in codes})) for room, codes in sorted(found.items())}

    def limited(self) -> int:
        """How many functions of the limited rooms took part."""
        return sum(number for room, (number, _) in self.rooms().items() if room in LIMITED)

    def times(self, method: str) -> int:
        """How often this method of a session was called."""
        return sum(n for code, n in self.calls.items() if code.co_qualname.endswith(f"Session.{method}"))


def walked(begins: str, table: Wired, step: Callable[[], object], then: Callable[[], object]) -> Walk:
    """The walk that `step` begins; `then` is called until its action is accepted."""
    before = table.session.table.match
    walk = Walk(begins, lambda: table.session.table.match is not before)
    end = time.monotonic() + 300
    sys.setprofile(walk)
    try:
        step()
        while table.session.table.match is before:
            if time.monotonic() > end:
                raise RuntimeError(f"{begins}: nothing was accepted; the screen says {table.it.screen.notice}")
            then()
    finally:
        sys.setprofile(None)
    return walk


def walks() -> dict[str, Walk]:
    """The three walks, each at a table of its own."""
    glass.window()
    found = {}
    for name in ("a tag", "a touch", "a phone's touch"):
        with TemporaryDirectory() as folder, wired(Path(folder)) as it:
            it.begin().it.tap("deal-all")
            browsers = Direct(it.session, it.it.front)
            stage = Stage(it.it.front, Arrivals(it.it.inbox, it.hub), beside=browsers.phones)
            stage.frame()

            def turn(it: Wired = it, stage: Stage = stage) -> None:
                it.hub.wait(0.01)
                stage.frame()

            if name != "a phone's touch":
                it.it.tap("kind/dragon")
            if name == "a tag":
                uid = piece(f"road/{ROAD}")
                found[name] = walked("DeviceInput.hear", it, lambda it=it, uid=uid: it.pn532.lay(uid), turn)
            elif name == "a touch":
                found[name] = walked("Stage.tap", it, lambda stage=stage: stage.tap(ROAD, ""), turn)
            else:
                phone = browsers.opened(code=browsers.phones.code(GUEST))
                for id in ("join/1", "kind/dragon"):
                    phone.touch(id)
                    it.settle()
                    browsers.show()
                found[name] = walked("Phones.hear", it, lambda phone=phone: phone.touch(ROAD), turn)
    return found


def main() -> None:
    """Print a table: a row for each room."""
    measured = walks()
    print(f"{'functions (files)':24}" + "".join(f"{name:>18}" for name in measured))
    for room in sorted({room for walk in measured.values() for room in walk.rooms()}):
        cells = (walk.rooms().get(room) for walk in measured.values())
        print(f"{room:24}" + "".join(f"{f'{cell[0]} ({cell[1]})' if cell else '-':>18}" for cell in cells))
    print(f"{f'limited rooms (at most {MOST})':24}" + "".join(f"{walk.limited():>18}" for walk in measured.values()))
    for method, what in ONCE.items():
        print(f"{what:24}" + "".join(f"{walk.times(method):>18}" for walk in measured.values()))


if __name__ == "__main__":
    main()
