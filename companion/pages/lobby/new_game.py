"""A new game: which, who sits where, clockwise, who starts, and what the table plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.people import Player
from companion.games.protocol import Look
from companion.games.registry import GAMES
from companion.pages.parts.language_chip import chip, following
from companion.pages.parts.named_page import open_page
from companion.pages.parts.player_name import cleaned
from companion.screen import Block, Choice, Choices, Field, Screen, Sheet, Text, tone_of
from companion.session.session import button
from companion.transfer.decks import Box, folder, taught
from engine.codec import write
from engine.game import Start

if TYPE_CHECKING:
    from companion.session.session import Session

REMEMBERED = "players"
NAMES_KEPT = 24


class _Remembered(Struct, frozen=True):
    """What the store keeps of earlier evenings: every name, the newest first, and the last table."""

    names: tuple[str, ...] = ()
    told: Start | None = None
    players: tuple[Player, ...] = ()


class NewGamePage(Struct, frozen=True):
    """A table being set up. `begins` is the seat that starts; `chosen` the seat being mended (-1: none) and `over` what
    lies over the page: "" the seats, "name", "options". `told` are options that differ from the edition's; `boxes` is
    what was taught of the owner's own box; `guided` is whether a first game is explained.
    """

    game: str
    look: Look
    players: tuple[Player, ...] = ()
    begins: int = 0
    edition: str = "de"
    told: Mapping[str, Any] = {}
    chosen: int = -1
    over: str = ""
    remembered: _Remembered = _Remembered()
    boxes: tuple[Box, ...] = ()
    guided: bool = False

    @classmethod
    def first(cls, game: str, edition: str) -> NewGamePage:
        """Nobody has sat down yet."""
        boxed = GAMES[game]
        return cls(game, boxed.look(boxed.game()), edition=edition)

    @classmethod
    def again(cls, told: Start, players: tuple[Player, ...]) -> NewGamePage:
        """The same table once more, with the same options."""
        options = dict(told.options or {})
        page = cls.first(told.game, options.pop("edition", "de"))
        for option in page.look.options:
            if option.boxes and isinstance(options.get(option.name), Mapping):
                # A game that was begun holds the box's text beside its path; it is read anew.
                options[option.name] = options[option.name]["name"]
        return replace(page, players=players, begins=int(told.start_player or "1") - 1, told=options)

    def recall(self, session: Session) -> None:
        """Have earlier evenings and the taught boxes looked up; the page shows them when they are there."""
        game = self.game

        def found(text: bytes | None) -> None:
            if isinstance(session.page, NewGamePage) and text is not None:
                session.go(replace(session.page, remembered=msgspec.json.decode(text, type=_Remembered)))

        def boxed(boxes: tuple[Box, ...]) -> None:
            if isinstance(session.page, NewGamePage) and session.page.game == game:
                session.go(replace(session.page, boxes=boxes))

        session.ask(lambda store: store.recall(REMEMBERED), found)
        session.ask(lambda store: taught(folder(store.path, game)), boxed)

    def _preset(self) -> Mapping[str, Any]:
        """Every option as this table would play it if nobody said otherwise: with the box last taught."""
        last = self.boxes[0].path if self.boxes else None
        return {**self.look.preset(self.edition), **{each.name: last for each in self.look.options if each.boxes}}

    def _own(self, session: Session, id: str, **params: Any) -> str:
        """The game's own words for something, where it has any."""
        own = f"{id}-{self.game}"
        return session.speech.say(own if session.speech.knows(own) else id, **params)

    def show(self, session: Session) -> Screen:
        """Seats, one seat, a name being typed, or the options."""
        look = self.look
        if self.over == "name":
            sheet = self._name(session)
        elif self.over == "options":
            sheet = self._options(session, look)
        elif self.chosen >= 0:
            sheet = self._seat(session, look)
        else:
            sheet = self._seats(session, look)
        return Screen("new", sheet.title, sheet=sheet)

    def _seated(self) -> tuple[Player, ...]:
        """The players, or the fewest that can play while none were told."""
        return self.players or tuple(Player("", colour) for colour in self.look.colours[: self.look.seats[0]])

    def _seats(self, session: Session, look: Look) -> Sheet:
        say, players = session.speech.say, self._seated()
        seats = [
            Choice(
                f"seat/{n}",
                player.name or say(f"colour-{player.colour}"),
                self._own(session, "new-oldest") if n == self.begins else "",
                glyph=look.glyph(player.colour, str(n + 1)),
                tone="selected" if n == self.begins else "plain",
            )
            for n, player in enumerate(players)
        ]
        if len(players) < look.seats[1]:
            seats.append(Choice("add", say("act-add"), tone="quiet"))
        preset = self._preset()
        differing = {name for name, value in self.told.items() if value != preset[name]}
        rules = say(f"edition-{self.edition}") if look.editions else say("sheet-options")
        plays = [Choice("options", rules, self._own(session, "new-options", changed=len(differing)))]
        if GAMES[self.game].lesson:
            boxed = next(each.name for each in look.options if each.boxes)
            known = self._box(self.told.get(boxed, preset[boxed]))
            plays.append(Choice("lesson", say("act-lesson"), known or say("new-no-box")))
        if not any(row.over for row in session.games or ()):
            on = "on" if self.guided else "off"
            plays.append(Choice("guide", say("act-guide"), say(f"guide-{on}"), tone=tone_of(self.guided)))
        if GAMES[self.game].catching_up is not None:
            plays.append(Choice("catch-up", say("act-already"), say("new-already")))
        games = tuple(
            Choice(f"game/{name}", say(f"game-{name}"), tone="selected" if name == self.game else "plain")
            for name in GAMES
        )
        blocks: tuple[Block, ...] = (
            Choices(games, columns=len(games)),
            Text(self._own(session, "new-clockwise"), tone="quiet"),
            Choices(tuple(seats), columns=3, tall=True),
            Choices(tuple(plays), columns=len(plays)),
        )
        last = self.remembered.players
        same = Choice("same", say("act-same"), ", ".join(player.name for player in last), enabled=bool(last))
        scores = (button(session.speech, "keep-score"),) if "keep-score" in look.menu else ()
        buttons = (button(session.speech, "home"), same, *scores, button(session.speech, "start", "primary"))
        return Sheet("seats", say("sheet-new"), blocks, buttons)

    def _seat(self, session: Session, look: Look) -> Sheet:
        say, players = session.speech.say, self._seated()
        player = players[self.chosen]
        taken = {other.name for other in players}
        names = [Choice("type", say("act-type"), tone="primary")]
        names += [Choice(f"name/{name}", name) for name in self.remembered.names if name not in taken][:7]
        colours = tuple(
            Choice(
                f"colour/{colour}",
                say(f"colour-{colour}"),
                glyph=look.glyph(colour, str(self.chosen + 1)),
                tone="selected" if colour == player.colour else "plain",
            )
            for colour in look.colours
        )
        acts = [
            Choice(
                "oldest", self._own(session, "act-oldest"), tone="selected" if self.chosen == self.begins else "plain"
            ),
            Choice("later", say("act-later"), enabled=self.chosen + 1 < len(players)),
            Choice("remove", say("act-remove"), enabled=len(players) > look.seats[0]),
            chip("tongue", player, session.speech, say("seat-tongue")),
        ]
        blocks = (
            Choices(tuple(names), columns=4),
            Choices(colours, columns=3),
            Choices(tuple(acts), columns=4),
        )
        title = say("sheet-seat", number=self.chosen + 1, name=player.name or say(f"colour-{player.colour}"))
        return Sheet("seat", title, blocks, (button(session.speech, "done", "primary"),))

    def _name(self, session: Session) -> Sheet:
        say = session.speech.say
        name = self._seated()[self.chosen].name
        field = Field("typed", name, say("new-name-hint"), asked=True)
        return Sheet("name", say("sheet-name"), (field,), (button(session.speech, "done", "primary"),))

    def _options(self, session: Session, look: Look) -> Sheet:
        say, preset = session.speech.say, self._preset()
        editions = tuple(
            Choice(f"edition/{key}", say(f"edition-{key}"), tone="selected" if key == self.edition else "plain")
            for key in look.editions
        )
        switches = []
        for option in look.options:
            value = self.told.get(option.name, preset[option.name])
            told = value != preset[option.name]
            if option.boxes:
                value = self._box(value) or "none"
            switches.append(
                Choice(
                    f"option/{option.name}",
                    say(f"option-{option.name}", value=_word(value)),
                    say(f"option-{option.name}", "more", value=_word(value)),
                    tone="selected" if told else "plain",
                )
            )
        rulebooks = (Text(say("new-edition"), tone="quiet"), Choices(editions, columns=4)) if editions else ()
        blocks = (
            *rulebooks,
            Text(say("new-switches" if editions else "new-options-touch"), tone="quiet"),
            Choices(tuple(switches), columns=1, tall=True),
        )
        return Sheet("options", say("sheet-options"), blocks, (button(session.speech, "done", "primary"),))

    def tap(self, session: Session, id: str, text: str) -> None:
        """Mend the table, or begin the game."""
        verb, _, what = id.partition("/")
        session.dismiss()
        if id == "home":
            session.leave()
        elif id in ("start", "keep-score", "catch-up"):
            self._start(session, id)
        elif id == "lesson" and GAMES[self.game].lesson:

            def back() -> None:
                session.go(self)
                self.recall(session)

            open_page(GAMES[self.game].lesson, session, back)
        elif verb == "game" and what in GAMES:
            page = self._playing(session, what)
            session.go(page)
            page.recall(session)
        else:
            session.go(self._mended(verb, what, text))

    def _box(self, path: Any) -> str:
        """The name of a taught box by its path; "" for none, or for one that is no longer there."""
        return next((box.name for box in self.boxes if box.path == path), "")

    def _playing(self, session: Session, game: str) -> NewGamePage:
        """The same people at another game."""
        page = NewGamePage.first(game, session.settings.edition)
        players = self.players[: page.look.seats[1]]
        fits = len(players) >= page.look.seats[0] and all(player.colour in page.look.colours for player in players)
        begins = min(self.begins, len(players) - 1) if fits else 0
        return replace(page, players=players if fits else (), begins=begins, remembered=self.remembered)

    def _mended(self, verb: str, what: str, text: str) -> NewGamePage:
        look = self.look
        players = self._seated()
        page = replace(self, players=players)
        here = players[self.chosen] if self.chosen >= 0 else None
        match verb:
            case "seat" if what.isdecimal() and int(what) < len(players):
                return replace(page, chosen=int(what))
            case "add" if len(players) < look.seats[1]:
                free = next(colour for colour in look.colours if colour not in {player.colour for player in players})
                return replace(page, players=(*players, Player("", free)))
            case "same" if self.remembered.told is not None:
                again = NewGamePage.again(self.remembered.told, self.remembered.players)
                return replace(again, remembered=self.remembered)
            case "guide":
                return replace(page, guided=not self.guided)
            case "options" | "name":
                return replace(page, over=verb) if not what else page._named(what)
            case "type":
                return replace(page, over="name")
            case "typed" if here is not None:
                return page._renamed(text)
            case "done":
                return replace(page, over="", chosen=self.chosen if self.over == "name" else -1)
            case "edition" if what in look.editions:
                return replace(page, edition=what)
            case "option":
                return page._switched(look, what)
        return page._reseated(look, verb, what) if here is not None else page

    def _named(self, name: str) -> NewGamePage:
        return replace(self._renamed(name), chosen=-1)

    def _renamed(self, name: str) -> NewGamePage:
        return self._with_player(replace(self.players[self.chosen], name=cleaned(name)))

    def _with_player(self, player: Player) -> NewGamePage:
        players = list(self.players)
        players[self.chosen] = player
        return replace(self, players=tuple(players))

    def _switched(self, look: Look, name: str) -> NewGamePage:
        """The option's next value."""
        for option in look.options:
            if option.name == name:
                values = (None, *(box.path for box in self.boxes)) if option.boxes else option.values
                value = self.told.get(name, self._preset()[name])
                following = values[(values.index(value) + 1) % len(values)] if value in values else values[0]
                return replace(self, told={**self.told, name: following})
        return self

    def _reseated(self, look: Look, verb: str, what: str) -> NewGamePage:
        """A seat's colour, its place clockwise, who starts."""
        players, at = list(self.players), self.chosen
        match verb:
            case "colour" if what in look.colours:
                # Whoever had the colour takes this seat's, so that no two seats share one.
                old = players[at].colour
                players = [replace(p, colour=old) if p.colour == what else p for p in players]
                players[at] = replace(players[at], colour=what)
                return replace(self, players=tuple(players))
            case "tongue":
                return self._with_player(replace(players[at], language=following(players[at].language)))
            case "oldest":
                return replace(self, begins=at)
            case "later" if at + 1 < len(players):
                players[at], players[at + 1] = players[at + 1], players[at]
                moved = {at: at + 1, at + 1: at}
                return replace(self, players=tuple(players), chosen=at + 1, begins=moved.get(self.begins, self.begins))
            case "remove" if len(players) > look.seats[0]:
                del players[at]
                begins = self.begins - (self.begins > at)
                return replace(self, players=tuple(players), chosen=-1, begins=min(begins, len(players) - 1))
        return self

    def _start(self, session: Session, way: str) -> None:
        """Begin the game; `way` may be a touch that the game takes at once."""
        players = tuple(replace(player, name=player.name.rstrip()) for player in self._seated())
        names = [player.name for player in players if player.name]
        doubled = next((name for name in names if names.count(name) > 1), None)
        if doubled is not None:
            session.note(session.speech.say("new-same-name", name=doubled), tone="warning")
            return
        boxed = {each.name: self._preset()[each.name] for each in self.look.options if each.boxes}
        edition = {"edition": self.edition} if self.look.editions else {}
        told = Start(self.game, len(players), str(self.begins + 1), {**edition, **boxed, **self.told})
        kept = (*names, *(name for name in self.remembered.names if name not in names))[:NAMES_KEPT]
        remembered = write(_Remembered(kept, told, players))

        def begun() -> None:
            from companion.pages.table.menu import ENTRIES
            from companion.pages.table.table import TablePage

            session.go(TablePage())
            if (opens := ENTRIES.get(way)) is not None:
                opens(session, TablePage())
            else:
                session.act(self.look.touch(session.table.match.state, session.draft, way))
            session.ask(lambda store: store.remember(REMEMBERED, remembered), lambda _: None)

        session.begin(told, players, begun, self.guided)


def _word(value: str | bool) -> str:
    """An option's value as messages select it."""
    return str(value).lower()
