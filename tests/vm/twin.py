"""The same evening in this process: where each thing lies on the machine's screen, and how the screen is to look."""

from __future__ import annotations

from pathlib import Path

from companion.web.phone_access import Port
from tests import glass
from tests.evening import Evening
from tests.vm.picture import Picture

SETTINGS = '[screen]\nrotation = {rotation}\n[game]\nedition = "de"\nlanguage = "en"\n'
"""The machine's own settings, with the words of the twin."""


class Twin:
    """An evening beside the machine's, on a panel of so many pixels, turned clockwise by so many degrees."""

    def __init__(self, games: Path, panel: tuple[int, int], rotation: int = 0) -> None:
        glass.window()
        from companion.view.screen import ScreenView

        self.panel, self.rotation = panel, rotation
        self.size = panel if rotation in (0, 180) else (panel[1], panel[0])
        self.evening = Evening(games)
        # As on the machine, where they are offered; no web process is started.
        self.evening.session.game.phones = Port(self.evening.session, self.evening.front, self.evening.inbox.put)
        self.view = ScreenView(lambda id, text: None, size=self.size)

    def spot(self, id: str) -> tuple[int, int]:
        """The pixel of the panel under which this thing lies."""
        self.view.show(self.evening.screen)
        spot = self.view.spot_of(id)
        assert spot is not None, f"{id} is not to be seen"
        return self.on_panel(round(spot[0]), self.size[1] - 1 - round(spot[1]))

    def corner(self, id: str, right: bool, upper: bool) -> tuple[int, int]:
        """The pixel of the panel in this corner of the thing's touch area."""
        self.view.show(self.evening.screen)
        sheet = self.view.sheet
        targets = [*(target for part in self.view.parts for target in part.targets), *sheet.loose]
        x, y, w, h = next(target.box for target in targets if target.id == id)
        return self.on_panel(int(x + w - 1 if right else x + 1), self.size[1] - 1 - int(y + h - 1 if upper else y + 1))

    def type(self, field: str, text: str) -> None:
        """What the field holds once this was typed on a keyboard."""
        self.view.show(self.evening.screen)
        assert self.view.enter(field, text), f"{field} is not to be seen"
        self.evening.type(field, text)

    def on_panel(self, x: int, y: int) -> tuple[int, int]:
        """Where a pixel of the picture, counted from its own upper left, lies on the panel."""
        width, height = self.panel
        return {
            0: (x, y),
            90: (width - 1 - y, x),
            180: (width - 1 - x, height - 1 - y),
            270: (y, height - 1 - x),
        }[self.rotation]

    def picture(self) -> Picture:
        """How the screen is to look, upright."""
        self.view.show(self.evening.screen)
        image = self.view.export_as_image()
        pixels = bytes(image.texture.pixels)
        row = 4 * self.size[0]
        upright = b"".join(pixels[y * row : (y + 1) * row] for y in range(self.size[1]))
        rgb = bytearray(3 * self.size[0] * self.size[1])
        for part in range(3):
            rgb[part::3] = upright[part::4]
        return Picture(*self.size, bytes(rgb))

    def close(self) -> None:
        """Go home."""
        self.evening.close()
