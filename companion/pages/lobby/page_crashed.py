"""The page shown when another page failed: where that was, and buttons for undo, the first page and a report."""

from __future__ import annotations

from collections.abc import Callable

from companion.screen import Choice, Screen, Sheet, Text
from companion.system.exception_without_text import Failure

Say = Callable[..., str]


def failed(say: Say, failure: Failure, undo: bool, outcome: str = "") -> Screen:
    """The page about a failure. `undo`: there is an action to withdraw; `outcome` is the result of the button touched
    last, in words.

    It reads nothing of the game or of the page that failed, so it can be drawn whatever is broken.
    """
    blocks = (
        Text(say("failed-where", type=failure.type, place=failure.place.partition(" in ")[0])),
        Text(say("failed-kept")),
        *((Text(outcome, tone="good"),) if outcome else ()),
    )
    buttons = (
        Choice("failed-report", say("act-failed-report")),
        Choice("failed-start", say("act-failed-start")),
        Choice("failed-undo", say("act-failed-undo"), tone="primary" if undo else "plain", enabled=undo),
    )
    return Screen("failed", say("sheet-failed"), sheet=Sheet("failed", say("sheet-failed"), blocks, buttons))
