"""Input of Master Elf by tagged pieces: what can carry a tag, and the commands that they make on readers."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.drawing.seat_marks import seat_mark
from companion.games.masterelf.art import GIFT, ingredient
from companion.games.masterelf.input import Draft, Touched, named, touched, with_card
from companion.games.masterelf.names import book_deck, of_deck
from companion.games.touch_and_tags.tag_protocol import Taggable, TagInput
from companion.games.touch_and_tags.touch_result import Say, one_of
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Spot
from engine.common_commands import COLOURS
from engine.masterelf.commands_and_events import Command, Create, Discard, EndTurn, Event, Go, Take, Top, Younger
from engine.masterelf.deckfile import read_deck
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import CITY, PRICE, REGIONS, STACKS
from engine.masterelf.state import Table

READER, BOARD = ("reader",), ("board",)
"""The equipment with which the tags of pieces are used that are not used with both."""


def _in_city(table: Table) -> bool:
    return table.phase == "take" and table.seat(table.turn).at == CITY


def _ingredient(table: Table, draft: Draft, kind: str) -> Touched:
    cards = draft.payment
    count = sum(cards.values())
    if draft.asking == "lay":
        return with_card(table, draft, kind)
    if table.phase == "discard":
        whole = count == table.seat(table.turn).surplus
        return Say((Discard(table.turn, cards=cards),)) if whole else draft
    if _in_city(table):
        return draft
    if table.phase != "create":
        # In other phases it is passed on, so that the referee refuses it with its rule.
        return Say((Take(table.turn, kind),))
    wanted = [each.name for each in draft.laid if each.kind == "gift"]
    stacks = [n for n in STACKS if table.stack(n).top in wanted]
    return Say((Create(table.turn, stacks[0], cards),)) if stacks and count == PRICE else draft


def _gift(table: Table, draft: Draft, gift: str) -> Touched:
    """The result of a gift's tag on a reader: it answers an open question, is made, or is entered as the unknown top of
    a stack.
    """
    if draft.asking in ("top", "reward", "revealed") or (table.phase == "bonus" and not table.equals):
        return named(table, draft, gift)
    if table.phase in ("reward", "bonus"):
        return draft
    for number in STACKS:
        if table.stack(number).top == gift and table.phase == "create":
            paid = sum(draft.payment.values()) >= PRICE
            return Say((Create(table.turn, number, draft.payment),)) if paid else draft
    tops: list[Command] = [Top(n, gift) for n in STACKS if table.stack(n).top is None and table.stack(n).left]
    if not tops:
        return draft
    return one_of(draft, tops)


class MasterElfTags(TagInput[Table, Command, Event, Draft]):
    """The tags of ingredients, gifts, elves and places."""

    own = "elf"
    sorts: Mapping[str, str] = {"gift": "gift"}

    def waits(self, state: Table, draft: Draft) -> bool:
        """Whether the players are being asked something, or are putting cards away."""
        return bool(draft.ways or draft.asking) or state.phase == "discard" or _in_city(state)

    def awaited(self, state: Table, draft: Draft, piece: Piece) -> tuple[str, ...]:
        """The kinds of tagged piece that have an effect now, such as "ingredient". "gift" is among them if a gift is
        asked for, if a stack's top is unknown, or if `piece`, the piece laid last, is a stack's top and can now be
        created."""
        if draft.asking == "revealed":
            return ("gift",)
        if state.equals:
            return ("seat",)
        if state.phase in ("over", "redistribute"):
            return ()
        if state.phase in ("reward", "bonus"):
            return ("gift",)
        stacks = [state.stack(n) for n in STACKS]
        asked = draft.asking in ("top", "reward") or any(stack.left and stack.top is None for stack in stacks)
        made = state.phase == "create" and any(stack.top == piece.name for stack in stacks)
        return ("place", "ingredient", *(("gift",) if asked or made else ()))

    def secret(self, state: Table, meaning: Piece | None, place: Piece | None) -> str:
        """The group to show instead of a tagged piece whose kind is secret now ("ingredient"); "" if the kind may be
        shown. Ingredients are public when face up or laid as payment; cards drawn in the city or put away are secret.
        """
        hand = state.phase == "discard" or _in_city(state)
        return "ingredient" if hand and not place and (not meaning or meaning.kind == "ingredient") else ""

    def read(self, state: Table, draft: Draft, new: Piece) -> Touched:
        """The commands, or the unfinished command, that the new piece and those already on readers make."""
        match new:
            case Piece("seat", seat) if state.equals:
                return Say((Younger(seat),)) if seat in state.equals else None
            case Piece("place", place) if draft.asking in ("region", "lay"):
                asked = touched(state, draft, Spot(place))
                return asked if isinstance(asked, Draft) else draft
            case Piece("place", place):
                return Say((Go(state.turn, place),))
            case Piece("ingredient", kind):
                return _ingredient(state, draft, kind)
            case Piece("gift", gift):
                return _gift(state, draft, gift)
        return draft

    def placed(self, state: Table, draft: Draft, piece: Piece, place: Piece, tagged: frozenset[str]) -> Touched:
        """The result of an elf placed on a board that senses it: the move to that place; None for other pieces.
        Which pieces have tags (`tagged`) makes no difference in this game.
        """
        return Say((Go(piece.name, place.name),)) if piece.kind == "seat" and state.phase != "over" else None

    def pressed(self, state: Table, button: str, seat: str) -> Command | None:
        """The command of the seat's pass button: the end of a turn in which no further gift is made; else None."""
        return EndTurn(state.turn) if button == "pass" and state.phase in ("create", "end") else None


def tagged(speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
    """Everything of Master Elf that can carry a tag, as listed in `box`, the text of a deck file; for "" what the
    rulebook names.
    """
    read = read_deck(box) if box else None
    deck = read if isinstance(read, Deck) else book_deck()
    places = (CITY, *max(REGIONS.values(), key=len))
    found, of_box = [], Speech(speech.language, of_deck(deck))
    for id, kind in deck.ingredients.items():
        drawn = ingredient(deck, id, of_box)
        found.append(Taggable(Piece("ingredient", id), of_box.name(id), kind.count or 0, drawn, secret=True, used=()))
    found += [Taggable(Piece("gift", id), of_box.name(id), glyph=GIFT, used=READER) for id in deck.gifts]
    for colour in COLOURS:
        named, glyph = speech.say(f"colour-{colour}"), seat_mark(colour, "")
        found.append(Taggable(Piece("elf", colour), named, glyph=glyph, used=BOARD))
    found += [Taggable(Piece("place", place), speech.name(place), place=True, used=BOARD) for place in places]
    return tuple(found)
