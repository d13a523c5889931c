"""The screen of a game while Boardside plays seats: pieces to move for them, and no button that must not be used."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.touch_and_tags.touch_result import Enters, Say
from companion.language.message_texts import Speech
from companion.pages.parts import clear_on
from companion.screen import Choice, Screen
from companion.session.screen_session import ScreenSession

UNSEEN = frozenset({"deal-all", "drawn-all"})
"""The buttons with which everyone draws face down: a seat of Boardside must be told what it draws."""
HAND = "boardside-hand"
"""The dialog in which the cards of an automatic player are entered."""
FIXED = 3
"""How many buttons of the bar are there at every moment."""


def drawn(session: ScreenSession, screen: Screen) -> Screen:
    """The game's screen with the turn of the seat that Boardside plays now, if there is one; not on a seat's phone
    that chooses at the same time. Until the turn is over, nothing else is entered: the tray and the bar keep their
    places and are empty, as the tray of a game could show what a hand that lies face down can pay."""
    seats = session.boardside
    if seats is None or not seats.levels:
        return screen
    table = session.table
    screen, turn = _seen(screen, table.speech, tuple(seats.levels)), seats.sheet(table)
    entering = turn is not None and turn.id == HAND
    if session.seat and session.may_act and len(table.match.prompt.seats) > 1:
        return screen  # all choose at once, this phone's seat too
    if seats.deciding or seats.waits or entering:
        tray = (_gap(each) if seats.deciding else replace(each, enabled=False) for each in screen.tray)
        screen = replace(screen, tray=tuple(tray), bar=(*screen.bar[:FIXED], *map(_gap, screen.bar[FIXED:])))
    if (seats.deciding or entering) and screen.banner is not None:
        screen = replace(screen, banner=seats.banner(table, screen.banner))
    if seats.deciding:
        if screen.marks is not None:
            screen = replace(screen, marks=replace(screen.marks, glow=frozenset(), chosen="", steps=seats.steps))
        if screen.notice is not None and screen.board is not None and seats.steps:
            screen = replace(screen, notice=replace(screen.notice, at=clear_on(screen.board, seats.steps[0][0])))
    return replace(screen, sheet=turn or screen.sheet)


def _seen(screen: Screen, speech: Speech, automatic: tuple[str, ...]) -> Screen:
    """The screen without the buttons with which people would enter what the seats that Boardside plays (`automatic`)
    do: that all pass, as long as one of these has still to pass; and the last button of the bar, if all would draw face
    down at once with it (`UNSEEN`), as the app must know what these seats draw. A button "deal" or "drawn" left of the
    latter moves into the free place; else that place stays empty."""
    screen = replace(screen, bar=tuple(_people_only(each, automatic) for each in screen.bar))
    if not screen.bar or screen.bar[-1].id not in UNSEEN:
        return screen
    *before, last = screen.bar
    if before[-1].id not in ("deal", "drawn"):
        return replace(screen, bar=(*before, _gap(last)))
    instead = replace(before[-1], tone="primary", wide=last.wide)
    if instead.id == "deal" and screen.banner is not None:
        instead = replace(instead, label=speech.say("act-deal"))
        screen = replace(screen, banner=replace(screen.banner, prompt=speech.say("prompt-deal")))
    return replace(screen, bar=(*before[:-1], Choice("", ""), instead))


def _people_only(choice: Choice, automatic: tuple[str, ...]) -> Choice:
    """The button, or a gap in its place if everyone passes with it and one of the seats `automatic` is among them."""
    does = choice.does
    if choice.id != "pass-all" or not isinstance(does, Enters) or not isinstance(does.act, Say):
        return choice
    passing = {getattr(command, "seat", "") for command in does.act.commands}
    return _gap(choice) if passing & set(automatic) else choice


def _gap(choice: Choice) -> Choice:
    """Nothing, as wide as this button."""
    return Choice("", "", wide=choice.wide)
