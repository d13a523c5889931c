"""What is shown instead of a page that failed: where it failed, the last action taken back, the start, a report."""

from __future__ import annotations

from collections.abc import Callable

from companion.screen import Choice, Screen, Sheet, Text
from companion.system.failure import Failure

Say = Callable[..., str]


def failed(say: Say, failure: Failure, undo: bool, told: str = "") -> Screen:
    """The page. `undo`: there is an action to take back; `told` is what became of the last button.

    It asks nothing of the game and of the page that failed: whatever is broken there, this can be drawn.
    """
    blocks = (
        Text(say("failed-where", type=failure.type, place=failure.place.partition(" in ")[0])),
        Text(say("failed-kept")),
        *((Text(told, tone="good"),) if told else ()),
    )
    buttons = (
        Choice("failed-report", say("act-failed-report")),
        Choice("failed-start", say("act-failed-start")),
        Choice("failed-undo", say("act-failed-undo"), tone="primary" if undo else "plain", enabled=undo),
    )
    return Screen("failed", say("sheet-failed"), sheet=Sheet("failed", say("sheet-failed"), blocks, buttons))
