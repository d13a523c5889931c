"""The cards that explain a phase to a table that plays for the first time: each once, and never in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.rulebook.citation import cited, rule
from companion.screen import Notice, Sheet
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Session


def card(session: Session, sheet: Sheet | None) -> Notice | None:
    """What is explained now, if anything; above a sheet that leaves room there."""
    seated, name = session.table, _unexplained(session)
    if not name:
        return None
    speech, match, game = seated.speech, seated.match, seated.told.game
    chief = seated.look.cites(match.state, seated.look.blank())[0]
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


def understood(session: Session) -> None:
    """Take the card away; in this game it does not come back."""
    name, people = _unexplained(session), session.table.people
    if name:
        session.keep(replace(people, explained=(*(people.explained or ()), name)))


def _unexplained(session: Session) -> str:
    seated = session.table
    if seated.people.explained is None:
        return ""
    name = seated.look.explains(seated.match.state)
    return "" if name in seated.people.explained else name
