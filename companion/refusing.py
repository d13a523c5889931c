"""What a table is told when an act is refused: the rule, the numbers, the page, and what would be legal."""

from __future__ import annotations

from msgspec.structs import replace

from companion.look import Instead
from companion.rulebook import cited
from companion.screen import Notice
from companion.sitting import Sitting
from engine.game import Command
from engine.rule import Rejection


def refusal(sitting: Sitting, command: Command, rejection: Rejection) -> tuple[Notice, Instead]:
    """The notice of a refused act, and what would be legal instead, in the language of the seat that acted."""
    match, seat = sitting.match, getattr(command, "seat", None) or ""
    speech = sitting.voice(seat)
    id, params = rejection.rule.id, rejection.params
    instead = sitting.look.instead(match.state, command, rejection, speech)
    source = match.game.source(match.game.edition(match.state), rejection.rule)
    notice = Notice(
        "notice",
        speech.say(id, **params),
        speech.say(id, "more", **params),
        cited(id, source, speech),
        tuple(replace(way.choice, id=f"way/{n}") for n, way in enumerate(instead.ways)),
        why=f"rule/{id}",
        addressee=seat,
    )
    return notice, instead
