"""The leaflet as a family prints it: two pages of A4 in each language, in letters that are read at arm's length."""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli.leaflet import PICTURES
from companion.language.message_texts import LANGUAGES
from tests.extent import fewer
from tests.web.browsers import chromium

POINTS = 11
PIXELS_A_POINT = 96 / 72


@pytest.mark.parametrize("language", fewer("languages of the leaflet", LANGUAGES, daily=1, turning=True))
def test_the_leaflet_is_two_pages_with_a_picture_beside_what_has_one(language: str, tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("KIVY_", "SDL_"))}
    made = subprocess.run(
        [sys.executable, "-m", "companion", "leaflet", language], env=environment, capture_output=True, timeout=300
    )
    if b"no pictures can be made" in made.stderr:
        pytest.skip(made.stderr.decode())
    assert made.returncode == 0, made.stderr
    file = tmp_path / "leaflet.html"
    file.write_bytes(made.stdout)
    with chromium() as window:
        window.get(file.as_uri())
        assert len(window.execute_script("return [...document.images].filter((each) => each.naturalWidth)")) == len(
            PICTURES
        )
        sizes = window.execute_script(
            "return [...document.querySelectorAll('p, h2')].map((each) => parseFloat(getComputedStyle(each).fontSize))"
        )
        assert min(sizes) >= POINTS * PIXELS_A_POINT
        printed = base64.b64decode(window.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})["data"])
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2
