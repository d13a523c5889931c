"""What the table page shows of Elfenland in one state: highlighted places, prompt, seat panels and buttons."""

from __future__ import annotations

from itertools import count

from msgspec.structs import replace

from companion.games.drawing.common_controls import cancel, mark, panel, seat_choice, tone_of_next
from companion.games.elfenland import score_only, sheets, tag_input
from companion.games.elfenland.actions import InDisplay, PieceKind, TownCardOf
from companion.games.elfenland.art import GLYPHS, town_piece
from companion.games.elfenland.display_slots import open_slot, refill, slots_of
from companion.games.elfenland.input import Draft
from companion.games.elfenland.public_knowledge import caravan, may_have, next_routes, roads_for
from companion.games.elfenland.travel_choices import steps
from companion.games.elfenland.view import View
from companion.games.view_values import Picture
from companion.language.message_texts import Speech
from companion.screen import Banner, Choice, Marks, Pawn, SeatPanel, Token, tone_of
from engine.elfenland.pieces import COUNTERS, ROUNDS
from engine.elfenland.scoring import standings
from engine.elfenland.state import Seat, Table


def picture(view: View) -> Picture:
    """All that Elfenland contributes to the table page in the present state."""
    table = view.match.state
    tray, secondary, primary = _hand_tools(view)
    return Picture(
        _marks(view, table),
        _banner(table, view),
        tuple(_panel(table, seat, view) for seat in table.seats),
        tray,
        secondary,
        primary,
        sheets.sheet(view),
    )


def _marks(view: View, table: Table) -> Marks:
    if table.scoring:
        return score_only.marks(view)
    draft: Draft = view.draft
    looked = view.looked or (table.speakers() or ("",))[0]
    usable = glow(table, draft, view.looked if table.phase in ("plan", "move") else "")
    if table.phase == "plan" and draft.piece:
        usable |= view.glow  # a refusal suggests a few of these roads: the others stay usable
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
        wrong=view.wrong,
        chosen=draft.route or draft.town,
        blink=view.blink,
    )


def glow(table: Table, draft: Draft, looked: str = "") -> frozenset[str]:
    """The ids of the roads and towns to highlight because they can be touched next: roads for the selected piece, the
    next steps of the boot, or the town cards to reveal. `looked` is the seat whose panel was touched.
    """
    if table.phase == "plan" and draft.piece:
        return frozenset(roads_for(table, table.seat(table.turn), draft.piece))
    if looked or (table.phase == "move" and not table.due):
        seat = table.seat(looked or table.turn)
        leaving = table.board.leaving[seat.town] if draft.otherwise else ()
        ways = (*next_routes(table, seat), *(route for route in leaving if caravan(table, seat, route.id)))
        return frozenset(route.id for route in ways) | {route.other_end(seat.town) or "" for route in ways}
    if table.targets_unknown():
        known = {seat.target for seat in table.seats}
        return frozenset(town.id for town in table.board.towns.values() if town.has_card) - known
    return frozenset()


def _banner(table: Table, view: View) -> Banner:
    say = view.voice.say
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
        lacks = draft.piece in COUNTERS and not may_have(table, table.seat(table.turn), draft.piece)
        prompt = "prompt-plan-lacks" if lacks else "prompt-plan-road"
    elif table.phase == "plan" and draft.route:
        prompt = "prompt-plan-piece"
    elif table.phase == "move" and draft.otherwise:
        prompt = "prompt-move-otherwise"
    elif table.phase == "over":
        prompt = "prompt-target" if speakers else "prompt-over"
    elif score_only.asks_boots(table, draft):
        phase, prompt, speakers = say("phase-boots"), "prompt-boots", (score_only.telling(table, draft),)
    elif table.phase == "score" and draft.seat:
        speakers = (draft.seat,)
    if prompt == "prompt-plan-lacks":
        words = say(prompt, kind=draft.piece)
    elif prompt == "prompt-looked":
        words = say(prompt, seat=view.looked)
    else:
        words = say(prompt)
    turn = view.players[int(speakers[0]) - 1].name if len(speakers) == 1 else say("turn-everyone")
    return Banner(
        round=str(table.round),
        of=say("round-of", rounds=ROUNDS),
        phase=phase,
        turn=turn if speakers or table.phase != "over" else "",
        prompt=_laid(table, draft, view.voice) or words,
        mark=mark(view.players, speakers[0]) if len(speakers) == 1 else None,
    )


def _speakers(view: View) -> tuple[str, ...]:
    """The seats whose action the page is about: those in turn, or the one that drew while its refill is asked for."""
    drawn = refill(view.match) if view.asks else None
    speakers: tuple[str, ...] = view.match.state.speakers() if drawn is None else (drawn.seat,)
    return speakers


def _laid(table: Table, draft: Draft, speech: Speech) -> str:
    """The prompt for pieces lying on readers and what must follow them, without secrets; "" if the usual prompt is to
    stand.
    """
    cards = sum(each.startswith("card/") for each in draft.laid)
    if not draft.laid:
        return ""
    if (table.phase == "deal" or table.due) and cards:
        seat, got, wanted = tag_input.progress(table, draft)
        return speech.say("prompt-hand", seat=seat, got=got, wanted=wanted) if seat else speech.say("prompt-whose")
    if table.phase == "cleanup" and any(each.startswith("counter/") for each in draft.laid):
        return "" if tag_input.who(table, draft.laid) else speech.say("prompt-whose")
    if draft.piece and table.phase in ("plan", "move"):
        return speech.say("prompt-piece", piece=draft.piece)
    if cards and table.phase in ("plan", "move"):
        known = draft.town or draft.route
        return speech.say("prompt-cards-more" if known else "prompt-cards", cards=cards)
    if draft.route:
        return speech.say("prompt-road" if table.phase == "plan" else "prompt-road-cards", route=draft.route)
    return ""


def _panel(table: Table, seat: Seat, view: View) -> SeatPanel:
    say = view.speech.say
    details = [say("panel-cards", cards=seat.hand.size), say("panel-counters", counters=seat.counters)]
    if not table.refereed:
        details = score_only.details(table, seat, view.speech)
    elif seat.obstacle and table.phase != "over":
        details.append(say("panel-obstacle"))
    score = len(seat.collected)
    if table.phase == "over" and not table.targets_unknown():
        score = next(standing.score for standing in standings(table) if standing.seat == seat.id)
    active = seat.id in _speakers(view) and seat.id not in view.draft.keeps
    shown = panel(table, seat.id, view.players, view.speech, str(score), details, active)
    kinds: list[str] = [kind for kind in COUNTERS for _ in range(seat.open.known.get(kind, 0))]
    kinds += ["unknown"] * (seat.open.unknown + seat.hidden.size + seat.kept.size)
    if not kinds or table.phase not in ("draw", "plan"):
        return shown
    # Everyone may see them: they stand for the words that count them.
    kinds += ["obstacle"] if seat.obstacle else []
    return replace(shown, details=shown.details[:1], pieces=tuple(GLYPHS[kind] for kind in kinds))


Tools = tuple[tuple[Choice, ...], tuple[Choice, ...], Choice | None]
"""The controls below the board, the secondary buttons, and the primary button, if any."""


def _hand_tools(view: View) -> Tools:
    """The controls below the board and the secondary and primary buttons, for a phase in which the referee follows
    hands and counters.
    """
    table, draft, speech, say = view.match.state, view.draft, view.voice, view.voice.say
    if table.scoring:
        return score_only.tools(view)
    if view.asks and table.phase != "draw":
        return tuple(replace(slot, enabled=False) for slot in _slots(view)), (), None
    if table.phase in ("deal", "draw_hidden", "draw"):
        return _drawing_tools(view)
    if table.phase == "plan":
        seat = table.seat(table.turn)
        pieces = [
            Choice(
                PieceKind(kind),
                say(f"short-{kind}"),
                glyph=GLYPHS[kind],
                tone="selected" if draft.piece == kind else "plain" if may_have(table, seat, kind) else "quiet",
                count=many if (many := seat.open.known.get(kind, 0)) > 1 else None,
            )
            for kind in COUNTERS
        ]
        tone = tone_of(draft.piece == "obstacle") if seat.obstacle or draft.piece == "obstacle" else "quiet"
        pieces.append(Choice("obstacle", say("short-obstacle"), glyph=GLYPHS["obstacle"], tone=tone))
        either = bool(seat.kept.size or (seat.hidden.size and seat.open.size))
        tone = tone_of(draft.hidden)
        pieces.append(Choice("hidden", say("short-hidden"), glyph=GLYPHS["unknown"], tone=tone, enabled=either))
        chosen = draft.laid or draft.piece or draft.route
        everyone = Choice("pass-all", say("act-pass-all"), say("act-pass-all", "more"))
        secondary = cancel(speech) if chosen else everyone
        return tuple(pieces), (secondary,), Choice("pass", say("act-pass"))
    if table.phase == "move" and not table.due:
        tone = tone_of(draft.otherwise)
        otherwise = cancel(speech) if draft.laid else Choice("otherwise", say("act-otherwise"), tone=tone)
        next_towns = () if draft.route else steps(table, draft, speech)
        cards = sum(each.startswith("card/") for each in draft.laid)
        if cards and (draft.town or draft.route):
            return next_towns, (otherwise,), Choice("pay-laid", say("act-pay", cards=cards), tone="primary")
        # Yellow is the next thing to do: as long as there are steps, they glow.
        tone = "plain" if glow(table, draft) else "primary"
        return next_towns, (otherwise,), Choice("end-move", say("act-end-move"), tone=tone)
    return _tellers(view), (), None


def _tellers(view: View) -> tuple[Choice, ...]:
    """A button for each seat whose town card is not revealed yet. To enter the card, a player touches the seat's button
    and then, on the board, the town that is on the card.
    """
    unknown = view.match.state.targets_unknown()
    telling = view.draft.seat or (unknown[0] if unknown else "")
    return tuple(seat_choice(TownCardOf(id), id, view.players, id == telling) for id in unknown)


def _drawn_one_by_one(view: View) -> bool:
    """Whether each drawn counter is entered by itself, as at tables that enter which counters lie face up in the
    display; at all others one touch finishes the drawing.
    """
    return view.guided or bool(view.match.state.display.known)


def _slots(view: View) -> list[Choice]:
    """A control for each counter of the display; the slot whose new counter is asked for is lit."""
    unknown, slots, say = count(), list[Choice](), view.voice.say
    lit = open_slot(view.match) if view.asks else None
    for number, kind in enumerate(slots_of(view.match)):
        word, glyph = (say(f"short-{kind}"), GLYPHS[kind]) if kind else (say("short-untold"), GLYPHS["unknown"])
        slots.append(
            Choice(InDisplay(kind, 0 if kind else next(unknown)), word, glyph=glyph, tone=tone_of(number == lit))
        )
    return slots


def _drawing_tools(view: View) -> Tools:
    table, draft, speech, say = view.match.state, view.draft, view.voice, view.voice.say
    slots = _slots(view)
    entered = _drawn_one_by_one(view)
    one, all_at_once = tone_of_next(entered), tone_of_next(not entered)
    if table.phase == "deal" and draft.laid:
        return tuple(slots), (cancel(speech),), Choice("deal", say("act-deal"), tone="primary")
    if table.phase == "deal":
        dealt = Choice("deal", say("act-deal" if entered else "act-deal-only"), tone=one)
        tell = Choice("tell-display", say("act-tell-display"), enabled=bool(table.display.unknown))
        return (*slots, tell), (dealt,), Choice("deal-all", say("act-deal-all"), tone=all_at_once)
    everyone = Choice("drawn-all", say("act-drawn-all"), tone=all_at_once)
    if table.phase == "draw_hidden":
        return tuple(slots), (Choice("drawn", say("act-drawn-hidden"), tone=one),), everyone
    pile = Choice("pile", say("short-pile"), glyph=GLYPHS["pile"], tone="plain")
    tell = Choice("tell-display", say("act-tell-display"), enabled=bool(table.display.unknown))
    return (*slots, pile), (tell,), everyone
