"""Input of Elfenland by tagged pieces: what can carry a tag, and the commands that they make on readers."""

from __future__ import annotations

from collections import Counter
from typing import cast

from msgspec.structs import replace

from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland import input as touching
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.input import BLANK, Draft, Touched, dealt, needs, placing
from companion.games.elfenland.names import places
from companion.games.elfenland.public_knowledge import exact_price
from companion.games.touch_and_tags.tag_protocol import Taggable, TagInput
from companion.games.touch_and_tags.touch_result import Say, one_of
from companion.language.message_texts import Speech
from companion.piece import Piece
from companion.screen import Does, Spot
from engine.common_commands import COLOURS
from engine.elfenland.board import load
from engine.elfenland.commands_and_events import (
    Boot,
    Collect,
    Command,
    Deal,
    Discard,
    Draw,
    DrawHidden,
    EndMove,
    Event,
    NextSeat,
    Pass,
    Source,
    Travel,
    TurnUp,
)
from engine.elfenland.pieces import CARDS_OF_A_KIND, COUNTERS, COUNTERS_OF_A_KIND, SEATS_MOST, Kind, counter
from engine.elfenland.state import Seat, Table

READER, BOARD = ("reader",), ("board",)
"""The equipment with which the tags of pieces are used that are not used with both."""
SORTS = {"counter": "piece", "obstacle": "piece", "road": "where", "town": "where"}
"""The groups of pieces in which a newly laid one replaces the last: cards and seats add up."""
LAID = ("deal", "draw_hidden", "draw", "plan", "move", "cleanup")
"""The phases in which counters and cards are in play."""


def _kept(seat: Seat, kind: str) -> str:
    """The counter to keep, named as the shared screen may show it: its kind, or "hidden" if it may be one of the hidden
    ones."""
    return kind if seat.open.known.get(kind) or not (seat.hidden.size or seat.kept.size) else "hidden"


def who(table: Table, laid: tuple[Piece, ...] = ()) -> str:
    """The id of the acting seat: the one in turn, or, if that is not one seat, that of the last seat's piece in `laid`;
    else ""."""
    speakers = table.speakers()
    if len(speakers) == 1:
        return speakers[0]
    return next((piece.name for piece in reversed(laid) if piece.kind == "seat"), "")


def _picked(laid: tuple[Piece, ...]) -> dict[str, str]:
    """The last piece, route and town laid, "" for none: `{"piece": "pig", "route": "", "town": ""}`."""
    found = {"piece": "", "route": "", "town": ""}
    for each in laid:
        name = {"counter": "piece", "obstacle": "piece", "road": "route", "town": "town"}.get(each.kind)
        if name:
            found[name] = each.name or each.kind
    return found


def touched(table: Table, draft: Draft, does: Does) -> Touched:
    """The result of a touch that does not carry its own: while pieces lie on readers, a road or town completes their
    command."""
    if draft.laid and table.phase in LAID:
        spot = touching.spot_of(does)
        if table.phase == "plan" and touching.piece_of(does) not in ("", draft.piece):
            draft = replace(_without(draft, "piece"), piece="")
        if spot in table.board.routes and spot != draft.route:
            draft = _without(draft, "where")
            if _goes_with(draft):
                return read(table, replace(draft, route=spot, town=""), Piece("road", spot))
        if spot in table.board.towns and _cards(draft):
            return read(table, replace(_without(draft, "where"), town=spot, route=""), Piece("town", spot))
    return touching.touched(table, draft, does)


def _without(draft: Draft, gone: str) -> Draft:
    """The unfinished command without the pieces of the group `gone`, which a touch replaces."""
    return replace(draft, laid=tuple(each for each in draft.laid if SORTS.get(each.kind) != gone))


def _goes_with(draft: Draft) -> bool:
    """Whether a touch on a road completes the command of the pieces on readers, rather than beginning a new one."""
    return bool(_cards(draft)) or any(each.kind in ("obstacle", "counter") for each in draft.laid)


def read(table: Table, draft: Draft, new: Piece) -> Touched:
    """The commands, or the unfinished command, that pieces on readers and touches make, `new` being the last piece;
    None for nothing. Those of the present phase come first, then placing and travelling, which the referee judges in
    any phase."""
    counters = [each.name for each in draft.laid if each.kind == "counter"]
    if table.phase not in LAID:
        return _ending(table, draft, new)
    if draft.asking in ("turn_up", "refill") and new.kind == "counter":
        return Say((TurnUp(counter(counters[-1])),))
    if table.phase == "deal" and _cards(draft):
        hands = dealt(table, draft.laid)
        return Say((Deal(hands),)) if len(hands) == len(table.seats) else draft
    if table.phase == "draw_hidden" and counters:
        return Say((DrawHidden(table.turn, counter(counters[-1])),))
    if table.phase == "draw" and counters:
        return _draw(table, draft, counters[-1])
    if table.phase == "cleanup" and counters:
        seat = who(table, draft.laid)
        if not seat:
            return draft
        return replace(draft, keeps={**draft.keeps, seat: _kept(table.seat(seat), counters[-1])}, laid=())
    if table.due and _cards(draft):
        seat = who(table, draft.laid)
        cards = _cards(draft)
        if seat in table.due and cards.total() >= table.seat(seat).surplus:
            return Say((Discard(seat, cards=dict(cards)),))
        return draft
    placings = _placings(table, draft)
    if placings:
        return one_of(draft, placings)
    if draft.route or draft.town:
        return travel(table, draft, whole=new.kind not in ("card", "seat")) if _cards(draft) else draft
    return draft if draft.laid else None


def _ending(table: Table, draft: Draft, new: Piece) -> Touched:
    """The result of a town's or seat's tag when only scores are kept, boots are entered, or town cards are revealed."""
    if table.phase not in ("score", "boots"):
        seat = who(table, draft.laid)
        telling = seat if seat in table.targets_unknown() else draft.seat
        revealed = new.kind == "town" and table.phase == "over"
        return touching.touched(table, replace(draft, seat=telling), Spot(new.name)) if revealed else draft
    if new.kind == "town":
        done = touching.touched(table, draft, Spot(new.name))
    elif draft.asking or table.phase == "boots":
        done = touching.boot_of(table, draft, new.name)
    else:
        done = replace(BLANK, seat=new.name)
    return replace(done, laid=()) if isinstance(done, Draft) else done


def _placings(table: Table, draft: Draft) -> list[Command]:
    """The commands to place each counter or obstacle that lies on a reader, on each road whose tag lies there too."""
    seat = who(table, draft.laid) or table.start_player
    pieces = [each.name or each.kind for each in draft.laid if each.kind in ("counter", "obstacle")]
    routes = [each.name for each in draft.laid if each.kind == "road"]
    pieces += [draft.piece] if draft.piece and draft.piece not in pieces else []
    routes += [draft.route] if draft.route and draft.route not in routes else []
    return [placing(seat, piece, route, draft.hidden or None) for piece in dict.fromkeys(pieces) for route in routes]


def _draw(table: Table, draft: Draft, kind: str) -> Touched:
    """The command to draw a counter of this kind; if it can have come from the display or from the pile, the unfinished
    command that asks the players which of the two it was."""
    sources: list[Source] = [cast(Source, draft.asking)] if draft.asking in ("display", "pile") else ["display", "pile"]
    # Nothing is asked where the answer would tell nobody anything: all that is displayed is unknown.
    if "pile" in sources and not (table.display.known and table.display.may_hold(kind)):
        sources = ["pile"]
    return one_of(draft, [Draw(table.turn, source, counter(kind)) for source in sources])


def travel(table: Table, draft: Draft, whole: bool = True) -> Draft | Say:
    """The step paid with the cards on readers, or the unfinished command that waits for more cards until they pay for a
    route; with `whole` no more are awaited."""
    seat, cards = who(table, draft.laid) or table.start_player, _cards(draft)
    here = table.seat(seat).town
    routes = [draft.route] if draft.route else _joining(table, here, draft.town)
    exact = {route: exact_price(table, table.board.routes[route], here) for route in routes}
    caravan = {route: table.roads[route].caravan if route in table.roads else 0 for route in routes}
    paid = [route for route in routes if cards == exact[route] or cards.total() == caravan[route]]
    most = max((max(sum(exact[route].values()), caravan[route]) for route in routes), default=0)
    if paid or whole or cards.total() >= most:
        return one_of(draft, (Travel(seat, route, dict(cards)) for route in paid or routes))
    return draft


def _joining(table: Table, here: str, there: str) -> list[str]:
    """The ids of the routes between two towns. If there are none: the id of some route at `there`, which the referee
    will refuse."""
    leaving = [route.id for route in table.board.leaving[here] if there in (route.a, route.b)]
    return leaving or [route.id for route in table.board.leaving[there]][:1]


def _cards(draft: Draft) -> Counter[Kind]:
    """The cards lying on readers, counted by kind."""
    return Counter[Kind](counter(each.name) for each in draft.laid if each.kind == "card")


def _reached(table: Table, seat: str, town: str) -> Say:
    """The command when the boot of `seat` reaches a town and only scores are kept: collect the seat's piece there, or
    record the boot's town if that seat has none there."""
    collects = table.board.towns[town].has_piece and town not in table.seat(seat).collected
    return Say((Collect(seat, town) if collects else Boot(seat, town),))


def progress(table: Table, draft: Draft) -> tuple[str, int, int]:
    """How far the hand being dealt or discarded over a reader has come: its seat, the cards so far, and the cards
    wanted."""
    if table.phase == "deal":
        return needs(table, draft.laid)
    seat = who(table, draft.laid)
    return seat, _cards(draft).total(), table.seat(seat).surplus if seat else 0


class ElfenlandTags(TagInput[Table, Command, Event, Draft]):
    """The tags of counters, obstacles, cards, boots, roads and towns."""

    own = "boot"
    sorts = SORTS
    read = staticmethod(read)

    def waits(self, state: Table, draft: Draft) -> bool:
        """Whether the players are being asked which command was meant, for cards dealt or discarded, counters to keep,
        or a route."""
        asked = bool(draft.ways or draft.asking or state.due) or state.phase in ("deal", "cleanup")
        return asked or (state.phase == "move" and bool(draft.town))

    def awaited(self, state: Table, draft: Draft, piece: Piece) -> tuple[str, ...]:
        """The kinds of tagged piece that have an effect now ("card", "town"); "seat" only where it is unclear which
        seat acts."""
        whose = ("seat",) if len(state.speakers()) != 1 else ()
        if state.due:
            return ("card", *whose)
        match state.phase:
            case "deal":
                return ("card", "seat", *(("counter",) if draft.asking else ()))
            case "draw_hidden" | "draw":
                return ("counter",)
            case "plan":
                return ("counter", "obstacle", "road")
            case "move":
                return ("card", "road", "town")
            case "cleanup":
                return ("counter", *whose)
            case "over" if state.targets_unknown():
                return ("town", *whose)
            case "score" | "boots":
                return ("town", "seat")
        return ()

    def secret(self, state: Table, meaning: Piece | None, place: Piece | None) -> str:
        """The group of a tagged piece that the screen must not show now ("card", "counter"), "" if it may. Cards are
        public as payment, counters when drawn from the display, placed, or on a road; an unknown tag (None) is secret
        while secret things are dealt and drawn."""
        if place:
            return ""
        kind = meaning.kind if meaning else ""
        hidden = state.phase in ("deal", "draw_hidden", "cleanup")
        if kind == "card" or (not kind and (state.phase == "deal" or state.due)):
            return "" if state.phase == "move" and not state.due else "card"
        if kind == "counter" or (not kind and hidden):
            return "counter" if hidden else ""
        return ""

    def with_pieces(self, draft: Draft, pieces: tuple[Piece, ...]) -> Draft:
        """The unfinished command with exactly these pieces on readers: one taken away no longer counts, a new one is
        selected."""
        before, now = _picked(draft.laid), _picked(pieces)
        changes = {
            name: now[name] or ("" if getattr(draft, name) == before[name] else getattr(draft, name))
            for name in ("piece", "route", "town")
            if now[name] != before[name]
        }
        return replace(draft, laid=pieces, ways=(), **changes)

    def placed(self, state: Table, draft: Draft, piece: Piece, place: Piece, tagged: frozenset[str]) -> Touched:
        """The result of a tagged counter or obstacle placed on a road, or a boot in a town, of a board that senses
        them. If cards have tags (`tagged`), a boot waits for them; if two routes lead there, the players are asked
        which; else the boot pays the exact price."""
        kind, seat, where, spot = piece.kind, piece.name, place.kind, place.name
        if state.phase == "score" and where == "town" and kind == "seat":
            return _reached(state, seat, spot)
        if state.phase not in LAID:
            return None
        if where == "road" and kind in ("counter", "obstacle"):
            return Say((placing(who(state, draft.laid) or state.start_player, piece.name or kind, spot),))
        if where == "town" and kind == "seat":
            arrived, here = replace(draft, town=spot, route=""), state.seat(seat).town
            routes = _joining(state, here, spot)
            if seat != who(state, draft.laid) or state.phase != "move" or state.due:
                return Say((Travel(seat, routes[0], exact_price(state, state.board.routes[routes[0]], here)),))
            if _cards(draft):
                return travel(state, arrived)
            return arrived if "card" in tagged or len(routes) > 1 else touching.touched(state, BLANK, Spot(spot))
        return None

    def pressed(self, state: Table, button: str, seat: str) -> Command | None:
        """The command of a seat's pass button: `NextSeat` when only scores are kept, `EndMove` in a move in which no
        seat must still discard, and in the other phases in which pieces are laid on readers a `Pass`, which the referee
        accepts only where passing is allowed. None for other buttons, and in phases in which no pieces are laid."""
        acting = who(state, (Piece("seat", seat),) if seat else ()) or state.start_player
        if button == "pass" and state.phase == "score":
            return NextSeat()
        if button != "pass" or state.phase not in LAID:
            return None
        return EndMove(acting) if state.phase == "move" and not state.due else Pass(acting)


def tagged(speech: Speech, edition: str, box: str) -> tuple[Taggable, ...]:
    """Everything of Elfenland that can carry a tag, in the order in which it is listed; places are named as in this
    edition. `box`, the text of the owner's own deck file, is not used.
    """
    board, name, back = load(), speech.name, GLYPHS["unknown"]
    place = places(board, edition)
    found = [
        Taggable(Piece("counter", kind), name(kind), COUNTERS_OF_A_KIND, GLYPHS[kind], back, secret=True)
        for kind in COUNTERS
    ]
    found.append(Taggable(Piece("obstacle"), name("obstacle"), SEATS_MOST, GLYPHS["obstacle"], used=BOARD))
    for kind, many in CARDS_OF_A_KIND.items():
        card = Piece("card", kind)
        found.append(Taggable(card, name(kind), many, GLYPHS[kind], GLYPHS["card"], secret=True, used=READER))
    for colour in COLOURS:
        found.append(Taggable(Piece("boot", colour), speech.say(f"colour-{colour}"), glyph=seat_mark(colour, "")))
    for route in sorted(board.routes.values(), key=lambda route: route.water):
        label, group = place(speech, route.id) or route.id, "water" if route.water else ""
        found.append(Taggable(Piece("road", route.id), label, place=True, listed=group, used=BOARD))
    for town in board.towns:
        found.append(Taggable(Piece("town", town), place(speech, town) or town, place=True, used=BOARD))
    return tuple(found)
