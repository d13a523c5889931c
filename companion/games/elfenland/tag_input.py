"""Input of Elfenland by tags: the commands made by counters, cards, boots, roads and towns laid on readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from msgspec.structs import replace

from companion.games.common_actions import Which
from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland import input as touching
from companion.games.elfenland.actions import BootOf, Step
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.input import BLANK, Draft, dealt, exact_price, kind_of, needs
from companion.games.elfenland.narration import layout
from companion.games.layout_diff import Move, tagged_pieces
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import Speech
from companion.screen import Does, Glyph, Spot
from engine.elfenland.commands_and_events import (
    Command,
    Deal,
    Discard,
    Draw,
    DrawHidden,
    EndMove,
    Obstruct,
    Pass,
    Place,
    Source,
    Travel,
    TurnUp,
)
from engine.elfenland.pieces import Kind
from engine.elfenland.score_commands import Boot, Collect, NextSeat
from engine.elfenland.state import Seat, Table

LAID = ("deal", "draw_hidden", "draw", "plan", "move", "cleanup")
"""The phases in which counters and cards are in play."""


def word(meaning: str, players: tuple[Player, ...]) -> str:
    """The name of a tagged piece in the unfinished command (draft): "seat/1" for that seat's boot ("" for one of no
    seat), else its meaning."""
    kind, _, which = meaning.partition("/")
    if kind != "boot":
        return meaning
    return next((f"seat/{n}" for n, player in enumerate(players, 1) if player.colour == which), "")


def sort(table: Table, word: str) -> str:
    """The group of pieces in which a newly laid one replaces the last: "piece" for counters and obstacles, "where" for
    roads and towns, "" for cards and seats, which add up."""
    return {"counter": "piece", "obstacle": "piece", "road": "where", "town": "where"}.get(word.partition("/")[0], "")


def waits(table: Table, draft: Draft) -> bool:
    """Whether the players are being asked which command was meant, for cards dealt or discarded, counters to keep, or a
    route."""
    asked = bool(draft.ways or draft.asking or table.due) or table.phase in ("deal", "cleanup")
    return asked or (table.phase == "move" and bool(draft.town))


def idle(table: Table, draft: Draft, word: str, speech: Speech) -> str:
    """The reason, in words, why this tagged piece has no effect now; "" if it has one in this phase."""
    kind = word.partition("/")[0]
    return "" if kind in _awaited(table, draft) else speech.say("idle", sort=kind if word else "other")


def _awaited(table: Table, draft: Draft) -> tuple[str, ...]:
    """The kinds of tagged piece that have an effect now ("card", "town"); "seat" only where it is unclear which seat
    acts."""
    whose = ("seat",) if len(table.speakers()) != 1 else ()
    if table.due:
        return ("card", *whose)
    match table.phase:
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
        case "over" if table.targets_unknown():
            return ("town", *whose)
        case "score" | "boots":
            return ("town", "seat")
    return ()


def secret(table: Table, meaning: str | None, place: str) -> str:
    """The group of a tagged piece that the screen must not show now ("card", "counter"), "" if it may. Cards are public
    as payment, counters when drawn from the display, placed, or on a road; an unknown tag (None) is secret while secret
    things are dealt and drawn."""
    if place:
        return ""
    kind = (meaning or "").partition("/")[0]
    hidden = table.phase in ("deal", "draw_hidden", "cleanup")
    if kind == "card" or (not kind and (table.phase == "deal" or table.due)):
        return "" if table.phase == "move" and not table.due else "card"
    if kind == "counter" or (not kind and hidden):
        return "counter" if hidden else ""
    return ""


def _kept(seat: Seat, kind: str) -> str:
    """The counter to keep, named as the shared screen may show it: its kind, or "hidden" if it may be one of the hidden
    ones."""
    return kind if seat.open.known.get(kind) or not (seat.hidden.size or seat.kept.size) else "hidden"


def who(table: Table, words: tuple[str, ...] = ()) -> str:
    """The id of the acting seat: the one in turn, or, if that is not one seat, the last "seat/…" among `words`; else
    ""."""
    speakers = table.speakers()
    if len(speakers) == 1:
        return speakers[0]
    seats = [word.partition("/")[2] for word in words if word.startswith("seat/")]
    return seats[-1] if seats else ""


def with_words(draft: Draft, words: tuple[str, ...]) -> Draft:
    """The unfinished command with exactly these pieces on readers: one taken away no longer counts, a new one is
    selected."""
    before, now = _picked(draft.laid), _picked(words)
    changes = {
        name: now[name] or ("" if getattr(draft, name) == before[name] else getattr(draft, name))
        for name in ("piece", "route", "town")
        if now[name] != before[name]
    }
    return replace(draft, laid=words, ways=(), **changes)


def _picked(words: tuple[str, ...]) -> dict[str, str]:
    """The last piece, route and town among the words, "" for none: `{"piece": "pig", "route": "", "town": ""}`."""
    found = {"piece": "", "route": "", "town": ""}
    for each in words:
        kind, _, which = each.partition("/")
        name = {"counter": "piece", "obstacle": "piece", "road": "route", "town": "town"}.get(kind)
        if name:
            found[name] = which or kind
    return found


def touched(table: Table, draft: Draft, does: Does) -> touching.Touched:
    """The result of a touch while pieces lie on readers: a road or town completes their command, any other acts as
    usual."""
    if isinstance(does, Which) and does.index < len(draft.ways):
        return Say((draft.ways[does.index],))
    if draft.laid and table.phase in LAID:
        if does == "pay-laid" and (draft.town or draft.route):
            return _travel(table, draft, whole=True)
        spot = touching.spot_of(does)
        route = does.route if isinstance(does, Step) else spot
        if table.phase == "plan" and touching.piece_of(does) not in ("", draft.piece):
            draft = replace(_without(table, draft, "piece"), piece="")
        if route in table.board.routes and route != draft.route:
            draft = _without(table, draft, "where")
            if _goes_with(draft, route):
                return read(table, replace(draft, route=route, town=""), f"road/{route}")
        if spot in table.board.towns and _cards(draft):
            return read(table, replace(_without(table, draft, "where"), town=spot, route=""), f"town/{spot}")
    return touching.touch(table, draft, does)


def _without(table: Table, draft: Draft, gone: str) -> Draft:
    """The unfinished command without the pieces of the group `gone`, which a touch replaces."""
    return replace(draft, laid=tuple(each for each in draft.laid if sort(table, each) != gone))


def _goes_with(draft: Draft, route: str) -> bool:
    """Whether a touch on this road completes the command of the pieces on readers, rather than beginning a new one."""
    return bool(_cards(draft)) or any(each == "obstacle" or each.startswith("counter/") for each in draft.laid)


def read(table: Table, draft: Draft, new: str) -> touching.Touched:
    """The commands, or the unfinished command, that pieces on readers and touches make, `new` being the last piece;
    None for nothing. Those of the present phase come first, then placing and travelling, which the referee judges in
    any phase."""
    counters = [each.partition("/")[2] for each in draft.laid if each.startswith("counter/")]
    if table.phase not in LAID:
        return _ending(table, draft, new)
    if draft.asking in ("turn_up", "refill") and new.startswith("counter/"):
        return Say((TurnUp(kind_of(counters[-1])),))
    if table.phase == "deal" and _cards(draft):
        hands = dealt(table, draft.laid)
        return Say((Deal(hands),)) if len(hands) == len(table.seats) else draft
    if table.phase == "draw_hidden" and counters:
        return Say((DrawHidden(table.turn, kind_of(counters[-1])),))
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
        return _entered(draft, placings)
    if draft.route or draft.town:
        return _travel(table, draft, whole=not new.startswith(("card/", "seat/"))) if _cards(draft) else draft
    return draft if draft.laid else None


def _ending(table: Table, draft: Draft, new: str) -> touching.Touched:
    """The result of a town's or seat's tag when only scores are kept, boots are entered, or town cards are revealed."""
    sort, _, which = new.partition("/")
    if sort == "town" and table.phase == "over":
        seat = who(table, draft.laid)
        telling = seat if seat in table.targets_unknown() else draft.seat
        return touching.touch(table, replace(draft, seat=telling), Spot(which))
    if table.phase not in ("score", "boots"):
        return draft
    asked = draft.asking or table.phase == "boots"
    does = Spot(which) if sort == "town" else BootOf(which) if asked else None
    done = touching.touch(table, draft, does) if does else replace(BLANK, seat=which)
    return done if isinstance(done, Say) or done is None else replace(done, laid=())


def _placings(table: Table, draft: Draft) -> list[Command]:
    """The commands to place each counter or obstacle that lies on a reader, on each road whose tag lies there too."""
    seat = who(table, draft.laid) or table.start_player
    pieces = [each.partition("/")[2] or each for each in draft.laid if each.startswith(("counter/", "obstacle"))]
    routes = [each.partition("/")[2] for each in draft.laid if each.startswith("road/")]
    pieces += [draft.piece] if draft.piece and draft.piece not in pieces else []
    routes += [draft.route] if draft.route and draft.route not in routes else []
    return [
        Obstruct(seat, route) if piece == "obstacle" else Place(seat, kind_of(piece), route, draft.hidden or None)
        for piece in dict.fromkeys(pieces)
        for route in routes
    ]


def _entered(draft: Draft, commands: list[Command]) -> touching.Touched:
    """The command, if `commands` is only one; else the unfinished command that asks the players which of them was
    meant."""
    return Say(tuple(commands)) if len(commands) == 1 else replace(draft, ways=tuple(commands))


def _draw(table: Table, draft: Draft, kind: str) -> touching.Touched:
    """The command to draw a counter of this kind; if it can have come from the display or from the pile, the unfinished
    command that asks the players which of the two it was."""
    sources: list[Source] = [cast(Source, draft.asking)] if draft.asking in ("display", "pile") else ["display", "pile"]
    # Nothing is asked where the answer would tell nobody anything: all that is displayed is unknown.
    if "pile" in sources and not (table.display.known and table.display.may_hold(kind)):
        sources = ["pile"]
    return _entered(draft, [Draw(table.turn, source, kind_of(kind)) for source in sources])


def _travel(table: Table, draft: Draft, whole: bool) -> touching.Touched:
    """The step paid with the cards on readers, or the unfinished command that waits for more cards until they pay for a
    route; with `whole` no more are awaited."""
    seat = who(table, draft.laid) or table.start_player
    cards = _cards(draft)
    routes = [draft.route] if draft.route else _joining(table, table.seat(seat).town, draft.town)
    travels: list[Command] = [Travel(seat, route, dict(cards)) for route in routes]
    paying = [travel for travel in travels if isinstance(travel, Travel) and _pays(table, travel, seat)]
    if paying:
        return _entered(draft, [*paying])
    most = max((_most(table, route, seat) for route in routes), default=0)
    return _entered(draft, travels) if whole or cards.total() >= most else draft


def _joining(table: Table, here: str, there: str) -> list[str]:
    """The ids of the routes between two towns. If there are none: the id of some route at `there`, which the referee
    will refuse."""
    leaving = [route.id for route in table.board.leaving[here] if there in (route.a, route.b)]
    return leaving or [route.id for route in table.board.leaving[there]][:1]


def _pays(table: Table, travel: Travel, seat: str) -> bool:
    """Whether the cards of this step pay for its route: the exact price, or the number for a caravan."""
    route = table.board.routes[travel.route]
    road = table.roads.get(route.id)
    if travel.cards == exact_price(table, table.seat(seat), route):
        return True
    return road is not None and sum(travel.cards.values()) == road.caravan


def _most(table: Table, route: str, seat: str) -> int:
    """The largest number of cards that this route can cost the seat."""
    road = table.roads.get(route)
    exact = sum(exact_price(table, table.seat(seat), table.board.routes[route]).values())
    return max(exact, road.caravan if road else 0)


def _cards(draft: Draft) -> Counter[Kind]:
    """The cards lying on readers, counted by kind."""
    return Counter[Kind](kind_of(each.partition("/")[2]) for each in draft.laid if each.startswith("card/"))


def placed(
    table: Table, draft: Draft, meaning: str, place: str, players: tuple[Player, ...], priced: bool
) -> touching.Touched:
    """The result of a tagged counter or obstacle placed on a road, or a boot in a town, of a board that senses them. If
    cards have tags (`priced`), a boot waits for them; if two routes lead there, the players are asked which; else the
    boot pays the exact price."""
    kind, _, which = meaning.partition("/")
    where, _, spot = place.partition("/")
    if table.phase == "score" and where == "town" and kind == "boot":
        return _reached(table, word(meaning, players).partition("/")[2], spot)
    if table.phase not in LAID:
        return None
    if where == "road" and kind in ("counter", "obstacle"):
        seat = who(table, draft.laid) or table.start_player
        return Say((Obstruct(seat, spot) if kind == "obstacle" else Place(seat, kind_of(which), spot),))
    if where == "town" and kind == "boot":
        seat = word(meaning, players).partition("/")[2]
        if not seat:
            return None
        arrived = replace(draft, town=spot, route="")
        if seat != who(table, draft.laid) or table.phase != "move" or table.due:
            route = _joining(table, table.seat(seat).town, spot)[0]
            return Say((Travel(seat, route, exact_price(table, table.seat(seat), table.board.routes[route])),))
        if _cards(draft):
            return _travel(table, arrived, whole=True)
        routes = _joining(table, table.seat(seat).town, spot)
        return arrived if priced or len(routes) > 1 else touching.touch(table, BLANK, Spot(spot))
    return None


def _reached(table: Table, seat: str, town: str) -> Say | None:
    """The command when the boot of `seat` reaches a town and only scores are kept: collect the seat's piece there, or
    record the boot's town if that seat has none there. None if `seat` is "", as the boot then belongs to no seat."""
    if not seat:
        return None
    collects = table.board.towns[town].has_piece and town not in table.seat(seat).collected
    return Say((Collect(seat, town) if collects else Boot(seat, town),))


def pressed(table: Table, button: str, seat: str) -> Command | None:
    """The command of a seat's pass button: `NextSeat` when only scores are kept, `EndMove` in a move in which no seat
    must still discard, and in the other phases in which pieces are laid on readers a `Pass`, which the referee accepts
    only where passing is allowed. None for other buttons, and in phases in which no pieces are laid."""
    acting = who(table, (f"seat/{seat}",) if seat else ()) or table.start_player
    if button == "pass" and table.phase == "score":
        return NextSeat()
    if button != "pass" or table.phase not in LAID:
        return None
    return EndMove(acting) if table.phase == "move" and not table.due else Pass(acting)


def tags_expected(table: Table, players: tuple[Player, ...]) -> Mapping[str, tuple[str, ...]]:
    """By road and town, the tags that should lie there by the referee's state; empty when only scores are kept."""
    own = {f"seat/{n}": f"boot/{player.colour}" for n, player in enumerate(players, 1)}
    return tagged_pieces(layout(table), own)


def glyph(table: Table, meaning: str | None, veiled: str, players: tuple[Player, ...]) -> Glyph | None:
    """The drawing of a tagged piece: a counter or card by its kind, a boot by its seat's mark, "?" for an unknown tag,
    None for roads and towns. `veiled`: the group ("card") whose drawing replaces a secret piece's, "" if not secret."""
    kind, _, which = (meaning or "").partition("/")
    seat = word(meaning or "", players).partition("/")[2] if kind == "boot" else ""
    if kind in ("road", "town", "seat"):
        return None
    if veiled or (kind == "card" and which not in GLYPHS):
        return GLYPHS["card" if veiled == "card" else "unknown"]
    if seat:
        return seat_mark(which, seat)
    return GLYPHS.get(which if kind in ("counter", "card") else kind, GLYPHS["unknown"])


def moved(move: Move, players: tuple[Player, ...], speech: Speech) -> str:
    """The instruction to move this piece, in words."""
    say, kind = speech.say, move.piece.partition("/")[0]
    off, onto = (place.partition("/")[2] for place in (move.off, move.onto))
    seat = word(move.piece, players).partition("/")[2]
    if kind == "boot" and seat and onto:
        return say("back-boot", seat=seat, town=onto)
    if kind == "boot" and seat:
        return say("board-boot-off", seat=seat, town=off)
    if kind not in ("counter", "obstacle") or move.off.startswith("town/"):
        return say("board-unknown-off", place=off)
    what = {} if kind == "obstacle" else {"kind": move.piece.partition("/")[2]}
    lines = [say(f"back-{kind}-off", route=off, **what)] if off else []
    return " · ".join([*lines, *([say(f"back-{kind}-on", route=onto, **what)] if onto else [])])


def progress(table: Table, draft: Draft) -> tuple[str, int, int]:
    """How far the hand being dealt or discarded over a reader has come: its seat, the cards so far, and the cards
    wanted."""
    if table.phase == "deal":
        hands, seat, cards = needs(table, draft.laid)
        return seat, cards, hands
    seat = who(table, draft.laid)
    return seat, _cards(draft).total(), table.seat(seat).surplus if seat else 0
