"""The ids of what can be touched on a screen, the same for the window and for browsers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.screen import Block, Choice, Choices, Columns, Field, Grid, Screen, Stepper, Steppers, Text


def touchable(screen: Screen) -> frozenset[str]:
    """The ids of everything that can be touched on this screen. Elements that a page covers are not among them."""
    ids = set(_enabled((*screen.tray, *screen.bar)))
    ids |= {panel.id for panel in screen.seats}
    if screen.board is not None and (screen.sheet is None or screen.sheet.low):
        ids |= {place.id for place in screen.board.places} | {path.id for path in screen.board.paths}
        ids |= {card.id for card in screen.marks.cards} if screen.marks is not None else set()
    if screen.notice is not None:
        ids |= {screen.notice.id, screen.notice.why, *_enabled((*screen.notice.ways, *screen.notice.asks))}
    if screen.banner is not None:
        ids.add(screen.banner.id)
    if screen.warning:
        ids.add("disk")
    if screen.fault:
        ids.add("hardware")
    if screen.sheet is not None:
        ids |= {*_enabled(screen.sheet.buttons), *_inside(screen.sheet.blocks)}
    return frozenset(ids - {""})


def fields(screen: Screen) -> dict[str, Field]:
    """The text fields of a screen by their ids."""
    return {each.id: each for each in _flat(screen.sheet.blocks) if isinstance(each, Field)} if screen.sheet else {}


def _enabled(choices: Iterable[Choice]) -> Iterator[str]:
    return (choice.id for choice in choices if choice.enabled)


def _flat(blocks: Iterable[Block]) -> Iterator[Block]:
    for block in blocks:
        if isinstance(block, Columns):
            yield from _flat((*block.left, *block.right))
        else:
            yield block


def _inside(blocks: Iterable[Block]) -> Iterator[str]:
    for block in _flat(blocks):
        match block:
            case Choices():
                yield from _enabled(block.choices)
            case Steppers():
                for stepper in block.steppers:
                    yield from _steps(stepper)
            case Grid():
                yield from (row.id for row in block.rows)
            case Field() | Text():
                yield block.id


def _steps(stepper: Stepper) -> Iterator[str]:
    if stepper.value > stepper.low:
        yield f"{stepper.id}-"
    if stepper.value < stepper.high:
        yield f"{stepper.id}+"
