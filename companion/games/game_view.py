"""The base class of every game's plug-in for the screen: its drawing, its touches, and its history in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Generic

from msgspec.structs import asdict, replace

from companion.games.common_actions import CardKind
from companion.games.drawing.common_controls import banner, cancel, card_steppers, mark, panel, which
from companion.games.layout_diff import Change, Layout, Move, changes
from companion.games.people import Player
from companion.games.private_hand import Secret
from companion.games.touch_and_tags import default_input
from companion.games.touch_and_tags.tag_protocol import TagInput
from companion.games.touch_and_tags.touch_result import D, Enters, Say, enters, stepped
from companion.games.view_values import (
    Answer,
    Contradiction,
    Option,
    Picture,
    Subject,
    Suggestions,
    Tools,
    View,
    Way,
    way,
)
from companion.games.words import history_in_words
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import (
    Banner,
    Block,
    Board,
    Choice,
    Does,
    Glyph,
    Marks,
    Pawn,
    SeatPanel,
    Sheet,
    Stepped,
    Steppers,
    Text,
)
from engine.common_commands import COLOURS, Let, Ruled
from engine.game import Ask, C, Command, E, Entry, Game, S, TextFile
from engine.match import Match
from engine.rule import Rejection


class GameView(Generic[S, C, E, D]):
    """A game's plug-in for the screen: how the table is drawn, what touches do, and what was played in words.

    All methods are pure; `does` is what a touch does: a `Spot` of the board, or the value or word of a button of this
    game. What is alike in most games has a default: a game overrides at least `board`, `layout`, and what its screen
    adds.

    A new game chooses among `colours`, `seats` (the least and the greatest number) and `options`. `prefix` begins the
    ids of the game's messages; `menu` are the touches that the table menu offers, `starts` other ways to begin a game;
    `aliases` are other spellings of places; `no_draft` is the draft before any touch.
    """

    prefix: str = ""
    """The first letters of the ids of this game's messages ("mill-"), so that no two games share one."""
    colours: tuple[str, ...] = COLOURS
    """The colours that a seat can have; a new game gives them in this order."""
    seats: tuple[int, int] = (2, 2)
    """The least and the greatest number of players."""
    menu: tuple[str, ...] = ()
    """This game's items in the table menu, by touch id ("chart", "find"); each is shown only while the game accepts
    that touch."""
    starts: tuple[str, ...] = ()
    """Other ways to begin a new game, by touch id ("keep-score"); each is a switch of the page for a new game."""
    options: tuple[Option, ...] = ()
    """The options of a new game, with the values of each."""
    starter_option: str = ""
    """The option that records which seat was entered as the one that begins, where the rules need it later; "" for
    none."""
    subjects: tuple[Subject, ...] = ()
    """The entries of the rules' index: first the game's pieces, then the phases and concepts of a game."""
    aliases: Mapping[str, str] = {}
    """Other spellings of place names, each with the id of its place."""
    most_ways: int = 5
    """The most legal alternatives offered beside a refusal; longer lists are not read in the middle of a game."""
    practice: tuple[C, ...] = ()
    """The commands that lead from the start of a game to the position of the practice on the first page, whose prompts
    are the messages `practice-<game>-0` to `-3`; () for a game without one."""
    recounts: bool = False
    """Whether the last actions are shown above the board, by `brief`."""
    no_draft: D = default_input.BLANK  # type: ignore[assignment]  # a game with another draft overrides it
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
        match does:
            case Enters(act=act):
                return act  # type: ignore[return-value]  # a draft of this game, which drew the choice
            case Stepped(CardKind(kind, most), by):
                cards = stepped(draft.cards, kind, by, most)
                return replace(draft, cards=cards)
            case "cancel":
                return self.blank()
        return self.touched(state, draft, does)

    def touched(self, state: S, draft: D, does: Does, /) -> D | Say | None:
        """The result of a touch that does not carry its own, as one of the board. By default it fills the next slot of
        a command. None if the game does not use it."""
        assert isinstance(draft, default_input.Draft)
        return default_input.touch(self.game, state, draft, does, self.default)  # type: ignore[return-value]  # it is D

    def default(self, state: S, ask: Ask, values: Mapping[str, object], /) -> Mapping[str, object]:
        """The values of the slots of this command that players need not touch, as far as `values`, those touched, tell
        them: `{"cards": {"ox": 2}}` for a price. By default none but the seat in turn."""
        return {}

    def asks(self, match: Match[S, C, E], /) -> tuple[str, ...]:
        """The seats whose last action left something open that is to be entered before anybody acts: a question of the
        table page and of these seats' phones, which automatic players wait for. None by default."""
        return ()

    def secrets(self, state: S, /) -> tuple[Secret, ...]:
        """What seats hold in secret and can enter in private, on their phones: by default nothing."""
        return ()

    def tag_input(self) -> TagInput[S, C, E, D]:
        """This game's input by tagged pieces; by default they do nothing."""
        return TagInput()

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

    def picture(self, view: View[S, C, E, D], /) -> Picture:
        """All that the game contributes to the table page: a prompt, a panel for each seat, and the pieces on the
        board.
        """
        tray, secondary, primary = self.tools(view)
        tray, secondary = (tuple(_live(each, view.draft) for each in some) for some in (tray, secondary))
        seats = tuple(self.seat_panel(view, seat.id) for seat in view.match.state.seats)
        ways: tuple[C, ...] = view.draft.ways  # type: ignore[assignment]  # they are of this game, which made them
        sheet = which(ways, self.meant, view.voice) if ways else self.sheet(view)
        marks = replace(self.marks(view), wrong=view.wrong, blink=view.blink)
        return Picture(marks, self.banner(view), seats, tray, secondary, primary, sheet)

    def banner(self, view: View[S, C, E, D], /) -> Banner:
        """The round, the phase, the seat in turn, and what is to be done."""
        prompt, say = view.match.prompt, view.voice.say
        phase, words = say(f"{self.prefix}phase-{prompt.phase}"), say(f"{self.prefix}prompt-{prompt.phase}")
        return banner(view, phase, words, prompt.seats)

    def seat_panel(self, view: View[S, C, E, D], seat: str, /) -> SeatPanel:
        """The panel of a seat."""
        score, details = self.panel(view.match.state, seat, view.speech)
        awaited = seat in view.match.prompt.seats
        return panel(view.match.state, seat, view.players, view.speech, score, details, awaited)

    def tools(self, view: View[S, C, E, D], /) -> Tools:
        """The controls below the board, the secondary buttons, and the primary button, if any: by default a button for
        each awaited command without slots."""
        simple = default_input.simple(self.game, view.match.state)
        say = view.voice.say
        buttons = (Choice(enters(id, command), say(f"{self.prefix}act-{id}")) for id, command in simple.items())
        return (), tuple(buttons), None

    def sheet(self, view: View[S, C, E, D], /) -> Sheet | None:
        """The dialog over the board; None if nothing is asked. By default the steppers of a slot that takes several of
        a kind. Which of several commands was meant is asked in any game."""
        draft, say, state = view.draft, view.voice.say, view.match.state
        assert isinstance(draft, default_input.Draft)
        counted = default_input.counting(self.game, state, draft, self.default)
        if counted is None:
            return None
        slot, command = counted
        glyphs = {str(kind): self.piece(state, Piece(slot.name, str(kind)), view.players) for kind in slot.choices}
        steppers = card_steppers(glyphs, draft.cards, default_input.MOST, view.voice.name, glyphs.get)
        name = str(command.__struct_config__.tag)
        enter = Choice(enters("enter", command), say(f"{self.prefix}act-{name}"), tone="primary")
        return Sheet("count", say(f"{self.prefix}sheet-{name}"), (steppers,), (cancel(view.voice), enter))

    def marks(self, view: View[S, C, E, D], /) -> Marks:
        """What is drawn on the board that changes in a game: pieces, what can be used, the selected place. What a
        refusal or a search points at is added in any game."""
        state, draft = view.match.state, view.draft
        assert isinstance(draft, default_input.Draft)
        pawns = [
            Pawn(place.name, glyph)
            for place, pieces in self.layout(state).items()
            for piece, count in pieces.items()
            if place.kind != "seat" and (glyph := self.piece(state, piece, view.players)) is not None
            for _ in range(count)
        ]
        glow = view.glow or default_input.legal(self.game, state, draft, self.default)
        *_, chosen = "", *map(str, draft.values.values())
        return Marks(pawns=tuple(pawns), glow=glow, chosen=chosen)

    def piece(self, state: S, piece: Piece, players: tuple[Player, ...]) -> Glyph | None:
        """The drawing of a piece that `layout` names or that has a tag: by default `Piece("stone", "1")` is the mark of
        seat 1. A piece without a name stands for its group, `UNKNOWN` for any. None for what is not drawn.
        """
        seat = piece.name
        return mark(players, seat) if seat.isdecimal() and int(seat) <= len(players) else None

    def panel(self, state: S, seat: str, speech: Speech) -> tuple[str, tuple[str, ...]]:
        """A seat's score as text, and the detail lines of its panel."""
        return "", ()

    def spot_in_words(self, match: Match[S, C, E], spot: str, seat: str, speech: Speech, /) -> Answer | None:
        """What the whole table may know of this place or path, for a `seat` that looks at it. None by default: there a
        held finger is a touch."""
        return None

    def seat_in_words(self, view: View[S, C, E, D], seat: str, /) -> Answer:
        """What the whole table may know of a seat: by default its name and the details of its panel."""
        panel = self.seat_panel(view, seat)
        return Answer(panel.name, tuple(each.words for each in panel.details))

    def suggestions(self, state: S, command: C, rejection: Rejection, speech: Speech, /) -> Suggestions:
        """The first of the legal alternatives to a refused command, and the ids of the places that it was about."""
        ways = tuple(islice(self.alternatives(state, command, rejection, speech), self.most_ways))
        return Suggestions(ways, frozenset().union(*(way.spots for way in ways)), self.spots(state, command))

    def alternatives(self, state: S, command: C, rejection: Rejection, speech: Speech, /) -> Iterator[Way]:
        """Legal alternatives to a refused command, the most likely first, of which `most_ways` are offered. By default
        those that differ from the command in one field.

        The default uses the whole state; a game with secrets overrides it.
        """
        for other in default_input.variants(self.game, state, command):
            yield way(self.tell_act(Entry(other, ()), speech), other)

    def unpriced(self, state: S, command: C, speech: Speech, /) -> Steppers | None:
        """The steppers with which players enter the cards that are paid for a refused command without a price, before
        they allow it; they count the command's field `cards`. None for all other commands."""
        return None

    def numbers(self, match: Match[S, C, E], command: C, rejection: Rejection, speech: Speech, /) -> str:
        """The arithmetic of a refusal, in a sentence; from what the whole table may know."""
        return speech.say(rejection.rule.id, "more", **rejection.params)

    def done(self, entry: Entry[C, E], state: S, /) -> frozenset[str]:
        """The ids of the places and paths that an entry of the history was about, taken from its command's fields."""
        assert entry.command is not None
        return self.spots(state, entry.command)

    def spots(self, state: S, command: Command) -> frozenset[str]:
        """The ids of the places and paths that a command names in its fields."""
        fields = {value for value in asdict(command).values() if isinstance(value, str)}
        board = self.board(state)
        return frozenset(fields & ({place.id for place in board.places} | {path.id for path in board.paths}))

    def contradiction(
        self, match: Match[S, C, E], players: tuple[Player, ...], speech: Speech, /
    ) -> Contradiction | None:
        """The proof by the last entry that an earlier accepted one broke a rule; None if it proves nothing."""
        return None

    def tell(self, entry: Entry[C, E], speech: Speech) -> str:
        """An entry in words, for the history and the undo button, without anything secret."""
        return history_in_words.tell(entry, speech, self.game, self.tell_act)

    def tell_act(self, entry: Entry[C, E], speech: Speech, /) -> str:
        """An entry of the game's own commands in words; commands that all games share are worded by `tell`."""
        return history_in_words.by_convention(entry, speech, self.prefix)

    def brief(self, entry: Entry[C, E], speech: Speech, /) -> tuple[Glyph | None, str]:
        """An entry in a picture and at most four words, for the strip of the last actions; "" for one that is left out.
        By default as in the history."""
        return None, self.tell(entry, speech)

    def meant(self, entry: Entry[C, E], speech: Speech, /) -> str:
        """A command in words, where players are asked which of several they meant."""
        return self.tell_act(entry, speech)

    def seat_of(self, entry: Entry[C, E]) -> str:
        """The id of the seat that acted in this entry, "" for none in particular; for a ruling, the seat whose command
        was allowed."""
        if isinstance(entry.command, Let):
            return next(event.seat for event in entry.events if isinstance(event, Ruled))
        return str(getattr(entry.command, "seat", "") or "")

    def layout(self, state: S, /) -> Layout:
        """The pieces that are at each place in this state, with their counts:
        `{Piece("point", "a1"): {Piece("stone", "1"): 1}}`.
        """
        raise NotImplementedError

    def put_back(self, after: S, before: S, speech: Speech, /) -> tuple[str, ...]:
        """The pieces that players must move after an undo, so that the table shows `before` instead of `after`: one
        line each.
        """
        lines = (self.back(change, speech) for change in changes(self.layout(after), self.layout(before)))
        return tuple(filter(None, lines))

    def take_back(self, after: Match[S, C, E], before: Match[S, C, E], speech: Speech, /) -> tuple[str, ...]:
        """The pieces that players must move after the actions since the earlier match `before` were undone: one line
        each. By default only what differs between the two tables."""
        return self.put_back(after.state, before.state, speech)

    def back(self, change: Change, speech: Speech, /) -> str:
        """The instruction, in words, that undoes one change of what lies on the table; "" where another change's line
        covers it.
        """
        id, more = "back-more" if change.more > 0 else "back-fewer", abs(change.more)
        return speech.say(id, place=_called(change.place), piece=change.piece.kind, n=more)

    def moved(self, move: Move, speech: Speech) -> str:
        """The instruction, in words, to move a piece so that a sensed board shows what the game has."""
        place = move.off or move.onto
        ends = [Change(move.off, move.piece, 1, 0)] if move.off else []
        ends += [Change(move.onto, move.piece, 0, 1)] if move.onto else []
        lines = " · ".join(filter(None, (self.back(end, speech) for end in ends)))
        return lines or speech.say("board-unknown-off", place=place.name if place else "")

    def table_check(self, state: S, speech: Speech, /) -> tuple[str, ...]:
        """What lies where, in words, one line a place, for players who set up again a table that was cleared away."""
        lines, say = [], speech.say
        for place, pieces in self.layout(state).items():
            kinds = [say("lies-kind", piece=each.kind, n=n) for each, n in pieces.items() if n]
            lines += [say("lies-place", place=_called(place), pieces=", ".join(kinds))] if kinds else []
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

    def on_paper(self, state: S, players: tuple[Player, ...], speech: Speech, /) -> tuple[Block, ...]:
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


def _live(choice: Choice, draft: D) -> Choice:
    """The choice, which cannot be touched where it enters what is entered already; one that is shown as selected stays
    as it is."""
    same = isinstance(choice.does, Enters) and choice.does.act == draft and choice.tone != "selected"
    return replace(choice, enabled=False) if same else choice


def _called(place: Piece) -> str:
    """The name of a place, "a1"; its kind if it has no name."""
    return place.name or place.kind
