"""How a box looks while it is taught: the whole of it, its lists, one gift, a title being typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.masterelf.art import ELF, GIFT, ingredient, ribbon
from companion.games.masterelf.names import title_of
from companion.language.speech import Speech
from companion.pages.masterelf.deck_editor_edits import LISTS
from companion.screen import Block, Choice, Choices, Columns, Field, Sheet, Stepper, Steppers, Text, tone_of
from engine.masterelf.deck import Deck, Gift
from engine.masterelf.pieces import GIFT_CARDS, INGREDIENT_CARDS, RAINBOW, SPECIAL_SETS

if TYPE_CHECKING:
    from companion.pages.masterelf.deck_editor_page import LessonPage


def sheet(page: LessonPage, speech: Speech, in_play: bool) -> Sheet:
    """The sheet for what the page shows."""
    if page.over == "title":
        return _title(page, speech)
    if page.over == "gift":
        return _gift(page, page.deck.gifts[page.id], speech)
    if page.over == "ingredients":
        return _ingredients(page.deck, speech)
    if page.over == "gifts":
        return _gifts(page.deck, speech)
    if page.over:
        return _words(page.deck, page.over, speech)
    return _whole(page, speech, in_play)


def _done(speech: Speech) -> Choice:
    return Choice("done", speech.say("act-done"), tone="primary")


def _whole(page: LessonPage, speech: Speech, in_play: bool) -> Sheet:
    """What is known of the box, and what a box of the second edition would have."""
    say, deck = speech.say, page.deck
    complete = sum(gift.complete and gift.ingredients is not None for gift in deck.gifts.values())
    cards = sum(kind.count or 0 for kind in deck.ingredients.values())
    details = {
        "gifts": say("me-teach-gifts", gifts=len(deck.gifts), complete=complete),
        "ingredients": say("me-teach-cards", cards=cards),
        "sets": say("me-teach-known", n=len(deck.sets)),
        "colours": say("me-teach-known", n=len(deck.colours)),
    }
    lists = tuple(Choice(f"list/{name}", say(f"me-list-{name}"), details[name]) for name in LISTS)
    lines = [
        say("me-teach-edition", gifts=GIFT_CARDS, cards=INGREDIENT_CARDS),
        *([say("me-teach-other-gifts", gifts=deck.gift_cards)] if deck.gift_cards not in (None, GIFT_CARDS) else []),
        *([say("me-teach-next")] if in_play else []),
    ]
    count = Stepper("cards", say("me-teach-gift-cards"), deck.gift_cards or 0, glyph=GIFT)
    others = [
        Choice(f"box/{box.name}", box.name, tone="selected" if box.name == page.name else "plain") for box in page.known
    ]
    fresh = Choice("box/new", say("me-teach-new-box"), tone="quiet")
    blocks: tuple[Block, ...] = (
        *(Text(line, tone="quiet") for line in lines),
        Choices(lists, columns=4, tall=True),
        Columns((Steppers((count,), columns=1),), (Choices((*others, fresh), columns=3),), share=0.46),
        Text(say("me-teach-file", path=f"{page.where}/{page.name}.toml"), "detail", "quiet"),
    )
    return Sheet("lesson", say("me-sheet-lesson", name=page.name), blocks, (_done(speech),))


def _gifts(deck: Deck, speech: Speech) -> Sheet:
    """Every gift told so far; what is still open of each is seen."""
    choices = [
        Choice(f"gift/{id}", title_of(deck, id), _known_of(gift, deck, speech), GIFT if gift.complete else None)
        for id, gift in sorted(deck.gifts.items(), key=lambda each: title_of(deck, each[0]))
    ]
    fresh = Choice("new/gifts", speech.say("me-new-gifts"), tone="primary")
    title = speech.say("me-sheet-list-gifts", gifts=len(deck.gifts), edition=GIFT_CARDS)
    return Sheet("gifts", title, (Choices((fresh, *choices), columns=3, tall=True),), (_done(speech),))


def _known_of(gift: Gift, deck: Deck, speech: Speech) -> str:
    missing = [
        speech.say(f"me-missing-{field}")
        for field in ("ingredients", "sets", "colour", "elves")
        if getattr(gift, field) is None
    ]
    if missing:
        return speech.say("me-missing", fields=", ".join(missing))
    return " + ".join(title_of(deck, kind) for kind in gift.ingredients or ())


def _gift(page: LessonPage, gift: Gift, speech: Speech) -> Sheet:
    """One gift: two ingredients, one or two sets, the ribbon, the elf. What nothing is chosen for stays unknown."""
    say, deck = speech.say, page.deck
    chosen = gift.ingredients or ((page.half,) if page.half else ())
    kinds = tuple(
        Choice(f"kind/{kind}", title_of(deck, kind), glyph=ingredient(deck, kind), tone=tone_of(kind in chosen))
        for kind in deck.ingredients
    )
    sets = tuple(Choice(f"set/{id}", title_of(deck, id), tone=tone_of(id in (gift.sets or ()))) for id in deck.sets)
    special = tuple(
        Choice(f"special/{name}", speech.name(name), tone=tone_of(gift.special == name)) for name in SPECIAL_SETS
    )
    colours = tuple(
        Choice(
            f"colour/{id}",
            speech.name(id) if id == RAINBOW else title_of(deck, id),
            glyph=ribbon(deck, id),
            tone=tone_of(gift.colour == id),
        )
        for id in (*deck.colours, RAINBOW)
    )
    elves = (
        Choice("elves/1", say("me-elf-yes"), glyph=ELF, tone=tone_of(gift.elves == 1)),
        Choice("elves/0", say("me-elf-no"), tone=tone_of(gift.elves == 0)),
    )
    blocks = (
        Text(_heading(say("me-gift-ingredients"), gift.ingredients is None, speech), tone="quiet"),
        Choices(kinds, columns=4),
        Text(_heading(say("me-gift-sets"), gift.sets is None, speech), tone="quiet"),
        Choices((*sets, *special), columns=4),
        Text(_heading(say("me-gift-colour"), gift.colour is None, speech), tone="quiet"),
        Choices(colours, columns=4),
        Text(_heading(say("me-gift-elves"), gift.elves is None, speech), tone="quiet"),
        Choices(elves, columns=4),
    )
    buttons = (
        Choice("remove", say("me-act-remove")),
        Choice(f"title/gifts/{gift.id}", say("me-act-title")),
        Choice("new/gifts", say("me-new-gifts")),
        _done(speech),
    )
    return Sheet("teach-gift", title_of(deck, gift.id), blocks, buttons)


def _heading(words: str, unknown: bool, speech: Speech) -> str:
    return speech.say("me-gift-unknown", heading=words) if unknown else words


def _ingredients(deck: Deck, speech: Speech) -> Sheet:
    """Every kind with its count; counted are the cards of the whole box."""
    say = speech.say
    cards = sum(kind.count or 0 for kind in deck.ingredients.values())
    steppers = tuple(
        Stepper(f"count/{id}", title_of(deck, id), kind.count or 0, glyph=ingredient(deck, id))
        for id, kind in deck.ingredients.items()
    )
    titles = tuple(Choice(f"title/ingredients/{id}", title_of(deck, id)) for id in deck.ingredients)
    blocks = (
        Text(say("me-teach-count", cards=cards, edition=INGREDIENT_CARDS), tone="quiet"),
        Steppers(steppers, columns=2),
        Text(say("me-teach-rename"), tone="quiet"),
        Choices((*titles, Choice("new/ingredients", say("me-new-ingredients"), tone="primary")), columns=4),
    )
    return Sheet("ingredients", say("me-list-ingredients"), blocks, (_done(speech),))


def _words(deck: Deck, name: str, speech: Speech) -> Sheet:
    """Sets or ribbon colours by title."""
    say = speech.say
    titles = tuple(
        Choice(f"title/{name}/{id}", title_of(deck, id), glyph=ribbon(deck, id) if name == "colours" else None)
        for id in getattr(deck, name)
    )
    fresh = Choice(f"new/{name}", say(f"me-new-{name}"), tone="primary")
    blocks = (Text(say("me-teach-rename"), tone="quiet"), Choices((*titles, fresh), columns=3))
    return Sheet(name, say(f"me-list-{name}"), blocks, (_done(speech),))


def _title(page: LessonPage, speech: Speech) -> Sheet:
    field = Field("typed", page.typed, speech.say("me-title-hint"))
    return Sheet("title", speech.say(f"me-title-{page.of}"), (field,), (_done(speech),))
