"""The session of one seat's phones: its own pages, beside the one session of the table.

It shows the table's game in the seat's language, and has pages of its own (a rule that is read, a question that is
asked), which nobody else sees. It writes nothing: an action goes to the table's session, which judges it as any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.screen import Does, Notice, Screen, name_of
from companion.session.entered_hand import OwnHand
from companion.session.protocols import Page
from companion.session.refusals import refusal
from companion.session.session import Session
from companion.storage.retrying_store import BufferedStore
from engine.match import Match
from engine.rule import Rejection


class Caution(Struct, frozen=True):
    """A refusal that only the phone of one seat shows: its notice, the action, and the match in which it was judged."""

    notice: Notice
    action: Say
    match: Match


class SeatSession(Session):
    """The session of one seat's phones, for the seat `seat` ("2"); its pages lie above `home`. `table` is the table's
    session.
    """

    def __init__(self, table: Session, seat: str, home: Page) -> None:
        super().__init__(_no_store, lambda _: None, home, table.settings)
        self.main, self.seat_id = table, seat
        self._home = home
        self._own = OwnHand()
        self._known: tuple[OwnHand, Match, Match] | None = None  # what of its own hand is known in this match
        self.caution: Caution | None = None  # the refusal that only this seat's phones show
        self.follow()

    @property
    def awaited(self) -> bool:
        """Whether the table waits for this seat, or for everybody, as for the deal."""
        prompt = self.seated.match.prompt if self.seated is not None else None
        return prompt is not None and (self.seat_id in prompt.seats or bool(prompt.awaits and not prompt.seats))

    @property
    def at_home(self) -> bool:
        """Whether the phone shows its first page, with no other page opened."""
        return type(self.page) is type(self._home)

    def screen(self) -> Screen:
        """The screen of the phone; a private page that lies over the game says when it is the seat's turn."""
        screen = super().screen()
        if self.at_home or not self.awaited or screen.sheet is None or screen.board is not None:
            return screen
        return replace(screen, title=self.speech.say("web-your-turn"))

    def follow(self) -> None:
        """Take over the table's game as it is now; a page that belongs to another game is closed."""
        seated, before, self.boardside = self.main.seated, self.seated, self.main.boardside
        self.settings, self.refused, self.put_back = self.main.settings, self.main.refused, self.main.put_back
        if seated is None or int(self.seat_id) > len(seated.players):
            self.seated = None
        else:
            self.seated = replace(seated, speech=seated.voice(self.seat_id), voices={})
        if self.at_home:
            self.draft, self.suggestions = self.main.draft, self.main.suggestions
            self.notice = self.main.notice if self.awaited else None
        elif (before and before.id) != (self.seated and self.seated.id):
            self._pages.home()
        if (before and before.id) != (self.seated and self.seated.id):
            self._own, self._known = OwnHand(), None
        if self.caution is not None and (self.seated is None or self.caution.match is not self.table.match):
            self.caution = None

    def enter_hand(self, pieces: Mapping[str, int]) -> None:
        """Keep these pieces as the seat's own. They are used for its own questions, hints and actions only."""
        self._own = OwnHand({id: count for id, count in pieces.items() if count}, len(self.table.match))

    @property
    def known(self) -> Match:
        """The match as this seat knows it: its public part, and the seat's own hand as far as it was entered."""
        match, known = self.table.match, self._known
        if known is None or known[0] is not self._own or known[1] is not match:
            self._known = known = self._own, match, self._own.known(match, self.seat_id)
        return known[2]

    def doubted(self, action: Say | Draft | None) -> bool:
        """Show a notice on this seat's phones only, if the hand that was entered there forbids an action that the
        referee would accept. True if such a notice is shown.
        """
        if not isinstance(action, Say) or not self._own.pieces:
            return False
        command, match = action.commands[0], self.table.match
        refused = self.known.say(command) if isinstance(match.say(command), Match) else None
        if isinstance(refused, Rejection):
            self.caution = Caution(refusal(self.table, command, refused)[0], action, match)
        return self.caution is not None

    def cleared(self) -> Caution | None:
        """Remove the refusal that only this seat sees, and return it; None if there is none."""
        caution, self.caution = self.caution, None
        return caution

    def at_table(self, touched: Does, then: Callable[[Session], object]) -> None:
        """Call `then` with the table's session, as if this were touched there; nothing happens while an entry is being
        written.
        """
        if not self.main.busy:
            self.main._tapped = name_of(touched)
            with self.main._events.delivering():
                then(self.main)

    def act(self, action: Say | Draft | None, then: Callable[[], None] = lambda: None, source: str = "") -> None:
        """Keep an unfinished command on the phone, or pass an action on to the table's session; `then` is ignored."""
        if isinstance(action, Say):
            with self.main._events.delivering():
                self.main.perform(action, source or f"seat/{self.seat_id}")
        else:
            super().act(action, then, source)

    def leave(self) -> None:
        """Return to the seat's own first page; the table's game is not left."""
        self._pages.home()


def _no_store(job: Callable[[BufferedStore], Any], then: Callable[[Any], None]) -> None:
    """Does nothing: no page of a phone reads or writes the store."""
