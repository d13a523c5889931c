"""The recorded game played by touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.demo.recorded_game import Step, recorded

if TYPE_CHECKING:
    from companion.session.screen_session import ScreenSession
    from hardware.device import Device


def played(session: ScreenSession, how: str | None) -> tuple[Iterator[Step], list[Device]]:
    """The steps of a recorded game, and the devices that it needs: with `how` "nfc" the game played with tagged pieces,
    otherwise the one played by touch."""
    if how != "nfc":
        return evening(), []
    from companion.demo import tagged

    props = tagged.Props(tagged.sensed())
    return tagged.evening(session, props), list(props.devices.values())


def evening() -> Iterator[Step]:
    """The steps of the game that was recorded by touch."""
    return (step for step in recorded("touched.jsonl") if isinstance(step, Step))
