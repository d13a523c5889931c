"""The command `boardside words`: writes the sheet that a native speaker corrects, or imports a corrected one."""

from __future__ import annotations

import argparse
import sys
from importlib.resources import as_file, files
from pathlib import Path

from companion.cli.run_app import FAILED, sorry
from companion.games.registry import GAMES
from companion.language import corrections
from companion.language.message_texts import Proper, Speech
from companion.untrusted import opened
from engine.game import Start
from engine.match import Match
from engine.rule import Rejection, Unclear

LOCALE = "locale"


def run(args: argparse.Namespace) -> int:
    """Write the sheet of a language to standard output, or import one; returns the exit status."""
    if (args.language is None) == (args.take is None):
        raise ValueError("words needs either a language or --import FILE.")
    if args.take is not None:
        return _take(args.take)
    sys.stdout.write(corrections.sheet(args.language, _names(args.language)))
    return 0


def _take(path: Path) -> int:
    with opened(path) as file:
        try:
            language_code, given = corrections.read(file.read().decode())
        except UnicodeDecodeError:
            raise ValueError(f"{path} is not UTF-8 text.") from None
        except ValueError as wrong:
            raise ValueError(f"{path}, {wrong}") from None
    if faults := [f"{path}, {fault}" for fault in corrections.faults(language_code, given)]:
        return sorry("\n".join((*faults, "Nothing was changed.")), FAILED)
    with as_file(files("companion.language") / LOCALE) as folder:
        number = corrections.keep(language_code, given, folder)
        print(f"{number} messages were changed in {folder / language_code}.")
    return 0


def _names(language_code: str) -> Proper:
    """The names of places and cards of every game; seat 1 is Anna, and seat 2 is called by its colour. A game that has
    no name for a thing may answer with its id: that names no other game's thing."""
    players = {"1": "Anna", "2": Speech(language_code).say("colour-red")}
    known: list[Proper] = []
    for name, registered in GAMES.items():
        game = registered.game()
        state = game.start(Start(name, 2))
        if not isinstance(state, Rejection | Unclear):
            known.append(registered.proper(Match(game, state), players))
    return lambda speech, id: next((name for each in known if (name := each(speech, id)) not in (None, id)), None)
