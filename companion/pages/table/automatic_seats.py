"""The screen of a game while Boardside plays seats: pieces to move for them, and no button that must not be used."""

from __future__ import annotations

from msgspec.structs import replace

from companion.language.message_texts import Speech
from companion.pages.parts.notice_position import clear_of
from companion.screen import Choice, Screen, Text
from companion.session.session import Session
from engine.match import Match

UNSEEN = frozenset({"deal-all", "drawn-all"})
"""The buttons with which everyone draws face down: a seat of Boardside must be told what it draws."""
FIXED = 3
"""How many buttons of the bar are there at every moment."""


def shown(session: Session) -> Match:
    """The game that the screen shows: usually the stored one. If people can play on before they have moved the pieces
    for an automatic player's turn, the game after that turn.
    """
    ahead = session.boardside.ahead if session.boardside is not None else None
    return ahead or session.table.match


def drawn(session: Session, screen: Screen) -> Screen:
    """The game's screen with the turn of the seat that Boardside plays now, if there is one."""
    seats = session.boardside
    if seats is None or not seats.playing:
        return screen
    screen = _seen(screen, session.table.speech)
    if seats.deciding and seats.ahead is None:
        screen = replace(screen, tray=(), bar=screen.bar[:FIXED])
        if screen.banner is not None and seats.sheet is None and seats.notice is None:
            screen = replace(screen, banner=replace(screen.banner, prompt=session.speech.say("seat-thinks")))
    if seats.waits:
        tray = tuple(replace(each, enabled=False) for each in screen.tray)
        screen = replace(screen, tray=tray, bar=screen.bar[:FIXED])
    if seats.glow and screen.marks is not None:
        screen = replace(screen, marks=replace(screen.marks, glow=seats.glow))
    if seats.notice is not None and screen.notice is None:
        at = clear_of(session, min(seats.glow))
        screen = replace(screen, notice=replace(seats.notice, at=at), sheet=None)
    turn, own = seats.sheet, screen.sheet
    if turn is not None and own is not None and not own.low and seats.ahead is not None:
        return replace(screen, sheet=replace(own, blocks=(Text(turn.title), *turn.blocks, *own.blocks)))
    return replace(screen, sheet=turn or own)


def _seen(screen: Screen, speech: Speech) -> Screen:
    """The screen without the last button of the bar, if all seats would draw face down at once with it (`UNSEEN`): the
    app must know what the seats that it plays draw. A button "deal" or "drawn" left of the removed button moves into
    the free place; else that place stays empty."""
    if not screen.bar or screen.bar[-1].id not in UNSEEN:
        return screen
    *before, last = screen.bar
    if before[-1].id not in ("deal", "drawn"):
        return replace(screen, bar=(*before, Choice("", "", wide=last.wide)))
    instead = replace(before[-1], tone="primary", wide=last.wide)
    if instead.id == "deal" and screen.banner is not None:
        instead = replace(instead, label=speech.say("act-deal"))
        screen = replace(screen, banner=replace(screen.banner, prompt=speech.say("prompt-deal")))
    return replace(screen, bar=(*before[:-1], Choice("", ""), instead))
