"""The cards that explain a phase to a table that plays for the first time: each once, and never in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.rulebook.citation import cited, rule
from companion.screen import Notice, Sheet
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Desk


def card(desk: Desk, sheet: Sheet | None) -> Notice | None:
    """What is explained now, if anything; above a sheet that leaves room there."""
    sitting, name = desk.table, _unexplained(desk)
    if not name:
        return None
    speech, match, game = sitting.speech, sitting.match, sitting.told.game
    chief = sitting.look.cites(match.state, sitting.look.blank())[0]
    message = f"guide-{game}-{name}"
    source = cited(chief, match.game.source(match.game.edition(match.state), rule(game, chief)), speech)
    got_it = (button(speech, "got-it", "primary"),)
    return Notice(
        "got-it",
        speech.say(message),
        speech.say(message, "more"),
        source,
        tone="news",
        why=f"rule/{chief}",
        at="top" if sheet is not None and sheet.low else "bottom",
        asks=got_it,
    )


def understood(desk: Desk) -> None:
    """Take the card away; in this game it does not come back."""
    name, people = _unexplained(desk), desk.table.people
    if name:
        desk.keep(replace(people, explained=(*(people.explained or ()), name)))


def _unexplained(desk: Desk) -> str:
    sitting = desk.table
    if sitting.people.explained is None:
        return ""
    name = sitting.look.explains(sitting.match.state)
    return "" if name in sitting.people.explained else name
