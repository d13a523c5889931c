"""Share: a QR code with which a phone takes a finished game into its own statistics."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote
from zlib import crc32

from companion.games.registry import GAMES
from companion.pages.parts import LARGE, code_of, whole_page
from companion.screen import Columns, Screen, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.transfer.statistics import Result, result

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


class SharePage(Page, frozen=True):
    """The page with the QR code of a finished game's result."""

    result: Result

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the QR code, its purpose and its contents."""
        seated = session.table
        say = seated.speech.say
        names = tuple(player.name for player in seated.players)
        opened = link(self.result, say(f"game-{self.result.game}"), GAMES[self.result.game].bgg, names)
        words = (Text(say("share-what")), Text(say("share-holds"), "detail", "quiet"))
        blocks = (Columns((code_of(opened, LARGE),), words, share=0.5),)
        return whole_page(session, "share", blocks, "close")


def open_share(session: ScreenSession, unused: str) -> None:
    """Compute the result of the seated game, and show its QR code."""
    id = session.table.id
    session.store.ask(lambda store: result(store, store.game(id)), lambda found: session.pages.push(SharePage(found)))
