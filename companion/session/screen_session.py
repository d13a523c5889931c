"""The screen session: what one screen of a table has. The table's own, each phone and the television have one each.

It is a listener of the game session: after each of its events the screen is what follows from the game and from what
was touched here. What people do comes in by these, on the same thread:

    tap, touch     a touch of what is on the screen; the current page does what it says
    perform, act   an action or a draft, from a page, a tag or a button; `undo` and `redo`
and `screen()` is the whole screen, as a value.

A draft (a command that is not complete), a notice and the pages belong to this screen alone. A complete command goes to
the game session. The draft and the notice are dropped when a command was accepted, withdrawn or restored, when a game
is seated, and when what was left open is to stay so. On a screen from which an accepted command did not come they stay
while the phase goes on in which several seats were awaited at once, so that all can answer. A refusal is shown where
the command came from, and on the table's own screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol, cast

from msgspec.structs import replace

from companion.games.drawing.common_controls import button
from companion.games.touch_and_tags import default_input
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.language.message_texts import LANGUAGES, Speech, troubles
from companion.screen import Banner, Does, Notice, OnReader, Screen, Sheet, name_of, touched
from companion.session import events
from companion.session.entered_hand import OwnHand
from companion.session.game_session import GameSession
from companion.session.notices import Notices
from companion.session.page_stack import Page, PageStack
from companion.session.ports import Boardside, Devices
from companion.session.refusals import reason, refusal
from companion.session.sand_timer import SandTimer
from companion.session.screen_events import DraftChanged, Performed
from companion.session.seated_game import SeatedGame
from companion.session.settings import Settings
from companion.session.spoken_game import SpokenGame, spoken, undo_in_words
from companion.session.standing_warning import SIGN, Unused, explained, sign, why_not
from engine.game import Prompt
from engine.match import Match

TABLE, NOBODY = "table", "nobody"
"""Whose a screen may be, besides a seat's ("2"): the table's own, and nobody's (a television, a guest's phone)."""


CLOSING = ("close", "table")
"""The touches that close a page: *Close*, and *To the table*."""


class DevicePort(Devices, Protocol):
    """The connected devices, as the table's screen and its pages use them."""

    def on(self, event: events.SessionEvent) -> None:
        """Handle a session event: light lamps, mark pieces as used."""

    def readers(self) -> tuple[OnReader, ...]:
        """The pieces that the screen shows as being on readers; one that was only passed over a reader is shown for a
        moment."""

    def speaks(self, seat: str, first: bool = False) -> None:
        """Note that this seat ("2") was touched: the pieces on readers are then used for it. While no piece on a reader
        is part of the unfinished command, the touch has no effect, unless `first` is true: then the next piece laid is
        used for this seat."""

    def relight(self) -> None:
        """Switch on the lamps that should be lit, after a test left all dark."""

    def board(self, headline: str) -> tuple[Sheet, frozenset[str]]:
        """A dialog that lists the pieces to move until the sensed board and the game agree, and the ids of the places
        to highlight. `headline` is the text of the notice that it replaces, shown below the list.
        """


class SeatsPort(Boardside, Protocol):
    """The automatic players, as screens and their pages use them."""

    def before(self, action: Say | Draft | None, source: str, screen: ScreenSession) -> Say | Draft | None:
        """The action to execute when a person enters `action` on this screen: usually `action` itself. None if `action`
        is refused (a notice on that screen says why), or if the automatic player's hand must be entered first. `source`
        is "boardside/2" for what the dialog of an automatic player enters, else the reader or ""."""

    def tap(self, does: Does, screen: ScreenSession) -> bool:
        """Handle a touch on the dialog of an automatic player; False if it is not of that dialog."""

    def sheet(self, table: SpokenGame) -> Sheet | None:
        """The dialog that tells people which pieces to move for an automatic player, or None."""

    def banner(self, table: SpokenGame, banner: Banner) -> Banner:
        """The banner while it is an automatic player's turn: its name, and what people do now."""


class Rotation:
    """The rotation of the screen: that of the settings, turned upside down by a touch or for the seat in turn. Not
    persisted."""

    def __init__(self) -> None:
        self._turned = False

    def turn(self) -> None:
        """Turn the screen upside down, or back, for the players on the other side."""
        self._turned = not self._turned

    def degrees(self, settings: Settings, game: SpokenGame | None) -> int:
        """The angle by which the screen's picture is turned, in degrees clockwise, for these settings and this game;
        with `game` None nothing is turned for the seat in turn.
        """
        turned = self._turned
        if settings.turning and game is not None:
            seats = game.match.prompt.seats
            turned ^= len(seats) == 1 and game.players[int(seats[0]) - 1].across
        return (settings.rotation + 180 * turned) % 360


class ScreenSession:
    """One screen of the game at a table. `home` is its first page; `whose` is "table", "nobody", or the seat ("2")."""

    def __init__(self, game: GameSession, home: Page, whose: str = TABLE) -> None:
        self.game, self.store, self.whose = game, game.store, whose
        self.seat = whose if whose.isdecimal() else ""
        """The seat that this screen belongs to ("2"), "" for the table's own and for nobody's."""
        self.draft: Draft = default_input.BLANK
        self.devices: DevicePort | None = None  # the devices beside this screen; None for all but the table's own
        self.rotation = Rotation()
        self.sand_timer = SandTimer()
        self.unused: Unused | None = None  # the faults of the settings file, of which this screen warns
        self.large = False
        """Whether this screen has larger type even if the settings do not say so."""
        self._listeners: list[events.Listener] = []
        self.pages = PageStack(self, home)
        self.notices = Notices(self.emit)
        self._spoken: SpokenGame | None = None
        self._spoken_of: SeatedGame | None = None
        self._speech: Speech
        self.hand = OwnHand(self.seat)  # the seat's own pieces, as far as they were entered here
        self.ignored = False
        """Whether the last touch did nothing, as the second press of a button that had ended a turn."""
        self._tapped = ""
        self._drawn: tuple[int, Screen] | None = None
        if self.seated is not None:
            self.draft = self.table.look.blank()
        self._speak()
        self.listen(lambda event: self.devices.on(event) if self.devices is not None else None)
        game.events.listen(self._on)

    @property
    def seated(self) -> SpokenGame | None:
        """The seated game in this screen's language; None if there is none, or none with this screen's seat."""
        game = self.game.seated
        if game is None or (self.seat and int(self.seat) > game.start.seats):
            return None
        settings = self.store.settings
        if self._spoken is None or self._spoken_of is not game:
            own = game.people.players[int(self.seat) - 1 :][:1] if self.seat else ()
            tongue = own[0].language if own else ""
            language = tongue if tongue in LANGUAGES else settings.language
            found = spoken(game, language, settings.edition, self._spoken)
            self._spoken_of, self._spoken = game, replace(found, voices={}) if self.seat else found
        return self._spoken

    @property
    def table(self) -> SpokenGame:
        """The seated game in this screen's language; raises AssertionError if none is seated."""
        seated = self.seated
        assert seated is not None
        return seated

    @property
    def speech(self) -> Speech:
        """The screen's language: its seat's or the table's, or that of the settings while no game is seated."""
        seated = self.seated
        return self._speech if seated is None else seated.speech

    @property
    def awaited(self) -> bool:
        """Whether this screen's seat may act, or is asked for what its last action left open."""
        return self.may_act or (self.seated is not None and self.seat in self.seated.asks())

    @property
    def may_act(self) -> bool:
        """Whether the game waits for this screen's seat, or for everybody, as for the deal; for the table's own screen
        whether a game is seated."""
        prompt = self.seated.match.prompt if self.seated is not None else None
        everybody = prompt is not None and bool(prompt.awaits and not prompt.seats)
        return prompt is not None and (everybody or self.whose == TABLE or self.seat in prompt.seats)

    @property
    def boardside(self) -> SeatsPort | None:
        """The automatic players with their words; None while there are none."""
        return cast("SeatsPort | None", self.game.boardside)

    @property
    def timed(self) -> bool:
        """Whether the game session's `tick` must be called, because something here changes with time."""
        return self.sand_timer.going or self.pages.page.going

    # --- what is drawn and touched

    def change_type_size(self) -> None:
        """Change to larger type on this screen alone, or back to the size that the settings say."""
        self.large = not self.large

    def screen(self) -> Screen:
        """The screen to draw now."""
        game, settings, own = self.game, self.store.settings, self.whose == TABLE
        screen = self.sand_timer.drawn(self.pages.page.show(self))
        saving = self.speech.say("saving" if game.busy else "reading") if game.store.slow else ""
        screen = replace(
            screen,
            notice=screen.notice or self._beside_the_game(),
            saving=saving,
            pressed=game.store.pressed,
            warning=sign(game.store.health.known, self.unused, self.speech) if own else "",
            rotation=self.rotation.degrees(settings, self.seated) if own else 0,
            readers=self.devices.readers() if self.devices is not None else (),
            still=settings.still,
            flash=settings.flash,
            large=settings.large or self.large,
        )
        # A private page over the game says when it is the seat's turn.
        if self.seat and self.awaited and not self.pages.at_home and screen.sheet is not None and screen.board is None:
            screen = replace(screen, title=self.speech.say("web-your-turn"))
        self._drawn = game.events.changes, screen
        return screen

    def _beside_the_game(self) -> Notice | None:
        """The notice as pages show it that are not the game's. A refusal belongs to the game, where its rule can be
        read; the list of an undo opens there too.
        """
        if self.notices.shown is None or self.notices.shown.why:
            return None
        return replace(self.notices.shown, ways=tuple(way for way in self.notices.shown.ways if way.does != "tick"))

    def tap(self, name: Does, text: str = "") -> None:
        """Touch what has this written name on the screen as it is now, or change the text in the field with this name;
        what has no name of its own on the screen is given as a value. Nothing happens if it is not on the screen, or is
        disabled.
        """
        if self.game.busy:
            return
        self.ignored, drawn = False, self._drawn
        does = touched(drawn[1] if drawn is not None and drawn[0] == self.game.events.changes else self.screen(), name)
        if does is not None:
            self.touch(does, text)

    def touch(self, does: Does, text: str = "") -> None:
        """Do what a touch of an element of the shown screen does, or change the text of a field."""
        if self.game.busy:
            return
        self._tapped, self.ignored = name_of(does), False
        with self.game.events.delivering():
            if self.notices.shown is not None and does == self.notices.shown.id:
                self.notices.dismiss()
            elif does == SIGN:
                if (notice := explained(self.store.health.known, self.unused, self.speech)) is not None:
                    self.notices.warn(notice)
            else:
                page = self.pages.page
                if page.clears:
                    self.notices.dismiss()
                if does in CLOSING:
                    page.close(self)
                else:
                    page.tap(self, does, text)

    def leave(self) -> None:
        """Return to the first page. The table's own screen leaves the game, which stays in the store."""
        if self.whose == TABLE:
            self.game.leave()
        else:
            self.pages.home()

    # --- actions

    def perform(self, action: Say | Draft | None, source: str = "", *, read: bool = False) -> None:
        """Remove the notice, then `act` (None: no more). `source`: a touched id, "reader/1", or "" (the last touch).

        The second press of a button that has just ended a turn does nothing; a piece that was `read` is no press."""
        self.ignored = not read and isinstance(action, Say) and not self.game.counts(action.commands)
        if self.ignored:
            return
        self.notices.dismiss()
        self.emit(Performed(source or self._tapped))
        self.act(action, source=source)

    def act(self, action: Say | Draft | None, then: Callable[[], None] | None = None, source: str = "") -> None:
        """Hand a `Say`'s commands to the game, calling `then` after the last; or keep an unfinished command; None does
        nothing.
        """
        action = self.boardside.before(action, source, self) if self.boardside is not None else action
        if isinstance(action, Say):
            then = then or (lambda: self._go_on(action))
            if not action.commands:
                return then()
            execute = partial(self.game.execute, action.commands, source or self._tapped, self, then)
            if not action.undoes:
                return execute()
            self.game.undo(action.undoes, source or self._tapped, execute)
        elif action is not None:
            self._keep(action)

    def _go_on(self, said: Say) -> None:
        """Go on after all commands of `said` were accepted."""
        with self.game.events.delivering():
            if said.settles:
                self.game.settle()
            if (draft := said.then) is not None:
                self.game.events.call(lambda: self._keep(draft))  # after every screen has dropped what it had

    def _keep(self, draft: Draft) -> None:
        """Keep this unfinished command in place of the one that was there."""
        self.draft = draft
        self.emit(DraftChanged(draft))

    def undo(self, entries: int) -> None:
        """Withdraw this number of entries."""
        self.game.undo(entries, self._tapped)

    def redo(self, entries: int) -> None:
        """Restore this number of undone entries."""
        self.game.redo(entries, self._tapped)

    # --- the seat's own hand

    @property
    def known(self) -> Match:
        """The match as this seat knows it: its public part, and the seat's own hand as far as it was entered."""
        return self.hand.known(self.table.match)

    # --- what happens

    def listen(self, listener: events.Listener) -> None:
        """Deliver the game session's later events but the time to this listener, once this screen has handled them, and
        the events of this screen (`screen_events.py`).
        """
        self._listeners.append(listener)

    def emit(self, event: events.SessionEvent) -> None:
        """Queue an event of this screen for its listeners."""
        self.game.events.emit(event, self._listeners)

    def close(self) -> None:
        """End this screen: it hears no more of the game."""
        self.game.events.forget(self._on)

    def plug(self, devices: DevicePort | None) -> None:
        """Use these devices from now on, replacing others; None for touch alone."""
        self.devices = self.game.devices = devices
        if devices is not None and self.game.seated is not None:
            devices.on(events.Seated(self.game.seated))

    def _on(self, event: events.SessionEvent) -> None:
        """Handle an event of the game session; then the listeners of this screen are handed it, but for the time."""
        match event:
            case events.Seated():
                self._seated()
            case events.Left():
                self.notices.dismiss()
                self.pages.home()
            case events.Accepted(match=after, by=by):
                if by is self or after.before is None or not _goes_on(after.before.prompt, after.prompt):
                    self._clear()
            case events.Settled():
                self._clear()
            case events.Undone() | events.Redone() if self.seated is not None:
                self._clear()
                if self.whose != NOBODY:
                    tick = button(self.speech, "tick") if self.whose == TABLE else None
                    self.notices.undone(*undo_in_words(self.table, event), tick)
            case events.Refused(by=by) if by is self or self.whose == TABLE:
                notice, suggestions = refusal(self.table, event.command, event.rejection)
                self.notices.refused = event.rejection.rule.id
                # The table decides what to do with a rule that is disputed.
                self.notices.warn(replace(notice, asks=()) if self.seat else notice, suggestions)
            case events.NotUnderstood(answer=answer, by=by) if by is self or self.whose == TABLE:
                self.notices.note(reason(self.speech, answer), tone="warning")
            case events.NotStored(why=why, act=act) if self.whose == TABLE or (act and self.seat and self.awaited):
                if act and self.seated is not None:
                    self._keep(self.table.look.blank())
                self.notices.note(self.speech.say("not-saved"), why_not(self.speech, why), tone="warning")
            case events.StoreOpened(aside=aside) if aside is not None and self.whose == TABLE:
                broken = self.speech.say("set-aside", path=str(aside.path), reason=aside.reason)
                self.notices.note(self.speech.say("set-aside-headline"), broken, tone="warning")
            case events.SettingsChanged():
                self._settings_changed(event)
            case events.Ticked(now):
                self._ticked(now)
        if not isinstance(event, events.Ticked):
            self.emit(event)

    def _seated(self) -> None:
        if self.whose == TABLE:
            self.pages.clear()
        else:
            self.pages.home()
        self.hand = OwnHand(self.seat)
        self._clear()

    def _clear(self) -> None:
        """Drop the unfinished command and what was to be put back, and remove the notice."""
        self.notices.put_back = ()
        self.notices.dismiss()
        if self.seated is None:  # the game has fewer seats than the one for which this phone joined
            return
        self._keep(self.table.look.blank())

    def _settings_changed(self, event: events.SettingsChanged) -> None:
        before, now = event.before, self.store.settings
        if (before.language, before.edition) != (now.language, now.edition):
            if not event.recalled:
                self.notices.dismiss()
            self._spoken = None
            self._speak()

    def _ticked(self, now: float) -> None:
        if self.sand_timer.tick(now):
            self.notices.note(self.speech.say("sand-over"), self.speech.say("sand-over-more"))
        if self.pages.page.going:
            self.pages.page.tick(self, now)

    def _speak(self) -> None:
        """Use the language of the settings, and show a notice on the table's own screen if its files have errors."""
        wanted = self.store.settings.language or self.store.settings.edition
        self._speech = Speech(wanted)
        if (broken := troubles(wanted)) and self.whose == TABLE:
            more = self._speech.say("broken-words-more", troubles=" ".join(broken))
            self.notices.note(self._speech.say("broken-words"), more, tone="warning")


def _goes_on(before: Prompt, after: Prompt) -> bool:
    """Whether several seats were awaited at once, and the phase goes on."""
    return len(before.seats) > 1 and (before.round, before.phase) == (after.round, after.phase)
