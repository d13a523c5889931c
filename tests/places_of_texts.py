"""Where each text stands: `python -m tests.places_of_texts` plays the tours and writes `places.jsonl`.

`python -m tests.places_of_texts --pictures DIR de` draws the screens that the file names, in a language, for the people
who read it.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from companion.demo.tagged import played
from companion.language import corrections
from companion.language.corrections import Place
from companion.language.message_texts import LANGUAGES, Speech
from companion.screen import Board, Choices, Glyph, Grid, Screen, ScreenAction
from tests.evening import evening
from tests.tour import moments
from tests.tour_coach import elves as coach_elves
from tests.tour_coach import moments as coach
from tests.tour_devices import moments as devices
from tests.tour_disk import moments as disk
from tests.tour_hands import moments as hands
from tests.tour_masterelf import moments as elves
from tests.tour_paper import moments as paper
from tests.tour_phones import moments as phones
from tests.tour_phones import phone
from tests.tour_seats import moments as seats

TOURS = {
    "elfenland": moments,
    "masterelf": elves,
    "coach": coach,
    "coach-masterelf": coach_elves,
    "devices": devices,
    "hands": hands,
    "paper": paper,
    "disk": disk,
    "seats": seats,
    "phones": phones,
}
NAMES = {
    "Banner.prompt": "prompt",
    "Choice.detail": "below a button",
    "Choice.label": "button",
    "Notice.headline": "headline",
    "Notice.numbers": "text",
    "SeatPanel.details": "panel of a seat",
    "Sheet.title": "title",
    "Text.text": "text",
}
"""What a place is called for a reader, by the field of the screen; "text" has as many lines as it needs."""
FAMILIES = (
    Place("rule-*", "elfenland-rule", "text"),
    Place("name-*", "elfenland-words"),
    Place("EL-*", "like elfenland-wrong-terrain", "headline"),
    Place("ME-*", "like elfenland-wrong-terrain", "headline"),
    Place("unclear-*", "like elfenland-wrong-terrain", "headline"),
    Place("club-*", "like elfenland-settings", "text"),
    Place("settings-club*", "like elfenland-settings", "text"),
    Place("act-call*", "like elfenland-menu"),
    Place("hub-*", "none: the club's own pages, in a browser"),
)
"""The places of messages that stand alike, where no tour shows them."""
BESIDE = 2
"""How many of the messages before and after one are listed beside it."""
Said = tuple[str, dict[str, str | int | float]]


def screens(language: str) -> Iterator[tuple[str, Screen]]:
    """Every screen of the tours in this language, with the name of its picture: "elfenland-plan"."""
    for tour, shown in (*TOURS.items(), ("phone", phone)):
        with tempfile.TemporaryDirectory(prefix="boardside-") as folder, evening(Path(folder) / "g.db", language) as it:
            for moment in shown(it):
                name, screen = moment if isinstance(moment, tuple) else (moment, it.screen)
                yield "-".join(re.findall(r"[\w«»+.]+", f"{tour} {name}")), screen
    with tempfile.TemporaryDirectory(prefix="boardside-") as folder, evening(Path(folder) / "g.db", language) as it:
        for step in played(it.session, None)[0]:
            if step.tap:
                it.session.tap(step.tap, step.text)
                it.settle()
            if step.shot:
                yield f"demo-{step.shot}", it.screen


def texts(part: object, around: str = "", place: str = "") -> Iterator[tuple[str, str]]:
    """Every text drawn of a part of a screen, in order, each with its place: `("button, 2 in a row", "Undo")`."""
    if isinstance(part, str):
        yield f"{NAMES.get(place, place)}{around}", part
    elif isinstance(part, tuple):
        for each in part:
            yield from texts(each, around, place)
    elif isinstance(part, Grid):
        for row in (part.head, *(row.cells for row in part.rows)):
            for cell, width in zip(row, part.widths, strict=False):
                yield f"column of {round(width * 100)} %", cell
    elif isinstance(part, Struct) and not isinstance(part, ScreenAction | Glyph | Board):
        within = f", {part.columns} in a row" if isinstance(part, Choices) else ""
        for field in part.__struct_fields__:
            if field != "does":
                yield from texts(getattr(part, field), within or around, f"{type(part).__name__}.{field}")


def anywhere(value: str | int | float) -> str | int | float:
    """What a message was given, as any computer gives it: of a whole path its last name, and whole seconds."""
    if isinstance(value, str) and value.startswith("/"):
        return Path(value).name
    return round(value) if isinstance(value, float) else value


def found() -> dict[str, Place]:
    """The place of each message, by its id, as the tours in English show it first."""
    plain, said, places = Speech.say, dict[str, Said](), dict[str, Place]()

    def heard(self: Speech, id: str, part: str = "", /, **params: str | int | float) -> str:
        text = plain(self, id, part, **params)
        if not id.startswith(("name-", "rule-")):
            said[text] = (f"{id}.{part}" if part else id, {key: anywhere(value) for key, value in params.items()})
        return text

    Speech.say = heard  # type: ignore[assignment,method-assign]
    try:
        for picture, screen in screens("en"):
            drawn = [(place, text) for place, text in texts(screen) if text]
            order = [(said[text][0], place, text) for place, text in drawn if text in said]
            for at, (id, place, text) in enumerate(order):
                near = dict.fromkeys(each for each, _, _ in order[max(0, at - BESIDE) : at + BESIDE + 1] if each != id)
                if id not in places:
                    places[id] = Place(id, picture, place, tuple(near), said[text][1])
            for text, (id, params) in said.items():
                inside = next((place for place, whole in drawn if id not in places and text and text in whole), "")
                if inside:
                    places[id] = Place(id, picture, inside, (), params)
    finally:
        Speech.say = plain  # type: ignore[method-assign]
    return places


def draw(folder: Path, language: str, wanted: set[str]) -> int:
    """Draw the screens with these names in a language at 800x480, as PNG in a folder; returns how many there are."""
    from tests import glass

    window = glass.window()
    from kivy.base import EventLoop

    from companion.view.screen import ScreenView

    EventLoop.start()
    view: Any = ScreenView(lambda does, text: None, size_hint=(None, None), size=(800, 480))
    window.add_widget(view)
    folder.mkdir(parents=True, exist_ok=True)
    drawn = 0
    for picture, screen in screens(language):
        if picture in wanted:
            view.show(screen)
            EventLoop.idle()
            view.export_to_png(str(folder / f"{picture}.png"))
            drawn += 1
    return drawn


def main() -> None:
    """Write the file of places, or draw its pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=Path, metavar="DIR")
    parser.add_argument("language", nargs="?", default="en", choices=LANGUAGES)
    args = parser.parse_args()
    if args.pictures is not None:
        wanted = {place.picture for place in corrections.places().values()}
        print(f"{draw(args.pictures, args.language, wanted)} pictures are in {args.pictures}.")
        return
    lines = [msgspec.json.encode(place).decode() for place in (*FAMILIES, *dict(sorted(found().items())).values())]
    path = Path(corrections.__file__).with_name("places.jsonl")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} messages have a place.")


if __name__ == "__main__":
    main()
