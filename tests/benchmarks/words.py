"""A language loaded and a message told again, in milliseconds; at most 30 and 0.1 wanted."""

from __future__ import annotations

import statistics
import time

from companion import messages
from companion.speech import LANGUAGES, Speech

TRIES = 9


def main() -> None:
    """A line a language."""
    print(f"{'':>4}{'load, ms':>10}{'again, ms':>11}")
    for language in (*LANGUAGES, "ff"):
        loads = [_load(language) for _ in range(TRIES)]
        speech = Speech(language)
        _told(speech)
        again = [_told(speech) for _ in range(TRIES)]
        print(f"{language:>4}{statistics.median(loads):>10.2f}{statistics.median(again):>11.4f}")


def _load(language: str) -> float:
    messages.language.cache_clear()
    messages._parsed.cache_clear()
    began = time.perf_counter()
    Speech(language).say("act-new")
    return (time.perf_counter() - began) * 1000


def _told(speech: Speech) -> float:
    began = time.perf_counter()
    for _ in range(100):
        speech.say("EL-OBST-05", part="more", terrain="wood", cost=2, need=3)
    return (time.perf_counter() - began) * 10
