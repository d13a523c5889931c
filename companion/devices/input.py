"""Device input: the controller that turns tags and buttons into actions of the session.

Theory of operation
-------------------
The hub's queue is drained on the session's thread; `Session.feed` passes every device event to `hear`:

    state        records what is connected and which tags are on which readers, and keeps the trace (`state.py`)
    page         may handle the event itself, as the page on which tags get their meanings
    tag          a piece with a meaning (`pieces_on_readers.py`), read once by the game's `TagInput`
    button       the seat that acts, pass, undo, confirm (`buttons.py`)

A tag has an effect only when it is laid down. On a reader of the table the game reads it together with the draft and
with the pieces laid or passed over a reader before: the result is an action, or a draft that waits for more. On a
sensed board, with a reader under each place, the tag is read together with its place; a piece that the game has there
already is no action. While an entry is being written to the disk, tags wait in `_arrived`.

A short pass is enough: a piece passed over a reader stays chosen until it is used, cancelled, replaced by another of
its group, or `LAPSE` seconds are over; while the table is asked a question, until that is answered. An accepted action
uses all chosen pieces, so none is left for the next turn. A piece that is not awaited has no effect; the screen shows
why (`screen_feedback.py`). The chosen pieces are written into the draft (`draft.laid`), so pieces and touches complete
each other. Pieces that the draft no longer has were used or cancelled: those on a reader have no effect until lifted,
the others are forgotten. A tag at two readers is a conflict only after `CONTESTED` seconds.

Session events come by `on`: a seated game starts with the tags on the readers; a refusal drops the cards that were
passed over a reader; a changed draft spends pieces. Lamps, the undo question and the sensed board get each event too.
Pages are not called from here: an unknown tag, or a board that differs from the game, is an event to which pages react
(`companion/pages/listener.py`).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.devices.buttons import ButtonInput
from companion.devices.compare_sensed_board import BoardSync, meaning
from companion.devices.lamps import LampFeedback
from companion.devices.pieces_on_readers import Laid, Pieces, Spot
from companion.devices.state import DeviceState
from companion.games.layout_diff import UNKNOWN
from companion.games.touch_and_tags.tag_protocol import TagInput
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.piece import Piece
from companion.screen import Glyph, OnReader, Sheet
from companion.session.events import Accepted, Left, Refused, Seated, SessionEvent
from companion.session.screen_events import DraftChanged, Misplaced, PieceLaid, TagUnknown
from companion.session.screen_session import ScreenSession
from engine.codec import write
from engine.game import Entry
from hardware import events

if TYPE_CHECKING:
    from hardware.hub import Hub

CONTESTED = 1.0
"""Seconds for which a tag may be at two readers, as it is when moved quickly, before that is a conflict."""
LAPSE = 20.0
"""Seconds after the last pass for which pieces passed over a reader stay chosen."""
MOST_SHOWN = 8
"""The most pieces on readers that are drawn."""


PHONE = "phone"
"""What stands for the uid of every phone and bank card in `Signs`."""


def random_uid(uid: str) -> bool:
    """Whether this uid is a random number, as phones and bank cards make a new one each time: four bytes, the first 08
    (ISO/IEC 14443-3, section 6.5.4).

    >>> random_uid("08a1b2c3"), random_uid("04a1b2c3d4e580")
    (True, False)
    """
    return len(uid) == 8 and uid.startswith("08")


class Arrival(Struct, frozen=True):
    """A tag, by its `uid`, that was laid on the reader `spot` and has not been handled yet."""

    spot: Spot
    uid: str


class DeviceInput:
    """The session's devices; `hub` runs them and takes orders for them; `sounds` is whether the buzzer is used."""

    def __init__(
        self, session: ScreenSession, hub: Hub, *, sounds: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.state = DeviceState(hub, clock)
        self.dwelling: dict[Spot, str] = {}
        """Tags that were seen, but not yet long enough to count, by reader."""
        self._session = session
        self._board = BoardSync(session, self.state)
        self._buttons = ButtonInput(session, self._perform)
        self._lamps = LampFeedback(session, self.state.order, sounds)
        self._pieces = Pieces()
        self._signs = Signs()
        self._used: tuple[Laid, ...] = ()
        self._passed_at: float | None = None
        self._misplaced: frozenset[Spot] = frozenset()
        self._arrived: deque[Arrival] = deque()
        self._contested: dict[str, tuple[Arrival, float | None]] = {}
        self._agreed = Pieces()  # as they were when the draft last had just those that are chosen
        self._spoken = 0

    @property
    def going(self) -> bool:
        """Whether `tick` must be called, because something changes with time."""
        waiting = bool(self._contested) or self._pieces.passed or bool(self._signs)
        return waiting or self._buttons.asking or bool(self.state.regained)

    # --- what comes in

    def hear(self, event: events.Event) -> None:
        """Handle a device event."""
        if isinstance(event, events.Snapshot):
            event = events.Snapshot(event.device, tuple(tag for tag in event.tags if not random_uid(tag[1])))
        elif isinstance(event, events.TagEvent) and random_uid(event.uid):
            return self._pass_over(event)
        self.state.know(event)
        uid = getattr(event, "uid", "")
        self.state.record(event, self._veil((event.device, getattr(event, "reader", "")), uid) if uid else "")
        page = self._session.pages.page
        if not page.heard(self._session, event):
            self._handle(event)
        self._read_on()

    def _pass_over(self, event: events.TagEvent) -> None:
        """Say in a quiet word that a phone or a bank card came; nothing else happens."""
        if isinstance(event, events.TagArrived):
            self.state.record(event)
            self._signs.add(PHONE, OnReader(None, "found", self._session.speech.say("hardware-phone")))

    def on(self, event: SessionEvent) -> None:
        """React to a session event: take over the tags of a newly begun game, and note used pieces and refusals; then
        pass it on to lamps, buttons and board.
        """
        match event:
            case Seated():
                self._reset()
                for spot, uids in self.state.lying.items():
                    for uid in uids:
                        self._find(spot, uid)
            case Left():
                self._reset()
            case DraftChanged():
                self._used = ()
            case Accepted(entry=entry):
                self._tick_off(entry)
            case Refused():
                self._pieces = self._pieces.given_up()
        self._board.on(event)
        self._buttons.on(event)
        self._lamps.on(event)
        self._read_on()

    def tick(self, now: float) -> None:
        """Advance to `now`, in seconds: forget pieces that were only passed over a reader, and emit `TagUnknown` for a
        tag that two readers still report."""
        self.state.tick()
        self._signs.tick(now)
        self._lapse(now)
        for uid, (arrival, since) in list(self._contested.items()):
            if since is None:
                self._contested[uid] = (arrival, now)
            elif now - since >= CONTESTED:
                del self._contested[uid]
                self._unknown(arrival)
        self._buttons.tick(now)

    def _lapse(self, now: float) -> None:
        if not self._pieces.passed or self._session.game.busy:
            return
        if self._passed_at is None or self._tags.waits(self._session.table.match.state, self._session.draft):
            self._passed_at = now
        elif now - self._passed_at >= LAPSE:
            self._pieces = self._pieces.lapsed()
            self._agree()

    def _tick_off(self, entry: Entry) -> None:
        """Tick the pieces that this entry names. The others lay there when something else was done, as when a seat
        passes: they have no effect until they are lifted and laid again."""
        said = write(entry).decode()
        used = [piece for piece in self._used if piece.piece is not None and f'"{piece.piece.name}"' in said]
        for piece in self._used:
            self._pieces = self._pieces.marked(piece.uid, used=piece in used)
        for piece in used:
            self._sign(piece, "accepted")
        self._used = tuple(piece for piece in self._used if piece not in used)

    def speaks(self, seat: str, first: bool = False) -> None:
        """Record that the seat ("2") chosen by a touch acts next, with the pieces on readers. Without a piece on
        a reader nothing is recorded, unless `first` is true."""
        if first or self._pieces.chosen:  # if no piece is chosen, a touched seat only opens its details
            self._speak(seat)

    def relight(self) -> None:
        """Switch on the lamps that should be lit, after a test has switched all off."""
        self._lamps.relight()

    def _handle(self, event: events.Event) -> None:
        session = self._session
        match event:
            case events.TagArrived(device, reader, uid):
                self._arrive(Arrival((device, reader), uid))
            case events.TagPresent(device, reader, uid):
                self._find((device, reader), uid)
            case events.TagLeft(device, reader, uid):
                self._lift((device, reader), uid)
            case events.TagSeen(device, reader, uid):
                self.dwelling[device, reader] = uid
            case events.TagUnread(device, reader):
                why = session.speech.say("hardware-unread")
                self._signs.add(f"{device} {reader}", OnReader(None, "not-now", why))
            case events.Snapshot(device, tags):
                for piece in self._pieces.laid:
                    if not piece.gone and piece.spot[0] == device and (piece.spot[1], piece.uid) not in tags:
                        self._lift(piece.spot, piece.uid)
            case events.ButtonHeld(_, "power"):
                # To hold it is to be sure.
                session.game.power_off()
            case events.ButtonPressed() | events.ButtonHeld() if session.seated is not None and not session.game.busy:
                self._press(event)
            case events.LinkUp() | events.Gap():
                self._board.look()

    def _arrive(self, arrival: Arrival) -> None:
        self.dwelling.pop(arrival.spot, None)
        if self._session.seated is None:
            self._unknown(arrival)
        # What a device reported before its cable came out need not be so any more.
        elif sum(self.state.up(device) for device, _ in self.state.spots(arrival.uid)) > 1:
            # Moved so quickly that the other reader still misses it, or two tags with one number: time will tell.
            self._contested[arrival.uid] = (arrival, None)
        else:
            self._arrived.append(arrival)

    def _find(self, spot: Spot, uid: str) -> None:
        """Record a piece whose arrival was not reported: it has no effect until it is lifted."""
        self.dwelling.pop(spot, None)
        held = self._held(spot, uid)
        if held and not any(piece.uid == uid for piece in self._pieces.laid):
            self._pieces = self._pieces.with_piece(Laid(uid, spot, held, found=True, veil=self._veil(spot, uid)))

    def _lift(self, spot: Spot, uid: str) -> None:
        self._pieces = self._pieces.without(spot, uid)
        self._misplace(self._misplaced - {spot})
        self.dwelling.pop(spot, None)
        contested = self._contested.pop(uid, None)
        if contested is not None and contested[0].spot != spot and self._session.seated is not None:
            self._arrived.append(contested[0])

    def _misplace(self, spots: frozenset[Spot]) -> None:
        if spots != self._misplaced:
            self._misplaced = spots
            self._session.emit(Misplaced(spots))

    def _reset(self) -> None:
        self._pieces, self._agreed, self._used = Pieces(), Pieces(), ()
        self._arrived.clear()
        self._signs = Signs()

    def _unknown(self, arrival: Arrival) -> None:
        self._session.emit(TagUnknown(*arrival.spot, arrival.uid))

    def _press(self, event: events.ButtonPressed | events.ButtonHeld) -> None:
        """Handle a button that is pressed, or held."""
        kind, _, seat = event.button.partition("-")
        seats = {each.id for each in self._session.table.match.state.seats}
        if kind != "seat":
            speaker = next((each.name for each in reversed(self._pieces.chosen) if each.kind == "seat"), "")
            self._buttons.hear(event, speaker)
        elif isinstance(event, events.ButtonPressed) and seat in seats:
            self._speak(seat, f"button/{event.button}")

    def _speak(self, seat: str, source: str = "") -> None:
        """Record which seat acts, as if its piece had passed over a reader; `source` is its button, "" for a touch."""
        if self._session.game.busy:
            return
        self._spoken += 1
        piece = Piece("seat", seat)
        laid = Laid(f"seat {self._spoken}", ("", ""), piece, gone=True)
        self._pieces, self._passed_at = self._pieces.with_piece(laid), None
        self._agree()
        self._perform(self._tags.read(self._session.table.match.state, self._session.draft, piece), source)

    # --- what becomes of it

    def _read_on(self) -> None:
        """Handle the waiting tags, and compare the sensed board with the game."""
        session = self._session
        if session.seated is None:
            return
        self._agree()
        while self._arrived and not session.game.busy:
            self._read(self._arrived.popleft())
            self._agree()
        self._board.compare()

    def _agree(self) -> None:
        """Mark as spent the pieces that the draft no longer contains; remove lifted pieces from the draft."""
        session = self._session
        if session.game.busy:
            return
        if session.draft.laid != self._agreed.chosen:
            counting = [piece for piece in self._pieces.laid if piece.counts and piece.uid in self._agreed.uids]
            self._used = tuple(piece for piece in counting if piece.piece not in session.draft.laid)
            self._pieces = self._pieces.used({piece.uid for piece in self._used})
        self._agreed = self._pieces
        if session.draft.laid != self._pieces.chosen:
            session.act(self._tags.with_pieces(session.draft, self._pieces.chosen))

    def _read(self, arrival: Arrival) -> None:
        """Handle a tag that was laid down: a piece on a table reader, or one on a place of a sensed board."""
        means, place = meaning(self._session, arrival.uid), self._session.store.catalog.place(*arrival.spot)
        if means is None:
            self._unknown(arrival)
        elif place is None:
            self._read_piece(arrival)
        else:
            self._read_place(arrival, means, place)

    def _read_piece(self, arrival: Arrival) -> None:
        """Handle a piece that was laid on a reader of the table."""
        spot, uid, self._passed_at = arrival.spot, arrival.uid, None
        session, known, held = self._session, self._pieces.counted(uid), self._held(spot, uid)
        tag_input, state, still = self._tags, session.table.match.state, uid in self.state.lying.get(spot, ())
        piece = Laid(uid, spot, held, tag_input.sort(held), gone=not still, veil=self._veil(spot, uid))
        why = "" if known is not None else tag_input.idle(state, session.draft, held, session.speech)
        session.emit(PieceLaid(self._glyph(piece), why))
        if why:
            self._sign(piece, "not-now", why)
            self._pieces = self._pieces.with_piece(replace(piece, sort="", found=True)) if still else self._pieces
            return
        there = any((each.spot, each.uid) == (spot, uid) for each in self._pieces.laid)
        self._pieces = self._pieces.with_piece(piece)
        # What is chosen already, or spent and was not lifted, says nothing new.
        if known is None and not there and held is not None:
            self._signs.drop(uid)
            self._agree()
            self._perform(tag_input.read(state, session.draft, held), f"reader/{spot[1]}", read=True)

    def _read_place(self, arrival: Arrival, means: Piece, place: Piece) -> None:
        """Handle a piece, `means`, that was laid on a place of a sensed board."""
        session, game, tag_input, spot = self._session, self._session.table, self._tags, arrival.spot
        if spot not in self.state.lying or self._board.expected(place, means):
            return
        name = game.start.game
        tagged = frozenset(each.means.kind for each in session.store.catalog.tags.values() if each.game == name)
        piece = tag_input.held(means, game.players)
        action = tag_input.placed(game.match.state, session.draft, piece, place, tagged) if piece is not None else None
        if action is not None and not isinstance(action, Say):
            self._pieces = self._pieces.with_piece(Laid(arrival.uid, spot, place, placed=True))
            self._agreed = self._pieces
            action = tag_input.with_pieces(action, self._pieces.chosen)
        self._perform(action, f"reader/{spot[1]}", read=True)
        if isinstance(action, Say) and not session.game.busy:  # refused
            self._misplace(self._misplaced | {spot})
            self._board.look()

    def _perform(self, action: Say | Draft | None, source: str, *, read: bool = False) -> None:
        if action is not None:
            self._board.again()
            self._session.perform(action, source, read=read)

    # --- how it looks

    def readers(self) -> tuple[OnReader, ...]:
        """The pieces on readers, to be drawn; `OnReader` says whether a piece is chosen, used or without effect."""
        # A seat that acted by its button or by a touch is on no reader.
        pieces = [each for each in self._pieces.laid if each.spot[0]][-MOST_SHOWN:]
        waiting = [Laid(each.uid, each.spot, None, gone=True) for each in self._arrived]
        dwelling = [Laid(uid, spot, None, gone=True) for spot, uid in self.dwelling.items()]
        shown = [OnReader(glyph, each.how) for each in (*pieces, *waiting, *dwelling) if (glyph := self._glyph(each))]
        signs = self._signs.shown(frozenset(each.uid for each in pieces))
        return (*shown, *signs[-MOST_SHOWN:])

    def _glyph(self, piece: Laid) -> Glyph | None:
        """The drawing of a piece on a reader; only its group if its kind is secret now, or was when it was laid."""
        game = self._session.seated
        if game is None:
            return None
        veil, means = piece.veil or self._veil(piece.spot, piece.uid), meaning(self._session, piece.uid)
        held = self._tags.held(means, game.players) if means is not None else None
        return game.look.piece(game.match.state, Piece(veil) if veil else held or UNKNOWN, game.players)

    def _sign(self, piece: Laid, how: Literal["accepted", "not-now"], why: str = "") -> None:
        glyph = self._glyph(piece)
        if piece.spot[0] and (glyph is not None or why):
            self._signs.add(piece.uid, OnReader(glyph, how, why))

    def board(self, headline: str) -> tuple[Sheet, frozenset[str]]:
        """The dialog that lists the pieces to move until board and game match, and the ids of the places to highlight.
        The dialog is shown instead of a notice, whose text `headline` it has at the end.
        """
        return self._board.sheet(headline)

    @property
    def _tags(self) -> TagInput:
        """The input by tagged pieces of the seated game."""
        return self._session.table.look.tag_input()

    def _held(self, spot: Spot, uid: str) -> Piece | None:
        """What an action holds of a piece on a table reader; None on a sensed board or if the tag is unknown."""
        means = meaning(self._session, uid) if self._session.seated is not None else None
        if means is None or self._session.store.catalog.place(*spot) is not None:
            return None
        return self._tags.held(means, self._session.table.players)

    def _veil(self, spot: Spot, uid: str) -> str:
        """The group of a piece ("card") while its kind is a player's secret, else ""."""
        if self._session.seated is None:
            return ""
        laid = next((piece.veil for piece in self._pieces.laid if (piece.spot, piece.uid) == (spot, uid)), "")
        if laid:
            return laid
        place = self._session.store.catalog.place(*spot)
        return self._tags.secret(self._session.table.match.state, meaning(self._session, uid), place)


SIGN_SHOWN = 4.0
"""Seconds for which a sign is shown."""


class Signs:
    """The drawings shown now, each for a piece that was passed over a reader, for `SIGN_SHOWN` seconds from the first
    tick after the drawing was added.
    """

    def __init__(self) -> None:
        self._signs: dict[str, tuple[OnReader, float | None]] = {}

    def __bool__(self) -> bool:
        return bool(self._signs)

    def add(self, uid: str, shown: OnReader) -> None:
        """Show this drawing for the piece with this uid, replacing an earlier one."""
        self.drop(uid)
        self._signs[uid] = shown, None

    def drop(self, uid: str) -> None:
        """Remove the drawing for the piece with this uid."""
        self._signs.pop(uid, None)

    def tick(self, now: float) -> None:
        """Remove the drawings whose time is over; `now` is in seconds of a monotonic clock."""
        for uid, (shown, since) in list(self._signs.items()):
            if since is None:
                self._signs[uid] = shown, now
            elif now - since >= SIGN_SHOWN:
                self.drop(uid)

    def shown(self, but: frozenset[str]) -> list[OnReader]:
        """The drawings shown now except those of the uids `but`; a drawing that gives a reason why its piece has no
        effect is included in any case."""
        return [shown for uid, (shown, _) in self._signs.items() if uid not in but or shown.why]
