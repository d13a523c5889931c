"""Where each text stands on the screen: read from `places.jsonl`, which `python -m tests.places_of_texts` writes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from companion.language.bundles import asked_for, language
from companion.language.message_texts import FALLBACK

RUNNING = "text"
"""The place of text that has as many lines as it needs."""


class Place(Struct, frozen=True):
    """Where a message stands, or a part of it ("act-pass.more"), or those that begin alike and are not listed
    ("rule-*"): the name of a picture, what holds the text there ("prompt", "text", "button, 2 in a row"), the messages
    beside it, and the parameters that it was formatted with."""

    id: str
    picture: str
    holder: str = ""
    beside: tuple[str, ...] = ()
    given: dict[str, str | int | float] = {}


@cache
def places() -> Mapping[str, Place]:
    """The places that the tours show, by the id of the message or its part."""
    lines = files(__package__).joinpath("places.jsonl").read_text(encoding="utf-8").splitlines()
    return {place.id: place for place in (msgspec.json.decode(line, type=Place) for line in lines)}


def place_of(id: str) -> Place:
    """The place of this message or part: its own, or that of others of its kind, or that of the nearest one before it
    in its file; the picture is "none" if there is none of these."""
    if id in places():
        return places()[id]
    for place in places().values():
        if place.id.endswith("*") and id.startswith(place.id[:-1]):
            return Place(id, place.picture, RUNNING if id.endswith(".more") else place.holder)
    near = _before().get(id.partition(".")[0], "")
    return Place(id, f"like {places()[near].picture}", "", (near,)) if near else Place(id, "none")


@cache
def _before() -> Mapping[str, str]:
    """Of each message the nearest one before it, or else after it, in its file that has a place."""
    cuts = sorted(language(FALLBACK).cuts.items(), key=lambda item: (item[1].file, item[1].line))
    found = dict[str, str]()
    for listed in (cuts, cuts[::-1]):
        last: tuple[str, str] = "", ""
        for id, cut in listed:
            if id in places():
                last = cut.file, id
            elif last[0] == cut.file:
                found.setdefault(id, last[1])
    return found


@cache
def usual() -> Mapping[str, str | int | float]:
    """Of each parameter's name the value that messages are most often formatted with."""
    seen: dict[str, list[str | int | float]] = {}
    for place in places().values():
        for name, value in place.given.items():
            seen.setdefault(name, []).append(value)
    return {name: max(values, key=values.count) for name, values in seen.items()}


def example(id: str) -> dict[str, str | int | float]:
    """Parameters to format this message with: those of a real screen, or else the usual ones of these names. What would
    be a text in another language is "…"."""
    own = [place for key, place in places().items() if key.partition(".")[0] == id]
    given = {name: value for place in own for name, value in place.given.items()}
    cut = language(FALLBACK).cuts.get(id)
    asked = sorted(asked_for(cut.text)) if cut is not None else []
    found = {name: given.get(name) or usual().get(name, 2) for name in asked}
    return {name: "…" if " " in str(value) else value for name, value in found.items()}
