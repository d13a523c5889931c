"""A Boardside in its own window on an X server of its own, and a finger that clicks on it."""

from __future__ import annotations

import math
import mmap
import os
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from companion.session.second_press import QUIET
from companion.storage.store import Store
from companion.view.screen import NEAR, SOON
from companion.web.phone_access import Port
from tests import glass
from tests.evening import Evening

SIZE = (800, 480)
PATIENCE = 60.0
"""Seconds after which a window that does not change is given up."""
ALIKE = 3.0
"""Of 255 steps of a colour, by how many two pictures of one screen may differ on average; two pages differ by 30."""
BLINK = 0.05
"""Seconds between two looks at a window."""
CHECKOUT = Path(__file__).parents[2]


class XServer:
    """An Xvfb on a display number that nobody else has."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        reading, writing = os.pipe()
        shape = f"{size[0]}x{size[1]}x24"
        self._size, self._folder = size, tempfile.TemporaryDirectory(prefix="glass-")
        # Without a reset when its last client leaves: an app that connects in that moment would find no display.
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", shape, "-nolisten", "tcp", "-noreset",
             "-fbdir", self._folder.name],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as told:
            self.environment = {**os.environ, "DISPLAY": f":{told.readline().strip()}", "SDL_VIDEODRIVER": "x11"}
        with Path(self._folder.name, "Xvfb_screen0").open("rb") as file:
            self._pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def picture(self) -> bytes:
        """Every pixel of the screen, three bytes each, from the file of xwd's form in which Xvfb keeps them."""
        head = struct.unpack(">25I", self._pixels[:100])
        begin = head[0] + 12 * head[19]  # the head, and the colours, 12 bytes each
        shown = self._pixels[begin : begin + head[12] * head[5]]
        return Image.frombytes("RGB", self._size, shown, "raw", "BGRX", head[12]).tobytes()

    def click(self, x: int, y: int) -> None:
        """A finger at this pixel, y counted from the top."""
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], env=self.environment, check=True)

    def type(self, text: str) -> None:
        """Keys of a real keyboard."""
        subprocess.run(["xdotool", "type", "--delay", "20", text], env=self.environment, check=True)

    def close(self) -> None:
        """Take the display away."""
        self._pixels.close()
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)
        self._folder.cleanup()


class App:
    """The app's process, speaking English by the German rulebook whatever the machine speaks."""

    def __init__(
        self, server: XServer, store: Path, *arguments: str, program: tuple[str, ...] = ("-m", "companion")
    ) -> None:
        self.server = server
        settings = store.parent / "boardside" / "config.toml"
        settings.parent.mkdir(exist_ok=True)
        settings.write_text('[game]\nedition = "de"\nlanguage = "en"\n', encoding="utf-8")
        size = "--size", f"{SIZE[0]}x{SIZE[1]}"
        self.process = subprocess.Popen(
            [sys.executable, *program, *size, "--store", str(store), *arguments],
            env={**server.environment, "PYTHONPATH": str(CHECKOUT), "XDG_CONFIG_HOME": str(store.parent)},
            stderr=subprocess.PIPE,
        )

    def kill(self) -> None:
        """Without a word, as a power cut would."""
        self.process.kill()
        self.process.wait(timeout=PATIENCE)

    def close(self) -> int:
        """As a window manager would; the exit status."""
        self.process.terminate()
        return self.process.wait(timeout=PATIENCE)


def read() -> None:
    """Look at the screen for as long as a double tap lasts: a second tap at the same place, or on the same button when
    it is the next player's turn, is then one of its own."""
    time.sleep(max(SOON, QUIET))


def still_picture(server: XServer, other_than: bytes, ready: Callable[[], bool] = lambda: True) -> bytes:
    """The screen once it differs from that picture, has stopped changing, and `ready` says so."""
    late = time.monotonic() + PATIENCE
    before = b""
    while True:
        now = server.picture()
        if now == before and now != other_than and ready():
            return now
        assert time.monotonic() < late, "the window did not change"
        before = now
        time.sleep(BLINK)


class Twin:
    """The same evening in this process: it knows where on the glass each thing lies."""

    def __init__(self, path: Path) -> None:
        glass.window()
        from kivy.graphics import ClearBuffers, ClearColor, Fbo, Scale, Translate

        from companion.view.screen import ScreenView

        self.evening = Evening(path)
        session = self.evening.session
        session.game.phones = Port(
            session, self.evening.front, self.evening.inbox.put
        )  # as the app has; never started here
        self.view = ScreenView(lambda id, text: None, size=SIZE)
        # One for all pictures: Kivy makes another for each `export_as_image`, whose memory is never given back.
        self._paper = Fbo(size=SIZE, with_stencilbuffer=True)
        with self._paper:
            ClearColor(0, 0, 0, 0)
            ClearBuffers()
            Scale(1, -1, 1)
            Translate(0, -SIZE[1], 0)

    def _show(self) -> None:
        self.view.show(self.evening.screen)
        glass.give_back()

    def spot(self, id: str) -> tuple[int, int]:
        """Where to click for this thing, from the upper left."""
        self._show()
        spot = self.view.spot_of(id)
        assert spot is not None, f"{id} is not to be seen"
        return round(spot[0]), SIZE[1] - 1 - round(spot[1])

    def picture(self) -> bytes:
        """Every pixel of the screen that it shows, as `XServer.picture` has them."""
        self._show()
        self._paper.add(self.view.canvas)
        self._paper.draw()
        drawn = bytearray(self._paper.texture.pixels)
        self._paper.remove(self.view.canvas)
        del drawn[3::4]
        return bytes(drawn)

    def agreed(self, server: XServer) -> bytes:
        """The server's picture once it is this one, but for the edges of what lies between two pixels."""
        ours, late = Image.frombytes("RGB", SIZE, self.picture()), time.monotonic() + PATIENCE
        while True:
            theirs = server.picture()
            apart = ImageStat.Stat(ImageChops.difference(ours, Image.frombytes("RGB", SIZE, theirs))).mean
            if sum(apart) / len(apart) <= ALIKE:
                return theirs
            assert time.monotonic() < late, f"the window does not show {self.evening.screen.title!r} as it should"
            time.sleep(BLINK)


def rows(path: Path) -> list[tuple[bytes, bytes, int]]:
    """What an app, running or not, has written of its newest game: command, events, and entries withdrawn."""
    with Store.read(path) as shelf:
        games = shelf.games()
        return [(row.command, row.events, row.undone) for row in shelf.rows(games[0].id)] if games else []


class Clicks:
    """A finger on the window, and the same evening in this process, which the window must agree with. `store` has the
    games of a window that is there already.
    """

    def __init__(self, server: XServer, twin: Twin, store: Path | None = None) -> None:
        self._server, self._twin, self._store, self._seen = server, twin, store, server.picture()
        self._last, self._turn, self._sure = (0, 0), ("",), False

    def begin(self, store: Path, **program: tuple[str, ...]) -> App:
        """The app, or another `program`, with these games, once it can be seen."""
        self._store, self._sure = store, False
        app = App(self._server, store, **program)
        self._seen = still_picture(self._server, self._seen)
        return app

    def cut(self, app: App) -> None:
        """No word more to the app than in a power cut."""
        app.kill()
        self._seen = still_picture(self._server, self._seen)

    def end(self, app: App) -> None:
        """Close the app, as one closes a window."""
        assert app.close() == 0
        self._seen = still_picture(self._server, self._seen)

    def __call__(self, *ids: str) -> None:
        it, store = self._twin.evening, self._store
        assert store is not None
        for id in ids:
            before = rows(it.path)
            self.alone(id)
            self._twin.view.rest()  # in the window a touch beside the text field has closed the keyboard
            it.tap(id)
            if rows(it.path) == before:  # opening a page writes nothing that one could wait for
                self._seen = self._twin.agreed(self._server)
            else:
                self._seen = still_picture(self._server, self._seen, lambda: rows(store) == rows(it.path))
            self._sure = True

    def alone(self, id: str) -> None:
        """Touch this in the window only."""
        if not self._sure:  # its first picture comes before its games are listed
            self._twin.agreed(self._server)
        spot = self._twin.spot(id)
        seated = self._twin.evening.session.seated
        turn = seated.match.prompt.seats if seated is not None else ("",)
        ends = turn != self._turn and id in ("pass", "end-move")
        if ends or math.dist(spot, self._last) <= 2 * NEAR:  # the window may be larger than 800 by 480
            read()
        self._server.click(*spot)
        self._last, self._turn = spot, turn


@contextmanager
def x_server() -> Iterator[XServer]:
    """A display for the length of a test."""
    server = XServer()
    try:
        yield server
    finally:
        server.close()
