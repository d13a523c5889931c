"""How Nine Men's Morris is drawn and touched, and what of it can have a tag."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.drawing.board_from_csv import board
from companion.games.drawing.seat_marks import seat_mark
from companion.games.drawing.standings_plot import plot
from companion.games.game_view import GameView
from companion.games.layout_diff import Layout
from companion.games.people import Player
from companion.games.touch_and_tags.default_input import Draft, SlotTags
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.games.view_values import Option, Subject
from companion.language.message_texts import Proper, Speech
from companion.piece import Piece
from companion.screen import Block, Board, Text
from engine.match import Match
from mill.game import RULES, SWITCHES
from mill.state import BOARD, NEAR, Table
from mill.words import Command, Event

DRAWN = board(BOARD)
COLOURS = ("red", "blue", "yellow", "green", "violet", "black")


def names(match: Match[Table, Command, Event], players: Mapping[str, str]) -> Proper:
    """Points are called by their letter and number, seats by who plays them."""
    return lambda speech, id: id if id in NEAR else players.get(id)


def tagged(speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
    """A stone of each colour, and every point."""
    stones = (Taggable(Piece("stone", c), speech.say(f"colour-{c}"), 9, seat_mark(c, "")) for c in COLOURS)
    return (*stones, *(Taggable(Piece("point", point), point, place=True) for point in NEAR))


class MillView(GameView[Table, Command, Event, Draft]):
    """The table screen; most of it is the base's."""

    prefix = "mill-"
    options = tuple(Option(name, values) for name, values in SWITCHES.items())
    subjects = tuple(
        Subject(f"mill-rules-{topic}", tuple(id for id, rule in RULES.items() if rule.topic == topic))
        for topic in dict.fromkeys(rule.topic for rule in RULES.values())
    )

    def board(self, state: Table) -> Board:
        """The same for every game."""
        return DRAWN

    def layout(self, state: Table, /) -> Layout:
        """Stones on points, and those in hand."""
        points = {Piece("point", point): {Piece("stone", owner): 1} for point, owner in state.stones.items()}
        return {**points, **{Piece("seat", seat.id): {Piece("stone"): seat.hand} for seat in state.seats}}

    def tag_input(self) -> SlotTags[Table, Command, Event]:
        """By the tags of points, and stones laid on a sensed board."""
        return SlotTags(self.game, self.touched, "stone")

    def cites(self, state: Table, draft: Draft, /) -> tuple[str, ...]:
        """The chief rule of the phase."""
        found = {"place": "NM-PLACE-01", "move": "NM-MOVE-03", "take": "NM-TAKE-02"}.get(state.phase)
        return (found,) if found else ()

    def panel(self, state: Table, seat: str, speech: Speech) -> tuple[str, tuple[str, ...]]:
        """Stones on the board, and in hand."""
        return str(len(state.on_board(seat))), (speech.say("mill-panel", stones=state.seat(seat).hand),)

    def standings(
        self, match: Match[Table, Command, Event], players: tuple[Player, ...], speech: Speech, /
    ) -> tuple[Block, ...]:
        """Who won, and how the stones became fewer."""
        end = "won" if match.state.winner else "drawn" if match.prompt.over else "open"
        line = Text(speech.say("mill-end", how=end, seat=match.state.winner or "1"), tone="good")
        return line, plot(match, players, speech, lambda table, n: len(table.on_board(str(n + 1))))
