"""Secrets stay secret: two tables that differ in a hand and a hidden counter alone cannot be told apart."""

from __future__ import annotations

import json
from itertools import cycle, islice
from random import Random
from typing import Any

import pairs
import pytest
import walks
from recipes import RECIPES, Twins

from companion.games.people import Player
from companion.games.registry import GAMES
from companion.games.view_values import View
from companion.language.message_texts import Speech
from companion.referee import Referee
from engine.codec import write
from engine.common_commands import COLOURS
from engine.match import public
from tests.extent import many

TWINS = [(name, index) for name, recipe in RECIPES.items() for index in range(len(recipe.twins))]
SENTENCES = many("sentences of each kind at twin tables", 80, daily=80, quick=10)
GAMES_DRAWN = many("games of which every moment is drawn as everybody saw it", 40, daily=12, quick=2)

twins = pytest.mark.parametrize(("name", "index"), TWINS)


def answer(referee: Referee, said: dict[str, Any]) -> dict[str, Any]:
    """The answer as it goes over the wire."""
    told: dict[str, Any] = json.loads(write(referee.answer(write(said))))
    return told


def tables(name: str, twin: Twins) -> tuple[tuple[Referee, list[Any]], tuple[Referee, list[Any]]]:
    """Both tables at the moment in question, each with everything it answered on the way."""
    both = []
    for own in (twin.one, twin.other):
        referee = Referee()
        lines = [{"game": name, "seats": 2, "options": dict(twin.options)}, *own]
        answers = [answer(referee, line) for line in lines]
        assert all(each["ok"] for each in answers), answers
        both.append((referee, answers))
    return both[0], both[1]


def sentences(name: str, index: int) -> list[dict[str, Any]]:
    """Sentences of every kind, said at random."""
    random = Random(f"secrets {name} {index}")
    twin = RECIPES[name].twins[index]
    match = walks.laid_out(walks.Start(name, 2, None, dict(twin.options)))
    asks = match.game.grammar(match.state)
    said = [walks.filled(ask, random) for ask in asks for _ in range(SENTENCES)]
    # What is refused may be let stand: that and its facts tell no more than the refusal does.
    return [*said, *({"do": "let", "command": sentence} for sentence in random.sample(said, SENTENCES * 3))]


def test_every_game_brings_secrets_to_keep() -> None:
    assert {name for name in GAMES if name not in {named for named, _ in TWINS}} == set()


@twins
def test_what_was_entered_in_secret_is_answered_alike_and_shows_nowhere(name: str, index: int) -> None:
    twin = RECIPES[name].twins[index]
    (one, one_told), (other, other_told) = tables(name, twin)
    assert one_told == other_told
    shown = answer(one, {"do": "state"})
    assert shown == answer(other, {"do": "state"})
    for kind in twin.kinds:
        assert kind not in json.dumps([one_told, shown])


@twins
def test_a_refusal_under_a_rule_is_word_for_word_the_same_at_both_tables(name: str, index: int) -> None:
    """The verdict may differ, as cards decide it; what is told beside the rule's name may not."""
    twin = RECIPES[name].twins[index]
    (one, _), (other, _) = tables(name, twin)
    compared = 0
    for said in sentences(name, index):
        told = [answer(one, said), answer(other, said)]
        accepted = [each["ok"] for each in told]
        if told[0].get("rule") == told[1].get("rule") and accepted[0] == accepted[1]:
            compared += 1
            assert told[0] == told[1], said
        for referee, undo in zip((one, other), accepted, strict=True):
            if undo:
                answer(referee, {"do": "undo"})
    assert compared > SENTENCES


@twins
def test_no_answer_names_a_kind_that_neither_the_table_shows_nor_the_speaker_named(name: str, index: int) -> None:
    twin = RECIPES[name].twins[index]
    for referee, _ in tables(name, twin):
        for said in sentences(name, index):
            told = answer(referee, said)
            unsaid = [kind for kind in twin.kinds if kind not in write(said).decode()]
            assert not any(kind in json.dumps(told) for kind in unsaid), (said, told)
            if told["ok"]:
                answer(referee, {"do": "undo"})


@twins
def test_a_page_on_paper_and_its_text_are_the_same_at_both_tables(name: str, index: int) -> None:
    twin = RECIPES[name].twins[index]
    pages = []
    for referee, _ in tables(name, twin):
        match = referee._match
        assert match is not None
        look, players = GAMES[name].look(match.game), (Player("Anna", "red"), Player("Ben", "blue"))
        words = look.on_paper(match.state, players, Speech("en", GAMES[name].proper(match, {})))
        pages.append(write([words, match.game.retelling(match.state)]))
    assert pages[0] == pages[1]


@pytest.mark.parametrize("name", GAMES)
def test_the_table_page_is_drawn_from_what_everybody_saw(name: str) -> None:
    """Not even that something was entered in secret can be seen, in any moment; the seats are looked at in turn."""
    told = 0
    for moments in islice(pairs.games(name, Random(f"drawn {name}"), 80), GAMES_DRAWN):
        whole = moments[-1].one
        look, speech = GAMES[name].look(whole.game), Speech("en", GAMES[name].proper(whole, {}))
        seats = [seat.id for seat in whole.state.seats]
        players = tuple(Player(f"P{seat}", colour) for seat, colour in zip(seats, COLOURS, strict=False))
        both = zip(whole.moments(), public(whole).moments(), strict=True)
        for looked, (match, seen) in zip(cycle(seats), both, strict=False):
            told += write(match.state) != write(seen.state)
            assert look.table_check(match.state, speech) == look.table_check(seen.state, speech)
            for shown in ("", looked):
                views = [View(each, look.blank(), players, speech, shown) for each in (match, seen)]
                assert look.picture(views[0]) == look.picture(views[1])
            assert look.seat_in_words(views[0], looked) == look.seat_in_words(views[1], looked)
    assert told
