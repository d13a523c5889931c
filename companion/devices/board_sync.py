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
    from companion.session.session import Desk
    from engine.match import Match

LISTED = "board"
"""What the table's page calls the list that lies over it."""


class BoardDoctor:
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

    def moves(self, desk: Desk) -> tuple[Move, ...]:
        """What the hands must move."""
        laying, catalog = desk.table.look.laying(), desk.catalog
        if laying is None:
            return ()
        sensed = []
        lies: dict[str, list[str]] = {}
        for spot, under in catalog.readers.items():
            place = under.means
            if under.game != desk.table.told.game or spot in self._hands.devices.failed:
                continue
            if not self._hands.devices.up(spot[0]):
                continue
            sensed.append(place)
            for uid in self._hands.devices.lying.get(spot, ()):
                meaning = self._hands.meaning(desk, uid)
                if meaning != place:
                    lies.setdefault(place, []).append(meaning or UNKNOWN)
        tagged = {known.means for known in catalog.tags.values() if known.game == desk.table.told.game}
        should = laying.lies(desk.table.match.state, desk.table.players)
        return moves(should, lies, sensed, tagged) if should else ()

    def expected(self, desk: Desk, place: str, meaning: str) -> bool:
        """Whether the game knows such a piece there: the board comes nearer to the game, and nothing is said by it."""
        laying = desk.table.look.laying()
        if laying is None:
            return False
        there = laying.lies(desk.table.match.state, desk.table.players).get(place, ())
        spots = [spot for spot in desk.catalog.readers if desk.catalog.place(*spot) == place]
        uids = [uid for spot in spots for uid in self._hands.devices.lying.get(spot, ())]
        return sum(self._hands.meaning(desk, uid) == meaning for uid in uids) <= there.count(meaning)

    def follow(self, desk: Desk) -> None:
        """Open the list when there is something to be moved, and close it when there is nothing any more."""
        match = desk.table.match
        if match is not self._match and match.before is not self._match:
            self.call()
        self._match = match
        if not self._looking or desk.busy:
            return
        page = desk.page
        if not self.moves(desk):
            if isinstance(page, TablePage) and page.over == LISTED:
                desk.go(TablePage())
                desk.note(desk.table.speech.say("board-agrees"))
            self._looking = self._listed = False
            return
        if self._listed or not isinstance(page, TablePage) or page.over:
            return
        if desk.notice is not None and desk.notice.tone != "news":
            return  # a refusal is read first
        self._said, self._listed = desk.notice, True
        desk.dismiss()
        desk.go(TablePage(over=LISTED))

    def sheet(self, desk: Desk) -> Sheet:
        """The list, as it is now, and what was told when it was opened."""
        laying, speech = desk.table.look.laying(), desk.table.speech
        lines = [laying.moved(move, desk.table.players, speech) for move in self.moves(desk)] if laying else []
        told = [self._said.headline, *(line for line in desk.put_back if line not in lines)] if self._said else []
        blocks = (*(Text(line) for line in lines), *(Text(line, tone="quiet") for line in told))
        return Sheet(LISTED, speech.say("sheet-board"), blocks, (button(speech, "close"),), low=True)

    def places(self, desk: Desk) -> frozenset[str]:
        """The spots of the drawing where something is to be moved."""
        ends = [end for move in self.moves(desk) for end in (move.off, move.onto)]
        return frozenset(end.partition("/")[2] for end in ends if end)
