"""Home: the first page, from which games are resumed and begun, and past games, rules and settings opened."""

from __future__ import annotations

from companion.games.drawing.common_controls import button
from companion.games.registry import GAMES
from companion.games.start_and_resume import why_unreadable
from companion.pages.page_registry import open_page
from companion.pages.parts import players_of, when
from companion.screen import Block, Choice, Choices, Does, Nth, Screen, Sheet, Text
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.storage.judged_versions import newer


class HomePage(Page, frozen=True):
    """The first page of the app. `left` is the page of a new game that was left for this one before it began; *New
    game* shows it as it was. None for no such page.
    """

    left: Page | None = None

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the unfinished game last played, if any, then buttons for a new game and the other pages."""
        say = session.speech.say
        first: Block = self._last(session) or Text(say("home-welcome"), tone="quiet")
        blocks: list[Block] = [Text(say("home-unsigned"), tone="warning") if session.store.settings.unsigned else first]
        games = (row for row in session.store.games or () if not row.over and not newer(row.version))
        left = next((row for row in games if not why_unreadable(row)), None)
        if left is not None:
            detail = say(
                "home-left", players=players_of(session, left), acts=left.entries, when=when(session, left.written)
            )
            resume = Choice(Nth("resume", left.id), say("act-resume"), detail, tone="primary")
            blocks.append(Choices((resume,), columns=1, large=True))
        played = say("home-past", games=len(session.store.games)) if session.store.games is not None else ""
        past = Choice("past", say("act-past"), played, enabled=session.store.games is not None)
        new = button(session.speech, "new", "plain" if left else "primary")
        blocks.append(Choices((new, past), columns=2, large=True))
        plugged = ("hardware",) if session.devices is not None else ()
        others = tuple(button(session.speech, page) for page in ("can-i", "rules", "help", "settings", *plugged))
        blocks.append(Choices(others, columns=len(others), tall=True))
        tried = tuple(button(session.speech, page) for page in ("practice", "demo"))
        blocks.append(Choices(tried, columns=2))
        # The first frame is drawn before the games are read; the drawings follow with them.
        frieze = next(iter(GAMES.values())).frieze() if session.store.games is not None else ()
        return Screen("home", say("home-title"), sheet=Sheet("home", say("home-title"), tuple(blocks), frieze=frieze))

    def _last(self, session: ScreenSession) -> Choices | None:
        """The result of the game that was finished last, which a touch opens; None if there is none."""
        last, say = session.store.last_result, session.speech.say
        if last is None:
            return None
        places = (
            " ".join((each.name or say(f"colour-{each.colour}"), "" if each.score is None else str(each.score))).strip()
            for each in last.outcomes
            if each.name or each.colour
        )
        return Choices((Choice(Nth("result", last.id), say("home-last", places=" · ".join(places))),), columns=1)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Resume the unfinished game, or open another page."""
        match does:
            case Nth("resume", id):
                session.game.resume(id, lambda: open_page(session, "table", "lies"))
            case Nth("result", id):

                def resumed() -> None:
                    open_page(session, "table")
                    open_page(session, "standings")

                session.game.resume(id, resumed)
            case "new" if self.left is not None:
                session.pages.go(self.left)
            case "new" | "can-i" | "rules" | "help" | "past" | "hardware" | "settings" | "practice" | "demo":
                open_page(session, does)
            case "teach":
                open_page(session, "teach-unknown")
