"""Device input: the controller that turns tags and buttons into actions of the session.

Theory of operation
-------------------
The hub's queue is drained on the session's thread; `Session.feed` hands every device event to `hear`:

    state        knows what is connected and which tags lie where, and keeps the trace (`state.py`)
    page         may take the event itself, as while tags are taught
    tag          a piece with a meaning (`pieces.py`), read once by the game's `TagInput`
    button       the seat that acts, pass, undo, confirm (`buttons.py`)

A tag says something when it is laid down, and only then. On a reader of the table the game reads it together with what
lies there already and with the draft: the answer is an action, or a draft that waits for more. Under a place of a
sensed board it is read with that place; a piece that the game has there already is no action. While the disk has an
entry to write, tags wait in `_arrived`.

A piece counts from its arrival until it is lifted or used. Which pieces count is written into the draft (`draft.laid`),
so pieces and touches complete each other. A draft without them was used or put aside: those pieces are spent until they
are lifted. A tag at two readers is a conflict only if it stays so for `CONTESTED` seconds.

Session events come by `on`: a seated game starts from what lies there; a refusal gives up the cards that were passed
over a reader; a changed draft spends pieces. Lamps, the undo question and the sensed board get each event too. Nothing
here calls a page: that a tag is unknown, or that board and game differ, is an event, and pages react to it
(`companion/pages/listener.py`).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from companion.devices.board_sync import BoardSync, meaning
from companion.devices.buttons import ButtonInput
from companion.devices.lamps import LampFeedback
from companion.devices.pieces import Laid, Pieces, Spot
from companion.devices.state import DeviceState, Switchboard
from companion.games.actions import Draft, Say
from companion.games.tag_protocol import TagInput
from companion.screen import OnReader, Sheet
from companion.session.events import Left, Misplaced, Refused, Seated, SessionEvent, TagUnknown
from companion.session.protocols import DeviceAware
from companion.session.session import Session
from hardware import events

CONTESTED = 1.0
"""Seconds after which a tag at two readers is a conflict and no longer one that was quickly moved."""
MOST_SHOWN = 8
"""The most pieces that are shown one by one."""


class Arrival(Struct, frozen=True):
    """A tag that was laid down and was not read yet."""

    spot: Spot
    uid: str


class DeviceInput:
    """The session's devices: `hub` takes orders for them; `sounds` is whether the buzzer is used."""

    def __init__(
        self, session: Session, hub: Switchboard, *, sounds: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.state = DeviceState(hub, clock)
        self.dwelling: dict[Spot, str] = {}
        """Tags that were seen and have not lain long enough to count."""
        self._session = session
        self._board = BoardSync(session, self.state)
        self._buttons = ButtonInput(session)
        self._lamps = LampFeedback(session, self.state.order, sounds)
        self._pieces = Pieces()
        self._misplaced: frozenset[Spot] = frozenset()
        self._arrived: deque[Arrival] = deque()
        self._contested: dict[str, tuple[Arrival, float | None]] = {}
        self._laid: tuple[str, ...] = ()
        self._uids: frozenset[str] = frozenset()
        self._spoken = 0

    @property
    def going(self) -> bool:
        """Whether `tick` must be called."""
        return bool(self._contested) or self._buttons.asking or bool(self.state.regained)

    # --- what comes in

    def hear(self, event: events.Event) -> None:
        """Handle a device event."""
        self.state.know(event)
        uid = getattr(event, "uid", "")
        self.state.record(event, self._veil((event.device, getattr(event, "reader", "")), uid) if uid else "")
        page = self._session.page
        if not (isinstance(page, DeviceAware) and page.heard(self._session, event)):
            self._handle(event)
        self._read_on()

    def on(self, event: SessionEvent) -> None:
        """Take a session event, and pass it on to lamps, buttons and board."""
        match event:
            case Seated():
                self._reset()
                for spot, uids in self.state.lying.items():
                    for uid in uids:
                        self._find(spot, uid)
            case Left():
                self._reset()
            case Refused():
                self._pieces = self._pieces.given_up()
        self._board.on(event)
        self._buttons.on(event)
        self._lamps.on(event)
        self._read_on()

    def tick(self, now: float) -> None:
        """Time passes, in seconds: a tag that stays at two readers is a conflict."""
        self.state.tick()
        for uid, (arrival, since) in list(self._contested.items()):
            if since is None:
                self._contested[uid] = (arrival, now)
            elif now - since >= CONTESTED:
                del self._contested[uid]
                self._unknown(arrival)
        self._buttons.tick(now)

    def speaks(self, seat: str) -> None:
        """The next action is this seat's ("2"), chosen by a touch: pieces on readers are then this seat's."""
        if self._pieces.words:  # without a piece that lies there, a seat that is touched is only looked at
            self._speak(seat)

    def relight(self) -> None:
        """All lamps are dark after a test: light those that should be."""
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
            case events.Snapshot(device, tags):
                for piece in self._pieces.laid:
                    if piece.spot[0] == device and (piece.spot[1], piece.uid) not in tags:
                        self._lift(piece.spot, piece.uid)
            case events.ButtonHeld(_, "power"):
                # To hold it is to be sure.
                session.switch_off()
            case events.ButtonPressed(_, button) if session.seated is not None and not session.busy:
                self._press(button)
            case events.ButtonHeld(_, "undo") if session.seated is not None and not session.busy:
                self._buttons.undo()
            case events.LinkUp() | events.Gap():
                self._board.look()

    def _arrive(self, arrival: Arrival) -> None:
        self.dwelling.pop(arrival.spot, None)
        if self._session.seated is None:
            self._unknown(arrival)
        # What a device reported before its cable came out need not be so any more.
        elif sum(self.state.up(device) for device, _ in self.state.spots.get(arrival.uid, ())) > 1:
            # Moved so quickly that the other reader still misses it, or two tags with one number: time will tell.
            self._contested[arrival.uid] = (arrival, None)
        else:
            self._lay(arrival)

    def _lay(self, arrival: Arrival) -> None:
        """A piece lies there now; it is read when the session is not busy."""
        word, tag_input = self._word(arrival.spot, arrival.uid), self._tag_input()
        if word and tag_input is not None:
            passing = tag_input.passing(self._session.table.match.state, word)
            self._pieces = self._pieces.with_piece(Laid(arrival.uid, arrival.spot, word, passing=passing))
        self._arrived.append(arrival)

    def _find(self, spot: Spot, uid: str) -> None:
        """A piece that was not seen being laid: it does not count before it is lifted."""
        self.dwelling.pop(spot, None)
        word = self._word(spot, uid)
        if word and not any(piece.uid == uid for piece in self._pieces.laid):
            self._pieces = self._pieces.with_piece(Laid(uid, spot, word, found=True))

    def _lift(self, spot: Spot, uid: str) -> None:
        self._pieces = self._pieces.without(spot, uid)
        self._misplace(self._misplaced - {spot})
        self.dwelling.pop(spot, None)
        contested = self._contested.pop(uid, None)
        if contested is not None and contested[0].spot != spot and self._session.seated is not None:
            self._lay(contested[0])

    def _misplace(self, spots: frozenset[Spot]) -> None:
        if spots != self._misplaced:
            self._misplaced = spots
            self._session.emit(Misplaced(spots))

    def _reset(self) -> None:
        self._pieces, self._laid, self._uids = Pieces(), (), frozenset()
        self._arrived.clear()

    def _unknown(self, arrival: Arrival) -> None:
        self._session.emit(TagUnknown(*arrival.spot, arrival.uid))

    def _press(self, button: str) -> None:
        """A button goes down."""
        game, tag_input = self._session.table, self._tag_input()
        what, _, seat = button.partition("-")
        if what == "confirm":
            self._buttons.confirm()
        elif what == "seat" and 0 < int(seat) <= len(game.players):
            self._speak(seat, f"button/{button}")
        elif what == "pass" and tag_input is not None:
            speaker = next((word[5:] for word in reversed(self._pieces.words) if word.startswith("seat/")), "")
            command = tag_input.pressed(game.match.state, what, speaker)
            if command is not None:
                self._perform(Say((command,)), f"button/{button}")

    def _speak(self, seat: str, source: str = "") -> None:
        """A seat acts, by its button or by a touch: a piece that lies on no reader."""
        tag_input = self._tag_input()
        if tag_input is None or self._session.busy:
            return
        self._spoken += 1
        piece = Laid(f"seat {self._spoken}", ("", ""), f"seat/{seat}", passing=True, gone=True)
        self._pieces = self._pieces.with_piece(piece)
        self._agree()
        self._perform(tag_input.read(self._session.table.match.state, self._session.draft, piece.word), source)

    # --- what becomes of it

    def _read_on(self) -> None:
        """Read the tags that wait, and compare the board."""
        session = self._session
        if session.seated is None:
            return
        self._agree()
        while self._arrived and not session.busy:
            self._read(self._arrived.popleft())
            self._agree()
        self._board.compare()

    def _agree(self) -> None:
        """Pieces and draft name the same: a draft that was used spends its pieces, a lifted piece leaves the draft."""
        session, tag_input = self._session, self._tag_input()
        if tag_input is None or session.busy:
            return
        if session.draft.laid != self._laid:
            gone = {piece.uid for piece in self._pieces.laid if piece.counts and piece.uid in self._uids}
            self._pieces = self._pieces.used(gone)
        self._laid, self._uids = self._pieces.words, self._pieces.uids
        if session.draft.laid != self._laid:
            session.act(tag_input.with_words(session.draft, self._laid))

    def _read(self, arrival: Arrival) -> None:
        """What a tag means that was laid down, alone or with what lies there already."""
        session, tag_input = self._session, self._tag_input()
        means, place = meaning(session, arrival.uid), session.catalog.place(*arrival.spot)
        game, source = session.table, f"reader/{arrival.spot[1]}"
        if tag_input is None:
            return
        if means is None:
            self._unknown(arrival)
            return
        if place is None:
            piece = next((each for each in self._pieces.laid if each.uid == arrival.uid and each.counts), None)
            if piece is not None:
                self._perform(tag_input.read(game.match.state, session.draft, piece.word), source)
            return
        if arrival.spot not in self.state.lying or self._board.expected(place, means):
            return
        priced = any(tagged.group == "card" for tagged in session.catalog.tags.values())
        action = tag_input.placed(game.match.state, session.draft, means, place, game.players, priced)
        if action is not None and not isinstance(action, Say):
            self._pieces = self._pieces.with_piece(Laid(arrival.uid, arrival.spot, place))
            self._laid, self._uids = self._pieces.words, self._pieces.uids
            action = tag_input.with_words(action, self._laid)
        self._perform(action, source)
        if isinstance(action, Say) and not session.busy:  # refused
            self._misplace(self._misplaced | {arrival.spot})
            self._board.look()

    def _perform(self, action: Say | Draft | None, source: str) -> None:
        if action is not None:
            self._board.again()
            self._session.perform(action, source)

    # --- how it looks

    def readers(self) -> tuple[OnReader, ...]:
        """The pieces on readers: seen, understood, or accepted."""
        tag_input = self._tag_input()
        if tag_input is None:
            return ()
        # A seat that spoke by its button or by a touch lies on no reader.
        pieces = [each for each in self._pieces.laid if each.spot[0]][-MOST_SHOWN:]
        laid = [(each.spot, each.uid, each.how) for each in pieces]
        shown = []
        game = self._session.table
        for spot, uid, how in (*laid, *((spot, uid, "seen") for spot, uid in self.dwelling.items())):
            means, veiled = meaning(self._session, uid) or "", self._veil(spot, uid)
            glyph = tag_input.glyph(game.match.state, means, veiled, game.players)
            if glyph is not None:
                shown.append(OnReader(glyph, how))
        return tuple(shown)

    def board(self, said: str) -> tuple[Sheet, frozenset[str]]:
        """The list of pieces to move until board and game agree, below what was `said`; and the spots of the drawing
        that it is about."""
        return self._board.sheet(said)

    def _tag_input(self) -> TagInput | None:
        game = self._session.seated
        return game.look.tag_input() if game is not None else None

    def _word(self, spot: Spot, uid: str) -> str:
        """What a piece on a reader of the table means; "" on a sensed board, and for what nobody knows."""
        tag_input = self._tag_input()
        means = meaning(self._session, uid) if tag_input is not None else None
        if tag_input is None or means is None or self._session.catalog.place(*spot) is not None:
            return ""
        return tag_input.word(means, self._session.table.players)

    def _veil(self, spot: Spot, uid: str) -> str:
        """The sort of a piece, as in "card", while which one it is is a player's secret."""
        tag_input = self._tag_input()
        if tag_input is None:
            return ""
        place = self._session.catalog.place(*spot) or ""
        return tag_input.secret(self._session.table.match.state, meaning(self._session, uid), place)
