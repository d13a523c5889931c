"""The seven editions: the values of the rule options that each plays, and the pages of its rulebook with the rules."""

from __future__ import annotations

from collections.abc import Mapping

EDITIONS = ("de", "en", "fr", "it", "cs", "ru", "ff")

SWITCHES: Mapping[str, tuple[str | bool, ...]] = {
    "early_end": ("finish_round", "instant_win", "none"),  # B01
    "final_tie": ("shared", "undecided"),  # B02
    "setup_towns": ("other20", "choice20"),  # B04
    "phase3": ("draw_three", "fill_to_three_open"),  # B05
    "display_refresh": ("keep", "reshuffle_all"),  # B06
    "hidden_until": ("placed",),  # B07
    "place_hidden": (True, False),  # B08
    "pass": ("reenter", "final"),  # B09
    "caravan": ("only_if_unable", "always"),  # B10
    "obstacle_after_use": ("out_of_game",),  # B13
    "discards": ("on_stack", "face_up_heap"),  # B15
    "hand_limit_at": ("own_turn", "round_end"),  # B16
    "keep_counter": ("exactly_one_if_any", "up_to_one"),  # B18
    "return_home": (False,),  # B25
    "variant_distance": ("edges", "towns_between"),  # B28
    "variant_early_end": ("score_normally", "as_base"),  # B30
    "deal": ("to_eight", "eight_more"),  # B31
}
"""The rule options, each with its values, the default first (Part B of the ledger)."""

PRESETS: Mapping[str, Mapping[str, str | bool]] = {
    "de": {},
    "en": {"early_end": "instant_win"},
    "fr": {"display_refresh": "reshuffle_all"},
    "it": {},
    "cs": {"discards": "face_up_heap"},
    "ru": {"early_end": "instant_win"},
    "ff": {"display_refresh": "reshuffle_all", "discards": "face_up_heap"},
}

PAGES: Mapping[str, tuple[int, int, int, int, int]] = {
    "contents": (2, 14, 26, 38, 2),
    "setup": (4, 16, 28, 40, 4),
    "board": (5, 17, 29, 41, 4),
    "chart": (5, 17, 29, 41, 5),
    "flow": (6, 18, 30, 42, 6),
    "deal": (6, 18, 30, 42, 6),
    "draw_hidden": (6, 18, 30, 42, 6),
    "draw": (6, 18, 30, 42, 6),
    "plan": (7, 19, 31, 43, 7),
    "obstacle": (7, 19, 31, 43, 7),
    "roads": (8, 20, 32, 44, 8),
    "rivers": (9, 21, 33, 45, 9),
    "back": (10, 22, 34, 46, 9),
    "collect": (10, 22, 34, 46, 10),
    "caravan": (11, 23, 35, 47, 10),
    "ferry": (11, 23, 35, 47, 10),
    "cleanup": (11, 23, 35, 47, 11),
    "end": (12, 24, 36, 48, 11),
    "variant": (12, 24, 36, 48, 11),
}
"""Printed page by topic, in the order de, en, fr, it, cs; of a range the first."""
_PAGED = ("de", "en", "fr", "it", "cs")

HEADINGS: Mapping[str, tuple[str, str]] = {
    "contents": ("Описание игры / Состав игры", "But du jeu / Matériel"),
    "setup": ("Подготовка к игре", "Préparation"),
    "board": ("Игровое поле", "Plateau de jeu"),
    "chart": ("Карты странствий", "Les cartes déplacement"),
    "flow": ("Игра", "Déroulement"),
    "deal": ("Раздача карт странствий", "distribuer les cartes Voyage"),
    "draw_hidden": ("Разбор жетонов транспорта, лежащих лицевой стороной вниз", "tirer un moyen de transport caché"),
    "draw": ("Разбор добавочных жетонов транспорта", "tirer d'autres moyens de transport"),
    "plan": ("Планирование маршрутов", "préparer les routes de voyage"),
    "obstacle": ("Препятствия", "Obstacles"),
    "roads": ("Путешествие по дорогам", "Voyages sur les routes"),
    "rivers": ("Путешествие по рекам", "Voyages sur les fleuves"),
    "back": ("Путешествие туда и обратно", "Voyages sur les fleuves"),
    "collect": ("Сбор фишек городов", "Voyages sur les fleuves"),
    "caravan": ("Особые ходы: Караван", "Règles spéciales de mouvement: la caravane"),
    "ferry": ("Особые ходы: Паромы", "Les mers"),
    "cleanup": ("Завершение раунда", "résolution du tour"),
    "end": ("Конец игры", "Fin du jeu"),
    "variant": ("Ещё один вариант игры", "Variante"),
}
"""The section's heading by topic in the two rulebooks without page numbers: ru, ff."""


def preset(edition: str) -> dict[str, str | bool]:
    """The value of every rule option in this edition."""
    return {switch: values[0] for switch, values in SWITCHES.items()} | dict(PRESETS[edition])


def source(edition: str, topic: str) -> dict[str, str | int | None]:
    """Where the edition prints this topic: the page, or in one without page numbers None and the section's heading.

    >>> source("de", "obstacle")
    {'edition': 'de', 'page': 7}
    """
    if edition in _PAGED:
        return {"edition": edition, "page": PAGES[topic][_PAGED.index(edition)]}
    return {"edition": edition, "page": None, "section": HEADINGS[topic][edition == "ff"]}
