"""People: names, colours and languages of the seats, players who leave, screen direction, and sand timer."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.common_actions import SeatTouched
from companion.games.drawing.common_controls import button, picker, seat_choice
from companion.games.drawing.seat_marks import seat_mark
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.pages.parts import change_player, chip, following, name_typed, whole_page
from companion.screen import Choice, Choices, Does, Field, Pick, Screen, Text, tone_of
from companion.session.page_stack import Page
from companion.session.sand_timer import DURATIONS
from companion.session.screen_session import ScreenSession
from engine.common_commands import Leave, Rename


class PeoplePage(Page, frozen=True):
    """The page of the players: all seats, or one. `seat` is the one being changed ("2"), "" for all; `over` is the
    question asked about it: "name", "leave", or "" for none. `typed` is the name typed so far, None before the first
    letter.
    """

    clears = True

    seat: str = ""
    over: str = ""
    typed: str | None = None

    def show(self, session: ScreenSession) -> Screen:
        """The screen with all seats, screen direction and sand timer; or with one seat; or with a question about it."""
        if not self.seat:
            return self._everyone(session)
        if self.over == "name":
            say, tongue = session.speech.say, self._player(session).language or session.speech.language
            field = Field("typed", self._name(session), say("new-name-hint"), asked=True, done="done", language=tongue)
            return whole_page(session, "name", (field,), primary="done", page="people")
        return self._leaving(session) if self.over == "leave" else self._one(session)

    def _everyone(self, session: ScreenSession) -> Screen:
        seated, settings, say = session.table, session.store.settings, session.speech.say
        gone = seated.match.state.house.gone
        seats = tuple(
            seat_choice(
                SeatTouched(str(n)),
                str(n),
                seated.players,
                detail=say("people-gone") if str(n) in gone else say("people-across") if player.across else "",
                enabled=str(n) not in gone and not seated.finished,
            )
            for n, player in enumerate(seated.players, 1)
        )
        turning = Choice("turning", say("people-turning"), say("people-turning-more"), tone=tone_of(settings.turning))
        calling = Choice("calling", say("people-calling"), say("people-calling-more"), tone=tone_of(settings.calling))
        turns = (button(session.speech, "turn"), turning, *((calling,) if session.devices is not None else ()))
        sands = {str(each): say("people-sand", minutes=each // 60) for each in DURATIONS}
        if session.sand_timer.going:
            sands["0"] = say("people-sand-stop")
        blocks = (
            Text(say("people-touch"), tone="quiet"),
            Choices(seats, columns=3, tall=True),
            Choices(turns, columns=len(turns), tall=True),
            Text(say("people-sand-what"), tone="quiet"),
            picker("sand", sands, str(session.sand_timer.seconds)),
        )
        return whole_page(session, "people", blocks, primary="table")

    def _player(self, session: ScreenSession) -> Player:
        return session.table.players[int(self.seat) - 1]

    def _name(self, session: ScreenSession) -> str:
        return self._player(session).name if self.typed is None else self.typed

    def _one(self, session: ScreenSession) -> Screen:
        seated, player, say = session.table, self._player(session), session.speech.say
        colours = {colour: say(f"colour-{colour}") for colour in seated.look.colours}
        glyphs = {colour: seat_mark(colour, self.seat) for colour in colours}
        acts = (
            Choice("type", say("act-type"), player.name),
            chip("tongue", player, session.speech, say("seat-tongue")),
            Choice("across", say("people-sits-across"), tone=tone_of(player.across)),
            Choice("leaves", say("act-leaves"), tone="danger"),
        )
        blocks = (Choices(acts, columns=2, tall=True), picker("colour", colours, player.colour, 3, glyphs))
        return whole_page(session, "seat", blocks, primary="done", title=player.name, page="people")

    def _leaving(self, session: ScreenSession) -> Screen:
        say, player = session.speech.say, self._player(session)
        blocks = (Text(say("people-leaves", seat=self.seat), "title"), Text(say("people-leaves-more"), tone="quiet"))
        sure = Choice("gone", say("act-leaves"), tone="danger")
        return whole_page(session, "leaves", blocks, "cancel", sure, title=player.name, page="people")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Select a seat, change it, turn the screen, or start the sand timer."""
        settings = session.store.settings
        match does:
            case "turn":
                session.rotation.turn()
            case "turning" | "calling":
                session.store.change_settings(replace(settings, **{does: not getattr(settings, does)}))
            case Pick("sand", seconds):
                session.sand_timer.start(int(seconds))
                session.pages.back()
            case SeatTouched(seat):
                session.pages.go(replace(self, seat=seat))
            case _ if self.seat:
                self._change(session, does, text)

    def _change(self, session: ScreenSession, does: Does, text: str) -> None:
        player = self._player(session)
        match does:
            case "type":
                session.pages.go(replace(self, over="name", typed=None))
            case "typed":
                session.pages.go(replace(self, typed=name_typed(session, text)))
            case "done" if self.over == "name":
                session.pages.go(replace(self, over="", typed=None))
                name = self._name(session).rstrip()
                if name and name != player.name:
                    self._named(session, name)
            case "done":
                session.pages.go(PeoplePage())
            case "cancel":
                session.pages.go(replace(self, over=""))
            case Pick("colour", colour) if colour != player.colour:
                session.act(Say((Rename(self.seat, colour=colour),)))
            case "tongue":
                change_player(session, int(self.seat), language=following(player.language))
            case "across":
                change_player(session, int(self.seat), across=not player.across)
            case "leaves":
                session.pages.go(replace(self, over="leave"))
            case "gone":
                session.pages.back()
                session.act(Say((Leave(self.seat),)))

    def _named(self, session: ScreenSession, name: str) -> None:
        own = self._player(session)
        if any(name.casefold() == other.name.casefold() for other in session.table.players if other != own):
            session.notices.note(session.speech.say("new-same-name", name=name), tone="warning")
        else:
            session.act(Say((Rename(self.seat, name),)))
