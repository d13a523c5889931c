"""The table's own Wi-Fi: asked for by a file, opened by a service of root's (`deploy/system/hotspot.sh`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from companion.session.ports import Wifi

MANAGER = Path("/run/NetworkManager")
"""The folder that is there while NetworkManager runs."""
WORD = re.compile(r"[0-9A-Za-z.-]{1,63}")
"""What a name, a password and an address of ours consist of, which needs no escaping in a QR code."""


class Hotspot:
    """The Wi-Fi that is open while the file `wish` exists. The service writes to `status`, a line each: "up", its name,
    its password and the table's address in it; or "failed" and why ("no-manager", "no-device", "refused").
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


def installed(environment: Mapping[str, str]) -> Hotspot | None:
    """The Wi-Fi hotspot that an installed table can open; None where the environment variables that its systemd unit
    sets for that (`BOARDSIDE_HOTSPOT` and `RUNTIME_DIRECTORY`) are missing."""
    status, folder = environment.get("BOARDSIDE_HOTSPOT"), environment.get("RUNTIME_DIRECTORY")
    return Hotspot(Path(folder) / "hotspot", Path(status)) if status and folder else None
