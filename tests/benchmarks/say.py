"""Judging a command: `Match.say` against python-chess's `is_legal` + `push`, and whether a long match stays as fast."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import chess

from engine.codec import read_command, write
from engine.elfenland.game import elfenland
from engine.game import Start
from engine.match import Match

HERE = Path(__file__).parent
RECORDED = sorted((HERE.parent / "recorded_games").glob("*.jsonl"))
TURNS = 41
REFEREED, CHESS_PLAYED = 1, 6
"""How often each whole stream is gone through in a turn: about as long for either."""

Undo = None
Stream = list[tuple[Match, list[Any]]]


def recorded() -> Stream:
    """Every recorded game as its start and its well-formed commands, undo as `Undo`."""
    game = elfenland()
    stream: Stream = []
    for path in RECORDED:
        start, *lines = (json.loads(line)["say"] for line in path.read_text(encoding="utf-8").splitlines())
        told = Start("elfenland", start["seats"], start.get("start_player"), start.get("options"))
        commands = []
        for line in lines:
            if isinstance(line, dict) and line.get("do") == "undo":
                commands.append(Undo)
            else:
                try:
                    commands.append(read_command(game, write(line)))
                except ValueError:
                    continue
        stream.append((Match(game, game.start(told)), commands))
    return stream


def referee(stream: Stream) -> tuple[int, int]:
    """Says the whole stream; how many commands were judged, and how many of them were not accepted."""
    judged = refused = 0
    for start, commands in stream:
        match = start
        for command in commands:
            if command is Undo:
                match = match if match.before is None else match.before
                continue
            judged += 1
            answer = match.say(command)
            if type(answer) is Match:
                match = answer
            else:
                refused += 1
    return judged, refused


def chess_moves() -> list[list[chess.Move]]:
    """Complete games of masters, each move legal where it stands."""
    games = []
    for text in (HERE / "chess_games.txt").read_text(encoding="utf-8").strip().split("\n\n"):
        board = chess.Board()
        for move in re.sub(r"\d+\.", "", text.split("\n", 1)[1]).split():
            board.push_san(move)
        games.append(list(board.move_stack))
    return games


def play_chess(games: list[list[chess.Move]]) -> int:
    """Plays all games, asking of each move whether it is legal; how many moves."""
    moves = 0
    for game in games:
        board = chess.Board()
        for move in game:
            if board.is_legal(move):
                board.push(move)
                moves += 1
    return moves


def seconds(work: Callable[[], object]) -> float:
    """How long this takes once."""
    began = perf_counter()
    work()
    return perf_counter() - began


def flatness(stream: Stream, accepted: int = 10_000) -> float:
    """How long the last hundred of so many accepted commands take, measured by the first hundred.

    A hundred commands are said, undone one by one, and said again, so that the last are the same as the first.
    """
    match, commands = max(stream, key=lambda each: len(each[1]))
    hundred = []
    for command in commands:
        answer = match.say(command) if command is not Undo and len(hundred) < 100 else None
        if type(answer) is Match:
            match = answer
            hundred.append(command)
    took = []
    for _ in range(accepted // 100):
        for _ in hundred:
            match = match.undo()
        began = perf_counter()
        for command in hundred:
            match = match.say(command)  # type: ignore[assignment]
        took.append(perf_counter() - began)
    return took[-1] / took[0]


def main() -> None:
    """Prints commands a second for both, their ratio, and how flat a long match is."""
    stream, games = recorded(), chess_moves()
    judged, refused = referee(stream)
    moves = play_chess(games)
    ours, theirs = [], []
    for _ in range(TURNS):
        ours.append(judged * REFEREED / seconds(lambda: [referee(stream) for _ in range(REFEREED)]))
        theirs.append(moves * CHESS_PLAYED / seconds(lambda: [play_chess(games) for _ in range(CHESS_PLAYED)]))
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    print(f"  commands in the stream       {judged:>10,}   not accepted: {refused / judged:.1%}")
    print(f"  Match.say, a second          {median(ours):>10,.0f}")
    print(f"  is_legal + push, a second    {median(theirs):>10,.0f}   {moves:,} moves of {len(games)} games")
    print(f"  ratio                        {ratio:>10.2f}   1.0 or more; median of {TURNS} turns taken alternately")
    flat = median(flatness(stream) for _ in range(TURNS))
    print(f"  last hundred of 10,000       {flat:>10.2f}   of the first hundred's time; 1.0 is flat")


if __name__ == "__main__":
    main()
