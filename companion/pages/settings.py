"""Settings: which rulebook lies beside the board, how the screen is turned, whether anything moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from companion.desk import button
from companion.screen import Choice, Choices, Screen, Sheet, Text
from companion.tables.shelf import GAMES

if TYPE_CHECKING:
    from companion.desk import Desk

ROTATIONS = (0, 90, 180, 270)


class SettingsPage(Struct, frozen=True):
    """Touched wishes hold at once and are remembered."""

    editions: tuple[str, ...]

    def show(self, desk: Desk) -> Screen:
        """Each wish with its values."""
        say, wishes = desk.speech.say, desk.wishes
        editions = tuple(_value("edition", key, say(f"edition-{key}"), wishes.edition) for key in self.editions)
        turns = tuple(_value("rotation", str(angle), f"{angle}°", str(wishes.rotation)) for angle in ROTATIONS)
        still = "still" if wishes.still else "moving"
        movement = tuple(_value("look", key, say(f"settings-{key}"), still) for key in ("moving", "still"))
        taught = tuple(
            Choice(f"lesson/{name}", say("act-lesson"), say(f"game-{name}")) for name in GAMES if GAMES[name].lesson
        )
        blocks = (
            Text(say("settings-edition")),
            Choices(editions, columns=4),
            Text(say("settings-rotation")),
            Choices(turns, columns=4),
            Text(say("settings-movement")),
            Choices(movement, columns=2),
            Choices(taught, columns=2),
            Text(say("settings-about"), "detail", "quiet"),
        )
        sheet = Sheet("settings", say("sheet-settings"), blocks, (button(desk.speech, "home"),))
        return Screen("settings", sheet.title, sheet=sheet)

    def tap(self, desk: Desk, id: str, text: str) -> None:
        """Take a wish, or go home."""
        verb, _, what = id.partition("/")
        match verb:
            case "home":
                desk.leave()
            case "edition" if what in self.editions:
                desk.wish(replace(desk.wishes, edition=what))
            case "rotation" if what in map(str, ROTATIONS):
                desk.wish(replace(desk.wishes, rotation=int(what)))
            case "lesson" if what in GAMES and (lesson := GAMES[what].lesson) is not None:
                lesson(desk, lambda: desk.go(self))
            case "look":
                desk.wish(replace(desk.wishes, still=what == "still"))


def _value(verb: str, key: str, label: str, present: str) -> Choice:
    return Choice(f"{verb}/{key}", label, tone="selected" if key == present else "plain")
