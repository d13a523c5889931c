"""A game that plays itself: the recorded touches of a whole evening, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.demo.recording import Step, recorded

if TYPE_CHECKING:
    from companion.session.session import Session
    from hardware.device import Device


def played(session: Session, how: str | None) -> tuple[Iterator[Step], list[Device]]:
    """A game that plays itself, by touch or by tagged pieces ("nfc"), and the devices that it is played with."""
    if how != "nfc":
        return evening(), []
    from companion.demo import tagged

    props = tagged.Props()
    return tagged.evening(session, props), list(props.devices.values())


def evening() -> Iterator[Step]:
    """The steps of the recorded touches."""
    return (step for step in recorded("touched.jsonl") if isinstance(step, Step))
