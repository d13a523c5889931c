"""The session: one evening at the table, and the only mutable object of the app.

Everything comes in by four methods, on one thread. The store has a thread of its own; nothing waits for it (`ask`):

    tap(name)      a touch of what has this name on the screen that was drawn last; the current page does what it says
    feed(event)    an event from another thread: an answer of the store, or a device event
    tick(now)      the time, about four times a second, only while `timed` is true
    perform(...)   an action or a draft, from a page, a tag or a button
and goes out in two ways: `screen()`, the whole screen as a value, and session events (`events.py`), which are queued
while one of these methods runs and delivered in order when it ends. Events of listeners are delivered after those.

The match answers each command of an action (`command_queue.py`) with another match or a rejection:

    rejection  a notice says which rule refuses the command, and its page in the rulebook; session event `Refused`
    match      it is written to the store first; until the disk answers, touches are ignored and tags wait
               the answer comes to `feed`: session event `Accepted`, then the next command is executed
               or the disk fails: a warning is shown, and the game is unchanged"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from companion.games.people import People, Player, write_people
from companion.games.start_and_resume import begin
from companion.games.touch_and_tags import default_touch_input
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.games.view_values import Suggestions
from companion.language.message_texts import Speech, troubles
from companion.screen import Choice, Does, Notice, NoticeTone, Screen, name_of, touched
from companion.session import events
from companion.session.command_queue import CommandQueue, Outcome
from companion.session.labelled_button import button as button
from companion.session.page_stack import PageStack
from companion.session.pieces_to_move_back import TableAsLeft, returnable, say_undone
from companion.session.protocols import DevicePort, PhonesPort, Revisited, SeatsPort, Timed
from companion.session.protocols import Page as Page
from companion.session.refusals import reason, refusal, written
from companion.session.rotation import Rotation
from companion.session.sand_timer import SandTimer
from companion.session.seated_game import SeatedGame, seat_game
from companion.session.settings import Settings as Settings
from companion.session.standing_warning import StandingWarning
from companion.session.storage_health import SIGN, StorageHealth, why_not
from companion.session.store_requests import Answered, Delivered, PendingRequests, Submit
from companion.session.store_requests import Opened as Opened
from companion.session.stored_games import begin_evening, read_game
from companion.storage import tag_catalog
from companion.storage.retrying_store import BufferedStore, Health
from companion.storage.store import GameRow, StoreBusy, StoreFailed, StoreNewer
from engine.codec import write
from engine.game import Entry, Start
from engine.match import Match
from engine.rule import Rejection, Unclear


class Session:
    """Everything that can change while the app runs, used on one thread. `submit` queues a job for the store's worker,
    `post` puts an event into the queue that `feed` is called from. `home` is the first page."""

    def __init__(self, submit: Submit, post: Callable[[Any], None], home: Page, settings: Settings) -> None:
        self.settings = settings
        self.seated: SeatedGame | None = None
        self.opening: int | None = None  # the game that was opened last, also where it could not be
        self.draft: Draft = default_touch_input.BLANK
        self.notice: Notice | None = None
        self.suggestions = Suggestions()
        self.refused = ""  # the id of the rule that was last refused
        self.games: tuple[GameRow, ...] | None = None  # newest first; None until they were read
        self.catalog = tag_catalog.Catalog()  # what tags and readers mean
        self.failure: StoreFailed | None = None  # why the app must end: another or a newer Boardside uses the store
        self.put_back: tuple[str, ...] = ()  # what players must move after undos, one line each
        self.off: tuple[str, ...] = ()  # the command that switches the machine off; () where none can
        self.ending = False  # whether the app is to end, and the machine to be switched off
        self.devices: DevicePort | None = None  # what is plugged in; None at a table that is played by touch alone
        self.boardside: SeatsPort | None = None  # the seats that Boardside plays
        self.config: tuple[Path, Path] | None = None  # the two settings files in use; None: the usual ones
        self.phones: PhonesPort | None = None  # browsers as seats; None where there can be none
        self.rotation = Rotation()
        self.sand_timer = SandTimer()
        self._events = events.EventQueue()
        self._pages = PageStack(home, self.emit)
        self._speak()
        self._pending = PendingRequests(submit, post, self._not_saved)
        self._commands = CommandQueue(self._pending, lambda: self.table, self._on_outcome)
        self.storage_health = StorageHealth(self.ask, self.emit)
        self.warning = StandingWarning(self.storage_health)
        self._as_left = TableAsLeft(self._events)
        self._then: Callable[[], None] = lambda: None
        self._tapped = ""
        self._drawn: Screen | None = None  # the screen drawn last, until something happens
        self.listen(self.storage_health.on)
        self.listen(lambda event: self.devices.on(event) if self.devices is not None else None)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._pages.page

    @property
    def speech(self) -> Speech:
        """The screen's language: the table's, or that of the settings while no game is seated."""
        return self._speech if self.seated is None else self.seated.speech

    @property
    def busy(self) -> bool:
        """Whether an entry is being written to the disk; until that is done no other action is accepted."""
        return bool(self._pending.pressed)

    @property
    def waiting(self) -> bool:
        """Whether a request to the store is unanswered; `tick` then shows a long wait."""
        return self._pending.waiting

    @property
    def timed(self) -> bool:
        """Whether `tick` must be called, because something changes with time."""
        plugged = self.devices is not None and self.devices.going
        page = isinstance(self.page, Timed) and self.page.going
        return self.waiting or self.storage_health.sick or self.sand_timer.going or plugged or page

    @property
    def table(self) -> SeatedGame:
        """The seated game; raises AssertionError if none is seated."""
        assert self.seated is not None
        return self.seated

    def screen(self) -> Screen:
        """The screen to draw now."""
        screen = self.sand_timer.drawn(self.page.show(self))
        saving = self.speech.say("saving" if self.busy else "reading") if self._pending.slow else ""
        screen = replace(
            screen,
            # A refusal belongs to the table: pages on which its rule is read do not show it.
            notice=screen.notice or (None if self.notice is not None and self.notice.why else self.notice),
            saving=saving,
            pressed=self._pending.pressed,
            warning=self.warning.sign(self.speech),
            rotation=self.rotation.degrees(self.settings, self.seated),
            readers=self.devices.readers() if self.devices is not None else (),
        )
        self._drawn = drawn = self.settings.drawn(screen)
        return drawn

    def listen(self, listener: events.Listener) -> None:
        """Deliver every later session event to this listener too."""
        self._events.listen(listener)

    def emit(self, event: events.SessionEvent) -> None:
        """Queue an event for the listeners."""
        self._drawn = None
        self._events.emit(event)

    def plug(self, devices: DevicePort | None) -> None:
        """Use these devices from now on, replacing others; None for touch alone."""
        self.devices = devices
        if devices is not None and self.seated is not None:
            devices.on(events.Seated(self.seated))

    def play_seats(self, seats: SeatsPort) -> None:
        """Use these automatic players for the seats that no person plays."""
        self.boardside = seats

    def tap(self, name: Does, text: str = "") -> None:
        """Touch what has this written name on the screen that was drawn last, or change the text in the field with this
        name; what has no name of its own on the screen is given as a value. Nothing happens if it is not on the screen,
        or is disabled.
        """
        if self.busy:
            return
        does = touched(self._drawn or self.screen(), name)
        if does is not None:
            self.touch(does, text)

    def touch(self, does: Does, text: str = "") -> None:
        """Do what a touch of an element of the shown screen does, or change the text of a field."""
        if self.busy:
            return
        self._tapped, self._drawn = name_of(does), None
        with self._events.delivering():
            if does == "notice":
                self.dismiss()
            elif does == SIGN:
                self._show(self.warning.explained(self.speech), Suggestions())
            else:
                self.page.tap(self, does, text)

    def feed(self, event: Any) -> None:
        """Handle an event from another thread: an answer of the store, or a device event."""
        self._drawn = None
        with self._events.delivering():
            match event:
                case Answered(then, result):
                    self._pending.answered()
                    then(result)
                case Opened(result):
                    self._pending.answered()
                    self._opened(result)
                case Delivered(then, result):
                    then(result)
                case Health():
                    self.storage_health.hear(event)
                case _ if self.devices is not None:
                    self.devices.hear(event)

    def tick(self, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock."""
        self._drawn = None
        with self._events.delivering():
            self._pending.tick(now)
            self.storage_health.tick(now)
            if self.sand_timer.tick(now):
                self.note(self.speech.say("sand-over"), self.speech.say("sand-over-more"))
            if self.devices is not None:
                self.devices.tick(now)
            if isinstance(self.page, Timed) and self.page.going:
                self.page.tick(self, now)

    def go(self, page: Page) -> None:
        """Show another page in place of this one."""
        self._pages.go(page)

    def push(self, page: Page) -> None:
        """Show a page above the present one, to which `back` returns."""
        self._pages.push(page)

    def back(self) -> None:
        """Return to the page below; from the lowest one, leave the game."""
        if not self._pages.pop():
            self.leave()
        if isinstance(self.page, Revisited):
            self.page.revisited(self)

    def ask(self, job: Callable[[BufferedStore], Any], then: Callable[[Any], None]) -> None:
        """Queue a job for the store's worker; a later `feed` calls `then` with the answer. Failures show a notice."""
        self._pending.ask(job, then)

    def note(
        self, headline: str, more: str = "", tone: NoticeTone = "news", ways: tuple[Choice, ...] = (), topic: str = ""
    ) -> None:
        """Show a notice with buttons (`ways`) until a touch or the next action; `topic` names its question, if any."""
        self._show(Notice("notice", headline, more, ways=ways, tone=tone), Suggestions(), topic)

    def dismiss(self) -> None:
        """Remove the notice with its buttons, and what its suggestions highlight on the board."""
        if self.notice is not None:
            self._show(None, Suggestions())

    def perform(self, action: Say | Draft | None, source: str = "") -> None:
        """Remove the notice, then `act` (None: no more). `source`: a touched id, "reader/1", or "" (the last touch)."""
        self.dismiss()
        self.emit(events.Performed(source or self._tapped))
        self.act(action, source=source)

    def take_catalog(self, read: tag_catalog.Catalog) -> None:
        """Use this catalogue of tags and readers from now on."""
        self.catalog = read

    def read_catalog(self) -> None:
        """Read the catalogue of tags and readers from the store again."""
        self.ask(tag_catalog.read, self.take_catalog)

    def read_games(self) -> None:
        """Read the list of games from the store again."""

        def listed(games: list[GameRow]) -> None:
            self.games = tuple(row for row in games if not row.aside)

        self.ask(lambda store: store.games(), listed)

    def begin(self, start: Start, players: tuple[Player, ...], then: Callable[[], None], guided: bool = False) -> None:
        """Begin a new game, if `guided` with tutorial cards; `then` is called when it is seated and on the disk."""
        begun = begin(start)
        if isinstance(begun, Unclear | Rejection):
            return self.note(reason(self.speech, begun), tone="warning")
        people = People(self.settings.language or None, players, () if guided else None)
        self.ask(
            lambda store: store.begin(start.game, begun.stored(), write_people(people)),
            lambda id: self.seat(seat_game(id, begun, people, self.settings.language, self.settings.edition), then),
        )

    def resume(self, id: int, then: Callable[[], None]) -> None:
        """Seat the stored game with this id, then call `then`; if it cannot be read, `GameUnreadable` is emitted."""
        language, edition, self.opening = self.settings.language, self.settings.edition, id

        def found(game: SeatedGame | events.GameUnreadable) -> None:
            if isinstance(game, SeatedGame):
                self.seat(game, then)
            else:
                self.emit(game)

        self.ask(lambda store: read_game(store, id, language, edition), found)

    def act(self, action: Say | Draft | None, then: Callable[[], None] = lambda: None, source: str = "") -> None:
        """Store a `Say`'s commands, calling `then` after each; or keep an unfinished command; None does nothing."""
        action = self.boardside.before(action, source) if self.boardside is not None else action
        if isinstance(action, Say):
            self._then = then if action.then is None else lambda: self.act(action.then)
            self._commands.say(action.commands, source or self._tapped)
        elif action is not None:
            self.draft = action
            self.emit(events.DraftChanged(action))

    def undo(self, entries: int) -> None:
        """Withdraw this number of entries, and show the players what to put back."""
        self._commands.undo(entries, self._tapped)

    def redo(self, entries: int) -> None:
        """Restore this number of undone entries, and show the players what to move."""
        self._commands.redo(entries, self._tapped)

    def change_settings(self, settings: Settings) -> None:
        """Use these settings at once, and store them."""
        if self._use(settings):
            self.dismiss()
            self._speak()
        self.ask(lambda store: store.remember("wishes", write(settings)), lambda _: None)

    def keep(self, people: People) -> None:
        """Use these names, languages and seats of the players, and store them with the game."""
        seated = replace(self.table, people=people)
        self.seated = seated.speaking(self.settings.language, self.settings.edition)
        self.ask(lambda store: store.people(seated.id, write_people(people)), lambda _: None)

    def switch_off(self) -> None:
        """End the app, then switch off the machine. If no command can switch the machine off: end the app if its store
        cannot be used (see `failure`), else do nothing."""
        self.ending = bool(self.off) or self.failure is not None

    def leave(self) -> None:
        """Return to the first page; the game being played stays in the store."""
        self.seated = self.opening = None
        self.emit(events.Left())
        self.dismiss()
        self._pages.home()
        self.read_games()

    def _use(self, settings: Settings) -> bool:
        """Replaces the settings; True if they change the language."""
        before, self.settings = self.settings, settings
        return (before.language, before.edition) != (settings.language, settings.edition)

    def _speak(self) -> None:
        """Use the language of the settings, and show a notice if its files have errors."""
        wanted = self.settings.language or self.settings.edition
        self._speech = Speech(wanted)
        if self.seated is not None:
            self.seated = self.seated.speaking(self.settings.language, self.settings.edition)
        if broken := troubles(wanted):
            more = self._speech.say("broken-words-more", troubles=" ".join(broken))
            self.note(self._speech.say("broken-words"), more, tone="warning")

    def _show(self, notice: Notice | None, suggestions: Suggestions, topic: str = "") -> None:
        self.notice, self.suggestions = notice, suggestions
        self.emit(events.NoticeChanged(topic))

    def seat(self, game: SeatedGame, then: Callable[[], None]) -> None:
        """Make this the game being played, then call `then`."""
        self.seated = game
        self._pages.clear()
        self._clear()
        self.emit(events.Seated(game))
        then()

    def _clear(self) -> None:
        """Drop the unfinished command and what was to be put back, and remove the notice."""
        self.put_back = ()
        self.dismiss()
        self.act(self.table.look.blank())

    def _set_match(self, match: Match, withdrawn: tuple[Entry, ...] = (), **joined: frozenset[int]) -> None:
        renamed = self.table.match.state.house.renamed != match.state.house.renamed
        self.seated = replace(self.table.with_match(match), withdrawn=withdrawn, **joined)
        self._clear()
        if renamed:
            self.keep(replace(self.table.people, called=self.table.called()))

    def _on_outcome(self, outcome: Outcome) -> None:
        """Go on with the match after a command, an undo or a redo, or show a notice that says why it was refused."""
        match outcome:
            case events.Accepted(match=after, joined=joined):
                self._set_match(after, joined=self.table.joining(after, joined))
                self.emit(outcome)
                self._then()
            case events.Refused(rejection, command):
                self.refused = rejection.rule.id
                self._show(*refusal(self.table, command, rejection))
                self._pending.mention(written(self.table.id, command, rejection))
                self.emit(outcome)
            case events.Undone() | events.Redone():
                before = self.table
                self._set_match(outcome.match, returnable(before, outcome))
                say_undone(self, *self._as_left.worded(before, self.table, outcome))
                self.emit(outcome)
            case Unclear():
                self.note(reason(self.speech, outcome), tone="warning")
            case None:
                self.act(self.table.look.blank())

    def _not_saved(self, why: Exception) -> None:
        self.note(self.speech.say("not-saved"), why_not(self.speech, why), tone="warning")

    def _opened(self, result: BufferedStore | Exception) -> None:
        """Start with the opened store, or show why it is closed."""
        if isinstance(result, Exception):
            self.games = ()
            if isinstance(result, StoreBusy | StoreNewer):
                self.failure = result
                return self.emit(events.StoreRefused())
            return self._not_saved(result)
        begin_evening(self, result, self._settings_recalled)

    def _settings_recalled(self, text: bytes | None) -> None:
        if text is not None and self._use(self.settings.recalled(text)):
            self._speak()
