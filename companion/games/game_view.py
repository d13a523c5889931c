"""The base of every game's table screen: how it is drawn and touched, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice

from msgspec.structs import asdict

from companion.games import house_rules_text, narration, slots
from companion.games.actions import Draft, Say
from companion.games.badges import seat_mark
from companion.games.layout_diff import Change, Layout, changes
from companion.games.parts import mark, panel
from companion.games.people import Player
from companion.games.protocol import Option, Picture, Subject, Suggestions, View, Way
from companion.games.tag_protocol import TagInput
from companion.language.speech import Speech
from companion.screen import Banner, Block, Board, Choice, Glyph, Marks, Pawn, Text
from engine.game import Command, Entry, Game, State
from engine.house_words import COLOURS
from engine.match import Match
from engine.rule import Rejection

MOST_WAYS = 5
"""More ways than fingers help nobody in the middle of an evening."""


class GameView:
    """A game's table screen: how it is drawn and touched, and what is said of it. Pure; ids are the screen's taps.

    Everything that is the same in most games is filled in. A game gives at least `board`, `touch` and `picture`.
    """

    prefix: str = ""
    """What the ids of its messages begin with, so that no two games share one."""
    colours: tuple[str, ...] = COLOURS
    seats: tuple[int, int] = (2, 2)
    """The fewest and the most players."""
    editions: tuple[str, ...] = ()
    """The rulebooks a table may choose from; empty where there is no choice."""
    menu: tuple[str, ...] = ()
    """What this game has in the menu: "chart", "find", and touches of its own, shown while it takes them."""
    starts: tuple[str, ...] = ()
    """Touches of its own with which a new game may begin."""
    options: tuple[Option, ...] = ()
    aliases: Mapping[str, str] = {}
    """Other spellings of places, each with the place's id."""
    no_draft: Draft = slots.BLANK
    """The draft before anything was touched."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(self, state: State) -> Board:
        """The drawing of this game's board: one object all game."""
        raise NotImplementedError

    def preset(self, edition: str) -> Mapping[str, str | bool]:
        """Each option as this edition plays it: by its first value."""
        return {option.name: option.values[0] for option in self.options if option.values}

    def blank(self) -> Draft:
        """Nothing touched yet."""
        return self.no_draft

    def touch(self, state: State, draft: Draft, id: str) -> Draft | Say | None:
        """What a touch makes of the draft; None where it means nothing to this game."""
        tags = self.tag_input() if getattr(draft, "laid", ()) or getattr(draft, "ways", ()) else None
        return tags.touched(state, draft, id) if tags else self.touched(state, draft, id)

    def touched(self, state: State, draft: Draft, id: str, /) -> Draft | Say | None:
        """The result of a touch while no piece lies on a reader: it fills the next slot of a command."""
        return slots.touch(self.game, state, draft, id)

    def tag_input(self) -> TagInput | None:
        """How it is played with tagged pieces; None for a game that knows none. Loaded when it is asked for."""
        return None

    def automatic(self, state: State) -> Command | None:
        """What the session may say by itself, because the seat in turn has no choice left."""
        return None

    def cites(self, state: State, draft: Draft, /) -> tuple[str, ...]:
        """Ids of the rules behind the current prompt, the chief one first."""
        return ()

    def explains(self, state: State, /) -> str:
        """The name of the tutorial card for this moment, "" for none."""
        return ""

    def subjects(self) -> tuple[Subject, ...]:
        """The entries of the rules index: first the pieces, then the parts of a game."""
        return ()

    def picture(self, view: View, /) -> Picture:
        """How the table looks now: a banner, a panel a seat, and on the board whatever the layout has at its places."""
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
        buttons = [Choice(id, say(f"{self.prefix}act-{id}")) for id in slots.buttons(self.game, state)]
        return Picture(self.marks(view), banner, tuple(seats), secondary=tuple(buttons))

    def marks(self, view: View) -> Marks:
        """What changes on the board."""
        state, draft = view.match.state, view.draft
        pawns = [
            Pawn(place.partition("/")[2], glyph)
            for place, pieces in self.layout(state).items()
            for piece, count in pieces.items()
            if not place.startswith("seat/") and (glyph := self.piece(piece, view.players)) is not None
            for _ in range(count)
        ]
        glow = view.glow or slots.legal(self.game, state, draft)
        chosen = str(next(reversed(draft.values.values()), ""))
        return Marks(pawns=tuple(pawns), glow=glow, wrong=view.wrong, chosen=chosen, blink=view.blink)

    def piece(self, piece: str, players: tuple[Player, ...]) -> Glyph | None:
        """How a piece of the layout is drawn: "stone/1" by the mark of seat 1; None for what is not drawn."""
        which = piece.partition("/")[2]
        return mark(players, which) if which.isdecimal() and int(which) <= len(players) else None

    def panel(self, state: State, seat: str, speech: Speech) -> tuple[str, tuple[str, ...]]:
        """A seat's score and what else stands on its panel."""
        return "", ()

    def suggestions(self, state: State, command: Command, rejection: Rejection, speech: Speech, /) -> Suggestions:
        """What would be legal, from what the whole table may know: here all of the state, as of a game without
        secrets. Sentences that differ from the refused one in one slot, and that act's spot."""
        ways = []
        for other in islice(slots.variants(self.game, state, command), MOST_WAYS):
            label = self.tell_act(Entry(other, ()), speech)
            ways.append(Way(Choice("", label), Say((other,))))
        spots = frozenset(value for value in asdict(command).values() if isinstance(value, str))
        return Suggestions(tuple(ways), wrong=spots & {place.id for place in self.board(state).places})

    def tell(self, entry: Entry, speech: Speech) -> str:
        """The entry in words, for the history and the undo button; no secret in it."""
        return house_rules_text.tell(entry, speech, self.game, self.tell_act)

    def tell_act(self, entry: Entry, speech: Speech, /) -> str:
        """An entry of the game's own commands in words."""
        return narration.tell(entry, speech, self.prefix)

    def seat_of(self, entry: Entry) -> str:
        """The seat that acted, "" for none in particular."""
        return house_rules_text.seat_of(entry)

    def layout(self, state: State, /) -> Layout:
        """How many of which piece lie where."""
        raise NotImplementedError

    def put_back(self, after: State, before: State, speech: Speech, /) -> tuple[str, ...]:
        """What the hands must move so that the table shows `before` again: a line a change, but for those without."""
        lines = (self.back(change, speech) for change in changes(self.layout(after), self.layout(before)))
        return tuple(filter(None, lines))

    def back(self, change: Change, speech: Speech, /) -> str:
        """A change that the hands make, in words; "" where another change tells it."""
        id, more = "back-more" if change.more > 0 else "back-fewer", abs(change.more)
        return speech.say(id, place=_which(change.place), piece=change.piece.partition("/")[0], n=more)

    def lies(self, state: State, speech: Speech, /) -> tuple[str, ...]:
        """The layout in words, to set up a table that was cleared away: a line a place."""
        lines, say = [], speech.say
        for place, pieces in self.layout(state).items():
            kinds = [say("lies-kind", piece=each.partition("/")[0], n=n) for each, n in pieces.items() if n]
            lines += [say("lies-place", place=_which(place), pieces=", ".join(kinds))] if kinds else []
        return tuple(lines)

    def on_paper(self, state: State, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
        """Everything that a table needs to go on without the screen, no secret in it; fits one sheet of paper."""
        return tuple(Text(line) for line in self.lies(state, speech))

    def standings(self, match: Match, players: tuple[Player, ...], speech: Speech, /) -> tuple[Block, ...]:
        """The standings with their reasons and a picture; also in mid-game, as far as they go."""
        return ()

    def trail(self, match: Match, players: tuple[Player, ...], looked: str = "") -> Marks | None:
        """The board with everyone's way on it, or one seat's; None where a game leaves none."""
        return None

    def chart(self, speech: Speech) -> tuple[Block, ...]:
        """The blocks of the reference card."""
        return ()

    def glyph(self, colour: str, letter: str) -> Glyph:
        """A seat's mark."""
        return seat_mark(colour, letter)


def _which(place: str) -> str:
    """The id of a place of the layout: "a1" of "point/a1"."""
    return place.partition("/")[2] or place
