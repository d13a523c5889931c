"""What all games share speaks of no game: neither game's words stand in a file that is not its own."""

from __future__ import annotations

import re
from pathlib import Path

HOUSE = Path(__file__).parents[1]

ELFENLAND = """
    elfenland boot boots town towns counter counters obstacle obstacles caravan caravans terrain terrains
    route routes road roads river rivers lake lakes ferry ferries raft rafts travel travelling
    pig pigs elfcycle elfcycles unicorn unicorns troll trolls dragon dragons amigo elvenhold
"""
MASTERELF = """
    masterelf elf elves gift gifts ingredient ingredients crystal crystals ribbon ribbons rainbow rainbows
    city cities air metal magic pirate pirates treasure treasures secret_set antiquities parcel parcels
"""
WORDS = re.compile(rf"\b({'|'.join((ELFENLAND + MASTERELF).split())})\b", re.IGNORECASE)
"""Words that mean something in one game only.

Left out are words that every board game has (seat, hand, card, stack, token, pawn, place, region, round, deck) and
words that are plain English where they are used: a card that is drawn, cloud, wood, desert and mountain as little
pictures, water, a secret that is kept, a colour, a set of things, the way back.
"""

OWN = (
    "engine/elfenland",
    "engine/masterelf",
    "companion/games/elfenland",
    "companion/games/masterelf",
    "companion/automa/elfenland",
    "companion/seats/elfenland",
)
"""The games' own folders."""

ONE_GAME = re.compile(r"^from companion\.seats\.elfenland\b")
"""Boardside plays seats of one game, and its driver imports that game's part."""

BORROWED = re.compile(r"^from collections import Counter$|\bCounter\(|\.add_routes\(")
"""What libraries call their own."""

PLACES = re.compile(r"_|(?<=[a-z])(?=[A-Z])")
"""Where one word of a name ends and the next begins."""


def shared() -> list[Path]:
    """Files of engine and companion that are in no game's own folder; texts and games to look at are no code."""
    games = {path.parent.name for path in (HOUSE / "engine").glob("*/game.py")}
    files = [path for path in (HOUSE / "engine").rglob("*.py") if not games & set(path.relative_to(HOUSE).parts)]
    files += [path for path in (HOUSE / "companion").rglob("*.py") if not games & set(path.relative_to(HOUSE).parts)]
    return sorted(path.relative_to(HOUSE) for path in files)


def test_what_all_games_share_has_no_word_of_a_game() -> None:
    assert [
        f"{path}:{number}: {line.strip()}"
        for path in shared()
        for number, line in enumerate((HOUSE / path).read_text(encoding="utf-8").splitlines(), 1)
        if WORDS.search(PLACES.sub(" ", BORROWED.sub("", line))) and not ONE_GAME.match(line)
    ] == []


def test_the_games_own_files_are_full_of_them() -> None:
    """The net holds: it catches in the games' own folders what it must not catch outside."""
    for folder in OWN:
        assert (HOUSE / folder / "__init__.py").exists(), folder
        for path in (HOUSE / folder).glob("*.py"):
            if path.name != "__init__.py":
                assert WORDS.search(PLACES.sub(" ", path.read_text(encoding="utf-8"))), path


def test_every_game_is_among_those_whose_words_are_known() -> None:
    games = {path.parent.name for path in (HOUSE / "engine").glob("*/game.py")}
    assert all(WORDS.search(game) for game in games)
