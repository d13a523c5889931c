"""The printed sheet of Elfenland: the public position in words, enough to play on without the screen."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland.art import GLYPHS
from companion.games.elfenland.narration import road_line
from companion.games.people import Player
from companion.language.message_texts import Speech
from companion.screen import Block, Columns, Grid, Row, Text
from engine.elfenland.editions import preset
from engine.elfenland.pieces import ROUNDS
from engine.elfenland.state import Seat, Table
from engine.holding import Holding


def blocks(table: Table, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
    """The content of the printed sheet: round, order of turns, a grid of the seats, roads, face-up counters, and
    options that differ from the edition's.
    """
    say = speech.say
    moment = say("paper-moment", round=table.round, rounds=ROUNDS, phase=say(f"phase-{table.phase}"))
    speakers = [say("paper-turn", seat=id) for id in table.speakers()]
    if table.due:
        speakers.append(say("prompt-discard"))
    if table.passes:
        speakers.append(say("paper-passes", passes=table.passes))
    found: list[Block] = [
        Text(moment, tone="good"),
        *(Text(line) for line in (say("paper-start", seat=table.start_player), *speakers)),
        _seats(table, players, speech),
    ]
    roads = [Text(road_line(table, id, speech), glyph=GLYPHS[road.kind]) for id, road in table.roads.items()]
    if roads:
        found += [Text(say("paper-roads"), tone="quiet"), _halves(roads)]
    if table.display.known:
        found.append(Text(say("paper-display", kinds=", ".join(_kinds(Holding(table.display.known), speech)))))
    return *found, _halves(_switches(table, speech))


def _halves(lines: Sequence[Text]) -> Columns:
    """The lines set in two columns, to be read downwards."""
    half = (len(lines) + 1) // 2
    return Columns(tuple(lines[:half]), tuple(lines[half:]))


def _seats(table: Table, players: tuple[Player, ...], speech: Speech) -> Grid:
    say = speech.say
    head = ("", *(say(f"paper-{column}") for column in ("boot", "collected", "cards", "counters", "obstacle")))
    rows = tuple(_seat(table, seat, player, speech) for seat, player in zip(table.seats, players, strict=True))
    return Grid(rows, (0.18, 0.13, 0.26, 0.09, 0.18, 0.16), head)


def _seat(table: Table, seat: Seat, player: Player, speech: Speech) -> Row:
    say = speech.say
    towns = ", ".join(speech.name(town) for town in sorted(seat.collected))
    pieces = say("paper-pieces", pieces=len(seat.collected), towns=towns) if towns else "0"
    counters = _kinds(seat.open, speech)
    if seat.kept.size:
        counters.append(str(seat.kept.size))
    if seat.hidden.size:
        counters.append(say("paper-hidden", counters=seat.hidden.size))
    # Where only scores are kept nobody counts cards and counters, or follows obstacles.
    cards, obstacle = "–", "–"
    if table.refereed:
        cards, obstacle = str(seat.hand.size), say("paper-unused" if seat.obstacle else "paper-used")
    if seat.id in table.house.gone:
        obstacle = say("paper-gone")
    cells = (player.name, speech.name(seat.town), pieces, cards, ", ".join(counters) or "–", obstacle)
    return Row(cells, glyph=seat_mark(player.colour, seat.id))


def _kinds(row: Holding, speech: Speech) -> list[str]:
    """A seat's open counters in words, one text for each kind with its number, and one for those of unknown kind."""
    say = speech.say
    known = [say("paper-kind", kind=kind, counters=count) for kind, count in row.known.items()]
    return [*known, *([say("paper-untold", counters=row.unknown)] if row.unknown else [])]


def _switches(table: Table, speech: Speech) -> tuple[Text, ...]:
    """Texts that name the edition, and each rule option whose value differs from that edition's."""
    say, edition = speech.say, str(table.options["edition"])
    usual = {"town_cards": False, **preset(edition)}
    differing = [
        say(f"option-{name}", value=str(value).lower())
        for name, value in table.options.items()
        if name in usual and value != usual[name]
    ]
    lines = (say("paper-rulebook", edition=say(f"edition-{edition}")), *differing)
    return tuple(Text(line, "detail") for line in lines)
