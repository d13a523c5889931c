"""A table that tests talk to: what is said, what is answered, and moments of a game that many tests begin at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.codec import read_command
from engine.game import Prompt, Start
from engine.masterelf.game import MasterElf, masterelf
from engine.masterelf.state import Seat, Table
from engine.match import Match
from engine.rule import Rejection, Unclear

RECORDED = Path(__file__).parents[2] / "recorded_games" / "masterelf"
GAME: MasterElf = masterelf()

# Made up for tests; only what the rulebook names is the game's.
DECK = """
[ingredients.air]
[ingredients.metal]
[ingredients.magic]
[ingredients.water]
[sets.antiquities]
[sets.pirates]
[sets.kitchen]
[colours.blue]
[gifts.blue-booth]
ingredients = ["air", "metal"]
sets = ["kitchen"]
colour = "blue"
elves = 0
[gifts.pirate]
ingredients = ["magic", "water"]
sets = ["pirates"]
special = "treasures"
colour = "blue"
elves = 1
[gifts.treasure-map]
ingredients = ["air", "metal"]
sets = ["pirates"]
special = "treasures"
[gifts.key]
ingredients = ["air", "metal"]
sets = ["antiquities"]
special = "secret"
[gifts.casket]
ingredients = ["air", "metal"]
sets = ["antiquities"]
special = "secret"
[gifts.marker-set]
colour = "rainbow"
"""


def started(seats: int = 2, deck: str | None = DECK, **told: Any) -> Table | Rejection | Unclear:
    """The answer to a start line; `deck` is the text of a deck file."""
    ages, first = told.pop("ages", None), told.pop("start_player", None)
    options = told if deck is None else {**told, "deck": "box.toml"}
    prepared = GAME.prepared(Start("masterelf", seats, first, options or None, ages), lambda path: deck or "")
    return prepared if isinstance(prepared, Unclear) else GAME.start(prepared)


def counted(each: int, text: str = DECK, gift_cards: int | None = None) -> str:
    """The deck with so many cards of every ingredient, and so many gift cards."""
    counts = "\n".join(f"{line}\ncount = {each}" if "[ingredients." in line else line for line in text.split("\n"))
    return counts if gift_cards is None else f"gift_cards = {gift_cards}\n{counts}"


class SeatedGame:
    """A game being played by a test."""

    def __init__(self, seats: int = 2, deck: str | None = DECK, **told: Any) -> None:
        table = started(seats, deck, **told)
        assert isinstance(table, Table), table
        self.match = Match(GAME, table)

    @property
    def table(self) -> Table:
        """What the referee knows now."""
        table: Table = self.match.state
        return table

    @property
    def prompt(self) -> Prompt:
        """Whose word it is."""
        return self.match.prompt

    @property
    def shown(self) -> dict[str, Any]:
        """The public state."""
        return GAME.shown(self.table)

    def seat(self, id: str) -> Seat:
        """One seat."""
        return self.table.seat(id)

    def answer(self, do: str, **fields: Any) -> Match | Rejection | Unclear:
        """What the referee answers; `source` stands for the field `from`."""
        if "source" in fields:
            fields["from"] = fields.pop("source")
        try:
            command = read_command(GAME, json.dumps({"do": do, **fields}))
        except ValueError as wrong:
            return Unclear(str(wrong))
        return self.match.say(command)

    def says(self, do: str, **fields: Any) -> SeatedGame:
        """An accepted command."""
        answer = self.answer(do, **fields)
        assert isinstance(answer, Match), answer
        self.match = answer
        return self

    def refuses(self, do: str, **fields: Any) -> str:
        """The id of the rule that this command breaks; its numbers are the rule's, and nothing has changed."""
        before = self.table
        answer = self.answer(do, **fields)
        assert isinstance(answer, Rejection), answer
        assert set(answer.params) == set(answer.rule.needs)
        assert self.table == before
        return answer.rule.id

    def cannot_read(self, do: str, **fields: Any) -> bool:
        """Whether this is answered with a sentence on what is wrong with it."""
        answer = self.answer(do, **fields)
        return isinstance(answer, Unclear) and answer.sentence.endswith(".")

    def events(self) -> list[str]:
        """The names of the facts that the last command brought about."""
        assert self.match.last is not None
        return [type(event).__name__ for event in self.match.last.events]

    def unjudged(self) -> bool:
        """Whether the last command was accepted without a rule to hold it to."""
        assert self.match.last is not None
        return any(getattr(event, "unjudged", False) for event in self.match.last.events)

    def turn(self, seat: str) -> SeatedGame:
        """A whole turn of this seat that changes little: to a region or the city, and nothing made."""
        return self.arrives(seat).says("end_turn", seat=seat)

    def arrives(self, seat: str) -> SeatedGame:
        """This seat goes from the city to r1 and takes, or back and draws one; it may create now."""
        if self.seat(seat).at == "city":
            self.says("go", seat=seat, to="r1")
            if not self.table.regions["r1"].unknown and self.table.regions["r1"].size:
                return self.says("take", seat=seat, ingredient=next(iter(self.table.regions["r1"].known)))
            return self.says("take", seat=seat)
        return self.says("go", seat=seat, to="city").says("swap", seat=seat, count=0)

    def ends_turn(self) -> SeatedGame:
        """The seat in turn hands over, putting a surplus away unseen."""
        seat = self.table.turn
        self.says("end_turn", seat=seat)
        if self.table.phase == "discard":
            self.says("discard", seat=seat, count=self.seat(seat).surplus)
        return self
