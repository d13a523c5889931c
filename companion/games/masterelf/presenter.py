"""What the table page shows of Master Elf in one state: highlighted places, prompt, seat panels and buttons."""

from __future__ import annotations

from companion.games.drawing.common_controls import mark, panel
from companion.games.masterelf import sheets
from companion.games.masterelf.actions import GoTo, OnStack, PutAway, TakeOne
from companion.games.masterelf.art import ELF, UNKNOWN, ingredient, kinds_of, ribbon
from companion.games.masterelf.choices import drawn, nexts
from companion.games.masterelf.empty_board import STACK_BOXES
from companion.games.masterelf.input import Draft
from companion.games.masterelf.view import View
from companion.games.people import Player
from companion.games.view_values import Picture
from companion.language.message_texts import Speech
from companion.screen import Banner, Card, Choice, Lying, Marks, Pawn, SeatPanel, tone_of
from engine.masterelf.commands_and_events import Refilled
from engine.masterelf.making_gifts import may_be_rewarded
from engine.masterelf.pieces import CITY
from engine.masterelf.scoring import tallied
from engine.masterelf.state import Seat, Stack, Table

Tools = tuple[tuple[Choice, ...], tuple[Choice, ...], Choice | None]
"""The controls below the board, the secondary buttons, and the primary button, if any."""


def picture(view: View) -> Picture:
    """All that Master Elf contributes to the table page in the present state."""
    table: Table = view.match.state
    tray, secondary, primary = _tools(table, view.draft, view.voice)
    if view.draft.asking in ("region", "lay"):
        primary = None
    return Picture(
        _marks(view, table),
        _banner(view, table),
        tuple(_panel(table, seat, view.players, view.speech) for seat in table.seats),
        tray,
        secondary,
        primary,
        sheets.sheet(view),
    )


def _marks(view: View, table: Table) -> Marks:
    draft: Draft = view.draft
    return Marks(
        pawns=tuple(Pawn(seat.at, mark(view.players, seat.id)) for seat in table.seats),
        glow=view.glow or glow(table, draft),
        wrong=view.wrong,
        chosen=draft.region or (f"stack/{draft.stack}" if draft.stack else ""),
        blink=view.blink,
        lying=tuple(
            Lying(
                id,
                (
                    *(ingredient(table.deck, kind) for kind, count in region.known.items() for _ in range(count)),
                    *(UNKNOWN,) * region.unknown,
                ),
            )
            for id, region in table.regions.items()
        ),
        cards=tuple(_card(table, number, stack, view.speech) for number, stack in enumerate(table.stacks, 1)),
    )


def _card(table: Table, number: int, stack: Stack, speech: Speech) -> Card:
    """The drawing of the stack of this number with its top gift: title, the two ingredients, ribbon, elf, and the sets
    it can be counted in.
    """
    id, box = f"stack/{number}", STACK_BOXES[number]
    if not stack.left:
        return Card(id, box, speech.say("me-stack-empty"), count=0)
    if stack.top is None:
        words = "" if table.ended else speech.say("me-stack-untold-more")
        return Card(id, box, speech.say("me-stack-untold", stack=number), words, (UNKNOWN,), stack.left)
    gift = table.deck.gifts.get(stack.top)
    if gift is None:
        return Card(id, box, speech.name(stack.top), speech.say("me-card-unlisted"), (UNKNOWN,), stack.left)
    glyphs = [ingredient(table.deck, kind) for kind in gift.ingredients or ()] or [UNKNOWN]
    if gift.colour:
        glyphs.append(ribbon(table.deck, gift.colour))
    if gift.elves:
        glyphs.append(ELF)
    words = " · ".join(map(speech.name, gift.collections)) or speech.say("me-card-sets-unknown")
    return Card(id, box, speech.name(stack.top), words, tuple(glyphs), stack.left)


def glow(table: Table, draft: Draft) -> frozenset[str]:
    """The ids of the places and stacks to highlight because they can be touched next: places to go to, regions with
    unknown cards, stacks to make a gift from.
    """
    if draft.asking in ("region", "lay"):
        return frozenset(id for id, region in table.regions.items() if region.unknown) - {draft.region}
    if table.phase == "move":
        return frozenset(nexts(table))
    if table.phase == "create" and not draft.asking:
        return frozenset(f"stack/{number}" for number, stack in enumerate(table.stacks, 1) if stack.left)
    return frozenset()


def _banner(view: View, table: Table) -> Banner:
    # Until the players say who of the equals chooses, no single seat is in turn.
    say, draft = (view.speech if table.equals else view.voice).say, view.draft
    speakers = () if table.equals else table.speakers()
    prompt = "me-prompt-younger" if table.equals else f"me-prompt-{table.phase}"
    if draft.asking in ("region", "lay", "top", "pay"):
        prompt = f"me-prompt-{draft.asking}"
    elif may_be_rewarded(table):
        prompt = "me-prompt-perhaps"
    elif table.phase == "take" and table.seat(table.turn).at == CITY:
        prompt = "me-prompt-swap"
    over = table.phase == "over"
    words = say(prompt)
    for event in view.match.last.events if view.match.last is not None else ():
        if isinstance(event, Refilled) and not draft.asking:
            words = say("me-prompt-refill", region=event.region, cards=event.count)
    return Banner(
        round=str(table.round),
        of=say("catch-up-round"),
        phase=say(f"me-phase-{table.phase}"),
        turn=view.players[int(speakers[0]) - 1].name if speakers else "" if over else say("turn-everyone"),
        prompt=words,
        mark=mark(view.players, speakers[0]) if speakers else None,
    )


def _panel(table: Table, seat: Seat, players: tuple[Player, ...], speech: Speech) -> SeatPanel:
    say, tally = speech.say, tallied(table.deck, seat)
    details = [say("me-panel-cards", cards=seat.hand.size), say("me-panel-gifts", gifts=len(seat.gifts))]
    if seat.crystal:
        details.append(say("me-panel-crystal"))
    score = say("me-score", score=tally.score, unknown=len(tally.unknown))
    return panel(table, seat.id, players, speech, score, details, seat.id in (table.equals or table.speakers()))


def _tools(table: Table, draft: Draft, speech: Speech) -> Tools:
    """The controls below the board, and the secondary and primary buttons."""
    say = speech.say
    telling = tone_of(draft.asking in ("region", "lay"))
    tell = () if table.ended else (Choice("tell", say("me-act-tell"), tone=telling),)
    if table.phase == "move":
        return tuple(_way(table, place, speech) for place in nexts(table)), tell, None
    if table.phase == "take":
        if table.seat(table.turn).at == CITY:
            return _swaps(table, speech), tell, Choice("away", say("me-act-away"))
        return _takes(table, speech), tell, None
    if may_be_rewarded(table):
        return (), tell, None
    if table.phase in ("create", "end"):
        return _makes(table, speech), tell, Choice("end-turn", say("me-act-end-turn"), tone="primary")
    return (), tell, None


def _way(table: Table, place: str, speech: Speech) -> Choice:
    if place == CITY:
        return Choice(GoTo(CITY), speech.say("me-city"), speech.say("me-way-city"))
    region = table.regions[place]
    kinds = [speech.name(kind) for kind, count in region.known.items() for _ in range(count)]
    kinds += ["?"] * region.unknown
    return Choice(GoTo(place), speech.name(place), ", ".join(kinds) or speech.say("me-way-empty"))


def _takes(table: Table, speech: Speech) -> tuple[Choice, ...]:
    """A button for each kind of ingredient, less prominent if the region is known not to hold it."""
    region = table.regions[table.seat(table.turn).at]
    kinds = [
        Choice(
            TakeOne(kind),
            speech.name(kind),
            glyph=ingredient(table.deck, kind),
            tone="plain" if region.may_hold(kind) else "quiet",
            count=region.known.get(kind),
        )
        for kind in kinds_of(table.deck)
    ]
    if region.unknown or not region.size:
        kinds.append(Choice(TakeOne(None), speech.say("me-untold"), glyph=UNKNOWN))
    return tuple(kinds)


def _swaps(table: Table, speech: Speech) -> tuple[Choice, ...]:
    size = table.seat(table.turn).hand.size
    return tuple(
        Choice(PutAway(away), speech.say("me-swap", away=away), speech.say("me-swap-more", drawn=drawn(table, away)))
        for away in range(size + 1)
    )


def _makes(table: Table, speech: Speech) -> tuple[Choice, ...]:
    """A button for each stack with the price of its top gift in words."""
    choices = []
    for number, stack in enumerate(table.stacks, 1):
        price = table.deck.price(stack.top or "")
        if not stack.left:
            label, detail = speech.say("me-stack-empty"), ""
        elif stack.top is None:
            label, detail = speech.say("me-stack-untold", stack=number), speech.say("me-stack-untold-more")
        else:
            label = speech.name(stack.top)
            detail = " + ".join(map(speech.name, price)) if price else speech.say("me-price-unknown")
        choices.append(Choice(OnStack(number), label, detail, enabled=stack.left > 0))
    return tuple(choices)
