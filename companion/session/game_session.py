"""The game session: what there is once at a table, used on one thread; it knows no screen and says nothing.

What happens at the table comes in by these, on one thread. The store has a thread of its own; nothing waits for it
(`store.ask`):

    begin, resume, play, leave       the game at the table, its people (`change_people`)
    execute, undo, redo, settle      commands of players, from a screen session, a tag or a button
    put_to_vote, power_off           a vote by phone; the end of the evening
    feed(event)                      an event from another thread: an answer of the store, or a device event
    tick(now)                        the time, about four times a second, while `timed` or a screen's `timed` is true
and goes out as events (`events.py`), which are queued while one of these runs and delivered in order when it ends.
Events of listeners are delivered after those.

The match answers each command with another match or a rejection:

    rejection  event `Refused`; a command that no rule can judge: event `NotUnderstood`
    match      it is written to the store first; until the disk answers the session is busy and takes no other command
               the answer comes to `feed`: event `Accepted`, then the next command is executed
               or the disk fails: event `NotStored`, and the game is unchanged"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.games.people import People, Player, write_people
from companion.games.start_and_resume import begin, finished
from companion.session import events
from companion.session.ports import Boardside, Club, Devices, Phones
from companion.session.seated_game import SeatedGame, seat_game
from companion.session.second_press import SecondPress
from companion.session.settings import Settings
from companion.session.stored_games import read_game
from companion.session.table_store import Answered, Delivered, Opened, TableStore
from companion.storage.retrying_store import Health
from companion.storage.store_thread import Job, Submit
from engine.codec import write
from engine.game import Command, Start
from engine.match import Match
from engine.rule import Rejection, Unclear

Outcome = events.Accepted | events.Undone | events.Redone | events.Refused | events.NotUnderstood
"""The outcome of a command, an undo or a redo that the disk did not fail."""


class Machine:
    """The program and the machine that it runs on: `off` is the command that switches the machine off, () where none
    can; `ending` is whether the program is to end; `config` are the two settings files in use, None for the usual ones.
    """

    def __init__(self) -> None:
        self.off: tuple[str, ...] = ()
        self.ending = False
        self.config: tuple[Path, Path] | None = None


class Vote(Struct, frozen=True):
    """A question that `seats` are asked on their phones; `votes` has the answers so far, {"2": "yes"}, and `match` is
    the game as it was when it was asked. `question` is a value that the pages put in words.
    """

    question: object
    seats: tuple[str, ...]
    match: Match
    votes: Mapping[str, str] = {}

    def open_to(self, seat: str, match: Match) -> bool:
        """Whether this seat is asked in this match and has not answered."""
        return seat in self.seats and seat not in self.votes and match is self.match


class GameSession:
    """The game at a table, its store and devices. `submit` and `post` are as in `TableStore`, `clock` as in
    `SecondPress`."""

    def __init__(
        self,
        submit: Submit,
        post: Callable[[Any], None],
        settings: Settings,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.events = events.EventQueue()
        self.store = TableStore(submit, post, self.events, settings)
        self.seated: SeatedGame | None = None
        self.opening: int | None = None  # the game that was opened last, also where it could not be
        self.devices: Devices | None = None  # what is plugged in; None at a table that is played by touch alone
        self.boardside: Boardside | None = None  # the seats that Boardside plays
        self.phones: Phones | None = None  # browsers as seats; None where there can be none
        self.club: Club | None = None  # None at a table that cannot take part in a club
        self.vote: Vote | None = None  # the vote by phone that is open
        self.machine = Machine()
        self._second_press = SecondPress(clock)
        self._commands = deque[Command]()  # those still to be executed, all of one touch or device
        self._source = ""
        self._joined = False  # whether the next entry is of the same touch as the last one
        self._by: object = None
        self._then: Callable[[], None] | None = None
        self._arriving: object = None  # what was begun or opened last, until it is seated or the game is left

    @property
    def table(self) -> SeatedGame:
        """The seated game; raises AssertionError if none is seated."""
        assert self.seated is not None
        return self.seated

    @property
    def busy(self) -> bool:
        """Whether an entry is being written to the disk; until that is done no other action is accepted."""
        return bool(self.store.pressed)

    @property
    def timed(self) -> bool:
        """Whether `tick` must be called, because something changes with time."""
        return self.store.waiting or self.store.health.sick or (self.devices is not None and self.devices.going)

    # --- what happens

    def feed(self, event: Any) -> None:
        """Handle an event from another thread: an answer of the store, or a device event."""
        with self.events.delivering():
            match event:
                case Answered(then, result):
                    self.store.answered()
                    then(result)
                case Opened(result):
                    self.store.answered()
                    self.store.opened(result)
                    if self.phones is not None and not isinstance(result, Exception):
                        self.phones.recall()
                case Delivered(then, result):
                    then(result)
                case Health():
                    self.store.health.hear(event)
                case _ if self.devices is not None:
                    self.devices.hear(event)

    def tick(self, now: float) -> None:
        """Advance to `now`, in seconds of a monotonic clock."""
        with self.events.delivering():
            self.store.tick(now)
            if self.devices is not None:
                self.devices.tick(now)
            self.events.emit(events.Ticked(now))

    # --- the game

    def begin(
        self, start: Start, players: tuple[Player, ...], then: Callable[[], None], guided: bool = False
    ) -> Unclear | Rejection | None:
        """Begin a new game, if `guided` with tutorial cards; `then` is called when it is seated and on the disk.
        Returns the reason why it cannot begin, else None. Nothing happens while another game is being begun or opened.
        """
        if self._arriving is not None:
            return None
        begun = begin(start)
        if isinstance(begun, Unclear | Rejection):
            return begun
        people = People(self.store.settings.language or None, players, () if guided else None)
        self._await_game(
            lambda store: store.begin(start.game, begun.stored(), write_people(people)),
            lambda id: self.play(seat_game(id, begun, people), then),
        )
        return None

    def resume(self, id: int, then: Callable[[], None]) -> None:
        """Seat the stored game with this id, then call `then`; if it cannot be read, `GameUnreadable` is emitted.
        Nothing happens while another game is being begun or opened."""
        if self._arriving is not None:
            return
        self.opening = id

        def found(game: SeatedGame | events.GameUnreadable) -> None:
            if isinstance(game, SeatedGame):
                self.play(game, then)
            else:
                self.events.emit(game)

        self._await_game(lambda store: read_game(store, id), found)

    def _await_game(self, job: Job, then: Callable[[Any], None]) -> None:
        """Ask the store for a game, and call `then` with it unless the players have left for the first page by then."""
        asked = self._arriving = object()

        def arrived(answer: Any) -> None:
            if self._arriving is asked:
                self._arriving = None
                then(answer)

        def lost() -> None:
            if self._arriving is asked:
                self._arriving = None

        self.store.ask(job, arrived, lost)

    def play(self, game: SeatedGame, then: Callable[[], None]) -> None:
        """Make this the game being played, then call `then`."""
        with self.events.delivering():
            self.seated = game
            self.events.emit(events.Seated(game))
            self.events.call(then)

    def leave(self) -> None:
        """Leave the game being played; it stays in the store."""
        with self.events.delivering():
            self.seated = self.opening = self._arriving = None
            self.events.emit(events.Left())
            self.store.read_games()

    def counts(self, commands: tuple[Command, ...]) -> bool:
        """Whether these commands, entered now by one touch or button, are to be executed, as `SecondPress` says."""
        return self._second_press.counts(commands, self.table)

    def execute(
        self,
        commands: Iterable[Command],
        source: str = "",
        by: object = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Execute these commands one after the other, each when the one before is on the disk; after a refusal the rest
        is dropped. `source` is the touch or device they come from ("reader/1"), `by` the screen session; `then` is
        called once, when the last of them and of those that the game adds is on the disk and listeners have heard of
        it, and not after a refusal. Nothing happens while the session is busy. A game must be seated.
        """
        if self.busy:
            return
        with self.events.delivering():
            self._commands, self._source, self._joined, self._by = deque(commands), source, False, by
            self._then = then
            self._next()

    def _next(self) -> None:
        """Execute the next command of the queue, or one that the game adds by itself, as the pass of a seat without a
        choice.
        """
        table = self.table
        if not self._commands:
            automatic = table.look.automatic(table.match.state)
            if automatic is None:
                if self._then is not None:
                    self.events.call(self._then)
                return
            self._commands.append(automatic)
        command = self._commands.popleft()
        after = table.match.say(command)
        if not isinstance(after, Match):
            self._commands.clear()
            if isinstance(after, Rejection):
                self._on_outcome(table.id, events.Refused(after, command, self._source, self._by))
            else:
                self._on_outcome(table.id, events.NotUnderstood(after, self._by))
            return
        entry = after.last
        assert entry is not None

        def saved(_: Any) -> None:
            joined, self._joined = self._joined, bool(self._commands)
            if self._on_outcome(table.id, events.Accepted(entry, after, self._source, joined, self._by)):
                self._next()

        said, facts, over = write(entry.command), write(entry.events), finished(after)
        self._write(self._source, lambda store: store.append(table.id, said, facts, over=over), saved)

    def undo(self, entries: int, source: str = "", then: Callable[[], None] | None = None) -> None:
        """Withdraw this number of entries of the seated game; `then` is called when listeners have heard of it, unless
        the game was left. Nothing happens while the session is busy."""
        if self.busy:
            return
        table = self.table
        before, withdrawn = table.match.undo(entries), table.match.entries()[-entries:][::-1]
        over, undone = finished(before), events.Undone(before, withdrawn, table)

        def stored(_: Any) -> None:
            if self._on_outcome(table.id, undone) and then is not None:
                self.events.call(then)

        self._write(source, lambda store: store.undone(table.id, entries, over=over), stored)

    def redo(self, entries: int, source: str = "") -> None:
        """Restore this number of undone entries of the seated game, the one undone last first. Nothing happens while
        the session is busy."""
        if self.busy:
            return
        table = self.table
        again = table.withdrawn[::-1][:entries]
        match = table.match
        for entry in again:
            match = match.then(entry)
        over, redone = finished(match), events.Redone(match, again, table)
        self._write(
            source,
            lambda store: store.redone(table.id, len(again), over=over),
            lambda _: self._on_outcome(table.id, redone),
        )

    def _write(self, source: str, job: Job, then: Callable[[Any], object]) -> None:
        """Write to the store; the session is busy until the answer. After a failure the queue is emptied and `then` is
        not called."""
        with self.events.delivering():
            self.store.ask(job, then, self._commands.clear, source or "act")

    def settle(self) -> None:
        """Leave open what the last action left open; it is not asked for again."""
        with self.events.delivering():
            self.seated = replace(self.table, settled=True)
            self.events.emit(events.Settled())

    def change_people(self, people: People) -> None:
        """Use these names, languages and seats of the players, and store them with the game."""
        seated = self.seated = replace(self.table, people=people)
        self.store.ask(lambda store: store.people(seated.id, write_people(people)), lambda _: None)

    def put_to_vote(self, vote: Vote | None) -> None:
        """Open this vote by phone, or take the present one with another answer; None ends it."""
        with self.events.delivering():
            self.vote = vote
            self.events.emit(events.VoteChanged())

    def power_off(self) -> None:
        """End the program, then switch off the machine. If no command can switch it off: end the program if its store
        cannot be used (see `TableStore.failure`), else do nothing."""
        self.machine.ending = bool(self.machine.off) or self.store.failure is not None

    def _on_outcome(self, game: int, outcome: Outcome) -> bool:
        """Go on with the match after a command, an undo or a redo; False if `game`, its id, was left."""
        table = self.seated
        if table is None or table.id != game:
            return False
        match outcome:
            case events.Accepted(match=match, joined=joined):
                self.seated = table.accepted(match, joined)
                self._second_press.accepted(match)
            case events.Undone(match=match, entries=entries):
                self.seated = table.undone(match, entries)
            case events.Redone(match=match, entries=entries):
                self.seated = table.redone(match, entries)
            case events.Refused(rejection, command):
                refused, id, params = write(command), rejection.rule.id, write(rejection.params)
                self.store.mention(lambda store: store.refused(table.id, refused, id, params))
        if table.match.state.house.renamed != self.table.match.state.house.renamed:
            self.change_people(replace(self.table.people, called=self.table.called()))
        self.events.emit(outcome)
        return True
