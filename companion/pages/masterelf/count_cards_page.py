"""The count of Master Elf by cards: pages to touch a player's gifts, and to enter what a card scores by, once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from companion.games.masterelf.art import GIFT, ribbon
from companion.games.masterelf.names import UNTITLED_COLOURS, of_deck
from companion.games.masterelf.sheets import counted
from companion.language.message_texts import Speech
from companion.pages.masterelf import deck_editor_edits as edits
from companion.pages.masterelf.deck_editor_page import OpenBox, set_toggled, write_box
from companion.pages.parts import whole_page
from companion.screen import Block, Choice, Choices, Does, Pick, Screen, Text, tone_of
from companion.session.screen_session import ScreenSession
from engine.masterelf.owners_deck import Deck
from engine.masterelf.pieces import NAMED_GIFTS, RAINBOW
from engine.masterelf.scoring import best

Taken = Callable[[tuple[str, ...], OpenBox], None]
"""Takes over the gifts of a player, with the box that they are of."""


class Cards(Struct, frozen=True):
    """The gifts of one player while they are touched: `own` are the player's, `others` the name of the player who has
    each gift of another."""

    name: str
    box: OpenBox
    own: tuple[str, ...]
    others: Mapping[str, str]

    @property
    def deck(self) -> Deck:
        """The cards known so far."""
        return self.box.deck

    def speech(self, session: ScreenSession) -> Speech:
        """The screen's language with the names of this box."""
        return Speech(session.speech.language, of_deck(self.deck))

    def toggled(self, gift: str) -> Cards:
        """With this gift among the player's, or without it if it is one of them."""
        left = tuple(each for each in self.own if each != gift)
        return replace(self, own=left if gift in self.own else (*self.own, gift))


class CardsPage(Struct, frozen=True):
    """The page with all gifts of the box, of which those of one player are touched. `why`: the best count of these is
    shown instead. `taken` is called with them at the end."""

    cards: Cards
    taken: Taken
    why: bool = False

    def show(self, session: ScreenSession) -> Screen:
        """The screen with a button for each gift and for a new one; or with the best count and its reasons."""
        say, cards, speech = session.speech.say, self.cards, self.cards.speech(session)
        tally = best(cards.deck, cards.own)
        if self.why:
            blocks: tuple[Block, ...] = (counted(cards.deck, cards.own, tally, speech),)
        else:
            fresh = Choice("card-new", say("me-act-card-new"), say("me-act-card-new-more"), tone="quiet")
            gifts = sorted(cards.deck.gifts, key=lambda id: (speech.name(id), id))
            blocks = (Choices((fresh, *(self._card(id, speech) for id in gifts)), columns=3, tall=True),)
        title = say("me-sheet-cards", name=cards.name, gifts=len(cards.own), score=tally.score)
        why = Choice("cards-why", say("me-sort-best"), tone=tone_of(self.why), enabled=bool(cards.own))
        return whole_page(session, "cards", blocks, why, primary="done", title=title)

    def _card(self, id: str, speech: Speech) -> Choice:
        cards, gift = self.cards, self.cards.deck.gifts[id]
        owner, name = cards.others.get(id, ""), speech.name(id)
        facts = [owner or speech.say("me-card-ask")]
        if not owner and gift.complete:
            titled = gift.title or id in NAMED_GIFTS
            facts = [*(map(speech.name, gift.collections) if titled else ()), speech.name(gift.colour or RAINBOW)]
            facts += [speech.say("me-card-elf")] * (gift.elves or 0)
        if gift.title and gift.title.casefold() != name.casefold():
            facts.insert(0, gift.title)  # as it is printed on the card
        glyph = ribbon(cards.deck, gift.colour, speech) if gift.colour else GIFT
        return Choice(Pick("card", id), name, ", ".join(facts), glyph, tone_of(id in cards.own), enabled=not owner)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Take or return a gift, ask for what is not known of it, show the count, or go back with the gifts."""
        cards, deck = self.cards, self.cards.deck
        session.notices.dismiss()
        match does:
            case "done":
                session.pages.back()
                self.taken(cards.own, cards.box)
            case "cards-why":
                session.pages.go(replace(self, why=not self.why))
            case "card-new":
                id = edits.numbered(deck, "gifts")
                session.pages.go(CardPage(self, edits.added(deck, "gifts", id), id))
            case Pick("card", id) if id in cards.own or deck.gifts[id].complete:
                session.pages.go(replace(self, cards=cards.toggled(id)))
            case Pick("card", id):
                session.pages.go(CardPage(self, deck, id))


class CardPage(Struct, frozen=True):
    """The page on which the sets, the ribbon and the elf of the gift `id` are entered; `deck` has what was entered so
    far."""

    cards_page: CardsPage
    deck: Deck
    id: str

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the sets, and with the ribbons twice: of a card without an elf, and of one with an elf."""
        say, deck, gift = session.speech.say, self.deck, self.deck.gifts[self.id]
        speech = Speech(session.speech.language, of_deck(deck))
        sets = tuple(Choice(Pick("set", id), speech.name(id), tone=tone_of(id in gift.collections)) for id in deck.sets)
        blocks: list[Block] = []
        if self._asks_sets:
            blocks += [Text(say("me-card-sets"), tone="quiet"), _wide((*sets, Choice("set-new", say("me-new-sets"))))]
        colours = (*deck.colours, RAINBOW) if gift.colour is None else (gift.colour,)
        for elves in (0, 1) if gift.elves is None else (gift.elves,):
            choices = tuple(
                Choice(Pick(f"ribbon-{elves}", id), speech.name(id), "", ribbon(deck, id, speech)) for id in colours
            )
            if gift.colour is None and self._next_colour:
                choices += (
                    (Choice("colour-new", say("me-new-colours")),) if elves == 0 or gift.elves is not None else ()
                )
            blocks += [Text(say(f"me-card-ribbon-{elves}"), tone="quiet"), _wide(choices)]
        title = say("me-sheet-card", gift=speech.name(self.id) if gift.title or self.id in NAMED_GIFTS else "none")
        return whole_page(session, "card", blocks, "cancel", title=title)

    @property
    def _asks_sets(self) -> bool:
        known = self.cards_page.cards.deck.gifts.get(self.id)
        return known is None or known.sets is None

    @property
    def _next_colour(self) -> str:
        """The next colour that the box has not yet, "" if there is none."""
        return next((id for id in UNTITLED_COLOURS if id not in self.deck.colours), "")

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Enter sets; with the ribbon the card is complete, is kept in the box, and is the player's."""
        deck, gift, say = self.deck, self.deck.gifts[self.id], session.speech.say
        session.notices.dismiss()
        match does:
            case "cancel":
                session.pages.go(self.cards_page)
            case "set-new":
                id = edits.numbered(deck, "sets")
                self._set(session, edits.added(deck, "sets", id), id)
            case "colour-new":
                session.pages.go(replace(self, deck=edits.added(deck, "colours", self._next_colour)))
            case Pick("set", id):
                self._set(session, deck, id)
            case Pick("ribbon-0" | "ribbon-1") if gift.sets is None:
                session.notices.note(say("me-card-sets-first"), tone="warning")
            case Pick("ribbon-0" | "ribbon-1" as elves, colour):
                whole = replace(gift, colour=colour, elves=int(elves[-1]))
                page, before = self.cards_page, self.cards_page.cards.box
                box = replace(before, deck=edits.without_unused(edits.with_gift(deck, whole), before.deck))
                session.pages.go(replace(page, cards=replace(page.cards, box=box).toggled(self.id)))
                write_box(session, box, box.deck)

    def _set(self, session: ScreenSession, deck: Deck, id: str) -> None:
        if (changed := set_toggled(session, deck, self.id, id)) is not None:
            session.pages.go(replace(self, deck=changed))


def _wide(choices: tuple[Choice, ...]) -> Choices:
    return Choices(choices, columns=5)
