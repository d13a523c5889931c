"""What a game offers for the page *Can I?*, which asks whether an action is legal without playing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from companion.games.game_view import GameView
from companion.games.touch_and_tags.touch_result import D, Draft, Say
from companion.language.message_texts import Speech
from companion.screen import Choice, Does, Glyph
from engine.game import C, E, S, Start
from engine.match import Match
from engine.rule import Rejection, Unclear
from engine.state import State


class SetUp(Struct, frozen=True):
    """The result of a touch while players set up a position to ask about: the new state, and the unfinished command
    (draft) with the selected piece.
    """

    state: State
    draft: Draft


class Questions(Generic[S, C, E, D]):
    """A game's questions on the page *Can I?*, as pure functions; every state given holds only public information. By
    default a seat asks about any action that the game's touches make, as if it were in turn now.

    A mode is a kind of question ("step"): its button is the message `can-i-<mode>`, and `can-i-<mode>.prompt` says what
    to touch. In `set_up_mode` players set up a position to ask about, for a game that the referee does not follow; ""
    if that is never needed. Of the game's own buttons those with the ids `usable_buttons` stay usable while a question
    is put together.
    """

    modes: tuple[str, ...] = ("any",)
    """The kinds of question, in the order of their buttons."""
    set_up_mode: str = ""
    """The mode in which a position is set up by touches."""
    usable_buttons: tuple[str, ...] = ()
    """Ids of the game's own buttons that stay usable while a question is put together."""
    idle_button: str = ""
    """The message with the words of the first of them, which stands there disabled while the game offers none, so that
    no other button moves; "" for an empty place."""

    def __init__(self, look: GameView[S, C, E, D]) -> None:
        self.look = look

    def nothing_known(self, edition: str, box: Mapping[str, str]) -> Match[S, C, E]:
        """A match to ask about when no game is open: this edition, nothing known yet. `box` is the owner's deck file
        (`{"name": …, "text": …}`), empty for none.
        """
        game = self.look.game
        state = game.start(Start(game.name, self.look.seats[0], options=dict(self.look.preset(edition))))
        assert not isinstance(state, Rejection | Unclear)
        return Match(game, state)

    def followed(self, state: S) -> bool:
        """Whether the referee knows the pieces on the board, so that players need not set up a position to ask
        about.
        """
        return True

    def at_hand(self, state: S) -> str:
        """The kind of question that players most likely want in this state."""
        return self.modes[0]

    def as_if(self, state: S, mode: str, seat: str) -> S:
        """The state as if this seat were in turn, in the phase that the kind of question `mode` is about. By default
        only the field `turn` is another, if the state has one."""
        if seat in state.speakers() or not hasattr(state, "turn"):
            return state
        return replace(state, turn=seat)

    def learnt(self, state: S, command: C, seat: str) -> SetUp | None:
        """The position after a command that only enters a fact (which card lies on a stack), and the unfinished
        command (draft) with which the question goes on. None if the command is itself the action asked about.
        """
        return None

    def spot(self, state: S, command: C) -> str:
        """The id of the place or path that the command is about, "" for none."""
        return next(iter(sorted(self.look.spots(state, command))), "")

    def because(self, state: S, command: C, speech: Speech) -> tuple[str, str]:
        """The reason why this legal command is legal: the id of the rule, and the arithmetic in words."""
        rule = next(iter(self.look.cites(state, self.look.blank())), next(iter(self.look.game.rules)))
        return rule, speech.say(f"rule-{rule}")

    def set_up(self, state: S, draft: D, does: Does, seat: str) -> SetUp | Say | None:
        """The position after this touch while players set up a position to ask about. If the piece cannot be
        placed there, a `Say` with the command to place it, which the referee refuses, so that the reason is shown. None
        if the touch means nothing here."""
        return None

    def picked(self, command: C) -> tuple[Does, ...]:
        """The touches for placing this command's piece in a position to ask about; () for a command that places
        none.
        """
        return ()

    def under(self, state: S, edition: str) -> S:
        """The same state under the rules of another edition."""
        return replace(state, options={**state.options, "edition": edition, **self.look.preset(edition)})

    def pieces(self, draft: D, mark: Glyph, speech: Speech) -> tuple[Choice, ...]:
        """Buttons for further pieces that players can place in a position to ask about; `mark` is the drawing of the
        asking seat.
        """
        return ()
