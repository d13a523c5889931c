"""Every rule that a command can break, and where rules are printed; ids as in tests/engine/masterelf/ledger.csv."""

from __future__ import annotations

from collections.abc import Mapping

from engine.rule import Rule

COMP_01 = Rule("ME-COMP-01", "contents", ("what", "gift"))
"""`what` is "gift" or "ingredient"; `gift` is "" for an ingredient, whose kind may be known from a hand only."""
SETUP_01 = Rule("ME-SETUP-01", "setup", ("seats",))
SETUP_03 = Rule("ME-SETUP-03", "setup", ("gifts", "most", "height"))
"""The answer to a position: `gifts` lie on stacks and before players, where `most` can."""
SETUP_09 = Rule("ME-SETUP-09", "setup", ("seat", "turn"))
BOARD_01 = Rule("ME-BOARD-01", "setup", ("region", "cards", "most"))
BOARD_02 = Rule("ME-BOARD-02", "setup", ("location", "to"))
TURN_01 = Rule("ME-TURN-01", "turn", ("command", "phase"))
MOVE_01 = Rule("ME-MOVE-01", "move", ("seat", "location"))
TAKE_01 = Rule("ME-TAKE-01", "take", ("location",))
TAKE_02 = Rule("ME-TAKE-02", "take", ("region", "unknown"))
TAKE_03 = Rule("ME-TAKE-03", "take", ("why", "location", "hand", "away", "drawn"))
"""`why`: "region" (no city), "hand" (more than held), "kinds" (not these), "drawn" (`away` put away draw `drawn`)."""
GIFT_01 = Rule("ME-GIFT-01", "create", ("seat",))
GIFT_02 = Rule("ME-GIFT-02", "create", ("stack", "top"))
"""`top` is "" where the stack is empty."""
GIFT_03 = Rule("ME-GIFT-03", "create", ("why", "gift", "a", "b"))
"""`why`: "cards" (not 2 + 1 of the two kinds) or "held"; `a` and `b` are "" where the two kinds are not known."""
GIFT_04 = Rule("ME-GIFT-04", "create", ("gift", "a", "b"))
CRYST_01 = Rule("ME-CRYST-01", "crystal", ("why", "seat", "gift", "a", "b"))
"""`why`: "used", "number" (not two cards) or "kind"."""
HAND_01 = Rule("ME-HAND-01", "hand", ("seat", "hand", "surplus"))
END_01 = Rule("ME-END-01", "end", ("gifts",))
END_02 = Rule("ME-END-02", "end")
BONUS_01 = Rule("ME-BONUS-01", "bonus", ("gift", "cards"))
"""`gift` is one that does not lie there, "" where not so many as `cards` were entered."""
BONUS_02 = Rule("ME-BONUS-02", "bonus", ("seat", "turn"))
SPEC_01 = Rule("ME-SPEC-01", "special", ("seat",))
SPEC_02 = Rule("ME-SPEC-02", "special", ("source", "top"))
"""`source` is a stack's number or "aside"; `top` is "" where nothing lies there."""
SPEC_03 = Rule("ME-SPEC-03", "special", ("seat",))
SCORE_01 = Rule("ME-SCORE-01", "collections", ("why", "gift", "set"))
"""The answer to a way of sorting gifts. `why`: "twice", "lacks", "owned" or "left"."""
SCORE_03 = Rule("ME-SCORE-03", "collections", ("special", "first", "second"))
"""The answer to a count in which the seats `first` and `second` both have the two gifts of the set `special`."""
SCORE_04 = Rule("ME-SCORE-04", "colour", ("seat", "gifts", "colour"))
SCORE_06 = Rule("ME-SCORE-06", "elves", ("seat", "gifts", "elves"))
"""The answers to a count with more gifts of one colour, or with an elf, than the seat has in its collections."""

RULES = {rule.id: rule for rule in list(vars().values()) if isinstance(rule, Rule)}

TOPICS = {
    "ME-COMP": "contents",
    "ME-SETUP": "setup",
    "ME-BOARD": "setup",
    "ME-TURN": "turn",
    "ME-MOVE": "move",
    "ME-TAKE": "take",
    "ME-GIFT": "create",
    "ME-CRYST": "crystal",
    "ME-HAND": "hand",
    "ME-END": "end",
    "ME-BONUS": "bonus",
    "ME-SPEC": "special",
    "ME-SCORE": "score",
    # Rules that are printed apart from the rest of their chapter.
    "ME-SCORE-02": "collections",
    "ME-SCORE-05": "colour",
    "ME-SCORE-08": "winner",
}
"""By chapter or rule, the topic by which its page is found, also for rules that no command can break."""

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
