"""What the table page shows of Elfenland in one state: highlighted places, prompt, seat panels and buttons."""

from __future__ import annotations

from itertools import count

from msgspec.structs import replace

from companion.games.drawing.common_controls import banner, cancel, mark, panel, seat_choice
from companion.games.elfenland import input, score_only, tag_input
from companion.games.elfenland.art import GLYPHS, town_piece
from companion.games.elfenland.display_slots import entries_since, open_slot, refill, slots_of
from companion.games.elfenland.input import BLANK, TURNED_UP, Draft, PieceKind, View, drawn, passes
from companion.games.elfenland.public_knowledge import caravan, may_have, next_routes, roads_for
from companion.games.elfenland.sheets import steps
from companion.games.touch_and_tags.touch_result import Enters, enters
from companion.games.view_values import Tools
from companion.language.message_texts import Speech
from companion.screen import Banner, Choice, Detail, Marks, Pawn, SeatPanel, Token, Tone, tone_of
from engine.elfenland.commands_and_events import Deal, DrawHidden, DrawRest, EndMove, Pass
from engine.elfenland.pieces import COUNTERS, ROUNDS
from engine.elfenland.scoring import standings
from engine.elfenland.state import Seat, Table

EMPTY = (Choice("", ""),)
"""A tray with nothing in it, which keeps its place, so that the board does not move under a finger."""


def marks(view: View) -> Marks:
    """The pieces on the map, and what is highlighted."""
    table = view.match.state
    if table.scoring:
        return score_only.marks(view)
    draft: Draft = view.draft
    looked = view.looked or (table.speakers() or ("",))[0]
    usable, shown = glow(table, draft), frozenset[str]()
    if table.phase == "plan" and draft.piece:
        usable |= view.glow  # a refusal suggests a few of these roads: the others stay usable
    elif view.looked and (table.phase == "plan" or (table.phase == "move" and view.looked not in table.speakers())):
        usable, shown = frozenset(), _ahead(table, table.seat(view.looked))
    wanted: frozenset[str] = frozenset()
    if looked and table.phase != "over":
        wanted = frozenset(table.board.collectable()) - set(table.seat(looked).collected)
    return Marks(
        tokens=tuple(
            Token(route, GLYPHS[road.kind], GLYPHS["obstacle"] if road.obstacle else None)
            for route, road in table.roads.items()
        ),
        pawns=tuple(Pawn(seat.town, mark(view.players, seat.id)) for seat in table.seats),
        wanted=wanted,
        wanted_glyph=town_piece(view.players[int(looked) - 1].colour) if wanted else None,
        glow=usable if table.phase == "plan" and draft.piece else view.glow or usable,
        shown=shown - view.glow,
        chosen=draft.route or draft.town,
    )


def glow(table: Table, draft: Draft) -> frozenset[str]:
    """The ids of the roads and towns to highlight because they can be touched next: roads for the selected piece, the
    next steps of the boot, or the town cards to reveal.
    """
    if table.phase == "plan" and draft.piece:
        return frozenset(roads_for(table, table.seat(table.turn), draft.piece))
    if table.phase == "move" and not table.due:
        return _ahead(table, table.seat(table.turn), draft.otherwise, draft.town)
    if table.targets_unknown():
        known = {seat.target for seat in table.seats}
        return frozenset(town.id for town in table.board.towns.values() if town.has_card) - known
    return frozenset()


def _ahead(table: Table, seat: Seat, otherwise: bool = False, town: str = "") -> frozenset[str]:
    """The ids of the roads and towns of this seat's next steps; `otherwise`: those by caravan too; with a `town` only
    the roads that lead there."""
    leaving = table.board.leaving[seat.town] if otherwise else ()
    ways = (*next_routes(table, seat), *(route for route in leaving if caravan(table, seat, route.id)))
    if town:
        return frozenset(route.id for route in ways if route.other_end(seat.town) == town)
    return frozenset(route.id for route in ways) | {route.other_end(seat.town) or "" for route in ways}


def shown_banner(view: View) -> Banner:
    """The round, the phase, the seat in turn, and what is to be done."""
    table, say = view.match.state, view.voice.say
    speakers = _speakers(view)
    phase = say(f"phase-{table.phase}")
    draft: Draft = view.draft
    prompt = f"prompt-{table.phase}"
    if view.asks:
        phase, prompt = say("phase-draw"), "prompt-refill"
    elif table.phase == "deal" and not _drawn_one_by_one(view):
        prompt = "prompt-deal-all"
    elif table.due:
        prompt = "prompt-discard"
    elif view.looked and view.looked not in speakers and not draft.piece and table.phase in ("plan", "move"):
        prompt = "prompt-looked"
    elif table.phase == "plan" and draft.piece:
        seat = table.seat(table.turn)
        lacks = not (may_have(table, seat, draft.piece) if draft.piece in COUNTERS else seat.obstacle)
        prompt = "prompt-plan-lacks" if lacks else "prompt-plan-road"
    elif table.phase == "plan" and draft.route:
        prompt = "prompt-plan-piece"
    elif table.phase == "move" and draft.otherwise:
        prompt = "prompt-move-otherwise"
    elif table.phase == "over":
        prompt = "prompt-target" if speakers else "prompt-over"
    elif input.asks_boots(table, draft):
        phase, prompt, speakers = say("phase-boots"), "prompt-boots", (input.telling(table, draft),)
    elif table.phase == "score" and draft.seat:
        speakers = (draft.seat,)
    obstacle = "yes" if table.phase == "plan" and table.seat(table.turn).obstacle else "no"
    given = {"kind": draft.piece, "seat": view.looked, "obstacle": obstacle}
    asked = {name: given[name] for name in view.voice.asks_for(prompt)}
    words = _laid(table, draft, view.voice) or say(prompt, **asked)
    return banner(view, phase, words, speakers, say("round-of", rounds=ROUNDS))


def _speakers(view: View) -> tuple[str, ...]:
    """The seats whose action the page is about: those in turn, or the one that drew while its refill is asked for."""
    drawn = refill(view.match) if view.asks else None
    speakers: tuple[str, ...] = view.match.state.speakers() if drawn is None else (drawn.seat,)
    return speakers


def _laid(table: Table, draft: Draft, speech: Speech) -> str:
    """The prompt for pieces lying on readers and what must follow them, without secrets; "" if the usual prompt is to
    stand.
    """
    cards = sum(each.kind == "card" for each in draft.laid)
    if not draft.laid:
        return ""
    if (table.phase == "deal" or table.due) and cards:
        seat, got, wanted = tag_input.progress(table, draft)
        return speech.say("prompt-hand", seat=seat, got=got, wanted=wanted) if seat else speech.say("prompt-whose")
    if table.phase == "cleanup" and any(each.kind == "counter" for each in draft.laid):
        return "" if tag_input.who(table, draft.laid) else speech.say("prompt-whose")
    if draft.piece and table.phase in ("plan", "move"):
        return speech.say("prompt-piece", piece=draft.piece)
    if cards and table.phase in ("plan", "move"):
        known = draft.town or draft.route
        return speech.say("prompt-cards-more" if known else "prompt-cards", cards=cards)
    if draft.route:
        return speech.say("prompt-road" if table.phase == "plan" else "prompt-road-cards", route=draft.route)
    return ""


def seat_panel(view: View, id: str) -> SeatPanel:
    """The panel of a seat, with the counters that lie open before it."""
    table, say = view.match.state, view.speech.say
    seat = table.seat(id)
    details: list[str | Detail] = [
        Detail(say("panel-cards", cards=seat.hand.size), GLYPHS["card"], seat.hand.size),
    ]
    if not table.refereed:
        details = [*score_only.details(table, seat, view.speech)]
    elif seat.obstacle and table.phase != "over":
        details.append(Detail(say("panel-obstacle"), GLYPHS["obstacle"]))
    score = len(seat.collected)
    if table.phase == "over" and not table.targets_unknown():
        score = next(standing.score for standing in standings(table) if standing.seat == seat.id)
    active = seat.id in _speakers(view) and seat.id not in view.draft.keeps
    shown = panel(table, seat.id, view.players, view.speech, str(score), details, active)
    if id in _passed(table):
        shown = replace(shown, details=(Detail(say("panel-passed")), *shown.details[1:]))
    kinds: list[str] = [kind for kind in COUNTERS for _ in range(seat.open.known.get(kind, 0))]
    kinds += ["unknown"] * (seat.open.unknown + seat.hidden.size + seat.kept.size)
    if not kinds or not table.refereed or table.phase == "over":
        return shown
    # Everyone may see them: nothing else says how many there are.
    kinds += ["obstacle"] if seat.obstacle else []
    return replace(shown, details=shown.details[:1], pieces=tuple(GLYPHS[kind] for kind in kinds))


def _passed(table: Table) -> frozenset[str]:
    """The seats that have passed: for good, or in a row up to the seat in turn."""
    if table.phase != "plan":
        return frozenset()
    if table.options["pass"] == "final":
        return frozenset(seat.id for seat in table.present if seat.passed)
    order = [seat.id for seat in table.present]
    at = order.index(table.turn)
    return frozenset(order[at - n] for n in range(1, table.passes + 1))


def tools(view: View) -> Tools:
    """The controls below the board and the secondary and primary buttons."""
    table, draft, speech, say = view.match.state, view.draft, view.voice, view.voice.say
    if table.scoring:
        return score_only.tools(view)
    if view.asks and table.phase != "draw":
        return tuple(replace(slot, enabled=False) for slot in _slots(view)), (), None
    if table.phase in ("deal", "draw_hidden", "draw"):
        return _drawing_tools(view)
    if table.phase == "plan":
        seat = table.seat(table.turn)
        pieces = []
        for kind in COUNTERS:
            many, has = seat.open.known.get(kind, 0), may_have(table, seat, kind)
            tone = tone_of(draft.piece == kind) if has or draft.piece == kind else "quiet"
            number = many if many > 1 else None
            pieces.append(Choice(PieceKind(kind), say(f"short-{kind}"), glyph=GLYPHS[kind], tone=tone, count=number))
        tone = tone_of(draft.piece == "obstacle") if seat.obstacle or draft.piece == "obstacle" else "quiet"
        pieces.append(Choice("obstacle", say("short-obstacle"), glyph=GLYPHS["obstacle"], tone=tone))
        either = bool(seat.kept.size or (seat.hidden.size and seat.open.size))
        hides, tone = Enters("hidden", replace(draft, hidden=not draft.hidden)), tone_of(draft.hidden)
        pieces.append(Choice(hides, say("short-hidden"), glyph=GLYPHS["unknown"], tone=tone, enabled=either))
        chosen = draft.laid or draft.piece or draft.route
        left = passes(table)
        closing = say("act-pass", "more") if len(left) == 1 else ""
        everyone = Choice(enters("pass-all", *left, everyone=True), say("act-pass-all"), say("act-pass-all", "more"))
        secondary = (cancel(speech),) if chosen else () if closing else (everyone,)
        return tuple(pieces), secondary, Choice(enters("pass", Pass(table.turn)), say("act-pass"), closing)
    if table.phase == "move" and not table.due:
        tone = tone_of(draft.otherwise)
        pays = Enters("otherwise", BLANK if draft.otherwise else replace(BLANK, otherwise=True))
        otherwise = cancel(speech) if draft.laid else Choice(pays, say("act-otherwise"), tone=tone)
        # A town to which two ways lead has them on its sheet.
        next_towns = EMPTY if draft.route or draft.town else steps(table, draft, speech) or EMPTY
        cards = sum(each.kind == "card" for each in draft.laid)
        if cards and (draft.town or draft.route):
            paid = Enters("pay-laid", tag_input.travel(table, draft))
            return next_towns, (otherwise,), Choice(paid, say("act-pay", cards=cards), tone="primary")
        # Yellow is the next thing to do: as long as there are steps, they glow.
        tone = "plain" if glow(table, draft) or draft.route or draft.town else "primary"
        ends = enters("end-move", EndMove(table.turn))
        return next_towns, (otherwise,), Choice(ends, say("act-end-move"), tone=tone)
    return _tellers(view) or EMPTY, (), None


def _tellers(view: View) -> tuple[Choice, ...]:
    """A button for each seat whose town card is not revealed yet, where there are several. To enter the card, a player
    touches the seat's button and then, on the board, the town that is on the card.
    """
    unknown = view.answering(view.match.state.targets_unknown())
    telling = view.draft.seat if view.draft.seat in unknown else unknown[0] if unknown else ""
    seats = {id: Enters(f"target/{id}", replace(BLANK, seat=id)) for id in unknown}
    return tuple(seat_choice(does, id, view.players, id == telling) for id, does in seats.items() if len(seats) > 1)


def _drawn_one_by_one(view: View) -> bool:
    """Whether each drawn counter is entered by itself, as at tables that enter which counters lie face up in the
    display; at all others one touch finishes the drawing.
    """
    return view.guided or bool(view.match.state.display.known)


def _slots(view: View) -> list[Choice]:
    """A control for each counter of the display; the slot whose new counter is asked for is lit."""
    table, unknown, slots, say = view.match.state, count(), list[Choice](), view.voice.say
    kinds = slots_of(view.match)
    lit, entering = None, view.draft.asking == "turn_up"
    if view.asks or (entering and refill(view.match) is not None):
        lit = open_slot(view.match)
    elif entering and view.draft.slot is not None:
        lit = view.draft.slot
    elif entering:  # the unknown ones are asked for in the order in which they lie
        lit = next((number for number, kind in enumerate(kinds) if not kind), None)
    for number, kind in enumerate(kinds):
        word, glyph = (say(f"short-{kind}"), GLYPHS[kind]) if kind else (say("short-untold"), GLYPHS["unknown"])
        does = Enters(f"display/{kind or next(unknown)}", drawn(table, view.draft, kind))
        # What is known is drawn in its phase alone; before, it can be corrected.
        again = bool(kind) and table.phase != "draw" and entries_since(view.match, number) > 0
        if again:
            does = Enters(f"slot/{number}", replace(TURNED_UP, slot=number))
        usable = table.phase == "draw" or not kind or again
        slots.append(Choice(does, word, glyph=glyph, tone=tone_of(number == lit), enabled=usable))
    return slots


def _drawing_tools(view: View) -> Tools:
    table, draft, speech, say = view.match.state, view.draft, view.voice, view.voice.say
    slots = _slots(view)
    entered = _drawn_one_by_one(view)
    tell = Choice(Enters("tell-display", TURNED_UP), say("act-tell-display"), enabled=bool(table.display.unknown))
    one: Tone = "primary" if entered else "plain"
    all_at_once: Tone = "plain" if entered else "primary"
    if table.phase == "deal" and draft.laid:
        return tuple(slots), (cancel(speech),), Choice("deal", say("act-deal"), tone="primary")
    if table.phase == "deal":
        dealt = Choice("deal", say("act-deal" if entered else "act-deal-only"), tone=one)
        deal = Deal(input.dealt(table, draft.laid) or None)
        all_drawn = enters("deal-all", deal, DrawRest(), DrawRest(), everyone=True)
        return (*slots, tell), (dealt,), Choice(all_drawn, say("act-deal-all"), tone=all_at_once)
    ends = say("act-drawn-all", phase=table.phase)
    everyone = Choice(enters("drawn-all", DrawRest(), everyone=True), ends, tone=all_at_once)
    if table.phase == "draw_hidden":
        hidden = Choice(enters("drawn", DrawHidden(table.turn)), say("act-drawn-hidden"), tone=one)
        return tuple(slots), (hidden,), everyone
    pile = Choice(Enters("pile", replace(draft, asking="pile")), say("short-pile"), glyph=GLYPHS["pile"], tone="plain")
    return (*slots, pile), (tell,), everyone
