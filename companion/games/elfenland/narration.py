"""Elfenland in words: the set-up, what was played, what lies where, and what to move back after an undo."""

from __future__ import annotations

from collections import Counter

from companion.games.elfenland.art import GLYPHS
from companion.games.layout_diff import Change, Layout, changes
from companion.games.words.history_in_words import by_convention
from companion.language.message_texts import Speech, Value
from companion.piece import Piece
from companion.screen import Glyph
from engine.elfenland.board import load
from engine.elfenland.commands_and_events import (
    CatchUp,
    Discard,
    Draw,
    DrawHidden,
    DrawRest,
    Hand,
    HiddenDrawn,
    Keep,
    Kept,
    NextRound,
    Obstruct,
    Pass,
    PieceCollected,
    Place,
    RoundBegan,
    Travel,
    Travelled,
)
from engine.elfenland.pieces import ROUNDS, SEATS_MOST
from engine.elfenland.state import Entry, Table
from engine.holding import Counts, kinds_and_count


def brief(entry: Entry, speech: Speech) -> tuple[Glyph | None, str]:
    """An action in short: the counter and the towns of its road; the town that a boot reached, with the cards it cost;
    "" for what moves nothing. What is secret is not named."""
    command = entry.command
    match command:
        case Place():
            return GLYPHS[command.kind], _towns(command.route, speech)
        case Obstruct():
            return GLYPHS["obstacle"], _towns(command.route, speech)
        case Pass():
            return None, speech.say("panel-passed")
        case DrawHidden():
            return GLYPHS["unknown"], speech.say("short-hidden")
        case Draw():
            name = command.kind or "pile"
            return GLYPHS[name], speech.say(f"short-{name}")
        case Travel():
            gone = next(event for event in entry.events if isinstance(event, Travelled))
            kind = next(iter(gone.cards), "card") if not gone.caravan else "card"
            return GLYPHS[kind], speech.name(gone.to)
        case Discard():
            return GLYPHS["card"], f"−{kinds_and_count(command.cards, command.count)[1]}"
    return None, ""


def _towns(route: str, speech: Speech) -> str:
    road = load().routes[route]
    return f"{speech.name(road.a)}–{speech.name(road.b)}"


def tell(entry: Entry, speech: Speech) -> str:
    """An entry of the game's history in words. Secret pieces, such as discarded cards or a hidden counter that was
    kept, are not named; of cards only the number is given.
    """
    command, events = entry.command, entry.events
    match command:
        case Draw() if command.kind is not None:
            return by_convention(entry, speech, "", "-kind")
        case Discard():
            return by_convention(entry, speech, cards=kinds_and_count(command.cards, command.count)[1])
        case DrawRest():
            hidden = any(isinstance(event, HiddenDrawn) for event in events)
            return speech.say("tell-drawn", phase="draw_hidden" if hidden else "draw")
        case Hand():
            return by_convention(entry, speech, cards=command.size)
        case Keep():
            kept = next(event for event in events if isinstance(event, Kept))
            if kept.origin == "open" and kept.kind:
                return speech.say("tell-keep-kind", seat=command.seat, kind=kept.kind)
            # A counter that may be hidden is told as one, so that its kind stays secret.
            origin = "hidden" if kept.origin == "kept" else kept.origin or "none"
            return speech.say("tell-keep", seat=command.seat, origin=origin)
        case CatchUp():
            return speech.say(
                "tell-catch-up", round=command.table.round, phase=speech.say(f"phase-{command.table.phase}")
            )
        case Travel():
            gone = next(event for event in events if isinstance(event, Travelled))
            collected = int(any(isinstance(event, PieceCollected) for event in events))
            if gone.caravan:
                cards = sum(gone.cards.values())
                return speech.say("tell-caravan", seat=gone.seat, town=gone.to, cards=cards, collected=collected)
            # A ruling can allow a payment that is no price: no card at all, or cards of several kinds.
            price = several(gone.cards, speech) or speech.say("tell-no-card")
            return speech.say("tell-travel", seat=gone.seat, town=gone.to, price=price, collected=collected)
        case NextRound() if not any(isinstance(event, RoundBegan) for event in events):
            return speech.say("tell-last-round")
    return by_convention(entry, speech)


def several(pieces: Counts, speech: Speech) -> str:
    """Cards or counters by kind in words: "2 clouds, 1 dragon"; "" for none."""
    return ", ".join(speech.say("way-pay", kind=kind, cards=count) for kind, count in pieces.items() if count)


ORDER = ("road", "town", "seat")
"""The order in which `put_back` lists the kinds of place."""


def layout(table: Table) -> Layout:
    """The pieces at each place: `{Piece("road", "a-b-plain"): {Piece("counter", "pig"): 1}}`.

    Counters and obstacles are on roads, boots in towns, and pieces, cards and counters with each seat. When only scores
    are kept, only collected pieces are known.
    """
    found: dict[Piece, dict[Piece, int]] = {}
    for route, road in table.roads.items():
        found[Piece("road", route)] = {
            Piece("counter", road.kind): 1,
            **({Piece("obstacle"): 1} if road.obstacle else {}),
        }
    for seat in table.seats:
        own = found[Piece("seat", seat.id)] = {Piece("piece", town): 1 for town in seat.collected}
        if table.refereed:
            found.setdefault(Piece("town", seat.town), {})[Piece("seat", seat.id)] = 1
            own |= {Piece("card"): seat.hand.size, Piece("counter"): seat.counters}
    return found


def put_back(after: Table, before: Table, speech: Speech) -> tuple[str, ...]:
    """The pieces that players must move after an undo, so that the table shows `before` instead of `after`, in words:
    roads first, then boots, then each seat's own pieces.
    """
    found = sorted(changes(layout(after), layout(before)), key=lambda change: ORDER.index(change.place.kind))
    if after.refereed != before.refereed:
        # What is not followed on one side is not put back either.
        found = [change for change in found if change.piece.kind == "piece"]
    lines = [back(change, speech) for change in found]
    lines += _display_back(after, before, speech)
    if after.round != before.round:
        lines.append(speech.say("back-round", round=before.round, seat=before.start_player))
    return tuple(filter(None, lines))


def _display_back(after: Table, before: Table, speech: Speech) -> list[str]:
    """Lines that say which face-up counters to move back after an undo, as far as their kinds are known."""
    there, then = Counter(after.display.known), Counter(before.display.known)
    if before.display.unknown > after.display.unknown or not then - there:
        return []
    back = [speech.say("back-display", kind=kind) for kind in (then - there).elements()]
    return back + [speech.say("back-refill", kind=kind) for kind in (there - then).elements()]


def back(change: Change, speech: Speech) -> str:
    """The instruction, in words, that undoes one change of what lies on the table; "" where another change's line
    covers it."""
    say, put = speech.say, change.more > 0
    spot, sort, which = change.place.name, change.piece.kind, change.piece.name
    match sort:
        case "obstacle":
            return say("back-obstacle-on" if put else "back-obstacle-off", route=spot)
        case "counter" if which:
            return say("back-counter-on" if put else "back-counter-off", kind=which, route=spot)
        case "seat":
            return say("back-boot", seat=which, town=spot) if put else ""
        case "piece":
            return say("back-piece-take" if put else "back-piece", seat=spot, town=which)
    return say(f"back-{sort}s-{'take' if put else 'give'}", seat=spot, n=abs(change.more))


def table_check(table: Table, speech: Speech) -> tuple[str, ...]:
    """What lies where, in words, one line a seat and a road, for players who set up again a table that was cleared
    away.
    """
    say = speech.say
    lines = [say("lies-round", round=table.round, seat=table.start_player)]
    for seat in table.seats:
        counts: dict[str, Value] = {"seat": seat.id, "pieces": len(seat.collected)}
        if table.refereed:
            counts |= {"town": seat.town, "cards": seat.hand.size, "counters": seat.counters}
        lines.append(say("lies-seat" if table.refereed else "lies-score-seat", **counts))
    return (*lines, *(road_line(table, route, speech) for route in table.roads))


def road_line(table: Table, route: str, speech: Speech) -> str:
    """What lies on this road, in words: its counter and its obstacle."""
    road = table.roads[route]
    return speech.say("lies-road", route=route, kind=road.kind, obstacle=int(road.obstacle))


def setup(table: Table, speech: Speech) -> tuple[str, ...]:
    """The steps of the set-up, one line each, in the order of the rulebooks."""
    say, seats, options = speech.say, len(table.seats), table.options
    spare = SEATS_MOST - seats
    return (
        say("setup-each"),
        say("setup-boots"),
        say("setup-pieces", colours=seats, choice=int(options["setup_towns"] == "choice20")),
        *((say("setup-spare", seats=spare),) if spare else ()),
        say("setup-rounds", rounds=ROUNDS),
        say("setup-counters"),
        say("setup-cards"),
        say("setup-town-cards", played=int(bool(options["town_cards"]))),
        say("setup-start", seat=table.start_player),
    )
