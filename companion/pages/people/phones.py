"""The page with the QR code that a phone scans to become a seat's phone, and with the phones that each seat has."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.pages.parts.sheets import whole_page
from companion.screen import Block, Choice, Choices, Columns, Screen, Text, tone_of
from companion.session.session import Session
from companion.transfer.qr import code_of


class PhonesPage(Struct, frozen=True):
    """The page with which phones join the game: the address as a QR code, and for each seat that has phones a button
    that removes them.
    """

    def show(self, session: Session) -> Screen:
        """The screen with the QR code once the web server is ready; until then it says that this is being started."""
        say, phones = session.speech.say, session.phones
        address = phones.invite() if phones is not None else ""
        if not address:
            return whole_page(session, "phones", (Text(say("web-starting"), tone="quiet"),), "close")
        words: list[Block] = [Text(say("web-scan")), Text(say("web-same-network"), "detail", "quiet")]
        if session.seated is not None and phones is not None:
            taken = phones.seats()
            seats = tuple(
                Choice(f"away/{n}", player.name, say("web-take-away", phones=taken[str(n)]))
                for n, player in enumerate(session.seated.players, 1)
                if taken.get(str(n))
            )
            words += [Choices(seats, 1)] if seats else []
            asks = session.settings.ask_undo
            words += (
                [Choices((Choice("ask-undo", say("web-ask-undo"), tone=tone_of(asks)),), 1)] if seats or asks else []
            )
        words.append(Text(say("web-watch", address=f"{address.partition('#')[0]}?tv"), "detail", "quiet"))
        return whole_page(session, "phones", (Columns((code_of(address),), tuple(words), share=0.5),), "close")

    def tap(self, session: Session, id: str, text: str) -> None:
        """Go back, take a seat's phones away, or choose whether phones are asked before an undo."""
        verb, _, what = id.partition("/")
        if id == "close":
            session.back()
        elif verb == "ask-undo":
            session.change_settings(replace(session.settings, ask_undo=not session.settings.ask_undo))
        elif verb == "away" and session.phones is not None:
            session.phones.remove(what)


def open_phones(session: Session, argument: str) -> None:
    """Start the web server if it is not running, and open the page with the QR code for phones."""
    if session.phones is not None:
        session.phones.start()
    session.push(PhonesPage())
