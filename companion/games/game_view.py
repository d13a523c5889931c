"""The base class of every game's plug-in for the screen: its drawing, its touches, and its history in words."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Generic

from msgspec.structs import asdict

from companion.games.drawing.common_controls import mark, panel
from companion.games.drawing.seat_marks import seat_mark
from companion.games.layout_diff import Change, Layout, changes
from companion.games.people import Player
from companion.games.touch_and_tags import default_touch_input
from companion.games.touch_and_tags.tag_protocol import TagInput
from companion.games.touch_and_tags.touch_result import D, Say
from companion.games.view_values import Answer, Contradiction, Option, Picture, Subject, Suggestions, View, Way
from companion.games.words import default_narration, house_rules_text
from companion.language.message_texts import Speech
from companion.screen import Banner, Block, Board, Choice, Does, Glyph, Marks, Pawn, Text
from engine.common_commands import COLOURS
from engine.game import C, Command, E, Entry, Game, S, TextFile
from engine.match import Match
from engine.rule import Rejection

MOST_WAYS = 5
"""The most legal alternatives offered beside a refusal; longer lists are not read in the middle of a game."""


class GameView(Generic[S, C, E, D]):
    """A game's plug-in for the screen: how the table is drawn, what touches do, and what was played in words.

    All methods are pure; `does` is what a touch does: a `Spot` of the board, or the value or word of a button of this
    game. What is alike in most games has a default: a game overrides at least `board`, `layout`, and what its screen
    adds.

    A new game chooses among `colours`, `seats` (the least and the greatest number), `editions` and `options`. `prefix`
    begins the ids of the game's messages; `menu` are the touches that the table menu offers, `starts` other ways to
    begin a game; `aliases` are other spellings of places; `no_draft` is the draft before any touch.
    """

    prefix: str = ""
    """The first letters of the ids of this game's messages ("mill-"), so that no two games share one."""
    colours: tuple[str, ...] = COLOURS
    """The colours that a seat can have; a new game gives them in this order."""
    seats: tuple[int, int] = (2, 2)
    """The least and the greatest number of players."""
    editions: tuple[str, ...] = ()
    """The rulebook editions that a table may choose from, by name; empty where there is no choice."""
    menu: tuple[str, ...] = ()
    """This game's items in the table menu, by touch id ("chart", "find"); each is shown only while the game accepts
    that touch."""
    starts: tuple[str, ...] = ()
    """Other ways to begin a new game, by touch id ("keep-score"); each is a button of the page for a new game."""
    options: tuple[Option, ...] = ()
    """The options of a new game, with the values of each."""
    aliases: Mapping[str, str] = {}
    """Other spellings of place names, each with the id of its place."""
    no_draft: D = default_touch_input.BLANK  # type: ignore[assignment]  # a game with another draft overrides it
    """The empty draft, before any touch."""

    def __init__(self, game: Game[S, C, E]) -> None:
        self.game = game

    def board(self, state: S) -> Board:
        """The drawing of this game's board: the same object during a whole game."""
        raise NotImplementedError

    def preset(self, edition: str) -> Mapping[str, str | bool]:
        """The rule options as this edition of the rulebook has them, by name. A game that does not override this
        method has the first value of every option that lists its values.
        """
        return {option.name: option.values[0] for option in self.options if option.values}

    def no_box(self) -> TextFile | None:
        """What a new game uses in the place of a box that was entered, if none is chosen; None for nothing."""
        return None

    def blank(self) -> D:
        """The unfinished command before anything was touched."""
        return self.no_draft

    def touch(self, state: S, draft: D, does: Does) -> D | Say | None:
        """The unfinished command (draft) or the complete commands after a touch; None if the game does not use it."""
        tags = self.tag_input() if getattr(draft, "laid", ()) or getattr(draft, "ways", ()) else None
        return tags.touched(state, draft, does) if tags else self.touched(state, draft, does)

    def touched(self, state: S, draft: D, does: Does, /) -> D | Say | None:
        """The result of a touch while no tagged piece is on a reader: by default it fills the next slot of a command.
        None if the game does not use it."""
        assert isinstance(draft, default_touch_input.Draft)
        return default_touch_input.touch(self.game, state, draft, does)  # type: ignore[return-value]  # it is D

    def asks(self, match: Match[S, C, E], draft: D, /) -> bool:
        """Whether the last action left something open that players are to enter before anybody acts: a question of the
        table page, which automatic players wait for. Never by default."""
        return False

    def tag_input(self) -> TagInput[S, D] | None:
        """This game's input by tagged pieces, imported on the first call; None for a game without tags."""
        return None

    def automatic(self, state: S) -> Command | None:
        """The command that is executed without being asked for, as the seat in turn has no other legal one; None if it
        has a choice.
        """
        return None

    def cites(self, state: S, draft: D, /) -> tuple[str, ...]:
        """The ids of the rules that the present prompt rests on, the most important one first."""
        return ()

    def explains(self, state: S, /) -> str:
        """The name of the explanation shown to beginners in this state, "" if there is none."""
        return ""

    def subjects(self) -> tuple[Subject, ...]:
        """The entries of the rules' index: first the game's pieces, then the phases and concepts of a game."""
        return ()

    def picture(self, view: View[S, C, E, D], /) -> Picture:
        """All that the game contributes to the table page: a prompt, a panel for each seat, and the pieces on the
        board.
        """
        state, prompt, say = view.match.state, view.match.prompt, view.voice.say
        alone = prompt.seats[0] if len(prompt.seats) == 1 else ""
        seats = []
        for seat in state.seats:
            score, details = self.panel(state, seat.id, view.speech)
            seats.append(panel(state, seat.id, view.players, view.speech, score, details, seat.id in prompt.seats))
        banner = Banner(
            str(prompt.round),
            "",
            say(f"{self.prefix}phase-{prompt.phase}"),
            view.players[int(alone) - 1].name if alone else "" if prompt.over else say("turn-everyone"),
            say(f"{self.prefix}prompt-{prompt.phase}"),
            mark(view.players, alone) if alone else None,
        )
        buttons = [
            Choice(default_touch_input.Enter(id), say(f"{self.prefix}act-{id}"))
            for id in default_touch_input.buttons(self.game, state)
        ]
        return Picture(self.marks(view), banner, tuple(seats), secondary=tuple(buttons))

    def marks(self, view: View[S, C, E, D]) -> Marks:
        """Everything drawn on the board that changes in a game: pieces, highlights, the selected place."""
        state, draft = view.match.state, view.draft
        assert isinstance(draft, default_touch_input.Draft)
        pawns = [
            Pawn(place.partition("/")[2], glyph)
            for place, pieces in self.layout(state).items()
            for piece, count in pieces.items()
            if not place.startswith("seat/") and (glyph := self.piece(piece, view.players)) is not None
            for _ in range(count)
        ]
        glow = view.glow or default_touch_input.legal(self.game, state, draft)
        *_, chosen = "", *map(str, draft.values.values())
        return Marks(pawns=tuple(pawns), glow=glow, wrong=view.wrong, chosen=chosen, blink=view.blink)

    def piece(self, piece: str, players: tuple[Player, ...]) -> Glyph | None:
        """The drawing of a piece that `layout` names: by default "stone/1" is the mark of seat 1. None for a piece that
        is not drawn.
        """
        which = piece.partition("/")[2]
        return mark(players, which) if which.isdecimal() and int(which) <= len(players) else None

    def panel(self, state: S, seat: str, speech: Speech) -> tuple[str, tuple[str, ...]]:
        """A seat's score as text, and the detail lines of its panel."""
        return "", ()

    def suggestions(self, state: S, command: C, rejection: Rejection, speech: Speech, /) -> Suggestions:
        """Legal alternatives to a refused command, and the ids of the places that the command named (`wrong`). By
        default the alternatives are those that differ from the command in one field.

        The default uses the whole state; a game with secrets overrides it.
        """
        ways = []
        for other in islice(default_touch_input.variants(self.game, state, command), MOST_WAYS):
            label = self.tell_act(Entry(other, ()), speech)
            ways.append(Way(Choice("", label), Say((other,))))
        spots = frozenset(value for value in asdict(command).values() if isinstance(value, str))
        return Suggestions(tuple(ways), wrong=spots & {place.id for place in self.board(state).places})

    def numbers(self, state: S, command: C, rejection: Rejection, speech: Speech, /) -> str:
        """The arithmetic of a refusal, in a sentence; from what the whole table may know."""
        return speech.say(rejection.rule.id, "more", **rejection.params)

    def done(self, entry: Entry[C, E], state: S, /) -> frozenset[str]:
        """The ids of the places and paths that an entry of the history was about, taken from its command's fields."""
        assert entry.command is not None
        fields = {value for value in asdict(entry.command).values() if isinstance(value, str)}
        board = self.board(state)
        return frozenset(fields & ({place.id for place in board.places} | {path.id for path in board.paths}))

    def contradiction(
        self, match: Match[S, C, E], players: tuple[Player, ...], speech: Speech, /
    ) -> Contradiction | None:
        """The proof by the last entry that an earlier accepted one broke a rule; None if it proves nothing."""
        return None

    def tell(self, entry: Entry[C, E], speech: Speech) -> str:
        """An entry in words, for the history and the undo button, without anything secret."""
        return house_rules_text.tell(entry, speech, self.game, self.tell_act)

    def tell_act(self, entry: Entry[C, E], speech: Speech, /) -> str:
        """An entry of the game's own commands in words; commands that all games share are worded by `tell`."""
        return default_narration.tell(entry, speech, self.prefix)

    def seat_of(self, entry: Entry[C, E]) -> str:
        """The id of the seat that acted in this entry, "" for none in particular."""
        return house_rules_text.seat_of(entry)

    def layout(self, state: S, /) -> Layout:
        """The pieces that are at each place in this state, with their counts: `{"point/a1": {"stone/1": 1}}`."""
        raise NotImplementedError

    def put_back(self, after: S, before: S, speech: Speech, /) -> tuple[str, ...]:
        """The pieces that players must move after an undo, so that the table shows `before` instead of `after`: one
        line each.
        """
        lines = (self.back(change, speech) for change in changes(self.layout(after), self.layout(before)))
        return tuple(filter(None, lines))

    def back(self, change: Change, speech: Speech, /) -> str:
        """The instruction, in words, that undoes one change of what lies on the table; "" where another change's line
        covers it.
        """
        id, more = "back-more" if change.more > 0 else "back-fewer", abs(change.more)
        return speech.say(id, place=_which(change.place), piece=change.piece.partition("/")[0], n=more)

    def table_check(self, state: S, speech: Speech, /) -> tuple[str, ...]:
        """What lies where, in words, one line a place, for players who set up again a table that was cleared away."""
        lines, say = [], speech.say
        for place, pieces in self.layout(state).items():
            kinds = [say("lies-kind", piece=each.partition("/")[0], n=n) for each, n in pieces.items() if n]
            lines += [say("lies-place", place=_which(place), pieces=", ".join(kinds))] if kinds else []
        return tuple(lines)

    def answer(self, match: Match[S, C, E], seat: str, asked: tuple[str, ...], speech: Speech, /) -> Answer:
        """The answer to what this seat asks about the table without seeing it; `match` holds only what the seat may
        know.

        `asked` is what was chosen so far, like ("between", "tichih"); for () the answer has the questions as choices.
        A game without such questions, which keeps this default, answers what lies where.
        """
        return Answer(speech.say("ask-board"), self.table_check(match.state, speech))

    def setup(self, state: S, speech: Speech, /) -> tuple[str, ...]:
        """The steps of the set-up before the first command, one line each; none for a game that does not list them."""
        return ()

    def on_paper(self, state: S, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """The content of a printed sheet with all that a table needs to play on without the screen, secrets left out.
        It fits one page.
        """
        return tuple(Text(line) for line in self.table_check(state, speech))

    def standings(self, match: Match[S, C, E], players: tuple[Player, ...], speech: Speech, /) -> tuple[Block, ...]:
        """The content of the standings: scores with their reasons and a plot; while the game goes on, as they are
        now.
        """
        return ()

    def trail(self, match: Match[S, C, E], players: tuple[Player, ...], looked: str = "") -> Marks | None:
        """The paths that the seats' pieces went, to be drawn on the board, or only that of the seat `looked`. None for
        a game that records no paths.
        """
        return None

    def chart(self, speech: Speech) -> tuple[Block, ...]:
        """The content of the game's reference card."""
        return ()

    def glyph(self, colour: str, letter: str) -> Glyph:
        """The drawing of a seat's mark in this colour; `letter` is what is written on it, the seat's number."""
        return seat_mark(colour, letter)


def _which(place: str) -> str:
    """The part after the "/" in the name of a place: "a1" of "point/a1"."""
    return place.partition("/")[2] or place
