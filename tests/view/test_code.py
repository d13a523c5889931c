"""A code on the screen is read by a camera that knows nothing of us, in every size."""

from __future__ import annotations

import pytest
import zxingcpp
from PIL import Image

from companion.pages.parts import code_of
from companion.screen import Screen, Sheet, Text
from tests.view.conftest import Table
from tests.view.gallery import SIZES

TEXTS = ("HELLO/1/" + "AB2C3D4E" * 60, "https://example.org/?who=Łukasz&when=03")


def seen(table: Table) -> Image.Image:
    """The whole window as a camera sees it."""
    from kivy.core.window import Window

    w, h = Window.size
    pixels = table.picture((0, 0, w, h))
    return Image.frombytes("RGBA", (w, h), pixels).convert("L").transpose(Image.Transpose.FLIP_TOP_BOTTOM)


@pytest.mark.parametrize("text", TEXTS, ids=["long", "link"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_code_on_the_screen_is_read_from_it(table: Table, size: tuple[int, int], text: str) -> None:
    table.show(Screen("code", "Code", sheet=Sheet("code", "Code", (Text("Read this:"), code_of(text)))), size)
    assert [found.text for found in zxingcpp.read_barcodes(seen(table))] == [text]
