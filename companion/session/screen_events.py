"""Events of a screen session, and of the devices beside the table's screen."""

from __future__ import annotations

from companion.games.touch_and_tags.touch_result import Draft
from companion.screen import Glyph
from companion.session.events import SessionEvent


class Performed(SessionEvent, frozen=True):
    """The event that the session was given an action or an unfinished command (draft). `source` is the id of what was
    touched on the screen, or for a device "reader/1" or "button/pass".
    """

    source: str


class DraftChanged(SessionEvent, frozen=True):
    """The event that the unfinished command was replaced by `draft`, which may be empty."""

    draft: Draft


class NoticeChanged(SessionEvent, frozen=True):
    """The event that the notice (a message to the players) was replaced or removed. `topic` names the question that it
    asks ("undo"), "" for none.
    """

    topic: str = ""


class PageChanged(SessionEvent, frozen=True):
    """The event that another page is shown. `page` is a `page_stack.Page`, which this file must not import."""

    page: object


class TagUnknown(SessionEvent, frozen=True):
    """The event that a tag was laid down that has no meaning in this game, or that is reported by two readers at
    once."""

    device: str
    reader: str
    uid: str


class PieceLaid(SessionEvent, frozen=True):
    """The event that a tagged piece was laid on a reader of the table. `glyph` is the drawing of the piece, or while
    its kind is secret that of its group ("card"); None if it has none. `why` is the reason, in words, why the piece
    has no effect now; "" if it has one.
    """

    glyph: Glyph | None
    why: str = ""


class Misplaced(SessionEvent, frozen=True):
    """The event that a piece whose move was refused stands on a sensed board; the readers that hold it are given as
    (device, reader).
    """

    spots: frozenset[tuple[str, str]]


class BoardDiffers(SessionEvent, frozen=True):
    """The event that the pieces on the sensed board do not match the game: some must be moved."""


class BoardAgrees(SessionEvent, frozen=True):
    """The event that the sensed board matches the game again."""
