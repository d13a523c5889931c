"""The Elfenland part of automatic players: when one must decide, how its cards lie on the table, its turn in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from companion.automa.elfenland import instructions_for_people
from companion.automa.elfenland.decision import Decision
from companion.automa.elfenland.instructions_for_people import Line
from companion.automa.elfenland.instructions_for_people import Row as CardRow
from companion.automa.elfenland.reasons import Why
from companion.games.drawing.common_controls import DONE
from companion.games.elfenland import input
from companion.games.elfenland.art import GLYPHS
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Block, Choice, Choices, Grid, Row, ScreenAction, Text
from engine.elfenland.commands_and_events import (
    Cards,
    Deal,
    Dealt,
    Discard,
    Discarded,
    Draw,
    DrawHidden,
    DrawRest,
    EndMove,
    Keep,
    Kept,
    Obstruct,
    Pass,
    Place,
    Travel,
    Travelled,
    TurnUp,
)
from engine.elfenland.pieces import COUNTERS, KINDS, counter
from engine.elfenland.state import Table
from engine.game import Command
from engine.match import Match

Dealing = Deal
"""The command that deals the cards."""
DrawnUnseen = DrawRest
"""The command that says that all players drew face down, not shown to the referee."""
DECIDED = (DrawHidden, Draw, Place, Obstruct, Pass, Travel, EndMove, Discard, Keep)
PHASES = ("draw_hidden", "draw", "plan", "move", "cleanup")


class DialogStep(ScreenAction, frozen=True, tag="boardside"):
    """A button of the dialog: its turn is carried out ("done", or "untold" if nobody enters the kind of a piece) or
    explained, or the last card entered is taken back."""

    step: Literal["done", "untold", "why", "card-back"]


class LineTicked(ScreenAction, frozen=True, tag="boardside/line"):
    """Ticks the line with this index of the turn that hands carry out, or takes the tick away."""

    line: int


class KindSeen(ScreenAction, frozen=True, tag="boardside/kind"):
    """Enters the kind of the piece that the turn asks for."""

    kind: str


class CardDealt(ScreenAction, frozen=True, tag="boardside/card"):
    """Enters a card of this kind as dealt to the automatic player."""

    kind: str


class Turn(Struct, frozen=True):
    """The decided turn of an automatic player: its commands on this match, what people move, and why.

    `asks` names the counter whose kind people must enter: "hidden" the one drawn face down, "pile" the one drawn from
    the face-down pile (both before the turn can be executed), "turn_up" the one turned up after a counter was taken, ""
    none. `kept` is the kind of the hidden counter that is kept, "" for none. `face_down`: the seat's cards lie face
    down, so that nothing may name their kinds.
    """

    seat: str
    match: Match
    commands: tuple[Command, ...]
    lines: tuple[Line, ...]
    why: Why
    asks: str = ""
    kept: str = ""
    face_down: bool = False

    @property
    def must_ask(self) -> bool:
        """Whether the turn cannot be executed before people have entered the kind of a counter."""
        return self.asks in ("hidden", "pile")

    def answered(self, kind: str) -> tuple[Command, ...]:
        """The commands of the turn, completed by the kind of counter that people entered."""
        first = self.commands[0]
        match self.asks:
            case "hidden":
                return (DrawHidden(self.seat, counter(kind)),)
            case "pile":
                return (Draw(self.seat, "pile", counter(kind)),)
            case "turn_up":
                return first, TurnUp(counter(kind))
        return self.commands


def table_of(match: Match) -> Table:
    """The state of a match of Elfenland."""
    assert isinstance(match.state, Table)
    return match.state


def due(table: Table, seats: Iterable[str], kept: Mapping[str, str]) -> str:
    """The first of these automatic players' seats that is in turn and whose cards and counters are all of a known kind;
    "" if there is none. `kept` has the kinds of counters that these players kept hidden, by "<seat>/<round>"."""
    ready = table.phase in PHASES and table.refereed
    return next((id for id in table.speakers() if id in seats and known(table, id, kept)), "") if ready else ""


def known(table: Table, id: str, kept: Mapping[str, str]) -> bool:
    """Whether the kinds of all cards and counters of the seat `id` are known. `kept` has the kind of each counter kept
    hidden, by seat and round: `{"2/1": "pig"}`.
    """
    seat = table.seat(id)
    hidden = seat.hidden.unknown - bool(_kept(table, id, kept))
    return not seat.hand.unknown and not seat.open.unknown and not seat.kept.size and hidden <= 0


def own(table: Table, id: str, kept: Mapping[str, str]) -> tuple[dict[str, int], tuple[str, ...]]:
    """The hand of a seat by kind, and the kinds of its hidden counters.

    `kept` has, by "<seat>/<round>", the kind of each counter that an automatic player kept hidden, because the game's
    record does not contain that kind."""
    seat = table.seat(id)
    hidden = [kind for kind, count in seat.hidden.known.items() for _ in range(count)]
    hidden += [_kept(table, id, kept)] * seat.hidden.unknown
    return {kind: seat.hand.known[kind] for kind in KINDS if seat.hand.known.get(kind)}, tuple(sorted(hidden))


def _kept(table: Table, id: str, kept: Mapping[str, str]) -> str:
    """The kind of the hidden counter that the seat `id` kept last, if it is still hidden; else "". `kept` has the kind
    of each counter kept hidden, by seat and round: `{"2/1": "pig"}`.
    """
    found = (kept.get(f"{id}/{round}", "") for round in range(table.round - 1, 0, -1))
    return next(filter(None, found), "") if table.seat(id).hidden.unknown else ""


def decision(answer: bytes) -> Decision:
    """The decision that an answer of the deciding process (JSON) holds. Raises ValueError."""
    return msgspec.json.decode(answer, type=Decision)


def turn(match: Match, seat: str, decision: Decision, row: CardRow) -> Turn | None:
    """The turn made of an automatic player's decision; None if one of its commands is refused. `row` are the seat's
    cards as they lie face down and numbered in a row; () if its cards lie face up.
    """
    after, events = match, list[Struct]()
    for command in decision.commands:
        entered = after.say(command)
        if not isinstance(entered, Match):
            return None
        assert entered.last is not None
        events += [event for event in entered.last.events if getattr(event, "seat", seat) == seat]
        after = entered
    named = [Kept(seat, "hidden", counter(decision.kept)) if _kept_hidden(event) else event for event in events]
    lines, _ = instructions_for_people.sheet(named, row)
    asks = {"DrawHidden": "hidden", "Draw": "turn_up"}.get(type(decision.commands[0]).__name__, "")
    if isinstance(decision.commands[0], Draw) and decision.commands[0].source == "pile":
        asks = "pile"
    return Turn(seat, match, decision.commands, lines, decision.why, asks, decision.kept, bool(row))


def _kept_hidden(event: Struct) -> bool:
    return isinstance(event, Kept) and event.origin == "hidden"


def row(match: Match, seat: str, dealt: Mapping[str, tuple[str, ...]]) -> CardRow:
    """The numbered row of an automatic player's cards, which lie face down, from place 1 on; None where a card was put
    away, until a new card fills the place. () for a hand that was not dealt over a reader: it lies face up and needs no
    row. `dealt` has, by "<seat>/<round>", the cards in the order in which they were passed over a reader."""
    cards: CardRow = ()
    for moment in match.moments():
        if moment.last is None:
            continue
        for event in moment.last.events:
            match event:
                case Dealt():
                    new = list(dealt.get(f"{seat}/{moment.state.round}", ()))
                    if not new:
                        return ()
                    cards = tuple(card or (new.pop(0) if new else None) for card in cards)
                    cards = (*cards, *new)
                case Travelled(seat=mover, cards=paid) if mover == seat:
                    cards = instructions_for_people.put_away(paid, cards)[1]
                case Discarded(seat=mover, cards=paid) if mover == seat and paid:
                    cards = instructions_for_people.put_away(paid, cards)[1]
    return cards


def dealt(table: Table, laid: tuple[Piece, ...]) -> dict[str, tuple[str, ...]]:
    """The kinds of the cards dealt over a reader, in their order, by seat; `laid` are the pieces read."""
    found: dict[str, tuple[str, ...]] = {}
    for at, piece in enumerate(laid, 1):
        if piece.kind == "card":
            seat, _, _ = input.needs(table, laid[:at])
            found[seat] = (*found.get(seat, ()), piece.name)
    return found


def dealt_next(table: Table, laid: tuple[Piece, ...], seats: tuple[str, ...]) -> str:
    """The id of the automatic player's seat to which the next card on a reader must be assigned: the first of `seats`
    that lacks cards. "" if none lacks cards, if the order of dealing gives the next card to such a seat without that,
    or outside the deal. `laid` are the pieces read in this deal, in order."""
    if table.phase != "deal":
        return ""
    found = dealt(table, laid)
    short = [seat for seat in seats if lacking(table, seat, found.get(seat, ()))]
    following, _, _ = input.needs(table, (*laid, Piece("card", KINDS[0])))
    return "" if following in short else next(iter(short), "")


def lacking(table: Table, id: str, cards: tuple[str, ...]) -> bool:
    """Whether this seat is dealt more cards than `cards`, so that people must enter further ones."""
    return len(cards) < table.dealt(table.seat(id))


def whole(table: Table, id: str, cards: tuple[str, ...]) -> Cards:
    """The hand of a seat, by kind, with these newly dealt cards."""
    hand = dict(table.seat(id).hand.known)
    for kind in cards:
        hand[kind] = hand.get(kind, 0) + 1
    return hand


def seat_of(command: Command) -> str:
    """The id of the seat that this command is about; "" for a command of no seat."""
    return str(getattr(command, "seat", "")) if isinstance(command, DECIDED) else ""


def blocks(turn: Turn, ticked: frozenset[int], speech: Speech) -> tuple[Block, ...]:
    """The content of the dialog for a turn: what people must move, as a list to tick where it is a move of the boot,
    and the kinds of counters if one is asked for. `ticked` are the indices of the lines that hands have moved."""
    lines = tuple(_lines(turn.lines, speech))
    if any(isinstance(line, instructions_for_people.MoveBoot) for line in turn.lines):
        rows = (
            Row((DONE if n in ticked else str(n + 1), text), LineTicked(n), strong=n not in ticked, faint=n in ticked)
            for n, (text, _) in enumerate(lines)
        )
        return (Grid(tuple(rows), (0.14, 0.86)),)
    found: list[Block] = [Text(text, "title", glyph=GLYPHS[glyph] if glyph else None) for text, glyph in lines]
    if turn.asks:
        kinds = (Choice(KindSeen(kind), speech.say(f"short-{kind}"), glyph=GLYPHS[kind]) for kind in COUNTERS)
        found.append(Choices(tuple(kinds), columns=len(COUNTERS)))
    return tuple(found)


def _lines(lines: tuple[Line, ...], speech: Speech) -> Iterable[tuple[str, str]]:
    """Each thing that people move, in words, with the name of its drawing, "" for none. A step of the boot is one
    thing, with the cards that it costs and the piece that it collects."""
    say, paid = speech.say, ""
    for at, line in enumerate(lines):
        match line:
            case instructions_for_people.Take(source=source, face=face, kind=kind):
                what = "hidden" if face == "hidden" else source
                yield say(f"seat-take-{what}", kind=kind or ""), kind or "pile"
            case instructions_for_people.TurnUp():
                yield say("seat-turn-up"), ""
            case instructions_for_people.Lay(kind=kind, face=face, route=route):
                yield say("seat-lay-hidden" if face == "hidden" else "seat-lay", kind=kind, route=route), kind
            case instructions_for_people.LayObstacle(route=route):
                yield say("seat-lay-obstacle", route=route), "obstacle"
            case instructions_for_people.PutAway():
                paid = _cards(line, speech)
                if not isinstance((*lines, None)[at + 1], instructions_for_people.MoveBoot):
                    yield say("seat-discard", cards=paid), "card"
            case instructions_for_people.MoveBoot(town=town, caravan=caravan):
                paid = say("seat-caravan", cards=paid) if caravan else paid
                piece = isinstance((*lines, None)[at + 1], instructions_for_people.TakePiece)
                yield say("seat-boot-piece" if piece else "seat-boot", town=town, cards=paid), ""
            case instructions_for_people.Return(face=face, kind=kind):
                yield say(f"seat-keep-{face or 'none'}", kind=kind or ""), kind or ""


def _cards(line: instructions_for_people.PutAway, speech: Speech) -> str:
    """The cards that this instruction puts away, as text: "2 troll wagons", or, of a row face down, "cards 2 and 5"."""
    if line.places:
        return speech.say("seat-places", n=len(line.places), places=", ".join(map(str, line.places)))
    return ", ".join(speech.say("way-pay", kind=kind, cards=count) for kind, count in line.cards.items())


def task(turn: Turn) -> str:
    """What people do in this turn: "move", "place", "keep", "discard" or "take"."""
    match turn.commands[0]:
        case Travel():
            return "move"
        case Place() | Obstruct():
            return "place"
        case Keep():
            return "keep"
        case Discard() | EndMove():
            return "discard"
    return "take"


def why(turn: Turn, speech: Speech) -> str:
    """The reason for an automatic player's turn, in a sentence."""
    given, say = turn.why, speech.say
    if turn.face_down and given.reason == "held":
        return say("seat-why-fits")
    towns = "–".join(speech.name(town) for town in given.towns)
    if given.reason == "opens" and given.kinds and not turn.face_down:
        names = [speech.name(kind) for kind in given.kinds]
        cards = say("seat-why-two", a=names[0], b=names[1]) if len(names) > 1 else names[0]
        return say("seat-why-opens-cards", way=towns, cards=cards)
    return say(f"seat-why-{given.reason}", town=given.town, seat=given.seat, n=given.number, way=towns)


def steps(turn: Turn) -> tuple[tuple[str, str], ...]:
    """The routes that the lines of the turn name, each with the numbers of these lines: (("a-b-wood", "1 3"),)."""
    routes = [line.route for line in turn.lines if hasattr(line, "route")]
    numbers = {route: [str(n) for n, each in enumerate(routes, 1) if each == route] for route in routes}
    return tuple((route, " ".join(found)) for route, found in numbers.items())


def hand_blocks(table: Table, id: str, cards: tuple[str, ...], speech: Speech) -> tuple[Block, ...]:
    """The content of the dialog in which people enter the cards dealt to a seat: those entered so far, and a button for
    each kind."""
    wanted = table.dealt(table.seat(id))
    kinds = (
        Choice(CardDealt(kind), speech.say(f"short-{kind}"), glyph=GLYPHS[kind], count=cards.count(kind) or None)
        for kind in KINDS
    )
    return (
        Text(speech.say("seat-hand-more", seat=id, cards=wanted, got=len(cards))),
        Choices(tuple(kinds), columns=3),
    )
