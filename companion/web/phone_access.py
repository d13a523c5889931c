"""Phones as the session's pages use them; the web process is started when the first phone is invited."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.loop import Front
from companion.screen import Screen
from companion.session.ports import Presence, Wifi
from companion.session.screen_session import ScreenSession

if TYPE_CHECKING:
    from companion.web.phones import Phones


STORED = "phones"
"""The key under which the store has who each browser is."""
MANAGER = Path("/run/NetworkManager")
"""The folder that is there while NetworkManager runs."""
WORD = re.compile(r"[0-9A-Za-z.-]{1,63}")
"""What a name, a password and an address of ours consist of, which needs no escaping in a QR code."""


class Port:
    """Access to the phones that take part in a game; nothing of the web is imported before `start`. If `path` is None,
    the web process is a child of this process and accepts browsers at the address `bind`, on `port`. If `path` is
    given, as on an installed machine, the web process is a service that connects to the socket at `path`. `hotspot` is
    the Wi-Fi that the machine can open, if any.

    `post` queues an event for the session's loop.
    """

    def __init__(
        self,
        session: ScreenSession,
        front: Front,
        post: Callable[[Any], None],
        bind: str = "0.0.0.0",
        port: int | None = None,
        path: Path | None = None,
        hotspot: Hotspot | None = None,
    ) -> None:
        self._session, self._front, self._post = session, front, post
        self._bind, self._port, self._path, self._hotspot = bind, port, path, hotspot
        if path is not None:
            path.unlink(missing_ok=True)  # left by a table that was killed; where there is none, no phones are wanted
        self._close: list[Callable[[], None]] = []
        self.phones: Phones | None = None

    def start(self) -> None:
        """Start the web process, unless it was started."""
        if self.phones is not None:
            return
        from companion.web.child import Child
        from companion.web.link import Link
        from companion.web.phones import Phones

        if self._path is not None:
            link = Link(self._path, self._post)
            self._close = [link.close]
        else:
            folder = tempfile.TemporaryDirectory(prefix="boardside-")
            link = Link(Path(folder.name) / "web", self._post)
            child = Child(Path(folder.name) / "web", self._bind, self._port)
            self._close = [child.close, link.close, folder.cleanup]
        self.phones = Phones(self._session, self._front, link.send, self._keep)

    def recall(self) -> None:
        """Accept browsers at once if there were some when the program ended."""
        self._session.store.ask(lambda store: store.recall(STORED), self._recalled)

    def _recalled(self, text: bytes | None) -> None:
        from companion.web.phones import recalled

        if text is not None and (browsers := recalled(text)):
            self.start()
            assert self.phones is not None
            self.phones.recalled(browsers)

    def _keep(self, text: bytes) -> None:
        self._session.store.ask(lambda store: store.remember(STORED, text), lambda _: None)

    def close(self) -> None:
        """End the web process."""
        for close in self._close:
            close()

    def hear(self, event: Any) -> bool:
        """Handle a frame of the web process; False for any other event."""
        return self.phones is not None and self.phones.hear(event)

    def show(self, screen: Screen) -> None:
        """Send each browser the changes of its screen."""
        if self.phones is not None:
            self.phones.show(screen)

    def invite(self, seat: str = "") -> str:
        """The address with which a phone of this seat joins, for "" one that chooses a seat itself; "" while the web
        process starts."""
        if self.phones is None:
            return ""
        return self.phones.address(self.phones.code(seat if seat.isdecimal() else "guest"), self.wifi().address)

    def word(self, seat: str = "") -> str:
        """The four letters that may be typed in place of the code of `invite`; "" after too many wrong ones."""
        return self.phones.word(seat if seat.isdecimal() else "guest") if self.phones is not None else ""

    def wifi(self) -> Wifi:
        """The state of the table's own Wi-Fi."""
        return self._hotspot.state() if self._hotspot is not None else Wifi()

    def want_wifi(self, on: bool) -> None:
        """Ask for the table's own Wi-Fi to be opened, or closed."""
        if self._hotspot is not None:
            self._hotspot.want(on)

    def here(self) -> tuple[Presence, ...]:
        """The players' browsers that hold a seat or ask for one."""
        return self.phones.here() if self.phones is not None else ()

    def answer(self, id: str, yes: bool, by: str) -> None:
        """Let the browser in that waits for a seat, or turn it away for good; `by` is "table" or "phone"."""
        if self.phones is not None:
            self.phones.answer(id, yes, by)

    def name(self, screen: object) -> str:
        """The name of the phone that shows this screen session, as its owner typed it; "" for none."""
        return self.phones.name(screen) if self.phones is not None else ""

    def rename(self, screen: object, name: str) -> None:
        """Give the phone that shows this screen session this name."""
        if self.phones is not None:
            self.phones.rename(screen, name)

    def remove(self, seat: str) -> None:
        """Remove this seat's phones, with every key that was fetched with the codes by which they came."""
        if self.phones is not None:
            self.phones.remove(seat)

    def wakes(self, event: Any) -> bool:
        """Whether this event, which `hear` has handled, is a player's."""
        return self.phones is not None and self.phones.wakes(event)


class Hotspot:
    """The table's own Wi-Fi, which a service of root's (`deploy/system/hotspot.sh`) keeps open while the file `wish`
    exists. The service writes to `status`, a line each: "up", its name, its password and the table's address in it; or
    "failed" and why ("no-manager", "no-device", "refused").
    """

    def __init__(self, wish: Path, status: Path, manager: Path = MANAGER) -> None:
        self._wish, self._status, self._manager = wish, status, manager

    def want(self, on: bool) -> None:
        """Ask for the Wi-Fi to be opened, or closed."""
        if on:
            self._wish.touch()
        else:
            self._wish.unlink(missing_ok=True)

    def state(self) -> Wifi:
        """The state of the Wi-Fi."""
        if not self._wish.exists():
            return Wifi("off" if self._manager.is_dir() else "no-manager")
        try:
            lines = self._status.read_text(encoding="ascii").splitlines()
        except OSError:
            return Wifi("opening")
        except UnicodeDecodeError:
            return Wifi("refused")
        match lines:
            case ["up", name, password, address] if all(map(WORD.fullmatch, lines)):
                return Wifi("on", name, password, address)
            case ["failed", "no-manager" | "no-device" as why]:
                return Wifi(why)
        return Wifi("refused")


def installed_hotspot(environment: Mapping[str, str]) -> Hotspot | None:
    """The Wi-Fi hotspot that an installed table can open; None where the environment variables that its systemd unit
    sets for that (`BOARDSIDE_HOTSPOT` and `RUNTIME_DIRECTORY`) are missing."""
    status, folder = environment.get("BOARDSIDE_HOTSPOT"), environment.get("RUNTIME_DIRECTORY")
    return Hotspot(Path(folder) / "hotspot", Path(status)) if status and folder else None
