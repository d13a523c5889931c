"""Dialogs over Master Elf's board: payments, gifts, discards, new stacks, and the count of a seat's gifts."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from companion.games.common_actions import ReadRule
from companion.games.drawing.common_controls import cancel, card_steppers, seat_choice, whole_number
from companion.games.drawing.seat_marks import seat_mark
from companion.games.masterelf.art import CRYSTAL, ELF, GIFT, UNKNOWN, ingredient, kinds_of, ribbon
from companion.games.masterelf.choices import box_may_have, drawn, gifts, layouts, movable, moved, unlisted
from companion.games.masterelf.input import Draft, View, named, reward_from, with_card
from companion.games.masterelf.narration import several, sizes
from companion.games.touch_and_tags.touch_result import Enters, enters
from companion.language.message_texts import Speech
from companion.screen import Block, Choice, Choices, Columns, Grid, Row, Sheet, Steppers, Text, tone_of
from engine.masterelf.commands_and_events import (
    Bonus,
    Create,
    Discard,
    EndTurn,
    Lay,
    LayBonus,
    Redistribute,
    Reward,
    Sort,
    Swap,
    Younger,
)
from engine.masterelf.making_gifts import may_be_rewarded, payments
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import PRICE, RAINBOW
from engine.masterelf.scoring import Tally, best, tallied
from engine.masterelf.state import Seat, Table
from engine.match import public

SHOWN = 9
"""The titles that a group of letters joins at most: about as many as are seen without scrolling."""


def sheet(view: View) -> Sheet | None:
    """The dialog to show over the board for the present state and the unfinished command, or None."""
    table, draft, speech = view.match.state, view.draft, view.voice
    if draft.asking == "region":
        return None
    if draft.asking == "lay":
        return _laying(table, draft, speech)
    if draft.asking in ("top", "reward"):
        stack = draft.stack or (int(draft.source) if draft.source.isdecimal() else None)
        title = speech.say(f"me-sheet-{draft.asking}", stack=draft.stack, source=draft.source)
        return _which_gift(table, draft, speech, title, stack)
    if draft.asking == "pay":
        return _pay(view, speech)
    if draft.asking == "otherwise":
        return _otherwise(table, draft, speech)
    if draft.asking == "card":
        return _card(table, draft, speech)
    if draft.asking == "away":
        return _away(table, draft, speech)
    if view.looked:
        return gifts_of(view, view.looked)
    if table.phase == "discard":
        return _discard(table, draft, speech)
    if table.phase == "redistribute":
        return _redistribute(table, speech)
    if table.phase == "reward" or may_be_rewarded(table):
        return _reward(table, draft, speech)
    if draft.asking == "revealed":
        left = len(table.choosing) - len(draft.revealed)
        return _which_gift(table, draft, speech, speech.say("me-sheet-lay-bonus", left=left), None)
    if table.phase == "bonus" and draft.asking != "bonus" and not _bonus_begun(view):
        return _ending(table, speech)
    if table.equals:
        return _younger(view)
    if table.bonus:
        return _bonus(table, speech)
    if table.phase == "bonus":
        return _which_gift(table, draft, speech, speech.say("me-sheet-bonus", seat=table.choosing[0]), None)
    return None


def _laying(table: Table, draft: Draft, speech: Speech) -> Sheet:
    say, region, kinds = speech.say, table.regions[draft.region], []
    for kind in kinds_of(table.deck):
        lies = Enters(f"lay/{kind}", with_card(table, draft, kind))
        drawing, count = ingredient(table.deck, kind, speech), draft.cards.get(kind)
        kinds.append(Choice(lies, speech.name(kind), glyph=drawing, tone=tone_of(kind in draft.cards), count=count))
    left = region.unknown - sum(draft.cards.values())
    title = say("me-sheet-lay", region=draft.region, cards=left)
    lays = enters("laid", Lay(draft.region, dict(draft.cards)))
    laid = Choice(lays, say("me-act-laid"), tone="primary", enabled=bool(draft.cards))
    buttons = (cancel(speech), laid) if region.unknown > 1 else (cancel(speech),)
    return Sheet("lay", title, (Choices(tuple(kinds), columns=3 if len(kinds) <= 6 else 4),), buttons, low=True)


def _which_gift(table: Table, draft: Draft, speech: Speech, title: str, stack: int | None) -> Sheet:
    """The dialog that lists by title the gifts that can be on this stack; letters touched above the list leave only
    those whose titles begin so."""
    say, blocks = speech.say, list[Block]()
    groups = _by_letter(gifts(table, stack), speech)
    offered = groups.get(draft.letters) or tuple(id for group in groups.values() for id in group)
    offered += tuple(id for id in draft.revealed if id not in offered)
    if len(groups) > 1:
        letters = []
        for ends in groups:
            listed = replace(draft, letters="" if ends == draft.letters else ends)
            label, tone = "–".join(dict.fromkeys(ends)), tone_of(ends == draft.letters)
            letters.append(Choice(Enters(f"letters/{ends}", listed), label, tone=tone))
        blocks.append(Choices(tuple(letters), columns=len(letters)))
    rows = []
    for id in offered:
        detail = " + ".join(map(speech.name, table.deck.price(id) or ()))
        tone = tone_of(id in draft.revealed)
        rows.append(Choice(Enters(f"gift/{id}", named(table, draft, id)), speech.name(id), detail, tone=tone))
    new = unlisted(table, draft.revealed)
    other = Choice(
        Enters(f"gift/{new}", named(table, draft, new)), say("me-other-gift"), say("me-other-gift-more"), tone="quiet"
    )
    blocks.append(Choices((other, *rows), columns=3, tall=True))
    blocks.append(Text(say("me-other-gift-how"), "detail", "quiet"))
    # A reward is chosen blind: whoever has looked does not choose again (ME-SPEC-02).
    buttons = (cancel(speech),) if draft.asking == "top" else ()
    if draft.asking == "revealed":
        buttons = (Choice(Enters("bonus-skip", Draft("bonus")), say("me-act-bonus-skip"), tone="quiet"),)
    return Sheet("gift", title, tuple(blocks), buttons)


def _by_letter(ids: tuple[str, ...], speech: Speech) -> dict[str, tuple[str, ...]]:
    """These gifts sorted by title and grouped by first letters, so that each group fits a dialog without scrolling:
    `{"BK": ("casket", …)}` has the titles from B to K.
    """
    by_first: dict[str, list[str]] = {}
    for id in sorted(ids, key=lambda id: speech.name(id).casefold()):
        by_first.setdefault(speech.name(id)[:1].upper(), []).append(id)
    groups: list[tuple[str, tuple[str, ...]]] = []
    for letter, found in by_first.items():
        if groups and len(groups[-1][1]) + len(found) <= SHOWN:
            ends, before = groups.pop()
            groups.append((ends[0] + letter, (*before, *found)))
        else:
            groups.append((letter * 2, tuple(found)))
    return dict(groups)


def _pay(view: View, speech: Speech) -> Sheet:
    """The dialog with the exact payments for the gift that is being made, without those that the box cannot have, for
    all that the whole table knows; "otherwise" leads to steppers."""
    table, draft, say = view.match.state, view.draft, speech.say
    seen, choices = public(view.match).state, []
    for number, paid in enumerate(payments(table, table.turn, draft.stack)):
        if not box_may_have(seen, paid):
            continue
        label = several(paid.cards, speech)
        glyph = ingredient(table.deck, max(paid.cards, key=lambda kind: paid.cards[kind]), speech)
        if paid.crystal:
            label, glyph = say("me-pay-crystal", cards=label), CRYSTAL
        choices.append(
            Choice(enters(f"pay/{number}", paid), label, glyph=glyph, tone="plain" if paid.crystal else "primary")
        )
    buttons = (cancel(speech), Choice(Enters("otherwise", replace(draft, asking="otherwise")), say("act-otherwise")))
    title = say("me-sheet-pay", gift=table.stack(draft.stack).top or "")
    return Sheet("pay", title, (Choices(tuple(choices), columns=2),), buttons, low=True)


def _otherwise(table: Table, draft: Draft, speech: Speech) -> Sheet:
    say, gift = speech.say, table.stack(draft.stack).top or ""
    blocks: list[Block] = [_cards(table, draft, PRICE + 1, speech)]
    if table.deck.price(gift) is None:
        blocks.append(Text(say("me-pay-unknown"), "detail"))
    if table.seat(table.turn).crystal:
        switched = Enters("crystal", replace(draft, crystal=not draft.crystal))
        crystal = Choice(switched, say("me-with-crystal"), glyph=CRYSTAL, tone=tone_of(draft.crystal))
        blocks.append(Choices((crystal,), columns=1))
    cards = sum(draft.cards.values())
    made = Create(table.turn, draft.stack, dict(draft.cards), draft.crystal or None)
    paid = Choice(enters("pay-these", made), say("me-act-pay", cards=cards), tone="primary" if cards else "plain")
    return Sheet("otherwise", say("me-sheet-pay", gift=gift), tuple(blocks), (cancel(speech), paid))


def _cards(table: Table, draft: Draft, most: int, speech: Speech) -> Steppers:
    drawing = partial(ingredient, table.deck, speech=speech)
    return card_steppers(kinds_of(table.deck), draft.cards, most, speech.name, drawing)


def _card(table: Table, draft: Draft, speech: Speech) -> Sheet:
    """The dialog with all that is known about the gift on the stack that was touched."""
    say, id = speech.say, table.stack(draft.stack).top or ""
    gift = table.deck.gifts.get(id)
    blocks: list[Block] = []
    if gift is None:
        blocks.append(Text(say("me-other-gift-more"), glyph=UNKNOWN))
    else:
        for kind in gift.ingredients or ():
            blocks.append(Text(speech.name(kind), glyph=ingredient(table.deck, kind, speech)))
        if gift.ingredients is None:
            blocks.append(Text(say("me-price-unknown"), glyph=UNKNOWN))
        named = ", ".join(map(speech.name, gift.collections))
        blocks.append(Text(named or say("me-card-sets-unknown"), glyph=GIFT))
        if gift.colour:
            blocks.append(Text(speech.name(gift.colour), glyph=ribbon(table.deck, gift.colour, speech)))
        if gift.elves:
            blocks.append(Text(say("me-card-elf"), glyph=ELF))
        if not gift.complete:
            blocks.append(Text(say("me-card-unknown"), tone="quiet"))
    half = (len(blocks) + 1) // 2
    body = (Columns(tuple(blocks[:half]), tuple(blocks[half:])),) if len(blocks) > 1 else tuple(blocks)
    return Sheet("card", speech.name(id), body, (Choice("cancel", say("act-close")),), low=True)


def _away(table: Table, draft: Draft, speech: Speech) -> Sheet:
    say, hand = speech.say, table.seat(table.turn).hand.size
    away = sum(draft.cards.values())
    swap = enters("swap-these", Swap(table.turn, discard=dict(draft.cards)))
    confirm = Choice(swap, say("me-act-swap-these", away=away, drawn=drawn(table, away)), tone="primary")
    blocks = (_cards(table, draft, hand, speech),)
    return Sheet("away", say("me-sheet-away", seat=table.turn), blocks, (cancel(speech), confirm))


def _discard(table: Table, draft: Draft, speech: Speech) -> Sheet:
    say, seat = speech.say, table.seat(table.turn)
    title = say("me-sheet-discard", seat=seat.id, hand=seat.hand.size, cards=seat.surplus)
    if draft.asking == "discard":
        cards = enters("discard-these", Discard(seat.id, cards=dict(draft.cards)))
        missing = seat.surplus - sum(draft.cards.values())
        these = whole_number(Choice(cards, say("me-act-discard-these")), missing, speech)
        return Sheet("discard-kinds", title, (_cards(table, draft, seat.surplus, speech),), (cancel(speech), these))
    unseen = enters("discard", Discard(seat.id, count=seat.surplus))
    choices = (
        Choice(unseen, say("me-act-discard", cards=seat.surplus), tone="primary"),
        Choice(Enters("discard-kinds", Draft("discard")), say("me-act-discard-kinds")),
    )
    return Sheet("discard", title, (Choices(choices, columns=2),), low=True)


def _redistribute(table: Table, speech: Speech) -> Sheet:
    """The dialog with the instructions for the first time that a stack runs out, and the possible sizes of the new
    stacks.
    """
    say, usual, choices = speech.say, layouts(table)[0], []
    for each in layouts(table):
        laid = enters(f"sizes/{'-'.join(map(str, each))}", Redistribute(each))
        choice = Choice(laid, say("me-act-laid-out", sizes=sizes(each)))
        choices.append(replace(choice, tone="primary") if each == usual else choice)
    lines = (
        Text(say("me-redistribute-shuffle", gifts=table.gifts_left), does=ReadRule("ME-END-01")),
        Text(say("me-redistribute-lay", sizes=sizes(usual)), does=ReadRule("ME-END-04")),
    )
    return Sheet("redistribute", say("me-sheet-redistribute"), (*lines, Choices(tuple(choices), columns=3)))


def _reward(table: Table, draft: Draft, speech: Speech) -> Sheet:
    """The dialog that asks from where a reward is taken. Where only the players can see whether a special set is
    complete, it asks that too, and the turn ends if it is not."""
    say, seat = speech.say, table.seat(table.turn)
    if table.phase == "reward":
        title, why = say("me-sheet-from"), say("me-reward-earned", seat=seat.id, special=table.due or "")
        button = Choice(enters("decline", Reward(seat.id, None)), say("me-act-decline"))
    else:
        title, why = say("me-sheet-perhaps"), say("me-reward-perhaps", seat=seat.id, gift=seat.gifts[-1])
        button = Choice(enters("end-turn", EndTurn(seat.id)), say("me-act-no-reward"))
    sources = [(str(n), say("me-from-stack", stack=n), stack.left) for n, stack in enumerate(table.stacks, 1)]
    choices = []
    for source, label, left in (*sources, ("aside", say("me-from-aside"), table.aside)):
        gifts = say("me-panel-gifts", gifts=left) if left is not None else ""
        asked = Enters(f"from/{source}", reward_from(table, draft, source))
        choices.append(Choice(asked, label, gifts, enabled=left != 0))
    blocks = (Text(why, does=ReadRule("ME-SPEC-02")), Choices(tuple(choices), columns=4, tall=True))
    return Sheet("reward", title, blocks, (button,), low=True)


def _bonus_begun(view: View) -> bool:
    """Whether something was entered since the dialog about the game's end was shown, so that players have read it: the
    last entry has to do with bonus cards, or says who of the equals is the youngest.
    """
    return view.match.last is not None and isinstance(view.match.last.command, Bonus | LayBonus | Younger)


def _ending(table: Table, speech: Speech) -> Sheet:
    """The dialog at the end of the game: what the players do with their hands, and who chooses a bonus card first and
    why (ME-END-02, ME-BONUS-01 to -03).
    """
    say = speech.say
    lines = [
        Text(say("me-ending-why"), does=ReadRule("ME-END-02")),
        Text(say("me-ending-lay", cards=len(table.choosing)), does=ReadRule("ME-BONUS-01")),
    ]
    if not table.equals:
        lines.append(_first(table, speech))
    laid = Choice(Enters("bonus", Draft("revealed")), say("me-act-bonus-laid"), tone="primary")
    return Sheet("ending", say("me-sheet-ending"), tuple(lines), (laid,))


def _first(table: Table, speech: Speech) -> Text:
    """The sentence on who chooses the next bonus card, with the reason that decided (ME-BONUS-02, -03)."""
    first, ages = table.seat(table.choosing[0]), table.ages or {}
    level = [seat for seat in table.present if seat.id not in (first.id, *table.served)]
    why = "gifts"
    if level := [seat for seat in level if len(seat.gifts) == len(first.gifts)]:
        why = "cards"
    if level := [seat for seat in level if seat.hand.size == first.hand.size]:
        why = "order" if any(ages.get(seat.id) == ages[first.id] for seat in level if ages) else "age"
    line = speech.say("me-ending-first", seat=first.id, why=why, gifts=len(first.gifts), cards=first.hand.size)
    return Text(line, does=ReadRule("ME-BONUS-03" if why in ("age", "order") else "ME-BONUS-02"))


def _bonus(table: Table, speech: Speech) -> Sheet:
    """The dialog with the bonus cards that still lie there, for the seat that chooses."""
    seat, deck = table.choosing[0], table.deck
    choices = []
    for id in table.bonus:
        gift = deck.gifts.get(id)
        sets = " + ".join(map(speech.name, gift.collections)) if gift else ""
        glyph = ribbon(deck, gift.colour, speech) if gift and gift.colour else GIFT
        choices.append(Choice(enters(f"gift/{id}", Bonus(seat, id)), speech.name(id), sets, glyph))
    lines = (_first(table, speech),) if len(table.choosing) > 1 else ()
    blocks = (*lines, Choices(tuple(choices), columns=2, tall=True))
    return Sheet("bonus", speech.say("me-sheet-bonus", seat=seat), blocks, low=True)


def _younger(view: View) -> Sheet:
    """The dialog that asks which of several equal players is the youngest and so chooses first."""
    table, say = view.match.state, view.speech.say
    equals = tuple(seat_choice(enters(f"younger/{id}", Younger(id)), id, view.players) for id in table.equals)
    blocks = (Text(say("me-younger-why"), does=ReadRule("ME-BONUS-03")), Choices(equals, columns=2, tall=True))
    return Sheet("younger", say("me-sheet-younger"), blocks, low=True)


def gifts_of(view: View, id: str) -> Sheet:
    """The dialog with a seat's gifts by set, counted the best way; after the end they can be moved to other sets."""
    table, speech, say = view.match.state, view.speech, view.speech.say
    seat, player = table.seat(id), view.players[int(id) - 1]
    close = (Choice("close", say("act-close")),)
    title = say("me-sheet-gifts", seat=id, gifts=len(seat.gifts))
    had = say("me-seat-had", crystal=int(seat.crystal), reward=int(seat.reward))
    line = Text(had, tone="quiet", glyph=seat_mark(player.colour, id))
    if not seat.gifts:
        return Sheet("gifts", title, (line,), close, low=True)
    count = counted(table.deck, seat.gifts, tallied(table.deck, seat), speech)
    if table.phase == "over":
        again = (Choice(enters(f"best/{id}", Sort(id)), say("me-sort-best")),) if seat.sorting is not None else ()
        return Sheet("gifts", title, (*_sorting(table, seat, speech), count), (*again, *close))
    return Sheet("gifts", title, (line, count), close)


def _sorting(table: Table, seat: Seat, speech: Speech) -> tuple[Block, ...]:
    """A line if the gifts are not sorted the best way, and a button for each gift that can be counted in another
    set."""
    say, blocks = speech.say, list[Block]()
    if seat.sorting is not None:
        score, most = tallied(table.deck, seat).score, best(table.deck, seat.gifts).score
        blocks.append(Text(say("me-sort-own", score=score, best=most)))
    moves = []
    for gift, other in movable(table, seat.id):
        sort = enters(f"sort/{seat.id}/{gift}/{other}", Sort(seat.id, moved(table, seat.id, gift, other)))
        moves.append(Choice(sort, speech.name(gift), say("me-sort-to", set=other), GIFT))
    if moves:
        blocks += [Text(say("me-sort-touch"), tone="quiet"), Choices(tuple(moves), columns=2, tall=True)]
    return tuple(blocks)


def counted(deck: Deck, owned: tuple[str, ...], tally: Tally, speech: Speech) -> Grid:
    """The count of the gifts `owned`: one row a set, then colour, elves, unknown gifts, and the sum."""
    say, listed = speech.say, [deck.gifts[gift] for gift in owned if gift in deck.gifts]
    lines = [(speech.name(name), members, str(tally.points[name])) for name, members in tally.collections.items()]
    if tally.colour:
        ribbons = tuple(gift.id for gift in listed if gift.colour in (tally.ribbon, RAINBOW))
        lines.append((say("me-count-colour", colour=tally.ribbon or ""), ribbons, str(tally.colour)))
    if tally.elves:
        lines.append((say("me-count-elves"), tuple(gift.id for gift in listed if gift.elves), str(tally.elves)))
    if tally.unknown:
        lines.append((say("me-count-unknown"), tally.unknown, "?"))
    rows = [Row((label, ", ".join(map(speech.name, gifts)), points)) for label, gifts, points in lines]
    total = Row((say("me-count-sum"), "", str(tally.score)), strong=True)
    return Grid((*rows, total), (0.28, 0.6, 0.12))
