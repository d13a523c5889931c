"""How long words take: a language loaded, a message told again, a rule looked up, the screen in another language.

Medians in milliseconds; wanted are at most 30, 0.1, a frame (16.7) and a frame.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from companion.language import bundles
from companion.language.message_texts import LANGUAGES, Speech
from companion.pages.table.table import TablePage
from companion.rulebook import found
from engine.game import Start
from tests.evening import Evening, evening
from tests.tour import PLAYERS

TRIES = 9


def main() -> None:
    """A line a language."""
    print(f"{'':>4}{'load, ms':>10}{'again, ms':>11}{'look up, ms':>13}{'switch, ms':>12}")
    with TemporaryDirectory() as folder, evening(Path(folder) / "games.db") as it:
        it.session.game.begin(Start("elfenland", 4, "1"), PLAYERS, lambda: it.session.pages.go(TablePage()))
        it.settle().tap("deal-all")
        for language in (*LANGUAGES, "ff"):
            loads = [_load(language) for _ in range(TRIES)]
            speech = Speech(language)
            _told(speech)
            again = [_told(speech) for _ in range(TRIES)]
            sought = [_found(it, speech.name("obstacle")) for _ in range(TRIES)]
            switched = [_switched(it, language) for _ in range(TRIES)]
            medians = (statistics.median(each) for each in (loads, again, sought, switched))
            print("{:>4}{:>10.2f}{:>11.4f}{:>13.2f}{:>12.2f}".format(language, *medians))


def _load(language: str) -> float:
    bundles.language.cache_clear()
    bundles._parsed.cache_clear()
    began = time.perf_counter()
    Speech(language).say("act-new")
    return (time.perf_counter() - began) * 1000


def _found(it: Evening, word: str) -> float:
    began = time.perf_counter()
    found(word, "elfenland", it.session.table.look.subjects)
    return (time.perf_counter() - began) * 1000


def _switched(it: Evening, language: str) -> float:
    """The whole screen said in a language that was not spoken before, from English."""
    it.session.store.change_settings(replace(it.session.store.settings, language="en" if language != "en" else "de"))
    it.settle()
    _load(language)
    began = time.perf_counter()
    it.session.store.change_settings(replace(it.session.store.settings, language=language))
    assert it.screen
    spent = (time.perf_counter() - began) * 1000
    it.settle()
    return spent


def _told(speech: Speech) -> float:
    began = time.perf_counter()
    for _ in range(100):
        speech.say("EL-OBST-05", part="more", kind="pig", terrain="wood", cost=2, need=3)
    return (time.perf_counter() - began) * 10
