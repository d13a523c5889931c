"""The set-up of Elfenland before the first round, by edition and variant (EL-SETUP)."""

from __future__ import annotations

from companion.language.message_texts import Speech
from engine.elfenland.pieces import ROUNDS, SEATS_MOST
from engine.elfenland.state import Table


def lines(table: Table, speech: Speech) -> tuple[str, ...]:
    """The steps of the set-up, one line each, in the order of the rulebooks."""
    say, seats, options = speech.say, len(table.seats), table.options
    spare = SEATS_MOST - seats
    return (
        say("setup-each"),
        say("setup-boots"),
        say("setup-pieces", colours=seats, choice=int(options["setup_towns"] == "choice20")),
        *((say("setup-spare", seats=spare),) if spare else ()),
        say("setup-rounds", rounds=ROUNDS),
        say("setup-counters"),
        say("setup-cards"),
        say("setup-town-cards", played=int(bool(options["town_cards"]))),
        say("setup-start", seat=table.start_player),
    )
