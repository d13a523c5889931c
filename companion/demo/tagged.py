"""A game that plays itself by tagged pieces and buttons, on devices that exist on paper alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from companion.demo.step import Step
from companion.games.registry import GAMES
from companion.games.tag_protocol import Act, Things
from companion.pages.table.device_faults import devices_of
from companion.storage.tag_catalog import Catalog, Tagged
from engine.codec import read_command
from hardware.script import Script

if TYPE_CHECKING:
    from companion.session.session import Session

READER, BOARD, BUTTONS = "pn532", "readerboard", "buttons"
THINGS = Things(readers=True, board=True, buttons=True)
LOOKING, LYING = 2.5, 0.4
"""Seconds for a picture that is worth a look, and for a piece that lies before its next."""
LATE = 200
"""Looks after which a device that says nothing is no longer waited for."""


class Props:
    """The devices of paper, and the tagged box that goes with them."""

    def __init__(self) -> None:
        self.devices = {name: Script(name, "") for name in (READER, BOARD, BUTTONS)}
        self._catalog = Catalog()

    def tag(self, session: Session) -> None:
        """Every piece of the game on the table has its tag, and a reader lies under every place."""
        game = session.table.told.game
        catalog, reader = Catalog(), 0
        for number, thing in enumerate(GAMES[game].tagged(session.speech, session.settings.edition, "")):
            means = Tagged(game, thing.meaning)
            for n in range(1, thing.many + 1):
                catalog = catalog.taught(f"04{number:06x}{n:04x}80", means)
            if thing.place:
                reader += 1
                catalog = catalog.laid_under((BOARD, str(reader)), means)
        self._catalog = catalog
        session.take_catalog(catalog)

    def do(self, session: Session, act: Act) -> Iterator[Step]:
        """One thing that a hand does, and steps until the table has heard of it."""
        if act.do == "tap":
            yield Step(act.what)
            return
        devices: Any = devices_of(session)
        if act.do in ("press", "hold"):
            before = _let_go(devices)
            self.devices[BUTTONS].play(f"{act.do} {act.what}")
            yield from self._until(lambda: _let_go(devices) is not before)
            return
        game = session.table.told.game
        uid = self._catalog.uids(Tagged(game, act.what))[act.n - 1]
        spot = self._catalog.under(Tagged(game, act.at)) if act.at else (READER, "1")
        if spot is None:
            return
        self.devices[spot[0]].play(f"{act.do} {spot[1]} {uid}")
        yield from self._until(lambda: (uid in devices.lying.get(spot, ())) is (act.do == "lay"))

    def _until(self, true: Callable[[], bool]) -> Iterator[Step]:
        yield Step(pause=LYING)
        for _ in range(LATE):
            if true():
                return
            yield Step(pause=0.05)


def _let_go(devices: Any) -> object:
    """The last time a button came up, as far as the table has heard of it."""
    return next((each for each in reversed(devices.trace) if each.event == "ButtonReleased"), None)


def evening(session: Session, props: Props) -> Iterator[Step]:
    """The game of demo.jsonl: its touches by touch, what it says by hand."""
    for line in files(__package__).joinpath("demo.jsonl").read_text(encoding="utf-8").splitlines():
        told = json.loads(line)
        if "shot" in told:
            yield Step(shot=told["shot"], pause=LOOKING)
            continue
        before = session.seated.match.state if session.seated is not None else None
        if "tap" in told:
            yield Step(told["tap"], told.get("text", ""))
        else:
            yield from _said(session, props, told["say"])
        yield Step(pause=0.05)
        if session.seated is not None and before is None:
            props.tag(session)
            for act in _set_up(session):
                yield from props.do(session, act)
        elif session.seated is not None and before is not session.table.match.state:
            yield from _put_right(session, props, before)


def _said(session: Session, props: Props, said: dict[str, object]) -> Iterator[Step]:
    match, tag_input = session.table.match, session.table.look.tag_input()
    assert tag_input is not None
    command = read_command(match.game, json.dumps(said))
    acts = tag_input.handed(match.state, command, THINGS, session.table.players, getattr(session.draft, "keeps", {}))
    assert acts is not None, f"{said} cannot be said by hand"
    for act in acts:
        yield from props.do(session, act)


def _set_up(session: Session) -> list[Act]:
    """What lies on the board before anybody has done anything."""
    tag_input = session.table.look.tag_input()
    lies = tag_input.lies(session.table.match.state, session.table.players) if tag_input is not None else {}
    return [Act("lay", piece, place) for place, pieces in lies.items() for piece in pieces]


def _put_right(session: Session, props: Props, before: object) -> Iterator[Step]:
    tag_input = session.table.look.tag_input()
    assert tag_input is not None
    for act in tag_input.put_right(before, session.table.match.state, session.table.players):
        yield from props.do(session, act)
