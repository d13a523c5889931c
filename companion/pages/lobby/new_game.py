"""New game: the pages on which a game is chosen, players take their seats, and options are set."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.automa.decision_process import plays
from companion.games.drawing.common_controls import DONE, TO_DO, button, picker, seat_choice
from companion.games.drawing.seat_marks import seat_mark
from companion.games.people import OFFERED_LEVELS, Player, named
from companion.games.registry import GAMES, faults
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.lobby.home import HomePage
from companion.pages.lobby.new_game_draft import Remembered, Setup
from companion.pages.page_registry import open_page
from companion.pages.parts import chip, cleaned, following, name_typed, whole_page
from companion.pages.table.hints import HINT_LEVELS
from companion.screen import Block, Choice, Choices, Does, Field, Nth, Pick, Screen, Text, tone_of
from companion.session.page_stack import Page
from companion.session.refusals import reason
from companion.session.screen_session import ScreenSession
from companion.transfer.box_files import folder, taught
from engine.codec import write
from engine.common_commands import Hints

REMEMBERED = "players"
"""The key under which the store keeps a `Remembered`."""


class SetupPage(Page, frozen=True):
    """The base of the pages on which a new game is set up: each shows a part of the same `Setup`."""

    clears = True

    setup: Setup

    def own(self, session: ScreenSession, id: str, **params: Any) -> str:
        """The text of the message `<id>-<game>` if the game has one, else of the message `id`."""
        own = f"{id}-{self.setup.game}"
        return session.speech.say(own if session.speech.knows(own) else id, **params)


class NewGamePage(SetupPage, frozen=True):
    """The page on which a new game is set up: the game to play, its players, and the way to begin."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with buttons for each game, seat and group of options, for the players of the last game, and to
        begin.
        """
        say, setup, look, players = session.speech.say, self.setup, self.setup.look, self.setup.seated
        called = tuple(named(player, session.speech) for player in players)
        seats = [
            seat_choice(Nth("seat", n), str(n + 1), called, n == setup.begins, detail=_detail(self, session, n))
            for n in range(len(players))
        ]
        if len(players) < look.seats[1]:
            seats.append(Choice("add", say("act-add"), tone="quiet"))
        cards: list[Choice] = []
        if GAMES[setup.game].lesson:
            cards.append(Choice("lesson", say("act-lesson"), setup.box() or say("new-no-box")))
        if GAMES[setup.game].count_pad:
            cards.append(Choice("count-pad", say("act-count-pad"), say("new-count-pad")))
        on = say("guide-on" if setup.guided else "guide-off")
        plays = [_switch("guide", say("act-guide"), on, on=setup.guided)]
        ways = look.starts if GAMES[setup.game].catching_up is None else ("already", *look.starts)
        plays += [_switch(way, say(f"act-{way}"), self.own(session, f"new-{way}"), on=setup.way == way) for way in ways]
        games = {name: say(f"game-{name}") for name in GAMES}
        blocks: tuple[Block, ...] = (
            picker("game", games, setup.game, len(games)),
            *(
                Text(say(f"game-fault-{each.why}", package=each.package, detail=each.detail), "detail", "warning")
                for each in faults()
            ),
            Text(self.own(session, "new-clockwise"), tone="quiet"),
            Choices(tuple(seats), columns=4 if look.seats[1] == 4 else 3, tall=True),
            *((Text(say("new-most", n=look.seats[1]), "detail", "quiet"),) if len(players) == look.seats[1] else ()),
            *_costs(session, players),
            *((Choices(tuple(cards), columns=len(cards)),) if cards else ()),
            Choices(tuple(plays), columns=len(plays)),
        )
        names = ", ".join(named(player, session.speech).name for player in setup.remembered.players)
        same = button(session.speech, "same", detail=names, enabled=bool(names))
        start = button(session.speech, "start", "primary")
        rules = say(f"edition-{setup.edition}") if GAMES[setup.game].editions else say("sheet-options")
        # A touch too many must do nothing: Start is where the table has Undo, and not where Done is on other pages.
        options = Choice("options", rules, self.own(session, "new-options", changed=len(setup.changed)))
        return whole_page(session, "seats", blocks, start, "home", same, options, title=say("sheet-new"), page="new")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Change the new game's setup, or begin the game."""
        setup = self.setup
        match does:
            case "home":
                session.pages.go(HomePage(self))
            case "lesson" if GAMES[setup.game].lesson:
                open_page(session, GAMES[setup.game].lesson)
            case "count-pad" if GAMES[setup.game].count_pad:
                open_page(session, GAMES[setup.game].count_pad)
            case Pick("game", game):
                _show(session, setup.playing(game))
            case Nth("seat", index) if index < len(setup.seated):
                session.pages.go(SeatPage(setup, index))
            case "options":
                session.pages.go(OptionsPage(setup))
            case "add":
                session.pages.go(NewGamePage(setup.added()))
            case "same":
                session.pages.go(NewGamePage(setup.last()))
            case "guide":
                session.pages.go(NewGamePage(replace(setup, guided=not setup.guided)))
            case "start":
                _start(session, setup)
            case str() if does == "already" or does in setup.look.starts:
                session.pages.go(NewGamePage(replace(setup, way="start" if does == setup.way else does)))

    def revisited(self, session: ScreenSession) -> None:
        """Read again the box contents that owners entered for this game, as some may have been entered meanwhile."""
        _recall(session, self.setup.game)


class SeatPage(SetupPage, frozen=True):
    """The page of one seat of a new game: its player's name, colour, language and place in the order. `at` is the index
    of the seat.
    """

    at: int

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the player's name, in a field that is open for typing if it is empty; names of players of
        earlier games; colours; and buttons to let this player begin, change places with the next one, or be removed.
        """
        say, setup, at = session.speech.say, self.setup, self.at
        look, players = setup.look, setup.seated
        player, taken = players[at], {other.name for other in players}
        tongue = player.language or session.speech.language
        field = Field("typed", player.name, say("new-name-hint"), None, not player.name, tongue, "done")
        names = tuple(Choice(Pick("name", name), name) for name in setup.remembered.names if name not in taken)[:8]
        owner = {other.colour: other.name or say("seat-number", number=n) for n, other in enumerate(players, 1)}
        owner.pop(player.colour)
        colours = tuple(
            Choice(
                Pick("colour", each),
                say(f"colour-{each}"),
                say("colour-swap", name=owner[each]) if each in owner else "",
                seat_mark(each, str(at + 1)),
                tone_of(each == player.colour),
            )
            for each in look.colours
        )
        acts = (
            Choice(
                "oldest", self.own(session, "act-oldest"), tone=tone_of(at == setup.begins), enabled=at != setup.begins
            ),
            Choice("later", say("act-later"), enabled=at + 1 < len(players)),
            Choice("remove", say("act-remove"), enabled=len(players) > look.seats[0]),
            chip("tongue", player, session.speech, say("seat-tongue")),
        )
        blocks = (
            *self._levels(session, player),
            field,
            *((Choices(names, columns=4),) if names else ()),
            Choices(colours, 3),
            Choices(acts, 4),
        )
        title = say("sheet-seat", number=at + 1, name=named(player, session.speech).name)
        return whole_page(session, "seat", blocks, primary="done", title=title, page="new")

    def _levels(self, session: ScreenSession, player: Player) -> tuple[Block, ...]:
        """Buttons for who plays the seat: a person, or Boardside at one of its levels, as long as a person is left
        in the game."""
        say, seated = session.speech.say, self.setup.seated
        if not plays(self.setup.game):
            return (Text(say("new-boardside-none"), "detail", "quiet"),)
        left = any(not other.level for at, other in enumerate(seated) if at != self.at)
        choices = tuple(
            Choice(
                Pick("level", level),
                say("level-boardside", level=level) if level else say("level-person"),
                say(f"level-{level}", "more") if level else "",
                tone=tone_of(player.level == level),
                enabled=left or not level,
            )
            for level in ("", *OFFERED_LEVELS)
        )
        return (Choices(choices, columns=len(choices), tall=True),)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Change the seat, or return to the page of all seats."""
        setup, at = self.setup, self.at
        player = setup.seated[at]
        match does:
            case "typed":
                session.pages.go(SeatPage(setup.with_player(at, replace(player, name=name_typed(session, text))), at))
            case Pick("name", name):
                session.pages.go(NewGamePage(setup.with_player(at, replace(player, name=cleaned(name)))))
            case "done":
                session.pages.go(NewGamePage(setup))
            case Pick("colour", colour):
                session.pages.go(SeatPage(setup.coloured(at, colour), at))
            case "tongue":
                session.pages.go(
                    SeatPage(setup.with_player(at, replace(player, language=following(player.language))), at)
                )
            case Pick("level", level):
                session.pages.go(SeatPage(setup.with_player(at, replace(player, level=level)), at))
            case "oldest":
                session.pages.go(SeatPage(replace(setup, begins=at), at))
            case "later" if at + 1 < len(setup.seated):
                session.pages.go(SeatPage(setup.later(at), at + 1))
            case "remove" if len(setup.seated) > setup.look.seats[0]:
                session.pages.go(NewGamePage(setup.without(at)))


class OptionsPage(SetupPage, frozen=True):
    """The page on which the edition and the options of a new game are chosen."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a button for each edition, and one for each option with its value."""
        say, setup, editions = session.speech.say, self.setup, GAMES[self.setup.game].editions
        switches, changed = [], setup.changed
        for option in setup.look.options:
            value = str((setup.box() or "none") if option.boxes else setup.value(option.name)).lower()
            id = f"option-{option.name}"
            label, detail = say(id, value=value), say(id, "more", value=value)
            switches.append(Choice(Pick("option", option.name), label, detail, tone=tone_of(option.name in changed)))
        coach = GAMES[setup.game].coach
        if coach is not None and coach.hints:
            level = {"level": setup.hints}
            label, detail = say("option-hints", **level), say("option-hints", "more", **level)
            switches.append(Choice("hints", label, detail, tone=tone_of(setup.hints > 0)))
        blocks: list[Block] = []
        if editions:
            labels = {key: say(f"edition-{key}") for key in editions}
            blocks += [Text(say("new-edition"), tone="quiet"), picker("edition", labels, setup.edition)]
        blocks.append(Text(say("new-switches" if editions else "new-options-touch"), tone="quiet"))
        blocks.append(Choices(tuple(switches), columns=1, tall=True))
        return whole_page(session, "options", blocks, primary="done", page="new")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Choose another edition or the next value of an option, or return to the seats."""
        match does:
            case Pick("edition", edition):
                session.pages.go(OptionsPage(replace(self.setup, edition=edition)))
            case Pick("option", option):
                session.pages.go(OptionsPage(self.setup.switched(option)))
            case "hints":
                session.pages.go(OptionsPage(replace(self.setup, hints=(self.setup.hints + 1) % len(HINT_LEVELS))))
            case "done":
                session.pages.go(NewGamePage(self.setup))


def _switch(does: str, label: str, detail: str, *, on: bool) -> Choice:
    """A button that is touched to turn something on or off, with a tick or an empty ring before its words."""
    return Choice(does, f"{DONE if on else TO_DO} {label}", detail, tone=tone_of(on))


def _costs(session: ScreenSession, players: tuple[Player, ...]) -> tuple[Block, ...]:
    """A sentence on how Boardside plays at the chosen levels, and what that asks of the people at the table."""
    say, played = session.speech.say, {player.level for player in players}
    levels = [level for level in OFFERED_LEVELS if level in played]
    if not levels:
        return ()
    how = " ".join(say("seat-headline", who=say(f"level-{each}"), what=say(f"level-{each}", "more")) for each in levels)
    return (Text(f"{say('new-boardside-costs')} {how}", "detail", "quiet"),)


def _detail(page: SetupPage, session: ScreenSession, at: int) -> str:
    """The line below a player's name: that the seat begins, or the level at which Boardside plays it."""
    level = page.setup.seated[at].level
    begins = page.own(session, "new-oldest") if at == page.setup.begins else ""
    return ", ".join(filter(None, (session.speech.say("level-boardside", level=level) if level else "", begins)))


def open_new_game(session: ScreenSession, unused: str) -> None:
    """Open the page for a new game, set up for the first game that Boardside knows; with tutorial notices if no game
    was finished yet."""
    session.notices.dismiss()
    first = session.store.games is not None and not any(row.over for row in session.store.games)
    _show(session, replace(Setup.first(next(iter(GAMES)), session.store.settings.edition), guided=first))


def open_rematch(session: ScreenSession, unused: str) -> None:
    """Leave the present game, and open the page for a new one with the same players and options."""
    setup = Setup.again(session.table.start, session.table.players)
    session.leave()
    session.game.events.call(lambda: _show(session, setup))  # once the first page is there, to which all screens go


def _show(session: ScreenSession, setup: Setup) -> None:
    session.pages.go(NewGamePage(setup))
    _recall(session, setup.game)


def _recall(session: ScreenSession, game: str) -> None:
    """Read earlier players and the box contents that owners entered from the disk; the page shows them when they are
    there.
    """

    def recalled(found: tuple[bytes | None, tuple[Path, ...]]) -> None:
        page, (text, boxes) = session.pages.page, found
        if isinstance(page, SetupPage) and page.setup.game == game:
            remembered = msgspec.json.decode(text, type=Remembered) if text is not None else page.setup.remembered
            session.pages.go(replace(page, setup=replace(page.setup, remembered=remembered, boxes=boxes)))

    session.store.ask(lambda store: (store.recall(REMEMBERED), taught(folder(store.path, game))), recalled)


def _start(session: ScreenSession, setup: Setup) -> None:
    """Begin the new game in the way that is chosen."""
    way = setup.way
    if setup.doubled:
        return session.notices.note(session.speech.say("new-same-name", name=setup.doubled), tone="warning")
    if all(player.level for player in setup.seated):
        return session.notices.note(session.speech.say("new-nobody"), tone="warning")
    remembered = write(setup.remember())

    def begun() -> None:
        table = session.table
        listed = way == "start" and setup.guided and table.look.setup(table.match.state, table.speech)
        open_page(session, "table", "setup" if listed else "")
        act = setup.look.touch(table.match.state, session.draft, way)
        hints = tuple(Hints(seat, setup.hints) for seat in table.by_people() if setup.hints)
        session.act(Say((*hints, *(act.commands if isinstance(act, Say) else ()))) if hints else act)
        if way == "already":
            open_page(session, "catch-up")
        session.store.ask(lambda store: store.remember(REMEMBERED, remembered), lambda _: None)

    if (why := session.game.begin(*setup.start(), begun, setup.guided)) is not None:
        session.notices.note(reason(session.speech, why), tone="warning")
    return None
