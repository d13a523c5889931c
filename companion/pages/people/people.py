"""The people at the table: a name or a colour to mend, a seat that goes home, the screen turned, the sand-timer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.actions import Say
from companion.games.people import Player
from companion.pages.parts.language_chip import chip, following
from companion.pages.parts.player_name import cleaned
from companion.screen import Choice, Choices, Field, Screen, Sheet, Text, tone_of
from companion.session.around import SANDS
from companion.session.session import button
from engine.house_words import Leave, Rename

if TYPE_CHECKING:
    from companion.session.session import Desk, Page


class PeoplePage(Struct, frozen=True):
    """`seat` is the one being mended, "" for all; `over` is what is asked about it: "" nothing, "name", "leave".
    `typed` is the name while it is typed, None before the first letter."""

    back: Page
    seat: str = ""
    over: str = ""
    typed: str | None = None

    def show(self, desk: Desk) -> Screen:
        """All seats, one seat, or a question about it."""
        if not self.seat:
            sheet = self._everyone(desk)
        elif self.over == "name":
            field = Field("typed", self._name(desk), desk.speech.say("new-name-hint"), asked=True)
            sheet = Sheet("name", desk.speech.say("sheet-name"), (field,), (button(desk.speech, "done", "primary"),))
        elif self.over == "leave":
            sheet = self._leaving(desk)
        else:
            sheet = self._one(desk)
        return Screen("people", sheet.title, sheet=sheet)

    def _everyone(self, desk: Desk) -> Sheet:
        sitting, wishes, say = desk.table, desk.wishes, desk.speech.say
        gone = sitting.match.state.house.gone
        seats = tuple(
            Choice(
                f"seat/{n}",
                player.name,
                say("people-gone") if str(n) in gone else say("people-across") if player.across else "",
                glyph=sitting.look.glyph(player.colour, str(n)),
                enabled=str(n) not in gone and not sitting.finished,
            )
            for n, player in enumerate(sitting.players, 1)
        )
        turning = Choice("turning", say("people-turning"), say("people-turning-more"), tone=tone_of(wishes.turning))
        calling = Choice("calling", say("people-calling"), say("people-calling-more"), tone=tone_of(wishes.calling))
        turns = (button(desk.speech, "turn"), turning, *((calling,) if desk.devices is not None else ()))
        sands = [
            Choice(
                f"sand/{seconds}", say("people-sand", minutes=seconds // 60), tone=tone_of(desk.around.sand == seconds)
            )
            for seconds in SANDS
        ]
        if desk.around.going:
            sands.append(Choice("sand/0", say("people-sand-stop")))
        blocks = (
            Text(say("people-touch"), tone="quiet"),
            Choices(seats, columns=3, tall=True),
            Choices(turns, columns=len(turns), tall=True),
            Text(say("people-sand-what"), tone="quiet"),
            Choices(tuple(sands), columns=4),
        )
        return Sheet("people", say("act-people"), blocks, (button(desk.speech, "table", "primary"),))

    def _player(self, desk: Desk) -> Player:
        return desk.table.players[int(self.seat) - 1]

    def _name(self, desk: Desk) -> str:
        return self._player(desk).name if self.typed is None else self.typed

    def _one(self, desk: Desk) -> Sheet:
        sitting, player, say = desk.table, self._player(desk), desk.speech.say
        colours = tuple(
            Choice(
                f"colour/{colour}",
                say(f"colour-{colour}"),
                glyph=sitting.look.glyph(colour, self.seat),
                tone=tone_of(colour == player.colour),
            )
            for colour in sitting.look.colours
        )
        acts = (
            Choice("type", say("act-type"), player.name),
            chip("tongue", player, desk.speech, say("seat-tongue")),
            Choice("across", say("people-sits-across"), tone=tone_of(player.across)),
            Choice("leaves", say("act-leaves"), tone="danger"),
        )
        blocks = (Choices(acts, columns=2, tall=True), Choices(colours, columns=3))
        return Sheet("seat", player.name, blocks, (button(desk.speech, "done", "primary"),))

    def _leaving(self, desk: Desk) -> Sheet:
        say, player = desk.speech.say, self._player(desk)
        blocks = (Text(say("people-leaves", seat=self.seat), "title"), Text(say("people-leaves-more"), tone="quiet"))
        sure = Choice("gone", say("act-leaves"), tone="danger")
        return Sheet("leaves", player.name, blocks, (button(desk.speech, "cancel"), sure))

    def tap(self, desk: Desk, id: str, text: str) -> None:
        """Pick a seat and mend it; turn the screen; turn the sand-timer over."""
        verb, _, what = id.partition("/")
        desk.dismiss()
        match verb:
            case "table":
                desk.go(self.back)
            case "turn":
                desk.around.turn()
            case "turning":
                desk.wish(replace(desk.wishes, turning=not desk.wishes.turning))
            case "calling":
                desk.wish(replace(desk.wishes, calling=not desk.wishes.calling))
            case "sand" if what.isdecimal():
                desk.around.run(int(what))
                desk.go(self.back)
            case "seat" if what.isdecimal() and 1 <= int(what) <= len(desk.table.players):
                desk.go(replace(self, seat=what))
            case _ if self.seat:
                self._mend(desk, verb, what, text)

    def _mend(self, desk: Desk, verb: str, what: str, text: str) -> None:
        player = self._player(desk)
        match verb:
            case "type":
                desk.go(replace(self, over="name", typed=None))
            case "typed":
                desk.go(replace(self, typed=cleaned(text)))
            case "done" if self.over == "name":
                desk.go(replace(self, over="", typed=None))
                name = self._name(desk).rstrip()
                if name and name != player.name:
                    self._named(desk, name)
            case "done":
                desk.go(PeoplePage(self.back))
            case "cancel":
                desk.go(replace(self, over=""))
            case "colour" if what in desk.table.look.colours and what != player.colour:
                desk.act(Say((Rename(self.seat, colour=what),)))
            case "tongue":
                self._keep(desk, replace(player, language=following(player.language)))
            case "across":
                self._keep(desk, replace(player, across=not player.across))
            case "leaves":
                desk.go(replace(self, over="leave"))
            case "gone":
                desk.go(self.back)
                desk.act(Say((Leave(self.seat),)))

    def _named(self, desk: Desk, name: str) -> None:
        if any(name == other.name for other in desk.table.players):
            desk.note(desk.speech.say("new-same-name", name=name), tone="warning")
        else:
            desk.act(Say((Rename(self.seat, name),)))

    def _keep(self, desk: Desk, player: Player) -> None:
        """What no act of the game is: how a seat is spoken to, and where it sits."""
        sitting = desk.table
        players = list(sitting.people.players)
        for n in range(len(players), len(sitting.players)):
            players.append(replace(sitting.players[n], name=""))
        at = int(self.seat) - 1
        players[at] = replace(players[at], language=player.language, across=player.across)
        desk.keep(replace(sitting.people, players=tuple(players)))
