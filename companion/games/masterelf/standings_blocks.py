"""The standings of Master Elf: the ranks with their reasons, each seat's sets, and a plot of the points."""

from __future__ import annotations

from companion.games.drawing.common_controls import mark
from companion.games.drawing.seat_marks import seat_mark
from companion.games.masterelf.sheets import counted
from companion.games.people import Player
from companion.games.words.standings_plot import plot
from companion.language.message_texts import Speech
from companion.screen import Block, Grid, Row, Text
from engine.masterelf.scoring import Standing, best, standings, tallied
from engine.masterelf.state import Table
from engine.match import Match


def blocks(match: Match, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
    """The content of the standings: sentences on who won or leads, a grid of the ranks, a plot of the points, then the
    count of each seat's gifts.
    """
    table: Table = match.state
    order, say = standings(table), speech.say
    rows = tuple(
        Row(
            (
                str(standing.rank),
                players[int(standing.seat) - 1].name,
                say("me-score", score=standing.score, unknown=len(standing.unknown)),
                str(standing.score - standing.colour - standing.elves),
                str(standing.colour),
                str(standing.elves),
            ),
            id=f"seat/{standing.seat}" if match.prompt.over else "",
            glyphs=(None, mark(players, standing.seat)),
            strong=standing.rank == 1,
        )
        for standing in order
    )
    head = ("", "", say("me-end-score"), say("me-end-sets"), say("me-end-colour"), say("me-end-elves"))
    lines = why(match, order, speech)
    winners = sum(standing.rank == 1 for standing in order) if match.prompt.over else 0
    reasons = (
        *(
            Text(line, "huge", "good", mark(players, standing.seat))
            for line, standing in zip(lines[:winners], order, strict=False)
        ),
        *(Text(line, tone="quiet") for line in lines[winners:]),
    )
    table_of = Grid(rows, (0.07, 0.35, 0.14, 0.14, 0.15, 0.15), head)
    touch = (Text(say("me-end-touch"), tone="quiet"),) if match.prompt.over else ()
    drawn = plot(match, players, speech, lambda table, n: tallied(table.deck, table.seats[n]).score)
    found: list[Block] = [*reasons, table_of, *touch, drawn]
    for standing in order:
        seat, player = table.seat(standing.seat), players[int(standing.seat) - 1]
        if seat.gifts:
            found.append(Text(player.name, "title", glyph=seat_mark(player.colour, standing.seat)))
            found.append(counted(table, seat, speech))
    return tuple(found)


def why(match: Match, order: tuple[Standing, ...], speech: Speech) -> tuple[str, ...]:
    """Sentences that name the winners, players who share a rank (ME-SCORE-08), gifts that could not be counted, and
    seats that do not count their gifts the best way.
    """
    say, first = speech.say, order[0]
    winners = [standing for standing in order if standing.rank == 1]
    if not match.prompt.over:
        level = say("end-running-level", score=first.score)
        lines = [level if len(winners) > 1 else say("end-running", seat=first.seat, score=first.score)]
    else:
        kind = "me-end-shared" if len(winners) > 1 else "me-end-winner"
        lines = [say(kind, seat=winner.seat, score=winner.score) for winner in winners]
    if any(standing.unknown for standing in order):
        lines.append(say("me-end-unknown", gifts=sum(len(standing.unknown) for standing in order)))
    for standing in order:
        if standing.own:
            could = best(match.state.deck, match.state.seat(standing.seat).gifts).score
            lines.append(say("me-end-own", seat=standing.seat, best=could))
    return tuple(lines)
