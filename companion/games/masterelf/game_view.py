"""Master Elf's table screen: the look of the game, filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.games import house_rules_text
from companion.games.actions import Say
from companion.games.badges import seat_mark
from companion.games.masterelf import input, narration, presenter, rule_references, standings_blocks, suggestions
from companion.games.masterelf.ring import drawing
from companion.games.masterelf.taps import retold
from companion.games.people import Player
from companion.games.protocol import Option, Picture, Subject, Suggestions, View
from companion.language.speech import Speech
from companion.screen import Block, Board, Glyph, Grid, Row, Text
from engine.masterelf.game import MasterElf
from engine.masterelf.pieces import CITY, SEATS_LEAST, SEATS_MOST
from engine.masterelf.setup import CHOICES
from engine.masterelf.sorting import COLLECTION, SPECIAL
from engine.masterelf.state import Table
from engine.masterelf.words import Command, EndTurn, Swap, Take
from engine.match import Entry, Match
from engine.rule import Rejection

if TYPE_CHECKING:
    from companion.games.tag_protocol import TagInput


class MasterElfLook:
    """How the game is drawn, touched and told."""

    colours = ("red", "blue", "yellow", "green", "violet", "black")
    seats = (SEATS_LEAST, SEATS_MOST)
    editions: tuple[str, ...] = ()
    menu = ("chart",)
    options = (
        *(Option(name, values) for name, values in CHOICES.items()),
        Option("deck", boxes=True),
    )
    aliases: Mapping[str, str] = {}

    def __init__(self, game: MasterElf) -> None:
        self.game = game

    def board(self, state: Table) -> Board:
        """The ring of this table's side."""
        return drawing(state.side)

    def preset(self, edition: str) -> Mapping[str, str | bool]:
        """There is one rulebook."""
        return {name: values[0] for name, values in CHOICES.items()}

    def blank(self) -> input.Draft:
        """Nothing touched yet."""
        return input.BLANK

    def touch(self, state: Table, touched: input.Draft, id: str) -> input.Draft | Say | None:
        """What a touch makes of the draft."""
        if touched.laid or touched.ways:
            return self.tag_input().touched(state, touched, id)
        return input.touch(state, touched, id)

    def retold(self, state: Table, command: Command) -> tuple[str, ...] | None:
        """The taps that say this command."""
        return retold(state, command)

    def tag_input(self) -> TagInput:
        """How it is played with tagged pieces."""
        from companion.games.masterelf import tag_input

        return tag_input

    def automatic(self, state: Table) -> Command | None:
        """Take what alone can be taken, draw one for an empty hand, and end the turn in which a gift was made."""
        if state.phase == "end":
            return EndTurn(state.turn)
        if state.phase != "take":
            return None
        seat = state.seat(state.turn)
        if seat.at == CITY:
            return None if seat.hand.size else Swap(seat.id, count=0)
        region = state.regions[seat.at]
        if not region.size:
            return Take(seat.id)
        return Take(seat.id, next(iter(region.known))) if len(region.known) == 1 and not region.unknown else None

    def cites(self, state: Table, touched: input.Draft) -> tuple[str, ...]:
        """The rules behind what is wanted now."""
        return rule_references.cites(state, touched)

    def explains(self, state: Table) -> str:
        """What a first game has explained now."""
        return rule_references.explains(state)

    def subjects(self) -> tuple[Subject, ...]:
        """What rules are looked up by."""
        return rule_references.subjects()

    def picture(self, view: View) -> Picture:
        """How the table looks now."""
        return presenter.picture(view)

    def suggestions(self, state: Table, command: Command, rejection: Rejection, speech: Speech) -> Suggestions:
        """What would be legal."""
        return suggestions.suggestions(state, command, rejection, speech)

    def tell(self, entry: Entry, speech: Speech) -> str:
        """The entry in words."""
        return house_rules_text.tell(entry, speech, self.game, narration.tell)

    def seat_of(self, entry: Entry) -> str:
        """Whose act it was."""
        return house_rules_text.seat_of(entry)

    def put_back(self, after: Table, before: Table, speech: Speech) -> tuple[str, ...]:
        """What the hands must move."""
        return narration.put_back(after, before, speech)

    def lies(self, state: Table, speech: Speech) -> tuple[str, ...]:
        """What lies where."""
        return narration.lies(state, speech)

    def on_paper(self, state: Table, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """What lies where."""
        return tuple(Text(line) for line in self.lies(state, speech))

    def standings(self, match: Match, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """The count and its reasons."""
        return standings_blocks.blocks(match, players, speech)

    def trail(self, match: Match, players: tuple[Player, ...], looked: str = "") -> None:
        """Nothing stays behind on a round of places that everyone passes again and again."""

    def chart(self, speech: Speech) -> tuple[Block, ...]:
        """What counts how much (ME-SCORE-02 to -06)."""
        say = speech.say
        sizes = tuple(f"{size}{'+' if size == len(COLLECTION) - 1 else ''}" for size in range(1, len(COLLECTION)))
        points = tuple(map(str, COLLECTION[1:]))
        grid = Grid(
            (Row((say("me-chart-points"), *points), strong=True),),
            (0.4, *(0.12,) * len(points)),
            (say("me-chart-sets"), *sizes),
        )
        lines = ("special", "colour", "elves", "price", "hand")
        return grid, *(Text(say(f"me-chart-{line}", points=SPECIAL[-1])) for line in lines)

    def glyph(self, colour: str, letter: str) -> Glyph:
        """A seat's mark."""
        return seat_mark(colour, letter)
