"""Where each edition prints a rule: the table of pages, recomputed."""

from __future__ import annotations

import pytest

from engine.elfenland import rules
from engine.elfenland.editions import EDITIONS, PRINTED, source
from tests.moments import begun, the_game

PARALLEL = {"de": 0, "en": 12, "fr": 24, "it": 36}
"""The four parts of one booklet run in parallel, so many pages apart."""

GERMAN_AND_CZECH = {
    "contents": (2, 2),
    "setup": (4, 4),
    "board": (5, 4),
    "chart": (5, 5),
    "flow": (6, 6),
    "deal": (6, 6),
    "draw_hidden": (6, 6),
    "draw": (6, 6),
    "plan": (7, 7),
    "obstacle": (7, 7),
    "roads": (8, 8),
    "rivers": (9, 9),
    "back": (10, 9),
    "collect": (10, 10),
    "caravan": (11, 10),
    "ferry": (11, 10),
    "cleanup": (11, 11),
    "end": (12, 11),
    "variant": (12, 11),
}
"""Each topic's page in the German and in the Czech rulebook."""


@pytest.mark.parametrize("topic", GERMAN_AND_CZECH)
def test_a_topic_stands_on_its_page_in_every_edition_that_has_pages(topic: str) -> None:
    german, czech = GERMAN_AND_CZECH[topic]
    for edition, further in PARALLEL.items():
        assert source(edition, topic) == {"edition": edition, "page": german + further}
    assert source("cs", topic) == {"edition": "cs", "page": czech}


def test_the_table_of_pages_has_these_topics_and_no_others() -> None:
    assert set(PRINTED) == set(GERMAN_AND_CZECH)


@pytest.mark.parametrize(
    ("topic", "ru", "ff"),
    [
        ("chart", "Карты странствий", "Les cartes déplacement"),
        ("obstacle", "Препятствия", "Obstacles"),
        ("roads", "Путешествие по дорогам", "Voyages sur les routes"),
        ("rivers", "Путешествие по рекам", "Voyages sur les fleuves"),
        ("ferry", "Особые ходы: Паромы", "Les mers"),
        ("end", "Конец игры", "Fin du jeu"),
        ("variant", "Ещё один вариант игры", "Variante"),
    ],
)
def test_where_no_page_is_printed_the_heading_is_named(topic: str, ru: str, ff: str) -> None:
    assert source("ru", topic) == {"edition": "ru", "page": None, "section": ru}
    assert source("ff", topic) == {"edition": "ff", "page": None, "section": ff}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_has_its_place_in_every_rulebook(edition: str) -> None:
    state = begun(edition=edition).state
    for rule in the_game().rules.values():
        place = the_game().source(the_game().edition(state), rule)
        assert place["edition"] == edition
        assert place["page"] or place["section"]


TOPICS = {
    "EL-COMP": "contents",
    "EL-COST": "chart",
    "EL-SETUP": "setup",
    "EL-ROUND": "flow",
    "EL-DEAL": "deal",
    "EL-DRAW": "draw",
    "EL-PLAN": "plan",
    "EL-OBST": "obstacle",
    "EL-MOVE": "roads",
    "EL-RIVER": "rivers",
    "EL-LAKE": "ferry",
    "EL-CARAVAN": "caravan",
    "EL-COLLECT": "collect",
    "EL-HAND": "collect",
    "EL-CLEAN": "cleanup",
    "EL-END": "end",
    "EL-VAR": "variant",
}


@pytest.mark.parametrize(
    ("id", "topic"), [("EL-OBST-02", "obstacle"), ("EL-MOVE-08", "back"), ("EL-MAP-01", "board"), ("EL-NONE-01", "")]
)
def test_a_rule_that_no_command_can_break_has_a_topic_too(id: str, topic: str) -> None:
    assert the_game().topic(id) == topic


def test_a_rule_is_looked_up_under_its_own_chapter() -> None:
    for rule in the_game().rules.values():
        assert rule.topic == rules.TOPICS.get(rule.id, TOPICS[rule.id.rsplit("-", 1)[0]])
