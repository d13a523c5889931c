"""What hands do at readers and buttons becomes acts at the desk, one after the other."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from companion.devices.board_sync import BoardDoctor
from companion.devices.buttons import Presses
from companion.devices.lamps import Signals
from companion.devices.pieces import Laid, Pieces, Spot
from companion.games.actions import Say
from companion.pages.table.table import TablePage
from companion.screen import Notice, OnReader
from companion.session.protocols import Hearing
from hardware.events import (
    ButtonHeld,
    ButtonPressed,
    Event,
    Gap,
    LinkUp,
    Snapshot,
    TagArrived,
    TagLeft,
    TagPresent,
    TagSeen,
)

if TYPE_CHECKING:
    from companion.devices.state import Devices
    from companion.games.tag_protocol import Laying
    from companion.session.session import Desk

CONTESTED = 1.0
"""Seconds after which a tag at two readers is a conflict and no longer one that was quickly moved."""
MOST_SHOWN = 8
"""More pieces than this are not shown one by one."""


class Arrival(Struct, frozen=True):
    """A tag that was laid down and has not been thought about yet."""

    spot: Spot
    uid: str


class Hands:
    """The hands at the table. `sounds`: whether the buzzer says anything."""

    def __init__(self, devices: Devices, *, sounds: bool = True) -> None:
        self.devices = devices
        self.pieces = Pieces()
        """What lies on readers of the table, under no place of a sensed board."""
        self.illegal: frozenset[Spot] = frozenset()
        """Spots of a sensed board where something was laid that was refused, until it is lifted."""
        self.dwelling: dict[Spot, str] = {}
        """Tags that are seen and do not count yet."""
        self.doctor = BoardDoctor(self)
        self._presses = Presses(self)
        self._signals = Signals(devices, sounds)
        self._arrived: deque[Arrival] = deque()
        self._contested: dict[str, tuple[Arrival, float | None]] = {}
        self._laid: tuple[str, ...] = ()
        self._uids: frozenset[str] = frozenset()
        self._game = 0
        self._spoken = 0
        self._notice: Notice | None = None

    @property
    def going(self) -> bool:
        """Whether time means something now."""
        return bool(self._contested) or self._presses.asking

    # --- what the devices tell

    def hear(self, desk: Desk, event: Event) -> None:
        """A device told something."""
        if isinstance(desk.page, Hearing) and desk.page.heard(desk, event):
            return
        match event:
            case TagArrived(device, reader, uid):
                self._arrive(desk, Arrival((device, reader), uid))
            case TagPresent(device, reader, uid):
                self._find(desk, (device, reader), uid)
            case TagLeft(device, reader, uid):
                self._lift(desk, (device, reader), uid)
            case TagSeen(device, reader, uid):
                self.dwelling[device, reader] = uid
            case Snapshot(device, tags):
                for piece in self.pieces.laid:
                    if piece.spot[0] == device and (piece.spot[1], piece.uid) not in tags:
                        self._lift(desk, piece.spot, piece.uid)
            case ButtonPressed(_, button):
                self._presses.pressed(desk, button)
            case ButtonHeld(_, "power"):
                # To hold it is to be sure.
                desk.ending = bool(desk.off)
            case ButtonHeld(_, button):
                self._presses.held(desk, button)
            case LinkUp() | Gap():
                self.doctor.call()

    def _arrive(self, desk: Desk, arrival: Arrival) -> None:
        self.dwelling.pop(arrival.spot, None)
        if desk.sitting is None:
            self._strange(desk, arrival)
            return
        if len(self._spots(arrival.uid)) > 1:
            # Moved so quickly that the other reader still misses it, or two tags of one number: time will tell.
            self._contested[arrival.uid] = (arrival, None)
            return
        self._seen(desk, arrival)

    def _spots(self, uid: str) -> list[Spot]:
        """Where a tag lies now; what a device told before its cable came out is no longer so for certain."""
        return [spot for spot in self.devices.spots.get(uid, ()) if self.devices.up(spot[0])]

    def _seen(self, desk: Desk, arrival: Arrival) -> None:
        """A piece lies there now; what it says is read when the desk has its hands free."""
        word = self._word(desk, arrival)
        if word:
            passing = self._laying(desk).passing(desk.table.match.state, word)  # type: ignore[union-attr]
            self.pieces = self.pieces.with_piece(Laid(arrival.uid, arrival.spot, word, passing=passing))
        self._arrived.append(arrival)

    def _find(self, desk: Desk, spot: Spot, uid: str) -> None:
        """A piece that nobody saw being laid: it lies there, and says nothing before it is lifted."""
        self.dwelling.pop(spot, None)
        word = self._word(desk, Arrival(spot, uid)) if desk.sitting is not None else ""
        if word and not any(piece.uid == uid for piece in self.pieces.laid):
            self.pieces = self.pieces.with_piece(Laid(uid, spot, word, found=True))

    def _lift(self, desk: Desk, spot: Spot, uid: str) -> None:
        self.pieces = self.pieces.without(spot, uid)
        self.illegal -= {spot}
        self.dwelling.pop(spot, None)
        contested = self._contested.pop(uid, None)
        if contested is not None and contested[0].spot != spot and desk.sitting is not None:
            self._seen(desk, contested[0])

    # --- what they mean

    def _laying(self, desk: Desk) -> Laying | None:
        return desk.sitting.look.laying() if desk.sitting is not None else None

    def meaning(self, desk: Desk, uid: str) -> str | None:
        """What a tag means in the game on the table; None where nobody taught it, or in another game."""
        tagged = desk.catalog.meaning(uid)
        return tagged.means if tagged is not None and tagged.game == desk.table.told.game else None

    def _word(self, desk: Desk, arrival: Arrival) -> str:
        """What a piece on a reader of the table says; "" on a sensed board, and for what nobody knows."""
        laying, meaning = self._laying(desk), self.meaning(desk, arrival.uid)
        if laying is None or meaning is None or desk.catalog.place(*arrival.spot) is not None:
            return ""
        return laying.word(meaning, desk.table.players)

    def veil(self, desk: Desk, spot: Spot, uid: str) -> str:
        """The sort of the piece if which one it is must not be shown now."""
        laying = self._laying(desk)
        if laying is None:
            return ""
        place = desk.catalog.place(*spot) or ""
        return laying.secret(desk.table.match.state, self.meaning(desk, uid), place)

    # --- what becomes of it

    def follow(self, desk: Desk) -> None:
        """Something may have changed at the desk: go on with what was laid, light the lamps."""
        if desk.sitting is None:
            self.pieces, self._laid, self._game = Pieces(), (), 0
            self._arrived.clear()
        else:
            self._agree(desk)
            while self._arrived and not desk.busy and desk.sitting is not None:
                self._read(desk, self._arrived.popleft())
                self._agree(desk)
            self.doctor.follow(desk)
        refused = self._refused(desk)
        if refused and desk.sitting is not None:
            self.pieces = self.pieces.given_up()
            self._agree(desk)
        self._notice = desk.notice
        self._signals.follow(desk, refused=refused, illegal=bool(self.illegal), differs=self.doctor.differs)

    def _refused(self, desk: Desk) -> bool:
        """Whether something was refused just now: only a refusal tells its source."""
        return desk.notice is not None and desk.notice is not self._notice and desk.notice.tone == "refused"

    def tick(self, desk: Desk, now: float) -> None:
        """Time passes: a contested tag becomes a conflict, a question is no longer asked."""
        for uid, (arrival, since) in list(self._contested.items()):
            if since is None:
                self._contested[uid] = (arrival, now)
            elif now - since >= CONTESTED:
                del self._contested[uid]
                self._strange(desk, arrival)
        self._presses.tick(desk, now)
        self.follow(desk)

    def _agree(self, desk: Desk) -> None:
        """Desk and readers tell the same: a draft put aside took its pieces with it, a lifted piece its word."""
        laying = self._laying(desk)
        if desk.table.id != self._game:
            self.pieces, self._laid, self._game = Pieces(), (), desk.table.id
            self._arrived.clear()
            self.doctor.call()
            for spot, uids in self.devices.lying.items():
                for uid in uids:
                    self._find(desk, spot, uid)
        if laying is None or desk.busy:
            return
        if desk.draft.laid != self._laid:
            gone = {piece.uid for piece in self.pieces.laid if piece.counts and piece.uid in self._uids}
            self.pieces = self.pieces.used(gone)
        words = self.pieces.words
        if desk.draft.laid != words:
            desk.draft = laying.with_words(desk.draft, words)
        self._laid, self._uids = words, self.pieces.uids

    def _read(self, desk: Desk, arrival: Arrival) -> None:
        """What a piece that was laid down says, alone or with what lies there already."""
        laying, meaning = self._laying(desk), self.meaning(desk, arrival.uid)
        state, place = desk.table.match.state, desk.catalog.place(*arrival.spot)
        if laying is None:
            return
        if meaning is None:
            self._strange(desk, arrival)
            return
        if place is None:
            piece = next((each for each in self.pieces.laid if each.uid == arrival.uid and each.counts), None)
            if piece is not None:
                self.act(desk, laying.read(state, desk.draft, piece.word), arrival.spot)
            return
        if arrival.spot not in self.devices.lying or self.doctor.expected(desk, place, meaning):
            return
        priced = any(tagged.group == "card" for tagged in desk.catalog.tags.values())
        said = laying.placed(state, desk.draft, meaning, place, desk.table.players, priced)
        if said is not None and not isinstance(said, Say):
            self.pieces = self.pieces.with_piece(Laid(arrival.uid, arrival.spot, place))
            self._laid, self._uids = self.pieces.words, self.pieces.uids
            said = laying.with_words(said, self.pieces.words)
        self.act(desk, said, arrival.spot)
        if isinstance(said, Say) and not desk.busy:  # it was not taken
            self.illegal |= {arrival.spot}
            self.doctor.call()

    def act(self, desk: Desk, act: object, spot: Spot | None = None) -> None:
        """Hand on what was said, on the table's own page."""
        if act is None:
            return
        self.doctor.again()
        page = desk.page if isinstance(desk.page, TablePage) else TablePage()
        page.act(desk, act, of=f"reader/{spot[1]}" if spot else "")

    def speaks(self, desk: Desk, seat: str, by: str) -> None:
        """A seat says that it acts, by its button or by a touch."""
        laying = self._laying(desk)
        if laying is None or desk.busy or (by == "touch" and not self.pieces.words):
            return  # without a piece that lies there, a seat that is touched is only looked at
        self._spoken += 1
        piece = Laid(f"{by} {self._spoken}", ("", by), f"seat/{seat}", passing=True, gone=True)
        self.pieces = self.pieces.with_piece(piece)
        self._agree(desk)
        self.act(desk, laying.read(desk.table.match.state, desk.draft, piece.word))

    @property
    def speaker(self) -> str:
        """The seat that said last that it acts."""
        return next((word[5:] for word in reversed(self.pieces.words) if word.startswith("seat/")), "")

    def _strange(self, desk: Desk, arrival: Arrival) -> None:
        """Nobody taught this tag, or it lies at two readers."""
        from companion.pages.tags.unknown import strange

        strange(desk, TagArrived(*arrival.spot, arrival.uid))

    def relight(self) -> None:
        """Lamps were tried and are dark: light those that should be."""
        self._signals.relight()

    # --- how it looks

    def readers(self, desk: Desk) -> tuple[OnReader, ...]:
        """What lies on readers: seen, understood, or accepted."""
        laying = self._laying(desk)
        if laying is None:
            return ()
        # A seat that spoke by its button or by a touch lies on no reader.
        pieces = [each for each in self.pieces.laid if each.spot[0]][-MOST_SHOWN:]
        laid: list[tuple[Spot, str, Literal["seen", "understood", "accepted"]]] = [
            (each.spot, each.uid, "seen" if each.found else "understood" if each.counts else "accepted")
            for each in pieces
        ]
        laid += [(spot, uid, "seen") for spot, uid in self.dwelling.items()]
        state, players = desk.table.match.state, desk.table.players
        drawn = (
            (laying.glyph(state, self.meaning(desk, uid) or "", self.veil(desk, spot, uid), players), how)
            for spot, uid, how in laid
        )
        return tuple(OnReader(glyph, how) for glyph, how in drawn if glyph is not None)
