"""Settings: language, edition, rotation of the screen, animations, and a language for each seat."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES
from companion.pages.page_registry import open_page
from companion.pages.parts.language_chip import chip, following
from companion.pages.parts.sheets import picker, whole_page
from companion.screen import Block, Choice, Choices, Does, Nth, Pick, Screen, Text, tone_of
from companion.session.session import Session, button
from companion.system import speaker

ROTATIONS = (0, 90, 180, 270)


class SettingsPage(Struct, frozen=True):
    """The page of the settings; a touched value is used at once and stored."""

    def show(self, session: Session) -> Screen:
        """The screen with a group of buttons for each setting, and buttons for other pages."""
        say, settings = session.speech.say, session.settings
        movement = {each: say(f"settings-{each}") for each in ("moving", "still")}
        heard = Choice("sound", say("settings-sound"), say("settings-sound-more"), tone=tone_of(settings.sound))
        spoken = Choice("voice", say("settings-voice"), say("settings-voice-more"), tone=tone_of(settings.voice))
        boxes = tuple(
            Choice(Pick("lesson", name), say("act-lesson"), say(f"game-{name}")) for name in GAMES if GAMES[name].lesson
        )
        blocks = (
            Text(say("settings-language")),
            picker("language", {"": say("settings-language-edition"), **LANGUAGES}, settings.language),
            *_seats(session),
            Text(say("settings-edition")),
            picker("edition", {key: say(f"edition-{key}") for key in editions()}, settings.edition),
            Text(say("settings-rotation")),
            picker(
                lambda angle: Nth("rotation", int(angle)),
                {str(angle): f"{angle}°" for angle in ROTATIONS},
                str(settings.rotation),
            ),
            Text(say("settings-movement")),
            picker("look", movement, "still" if settings.still else "moving", 2),
            Text(say("settings-sight")),
            Choices(
                (
                    Choice("larger", say("settings-larger"), say("settings-larger-more"), tone=tone_of(settings.large)),
                    Choice("flash", say("settings-flash"), say("settings-flash-more"), tone=tone_of(settings.flash)),
                    *((heard,) if speaker.sound_card() else ()),
                    *((spoken,) if speaker.sound_card() and speaker.there() else ()),
                ),
                columns=2,
            ),
            Choices((*boxes, button(session.speech, "hardware"), button(session.speech, "teach")), columns=2),
            Text(say("settings-about"), "detail", "quiet"),
        )
        off = ("off",) if session.off else ()
        return whole_page(session, "settings", blocks, "home" if session.seated is None else "table", "words", *off)

    def tap(self, session: Session, does: Does, text: str) -> None:
        """Set a value, open another page, or go back."""
        match does:
            case "home" | "table":
                session.back()
            case "hardware" | "teach" | "words":
                open_page(session, does)
            case "off" if session.off:
                open_page(session, "off")
            case Pick("language", language):
                session.change_settings(replace(session.settings, language=language))
            case Nth("tongue", seat):
                _speak_to(session, seat)
            case Pick("edition", edition):
                session.change_settings(replace(session.settings, edition=edition))
            case Nth("rotation", angle):
                session.change_settings(replace(session.settings, rotation=angle))
            case Pick("lesson", game):
                open_page(session, GAMES[game].lesson)
            case "larger":
                session.change_settings(replace(session.settings, large=not session.settings.large))
            case "flash":
                session.change_settings(replace(session.settings, flash=not session.settings.flash))
            case "sound":
                session.change_settings(replace(session.settings, sound=not session.settings.sound))
            case "voice":
                session.change_settings(replace(session.settings, voice=not session.settings.voice))
            case Pick("look", look):
                session.change_settings(replace(session.settings, still=look == "still"))


def _seats(session: Session) -> tuple[Block, ...]:
    """A button for the language of each seat, if a game is seated."""
    if session.seated is None:
        return ()
    look, speech, players = session.seated.look, session.speech, session.seated.players
    chips = tuple(
        chip(Nth("tongue", n), player, speech, player.name, look.glyph(player.colour, str(n)))
        for n, player in enumerate(players, 1)
    )
    return Text(speech.say("settings-seats")), Choices(chips, columns=3)


def _speak_to(session: Session, seat: int) -> None:
    """Give the seat with this number the next language."""
    people = session.table.people
    players = session.table.stored_players()
    players[seat - 1] = replace(players[seat - 1], language=following(players[seat - 1].language))
    session.keep(replace(people, players=tuple(players)))


def editions() -> tuple[str, ...]:
    """The editions of all games that have more than one."""
    return tuple(dict.fromkeys(edition for boxed in GAMES.values() for edition in boxed.editions))
