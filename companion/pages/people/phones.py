"""The page with the QR codes that phones scan, and the list of who is here."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec.structs import replace

from companion.games.drawing.common_controls import seat_choice
from companion.pages.parts import code_of, whole_page
from companion.screen import Block, Choice, Choices, Columns, Does, Nth, Pick, Screen, Text, tone_of
from companion.session.page_stack import Page
from companion.session.ports import Phones, Presence
from companion.session.screen_session import ScreenSession

TWO, ONE = 260.0, 280.0
"""The width of each of two QR codes side by side, and of one with a word below it, in pixels of the 800 by 480
screen."""
TELEVISION = "tv"
"""What is chosen in place of a seat for the address that can only look."""


class PhonesPage(Page, frozen=True):
    """The page with which phones join the game: a code for the chosen seat, and beside it who is here: each seat with
    its phones, and which one asks to be let in. The code is beside that of the table's own Wi-Fi if it is open.
    `going`: that Wi-Fi is being opened. `why`: the reason why it could not be opened, like "no-device"; else "".
    `seat` is the chosen one, "" for the first without a phone, `TELEVISION` for none.
    """

    going: bool = False
    why: str = ""
    seat: str = ""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the QR codes once the web server is ready; until then it says that this is being started."""
        say, phones = session.speech.say, session.game.phones
        if phones is None or not phones.invite():
            return whole_page(session, "phones", (Text(say("web-starting"), tone="quiet"),), "close")
        wifi, seat = phones.wifi(), self._chosen(session)
        if wifi.state == "opening":
            return whole_page(session, "phones", (Text(say("wifi-opening"), tone="quiet"),), "close", "wifi-off")
        shown = phones.invite(seat)
        host = urlsplit(shown).netloc
        address = f"http://{host}/?tv" if seat == TELEVISION else shown
        title, words = _title(session, seat), list[Block]()
        if self.why or wifi.state in ("no-manager", "no-device", "refused"):
            words.append(Text(say(f"wifi-{self.why or wifi.state}"), "detail", "warning" if self.why else "quiet"))
        if seat == TELEVISION:
            words.append(Text(say("web-television-how")))
        words += self._here(session, phones, seat)
        typed = [Text(f"{host}/?tv" if seat == TELEVISION else host, "detail")]
        if seat != TELEVISION and (word := phones.word(seat)):
            typed = [Text(say("web-word", address=host, word=word), "detail")]
        buttons: list[Choice | str] = ["close"]
        if wifi.state in ("off", "on"):
            buttons.append("wifi" if wifi.state == "off" else "wifi-off")
        if wifi.state == "on":
            secret = f"WIFI:T:WPA;S:{wifi.name};P:{wifi.password};;"
            join, then = Text(say("wifi-join", name=wifi.name)), Text(say("wifi-then"))
            codes = Columns((join, code_of(secret, TWO)), (then, code_of(address, TWO)))
            password = Text(say("wifi-password", password=wifi.password), "detail", "quiet")
            return whole_page(session, "phones", (codes, password, *typed, *words), *buttons, title=title)
        left: tuple[Block, ...] = (code_of(address, ONE), *typed)
        return whole_page(session, "phones", (Columns(left, tuple(words), share=0.4),), *buttons, title=title)

    def tick(self, session: ScreenSession, now: float) -> None:
        """Show the Wi-Fi once it is open, or why it is not; it can then be asked for again."""
        assert session.game.phones is not None
        state = session.game.phones.wifi().state
        if state == "on":
            session.pages.go(PhonesPage())
        elif state != "opening":
            session.game.phones.want_wifi(False)
            session.pages.go(PhonesPage(why=state))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Go back, choose a seat, take its phones away, let one in or not, open or close the Wi-Fi, or choose whether
        phones are asked before an undo."""
        phones = session.game.phones
        match does:
            case "ask-undo":
                settings = session.store.settings
                session.store.change_settings(replace(settings, ask_undo=not settings.ask_undo))
            case Pick("code", seat):
                session.pages.go(replace(self, seat=seat))
            case Nth("away", seat) if phones is not None:
                phones.remove(str(seat))
            case Pick("let-in" | "turn-away" as which, id) if phones is not None:
                phones.answer(id, which == "let-in", "table")
            case "wifi" | "wifi-off" if phones is not None:
                phones.want_wifi(does == "wifi")
                session.pages.go(PhonesPage(does == "wifi", seat=self.seat))

    def _chosen(self, session: ScreenSession) -> str:
        """The seat whose code is shown: the chosen one, else the first without a phone."""
        if self.seat or session.seated is None or session.game.phones is None:
            return self.seat
        taken = {each.seat for each in session.game.phones.here()}
        return next((seat for seat in session.seated.by_people() if seat not in taken), TELEVISION)

    def _here(self, session: ScreenSession, phones: Phones, chosen: str) -> list[Block]:
        """Who is here: a button for each seat, which shows its code, and for the chosen one what can be done with its
        phones."""
        say, here = session.speech.say, phones.here()
        asking = [each for each in here if each.waits]
        blocks: list[Block] = []
        for each in asking:
            name = session.table.players[int(each.seat) - 1].name
            answers = (Pick("let-in", each.id), Pick("turn-away", each.id))
            blocks.append(Text(say("web-asks", name=name), tone="warning"))
            blocks.append(Choices(tuple(Choice(does, say(f"act-{does.of}")) for does in answers), 2))
        rows, lines = list[Choice](), list[Block]()
        for seat in session.seated.by_people() if session.seated is not None else ():
            players, name = session.table.players, session.table.players[int(seat) - 1].name
            own = [each for each in here if each.seat == seat and not each.waits]
            states = " · ".join(_state(session, each) for each in own) or say("web-no-phone")
            lines += [Text(f"{name}: {known}", "detail") for each in own if (known := _known(session, each))]
            rows.append(seat_choice(Pick("code", seat), seat, players, seat == chosen, detail=states))
        if rows:
            rows.append(Choice(Pick("code", TELEVISION), say("web-television"), tone=tone_of(chosen == TELEVISION)))
            blocks += [Choices(tuple(rows), 2), *lines]
            if any(each.seat == chosen and not each.waits for each in here):
                name = session.table.players[int(chosen) - 1].name
                blocks.append(Choices((Choice(Nth("away", int(chosen)), say("web-take-away", name=name)),), 1))
            asks = session.store.settings.ask_undo
            blocks.append(Choices((Choice("ask-undo", say("web-ask-undo"), tone=tone_of(asks)),), 1))
        blocks.append(Text(say("web-same-network"), "detail", "quiet"))
        return blocks


def _title(session: ScreenSession, seat: str) -> str:
    """What the code is for."""
    if seat == TELEVISION:
        return session.speech.say("web-television")
    if not seat:
        return session.speech.say("web-scan")
    return session.speech.say("web-scan-seat", name=session.table.players[int(seat) - 1].name)


def _state(session: ScreenSession, phone: Presence) -> str:
    """A phone on its seat's button: whether it is awake, and since when it is here."""
    return session.speech.say("web-awake" if phone.awake else "web-asleep", since=phone.since)


def _known(session: ScreenSession, phone: Presence) -> str:
    """What else is known of a phone: its name, and who let it in as a second one; "" for nothing."""
    by = session.speech.say(f"web-by-{phone.by}") if phone.by in ("phone", "table") else ""
    return ", ".join(filter(None, (phone.name, f"{_state(session, phone)} ({by})" if by else "")))


def open_phones(session: ScreenSession, unused: str) -> None:
    """Start the web server if it is not running, and open the page with the QR codes for phones."""
    session.notices.dismiss()
    if (phones := session.game.phones) is not None:
        phones.start()
    session.pages.push(PhonesPage(phones is not None and phones.wifi().state not in ("", "off", "on")))
