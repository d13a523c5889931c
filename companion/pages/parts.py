"""Parts that several pages share: whole pages, players and their languages, stored games, QR codes, notices' places."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from companion.games.drawing.common_controls import button
from companion.games.people import Player, named
from companion.games.start_and_resume import players
from companion.language.message_texts import LANGUAGES, Speech
from companion.screen import Block, Board, Choice, Code, Does, Glyph, Screen, Sheet, tone_of
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.storage.store import GameRow
from companion.storage.store_thread import Job


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


def players_of(session: ScreenSession, row: GameRow) -> str:
    """The names of all players in a stored game, or a text for none. ValueError where they cannot be read."""
    names = ", ".join(named(player, session.speech).name for player in players(row))
    return names or session.speech.say("past-unnamed")


def when(session: ScreenSession, seconds: int) -> str:
    """The local date and time in words, unbroken on one line, for a time in seconds UTC."""
    moment = datetime.fromtimestamp(seconds)
    sentence = session.speech.say(
        "moment", day=moment.day, month=moment.month, year=str(moment.year), time=moment.strftime("%H:%M")
    )
    return sentence.replace(" ", "\N{NO-BREAK SPACE}")


def clear_on(board: Board, spot: str, better: Iterable[str] = ()) -> Literal["top", "bottom"]:
    """The end of this board at which a notice does not hide the place or path with the id `spot`. For a spot in the
    middle of the board: the end that is farther, on average, from the places and paths with the ids `better`, which the
    notice suggests; if `better` is empty, the end farther from the spot. "bottom" if the board has no such spot.
    """
    heights = {path.id: path.spot[1] for path in board.paths} | {place.id: place.at[1] for place in board.places}
    at = heights.get(spot, 1)
    if abs(at - 0.5) < 0.12:
        others = [heights[each] for each in better if each in heights]
        return "top" if sum(others) < 0.5 * len(others) or (not others and at < 0.5) else "bottom"
    return "top" if at < 0.5 else "bottom"


DRAWN = (
    *((0x20, 0x7E), (0xA1, 0xAC), (0xAE, 0x17F), (0x218, 0x21B), (0x384, 0x38A), (0x38C, 0x38C), (0x38E, 0x3A1)),
    *((0x3A3, 0x3CE), (0x400, 0x482), (0x48A, 0x513), (0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2010, 0x2011)),
    *((0x2013, 0x2014), (0x2018, 0x201A), (0x201C, 0x201E)),
)
"""Ranges of code points: Latin, Greek and Cyrillic letters, and signs. Hebrew and Arabic are written from the right,
and Arabic letters join; neither is done here, so that no name of theirs would be shown right."""


def drawn(letter: str) -> bool:
    """Whether this letter can be drawn.

    >>> drawn("Ž"), drawn("λ"), drawn("ש"), drawn("🦄")
    (True, True, False, False)
    """
    return any(first <= ord(letter) <= last for first, last in DRAWN)


NAME_LIMIT = 24
"""The most letters of a name."""


def cleaned(text: str) -> str:
    """The letters of a typed text that the screen's fonts can draw, without leading blanks; at most 24."""
    return "".join(letter for letter in text if drawn(letter)).lstrip()[:NAME_LIMIT]


def name_typed(session: ScreenSession, text: str) -> str:
    """The name that is being typed, with a notice where it has letters that the screen's fonts cannot draw."""
    if any(letter.isprintable() and not drawn(letter) for letter in text):
        session.notices.note(session.speech.say("name-strange"), tone="warning")
    return cleaned(text)


ALL = ("", *LANGUAGES)


def chip(does: Does, player: Player, speech: Speech, label: str, glyph: Glyph | None = None) -> Choice:
    """The button for this player's language; `label` is its first line, `does` what its touch does."""
    spoken = LANGUAGES.get(player.language) or speech.say("tongue-table")
    return Choice(does, label, spoken, glyph, tone_of(bool(player.language)))


def following(language: str) -> str:
    """The language after this one in the list of languages; after the last one "", which means the table's language."""
    return ALL[(ALL.index(language) + 1) % len(ALL)] if language in ALL else ""


def change_player(session: ScreenSession, seat: int, **fields: Any) -> None:
    """Store another language or side of the table for the player of this seat; neither is an entry of the game."""
    players = session.table.stored_players()
    players[seat - 1] = replace(players[seat - 1], **fields)
    session.game.change_people(replace(session.table.people, players=tuple(players)))


def fill_in(session: ScreenSession, page: type[Page], field: str, job: Job) -> None:
    """Ask the store, and show the page of this class with the answer in its field, if it is still there."""

    def answered(answer: Any) -> None:
        if isinstance(session.pages.page, page):
            session.pages.go(replace(session.pages.page, **{field: answer}))

    session.store.ask(job, answered)


SIDE = 330.0
"""The usual width of a code, in pixels of the 800 by 480 screen."""
LARGE = 352.0
"""The width that is free on the smallest screen between the title and the buttons."""


@lru_cache(maxsize=4)
def code_of(text: str, side: float = SIDE) -> Code:
    """The smallest QR code for this text, with the best error correction that fits in it. `side` is its greatest width,
    in pixels of the 800 by 480 screen. Raises ValueError if the text is too long.
    """
    import segno

    found = segno.make_qr(text, error="l", boost_error=True)
    return Code(tuple("".join("1" if dark else "0" for dark in row) for row in found.matrix), side)
