"""Input of Master Elf by tags: the commands made by ingredients, gifts, elves and places laid on readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from companion.games.common_actions import Which
from companion.games.drawing.seat_marks import seat_mark
from companion.games.layout_diff import Move, tagged_pieces
from companion.games.masterelf import input as touching
from companion.games.masterelf.actions import LaidCard, NamedGift, PutAway, RewardFrom, Youngest
from companion.games.masterelf.art import GIFT, UNKNOWN, ingredient
from companion.games.masterelf.input import Draft
from companion.games.masterelf.narration import pawns
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.screen import Does, Glyph, Spot
from engine.masterelf.commands_and_events import Command, Create, Discard, EndTurn, Go, StackNumber, Swap, Take, Top
from engine.masterelf.pieces import CITY, PRICE, STACKS
from engine.masterelf.state import Table


def word(meaning: str, players: tuple[Player, ...]) -> str:
    """The name of a tagged piece in the unfinished command (draft): "seat/1" for that seat's elf ("" for one of no
    seat), else its meaning.
    """
    kind, _, which = meaning.partition("/")
    if kind != "elf":
        return meaning
    return next((f"seat/{n}" for n, player in enumerate(players, 1) if player.colour == which), "")


def sort(table: Table, word: str) -> str:
    """The group of pieces in which a newly laid one replaces the last: "gift" for gifts, "" for ingredients, which add
    up.
    """
    return "gift" if word.startswith("gift/") else ""


def waits(table: Table, draft: Draft) -> bool:
    """Whether the players are being asked something, or are putting cards away."""
    return bool(draft.ways or draft.asking) or table.phase == "discard" or _in_city(table)


def idle(table: Table, draft: Draft, word: str, speech: Speech) -> str:
    """The reason, in words, why this tagged piece has no effect now; "" if it has one, or if a rule refuses it."""
    kind = word.partition("/")[0]
    return "" if kind in _awaited(table, draft, word) else speech.say("idle", sort=kind if word else "other")


def _awaited(table: Table, draft: Draft, word: str) -> tuple[str, ...]:
    """The kinds of tagged piece that have an effect now, such as "ingredient". "gift" is among them if a gift is asked
    for, if a stack's top is unknown, or if `word`, the piece laid last, is a stack's top and can now be created."""
    if table.equals:
        return ("seat",)
    if table.phase in ("over", "redistribute"):
        return ()
    if table.phase in ("reward", "bonus"):
        return ("gift",)
    stacks = [table.stack(n) for n in STACKS]
    asked = draft.asking in ("top", "reward") or any(stack.left and stack.top is None for stack in stacks)
    made = table.phase == "create" and any(stack.top == word.partition("/")[2] for stack in stacks)
    return ("place", "ingredient", *(("gift",) if asked or made else ()))


def _in_city(table: Table) -> bool:
    return table.phase == "take" and table.seat(table.turn).at == CITY


def secret(table: Table, meaning: str | None, place: str) -> str:
    """The group to show instead of a tagged piece whose kind is secret now ("ingredient"); "" if the kind may be shown.
    Ingredients are public when face up or laid as payment; cards drawn in the city or put away are secret.
    """
    hand = table.phase == "discard" or _in_city(table)
    kind = (meaning or "").partition("/")[0]
    return "ingredient" if hand and not place and kind in ("", "ingredient") else ""


def with_words(draft: Draft, words: tuple[str, ...]) -> Draft:
    """The unfinished command with exactly these pieces on readers."""
    return replace(draft, laid=words, ways=())


def touched(table: Table, draft: Draft, does: Does) -> touching.Touched:
    """The result of a touch while pieces lie on readers: a touched stack's gift is paid with them, any other touch acts
    as usual.
    """
    match does:
        case Which(index) if index < len(draft.ways):
            return Say((draft.ways[index],))
        case PutAway(count) if _in_city(table) and count == _cards(draft).total() > 0:
            return Say((Swap(table.turn, discard=dict(_cards(draft))),))
        case RewardFrom() if table.phase in ("reward", "end"):
            gifts = [each.partition("/")[2] for each in draft.laid if each.startswith("gift/")]
            chosen = touching.touch(table, draft, does)
            gift = NamedGift(gifts[-1]) if gifts else None
            return touching.touch(table, chosen, gift) if gift and isinstance(chosen, Draft) else chosen
    stack = touching.stack_of(does)
    if stack and table.phase == "create" and _cards(draft):
        return Say((Create(table.turn, _number(stack), dict(_cards(draft))),))
    return touching.touch(table, draft, does)


def read(table: Table, draft: Draft, new: str) -> touching.Touched:
    """The commands, or the unfinished command, that the new piece and those already on readers make."""
    kind, _, which = new.partition("/")
    if kind == "seat" and table.equals:
        return touching.touch(table, draft, Youngest(which))
    if kind == "place" and draft.asking in ("region", "lay"):
        touched = touching.touch(table, draft, Spot(which))
        return touched if isinstance(touched, Draft) else draft
    if kind == "place":
        return Say((Go(table.turn, which),))
    if kind == "ingredient":
        return _ingredient(table, draft, which)
    return _gift(table, draft, which) if kind == "gift" else draft


def _ingredient(table: Table, draft: Draft, kind: str) -> touching.Touched:
    cards = _cards(draft)
    if draft.asking == "lay":
        touched = touching.touch(table, draft, LaidCard(kind))
        return touched if touched is not None else draft
    if table.phase == "discard":
        whole = cards.total() == table.seat(table.turn).surplus
        return Say((Discard(table.turn, cards=dict(cards)),)) if whole else draft
    if _in_city(table):
        return draft
    if table.phase != "create":
        # In other phases it is passed on, so that the referee refuses it with its rule.
        return Say((Take(table.turn, kind),))
    wanted = [each.partition("/")[2] for each in draft.laid if each.startswith("gift/")]
    stacks = [n for n in STACKS if table.stack(n).top in wanted]
    return Say((Create(table.turn, _number(stacks[0]), dict(cards)),)) if stacks and cards.total() == PRICE else draft


def _gift(table: Table, draft: Draft, gift: str) -> touching.Touched:
    """The result of a gift's tag on a reader: it answers an open question, is made, or is entered as the unknown top of
    a stack.
    """
    if draft.asking in ("top", "reward") or table.phase == "bonus":
        return touching.touch(table, draft, NamedGift(gift))
    if table.phase == "reward":
        return draft
    for number in STACKS:
        if table.stack(number).top == gift and table.phase == "create":
            cards = _cards(draft)
            return Say((Create(table.turn, _number(number), dict(cards)),)) if cards.total() >= PRICE else draft
    tops: list[Command] = [Top(_number(n), gift) for n in STACKS if table.stack(n).top is None and table.stack(n).left]
    if not tops:
        return draft
    return Say(tuple(tops)) if len(tops) == 1 else replace(draft, ways=tuple(tops))


def _cards(draft: Draft) -> Counter[str]:
    """The ingredients lying on readers, counted by kind."""
    return Counter(each.partition("/")[2] for each in draft.laid if each.startswith("ingredient/"))


def _number(stack: int | str) -> StackNumber:
    """The number of a stack unchanged, but typed for use in a command."""
    return cast(StackNumber, int(stack))


def placed(
    table: Table, draft: Draft, meaning: str, place: str, players: tuple[Player, ...], priced: bool
) -> touching.Touched:
    """The result of an elf placed on a board that senses it: the move to that place; None for other pieces. `priced`
    (whether cards have tags) makes no difference in this game.
    """
    seat = word(meaning, players).partition("/")[2]
    if not meaning.startswith("elf/") or not seat or table.phase == "over":
        return None
    return Say((Go(seat, place.partition("/")[2]),))


def pressed(table: Table, button: str, seat: str) -> Command | None:
    """The command of the seat's pass button: the end of a turn in which no further gift is made; else None."""
    return EndTurn(table.turn) if button == "pass" and table.phase in ("create", "end") else None


def tags_expected(table: Table, players: tuple[Player, ...]) -> Mapping[str, tuple[str, ...]]:
    """By place of the board, the tags of the elves that should stand there."""
    own = {f"seat/{n}": f"elf/{player.colour}" for n, player in enumerate(players, 1)}
    return tagged_pieces(pawns(table), own)


def glyph(table: Table, meaning: str | None, veiled: str, players: tuple[Player, ...]) -> Glyph | None:
    """The drawing of a tagged piece: an ingredient's own, a parcel for a gift, an elf's mark; None for places."""
    kind, _, which = (meaning or "").partition("/")
    if kind in ("place", "seat"):
        return None
    if veiled or not kind:
        return UNKNOWN
    if kind == "ingredient" and which in table.deck.ingredients:
        return ingredient(table.deck, which)
    seat = word(meaning or "", players).partition("/")[2]
    return seat_mark(which, seat) if kind == "elf" and seat else GIFT if kind == "gift" else UNKNOWN


def moved(move: Move, players: tuple[Player, ...], speech: Speech) -> str:
    """The instruction to move this piece, in words."""
    seat = word(move.piece, players).partition("/")[2]
    if seat and move.onto:
        return speech.say("me-back-pawn", seat=seat, place=move.onto.partition("/")[2])
    return speech.say("board-unknown-off", place=(move.off or move.onto).partition("/")[2])
