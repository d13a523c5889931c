"""What the table page shows of Master Elf in one state: highlighted places, prompt, seat panels and buttons."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from companion.games.drawing.common_controls import banner, mark, panel
from companion.games.masterelf.art import CRYSTAL, ELF, GIFT, UNKNOWN, ingredient, kinds_of, ribbon
from companion.games.masterelf.choices import can_make, drawn, nexts
from companion.games.masterelf.empty_board import STACK_BOXES
from companion.games.masterelf.input import BLANK, Draft, View
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Enters, enters
from companion.games.view_values import Tools
from companion.language.message_texts import Speech
from companion.screen import Banner, Card, Choice, Detail, Lying, Marks, Pawn, SeatPanel, Spot, Tone, tone_of
from engine.masterelf.commands_and_events import EndTurn, Go, NextRound, Refilled, Swap, Take
from engine.masterelf.making_gifts import may_be_rewarded
from engine.masterelf.pieces import CITY, STACKS
from engine.masterelf.scoring import tally
from engine.masterelf.state import Stack, Table


def marks(view: View) -> Marks:
    """The pieces on the board, the gifts beside it, and what is highlighted."""
    table, draft = view.match.state, view.draft
    if table.scores_only:
        return Marks()
    return replace(
        lying(table, view.players, view.speech, not table.ended and not view.seen),
        glow=view.glow or (frozenset() if view.seen else glow(table, draft)),
        chosen=draft.region or (f"stack/{draft.stack}" if draft.stack else ""),
    )


def lying(table: Table, players: tuple[Player, ...], speech: Speech, asks: bool = False) -> Marks:
    """The pieces on the board and the gifts beside it, with nothing highlighted; `asks`: a touch of a stack enters its
    unknown top."""
    found = []
    for id, region in table.regions.items():
        known = (ingredient(table.deck, kind, speech) for kind in Counter(region.known).elements())
        found.append(Lying(id, (*known, *(UNKNOWN,) * region.unknown)))
    pawns = tuple(Pawn(seat.at, mark(players, seat.id)) for seat in table.seats)
    cards = tuple(_card(table, number, stack, speech, asks) for number, stack in enumerate(table.stacks, 1))
    return Marks(pawns=pawns, lying=tuple(found), cards=cards)


def _card(table: Table, number: int, stack: Stack, speech: Speech, asks: bool) -> Card:
    """The drawing of the stack of this number with its top gift: title, the two ingredients, ribbon, elf, and the sets
    it can be counted in.
    """
    id, box = f"stack/{number}", STACK_BOXES[number]
    if not stack.left:
        return Card(id, box, speech.say("me-stack-empty"), count=0)
    if stack.top is None:
        words = speech.say("me-stack-untold-more") if asks else ""
        return Card(id, box, speech.say("me-stack-untold", stack=number), words, (UNKNOWN,), stack.left)
    gift = table.deck.gifts.get(stack.top)
    if gift is None:
        return Card(id, box, speech.name(stack.top), speech.say("me-card-unlisted"), (UNKNOWN,), stack.left)
    glyphs = [ingredient(table.deck, kind, speech) for kind in gift.ingredients or ()] or [UNKNOWN]
    if gift.colour:
        glyphs.append(ribbon(table.deck, gift.colour, speech))
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
        return frozenset(f"stack/{number}" for number in STACKS if _inviting(table, number))
    return frozenset()


def _inviting(table: Table, number: int) -> bool:
    """Whether the stack of this number has a gift to make, or one whose name is asked for."""
    stack = table.stack(number)
    return stack.left > 0 and (stack.top is None or can_make(table, number))


def shown_banner(view: View) -> Banner:
    """The round, the phase, the seat in turn, and what is to be done."""
    table = view.match.state
    # Until the players say who of the equals chooses, no single seat is in turn.
    view = replace(view, own=None) if table.equals else view
    say, draft = view.voice.say, view.draft
    speakers = () if table.equals else table.speakers()
    prompt = "me-prompt-younger" if table.equals else f"me-prompt-{table.phase}"
    if draft.asking == "revealed":
        prompt = "me-prompt-lay"
    if draft.asking in ("region", "lay", "top", "pay"):
        prompt = f"me-prompt-{draft.asking}"
    elif may_be_rewarded(table):
        prompt = "me-prompt-perhaps"
    elif table.phase == "take" and table.seat(table.turn).at == CITY:
        prompt = "me-prompt-swap"
    words = say(prompt)
    for event in view.match.last.events if view.match.last is not None else ():
        if isinstance(event, Refilled) and not draft.asking:
            words = say("me-prompt-refill", region=event.region, cards=event.count)
    phase, of = say(f"me-phase-{table.phase}"), say("catch-up-round")
    return banner(view, phase, words, speakers, of)


def seat_panel(view: View, id: str) -> SeatPanel:
    """The panel of a seat, with the score that its gifts make."""
    table, say = view.match.state, view.speech.say
    seat = table.seat(id)
    counted = tally(table, seat)
    details = [
        Detail(say("me-panel-cards", cards=seat.hand.size), UNKNOWN, seat.hand.size),
        Detail(say("me-panel-gifts", gifts=len(seat.gifts)), GIFT, len(seat.gifts)),
    ]
    if seat.crystal:
        details.append(Detail(say("me-panel-crystal"), CRYSTAL))
    if table.scores_only:
        details = []
    score = say("me-score", score=counted.score, unknown=len(counted.unknown))
    if table.scores_only and not table.counted:
        score = ""
    active = id in (table.equals or table.speakers())
    return panel(table, id, view.players, view.speech, score, details, active)


def tools(view: View) -> Tools:
    """The controls below the board, and the secondary and primary buttons."""
    table, draft, speech, say = view.match.state, view.draft, view.voice, view.voice.say
    telling = draft.asking in ("region", "lay")
    asked = Enters("tell", BLANK if telling else Draft("region"))
    # Whoever has chosen where a reward comes from does nothing else before it is taken (ME-SPEC-02).
    enters_cards = not table.ended and draft.asking != "reward"
    tell = (Choice(asked, say("me-act-tell"), tone=tone_of(telling)),) if enters_cards else ()
    if table.phase == "move":
        ways = tuple(_way(table, place, speech) for place in nexts(table))
        still = draft.asking not in ("top", "card")
        return tuple(replace(way, enabled=still) for way in ways), tell, None
    if table.phase == "take":
        if table.seat(table.turn).at == CITY:
            away = Choice(Enters("away", Draft("away")), say("me-act-away"))
            return _swaps(table, draft, speech), tell, None if telling else away
        return _takes(table, speech), tell, None
    if table.phase == "score":
        following = Choice(enters("next-round", NextRound()), say("me-act-next-round"))
        return (), (following,), Choice("count-pad", say("me-act-count"), tone="primary")
    if may_be_rewarded(table):
        return (), tell, None
    if table.phase in ("create", "end"):
        ends = Choice(enters("end-turn", EndTurn(table.turn)), say("me-act-end-turn"), tone="primary")
        return _makes(table, draft, speech), tell, None if telling else ends
    return (), tell, None


def _way(table: Table, place: str, speech: Speech) -> Choice:
    goes = enters(f"go/{place}", Go(table.turn, place))
    if place == CITY:
        return Choice(goes, speech.say("me-city"), speech.say("me-way-city"))
    region = table.regions[place]
    kinds = [*map(speech.name, Counter(region.known).elements()), *["?"] * region.unknown]
    return Choice(goes, speech.name(place), ", ".join(kinds) or speech.say("me-way-empty"))


def _takes(table: Table, speech: Speech) -> tuple[Choice, ...]:
    """A button for each kind of ingredient, less prominent if the region is known not to hold it."""
    region = table.regions[table.seat(table.turn).at]
    kinds = []
    for kind in kinds_of(table.deck):
        take = enters(f"take/{kind}", Take(table.turn, kind))
        tone: Tone = "plain" if region.may_hold(kind) else "quiet"
        drawing, count = ingredient(table.deck, kind, speech), region.known.get(kind)
        kinds.append(Choice(take, speech.name(kind), glyph=drawing, tone=tone, count=count))
    if region.unknown or not region.size:
        kinds.append(Choice(enters("take/untold", Take(table.turn)), speech.say("me-untold"), glyph=UNKNOWN))
    return tuple(kinds)


def _swaps(table: Table, draft: Draft, speech: Speech) -> tuple[Choice, ...]:
    """A button for each number of cards to put away; where as many lie on readers, it is these."""
    say, laid, found = speech.say, draft.payment, []
    for away in range(table.seat(table.turn).hand.size + 1):
        these = laid and away == sum(laid.values())
        swap = Swap(table.turn, discard=laid) if these else Swap(table.turn, count=away)
        more = say("me-swap-more", drawn=drawn(table, away))
        found.append(Choice(enters(f"swap/{away}", swap), say("me-swap", away=away), more))
    return tuple(found)


def _makes(table: Table, draft: Draft, speech: Speech) -> tuple[Choice, ...]:
    """A button for each stack with the price of its top gift in words, less prominent if the seat has too few cards."""
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
        too_dear = table.phase == "create" and not _inviting(table, number)
        tone = tone_of(number == draft.stack)
        choices.append(
            Choice(Spot(f"stack/{number}"), label, detail, tone="quiet" if too_dear else tone, enabled=stack.left > 0)
        )
    return tuple(choices)
