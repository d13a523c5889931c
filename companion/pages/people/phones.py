"""The page with the QR codes that a phone scans to become a seat's phone, and with the phones that each seat has."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.pages.parts.sheets import whole_page
from companion.screen import Block, Choice, Choices, Columns, Does, Nth, Screen, Text, tone_of
from companion.session.session import Session
from companion.transfer.qr import code_of

TWO = 260.0
"""The width of each of two QR codes side by side, in pixels of the 800 by 480 screen."""


class PhonesPage(Struct, frozen=True):
    """The page with which phones join the game: the address as a QR code, beside that of the table's own Wi-Fi if it is
    open, and for each seat that has phones a button that removes them. `going`: that Wi-Fi is being opened. `why`: the
    reason why it could not be opened, like "no-device"; else "".
    """

    going: bool = False
    why: str = ""

    def show(self, session: Session) -> Screen:
        """The screen with the QR codes once the web server is ready; until then it says that this is being started."""
        say, phones = session.speech.say, session.phones
        address = phones.invite() if phones is not None else ""
        if phones is None or not address:
            return whole_page(session, "phones", (Text(say("web-starting"), tone="quiet"),), "close")
        wifi, watch = phones.wifi(), say("web-watch", address=f"{address.partition('#')[0]}?tv")
        if wifi.state == "opening":
            return whole_page(session, "phones", (Text(say("wifi-opening"), tone="quiet"),), "close", "wifi-off")
        seats, asks = self._seats(session), session.settings.ask_undo
        more: list[Block] = [Choices(seats, 1)] if seats else []
        if seats or asks:
            more.append(Choices((Choice("ask-undo", say("web-ask-undo"), tone=tone_of(asks)),), 1))
        if wifi.state == "on":
            secret = f"WIFI:T:WPA;S:{wifi.name};P:{wifi.password};;"
            join, then = Text(say("wifi-join", name=wifi.name)), Text(say("wifi-then"))
            codes = Columns((join, code_of(secret, TWO)), (then, code_of(address, TWO)))
            typed = Text(say("wifi-password", password=wifi.password), "detail", "quiet")
            blocks = (codes, typed, Text(watch, "detail", "quiet"), *more)
            return whole_page(session, "phones", blocks, "close", "wifi-off")
        words: list[Block] = [Text(say("web-scan")), Text(say("web-same-network"), "detail", "quiet")]
        if why := self.why or wifi.state.replace("off", ""):
            words.append(Text(say(f"wifi-{why}"), "detail", "warning" if self.why else "quiet"))
        words += [*more, Text(watch, "detail", "quiet")]
        buttons = ("close", "wifi") if wifi.state == "off" else ("close",)
        return whole_page(session, "phones", (Columns((code_of(address),), tuple(words), share=0.5),), *buttons)

    def tick(self, session: Session, now: float) -> None:
        """Show the Wi-Fi once it is open, or why it is not; it can then be asked for again."""
        assert session.phones is not None
        state = session.phones.wifi().state
        if state == "on":
            session.go(PhonesPage())
        elif state != "opening":
            session.phones.want_wifi(False)
            session.go(PhonesPage(why=state))

    def tap(self, session: Session, does: Does, text: str) -> None:
        """Go back, take a seat's phones away, open or close the Wi-Fi, or choose whether phones are asked before an
        undo."""
        match does:
            case "close":
                session.back()
            case "ask-undo":
                session.change_settings(replace(session.settings, ask_undo=not session.settings.ask_undo))
            case Nth("away", seat) if session.phones is not None:
                session.phones.remove(str(seat))
            case "wifi" | "wifi-off" if session.phones is not None:
                session.phones.want_wifi(does == "wifi")
                session.go(PhonesPage(does == "wifi"))

    def _seats(self, session: Session) -> tuple[Choice, ...]:
        """A button for each seat that has phones."""
        if session.seated is None or session.phones is None:
            return ()
        say, taken = session.speech.say, session.phones.seats()
        return tuple(
            Choice(Nth("away", n), player.name, say("web-take-away", phones=taken[str(n)]))
            for n, player in enumerate(session.seated.players, 1)
            if taken.get(str(n))
        )


def open_phones(session: Session, unused: str) -> None:
    """Start the web server if it is not running, and open the page with the QR codes for phones."""
    if session.phones is not None:
        session.phones.start()
    asked = session.phones is not None and session.phones.wifi().state not in ("", "off", "on")
    session.push(PhonesPage(asked))
