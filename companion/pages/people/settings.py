"""Settings: languages, edition, rotation of the screen, animations, voice, and whether to switch the machine off."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.drawing.common_controls import button, picker
from companion.games.registry import GAMES
from companion.language.message_texts import LANGUAGES
from companion.pages.page_registry import open_page
from companion.pages.parts import whole_page
from companion.pages.people import update
from companion.screen import Block, Choice, Choices, Does, Pick, Screen, Text, tone_of
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.system import speaker

ROTATIONS = (0, 90, 180, 270)
SWITCHES = {"larger": "large", "flash": "flash", "voice": "voice"}
"""The switches for eyes and ears, each with the field of the settings that it changes."""


class SettingsPage(Page, frozen=True):
    """The page of the settings; a touched value is used at once and stored."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a group of buttons for each setting, and buttons for other pages."""
        say, settings = session.speech.say, session.store.settings
        movement = {each: say(f"settings-{each}") for each in ("moving", "still")}
        boxes = tuple(
            Choice(Pick("lesson", name), say("act-lesson"), say(f"game-{name}")) for name in GAMES if GAMES[name].lesson
        )
        more = ("update",) if update.offered() else ()
        silent = "card" if not speaker.sound_card() else "" if speaker.there() else "voice"
        switches = tuple(
            Choice(id, say(f"settings-{id}"), say(f"settings-{id}-more"), tone=tone_of(getattr(settings, field)))
            for id, field in SWITCHES.items()
            if not silent or id != "voice"
        )
        blocks = (
            *_club(session),
            Text(say("settings-language")),
            picker("language", {"": say("settings-language-edition"), **LANGUAGES}, settings.language),
            *_editions(session),
            Text(say("settings-rotation")),
            picker("rotation", {str(angle): f"{angle}°" for angle in ROTATIONS}, str(settings.rotation)),
            Text(say("settings-movement")),
            picker("look", movement, "still" if settings.still else "moving", 2),
            Text(say("settings-sight")),
            Choices(switches, columns=2),
            *((Text(say("settings-silent", why=silent), "detail", "quiet"),) if silent else ()),
            Choices((*boxes, *(button(session.speech, each) for each in ("hardware", "teach", *more))), columns=2),
            *(() if session.game.club is not None else (Text(say("settings-about"), "detail", "quiet"),)),
        )
        off = ("off",) if session.game.machine.off else ()
        return whole_page(session, "settings", blocks, "home" if session.seated is None else "table", "words", *off)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Set a value, open another page, or go back."""
        settings, change = session.store.settings, session.store.change_settings
        match does:
            case "home":
                session.pages.back()
            case "hardware" | "teach" | "words" | "update":
                open_page(session, does)
            case "off" if session.game.machine.off:
                open_page(session, "off")
            case Pick("language", language):
                change(replace(settings, language=language))
            case Pick("edition", edition):
                change(replace(settings, edition=edition))
            case Pick("rotation", angle):
                change(replace(settings, rotation=int(angle)))
            case Pick("lesson", game):
                open_page(session, GAMES[game].lesson)
            case str() if field := SWITCHES.get(does):
                change(replace(settings, **{field: not getattr(settings, field)}))
            case "call" if session.game.club is not None:
                session.game.club.call()
            case Pick("look", look):
                change(replace(settings, still=look == "still"))


def _editions(session: ScreenSession) -> tuple[Block, ...]:
    """A button for each rulebook, of the seated game if there is one; nothing for a game with one rulebook."""
    seated, say = session.seated, session.speech.say
    every = dict.fromkeys(edition for boxed in GAMES.values() for edition in boxed.editions)
    found = tuple(every) if seated is None else GAMES[seated.start.game].editions
    if not found:
        return ()
    chosen = session.store.settings.edition
    return Text(say("settings-edition")), picker("edition", {key: say(f"edition-{key}") for key in found}, chosen)


def _club(session: ScreenSession) -> tuple[Block, ...]:
    """The state of the link to the club, what the organiser said last, and the button that calls the organiser."""
    if session.game.club is None:
        return ()
    link, say = session.game.club.link, session.speech.say
    state = say(f"club-link-{link.state}", club=link.club, table=link.table)
    blocks: list[Block] = [
        Text(say("settings-club")),
        Text(state, "detail", "quiet" if link.state in ("off", "linked") else "warning"),
    ]
    if link.behind > 0:
        blocks.append(Text(say("club-link-behind", behind=link.behind), "detail", "quiet"))
    if link.said:
        blocks.append(Text(say("club-said", said=link.said)))
    if link.called:
        blocks.append(Text(say("club-called"), "detail", "good"))
    elif link.state == "linked":
        blocks.append(Choices((button(session.speech, "call"),), columns=2))
    return tuple(blocks)


class OffPage(Page, frozen=True):
    """The page with the question whether to switch the machine off."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the consequences of switching off, the number of unsaved entries, and that the plug can be
        pulled as well.
        """
        say, unsaved = session.speech.say, session.store.health.known.unsaved
        lost = (Text(say("off-unsaved", acts=unsaved), tone="warning"),) if unsaved else ()
        blocks = (Text(say("off-ends")), *lost, Text(say("off-plug"), tone="quiet"))
        return whole_page(session, "off", blocks, "cancel", primary="off")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Switch off, or go back."""
        match does:
            case "off":
                session.game.power_off()
            case "cancel":
                session.pages.back()
