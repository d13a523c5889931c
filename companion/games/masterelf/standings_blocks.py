"""The standings of Master Elf: the ranks with their reasons, each seat's sets, and a plot of the points."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.common_actions import SeatTouched
from companion.games.drawing.common_controls import mark
from companion.games.drawing.seat_marks import seat_mark
from companion.games.drawing.standings_plot import plot
from companion.games.masterelf.sheets import counted
from companion.games.people import Player
from companion.language.message_texts import Speech
from companion.screen import Block, Choice, Choices, Grid, Row, Text
from engine.masterelf.count_pad import MANY, Column
from engine.masterelf.score_bounds import bounds, places, uncounted, winners
from engine.masterelf.scoring import Standing, best, standings, tallied
from engine.masterelf.state import Match, Table


def blocks(match: Match, players: tuple[Player, ...], speech: Speech) -> tuple[Block, ...]:
    """The content of the standings: sentences on who won or leads, a grid of the ranks, a plot of the points, then the
    count of each seat's gifts. What players counted themselves is one grid. A rank is "–", and the plot is left out,
    where an uncounted gift can change it.
    """
    table: Table = match.state
    order, say, certain = standings(table), speech.say, places(table)
    if table.counted:
        count = counted_columns(table.counted, tuple(player.name for player in players), speech)
        return (*_result(table, order, players, speech), count, *((unchecked(speech),) if table.scores_only else ()))
    rows = tuple(
        Row(
            (
                str(certain[standing.seat].rank or "–"),
                players[int(standing.seat) - 1].name,
                say("me-score", score=standing.score, unknown=len(standing.unknown)),
                str(standing.score - standing.colour - standing.elves),
                str(standing.colour),
                str(standing.elves),
            ),
            does=SeatTouched(standing.seat) if match.prompt.over else "",
            glyphs=(None, mark(players, standing.seat)),
            strong=certain[standing.seat].rank == 1,
        )
        for standing in order
    )
    head = ("", "", say("me-end-score"), say("me-end-sets"), say("me-end-colour"), say("me-end-elves"))
    first = _result(table, order, players, speech) if match.prompt.over else _lead(table, order, speech)
    table_of = Grid(rows, (0.07, 0.35, 0.14, 0.14, 0.15, 0.15), head)
    found: list[Block] = [*first, *_sorted_otherwise(table, order, speech), table_of]
    if match.prompt.over:
        if uncounted(table):
            found.insert(len(first), Choices((Choice("count-pad", say("act-count-pad"), tone="primary"),), columns=1))
        found.append(Text(say("me-end-touch"), tone="quiet"))
    if winners(table):
        found.append(plot(match, players, speech, lambda table, n: tallied(table.deck, table.seats[n]).score))
    for standing in order:
        seat, player = table.seat(standing.seat), players[int(standing.seat) - 1]
        if seat.gifts:
            found.append(Text(player.name, "title", glyph=seat_mark(player.colour, standing.seat)))
            found.append(counted(table.deck, seat.gifts, tallied(table.deck, seat), speech))
    return tuple(found)


def counted_columns(counted: Sequence[Column], names: tuple[str, ...], speech: Speech) -> Grid:
    """What players counted, a column for each, with its points."""
    say = speech.say
    sizes = (", ".join(map(size, sorted(column.sizes, reverse=True))) or "–" for column in counted)
    lines = (
        (say("me-pad-sets"), *sizes),
        (say("me-pad-special"), *(", ".join(map(speech.name, column.special)) or "–" for column in counted)),
        (say("me-pad-points"), *(str(column.sets) for column in counted)),
        (say("me-end-colour"), *(str(column.colour) for column in counted)),
        (say("me-end-elves"), *(str(column.elves) for column in counted)),
    )
    total = Row((say("me-count-sum"), *(str(column.score) for column in counted)), strong=True)
    return Grid((*map(Row, lines), total), (0.2, *(0.8 / len(counted) for _ in counted)), ("", *names))


def size(gifts: int) -> str:
    """The number of gifts in a collection as text, "9+" for as many as the pad has."""
    return f"{gifts}+" if gifts == MANY else str(gifts)


def unchecked(speech: Speech) -> Text:
    """The sentence that a game's course was not checked."""
    return Text(speech.say("me-pad-counted"), "detail", "quiet")


def _result(table: Table, order: tuple[Standing, ...], players: tuple[Player, ...], speech: Speech) -> tuple[Text, ...]:
    """Sentences that name the winners, players who share a rank (ME-SCORE-08); or that say how many gifts are not
    counted, how they can be, and the most points of each player, if that can change who wins."""
    say, won, unknown = speech.say, winners(table), uncounted(table)
    if not won:
        most = (
            f"{players[int(each.seat) - 1].name} {bounds(table.deck, table.seat(each.seat)).most}" for each in order
        )
        return (
            Text(say("me-end-open", gifts=unknown), "huge"),
            Text(say("me-end-open-how")),
            Text(say("me-end-at-most", scores=", ".join(most)), tone="quiet"),
        )
    first = next(each for each in order if each.seat in won)
    if len(won) > 1:
        names = ", ".join(players[int(seat) - 1].name for seat in won)
        return (Text(say("me-pad-shared", names=names, score=first.score), "huge", "good"), *_unknown(unknown, speech))
    line = say("me-end-least" if first.unknown else "me-end-winner", seat=first.seat, score=first.score)
    return (Text(line, "huge", "good", mark(players, first.seat)), *_unknown(unknown, speech))


def _lead(table: Table, order: tuple[Standing, ...], speech: Speech) -> tuple[Text, ...]:
    """Sentences during the game: who leads, if no uncounted gift can change that, and how many are not counted."""
    say, won, score = speech.say, winners(table), order[0].score
    lead = (
        say("end-running-level", score=score) if len(won) > 1 else say("end-running", seat=order[0].seat, score=score)
    )
    return (*((Text(lead, tone="quiet"),) if won else ()), *_unknown(uncounted(table), speech))


def _unknown(gifts: int, speech: Speech) -> tuple[Text, ...]:
    return (Text(speech.say("me-end-unknown", gifts=gifts), tone="quiet"),) if gifts else ()


def _sorted_otherwise(table: Table, order: tuple[Standing, ...], speech: Speech) -> tuple[Text, ...]:
    """A sentence for each seat that does not count its gifts the best way."""
    own = [table.seat(each.seat) for each in order if each.own]
    lines = [speech.say("me-end-own", seat=seat.id, best=best(table.deck, seat.gifts).score) for seat in own]
    return tuple(Text(line, tone="quiet") for line in lines)
