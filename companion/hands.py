"""What hands do at readers and buttons becomes acts at the desk; lamps and sounds answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.desk import Hearing

if TYPE_CHECKING:
    from companion.desk import Desk
    from companion.devices import Devices, Spot
    from hardware.events import Event


class Hands:
    """The hands at the table."""

    def __init__(self) -> None:
        self.devices: Devices

    @property
    def going(self) -> bool:
        """Whether time means something now."""
        return False

    def hear(self, desk: Desk, event: Event) -> None:
        """A device told something."""
        if isinstance(desk.page, Hearing) and desk.page.heard(desk, event):
            return

    def follow(self, desk: Desk) -> None:
        """Something may have changed at the desk."""

    def tick(self, desk: Desk, now: float) -> None:
        """Time passes."""

    def veil(self, desk: Desk, spot: Spot, uid: str) -> str:
        """The sort of the piece if which one it is must not be shown now."""
        return ""
