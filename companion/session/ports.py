"""What a game session holds and its screens use: devices, phones, a club, and the seats that Boardside plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct


class Devices(Protocol):
    """The connected devices, as a game session uses them."""

    @property
    def going(self) -> bool:
        """Whether the devices need `tick` to be called."""

    def hear(self, event: Any) -> None:
        """Handle an event of `hardware.events`."""

    def tick(self, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock."""


class Boardside(Protocol):
    """The automatic players, without their words."""

    @property
    def levels(self) -> Mapping[str, str]:
        """The level of each automatic player in the present game, by seat."""

    @property
    def steps(self) -> tuple[tuple[str, str], ...]:
        """The paths that the automatic player's turn on the screen is about, as `Marks.steps` has them."""

    @property
    def deciding(self) -> bool:
        """Whether it is an automatic player's turn now: it decides, or people must still move its pieces."""

    @property
    def waits(self) -> bool:
        """Whether an automatic player is next, but people must first enter what the last action left open."""


class Wifi(Struct, frozen=True):
    """The table's own Wi-Fi. `state` is "off", "opening", "on", why it cannot be opened ("no-manager", "no-device",
    "refused"), or "" where there can be none; `address` is the table's own in it, "10.42.0.1".
    """

    state: str = ""
    name: str = ""
    password: str = ""
    address: str = ""


class ClubLink(Struct, frozen=True, omit_defaults=True):
    """The link of the table to its club. `state` is "linked", "seeking" while the hub is not reached, "off" where no
    club was joined, or why there is no link (see companion/club/status.py). `behind`: so many rows the hub does not
    have yet. `said`: the organiser's last announcement. `called`: the organiser was called and has not answered."""

    state: str = "off"
    club: str = ""
    table: int = 0
    behind: int = 0
    said: str = ""
    called: bool = False


class Club(Protocol):
    """The club of tables that this table takes part in, or may join."""

    @property
    def link(self) -> ClubLink:
        """The state of the link, as it was last heard of."""

    def call(self) -> None:
        """Call the organiser to this table."""


class Presence(Struct, frozen=True):
    """A player's browser, as the list of who is here has it. `id` names it in `answer`; `seat` is the seat that it
    holds, or with `waits` the one that it asks for; `since` when it came, "19:32"; `by` who let it in: "code" (it was
    the first at its seat), "phone" (that of the same seat), "table", or "" where that is not known; `awake`: it is
    connected; `name` is what its owner calls it, "" for nothing.
    """

    id: str
    seat: str
    since: str = ""
    by: str = "code"
    awake: bool = True
    waits: bool = False
    name: str = ""


class Phones(Protocol):
    """The browsers of players' phones, as a game session and its pages use them."""

    def start(self) -> None:
        """Accept players' browsers from now on."""

    def recall(self) -> None:
        """Accept players' browsers again if there were some when the program last ended."""

    def invite(self, seat: str = "") -> str:
        """The address with which a phone of this seat joins, for "" one that chooses a seat itself; "" while browsers
        are not accepted yet."""

    def word(self, seat: str = "") -> str:
        """The four letters that may be typed in place of the code of `invite`; "" after too many wrong ones."""

    def wifi(self) -> Wifi:
        """The state of the table's own Wi-Fi."""

    def want_wifi(self, on: bool) -> None:
        """Ask for the table's own Wi-Fi to be opened, or closed."""

    def here(self) -> tuple[Presence, ...]:
        """The players' browsers that hold a seat or ask for one, those that were there first before the others."""

    def answer(self, id: str, yes: bool, by: str) -> None:
        """Let the browser in that waits for a seat, or turn it away for good; `by` is "table" or "phone"."""

    def name(self, screen: object) -> str:
        """The name of the phone that shows this screen session, as its owner typed it; "" for none."""

    def rename(self, screen: object, name: str) -> None:
        """Give the phone that shows this screen session this name."""

    def remove(self, seat: str) -> None:
        """Remove the phones of this seat, with every key that was fetched with the codes by which they came."""
