"""Master Elf's part of *Can I?*, which asks without playing: may the pawn go there, may this gift be made?"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import asdict, replace

from companion.games.can_i import Questions, SetUp
from companion.games.masterelf.input import BLANK, Draft
from companion.games.touch_and_tags.touch_result import Enters, Say
from companion.language.message_texts import Speech
from companion.screen import Choice, Does, Glyph, Spot
from engine.game import Start
from engine.holding import Holding
from engine.masterelf.commands_and_events import Command, Create, Event, Go, Lay, Swap, Take, Top
from engine.masterelf.deckfile import book
from engine.masterelf.evolve import evolved
from engine.masterelf.pieces import CITY, REGIONS, SIDES
from engine.masterelf.state import Match, Table

GO, TAKE, MAKE, STAND = "go", "take", "make", "stand"
PHASES = {GO: "move", TAKE: "take", MAKE: "create", STAND: "move"}
"""The phase in which each mode is judged."""
RULES: Mapping[type, str] = {Go: "ME-BOARD-02", Take: "ME-TAKE-01", Swap: "ME-TAKE-03", Create: "ME-GIFT-03"}
"""The rule by which each command is legal; a gift paid with the crystal has one of its own."""


class MasterElfQuestions(Questions[Table, Command, Event, Draft]):
    """Master Elf's questions on the page *Can I?*: about a move, about taking or swapping cards, and about a gift."""

    modes = (GO, TAKE, MAKE)
    set_up_mode = STAND
    usable_buttons = ("away",)
    idle_button = "me-act-away"

    def nothing_known(self, edition: str, box: Mapping[str, str]) -> Match:
        """A match to ask about when no game is open: one seat that can make a gift, by day, its pawn in the city."""
        table = self.look.game.start(Start("masterelf", 2, options={"deck": dict(box) or asdict(book())}))
        assert isinstance(table, Table)
        return Match(self.look.game, replace(table, seats=table.seats[:1], phase="create"))

    def at_hand(self, state: Table) -> str:
        """The kind of question to offer first: that of the present phase; after taking cards, the question about a
        gift.
        """
        return {"move": GO, "take": TAKE}.get(state.phase, MAKE)

    def as_if(self, state: Table, mode: str, seat: str) -> Table:
        """The state as if this seat were in turn, in the phase to which the question belongs; `mode` is the kind of
        question, like `TAKE`.
        """
        return replace(state, phase=PHASES[mode], turn=seat, due=None, choosing=())

    def learnt(self, state: Table, command: Command, seat: str) -> SetUp | None:
        """The position after a command that only enters the gift on top of a stack or the cards in a region; after a
        gift the page asks for its price. None for a command that the players ask about, or that is refused."""
        if not isinstance(command, Top | Lay):
            return None
        events = self.look.game.decide(self.as_if(state, MAKE, seat), command)
        if not isinstance(events, tuple):
            return None
        after, draft = evolved(state, *events), BLANK
        if isinstance(command, Top):
            draft = Draft("pay" if after.deck.price(command.gift) else "otherwise", stack=command.stack)
        return SetUp(after, draft)

    def because(self, state: Table, command: Command, speech: Speech) -> tuple[str, str]:
        """The reason why this legal command is legal: the id of the rule, and a sentence."""
        rule = RULES.get(type(command), "ME-TURN-01")
        if isinstance(command, Create) and command.crystal:
            rule = "ME-CRYST-01"
        return rule, speech.say(f"rule-{rule}")

    def set_up(self, state: Table, draft: Draft, does: Does, seat: str) -> SetUp | Say | None:
        """The position after this touch while players set it up: the pawn is in the place touched, or the board
        shows its other side; None if the touch means nothing here.
        """
        match does:
            case Enters(act=Say((Go(to=place),))) | Spot(place) if place == CITY or place in state.regions:
                return SetUp(state.with_seat(seat, at=place), BLANK)
            case "side":
                side = next(each for each in SIDES if each != state.side)
                regions = dict.fromkeys(REGIONS[side], Holding(unknown=1))
                turned = replace(state, options={**state.options, "side": side}, regions=regions)
                return SetUp(turned.with_seat(seat, at=CITY), BLANK)
        return None

    def pieces(self, draft: Draft, mark: Glyph, speech: Speech) -> tuple[Choice, ...]:
        """A tuple with one button, which changes the drawn board between its two sides, day and night."""
        return (Choice("side", speech.say("can-i-side")),)
