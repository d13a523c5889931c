"""The referee's desk: the one mutable object. It takes taps and events, and shows what is to be drawn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.actions import Draft, Say
from companion.games.people import People, Player, write_people
from companion.games.protocol import Suggestions
from companion.games.starting import begin, finished
from companion.language.speech import Speech, troubles
from companion.screen import Choice, Notice, Screen
from companion.session.around import Around
from companion.session.opening import put_on_table
from companion.session.pending import Answered, PendingRequests, Submit
from companion.session.pending import Opened as Opened
from companion.session.protocols import DeviceAware as DeviceAware
from companion.session.protocols import DevicePort, Timed
from companion.session.protocols import Page as Page
from companion.session.refusals import refusal, unclear
from companion.session.seated_game import SeatedGame, last_act, seat_game
from companion.session.storage_health import SIGN, StorageHealth, why_not
from companion.storage import tag_catalog, untrusted
from companion.storage.buffered_store import BufferedStore, Health
from companion.storage.store import GameRow, StoreFailed
from engine.codec import write
from engine.game import Command, Start
from engine.match import Match
from engine.rule import Rejection, Unclear


class Settings(Struct, frozen=True):
    """What the people at this screen wish for: the rulebook a new game begins with, the screen's rotation in degrees
    clockwise, whether nothing should move, the language ("": that of the rulebook), whether the screen turns to the
    seat whose word it is, and whether a buzzer calls that seat; and whether nobody signed this version."""

    edition: str = "de"
    rotation: int = 0
    still: bool = False
    language: str = ""
    turning: bool = False
    calling: bool = True
    unsigned: bool = False


class Session:
    """Everything that can change while the app runs; only one thread touches it.

    `submit` hands jobs to the store's owner, `post` puts an event into the queue that feeds this desk.
    """

    def __init__(
        self,
        submit: Submit,
        post: Callable[[Any], None],
        home: Page,
        settings: Settings | None = None,
    ) -> None:
        self.page = self._home = home
        self.settings = settings or Settings()
        self.seated: SeatedGame | None = None
        self.opening: int | None = None
        """The number of the game that was opened last, also where it could not be."""
        self.draft: Draft = None
        self.notice: Notice | None = None
        self.suggestions = Suggestions()
        self.refused = ""
        """The id of the rule that was last refused."""
        self.games: tuple[GameRow, ...] | None = None
        """The games in the store, the last one first; None until they were read."""
        self.catalog = tag_catalog.Catalog()
        """What tags and readers mean, as far as it was read and taught."""
        self.failure: StoreFailed | None = None
        """Why there can be no evening at all: another Boardside, or a newer one, owns the games. The app ends then."""
        self.put_back: tuple[str, ...] = ()
        """What the last undo asked of the hands."""
        self.off: tuple[str, ...] = ()
        """The command that switches the machine off; () where none can."""
        self.ending = False
        """The table was asked to switch off: the app ends, and the machine after it."""
        self.devices: DevicePort | None = None
        """What is plugged in, and what hands do with it; None on a table that is played by touch alone."""
        self._speak()
        self._pending = PendingRequests(submit, post, self._not_saved)
        self.storage_health = StorageHealth(self)
        self.around = Around(self)
        self._sentences: deque[Command] = deque()
        self._then: Callable[[], None] = lambda: None
        self._tapped = ""

    @property
    def speech(self) -> Speech:
        """What the screen speaks: the table's language, or the wished one while no game lies there."""
        return self._speech if self.seated is None else self.seated.speech

    @property
    def busy(self) -> bool:
        """Whether an act is on its way to the disk: no other is taken until it has arrived."""
        return bool(self._pending.pressed)

    @property
    def waiting(self) -> bool:
        """Whether the store has still to answer something: `tick` then tells a long wait."""
        return self._pending.waiting

    @property
    def timed(self) -> bool:
        """Whether anything here waits for time to pass: `tick` is to be called then."""
        plugged = self.devices is not None and self.devices.going
        page = isinstance(self.page, Timed) and self.page.going
        return self.waiting or self.storage_health.sick or self.around.going or plugged or page

    @property
    def table(self) -> SeatedGame:
        """The game on the table. Only asked by pages that need one."""
        assert self.seated is not None
        return self.seated

    def screen(self) -> Screen:
        """What is to be drawn now."""
        screen = self.page.show(self)
        if screen.banner is not None:
            screen = replace(screen, banner=replace(screen.banner, clock=self.around.clock))
        saving = self.speech.say("saving" if self.busy else "reading") if self._pending.slow else ""
        return replace(
            screen,
            # A refusal belongs to the table: pages on which its rule is read do not show it.
            notice=screen.notice or (None if self.notice is not None and self.notice.why else self.notice),
            saving=saving,
            pressed=self._pending.pressed,
            warning=self.storage_health.sign(),
            rotation=self.around.rotation(),
            still=self.settings.still,
            readers=self.devices.readers(self) if self.devices is not None else (),
        )

    def tap(self, id: str, text: str = "") -> None:
        """A touch on something of the screen, or a change of the text in a field."""
        if self.busy:
            return
        self._tapped = id
        if id == "notice":
            self.dismiss()
        elif id == SIGN:
            self.storage_health.explain()
        else:
            self.page.tap(self, id, text)
        if self.devices is not None:
            self.devices.follow(self)

    def feed(self, event: Any) -> None:
        """Something happened elsewhere."""
        match event:
            case Answered(then, result):
                self._pending.answered()
                then(result)
            case Opened(result):
                self._pending.answered()
                self._opened(result)
            case Health():
                self.storage_health.hear(event)
            case _ if self.devices is not None:
                self.devices.hear(self, event)
        if self.devices is not None:
            self.devices.follow(self)

    def tick(self, now: float) -> None:
        """Time passes, in seconds; a disk that takes long is told of."""
        self._pending.tick(now)
        self.storage_health.tick(now)
        self.around.tick(now)
        if self.devices is not None:
            self.devices.tick(self, now)
        if isinstance(self.page, Timed) and self.page.going:
            self.page.tick(self, now)

    def go(self, page: Page) -> None:
        """Show another page."""
        self.page = page

    def ask(self, job: Callable[[BufferedStore], Any], then: Callable[[Any], None]) -> None:
        """Have something read from or written to the store; `then` is told the answer by the next `feed`.

        A failure is told on the screen and `then` is not called.
        """
        self._pending.ask(job, then)

    def note(self, headline: str, more: str = "", tone: str = "news") -> None:
        """Tell the table something; it stays until touched or until the next act."""
        self.suggestions = Suggestions()
        self.notice = Notice("notice", headline, more, tone=tone)  # type: ignore[arg-type]

    def dismiss(self) -> None:
        """Take the notice away, and what it pointed out."""
        self.notice, self.suggestions = None, Suggestions()

    def take_catalog(self, read: tag_catalog.Catalog) -> None:
        """Tags and readers mean this from now on."""
        self.catalog = read

    def read_catalog(self) -> None:
        """Have it read anew what tags and readers mean."""
        self.ask(tag_catalog.read, self.take_catalog)

    def read_games(self) -> None:
        """Have the list of games read anew."""
        self.ask(lambda store: store.games(), self._games_read)

    def begin(self, told: Start, players: tuple[Player, ...], then: Callable[[], None], guided: bool = False) -> None:
        """Begin a new game, `guided` with a card for each phase; `then` is called when it lies on table and disk."""
        begun = begin(told)
        if isinstance(begun, Unclear):
            return self.note(unclear(self.speech, begun), tone="warning")
        if isinstance(begun, Rejection):
            return self.note(self.speech.say(begun.rule.id, **begun.params), tone="warning")
        people = People(self.settings.language or None, players, () if guided else None)

        def started(id: int) -> None:
            self.sit(seat_game(id, begun, people, self.settings.language, self.settings.edition))
            then()

        self.ask(lambda store: store.begin(told.game, begun.stored(), write_people(people)), started)

    def resume(self, id: int, then: Callable[[], None]) -> None:
        """Put a game of the store back on the table; `then` is called when it lies there. See `opening`."""
        self.opening = id
        put_on_table(self, id, then)

    def act(self, act: Say | Draft | None, then: Callable[[], None] = lambda: None, of: str = "") -> None:
        """Go on with a draft, or say what a touch, or `of`, completed; `then` follows each sentence on the disk."""
        if act is None:
            return
        self._tapped = of or self._tapped
        if isinstance(act, Say):
            self._sentences = deque(act.commands)
            self._then = then
            self._say_next()
        else:
            self.draft = act

    def undo(self, entries: int) -> None:
        """Withdraw the last entries, and tell the hands what to put back."""
        seated = self.table
        before = seated.match.undo(entries)

        def withdrawn(_: Any) -> None:
            self._set_match(before)
            told = self._told(seated.match)
            self.say_undone(self.speech.say("undone", act=told, entries=entries), seated.put_back(entries))

        self._write(lambda store: store.undone(seated.id, entries, over=finished(before)), withdrawn)

    def say_undone(self, headline: str, lines: tuple[str, ...]) -> None:
        """Say what was undone, and what the hands put back: these lines can be ticked."""
        self.note(headline, " · ".join(lines))
        self.put_back = lines
        if lines and self.notice is not None:
            self.notice = replace(self.notice, ways=(button(self.speech, "tick"),))

    def last_act(self) -> int:
        """How many entries the undo button withdraws: the last act of a hand, with what the desk said after it."""
        return last_act(self.table.match, self.table.look)

    def wish(self, settings: Settings) -> None:
        """Take these wishes at once, and remember them."""
        before, self.settings = self.settings, settings
        if (before.language, before.edition) != (settings.language, settings.edition):
            self.dismiss()
            self._speak()
        self.ask(lambda store: store.remember("wishes", write(settings)), lambda _: None)

    def keep(self, people: People) -> None:
        """Take what is told of the people at the table, and remember it with the game."""
        seated = replace(self.table, people=people)
        self.seated = seated.speaking(self.settings.language, self.settings.edition)
        self.ask(lambda store: store.people(seated.id, write_people(people)), lambda _: None)

    def leave(self) -> None:
        """Back to the first page; the game stays in the store as it is."""
        self.seated = self.opening = None
        self.dismiss()
        self.go(self._home)
        self.read_games()

    def _speak(self) -> None:
        """Take up the wished language everywhere; what is broken in its files is told."""
        wanted = self.settings.language or self.settings.edition
        self._speech = Speech(wanted)
        if self.seated is not None:
            self.seated = self.seated.speaking(self.settings.language, self.settings.edition)
        broken = troubles(wanted)
        if broken:
            more = self._speech.say("broken-words-more", troubles=" ".join(broken))
            self.note(self._speech.say("broken-words"), more, tone="warning")

    def _told(self, match: Match) -> str:
        assert match.last is not None
        return self.table.look.tell(match.last, self.table.speech)

    def sit(self, seated: SeatedGame) -> None:
        """This game is on the table now."""
        self.seated = seated
        self.draft = seated.look.blank()
        self.dismiss()

    def _set_match(self, match: Match) -> None:
        renamed = self.table.match.state.house.renamed != match.state.house.renamed
        self.storage_health.turned(self.table.match, match)
        self.seated = self.table.with_match(match)
        self.draft = self.table.look.blank()
        self.dismiss()
        if renamed:
            self.keep(replace(self.table.people, called=self.table.called()))

    def _say_next(self) -> None:
        """Say the next sentence, or what the desk may say by itself."""
        seated = self.table
        if not self._sentences:
            automatic = seated.look.automatic(seated.match.state)
            if automatic is None:
                return
            self._sentences.append(automatic)
        command = self._sentences.popleft()
        after = seated.match.say(command)
        if isinstance(after, Match):
            entry = after.last
            assert entry is not None

            def saved(_: Any) -> None:
                self._set_match(after)
                self._then()
                self._say_next()

            self._write(
                lambda store: store.append(seated.id, write(entry.command), write(entry.events), over=finished(after)),
                saved,
            )
            return
        self._sentences.clear()
        if isinstance(after, Rejection):
            self.refused = after.rule.id
            self.notice, self.suggestions = refusal(seated, command, after)
            said, rule, params = write(command), after.rule.id, write(after.params)
            self._pending.mention(lambda store: store.refused(seated.id, said, rule, params))
        else:
            self.note(unclear(self.speech, after), tone="warning")

    def _write(self, job: Callable[[BufferedStore], Any], then: Callable[[Any], None]) -> None:
        """Write to the store; until its answer no other act is taken."""

        def lost() -> None:
            self._sentences.clear()
            self.draft = self.table.look.blank()

        self._pending.write(self._tapped or "act", job, then, lost)

    def _not_saved(self, why: Exception) -> None:
        self.note(self.speech.say("not-saved"), why_not(self.speech, why), tone="warning")

    def _opened(self, result: BufferedStore | Exception) -> None:
        if not self.storage_health.opened(result):
            return
        self.read_games()
        self.ask(lambda store: store.recall("wishes"), self._settings_recalled)
        self.read_catalog()

    def _settings_recalled(self, text: bytes | None) -> None:
        if text is not None:
            # What an earlier version did not ask is as the settings' file has it.
            before = self.settings
            with suppress(ValueError):  # what cannot be read any more is as if nobody had wished it
                told = {**msgspec.to_builtins(before), **untrusted.json(text, dict[str, Any])}
                self.settings = msgspec.convert(told, Settings)
            if (before.language, before.edition) != (self.settings.language, self.settings.edition):
                self._speak()

    def _games_read(self, games: list[GameRow]) -> None:
        self.games = tuple(row for row in games if not row.aside)


def button(speech: Speech, id: str, tone: str = "plain", **more: Any) -> Choice:
    """A button that is called by its own message: `act-<id>`."""
    return Choice(id, speech.say(f"act-{id}"), tone=tone, **more)  # type: ignore[arg-type]
