"""Master Elf's plug-in for the screen: all that the table page asks of a game."""

from __future__ import annotations

from msgspec import Struct

from companion.games.drawing.common_controls import mark
from companion.games.game_view import GameView
from companion.games.masterelf import (
    input,
    legal_alternatives,
    narration,
    presenter,
    rules_by_topic,
    sheets,
    standings_blocks,
)
from companion.games.masterelf.art import GIFT, UNKNOWN, ingredient, kinds_of
from companion.games.masterelf.empty_board import drawing
from companion.games.masterelf.tag_input import MasterElfTags
from companion.games.people import Player
from companion.games.private_hand import Secret
from companion.games.view_values import Option
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Block, Board, Glyph, Grid, Row, Text
from engine.game import Entry, TextFile
from engine.masterelf.best_collections import COLLECTION, SPECIAL
from engine.masterelf.commands_and_events import Command, Create, EndTurn, Event, Lay, Swap, Take
from engine.masterelf.deckfile import book
from engine.masterelf.making_gifts import may_be_rewarded
from engine.masterelf.pieces import CITY, REGIONS, SEATS_LEAST, SEATS_MOST
from engine.masterelf.setup import CHOICES
from engine.masterelf.state import Match, Table
from engine.rule import Rejection


class MasterElfView(GameView[Table, Command, Event, input.Draft]):
    """Master Elf's plug-in for the screen; most methods are functions of the other files in this folder."""

    seats = (SEATS_LEAST, SEATS_MOST)
    menu = ("chart", "keep-score")
    starts = ("keep-score",)
    starter_option = "youngest"
    options = (*(Option(name, values) for name, values in CHOICES.items()), Option("deck", boxes=True))
    subjects = rules_by_topic.SUBJECTS
    most_ways = max(map(len, REGIONS.values()))
    no_draft = input.BLANK

    touched = staticmethod(input.touched)
    cites = staticmethod(rules_by_topic.cites)
    explains = staticmethod(rules_by_topic.explains)
    marks = staticmethod(presenter.marks)
    banner = staticmethod(presenter.shown_banner)
    seat_panel = staticmethod(presenter.seat_panel)
    tools = staticmethod(presenter.tools)
    sheet = staticmethod(sheets.sheet)
    alternatives = staticmethod(legal_alternatives.alternatives)
    tell_act = staticmethod(narration.tell)
    layout = staticmethod(narration.layout)
    back = staticmethod(narration.back)
    table_check = staticmethod(narration.table_check)
    setup = staticmethod(narration.setup)
    standings = staticmethod(standings_blocks.blocks)

    def secrets(self, state: Table) -> tuple[Secret, ...]:
        """A seat's cards with ingredients."""
        kinds = {kind: ingredient(state.deck, kind) for kind in kinds_of(state.deck)}
        return (Secret("card", "hand", "hand-cards", kinds, UNKNOWN),)

    def piece(self, state: Table, piece: Piece, players: tuple[Player, ...]) -> Glyph | None:
        """The drawing of an ingredient, of a gift as a parcel, of an elf by its seat's mark, the back of an unknown
        card; None for places."""
        match piece:
            case Piece("place"):
                return None
            case Piece("seat", seat):
                return mark(players, seat)
            case Piece("ingredient", kind) if kind in state.deck.ingredients:
                return ingredient(state.deck, kind)
        return GIFT if piece.kind == "gift" else UNKNOWN

    def board(self, state: Table) -> Board:
        """The drawing of the ring of regions, on the side of the board in use: day or night."""
        return drawing(state.side)

    def numbers(self, match: Match, command: Command, rejection: Rejection, speech: Speech) -> str:
        """The arithmetic of a refusal; of cards that the box has not, with the ingredient and its number."""
        found = legal_alternatives.numbers(match, command, speech) if rejection.rule.id == "ME-COMP-01" else ""
        return found or super().numbers(match, command, rejection, speech)

    def spots(self, state: Table, command: Struct) -> frozenset[str]:
        """The place that a command names; of a gift its stack, of a card taken the region that it lay in."""
        match command:
            case Create(stack=stack):
                return frozenset({f"stack/{stack}"})
            case Take(seat=seat):
                return frozenset({state.seat(seat).at})
        return super().spots(state, command)

    def done(self, entry: Entry[Command, Event], state: Table, /) -> frozenset[str]:
        """The place to which an entry moved a pawn; none where cards were only taken or entered."""
        return frozenset() if isinstance(entry.command, Create | Lay | Take) else super().done(entry, state)

    def no_box(self) -> TextFile:
        """The cards that the rulebook itself names, for a game whose players entered no box."""
        return book()

    def tag_input(self) -> MasterElfTags:
        """Master Elf's input by tagged pieces."""
        return MasterElfTags()

    def take_back(self, after: Match, before: Match, speech: Speech) -> tuple[str, ...]:
        """The moves that undo the actions since `before`, one after the other, as cards change hands several times."""
        return tuple(narration.step_in_words(step, speech) for step in narration.taken_back(after, before))

    def automatic(self, state: Table) -> Command | None:
        """The command that is executed without being asked for, as it is the only possible one; None if there is a
        choice.

        It takes the only kind of card in a region, draws one card for an empty hand, or ends the turn in which a gift
        was made, unless only the players can see whether that gift completed a special set.
        """
        if state.phase == "end":
            return None if may_be_rewarded(state) else EndTurn(state.turn)
        if state.phase != "take":
            return None
        seat = state.seat(state.turn)
        if seat.at == CITY:
            return None if seat.hand.size else Swap(seat.id, count=0)
        region = state.regions[seat.at]
        if not region.size:
            return Take(seat.id)
        return Take(seat.id, next(iter(region.known))) if len(region.known) == 1 and not region.unknown else None

    def chart(self, speech: Speech) -> tuple[Block, ...]:
        """The content of the reference card: the points for sets, colours, elves and other things (ME-SCORE-02 to
        -06).
        """
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
