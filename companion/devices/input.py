"""What hands do at readers and buttons becomes acts at the desk, one after the other."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from companion.devices.board_sync import BoardSync
from companion.devices.buttons import ButtonInput
from companion.devices.lamps import LampFeedback
from companion.devices.pieces import Laid, Pieces, Spot
from companion.games.actions import Say
from companion.pages.table.table import TablePage
from companion.screen import Notice, OnReader
from companion.session.protocols import DeviceAware
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
    from companion.games.tag_protocol import TagInput
    from companion.session.session import Session

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
        self.doctor = BoardSync(self)
        self._presses = ButtonInput(self)
        self._signals = LampFeedback(devices, sounds)
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

    def hear(self, session: Session, event: Event) -> None:
        """A device told something."""
        if isinstance(session.page, DeviceAware) and session.page.heard(session, event):
            return
        match event:
            case TagArrived(device, reader, uid):
                self._arrive(session, Arrival((device, reader), uid))
            case TagPresent(device, reader, uid):
                self._find(session, (device, reader), uid)
            case TagLeft(device, reader, uid):
                self._lift(session, (device, reader), uid)
            case TagSeen(device, reader, uid):
                self.dwelling[device, reader] = uid
            case Snapshot(device, tags):
                for piece in self.pieces.laid:
                    if piece.spot[0] == device and (piece.spot[1], piece.uid) not in tags:
                        self._lift(session, piece.spot, piece.uid)
            case ButtonPressed(_, button):
                self._presses.pressed(session, button)
            case ButtonHeld(_, "power"):
                # To hold it is to be sure.
                session.ending = bool(session.off)
            case ButtonHeld(_, button):
                self._presses.held(session, button)
            case LinkUp() | Gap():
                self.doctor.call()

    def _arrive(self, session: Session, arrival: Arrival) -> None:
        self.dwelling.pop(arrival.spot, None)
        if session.seated is None:
            self._strange(session, arrival)
            return
        if len(self._spots(arrival.uid)) > 1:
            # Moved so quickly that the other reader still misses it, or two tags of one number: time will tell.
            self._contested[arrival.uid] = (arrival, None)
            return
        self._seen(session, arrival)

    def _spots(self, uid: str) -> list[Spot]:
        """Where a tag lies now; what a device told before its cable came out is no longer so for certain."""
        return [spot for spot in self.devices.spots.get(uid, ()) if self.devices.up(spot[0])]

    def _seen(self, session: Session, arrival: Arrival) -> None:
        """A piece lies there now; what it says is read when the desk has its hands free."""
        word = self._word(session, arrival)
        if word:
            passing = self._laying(session).passing(session.table.match.state, word)  # type: ignore[union-attr]
            self.pieces = self.pieces.with_piece(Laid(arrival.uid, arrival.spot, word, passing=passing))
        self._arrived.append(arrival)

    def _find(self, session: Session, spot: Spot, uid: str) -> None:
        """A piece that nobody saw being laid: it lies there, and says nothing before it is lifted."""
        self.dwelling.pop(spot, None)
        word = self._word(session, Arrival(spot, uid)) if session.seated is not None else ""
        if word and not any(piece.uid == uid for piece in self.pieces.laid):
            self.pieces = self.pieces.with_piece(Laid(uid, spot, word, found=True))

    def _lift(self, session: Session, spot: Spot, uid: str) -> None:
        self.pieces = self.pieces.without(spot, uid)
        self.illegal -= {spot}
        self.dwelling.pop(spot, None)
        contested = self._contested.pop(uid, None)
        if contested is not None and contested[0].spot != spot and session.seated is not None:
            self._seen(session, contested[0])

    # --- what they mean

    def _laying(self, session: Session) -> TagInput | None:
        return session.seated.look.tag_input() if session.seated is not None else None

    def meaning(self, session: Session, uid: str) -> str | None:
        """What a tag means in the game on the table; None where nobody taught it, or in another game."""
        tagged = session.catalog.meaning(uid)
        return tagged.means if tagged is not None and tagged.game == session.table.told.game else None

    def _word(self, session: Session, arrival: Arrival) -> str:
        """What a piece on a reader of the table says; "" on a sensed board, and for what nobody knows."""
        tag_input, meaning = self._laying(session), self.meaning(session, arrival.uid)
        if tag_input is None or meaning is None or session.catalog.place(*arrival.spot) is not None:
            return ""
        return tag_input.word(meaning, session.table.players)

    def veil(self, session: Session, spot: Spot, uid: str) -> str:
        """The sort of the piece if which one it is must not be shown now."""
        tag_input = self._laying(session)
        if tag_input is None:
            return ""
        place = session.catalog.place(*spot) or ""
        return tag_input.secret(session.table.match.state, self.meaning(session, uid), place)

    # --- what becomes of it

    def follow(self, session: Session) -> None:
        """Something may have changed at the desk: go on with what was laid, light the lamps."""
        if session.seated is None:
            self.pieces, self._laid, self._game = Pieces(), (), 0
            self._arrived.clear()
        else:
            self._agree(session)
            while self._arrived and not session.busy and session.seated is not None:
                self._read(session, self._arrived.popleft())
                self._agree(session)
            self.doctor.follow(session)
        refused = self._refused(session)
        if refused and session.seated is not None:
            self.pieces = self.pieces.given_up()
            self._agree(session)
        self._notice = session.notice
        self._signals.follow(session, refused=refused, illegal=bool(self.illegal), differs=self.doctor.differs)

    def _refused(self, session: Session) -> bool:
        """Whether something was refused just now: only a refusal tells its source."""
        return session.notice is not None and session.notice is not self._notice and session.notice.tone == "refused"

    def tick(self, session: Session, now: float) -> None:
        """Time passes: a contested tag becomes a conflict, a question is no longer asked."""
        for uid, (arrival, since) in list(self._contested.items()):
            if since is None:
                self._contested[uid] = (arrival, now)
            elif now - since >= CONTESTED:
                del self._contested[uid]
                self._strange(session, arrival)
        self._presses.tick(session, now)
        self.follow(session)

    def _agree(self, session: Session) -> None:
        """Desk and readers tell the same: a draft put aside took its pieces with it, a lifted piece its word."""
        tag_input = self._laying(session)
        if session.table.id != self._game:
            self.pieces, self._laid, self._game = Pieces(), (), session.table.id
            self._arrived.clear()
            self.doctor.call()
            for spot, uids in self.devices.lying.items():
                for uid in uids:
                    self._find(session, spot, uid)
        if tag_input is None or session.busy:
            return
        if session.draft.laid != self._laid:
            gone = {piece.uid for piece in self.pieces.laid if piece.counts and piece.uid in self._uids}
            self.pieces = self.pieces.used(gone)
        words = self.pieces.words
        if session.draft.laid != words:
            session.draft = tag_input.with_words(session.draft, words)
        self._laid, self._uids = words, self.pieces.uids

    def _read(self, session: Session, arrival: Arrival) -> None:
        """What a piece that was laid down says, alone or with what lies there already."""
        tag_input, meaning = self._laying(session), self.meaning(session, arrival.uid)
        state, place = session.table.match.state, session.catalog.place(*arrival.spot)
        if tag_input is None:
            return
        if meaning is None:
            self._strange(session, arrival)
            return
        if place is None:
            piece = next((each for each in self.pieces.laid if each.uid == arrival.uid and each.counts), None)
            if piece is not None:
                self.act(session, tag_input.read(state, session.draft, piece.word), arrival.spot)
            return
        if arrival.spot not in self.devices.lying or self.doctor.expected(session, place, meaning):
            return
        priced = any(tagged.group == "card" for tagged in session.catalog.tags.values())
        said = tag_input.placed(state, session.draft, meaning, place, session.table.players, priced)
        if said is not None and not isinstance(said, Say):
            self.pieces = self.pieces.with_piece(Laid(arrival.uid, arrival.spot, place))
            self._laid, self._uids = self.pieces.words, self.pieces.uids
            said = tag_input.with_words(said, self.pieces.words)
        self.act(session, said, arrival.spot)
        if isinstance(said, Say) and not session.busy:  # it was not taken
            self.illegal |= {arrival.spot}
            self.doctor.call()

    def act(self, session: Session, act: object, spot: Spot | None = None) -> None:
        """Hand on what was said, on the table's own page."""
        if act is None:
            return
        self.doctor.again()
        page = session.page if isinstance(session.page, TablePage) else TablePage()
        page.act(session, act, of=f"reader/{spot[1]}" if spot else "")

    def speaks(self, session: Session, seat: str, by: str) -> None:
        """A seat says that it acts, by its button or by a touch."""
        tag_input = self._laying(session)
        if tag_input is None or session.busy or (by == "touch" and not self.pieces.words):
            return  # without a piece that lies there, a seat that is touched is only looked at
        self._spoken += 1
        piece = Laid(f"{by} {self._spoken}", ("", by), f"seat/{seat}", passing=True, gone=True)
        self.pieces = self.pieces.with_piece(piece)
        self._agree(session)
        self.act(session, tag_input.read(session.table.match.state, session.draft, piece.word))

    @property
    def speaker(self) -> str:
        """The seat that said last that it acts."""
        return next((word[5:] for word in reversed(self.pieces.words) if word.startswith("seat/")), "")

    def _strange(self, session: Session, arrival: Arrival) -> None:
        """Nobody taught this tag, or it lies at two readers."""
        from companion.pages.tags.unknown import strange

        strange(session, TagArrived(*arrival.spot, arrival.uid))

    def relight(self) -> None:
        """Lamps were tried and are dark: light those that should be."""
        self._signals.relight()

    # --- how it looks

    def readers(self, session: Session) -> tuple[OnReader, ...]:
        """What lies on readers: seen, understood, or accepted."""
        tag_input = self._laying(session)
        if tag_input is None:
            return ()
        # A seat that spoke by its button or by a touch lies on no reader.
        pieces = [each for each in self.pieces.laid if each.spot[0]][-MOST_SHOWN:]
        laid: list[tuple[Spot, str, Literal["seen", "understood", "accepted"]]] = [
            (each.spot, each.uid, "seen" if each.found else "understood" if each.counts else "accepted")
            for each in pieces
        ]
        laid += [(spot, uid, "seen") for spot, uid in self.dwelling.items()]
        state, players = session.table.match.state, session.table.players
        drawn = (
            (tag_input.glyph(state, self.meaning(session, uid) or "", self.veil(session, spot, uid), players), how)
            for spot, uid, how in laid
        )
        return tuple(OnReader(glyph, how) for glyph, how in drawn if glyph is not None)
