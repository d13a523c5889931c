"""Elfenland's table screen: the look of the game, filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.games import house_rules_text
from companion.games.actions import Say
from companion.games.badges import seat_mark
from companion.games.elfenland import input, narration, presenter, rule_references, standings_blocks, suggestions, trail
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.map import drawing
from companion.games.elfenland.names import MISREADINGS
from companion.games.elfenland.taps import retold
from companion.games.people import Player
from companion.games.protocol import Option, Picture, Subject, Suggestions, View
from companion.language.speech import Speech
from companion.screen import Block, Board, Glyph, Grid, Marks, Row, Text
from engine.elfenland.editions import EDITIONS, SWITCHES, preset
from engine.elfenland.game import Elfenland
from engine.elfenland.pieces import DOWNSTREAM, FERRY, SEATS_LEAST, SEATS_MOST, UPSTREAM
from engine.elfenland.state import Table
from engine.elfenland.words import Command, EndMove, Pass
from engine.match import Entry, Match
from engine.rule import Rejection

if TYPE_CHECKING:
    from companion.games.tag_protocol import TagInput


class ElfenlandLook:
    """How the game is drawn, touched and told."""

    colours = ("red", "blue", "yellow", "green", "violet", "black")
    seats = (SEATS_LEAST, SEATS_MOST)
    editions = EDITIONS
    menu = ("chart", "find", "keep-score", "referee")
    options = (
        Option("town_cards", (False, True)),
        *(Option(name, values) for name, values in SWITCHES.items() if len(values) > 1),
    )
    aliases: Mapping[str, str] = MISREADINGS

    def __init__(self, game: Elfenland) -> None:
        self.game, board = game, game.board
        self.costs = board.chart
        self._board = drawing(
            [{"town": town.id, "x": town.at[0], "y": town.at[1]} for town in board.towns.values()],
            [
                {"route": route.id, "terrain": route.terrain, "from": route.a, "to": route.b}
                for route in board.routes.values()
            ],
            {town.id: town.name for town in board.towns.values()},
        )

    def board(self, state: Table) -> Board:
        """The map is the same for every game."""
        return self._board

    def preset(self, edition: str) -> Mapping[str, str | bool]:
        """The edition's switches; town cards are a variant everywhere."""
        return {"town_cards": False, **preset(edition)}

    def blank(self) -> input.Draft:
        """Nothing touched yet."""
        return input.BLANK

    def touch(self, state: Table, touched: input.Draft, id: str) -> input.Draft | Say | None:
        """What a touch makes of the draft."""
        if touched.laid or touched.ways:
            return self.tag_input().touched(state, touched, id)
        return input.touch(state, touched, id)

    def tag_input(self) -> TagInput:
        """How it is played with tagged pieces."""
        from companion.games.elfenland import tag_input

        return tag_input

    def retold(self, state: Table, command: Command) -> tuple[str, ...] | None:
        """The taps that say this command."""
        return retold(state, command)

    def automatic(self, state: Table) -> Command | None:
        """Pass for a seat with no counter and no obstacle; end the move of an empty hand."""
        if not state.turn or state.due:
            return None
        seat = state.seat(state.turn)
        if state.phase == "plan" and not seat.counters and not seat.obstacle:
            return Pass(seat.id)
        if state.phase == "move" and not seat.hand.size:
            return EndMove(seat.id)
        return None

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
        return suggestions.suggestions(state, self._board, command, rejection, speech)

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
        """Round, seats, roads, switches."""
        from companion.games.elfenland import on_paper

        return on_paper.blocks(state, players, speech)

    def standings(self, match: Match, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """The standings and their reasons."""
        return standings_blocks.blocks(match, players, speech)

    def trail(self, match: Match, players: tuple[Player, ...], looked: str = "") -> Marks:
        """Who collected which town, and when."""
        return trail.trail(match, players, looked)

    def chart(self, speech: Speech) -> tuple[Block, ...]:
        """The transportation chart (EL-COST-01)."""
        terrains = ("plain", "wood", "desert", "mountain")
        rows = tuple(
            Row((speech.name(kind), *(str(costs.get(terrain, "–")) for terrain in terrains), "–"), glyph=GLYPHS[kind])
            for kind, costs in self.costs.items()
        )
        raft = Row((speech.name("raft"), "–", "–", "–", "–", f"{DOWNSTREAM} / {UPSTREAM}"), glyph=GLYPHS["raft"])
        head = ("", *(speech.name(terrain) for terrain in terrains), speech.say("chart-water"))
        notes = speech.say("chart-notes", down=DOWNSTREAM, up=UPSTREAM, lake=FERRY)
        return Grid((*rows, raft), (0.26, 0.14, 0.14, 0.14, 0.19, 0.13), head), Text(notes, "detail")

    def glyph(self, colour: str, letter: str) -> Glyph:
        """A seat's mark."""
        return seat_mark(colour, letter)
