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

PARALLEL: Mapping[str, int] = {"de": 0, "en": 12, "fr": 24, "it": 36}
"""The editions of one booklet, whose parts have the same pages so many further on."""
PRINTED: Mapping[str, tuple[int, int, str, str]] = {
    "contents": (2, 2, "Описание игры / Состав игры", "But du jeu / Matériel"),
    "setup": (4, 4, "Подготовка к игре", "Préparation"),
    "board": (5, 4, "Игровое поле", "Plateau de jeu"),
    "chart": (5, 5, "Карты странствий", "Les cartes déplacement"),
    "flow": (6, 6, "Игра", "Déroulement"),
    "deal": (6, 6, "Раздача карт странствий", "distribuer les cartes Voyage"),
    "draw_hidden": (
        6,
        6,
        "Разбор жетонов транспорта, лежащих лицевой стороной вниз",
        "tirer un moyen de transport caché",
    ),
    "draw": (6, 6, "Разбор добавочных жетонов транспорта", "tirer d'autres moyens de transport"),
    "plan": (7, 7, "Планирование маршрутов", "préparer les routes de voyage"),
    "obstacle": (7, 7, "Препятствия", "Obstacles"),
    "roads": (8, 8, "Путешествие по дорогам", "Voyages sur les routes"),
    "rivers": (9, 9, "Путешествие по рекам", "Voyages sur les fleuves"),
    "back": (10, 9, "Путешествие туда и обратно", "Voyages sur les fleuves"),
    "collect": (10, 10, "Сбор фишек городов", "Voyages sur les fleuves"),
    "caravan": (11, 10, "Особые ходы: Караван", "Règles spéciales de mouvement: la caravane"),
    "ferry": (11, 10, "Особые ходы: Паромы", "Les mers"),
    "cleanup": (11, 11, "Завершение раунда", "résolution du tour"),
    "end": (12, 11, "Конец игры", "Fin du jeu"),
    "variant": (12, 11, "Ещё один вариант игры", "Variante"),
}
"""Where each topic is printed: the page in de and in cs, of a range the first, and the section's heading in ru and ff,
which have no page numbers."""


def preset(edition: str) -> dict[str, str | bool]:
    """The value of every rule option in this edition."""
    return {switch: values[0] for switch, values in SWITCHES.items()} | dict(PRESETS[edition])


def source(edition: str, topic: str) -> dict[str, str | int | None]:
    """Where the edition prints this topic: the page, or in one without page numbers None and the section's heading.

    >>> source("de", "obstacle")
    {'edition': 'de', 'page': 7}
    """
    german, czech, russian, french = PRINTED[topic]
    if edition in PARALLEL:
        return {"edition": edition, "page": german + PARALLEL[edition]}
    if edition == "cs":
        return {"edition": edition, "page": czech}
    return {"edition": edition, "page": None, "section": russian if edition == "ru" else french}
