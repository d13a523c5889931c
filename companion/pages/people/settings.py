"""Settings: the language, the rulebook beside the board, how the screen is turned, whether anything moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.games.registry import GAMES
from companion.language.speech import LANGUAGES
from companion.pages.parts.language_chip import chip, following
from companion.pages.parts.named_page import open_page
from companion.pages.rules.words import WordsPage
from companion.screen import Block, Choice, Choices, Screen, Sheet, Text
from companion.session.session import button

if TYPE_CHECKING:
    from companion.session.session import Page, Session

ROTATIONS = (0, 90, 180, 270)


class SettingsPage(Struct, frozen=True):
    """Touched wishes hold at once and are remembered. `table` is the page to return to while a game lies there."""

    editions: tuple[str, ...]
    table: Page | None = None

    def show(self, session: Session) -> Screen:
        """Each wish with its values."""
        say, settings = session.speech.say, session.settings
        editions = tuple(_value("edition", key, say(f"edition-{key}"), settings.edition) for key in self.editions)
        tongues = (("", say("settings-language-edition")), *LANGUAGES.items())
        languages = tuple(_value("language", key, label, settings.language) for key, label in tongues)
        turns = tuple(_value("rotation", str(angle), f"{angle}°", str(settings.rotation)) for angle in ROTATIONS)
        still = "still" if settings.still else "moving"
        movement = tuple(_value("look", key, say(f"settings-{key}"), still) for key in ("moving", "still"))
        taught = tuple(
            Choice(f"lesson/{name}", say("act-lesson"), say(f"game-{name}")) for name in GAMES if GAMES[name].lesson
        )
        blocks = (
            Text(say("settings-language")),
            Choices(languages, columns=4),
            *_seats(session),
            Text(say("settings-edition")),
            Choices(editions, columns=4),
            Text(say("settings-rotation")),
            Choices(turns, columns=4),
            Text(say("settings-movement")),
            Choices(movement, columns=2),
            Choices((*taught, button(session.speech, "hardware"), button(session.speech, "teach")), columns=2),
            Text(say("settings-about"), "detail", "quiet"),
        )
        back = "home" if self.table is None else "table"
        off = (button(session.speech, "off"),) if session.off else ()
        buttons = (button(session.speech, back), button(session.speech, "words"), *off)
        sheet = Sheet("settings", say("sheet-settings"), blocks, buttons)
        return Screen("settings", sheet.title, sheet=sheet)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Take a wish, or go home."""
        verb, _, what = id.partition("/")
        match verb:
            case "home":
                session.leave()
            case "table" if self.table is not None:
                session.go(self.table)
            case "hardware":
                from companion.pages.tags.hardware import HardwarePage

                session.go(HardwarePage.first(self))
            case "teach":
                from companion.pages.tags.teach import open_teach

                open_teach(session, lambda: session.go(self))
            case "off" if session.off:
                from companion.pages.people.power_off import OffPage

                session.go(OffPage(self))
            case "words":
                session.go(WordsPage.first(session, self))
            case "language" if not what or what in LANGUAGES:
                session.wish(replace(session.settings, language=what))
            case "tongue" if self.table is not None:
                _speak_to(session, int(what))
            case "edition" if what in self.editions:
                session.wish(replace(session.settings, edition=what))
            case "rotation" if what in map(str, ROTATIONS):
                session.wish(replace(session.settings, rotation=int(what)))
            case "lesson" if what in GAMES and GAMES[what].lesson:
                open_page(GAMES[what].lesson, session, lambda: session.go(self))
            case "look":
                session.wish(replace(session.settings, still=what == "still"))


def _seats(session: Session) -> tuple[Block, ...]:
    """What each seat at the table is spoken to in."""
    if session.seated is None:
        return ()
    look, speech, players = session.seated.look, session.speech, session.seated.players
    chips = tuple(
        chip(f"tongue/{n}", player, speech, player.name, look.glyph(player.colour, str(n)))
        for n, player in enumerate(players, 1)
    )
    return Text(speech.say("settings-seats")), Choices(chips, columns=3)


def _speak_to(session: Session, seat: int) -> None:
    """The next language for this seat."""
    people = session.table.people
    players = list(people.players)
    players[seat - 1] = replace(players[seat - 1], language=following(players[seat - 1].language))
    session.keep(replace(people, players=tuple(players)))


def _value(verb: str, key: str, label: str, present: str) -> Choice:
    return Choice(f"{verb}/{key}", label, tone="selected" if key == present else "plain")


def editions() -> tuple[str, ...]:
    """Every rulebook of a game that has more than one."""
    return tuple(dict.fromkeys(edition for boxed in GAMES.values() for edition in boxed.editions))
