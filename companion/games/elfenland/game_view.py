"""Elfenland's plug-in for the screen: all that the table page asks of a game."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.drawing.common_controls import mark
from companion.games.elfenland import (
    board_questions,
    display_slots,
    empty_board,
    input,
    legal_alternatives,
    narration,
    presenter,
    printed_position,
    public_knowledge,
    rules_by_topic,
    sheets,
    standings_blocks,
    tag_input,
    towns_by_round,
)
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.names import MISREADINGS
from companion.games.game_view import GameView
from companion.games.layout_diff import Move
from companion.games.people import Player
from companion.games.private_hand import Secret
from companion.games.view_values import Option
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Block, Board, Glyph, Grid, Row, Steppers, Text
from engine.elfenland.board import load
from engine.elfenland.commands_and_events import Command, Deal, DrawRest, EndMove, Event, Pass, Target, Travel
from engine.elfenland.editions import SWITCHES, preset
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, DOWNSTREAM, FERRY, SEATS_LEAST, SEATS_MOST, UPSTREAM
from engine.elfenland.state import Match, Table
from engine.rule import Rejection


class ElfenlandView(GameView[Table, Command, Event, input.Draft]):
    """Elfenland's plug-in for the screen; most methods are functions of the other files in this folder."""

    seats = (SEATS_LEAST, SEATS_MOST)
    menu = ("chart", "find", "keep-score", "referee")
    starts = ("keep-score",)
    options = (
        Option("town_cards", (False, True)),
        *(Option(name, values) for name, values in SWITCHES.items() if len(values) > 1),
    )
    aliases = MISREADINGS
    subjects = rules_by_topic.SUBJECTS
    no_draft = input.BLANK
    practice = (Deal(), DrawRest(), DrawRest())
    recounts = True

    touched = staticmethod(tag_input.touched)
    asks = staticmethod(display_slots.asks_refill)
    cites = staticmethod(rules_by_topic.cites)
    explains = staticmethod(rules_by_topic.explains)
    marks = staticmethod(presenter.marks)
    banner = staticmethod(presenter.shown_banner)
    seat_panel = staticmethod(presenter.seat_panel)
    tools = staticmethod(presenter.tools)
    sheet = staticmethod(sheets.sheet)
    meant = staticmethod(sheets.meant)
    alternatives = staticmethod(legal_alternatives.alternatives)
    tell_act = staticmethod(narration.tell)
    brief = staticmethod(narration.brief)
    layout = staticmethod(narration.layout)
    back = staticmethod(narration.back)
    put_back = staticmethod(narration.put_back)
    table_check = staticmethod(narration.table_check)
    setup = staticmethod(narration.setup)
    answer = staticmethod(board_questions.answer)
    spot_in_words = staticmethod(board_questions.spot)
    seat_in_words = staticmethod(board_questions.seat)
    on_paper = staticmethod(printed_position.blocks)
    standings = staticmethod(standings_blocks.blocks)
    trail = staticmethod(towns_by_round.trail)
    contradiction = staticmethod(public_knowledge.unneeded_caravan)

    def unpriced(self, state: Table, command: Command, speech: Speech) -> Steppers | None:
        """The cards that are paid for a step on a road without a counter, which has no price."""
        if not isinstance(command, Travel) or state.board.routes[command.route].water or command.route in state.roads:
            return None
        return sheets.cards(command.cards, state.seat(command.seat).hand.size, speech)

    def numbers(self, match: Match, command: Command, rejection: Rejection, speech: Speech) -> str:
        """The arithmetic of a refusal, in a sentence. Where the seat pays with more cards than it holds, it names the
        size of the hand, which everybody can count. Of a town card that cannot be revealed it says why.
        """
        if isinstance(command, Target) and rejection.rule.id == "EL-VAR-01":
            revealed = any(seat.target == command.town for seat in match.state.seats)
            return speech.say("numbers-target", town=command.town, revealed="yes" if revealed else "no")
        if rejection.rule.id == "EL-MOVE-09" and isinstance(command, Travel):
            hand, cards = match.state.seat(command.seat).hand.size, sum(command.cards.values())
            if cards > hand:
                return speech.say("numbers-hand", seat=command.seat, hand=hand, cards=cards)
        return super().numbers(match, command, rejection, speech)

    def secrets(self, state: Table) -> tuple[Secret, ...]:
        """A seat's travel cards, and its hidden counters."""
        cards: dict[str, Glyph] = {kind: GLYPHS[kind] for kind in CARDS_OF_A_KIND}
        counters: dict[str, Glyph] = {kind: GLYPHS[kind] for kind in COUNTERS}
        return (
            Secret("card", "hand", "hand-cards", cards, GLYPHS["card"], CARDS_OF_A_KIND),
            Secret("hidden", "hidden", "hand-hidden", counters, GLYPHS["unknown"]),
        )

    def piece(self, state: Table, piece: Piece, players: tuple[Player, ...]) -> Glyph | None:
        """The drawing of a counter or card by its kind, of a boot by its seat's mark, the back of an unknown one; None
        for roads and towns."""
        if piece.kind in ("road", "town"):
            return None
        if piece.kind == "seat":
            return mark(players, piece.name)
        return GLYPHS.get(piece.name or piece.kind, GLYPHS["unknown"])

    def moved(self, move: Move, speech: Speech) -> str:
        """The instruction, in words, to move a piece so that a sensed board shows what the game has; what lies where no
        such piece does is only taken off."""
        kind, off = move.piece.kind, move.off
        if kind == "seat" and off and not move.onto:
            return speech.say("board-boot-off", seat=move.piece.name, town=off.name)
        if kind == "seat" or (kind in ("counter", "obstacle") and not (off and off.kind == "town")):
            return super().moved(move, speech)
        return speech.say("board-unknown-off", place=off.name if off else "")

    def board(self, state: Table) -> Board:
        """The drawing of the map, the same in every game."""
        return empty_board.board()

    def preset(self, edition: str) -> Mapping[str, str | bool]:
        """The rule options as this edition of the rulebook has them; town cards are a variant in every edition, so they
        are off.
        """
        return {"town_cards": False, **preset(edition)}

    def tag_input(self) -> tag_input.ElfenlandTags:
        """Elfenland's input by tagged pieces."""
        return tag_input.ElfenlandTags()

    def automatic(self, state: Table) -> Command | None:
        """The command that is executed without being asked for: a pass for a seat without counter and obstacle, the end
        of the move for an empty hand. None if there is a choice.
        """
        if not state.turn or state.due:
            return None
        seat = state.seat(state.turn)
        if state.phase == "plan" and not seat.counters and not seat.obstacle:
            return Pass(seat.id)
        if state.phase == "move" and not seat.hand.size:
            return EndMove(seat.id)
        return None

    def chart(self, speech: Speech) -> tuple[Block, ...]:
        """The transportation chart: the cards that each kind of transport costs on each terrain (EL-COST-01)."""
        terrains = ("plain", "wood", "desert", "mountain")
        rows = tuple(
            Row((speech.name(kind), *(str(costs.get(terrain, "–")) for terrain in terrains), "–"), glyph=GLYPHS[kind])
            for kind, costs in load().chart.items()
        )
        raft = Row((speech.name("raft"), "–", "–", "–", "–", f"{DOWNSTREAM} / {UPSTREAM}"), glyph=GLYPHS["raft"])
        head = ("", *(speech.name(terrain) for terrain in terrains), speech.say("chart-water"))
        notes = speech.say("chart-notes", down=DOWNSTREAM, up=UPSTREAM, lake=FERRY)
        return Grid((*rows, raft), (0.3, 0.13, 0.13, 0.14, 0.18, 0.12), head), Text(notes, "detail")
