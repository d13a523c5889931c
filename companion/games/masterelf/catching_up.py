"""The form for entering a game of Master Elf that is already under way: stacks, board, players."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from companion.games.catching_up import Step
from companion.games.common_actions import SeatTouched
from companion.games.drawing.common_controls import mark, panel, picker
from companion.games.masterelf.art import CRYSTAL, UNKNOWN, ingredient, kinds_of
from companion.games.masterelf.presenter import lying
from companion.games.people import Player
from companion.language.message_texts import Speech
from companion.screen import (
    Block,
    Choice,
    Choices,
    Does,
    Marks,
    Pick,
    SeatPanel,
    Spot,
    Stepped,
    Stepper,
    Steppers,
    Text,
    tone_of,
)
from engine.masterelf.catching_up import doubts, laid_out, snapshot
from engine.masterelf.commands_and_events import CatchUp
from engine.masterelf.entered_position import SeatSnapshot, StackSnapshot, TableSnapshot
from engine.masterelf.pieces import CITY, REGION_FULL, REGIONS, SIDES, STACK_HEIGHT, STACKS, UNSEEN
from engine.masterelf.state import Table
from engine.masterelf.turn_and_game_end import choosing
from engine.rule import Rejection

PAWN = "pawn"
MOST_CARDS = 20
"""The most cards of a hand that the form offers; beyond 7, only the seat in turn has any."""
MOST_ROUNDS = 40


class PositionForm(Struct, frozen=True):
    """The form for entering a game under way, as filled in so far.

    `table` is the referee's state, `entered` the position entered, `seat` the selected seat. `piece` is what a touch
    puts on the board: the seat's pawn (`PAWN`), or a card ("air", "?") in a region. `steps` are the names of the form's
    steps.
    """

    table: Table
    entered: TableSnapshot
    seat: str
    piece: str = PAWN
    steps: tuple[str, ...] = ("round", "board", "seats")

    def command(self) -> CatchUp:
        """The command that records the position of the whole form."""
        return CatchUp(self._ordered)

    @property
    def _ordered(self) -> TableSnapshot:
        """The position entered so far; where nobody has chosen a bonus card yet, with the order in which the seats
        choose, which follows from their gifts and cards (ME-BONUS-02)."""
        if self.entered.phase != "bonus" or self.entered.served:
            return self.entered
        table = laid_out(self.table, self.entered)
        return replace(self.entered, choosing=choosing(table), bonus=(), younger=None)

    def mending(self, fault: Rejection) -> tuple[str, PositionForm]:
        """The step of the form in which this refusal can be corrected, and the form with the seat concerned
        selected."""
        steps = {"gift": "seats", "ingredient": "board"}
        ids = {"ME-BOARD-01": "board", "ME-HAND-01": "seats"}
        step = steps.get(str(fault.params.get("what"))) or ids.get(fault.rule.id, "round")
        return step, replace(self, seat=str(fault.params.get("seat", self.seat)))

    def doubts(self) -> tuple[Rejection, ...]:
        """What is unusual about the entered position, as refusals that the table may have allowed."""
        return doubts(self.table, self._ordered)

    def state(self) -> Table:
        """The referee's state with the position entered so far."""
        return laid_out(self.table, self._ordered)

    def show(self, step: str, players: tuple[Player, ...], speech: Speech) -> Step:
        """The screen of this step of the form: the board as entered, or blocks of controls over it."""
        blocks: tuple[Block, ...] = ()
        if step == "round":
            blocks = self._round(players, speech)
        elif step == "seats":
            blocks = self._hand(players, speech)
        marks, panels = self._marks(step, players, speech), self._panels(step, players, speech)
        tray = self._tray(players, speech) if step == "board" else ()
        return Step(marks, speech.say(f"catch-up-{step}-prompt"), panels, blocks, tray)

    def _marks(self, step: str, players: tuple[Player, ...], speech: Speech) -> Marks:
        marks = lying(self.state(), players, speech)
        if step != "board":
            return marks
        places = (CITY, *REGIONS[self.entered.side])
        glow = [place for place in places if place != (self._now.at if self.piece == PAWN else CITY)]
        return replace(marks, glow=frozenset(glow))

    @property
    def _now(self) -> SeatSnapshot:
        return self.entered.seats[self.seat]

    def _panels(self, step: str, players: tuple[Player, ...], speech: Speech) -> tuple[SeatPanel, ...]:
        say, found = speech.say, []
        for id, seat in self.entered.seats.items():
            details = [say("me-panel-cards", cards=seat.hand), say("me-panel-gifts", gifts=seat.owned)]
            if seat.gone:
                details = [say("paper-gone"), details[1]]
            elif seat.crystal:
                details.append(say("me-panel-crystal"))
            of_a_seat = step != "round"
            shown = panel(self.table, id, players, speech, "", details, of_a_seat and id == self.seat)
            found.append(replace(shown, does=shown.does if of_a_seat and id != self.seat else ""))
        return tuple(found)

    def _round(self, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """The controls of the form's first step: round, stacks, side of the board, and the seat in turn."""
        say, entered, height = speech.say, self.entered, STACK_HEIGHT[len(self.table.seats)]
        steppers = [Stepper("round", say("catch-up-round"), entered.round, 1, MOST_ROUNDS)]
        for number, stack in enumerate(entered.stacks, 1):
            label = say("me-from-stack", stack=number)
            # Once the stacks were laid out again, one may be higher than at the start.
            steppers.append(Stepper(Pick("stack", str(number)), label, stack.left, 0, height))
        blocks: list[Block] = [
            Steppers(tuple(steppers), 2),
            picker("side", {side: say(f"me-enter-{side}") for side in SIDES}, entered.side, 2),
            picker("exhausted", {n: say(f"me-enter-stacks-{n}") for n in ("0", "1", "2")}, str(entered.exhausted), 3),
        ]
        if entered.phase != "bonus":
            names = {id: players[int(id) - 1].name for id, seat in entered.seats.items() if not seat.gone}
            turn = picker("turn", names, entered.turn, len(names), {id: mark(players, id) for id in names})
            blocks += [Text(say("catch-up-turn"), tone="quiet"), turn]
        return tuple(blocks)

    def _hand(self, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """The controls of one seat: the number of its cards, and of the gifts whose titles are not entered; crystal and
        reward; a button for each title."""
        say, now, seats = speech.say, self._now, self.entered.seats
        alone = sum(not seat.gone for seat in seats.values()) == 1
        switches = (
            Choice("crystal", say("me-enter-crystal", there=int(now.crystal)), glyph=CRYSTAL, enabled=not now.gone),
            Choice("reward", say("me-enter-reward", there=int(now.reward)), enabled=not now.gone),
            Choice("gone", say("paper-gone"), tone=tone_of(now.gone), enabled=now.gone or not alone),
        )
        gifts = STACK_HEIGHT[len(seats)] * len(STACKS)
        steppers = (
            Stepper("hand", say("end-cards"), now.hand, 0, 0 if now.gone else MOST_CARDS),
            Stepper("unknown", say("me-enter-unknown"), now.unknown, 0, gifts),
        )
        titles = Choices(self._titles(players, speech), 3)
        return Steppers(steppers, 2), Choices(switches, 3), Text(say("me-enter-gifts"), tone="quiet"), titles

    def _titles(self, players: tuple[Player, ...], speech: Speech) -> tuple[Choice, ...]:
        """A button for each title; one that is elsewhere says where."""
        seats, now, listed = self.entered.seats, self._now, self.table.deck.gifts
        owner = {
            gift: players[int(id) - 1].name for id, seat in seats.items() if id != self.seat for gift in seat.gifts
        }
        stacks = enumerate(self.entered.stacks, 1)
        tops = {stack.top: speech.say("me-from-stack", stack=n) for n, stack in stacks if stack.top}
        choices = []
        for id in sorted({*listed, *now.gifts}, key=lambda id: (speech.name(id).casefold(), id)):
            where = (owner | tops).get(id, "") if id in listed else ""
            tone = tone_of(id in now.gifts)
            choices.append(Choice(Pick("gift", id), speech.name(id), where, tone=tone, enabled=not where))
        return tuple(choices)

    def _tray(self, players: tuple[Player, ...], speech: Speech) -> tuple[Choice, ...]:
        deck = self.table.deck
        cards = {kind: ingredient(deck, kind, speech) for kind in kinds_of(deck)}
        names = {kind: speech.name(kind) for kind in cards}
        labels = {PAWN: speech.say("me-enter-pawn"), **names, UNSEEN: speech.say("me-untold")}
        glyphs = {PAWN: mark(players, self.seat), **cards, UNSEEN: UNKNOWN}
        return picker("piece", labels, self.piece, glyphs=glyphs).choices

    def touch(self, step: str, does: Does) -> PositionForm | None:
        """The form after this touch; None if this step of the form has no such touch."""
        match step, does:
            case _, SeatTouched(seat=seat):
                return replace(self, seat=seat)
            case "round", _:
                return self._touched_round(does)
            case "board", Pick("piece", piece):
                return replace(self, piece=piece)
            case "board", Spot(id):
                return self._touched_place(id)
            case "seats", _:
                return self._touched_seat(does)
        return None

    def _entering(self, **changes: object) -> PositionForm:
        return replace(self, entered=replace(self.entered, **changes))

    def _in_turn(self, **changes: object) -> PositionForm:
        """The form with these changes at the beginning of a turn, or, where a stack ran out twice, before bonus cards
        are chosen."""
        form = self._entering(**changes, due=None, choosing=(), served=(), bonus=(), younger=None)
        return form._entering(phase="bonus" if form.entered.exhausted == 2 else "move")

    def _seated(self, **changes: object) -> PositionForm:
        return self._entering(seats={**self.entered.seats, self.seat: replace(self._now, **changes)})

    def _touched_round(self, does: Does) -> PositionForm | None:
        entered = self.entered
        match does:
            case Stepped("round", by) if 1 <= entered.round + by <= MOST_ROUNDS:
                return self._entering(round=entered.round + by)
            case Stepped(Pick("stack", number), by):
                stacks = list(entered.stacks)
                left = max(0, stacks[int(number) - 1].left + by)
                # Another card is on top then, unless the stack was counted wrong: it is asked for again.
                stacks[int(number) - 1] = StackSnapshot(left)
                return self._in_turn(stacks=tuple(stacks))
            case Pick("side", side) if side != entered.side:
                return self._turned("night" if side == "night" else "day")
            case Pick("exhausted", word):
                return self._in_turn(exhausted=int(word))
            case Pick("turn", seat):
                return self._in_turn(turn=seat)
        return None

    def _turned(self, side: Literal["day", "night"]) -> PositionForm:
        """The form with the other side of the board up: its regions have a card each, as at the start, and pawns that
        would be in no region are in the city."""
        places = (CITY, *REGIONS[side])
        seats = {id: seat if seat.at in places else replace(seat, at=CITY) for id, seat in self.entered.seats.items()}
        return self._entering(side=side, seats=seats, regions={id: {UNSEEN: 1} for id in REGIONS[side]})

    def _touched_place(self, id: str) -> PositionForm | None:
        """The form after a touch of the board: the pawn stands there, or one more card lies there; a full region is
        emptied first."""
        if id != CITY and id not in self.entered.regions:
            return None
        if self.piece == PAWN:
            return self._seated(at=id)
        if id == CITY:
            return self
        cards = self.entered.regions[id]
        full = sum(cards.values()) >= REGION_FULL[self.entered.side]
        cards = {} if full else {**cards, self.piece: cards.get(self.piece, 0) + 1}
        return self._entering(regions={**self.entered.regions, id: cards})

    def _touched_seat(self, does: Does) -> PositionForm | None:
        now = self._now
        match does:
            case Stepped("hand", by):
                return self._seated(hand=max(0, now.hand + by))
            case Stepped("unknown", by):
                return self._seated(unknown=max(0, now.unknown + by))
            case Pick("gift", gift):
                left = tuple(each for each in now.gifts if each != gift)
                return self._seated(gifts=left if gift in now.gifts else (*now.gifts, gift))
            case "crystal":
                return self._seated(crystal=not now.crystal)
            case "reward":
                return self._seated(reward=not now.reward)
            case "gone":
                return self._seated(gone=False) if now.gone else self._left()
        return None

    def _left(self) -> PositionForm:
        """The form in which the selected seat has left the game and is no longer in turn; unchanged if nobody else
        still plays."""
        left = self._seated(gone=True, hand=0, crystal=False, reward=False)
        ids = tuple(self.entered.seats)
        around = (*ids[int(self.seat) :], *ids[: int(self.seat)])
        order = [id for id in around if not left.entered.seats[id].gone]
        if not order:
            return self
        return left._in_turn(turn=order[0]) if self.entered.turn == self.seat else left


def catching_up(table: Table) -> PositionForm | None:
    """The form for entering a game under way, filled in from the referee's state, but without the discard pile, which
    nobody counts; None once the game is over. Where only scores were kept, a turn begins."""
    if table.ended:
        return None
    now = replace(snapshot(table), discards=None)
    return PositionForm(table, replace(now, phase="move") if now.phase == "score" else now, table.turn)
