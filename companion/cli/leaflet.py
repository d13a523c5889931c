"""The command `boardside leaflet de > leaflet.html`: two A4 pages for a family, with pictures in that language.

The page needs nothing beside it, and is printed by a browser. Names of buttons come from the messages of the buttons.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
from base64 import b64encode
from html import escape
from pathlib import Path

from msgspec.structs import replace

from companion.cli.run_app import files_of, run
from companion.config.settings import usable
from companion.language.message_texts import Speech
from companion.pages.rules.help import SECTIONS

PICTURES = {"seats": "new-game-named", "plan": "plan-piece", "move": "move", "refusal": "refused", "end": "end"}
"""The picture of `boardside --shots` that is printed with a section."""
SECOND_PAGE = "refusal"
"""The section with which the second page begins."""
STYLE = """
@page { size: A4; margin: 14mm 16mm }
body { font: 12pt/1.35 "Noto Sans", "DejaVu Sans", Arial, sans-serif; color: #1f2f2b; margin: 0 auto; max-width: 178mm }
h1 { font-size: 20pt; margin: 0 0 3mm }
h2 { font-size: 13pt; margin: 0 0 1mm; color: #1d5c45 }
section { margin: 0 0 4mm; overflow: hidden; break-inside: avoid }
img { float: right; width: 76mm; margin: 0 0 1mm 5mm; border: 0.3mm solid #1f2f2b; border-radius: 1.5mm }
p { margin: 0 }
.second { break-before: page }
"""


def leaflet(args: argparse.Namespace) -> int:
    """Write the leaflet in a language to standard output; returns the exit status."""
    config = usable(*files_of(args))
    config = replace(config, game=replace(config.game, language=args.language, edition=args.language))
    with tempfile.TemporaryDirectory(prefix="boardside-") as folder:
        args.shots, args.demo, args.size = Path(folder), None, (800, 480)
        with contextlib.redirect_stdout(sys.stderr):
            status = run(args, config, Path(folder) / "demo.db")
        pictures = {name: (Path(folder) / f"{shot}.png").read_bytes() for name, shot in PICTURES.items()}
    sys.stdout.write(page(Speech(args.language), pictures))
    return status


def page(speech: Speech, pictures: dict[str, bytes]) -> str:
    """The leaflet as one HTML page; `pictures` are PNG by the name of their section."""
    title = escape(speech.say("leaflet-title"))
    sections = "\n".join(_section(speech, name, pictures.get(name, b"")) for name in SECTIONS)
    return f"""<!doctype html>
<html lang="{speech.language}">
<head><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style></head>
<body>
<h1>{title}</h1>
{sections}
</body>
</html>
"""


def _section(speech: Speech, name: str, picture: bytes) -> str:
    drawn = f'<img alt="" src="data:image/png;base64,{b64encode(picture).decode()}">' if picture else ""
    heading, text = escape(speech.say(f"leaflet-{name}")), escape(speech.say(f"leaflet-{name}", "more"))
    page = ' class="second"' if name == SECOND_PAGE else ""
    return f"<section{page}>{drawn}<h2>{heading}</h2><p>{text}</p></section>"
