"""A game that plays itself: the taps of a whole evening, one after the other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING

from companion.demo.step import Step
from companion.session.session import Session
from engine.codec import read_command

if TYPE_CHECKING:
    from hardware.device import Device

LOOKING = 2.5
"""Seconds for a picture that is worth a look; other steps take Step's own pause."""


def played(session: Session, how: str | None) -> tuple[Iterator[Step], list[Device]]:
    """A game that plays itself, by touch or by tagged pieces ("nfc"), and the devices that it is played with."""
    if how != "nfc":
        return evening(session), []
    from companion.demo import tagged

    props = tagged.Props()
    return tagged.evening(session, props), list(props.devices.values())


def evening(session: Session) -> Iterator[Step]:
    """The steps of the game in demo.jsonl, each made from the session as it is when it is asked for.

    A line is a `tap` with its `text`, a command to `say` by touch, or the name of a `shot`.
    """
    for line in files(__package__).joinpath("demo.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        if "shot" in told:
            yield Step(shot=told["shot"], pause=LOOKING)
        elif "tap" in told:
            yield Step(told["tap"], told.get("text", ""))
        else:
            seated = session.table
            command = read_command(seated.match.game, json.dumps(told["say"]))
            taps = seated.look.retold(seated.match.state, command)
            assert taps is not None, f"{told} cannot be said by touch"
            yield from map(Step, taps)
