"""Dialogs over Elfenland's map: payments, discards, kept counters, and the choice between routes."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.common_actions import ReadRule, Todo
from companion.games.drawing.common_controls import cancel, card_steppers, checklist, mark, which
from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland import display_slots, narration, score_only
from companion.games.elfenland.actions import AskedKind, DiscardKinds, DiscardUnseen, KeptCounter
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.input import Draft, joining, keepable
from companion.games.elfenland.travel_choices import price, steps
from companion.games.elfenland.view import View
from companion.games.people import Player
from companion.language.message_texts import Speech
from companion.screen import Block, Choice, Choices, Columns, Sheet, Steppers, Text, tone_of
from engine.elfenland.commands_and_events import Travel
from engine.elfenland.match import Entry, Match
from engine.elfenland.pieces import COUNTERS, HAND_DEALT, HAND_MOST, KINDS, ROUNDS
from engine.elfenland.score_commands import Referee
from engine.elfenland.state import Table

FEW = 4


def sheet(view: View) -> Sheet | None:
    """The dialog to show over the map for the present state and the unfinished command, or None."""
    table, draft, speech = view.match.state, view.draft, view.voice
    if table.scoring:
        return score_only.sheet(view)
    if draft.ways:
        return which(draft.ways, _asked, speech)
    if draft.asking in ("turn_up", "display", "pile"):
        return _which_kind(draft, speech)
    if view.asks:
        return _refill(view, speech)
    if table.phase == "deal":
        return _deal(view, speech)
    if table.due:
        return _discard(table, draft, view.players, speech)
    if table.phase == "move" and draft.route and draft.otherwise:
        return _pay(table, draft, speech)
    if table.phase == "move" and draft.town:
        return _which_way(table, draft, speech)
    if table.phase == "cleanup":
        return _cleanup(view, speech)
    return None


def _asked(entry: Entry, speech: Speech) -> str:
    command = entry.command
    if isinstance(command, Travel):
        return speech.say("way-route", route=command.route, cards=sum(command.cards.values()))
    return narration.tell(entry, speech)


def _which_kind(draft: Draft, speech: Speech) -> Sheet:
    buttons = (cancel(speech),) if draft.asking == "turn_up" else (cancel(speech), _untold(speech))
    return Sheet("kind", speech.say(f"sheet-kind-{draft.asking}"), (_kinds(speech),), buttons)


def _refill(view: View, speech: Speech) -> Sheet:
    """The question for the kind of the counter turned up in the slot from which the last action drew (EL-DRAW-08)."""
    drawn = display_slots.refill(view.match)
    assert drawn is not None
    title = speech.say("sheet-kind-refill", kind=str(drawn.kind))
    return Sheet("kind", title, (_kinds(speech),), (_untold(speech),))


def _kinds(speech: Speech) -> Choices:
    kinds = tuple(Choice(AskedKind(kind), speech.name(kind), glyph=GLYPHS[kind]) for kind in COUNTERS)
    return Choices(kinds, columns=3, tall=True)


def _untold(speech: Speech) -> Choice:
    return Choice(AskedKind(None), speech.say("act-untold"))


def _deal(view: View, speech: Speech) -> Sheet:
    """The dialog with the checklist of what the players do before the round; each line follows from the state."""
    table, say = view.match.state, speech.say
    steps = {"check-shuffle": say("check-shuffle", seat=table.start_player)}
    if table.round == 1 and table.options["town_cards"]:
        steps["check-town-cards"] = say("check-town-cards")
    if table.round > 1:
        cleaned = {
            "check-round-card": say("check-round-card", round=table.round),
            "check-start-player": say("check-start-player", seat=table.start_player),
            "check-roads": say("check-roads"),
        }
        if _obstacles_lay(view.match):
            cleaned["check-obstacles"] = say("check-obstacles")
        if table.options["display_refresh"] == "reshuffle_all":
            cleaned["check-display"] = say("check-display")
        steps = {**cleaned, **steps}
    hands = tuple(
        Text(say("check-deal", seat=seat.id, cards=table.dealt(seat)), glyph=seat_mark(player.colour, seat.id))
        for seat, player in zip(table.seats, view.players, strict=True)
    )
    if view.match.last is not None and isinstance(view.match.last.command, Referee):
        # After a game in which only scores were kept, the number of cards in hands is unknown.
        hands = (Text(say("check-fill", cards=HAND_DEALT)),)
    todo = replace(checklist(tuple(steps.values()), view.ticked, Todo), widths=(0.12, 0.88))
    columns = Columns((todo,), (Text(say("check-cards"), tone="quiet"), *hands), share=0.64)
    return Sheet("deal", say("sheet-deal", round=table.round, rounds=ROUNDS), (columns,))


def _obstacles_lay(match: Match) -> bool:
    """Whether an obstacle lay on some road in the round before; where the roads were never entered, whether one may
    have.
    """
    now, before = match.prompt.round, match.before
    while before is not None and before.prompt.round == now:
        before = before.before
    return before is None or any(road.obstacle for road in before.state.roads.values())


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
    steppers = _cards(draft, min(seat.hand.size, HAND_MOST), speech)
    cards = sum(draft.cards.values())
    paid = Choice("pay", say("act-pay", cards=cards), tone="primary" if cards else "plain")
    buttons = (cancel(speech), paid)
    return Sheet("pay", say("sheet-pay", route=route.id), (Text(costs, "title"), steppers), buttons)


def _cards(draft: Draft, most: int, speech: Speech) -> Steppers:
    return card_steppers(KINDS, draft.cards, most, lambda kind: speech.say(f"short-{kind}"), GLYPHS.__getitem__)


def _discard(table: Table, draft: Draft, players: tuple[Player, ...], speech: Speech) -> Sheet:
    say = speech.say
    if draft.asking == "discard":
        surplus = table.seat(draft.seat).surplus
        buttons = (cancel(speech), Choice("discard-these", say("act-discard-these"), tone="primary"))
        title = say("sheet-discard-kinds", seat=draft.seat, cards=surplus)
        return Sheet("discard-kinds", title, (_cards(draft, surplus, speech),), buttons)
    blocks: list[Block] = []
    for id in table.due:
        seat = table.seat(id)
        text = say("sheet-discard-seat", seat=id, hand=seat.hand.size, cards=seat.surplus)
        blocks.append(Text(text, glyph=mark(players, id)))
        blocks.append(
            Choices(
                (
                    Choice(DiscardUnseen(id), say("act-discard", cards=seat.surplus), tone="primary"),
                    Choice(DiscardKinds(id), say("act-discard-kinds")),
                ),
                columns=2,
            )
        )
    return Sheet("discard", say("sheet-discard"), tuple(blocks), low=len(table.due) == 1)


def _cleanup(view: View, speech: Speech) -> Sheet:
    say = speech.say
    table, draft, players = view.match.state, view.draft, view.players
    blocks: list[Block] = [Text(say("sheet-cleanup-keep"), does=ReadRule("EL-CLEAN-03"))]
    for id in table.asked:
        seat, player = table.seat(id), players[int(id) - 1]
        offered = keepable(table, seat)
        choices = tuple(
            Choice(
                KeptCounter(id, what),
                # Where all kinds are offered there is room for their drawings and letters alone.
                say(f"short-{what}") if len(offered) <= FEW or what == "none" else "",
                glyph=GLYPHS.get("unknown" if what == "hidden" else what),
                tone=tone_of(draft.keeps.get(id) == what),
            )
            for what in offered
        )
        name = Text(player.name, glyph=seat_mark(player.colour, id))
        blocks.append(Columns((name,), (Choices(choices, columns=len(choices)),), share=0.24))
    missing = [id for id in table.asked if id not in draft.keeps]
    blocks.append(checklist((say("check-roads"),), view.ticked, Todo))
    ready = Choice(
        "finish",
        say("act-finish", round=table.round),
        detail=say("act-finish-missing", seats=len(missing)) if missing else "",
        tone="primary",
        enabled=not missing,
    )
    return Sheet("cleanup", say("sheet-cleanup", round=table.round), tuple(blocks), (ready,))
