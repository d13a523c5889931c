"""The first page: go on with the game that was left, begin one, look at past ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from companion.games.registry import GAMES
from companion.games.starting import why_unreadable
from companion.pages.parts.game_summary import players_of, when
from companion.screen import Block, Choice, Choices, Screen, Sheet, Text
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Session


class HomePage(Struct, frozen=True):
    """Resume, new game, past games; questions, rules and settings."""

    def show(self, session: Session) -> Screen:
        """The game last left, if any, comes first."""
        say = session.speech.say
        first = Text(say("home-welcome"), tone="quiet")
        blocks: list[Block] = [Text(say("home-unsigned"), tone="warning") if session.settings.unsigned else first]
        left = next((row for row in session.games or () if not row.over and not why_unreadable(row)), None)
        if left is not None:
            detail = say(
                "home-left", players=players_of(session, left), acts=left.entries, when=when(session, left.written)
            )
            resume = Choice(f"resume/{left.id}", say("act-resume"), detail, tone="primary")
            blocks.append(Choices((resume,), columns=1, large=True))
        played = say("home-past", games=len(session.games or ()))
        past = Choice("past", say("act-past"), played, enabled=session.games is not None)
        new = button(session.speech, "new", "plain" if left else "primary")
        blocks.append(Choices((new, past), columns=2, large=True))
        plugged = ("hardware",) if session.devices is not None else ()
        others = tuple(button(session.speech, page) for page in ("can-i", "rules", "settings", *plugged))
        blocks.append(Choices(others, columns=len(others), tall=True))
        # The first picture is there before the games are read; the drawings follow with them.
        frieze = next(iter(GAMES.values())).frieze() if session.games is not None else ()
        return Screen("home", say("home-title"), sheet=Sheet("home", say("home-title"), tuple(blocks), frieze=frieze))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Where to go. The other pages are loaded when they are asked for: the first picture does not wait for them."""
        verb, _, what = id.partition("/")
        match verb:
            case "resume" if what.isdecimal():
                from companion.pages.table.table import TablePage

                session.resume(int(what), lambda: session.go(TablePage(over="lies")))
            case "new":
                from companion.pages.lobby.new_game import NewGamePage

                session.dismiss()
                page = NewGamePage.first(next(iter(GAMES)), session.settings.edition)
                session.go(page)
                page.recall(session)
            case "can-i":
                from companion.pages.rules.can_i import CanIPage

                session.dismiss()
                game = next(game for game, boxed in GAMES.items() if boxed.asks is not None)
                session.go(CanIPage.of_nothing(session, self, game))
            case "rules":
                from companion.pages.rules.rules import RulesPage

                session.go(RulesPage.first(session, self))
            case "past":
                from companion.pages.lobby.past import PastPage

                session.go(PastPage())
            case "hardware":
                from companion.pages.tags.hardware import HardwarePage

                session.go(HardwarePage.first(self))
            case "teach":
                from companion.pages.tags.teach import open_unknown

                open_unknown(session, self)
            case "settings":
                from companion.pages.people.settings import SettingsPage, editions

                session.go(SettingsPage(editions()))
