"""A club's evening as its database holds it: tables with recorded games in every stage, and people with results."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import asyncpg

from companion.club.fold import GameStart
from companion.club.keys import Key
from companion.club.members import Members
from companion.games.people import Player
from companion.games.registry import GAMES
from companion.games.start_and_resume import StartedGame, begin
from engine.codec import read_command, write
from engine.game import Start
from engine.match import Match

RECORDED = sorted((Path(__file__).parents[1] / "recorded_games").glob("*.jsonl"))
NAMES = ("Anna", "Benjamin", "Cem", "Dorothea-Maria", "Émile", "Фёдор")


def recorded(number: int, share: float) -> tuple[Match, Start]:
    """The match after this share of a recorded game, and its start."""
    lines = [json.loads(line)["say"] for line in RECORDED[number].read_text("utf-8").splitlines()]
    start = Start(lines[0]["game"], lines[0]["seats"], lines[0]["start_player"], lines[0]["options"])
    begun = begin(start)
    assert isinstance(begun, StartedGame)
    match = begun.match
    said = [line for line in lines[1:] if line["do"] not in ("undo", "state")]
    for line in said[: round(len(said) * share)]:
        with suppress(ValueError):  # lines that are no command are recorded too
            after = match.say(read_command(match.game, json.dumps(line).encode()))
            match = after if isinstance(after, Match) else match
    return match, start


def players(kind: str, seats: int, names: tuple[str, ...] = NAMES) -> tuple[Player, ...]:
    """Players with these names, in the game's colours."""
    game = GAMES[kind]
    return tuple(
        Player(name, colour) for name, colour in zip(names[:seats], game.look(game.game()).colours, strict=False)
    )


def join(folder: Path, *names: str) -> list[int]:
    """The numbers of new tables with these names, in the folder of a hub that does not run."""
    members = Members(folder)
    return [members.admit(members.invite(name, False), Key(Key.seed()).public).id for name in names]


async def store(
    connection: asyncpg.Connection, table: int, name: str, match: Match, start: Start, people: tuple[Player, ...]
) -> None:
    """Write this match as the hub would have it of that table."""
    game = 1_000 + table
    await connection.execute("INSERT INTO tables (id, name) VALUES ($1, $2)", table, name)
    await connection.execute("INSERT INTO games (table_id, game, kind) VALUES ($1, $2, $3)", table, game, start.game)
    bodies = [write(GameStart(start, people))]
    for entry in match.entries():
        bodies.append(write([match.game.public(event) for event in entry.events]))
    await connection.executemany(
        "INSERT INTO entries (table_id, game, number, body) VALUES ($1, $2, $3, $4)",
        [(table, game, number, body) for number, body in enumerate(bodies)],
    )
    if match.prompt.over:
        placed = GAMES[start.game].placed(match)
        await connection.executemany(
            "INSERT INTO results (table_id, game, seat, rank, score, number) VALUES ($1, $2, $3, $4, $5, $6)",
            [(table, game, seat, rank, score, len(bodies) - 1) for seat, (rank, score) in placed.items()],
        )
