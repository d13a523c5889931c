"""The standings of Elfenland: ranks, the reasons for them, and a plot of the rounds."""

from __future__ import annotations

from companion.games.drawing.seat_marks import seat_mark
from companion.games.drawing.standings_plot import plot
from companion.games.people import Player
from companion.language.message_texts import Speech
from companion.screen import Block, Columns, Grid, Row, Text
from engine.elfenland.pieces import TOWN_PIECES
from engine.elfenland.scoring import Standing, standings
from engine.elfenland.state import Match, Table


def blocks(match: Match, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
    """The content of the standings: reasons for the ranks, a grid of each seat's rank and score, and a plot of its
    towns by round.
    """
    table: Table = match.state
    order, say = standings(table), speech.say
    far = any(standing.distance is not None for standing in order)
    head = ("", "", say("end-score"), *((say("end-towns"), say("end-distance")) if far else (say("end-cards"),)))
    rows = []
    for standing in order:
        player = players[int(standing.seat) - 1]
        more = (str(standing.pieces), str(standing.distance)) if far else (_cards(table, standing),)
        rows.append(
            Row(
                (str(standing.rank), player.name, str(standing.score), *more),
                glyphs=(None, seat_mark(player.colour, standing.seat)),
                strong=standing.rank == 1,
            )
        )
    widths = (0.08, 0.48, 0.22, *((0.2, 0.2) if far else (0.2,)))
    reasons = why(table, order, speech)
    winners = sum(standing.rank == 1 for standing in order) if match.prompt.over else 0
    first = tuple(
        Text(line, "huge", "good", seat_mark(players[int(standing.seat) - 1].colour, standing.seat))
        for line, standing in zip(reasons[:winners], order, strict=False)
    )
    rest = tuple(Text(line, "title" if winners else "body", tone="quiet") for line in reasons[winners:])
    return (
        *first,
        *rest,
        Columns(
            (Grid(tuple(rows), widths, head),),
            (Text(say("end-towns"), tone="quiet"), plot(match, players, speech, _towns)),
            share=0.56,
        ),
    )


def _towns(table: Table, seat: int) -> int:
    return len(table.seats[seat].collected)


def _cards(table: Table, standing: Standing) -> str:
    """The number of cards that a seat has left, as text; "–" if it is unknown, as when only scores are kept."""
    level = table.level()
    asked = not table.scoring and len(level) > 1 and standing.seat in level
    return str(standing.cards) if table.refereed or asked else "–"


def why(table: Table, order: tuple[Standing, ...], speech: Speech) -> tuple[str, ...]:
    """Sentences that name the winner and the rule that broke a tie; while the game goes on, the leader."""
    say, first = speech.say, order[0]
    winners = [standing for standing in order if standing.rank == 1]
    if table.phase != "over" or table.targets_unknown():
        running = say("end-running-level", score=first.score)
        return (running if len(winners) > 1 else say("end-running", seat=first.seat, score=first.score),)
    level = [standing for standing in order if standing.score == first.score]
    lines = []
    if len(winners) > 1:
        undecided = table.options["final_tie"] == "undecided"
        for winner in winners:
            lines.append(say("end-undecided" if undecided else "end-shared", seat=winner.seat, score=winner.score))
        lines.append(say("end-tie-distance" if first.distance is not None else "end-tie-cards", n=_tie(first)))
        return tuple(lines)
    lines.append(say("end-winner", seat=first.seat, score=first.score, far=int(first.distance is not None)))
    if first.pieces == TOWN_PIECES and table.ended_early:
        lines.append(say("end-early", seat=first.seat))
    if len(level) > 1:
        second = level[1]
        kind = "distance" if first.distance is not None else "cards"
        lines.append(say(f"end-by-{kind}", seat=second.seat, mine=_tie(first), other=_tie(second)))
    if first.distance is not None:
        lines.append(say("end-sum", pieces=first.pieces, distance=first.distance, score=first.score))
    return tuple(lines)


def _tie(standing: Standing) -> int:
    return standing.cards if standing.distance is None else standing.distance
