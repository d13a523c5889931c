"""What could have been made in a turn: by the known cards, never more than the referee would have accepted."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.holding import Holding
from engine.masterelf.commands_and_events import Create, GiftMade
from engine.masterelf.could_have import could_have
from engine.match import public

from .recorded import GAMES, played


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.stem))
def test_every_gift_that_could_have_been_made_is_accepted_with_known_cards_alone(game: Path) -> None:
    match = played(game)
    moments = match.moments()
    for turn in could_have(match):
        table = moments[turn.moment].state
        known = turn.cards
        alone = table.with_seat(turn.seat, hand=Holding(known))
        tops = {stack.top: number for number, stack in enumerate(table.stacks, 1)}
        assert (table.phase, table.turn) == ("create", turn.seat)
        for gift in set(turn.gifts) - {turn.made}:
            assert any(
                isinstance(match.game.decide(alone, Create(turn.seat, tops[gift], {a: m, b: n}, crystal)), tuple)
                for a in known
                for b in known
                for m, n, crystal in ((1, 2, False), (2, 1, False), (1, 1, True), (2, 2, True))
            )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.stem))
def test_each_gift_that_was_made_belongs_to_its_turn(game: Path) -> None:
    match = played(game)
    events = (event for entry in match.entries() for event in entry.events)
    made = [(event.seat, event.gift) for event in events if isinstance(event, GiftMade)]
    found = [(turn.seat, turn.made) for turn in could_have(match) if turn.made]
    assert found in (made, made[:-1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.stem))
def test_by_what_everybody_saw_never_more_is_claimed(game: Path) -> None:
    match = played(game)
    known = {turn.moment: set(turn.gifts) for turn in could_have(match)}
    for turn in could_have(public(match)):
        assert not turn.made or turn.made in turn.gifts
        assert set(turn.gifts) <= known[turn.moment]
