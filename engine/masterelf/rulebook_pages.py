"""The pages and sections of the one rulebook, in Russian, on which the rules are printed."""

from __future__ import annotations

from collections.abc import Mapping

EDITION = "ru"

HEADINGS: Mapping[str, tuple[str, int | None]] = {
    "contents": ("Подготовка к игре", None),
    "setup": ("Подготовка к игре", None),
    "turn": ("Ход игрока", None),
    "move": ("1. Переместиться", None),
    "take": ("2. Взять ингредиент", None),
    "create": ("3. Создать подарок", None),
    "gifts": ("Карты подарков", None),
    "crystal": ("Универсальные кристаллы", None),
    "hand": ("Передача хода", None),
    "end": ("Конец игры", None),
    "bonus": ("Бонусные карты", 8),
    "special": ("Особые наборы", 11),
    "score": ("Подсчёт победных очков", None),
    "collections": ("1. Собранные коллекции", None),
    "colour": ("2. Карты одного цвета", None),
    "elves": ("3. Карты с эльфами", None),
    "winner": ("Победитель", None),
}
"""Heading by topic, and the page where the rulebook itself refers to one."""


def source(topic: str) -> dict[str, str | int | None]:
    """Where the rulebook prints this topic: the page (None if the rulebook never refers to it) and the section.

    >>> source("special")
    {'edition': 'ru', 'page': 11, 'section': 'Особые наборы'}
    """
    heading, page = HEADINGS[topic]
    return {"edition": EDITION, "page": page, "section": heading}
