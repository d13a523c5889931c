"""The set-up of Master Elf before the first turn (ME-SETUP)."""

from __future__ import annotations

from companion.language.message_texts import Speech
from engine.masterelf.pieces import HAND_DEALT
from engine.masterelf.state import Table


def lines(table: Table, speech: Speech) -> tuple[str, ...]:
    """The steps of the set-up, one line each, in the order of the rulebook."""
    say = speech.say
    return (
        say("me-setup-side", side=table.side),
        say("me-setup-stacks", gifts=table.stacks[0].left),
        say("me-setup-aside"),
        say("me-setup-hands", cards=HAND_DEALT),
        say("me-setup-regions", regions=len(table.regions)),
        say("me-setup-city"),
        say("me-setup-each"),
        say("me-setup-start", seat=table.start_player),
    )
