"""The controller of the seats that Boardside plays: it asks for decisions and shows what hands do for them.

Theory of operation
-------------------
A listener of session events. When the match has changed and such a seat is in turn, a `Question` with the public
journal and the seat's own pieces goes to the process that decides (`automa/`), and the answer comes back through the
session's queue. It becomes a `Turn`, shown as a sheet over the table. What people then do decides what follows:

    touch "Done"               the turn's commands are executed
    tick a line                it is marked as moved; nothing else depends on it
    do anything else for the   the action is refused, with a notice
    automatic player's seat

Nothing else ends the turn: people go on when they have moved its pieces and touched "Done".

A turn in which people have nothing to move, for example a pass, is executed at once. Turns are not stored: a decision
is a function of the journal, so that after an undo or a power cut the same turn is shown again. Only two things are
stored, with the players: the order of the cards that were dealt over a reader; and which entries the level "greedy"
decided because the process did not answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from itertools import takewhile

import msgspec
from msgspec.structs import replace

from companion.automa.decision_process import Question, decide, plays
from companion.games.drawing.common_controls import button, cancel
from companion.games.drawing.seat_marks import seat_mark
from companion.games.people import LEVELS
from companion.games.touch_and_tags.touch_result import Draft, Say
from companion.language.message_texts import Speech
from companion.screen import Banner, Choice, Does, Sheet
from companion.seats.decision_client import Decider
from companion.seats.elfenland import automatic_seat
from companion.seats.elfenland.automatic_seat import (
    CardDealt,
    Dealing,
    DialogStep,
    DrawnUnseen,
    KindSeen,
    LineTicked,
    Turn,
    table_of,
)
from companion.session import events
from companion.session.screen_session import ScreenSession
from companion.session.spoken_game import SpokenGame
from engine.codec import write
from engine.game import Command
from engine.match import Match, public

DONE = DialogStep("done")
"""The touch that says that people have moved what the turn asked them to."""
FALLBACK = LEVELS[1]
"""The level that decides where the process does not answer."""


class BoardsideSeats:
    """The automatic players in the session's game: a listener that has their turns decided and shows people what to
    move."""

    def __init__(self, session: ScreenSession, decider: Decider) -> None:
        self._session, self._game = session, session.game
        self._decider = decider
        self._turn: Turn | None = None
        self._ticked = frozenset[int]()
        self._asked: Match | None = None
        self._dealing: dict[str, tuple[str, ...]] | None = None
        self._dealt: tuple[int, dict[str, tuple[str, ...]]] = 0, {}
        """The last round of which the cards were entered, and these: the dealing may be taken back for one of them."""

    @property
    def levels(self) -> Mapping[str, str]:
        """The level of each automatic player in the present game, by seat."""
        seated = self._game.seated
        if seated is None or not plays(seated.start.game):
            return {}
        gone = seated.match.state.house.gone
        players = enumerate(seated.called(), 1)
        return {str(n): player.level for n, player in players if player.level in LEVELS and str(n) not in gone}

    @property
    def deciding(self) -> bool:
        """Whether it is an automatic player's turn now."""
        return bool(self._due) and not self.waits

    @property
    def turn(self) -> Turn | None:
        """The decided turn of an automatic player whose pieces people must move now, or None."""
        seated = self._game.seated
        return self._turn if self._turn is not None and seated and seated.match is self._turn.match else None

    @property
    def steps(self) -> tuple[tuple[str, str], ...]:
        """The paths that the automatic player's turn on the screen is about, each with the numbers of the lines that
        name it, as `Marks.steps` has them."""
        return automatic_seat.steps(self.turn) if self.turn is not None else ()

    @property
    def _due(self) -> str:
        """The id of the automatic player's seat that must decide now, "" if there is none."""
        seated = self._game.seated
        if seated is None or not self.levels:
            return ""
        return automatic_seat.due(table_of(seated.match), self.levels, seated.people.kept)

    @property
    def waits(self) -> bool:
        """Whether it is an automatic player's turn, but people must first enter what the last action left open, as a
        piece that was turned up."""
        seated = self._game.seated
        return seated is not None and bool(self._due) and bool(seated.asks())

    def close(self) -> None:
        """End the process in which automatic players decide."""
        self._decider.close()

    # --- what happens

    def on(self, event: events.SessionEvent) -> None:
        """Handle a session event: if it is an automatic player's turn now, ask for its decision."""
        match event:
            case events.Left():
                self._turn = self._asked = self._dealing = None
                self._dealt = 0, {}
                self._decider.close()
            case events.Seated() | events.Accepted() | events.Undone() | events.Redone():
                self._dealing = None
        if isinstance(event, events.Seated) and self.levels:
            self._decider.start()
        if not self._game.busy and self._session.seated is not None:
            self._decide()
            self._direct_cards()

    def _decide(self) -> None:
        session, levels = self._session, self.levels
        if not levels or session.table.match is self._asked or self.waits:
            return
        match = self._asked = session.table.match
        self._turn = None
        seat = self._due
        if not seat:
            return
        hand, hidden = automatic_seat.own(table_of(match), seat, session.table.people.kept)
        asked = Question(session.table.start, _journal(match), seat, hand, hidden, levels[seat], session.table.id)
        self._decider.ask(asked, lambda answer: self._decided(match, asked, answer))

    def _decided(self, match: Match, asked: Question, answer: bytes | None) -> None:
        """Show the automatic player's turn that was decided; without a usable `answer`, one of the level greedy,
        with a notice that says so."""
        session = self._session
        if session.seated is None or session.table.match is not match:
            return
        if self._game.busy:
            self._asked = None  # another action is being written: it decides what to ask then
            return
        turn: Turn | None = None
        row = automatic_seat.row(match, asked.seat, session.table.people.rows)
        if answer is not None:
            with suppress(ValueError):
                turn = automatic_seat.turn(match, asked.seat, automatic_seat.decision(answer), row)
        if turn is None:
            plain = decide(public(match), asked.seat, asked.hand, asked.hidden, FALLBACK, asked.seed)
            turn = automatic_seat.turn(match, asked.seat, plain, row)
            say, people = session.speech.say, session.table.people
            self._game.change_people(replace(people, fallbacks=(*people.fallbacks, len(match) + 1)))
            session.notices.note(say("seat-fallback", seat=asked.seat), say("seat-fallback", "more"), tone="warning")
        assert turn is not None, "greedy is never refused"
        self._turn, self._ticked = turn, frozenset()
        if not turn.lines:
            self._done(turn.commands)

    # --- what people do

    def before(self, action: Say | Draft | None, source: str, screen: ScreenSession) -> Say | Draft | None:
        """The action to execute when people enter `action` on this screen; None if it is refused, which the screen then
        says, or if a hand must be entered first.

        People's commands are cut off before the first one that only an automatic player can decide. A command for the
        automatic player's own seat is refused, unless `source` says that its own dialog entered it, "boardside/2".
        """
        levels, turn = self.levels, self.turn
        if not levels or not isinstance(action, Say) or not action.commands:
            return action
        if turn is not None and source == _source(turn):
            return action
        commands = action.commands
        first = commands[0]
        if isinstance(first, Dealing):
            return self._deal(first)
        if any(isinstance(each, DrawnUnseen) for each in commands):
            return self._refused(screen, "seat-unseen")
        if automatic_seat.seat_of(first) in levels:
            if turn is None:
                # A seat whose own pieces are not known, as after a position was entered, is played by people.
                return self._refused(screen, "seat-thinking", self._due) if self._due else action
            return self._refused(screen, "seat-otherwise", turn.seat)
        peoples = takewhile(lambda command: automatic_seat.seat_of(command) not in levels, commands)
        return replace(action, commands=tuple(peoples))

    def _refused(self, screen: ScreenSession, why: str, seat: str = "") -> Say | None:
        say = screen.speech.say
        seat = seat or next(iter(self.levels))
        screen.notices.note(say(why, seat=seat), say(why, "more", seat=seat), tone="warning")
        return None

    def tap(self, does: Does, screen: ScreenSession) -> bool:
        """Handle a touch on the dialog of an automatic player (*Done*, *Why?*, a kind of piece, a card); False if it is
        not of that dialog."""
        match does, self.turn:
            case CardDealt(kind), _ if self._dealing is not None:
                self._card(kind)
            case DialogStep("card-back"), _ if self._dealing is not None:
                self._card_back()
            case "cancel", _ if self._dealing is not None:
                self._dealing = None
            case LineTicked(line), _:
                screen.notices.dismiss()
                self._ticked ^= {line}
            case KindSeen(kind), Turn() as turn:
                self._done(turn.answered(kind))
            case DialogStep("done"), Turn() as turn:
                self._done(turn.commands)
            case DialogStep("untold"), Turn() as turn:
                self._done(turn.commands, settles=True)
            case DialogStep("why"), Turn() as turn:
                screen.notices.note(automatic_seat.why(turn, screen.speech))
            case _:
                return isinstance(does, CardDealt | DialogStep | KindSeen)
        return True

    def _done(self, commands: tuple[Command, ...], settles: bool = False) -> None:
        turn = self._turn
        assert turn is not None
        if turn.kept:
            people = self._session.table.people
            key = f"{turn.seat}/{turn.match.state.round}"
            self._game.change_people(replace(people, kept={**people.kept, key: turn.kept}))
        self._session.notices.dismiss()
        self._session.act(Say(commands, settles=settles), source=_source(turn))

    # --- the cards of a hand

    def _deal(self, dealt: Dealing) -> Say | None:
        """The dealing of the cards, completed by the hands of all automatic players; None while one must still be
        entered."""
        session = self._session
        table, hands = table_of(session.table.match), dict(dealt.hands or {})
        over_reader = automatic_seat.dealt(table, session.draft.laid)
        round, before = self._dealt
        entered = self._dealing or (self._without_last(before) if round == table.round else {})
        for seat in self.levels:
            if seat not in hands and not automatic_seat.lacking(table, seat, entered.get(seat, ())):
                hands[seat] = automatic_seat.whole(table, seat, entered.get(seat, ()))
        if any(seat not in hands for seat in self.levels):
            self._dealing = entered
            return None
        rows = {f"{seat}/{table.round}": cards for seat, cards in over_reader.items() if seat in self.levels}
        if rows:
            people = session.table.people
            self._game.change_people(replace(people, rows={**people.rows, **rows}))
        self._dealt = table.round, entered
        return Say((replace(dealt, hands=hands),))

    def _direct_cards(self) -> None:
        """Have cards that are dealt over a reader go to the automatic players first."""
        session, levels = self._session, self.levels
        tagged = any(tag.means.kind == "card" for tag in self._game.store.catalog.tags.values())
        if session.devices is None or not levels or not tagged:
            return
        seat = automatic_seat.dealt_next(table_of(session.table.match), session.draft.laid, tuple(levels))
        if seat:
            session.devices.speaks(seat, first=True)

    def _entering(self) -> str:
        """The id of the automatic player's seat whose cards people are entering now, "" if there is none."""
        table, entered = table_of(self._session.table.match), self._dealing or {}
        return next((id for id in self.levels if automatic_seat.lacking(table, id, entered.get(id, ()))), "")

    def _card(self, kind: str) -> None:
        seat, entered = self._entering(), self._dealing or {}
        self._dealing = {**entered, seat: (*entered.get(seat, ()), kind)}
        if not self._entering():
            self._session.perform(
                self._session.table.look.touch(self._session.table.match.state, self._session.draft, "deal")
            )
            if not self._game.busy:  # refused, as for more cards of a kind than the box has
                self._card_back()

    def _card_back(self) -> None:
        self._dealing = self._without_last(self._dealing or {})

    def _without_last(self, entered: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """These cards without the one that was entered last."""
        seat = next((id for id in reversed(tuple(self.levels)) if entered.get(id)), "")
        return {**entered, seat: entered[seat][:-1]} if seat else entered

    # --- how it looks

    def sheet(self, table: SpokenGame) -> Sheet | None:
        """The dialog of an automatic player: its turn to carry out, or its hand to enter; None if there is neither."""
        turn, speech = self.turn, table.speech
        if self._dealing is not None:
            return self._hand_sheet(speech)
        if turn is None or self._game.busy:
            return None
        blocks = automatic_seat.blocks(turn, self._ticked, speech)
        # The map is needed while a piece is moved on it, but not while the kind of a piece is entered.
        return Sheet("boardside", "", blocks, _buttons(turn, speech), low=True, beside=not turn.asks)

    def banner(self, table: SpokenGame, banner: Banner) -> Banner:
        """The banner while an automatic player's cards are entered or it is its turn: its name, and what hands do now,
        in a few words."""
        turn, speech = self.turn, table.speech
        if self._dealing is not None:
            seat, what = self._entering(), "deal"
        elif turn is not None and not self._game.busy:
            seat, what = turn.seat, automatic_seat.task(turn)
        else:
            return replace(banner, prompt=speech.say("seat-thinks"))
        player = table.shown[int(seat) - 1]
        words = speech.say("prompt-seat", what=what)
        return replace(banner, turn=player.name, mark=seat_mark(player.colour, seat), prompt=words)

    def _hand_sheet(self, speech: Speech) -> Sheet | None:
        seat, table = self._entering(), table_of(self._game.table.match)
        if not seat:
            return None
        cards = (self._dealing or {}).get(seat, ())
        back = Choice(DialogStep("card-back"), speech.say("act-card-back"), enabled=any((self._dealing or {}).values()))
        buttons = (cancel(speech), back)
        title = speech.say("sheet-boardside-hand", seat=seat)
        return Sheet("boardside-hand", title, automatic_seat.hand_blocks(table, seat, cards, speech), buttons)


def _buttons(turn: Turn, speech: Speech) -> tuple[Choice, ...]:
    """The buttons of the dialog of this turn."""
    why = Choice(DialogStep("why"), speech.say("act-why"))
    done = replace(button(speech, "done", "primary"), does=DONE)
    if turn.asks:
        return (why,) if turn.must_ask else (why, Choice(DialogStep("untold"), speech.say("act-untold")))
    return (why, done)


def _source(turn: Turn) -> str:
    """The source of the actions that the dialog of this turn enters, "boardside/2"."""
    return f"boardside/{turn.seat}"


def _journal(match: Match) -> tuple[msgspec.Raw, ...]:
    """The public events of all entries of the match, each entry as JSON."""
    return tuple(msgspec.Raw(write([match.game.public(event) for event in entry.events])) for entry in match.entries())
