"""Common forms of a page: a whole page of blocks, and choices one of which is selected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.screen import Block, Choice, Choices, Glyph, Screen, Sheet, tone_of
from companion.session.session import Session, button


def whole_page(
    session: Session,
    id: str,
    blocks: Iterable[Block],
    *buttons: Choice | str,
    primary: str = "",
    title: str = "",
    page: str = "",
) -> Screen:
    """A screen of one sheet without a board: `whole_page(session, "off", blocks, "cancel", primary="off")`.

    A button given as a name is labelled by the message `act-<name>`; the `primary` one comes last. Without a `title` it
    is the message `sheet-<id>`. `page` is the id of the screen if it differs from that of the sheet.
    """
    speech = session.speech
    drawn = [each if isinstance(each, Choice) else button(speech, each) for each in buttons]
    if primary:
        drawn.append(button(speech, primary, "primary"))
    title = title or speech.say(f"sheet-{id}")
    return Screen(page or id, title, sheet=Sheet(id, title, tuple(blocks), tuple(drawn)))


def picker(
    verb: str, labels: Mapping[str, str], selected: str, columns: int = 4, glyphs: Mapping[str, Glyph] | None = None
) -> Choices:
    """Choices one of which is selected: `picker("edition", {"de": "German", "en": "English"}, "de")` has the touch ids
    "edition/de" and "edition/en"."""
    drawn = glyphs or {}
    choices = (Choice(f"{verb}/{key}", labels[key], "", drawn.get(key), tone_of(key == selected)) for key in labels)
    return Choices(tuple(choices), columns)
