"""Common forms of a page: a whole page of blocks, and choices one of which is selected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from companion.games.drawing.common_controls import button
from companion.screen import Block, Choice, Choices, Does, Glyph, Pick, Screen, Sheet, tone_of
from companion.session.screen_session import ScreenSession


def whole_page(
    session: ScreenSession,
    id: str,
    blocks: Iterable[Block],
    *buttons: Choice | str,
    primary: str = "",
    title: str = "",
    page: str = "",
) -> Screen:
    """A screen of one sheet without a board: `whole_page(session, "off", blocks, "cancel", primary="off")`.

    A button given as a name is labelled by the message `act-<name>`; the `primary` one comes last. Without a `title` it
    is the message `sheet-<id>`, or the words of the button that opens the page, `act-<id>`. `page` is the id of the
    screen if it differs from that of the sheet.
    """
    speech = session.speech
    drawn = [each if isinstance(each, Choice) else button(speech, each) for each in buttons]
    if primary:
        drawn.append(button(speech, primary, "primary"))
    title = title or speech.say(f"sheet-{id}" if speech.knows(f"sheet-{id}") else f"act-{id}")
    return Screen(page or id, title, sheet=Sheet(id, title, tuple(blocks), tuple(drawn)))


def picker(
    of: str | Callable[[str], Does],
    labels: Mapping[str, str],
    selected: str,
    columns: int = 4,
    glyphs: Mapping[str, Glyph] | None = None,
) -> Choices:
    """Choices one of which is selected: `picker("edition", {"de": "German", "en": "English"}, "de")` has the touches
    `Pick("edition", "de")` and `Pick("edition", "en")`; instead of "edition" a function makes them from the keys."""
    drawn = glyphs or {}
    choices = (
        Choice(
            Pick(of, key) if isinstance(of, str) else of(key), labels[key], "", drawn.get(key), tone_of(key == selected)
        )
        for key in labels
    )
    return Choices(tuple(choices), columns)
