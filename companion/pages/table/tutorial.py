"""Tutorial: notices that explain each phase once, for tables that play their first game."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.common_actions import ReadRule
from companion.games.drawing.common_controls import button
from companion.rulebook import printed, rule
from companion.screen import Notice, Sheet
from companion.session.screen_session import ScreenSession


def card(session: ScreenSession, sheet: Sheet | None) -> Notice | None:
    """The notice that explains the present phase, or None; it is placed where it leaves a `sheet` visible."""
    seated, name = session.table, _unexplained(session)
    if not name:
        return None
    speech, match, game = seated.speech, seated.match, seated.start.game
    chief = rule(game, seated.look.cites(match.state, seated.look.blank())[0])
    message = f"guide-{game}-{name}"
    if session.boardside is not None and session.boardside.levels and speech.knows(f"{message}-boardside"):
        message += "-boardside"  # some of it is otherwise where a seat is no person's
    source = printed(chief, match.game.source(match.game.edition(match.state), chief), speech)
    got_it = (button(speech, "got-it", "primary"),)
    return Notice(
        "got-it",
        speech.say(message),
        speech.say(message, "more"),
        source,
        tone="news",
        opens=ReadRule(chief.id),
        at="top" if sheet is not None and sheet.low else "bottom",
        asks=got_it,
    )


def understood(session: ScreenSession) -> None:
    """Note in the store that the tutorial's notice on the present phase was read."""
    name, people = _unexplained(session), session.table.people
    if name:
        session.game.change_people(replace(people, explained=(*(people.explained or ()), name)))


def _unexplained(session: ScreenSession) -> str:
    seated = session.table
    if seated.people.explained is None:
        return ""
    name = seated.look.explains(seated.match.state)
    return "" if name in seated.people.explained else name
