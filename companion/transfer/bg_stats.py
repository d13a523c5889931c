"""A finished game as a link for the phone app BG Stats; nothing is sent, the phone saves the play."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote
from zlib import crc32

from companion.transfer.statistics import Result

LINK = "https://app.bgstatsapp.com/createPlay.html?data="
"""The address that BG Stats publishes for other apps; one JSON object follows it, its times in UTC."""


def link(result: Result, title: str, bgg: int | None, names: tuple[str, ...]) -> str:
    """The link that, opened on a phone, enters this result in the app BG Stats. `title` is the game's title, `bgg` its
    number at BoardGameGeek (None: unknown), `names` are the players in the order of seats.

    Of the players the link contains only names, ranks, scores and who began.
    """
    game: dict[str, Any] = {"name": title, "sourceGameId": result.game, "highestWins": True, "noPoints": False}
    if bgg is not None:
        game["bggId"] = bgg
    play = {
        "sourceName": "Boardside",
        "sourcePlayId": f"{result.game}-{result.id}-{result.begun}",
        "playDate": datetime.fromtimestamp(result.begun, UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "durationMin": result.minutes,
        "game": game,
        "players": [
            {
                "name": names[int(outcome.seat) - 1],
                "sourcePlayerId": _short(names[int(outcome.seat) - 1]),
                # Fields with the value False are left out, and ranks and scores that are not certain.
                **({"rank": outcome.rank} if outcome.rank is not None else {}),
                **({"score": outcome.score} if outcome.score is not None else {}),
                **({"startPlayer": True} if outcome.started else {}),
                **({"winner": True} if outcome.rank == 1 else {}),
            }
            for outcome in result.outcomes
        ],
    }
    # What a query may hold as it is stays so: that makes a smaller code.
    return LINK + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe=":,")


def _short(name: str) -> str:
    """A short id of a player, the same however the name is capitalised: a smaller code is easier to scan."""
    return f"{crc32(name.casefold().encode()):x}"
