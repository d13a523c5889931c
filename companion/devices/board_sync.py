"""The doctor of a sensed board: lists what to move until board and game agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.layout_diff import UNKNOWN, Move, moves
from companion.pages.table.table import TablePage
from companion.screen import Sheet, Text
from companion.session.session import button

if TYPE_CHECKING:
    from companion.devices.input import Hands
    from companion.screen import Notice
    from companion.session.session import Session
    from engine.match import Match

LISTED = "board"
"""What the table's page calls the list that lies over it."""


class BoardSync:
    """Called after an undo, a resume, a refusal, a reconnect or a gap; looks until nothing is left to be moved."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._looking = False
        self._listed = False
        self._match: Match | None = None
        self._said: Notice | None = None

    def call(self) -> None:
        """Board and game may differ: compare them, and list it though a list was put aside before."""
        self._looking, self._listed = True, False

    def again(self) -> None:
        """Something was said meanwhile: the list, if it still is one, is shown again."""
        self._listed = False

    @property
    def differs(self) -> bool:
        """Whether something is still to be moved, as far as anybody looked."""
        return self._looking

    def moves(self, session: Session) -> tuple[Move, ...]:
        """What the hands must move."""
        tag_input, catalog = session.table.look.tag_input(), session.catalog
        if tag_input is None:
            return ()
        sensed = []
        lies: dict[str, list[str]] = {}
        for spot, under in catalog.readers.items():
            place = under.means
            if under.game != session.table.told.game or spot in self._hands.devices.failed:
                continue
            if not self._hands.devices.up(spot[0]):
                continue
            sensed.append(place)
            for uid in self._hands.devices.lying.get(spot, ()):
                meaning = self._hands.meaning(session, uid)
                if meaning != place:
                    lies.setdefault(place, []).append(meaning or UNKNOWN)
        tagged = {known.means for known in catalog.tags.values() if known.game == session.table.told.game}
        should = tag_input.lies(session.table.match.state, session.table.players)
        return moves(should, lies, sensed, tagged) if should else ()

    def expected(self, session: Session, place: str, meaning: str) -> bool:
        """Whether the game knows such a piece there: the board comes nearer to the game, and nothing is said by it."""
        tag_input = session.table.look.tag_input()
        if tag_input is None:
            return False
        there = tag_input.lies(session.table.match.state, session.table.players).get(place, ())
        spots = [spot for spot in session.catalog.readers if session.catalog.place(*spot) == place]
        uids = [uid for spot in spots for uid in self._hands.devices.lying.get(spot, ())]
        return sum(self._hands.meaning(session, uid) == meaning for uid in uids) <= there.count(meaning)

    def follow(self, session: Session) -> None:
        """Open the list when there is something to be moved, and close it when there is nothing any more."""
        match = session.table.match
        if match is not self._match and match.before is not self._match:
            self.call()
        self._match = match
        if not self._looking or session.busy:
            return
        page = session.page
        if not self.moves(session):
            if isinstance(page, TablePage) and page.over == LISTED:
                session.go(TablePage())
                session.note(session.table.speech.say("board-agrees"))
            self._looking = self._listed = False
            return
        if self._listed or not isinstance(page, TablePage) or page.over:
            return
        if session.notice is not None and session.notice.tone != "news":
            return  # a refusal is read first
        self._said, self._listed = session.notice, True
        session.dismiss()
        session.go(TablePage(over=LISTED))

    def sheet(self, session: Session) -> Sheet:
        """The list, as it is now, and what was told when it was opened."""
        tag_input, speech = session.table.look.tag_input(), session.table.speech
        lines = (
            [tag_input.moved(move, session.table.players, speech) for move in self.moves(session)] if tag_input else []
        )
        told = [self._said.headline, *(line for line in session.put_back if line not in lines)] if self._said else []
        blocks = (*(Text(line) for line in lines), *(Text(line, tone="quiet") for line in told))
        return Sheet(LISTED, speech.say("sheet-board"), blocks, (button(speech, "close"),), low=True)

    def places(self, session: Session) -> frozenset[str]:
        """The spots of the drawing where something is to be moved."""
        ends = [end for move in self.moves(session) for end in (move.off, move.onto)]
        return frozenset(end.partition("/")[2] for end in ends if end)
