"""Dialogs over Elfenland's map: payments, discards, kept counters, and the choice between routes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from companion.games.common_actions import ReadRule, Todo
from companion.games.drawing.common_controls import cancel, card_steppers, checklist, mark, whole_number
from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland import display_slots, narration, score_only
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.input import BLANK, Draft, View, answered, joining, keepable, keeps
from companion.games.elfenland.public_knowledge import caravan, exact_price, next_routes
from companion.games.elfenland.tag_input import touched
from companion.games.touch_and_tags.touch_result import Enters, enters
from companion.language.message_texts import Speech
from companion.screen import Block, Choice, Choices, Columns, Sheet, Spot, Steppers, Text, tone_of
from engine.elfenland.board import Route
from engine.elfenland.commands_and_events import Discard, Referee, Travel
from engine.elfenland.pieces import COUNTERS, HAND_DEALT, HAND_MOST, KINDS, ROUNDS
from engine.elfenland.state import Entry, Match, Road, Table
from engine.holding import Counts

FEW = 4


def sheet(view: View) -> Sheet | None:
    """The dialog to show over the map for the present state and the unfinished command, or None."""
    table, draft, speech = view.match.state, view.draft, view.voice
    if table.scoring:
        return score_only.sheet(view)
    if draft.asking in ("turn_up", "display", "pile"):
        return _which_kind(view, speech)
    if view.asks:
        return _refill(view, speech)
    if table.phase == "deal":
        return _deal(view, speech)
    if table.due:
        return _discard(view, speech)
    if table.phase == "move" and draft.route and draft.otherwise:
        return _pay(table, draft, speech)
    if table.phase == "move" and draft.town:
        return _which_way(table, draft, speech)
    if table.phase == "cleanup":
        return _cleanup(view, speech)
    return None


def meant(entry: Entry, speech: Speech) -> str:
    """A command in words, where players are asked which of several they meant: of a step its route and its cards."""
    command = entry.command
    if isinstance(command, Travel):
        return speech.say("way-route", route=command.route, cards=sum(command.cards.values()))
    return narration.tell(entry, speech)


def _which_kind(view: View, speech: Speech) -> Sheet:
    table, draft = view.match.state, view.draft
    kinds, untold = _kinds(table, draft, speech)
    if draft.slot is not None:
        kinds = _other_kinds(view.match, draft.slot, kinds)
    buttons = (cancel(speech),) if draft.asking == "turn_up" else (cancel(speech), untold)
    return Sheet("kind", speech.say(f"sheet-kind-{draft.asking}"), (kinds,), buttons)


def _other_kinds(match: Match, slot: int, kinds: Choices) -> Choices:
    """These kinds for a slot whose kind was entered: the same again, or a correction."""
    is_now, choices = display_slots.slots_of(match)[slot], []
    for kind, choice in zip(COUNTERS, kinds.choices, strict=True):
        act = BLANK if kind == is_now else display_slots.corrected(match, slot, kind)
        tone = tone_of(kind == is_now)
        choices.append(replace(choice, does=Enters(choice.id, act or BLANK), tone=tone, enabled=act is not None))
    return replace(kinds, choices=tuple(choices))


def _refill(view: View, speech: Speech) -> Sheet:
    """The question for the kind of the counter turned up in the slot from which the last action drew (EL-DRAW-08)."""
    drawn = display_slots.refill(view.match)
    assert drawn is not None
    title = speech.say("sheet-kind-refill", kind=str(drawn.kind))
    kinds, untold = _kinds(view.match.state, view.draft, speech)
    return Sheet("kind", title, (kinds,), (untold,))


def _kinds(table: Table, draft: Draft, speech: Speech) -> tuple[Choices, Choice]:
    """The kinds that a counter can be, and the button that leaves it unknown."""
    kinds = tuple(
        Choice(Enters(f"ask/{kind}", answered(table, draft, kind)), speech.name(kind), glyph=GLYPHS[kind])
        for kind in COUNTERS
    )
    untold = Choice(Enters("ask/untold", answered(table, draft, None)), speech.say("act-untold"))
    return Choices(kinds, columns=3, tall=True), untold


def _deal(view: View, speech: Speech) -> Sheet:
    """The dialog with the checklist of what the players do before the round; each line follows from the state."""
    table, say = view.match.state, speech.say
    level = view.players[int(table.start_player) - 1].level  # a seat that Boardside plays has no hands
    lines = list[str]()
    if table.round > 1:
        lines += [say("check-round-card", round=table.round), say("check-start-player", seat=table.start_player)]
        lay, asked = _end_of_round(view.match)
        people = [id for id in asked if not view.players[int(id) - 1].level]
        if lay is None or (lay and not people):  # else the end of the round asked for it
            lines.append(say("check-roads"))
        if lay is None or any(road.obstacle for road in lay.values()):
            lines.append(say("check-obstacles"))
        if table.options["display_refresh"] == "reshuffle_all":
            lines.append(say("check-display"))
    lines.append(say("check-shuffle", seat=table.start_player, by="boardside" if level else "person"))
    if table.round == 1 and table.options["town_cards"]:
        lines.append(say("check-town-cards"))
    hands = tuple(
        Text(say("check-deal", seat=seat.id, cards=table.dealt(seat)), glyph=seat_mark(player.colour, seat.id))
        for seat, player in zip(table.seats, view.players, strict=True)
    )
    if view.match.last is not None and isinstance(view.match.last.command, Referee):
        # After a game in which only scores were kept, the number of cards in hands is unknown.
        hands = (Text(say("check-fill", cards=HAND_DEALT)),)
    todo = replace(checklist(tuple(lines), view.ticked, Todo), widths=(0.12, 0.88))
    columns = Columns((todo,), (Text(say("check-cards"), tone="quiet"), *hands), share=0.64)
    return Sheet("deal", say("sheet-deal", round=table.round, rounds=ROUNDS), (columns,))


def _end_of_round(match: Match) -> tuple[Mapping[str, Road] | None, set[str]]:
    """What lay on the roads at the end of the round before, None where the roads were never entered; and the seats that
    were then asked which counter they keep, as nobody is who has none to choose from."""
    now, before = match.prompt.round, match.before
    while before is not None and before.prompt.round == now:
        before = before.before
    lay, asked = before.state.roads if before is not None else None, set[str]()
    while before is not None and before.prompt.phase == "cleanup":
        asked |= set(before.prompt.seats)
        before = before.before
    return lay, asked


def _which_way(table: Table, draft: Draft, speech: Speech) -> Sheet:
    seat = table.seat(table.turn)
    if not joining(table, seat, draft.town):
        far = Text(speech.say("sheet-way-far", town=draft.town, start=seat.town), does=ReadRule("EL-MOVE-02"))
        title = speech.say("sheet-way-far", "title", town=draft.town)
        return Sheet("way", title, (far,), (cancel(speech),), low=True)
    ways = steps(table, draft, speech)
    choices = Choices(ways, columns=1, tall=True) if ways else Text(speech.say("sheet-way-none"))
    title = speech.say("sheet-way", town=draft.town)
    return Sheet("way", title, (choices,), (cancel(speech),), low=True)


def _pay(table: Table, draft: Draft, speech: Speech) -> Sheet:
    say, seat = speech.say, table.seat(table.turn)
    route = table.board.routes[draft.route]
    road = table.roads.get(route.id)
    if road is not None:
        costs = price(road, route, speech)
    elif route.water:
        costs = say("price-water", cards=route.rafts_from(seat.town))
    else:
        costs = say("price-none")
    steppers = cards(draft.cards, seat.hand.size, speech)
    paying = sum(draft.cards.values())
    travel = enters("pay", Travel(seat.id, route.id, dict(draft.cards)))
    exact = sum(exact_price(table, route, seat.town).values())
    right = paying > 0 and paying in (exact, caravan(table, seat, route.id))
    paid = Choice(travel, say("act-pay", cards=paying), tone="primary" if right else "plain")
    buttons = (cancel(speech), paid)
    return Sheet("pay", say("sheet-pay", route=route.id), (Text(costs, "title"), steppers), buttons)


def cards(chosen: Counts, most: int, speech: Speech) -> Steppers:
    """The steppers for travel cards, at most `most` of all kinds together."""
    most = min(most, HAND_MOST)
    return card_steppers(KINDS, chosen, most, lambda kind: speech.say(f"short-{kind}"), GLYPHS.__getitem__)


def _discard(view: View, speech: Speech) -> Sheet | None:
    say, table, draft = speech.say, view.match.state, view.draft
    if draft.asking == "discard" and draft.seat in table.due:
        surplus = table.seat(draft.seat).surplus
        these = enters("discard-these", Discard(draft.seat, cards=dict(draft.cards)))
        missing = surplus - sum(draft.cards.values())
        buttons = (cancel(speech), whole_number(Choice(these, say("act-discard-these")), missing, speech))
        title = say("sheet-discard-kinds", seat=draft.seat, cards=surplus)
        return Sheet("discard-kinds", title, (cards(draft.cards, surplus, speech),), buttons)
    blocks: list[Block] = []
    for id in view.answering(table.due):
        seat = table.seat(id)
        unseen = enters(f"discard/{id}", Discard(id, count=seat.surplus))
        kinds = Enters(f"discard-kinds/{id}", replace(BLANK, asking="discard", seat=id))
        text = say("sheet-discard-seat", seat=id, hand=seat.hand.size, cards=seat.surplus)
        choices = (
            Choice(unseen, say("act-discard", cards=seat.surplus), tone="primary"),
            Choice(kinds, say("act-discard-kinds")),
        )
        blocks += [Text(text, glyph=mark(view.players, id)), Choices(choices, columns=2)]
    return Sheet("discard", say("sheet-discard"), tuple(blocks), low=len(table.due) == 1)


def _cleanup(view: View, speech: Speech) -> Sheet:
    say = speech.say
    table, draft, players = view.match.state, view.draft, view.players
    blocks: list[Block] = [Text(say("sheet-cleanup-keep"), does=ReadRule("EL-CLEAN-03"))]
    for id in view.answering(table.asked):
        seat, player = table.seat(id), players[int(id) - 1]
        offered = keepable(table, seat)
        choices = tuple(
            Choice(
                _keeps(view, id, what),
                # Where all kinds are offered there is room for their drawings and letters alone.
                say(f"short-{what}") if len(offered) <= FEW or what == "none" else "",
                glyph=GLYPHS.get("unknown" if what == "hidden" else what),
                tone=tone_of(draft.keeps.get(id) == what),
            )
            for what in offered
        )
        name = Text(player.name, glyph=seat_mark(player.colour, id))
        blocks.append(Columns((name,), (Choices(choices, columns=len(choices)),), share=0.24))
    if view.whose:
        return Sheet("cleanup", say("sheet-cleanup", round=table.round), tuple(blocks))
    missing = [id for id in table.asked if id not in draft.keeps]
    if table.roads:
        blocks.append(checklist((say("check-roads"),), view.ticked, Todo))
    ready = Choice(
        enters("finish", *keeps(table, draft)),
        say("act-finish", round=table.round),
        detail=say("act-finish-missing", seats=len(missing)) if missing else "",
        tone="primary",
        enabled=not missing,
    )
    return Sheet("cleanup", say("sheet-cleanup", round=table.round), tuple(blocks), (ready,))


def _keeps(view: View, seat: str, what: str) -> Enters:
    """The choice of the counter that a seat keeps: on its own screen at once, on the table's with all others."""
    if view.whose:
        return enters(f"keep/{seat}/{what}", *keeps(view.match.state, replace(BLANK, keeps={seat: what})))
    draft = view.draft
    return Enters(f"keep/{seat}/{what}", replace(draft, keeps={**draft.keeps, seat: what}))


def steps(table: Table, draft: Draft, speech: Speech) -> tuple[Choice, ...]:
    """A button for each step from the boot's town that has a price, with the town it leads to and the cards it costs;
    if a town was touched, only for steps to it.
    """
    seat = table.seat(table.turn)
    found = []
    for route in next_routes(table, seat):
        to = route.other_end(seat.town) or ""
        road = table.roads.get(route.id)
        if draft.town and to != draft.town:
            continue
        if road is not None:
            cards, kind = road.price(route), road.kind
            fits = caravan(table, seat, route.id)
            costs = price(road, route, speech) if fits else speech.say("way-pay", kind=kind, cards=cards)
        else:
            cards, kind = route.rafts_from(seat.town), "raft"
            costs = speech.say("price-water", cards=cards)
        # Ways to one town differ in their terrain.
        label = speech.name(route.terrain if draft.town else to)
        step = Enters(f"step/{route.id}", touched(table, draft, Spot(route.id)) or draft)
        found.append(Choice(step, label, costs, GLYPHS[kind], count=cards))
    return tuple(found)


def price(road: Road, route: Route, speech: Speech) -> str:
    """The price of a road in words: the normal one and that of a caravan."""
    return speech.say("price-road", kind=road.kind, cards=road.price(route), caravan=road.caravan)
