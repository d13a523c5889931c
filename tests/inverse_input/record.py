"""Records the demo anew from the commands of demo.jsonl: `python -m tests.inverse_input.record`."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import companion.demo
from companion.demo.recorded_game import Moved
from companion.demo.tagged import Props
from companion.devices.input import DeviceInput
from companion.pages.table.table import TablePage
from companion.session.screen_session import ScreenSession
from engine.codec import read_command, write
from hardware.hub import Hub
from tests.evening import Evening, evening
from tests.inverse_input.acts import Act, Things
from tests.inverse_input.elfenland_hands import handed, put_right
from tests.inverse_input.taps import taps

COMMANDS = Path(__file__).with_name("demo.jsonl")
SENSED = tuple(
    f"town/{town}"
    for town in ("beata", "dagamura", "elvenhold", "lapphalya", "rivinia", "strykhaven", "tichih", "virst")
)
"""The places of the demo's board with a reader under them, as many as a board has: the towns most visited."""
ALL = Things(readers=True, board=SENSED, buttons=True)


def lines() -> list[dict[str, Any]]:
    """A `tap` with its `text`, a command to `say`, or the name of a `shot`."""
    return [json.loads(line) for line in COMMANDS.read_text(encoding="utf-8").splitlines()]


def by_touch(it: Evening) -> Iterator[dict[str, Any]]:
    """The evening as touches; it is played meanwhile."""
    for line in lines():
        recorded = [line]
        if "say" in line:
            match = it.session.table.match
            touches = taps(match, read_command(match.game, json.dumps(line["say"])))
            assert touches is not None, f"{line} cannot be entered by touch"
            recorded = [{"tap": tap} for tap in touches]
        for each in (*close_card(it.session, recorded[0].get("tap", "")), *recorded):
            if "tap" in each:
                it.session.tap(each["tap"], each.get("text", ""))
                it.settle()
            yield each


def close_card(session: ScreenSession, id: str) -> tuple[dict[str, Any], ...]:
    """The touch that closes a card first, where a touch on this would only do that."""
    page = session.pages.page
    closes = bool(id) and isinstance(page, TablePage) and page.closes(session, id)
    return ({"tap": session.screen().notice.id},) if closes else ()  # type: ignore[union-attr]


class ByHand:
    """A table with devices of paper, at which the evening is played by tagged pieces and buttons."""

    def __init__(self, it: Evening, props: Props, hub: Hub) -> None:
        self.it, self.props, self.hub = it, props, hub

    def lines(self) -> Iterator[dict[str, Any]]:
        """The evening as moves of pieces, with touches for the rest."""
        session = self.it.session
        for line in lines():
            before = session.seated.match.state if session.seated is not None else None
            if "say" in line:
                acts: tuple[Act, ...] = self._handed(line["say"])
            elif "tap" in line:
                yield from self._touch(line["tap"], line.get("text", ""))
                acts = ()
            else:
                yield line
                continue
            yield from self._done(acts)
            if session.seated is None:
                continue
            if before is None:
                self.props.tag(session)
                tag_input = session.table.look.tag_input()
                layout = session.table.look.layout(session.table.match.state)
                there = tag_input.tags_expected(layout, session.table.players)
                yield from self._done(
                    Act("lay", str(piece), str(place))
                    for place, pieces in there.items()
                    for piece in pieces
                    if str(place) in SENSED
                )
            elif before is not session.table.match.state:
                yield from self._done(put_right(before, session.table.match.state, session.table.players, ALL))

    def _handed(self, said: dict[str, Any]) -> tuple[Act, ...]:
        session = self.it.session
        match, keeps = session.table.match, getattr(session.draft, "keeps", {})
        acts = handed(match, read_command(match.game, write(said)), ALL, session.table.players, keeps)
        assert acts is not None, f"{said} cannot be entered by hand"
        return acts

    def _done(self, acts: Any) -> Iterator[dict[str, Any]]:
        for act in acts:
            if act.do == "tap":
                yield from self._touch(act.what)
                continue
            moved = Moved(act.do, act.what, act.at, act.n)
            for _ in self.props.do(self.it.session, moved):
                self._heard()
            plain = {"do": act.do, "what": act.what, "at": act.at, "n": act.n}
            yield {"moved": {name: value for name, value in plain.items() if value not in ("", 1)}}

    def _touch(self, id: str, text: str = "") -> Iterator[dict[str, Any]]:
        self._heard()
        for each in (*close_card(self.it.session, id), {"tap": id, **({"text": text} if text else {})}):
            self.it.session.tap(each["tap"], each.get("text", ""))
            self.it.settle()
            yield each

    def _heard(self) -> None:
        self.it.settle()
        for event in self.hub.drain(64):
            self.it.session.game.feed(event)
            self.it.settle()
        self.hub.wait(0.002)


@contextmanager
def by_hand(path: Path) -> Iterator[ByHand]:
    """A table with devices of paper, ready to be played at."""
    with evening(path) as it:
        props = Props(SENSED)
        hub = Hub(list(props.devices.values()))
        it.session.plug(DeviceInput(it.session, hub))
        hub.start()
        try:
            yield ByHand(it, props, hub)
        finally:
            hub.close()


def recordings(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """Both recordings, by the name of their file; `folder` takes the games that are played for them."""
    with evening(folder / "touched.db") as it:
        touched = list(by_touch(it))
    with by_hand(folder / "tagged.db") as hands:
        tagged = list(hands.lines())
    return {"touched.jsonl": touched, "tagged.jsonl": tagged}


def main() -> None:
    """Write both recordings where the demo reads them."""
    with tempfile.TemporaryDirectory(prefix="boardside-record-") as folder:
        for name, recorded in recordings(Path(folder)).items():
            text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in recorded)
            (Path(companion.demo.__path__[0]) / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
