"""Deck editor: pages on which the owner of a box enters its cards; every change is written to a file at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from companion.games.drawing.common_controls import picker
from companion.games.masterelf.art import ELF, GIFT, ingredient, ribbon
from companion.games.masterelf.names import UNTITLED_COLOURS, book_deck, of_deck, titles
from companion.language.message_texts import Speech
from companion.pages.masterelf import deck_editor_edits as edits
from companion.pages.parts import LARGE, code_of, whole_page
from companion.screen import (
    Block,
    Choice,
    Choices,
    Columns,
    Does,
    Field,
    Pick,
    Screen,
    ScreenAction,
    Stepped,
    Stepper,
    Steppers,
    Text,
)
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.transfer import box_code, box_files
from engine.masterelf.deckfile import read_deck, written
from engine.masterelf.owners_deck import Deck, Gift
from engine.masterelf.pieces import GIFT_CARDS, INGREDIENT_CARDS, RAINBOW, SPECIAL_SETS
from engine.rule import Unclear

GAME = "masterelf"
FIRST = "my-box"
TITLE_LIMIT = 28


class OpenBox(Struct, frozen=True):
    """An owner's box that is being edited: its `file`, its `deck`, and the files of all boxes in the same folder
    (`known`)."""

    file: Path
    deck: Deck
    known: tuple[Path, ...] = ()

    @property
    def name(self) -> str:
        """The name of the box."""
        return self.file.stem


class OpenList(ScreenAction, frozen=True, tag="list"):
    """Opens the list of this name."""

    of: edits.List


class OpenTitle(ScreenAction, frozen=True):
    """Opens the field with the title of the entry `id` of the list `of`, or of a new entry ("")."""

    of: edits.List
    id: str = ""

    @property
    def name(self) -> str:
        """The list and the entry, "title/sets/treasures", or "new/sets"."""
        return f"title/{self.of}/{self.id}" if self.id else f"new/{self.of}"


class BoxPage(Page, frozen=True):
    """The base of pages on an owner's box: each edits a part of its contents, or counts by them."""

    clears = True

    box: OpenBox

    def keep(self, session: ScreenSession, deck: Deck, page: BoxPage | None = None) -> None:
        """Write the changed deck to its file, and show it on this page or on `page`; an invalid deck is refused with a
        notice."""
        if wrong := edits.refused(deck):
            return session.notices.note(session.speech.say("me-teach-refused"), wrong, tone="warning")
        session.pages.go(replace(page or self, box=replace(self.box, deck=deck)))
        return write_box(session, self.box, deck)

    def speech(self, session: ScreenSession) -> Speech:
        """The screen's language with the names of this box, and the reader's words for what the rulebook names."""
        return Speech(session.speech.language, of_deck(self.box.deck))

    def retitled(self, of: edits.List, id: str, back: GiftPage | None = None) -> TitlePage:
        """The page to type the title of the entry `id` of a list, or of a new one (""); it leads to `back`."""
        return TitlePage(self.box, of, id, titles(self.box.deck).get(id, ""), back)


def write_box(session: ScreenSession, box: OpenBox, deck: Deck) -> None:
    """Write this deck to the file of the box."""
    text = written(deck)
    session.store.ask(lambda store: box_files.keep(box.file, text), lambda _: None)


def set_toggled(session: ScreenSession, deck: Deck, gift: str, name: str) -> Deck | None:
    """The deck with the gift counted in this set too, or no longer; None, with a notice, for a third set, or a second
    one beside a special set."""
    say, card = session.speech.say, deck.gifts[gift]
    if name in SPECIAL_SETS:
        card = replace(card, special=None if card.special == name else name)
    else:
        card = replace(card, sets=edits.toggled(card.sets, name))
    if len(card.sets or ()) > (1 if card.special else 2):
        more = say("me-teach-sets-more", special=int(bool(card.special)))
        session.notices.note(say("me-teach-sets"), more, tone="warning")
        return None
    return edits.with_gift(deck, card)


class LessonPage(BoxPage, frozen=True):
    """The first page of the deck editor: a summary of what the owner's box holds."""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the lists of gifts, ingredients, sets and colours in the box, each with the number of its
        entries; and with the numbers of cards in the second edition of the game, for comparison.
        """
        say, box, deck = session.speech.say, self.box, self.box.deck
        complete = sum(gift.complete and gift.ingredients is not None for gift in deck.gifts.values())
        details = {
            "gifts": say("me-teach-gifts", gifts=len(deck.gifts), complete=complete),
            "ingredients": say("me-teach-cards", cards=_cards(deck)),
            "sets": say("me-teach-known", n=len(deck.sets)),
            "colours": say("me-teach-known", n=len(deck.colours)),
        }
        lists = tuple(Choice(OpenList(name), say(f"me-list-{name}"), details[name]) for name in edits.LISTS)
        lines = [say("me-teach-edition", gifts=GIFT_CARDS, cards=INGREDIENT_CARDS)]
        if deck.gift_cards not in (None, GIFT_CARDS):
            lines.append(say("me-teach-other-gifts", gifts=deck.gift_cards or 0))
        if session.seated is not None:
            lines.append(say("me-teach-next"))
        count = Steppers((Stepper("cards", say("me-teach-gift-cards"), deck.gift_cards or 0, glyph=GIFT),), columns=1)
        boxes = picker("box", {each.stem: each.stem for each in box.known}, box.name, 3)
        blocks: tuple[Block, ...] = (
            *(Text(line, tone="quiet") for line in lines),
            Choices(lists, columns=4, tall=True),
            Columns((count,), (boxes,), share=0.46) if len(box.known) > 1 else count,
            Text(say("me-teach-file", path=str(box.file)), "detail", "quiet"),
        )
        code = Choice("box-code", say("act-box-code"))
        return _screen(session, "lesson", say("me-sheet-lesson", name=box.name), blocks, code)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open a list or another box, count gift cards, or go back."""
        deck = self.box.deck
        match does:
            case "done":
                session.pages.back()
            case "box-code":
                session.pages.push(CodePage(box_code.written(GAME, self.box.name, written(deck))))
            case OpenList(of):
                session.pages.go(ListPage(self.box, of))
            case Stepped("cards", by):
                self.keep(session, edits.gifts_counted(deck, by))
            case Pick("box", name):
                box = next(each for each in self.box.known if each.stem == name)
                _open(session, self.box.known, box, lambda box: session.pages.push(LessonPage(box)))


class CodePage(Page, frozen=True):
    """The page that shows the contents of a box as QR codes, one at a time: the one with the index `at`."""

    texts: tuple[str, ...]
    at: int = 0

    def show(self, session: ScreenSession) -> Screen:
        """The screen with the code, what it is for, and a button for the next one if there are several."""
        say, parts = session.speech.say, len(self.texts)
        beside = [Text(say("box-code-how"))]
        buttons = []
        if parts > 1:
            beside.insert(0, Text(say("box-code-part", part=self.at + 1, of=parts), "title"))
            buttons.append(Choice("box-code-next", say("act-box-code-next"), tone="primary"))
        blocks = (Columns((code_of(self.texts[self.at], LARGE),), tuple(beside), share=0.48),)
        return whole_page(session, "box-code", blocks, "close", *buttons)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Show the next code, after the last one the first; or go back."""
        match does:
            case "box-code-next":
                session.pages.go(replace(self, at=(self.at + 1) % len(self.texts)))


class ListPage(BoxPage, frozen=True):
    """The page of one list of cards: "gifts", "ingredients", "sets" or "colours"."""

    of: edits.List

    def show(self, session: ScreenSession) -> Screen:
        """The entries of the list: gifts with their missing fields, ingredients with their number of cards."""
        say, deck, of = session.speech.say, self.box.deck, self.of
        speech = self.speech(session)
        title = speech.name
        fresh = Choice(OpenTitle(of), say(f"me-new-{of}"), tone="primary")
        if of == "gifts":
            gifts = tuple(
                Choice(
                    Pick("gift", gift.id), title(gift.id), self._known(gift, session), GIFT if gift.complete else None
                )
                for gift in sorted(deck.gifts.values(), key=lambda gift: title(gift.id))
            )
            heading = say("me-sheet-list-gifts", gifts=len(deck.gifts), edition=GIFT_CARDS)
            return _screen(session, of, heading, (Choices((fresh, *gifts), columns=3, tall=True),))
        glyphs = {id: ribbon(deck, id, speech) for id in deck.colours} if of == "colours" else {}
        titles = (
            *(Choice(OpenTitle(of, id), title(id), "", glyphs.get(id)) for id in getattr(deck, of)),
            fresh,
        )
        rename = Text(say("me-teach-rename"), tone="quiet")
        blocks: tuple[Block, ...] = (rename, Choices(titles, columns=3))
        if of == "ingredients":
            steppers = tuple(
                Stepper(Pick("count", id), title(id), kind.count or 0, glyph=ingredient(deck, id, speech))
                for id, kind in deck.ingredients.items()
            )
            cards = Text(say("me-teach-count", cards=_cards(deck), edition=INGREDIENT_CARDS), tone="quiet")
            blocks = (cards, Steppers(steppers, columns=2), rename, Choices(titles, columns=4))
        return _screen(session, of, say(f"me-list-{of}"), blocks)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Open a gift, rename or add an entry, count cards, or go back."""
        deck = self.box.deck
        match does:
            case "done":
                session.pages.go(LessonPage(self.box))
            case Pick("gift", gift):
                session.pages.go(GiftPage(self.box, gift))
            case Stepped(Pick("count", kind), by):
                self.keep(session, edits.counted(deck, kind, by))
            case OpenTitle(of, id):
                session.pages.go(self.retitled(of, id))

    def _known(self, gift: Gift, session: ScreenSession) -> str:
        """The missing fields of a gift in words; its ingredients if none is missing."""
        fields = ("ingredients", "sets", "colour", "elves")
        missing = [session.speech.say(f"me-missing-{name}") for name in fields if getattr(gift, name) is None]
        if missing:
            return session.speech.say("me-missing", fields=", ".join(missing))
        return " + ".join(self.speech(session).name(kind) for kind in gift.ingredients or ())


class GiftPage(BoxPage, frozen=True):
    """The page of the gift card `id`. `half` is the first of its two ingredients while the second is not chosen."""

    id: str
    half: str = ""

    def show(self, session: ScreenSession) -> Screen:
        """The screen with buttons for the gift's ingredients, sets, ribbon and elf; the heading of each says "unknown"
        until it is entered."""
        say, deck, gift = session.speech.say, self.box.deck, self.box.deck.gifts[self.id]
        speech = self.speech(session)
        title = speech.name

        def group(id: str, unknown: bool, picked: Choices, *more: Choice) -> tuple[Block, ...]:
            heading = say("me-gift-unknown", heading=say(id)) if unknown else say(id)
            return Text(heading, tone="quiet"), replace(picked, choices=(*picked.choices, *more))

        kinds, chosen = {id: title(id) for id in deck.ingredients}, gift.ingredients or (self.half,)
        pictures = {id: ingredient(deck, id, speech) for id in kinds}
        sets = picker("set", {id: title(id) for id in (*deck.sets, *SPECIAL_SETS)}, gift.collections)
        colours = {id: title(id) for id in (*deck.colours, RAINBOW)}
        ribbons = picker("colour", colours, (gift.colour,), glyphs={id: ribbon(deck, id, speech) for id in colours})
        elves = picker("elves", {"1": say("me-elf-yes"), "0": say("me-elf-no")}, str(gift.elves), glyphs={"1": ELF})
        new_kind = Choice(OpenTitle("ingredients"), say("me-new-ingredients"), tone="quiet")
        new_set = Choice("set-new", say("me-new-sets"), tone="quiet")
        ingredients = picker("kind", kinds, chosen, glyphs=pictures)
        blocks = (
            *group("me-gift-ingredients", gift.ingredients is None, ingredients, new_kind),
            *group("me-gift-sets", gift.sets is None, sets, new_set),
            *group("me-gift-colour", gift.colour is None, ribbons),
            *group("me-gift-elves", gift.elves is None, elves),
        )
        buttons = (
            Choice("remove", say("me-act-remove")),
            Choice(OpenTitle("gifts", gift.id), say("me-act-title")),
            Choice(OpenTitle("gifts"), say("me-new-gifts")),
        )
        return _screen(session, "teach-gift", title(gift.id), blocks, *buttons)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Enter or clear one field of the gift; rename or remove it, or go back."""
        say, deck, gift = session.speech.say, self.box.deck, self.box.deck.gifts[self.id]
        match does:
            case "done" | OpenTitle("gifts") if self.half:
                session.notices.note(say("me-teach-two"), say("me-teach-two-more"), tone="warning")
            case "done":
                session.pages.go(ListPage(self.box, "gifts"))
            case "remove":
                self.keep(session, edits.without(deck, "gifts", self.id), ListPage(self.box, "gifts"))
            case OpenTitle(of, id):
                session.pages.go(self.retitled(of, id, None if of == "gifts" else self))
            case "set-new":
                fresh = edits.numbered(deck, "sets")
                self._set(session, edits.added(deck, "sets", fresh), fresh)
            case Pick("kind", kind):
                self._ingredient(session, gift, kind)
            case Pick("set", name):
                self._set(session, deck, name)
            case Pick("colour" | "elves" as field, key):
                value = int(key) if field == "elves" else key
                same = getattr(gift, field) == value
                self.keep(session, edits.with_gift(deck, replace(gift, **{field: None if same else value})))

    def _set(self, session: ScreenSession, deck: Deck, name: str) -> None:
        if (changed := set_toggled(session, deck, self.id, name)) is not None:
            self.keep(session, changed)

    def _ingredient(self, session: ScreenSession, gift: Gift, kind: str) -> None:
        """Choose an ingredient: a single one waits for the second, both are kept together, and a third is refused."""
        page = replace(self, half="")
        if gift.ingredients is not None and kind not in gift.ingredients:
            say = session.speech.say
            session.notices.note(say("me-teach-two"), say("me-teach-three-more"), tone="warning")
        elif gift.ingredients is not None:
            page = replace(self, half=next(each for each in gift.ingredients if each != kind))
            self.keep(session, edits.with_gift(self.box.deck, replace(gift, ingredients=None)), page)
        elif not self.half or self.half == kind:
            session.pages.go(replace(self, half="" if self.half else kind))
        else:
            self.keep(session, edits.with_gift(self.box.deck, replace(gift, ingredients=(self.half, kind))), page)


class TitlePage(BoxPage, frozen=True):
    """The page on which a title is typed, for the entry `id` of the list `of`, or for a new entry (""). `back` is the
    gift's page from which it was opened for an entry of another list."""

    of: edits.List
    id: str = ""
    typed: str = ""
    back: GiftPage | None = None

    def show(self, session: ScreenSession) -> Screen:
        """The field with the title typed so far."""
        hint = session.speech.say("me-title-hint")
        field = Field("typed", self.typed, hint, asked=True, language=session.speech.language, done="done")
        return _screen(session, "title", session.speech.say(f"me-title-{self.of}"), (field,))

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Take over the typed text; on OK, save it as the title, unless it is empty."""
        title, deck = self.typed.strip(), self.box.deck
        if does == "typed":
            clean = "".join(letter for letter in text if letter.isprintable()).lstrip()[:TITLE_LIMIT]
            session.pages.go(replace(self, typed=clean))
        elif does == "done" and not title:
            session.pages.go(self._entry(self.id))
        elif does == "done" and self.id:
            self.keep(session, edits.titled(deck, self.of, self.id, title), self._entry(self.id))
        elif does == "done":
            fresh = self._new_id(session, title)
            self.keep(session, edits.added(deck, self.of, fresh, title), self._entry(fresh))

    def _new_id(self, session: ScreenSession, title: str) -> str:
        """The id of a new entry with this title: a number; for a ribbon called by the word for a colour, that colour's,
        in which it is then drawn."""
        deck, say = self.box.deck, session.speech.say
        for colour in UNTITLED_COLOURS if self.of == "colours" else ():
            if colour not in deck.colours and say(f"me-colour-{colour}").casefold() == title.casefold():
                return colour
        return edits.numbered(deck, self.of)

    def _entry(self, id: str) -> BoxPage:
        """The page to show after this one: for a gift, the page of the gift `id`, or the list of gifts if `id` is "";
        for an ingredient, a set or a colour, the page of the gift from which it was opened, or the list."""
        if self.of == "gifts" and id:
            return GiftPage(self.box, id)
        return ListPage(self.box, self.of) if self.back is None else self.back


def open_lesson(session: ScreenSession, unused: str) -> None:
    """Open the box last edited; if there is none, a new one with the cards that the rulebook names."""
    with_box(session, lambda box: session.pages.push(LessonPage(box)))


def with_box(session: ScreenSession, then: Callable[[OpenBox], None]) -> None:
    """Call `then` with the box last edited, or with a new one."""

    def found(boxes: tuple[Path, tuple[Path, ...]]) -> None:
        where, known = boxes
        if known:
            _open(session, known, known[0], then)
        else:
            then(OpenBox(where / f"{FIRST}{box_files.SUFFIX}", book_deck()))

    session.store.ask(lambda store: ((where := box_files.folder(store.path, GAME)), box_files.taught(where)), found)


def _open(session: ScreenSession, known: tuple[Path, ...], box: Path, then: Callable[[OpenBox], None]) -> None:
    """Read the file of `box`, one of the boxes `known`, and call `then` with it. If it cannot be read, that is an empty
    box named "<name>-2", with a notice of the faulty line; the file is not changed."""

    def read(_: object) -> Deck | Unclear:
        box_files.choose(box)
        try:
            return read_deck(box_files.read(box), str(box))
        except ValueError as wrong:
            return Unclear(str(wrong))

    def shown(deck: Deck | Unclear) -> None:
        if isinstance(deck, Unclear):
            then(OpenBox(box.with_stem(f"{box.stem}-2"), book_deck(), known))
            session.notices.note(session.speech.say("me-teach-unread"), deck.sentence, tone="warning")
        else:
            then(OpenBox(box, deck, known))

    session.store.ask(read, shown)


def _screen(session: ScreenSession, id: str, title: str, blocks: Iterable[Block], *buttons: Choice) -> Screen:
    return whole_page(session, id, blocks, *buttons, primary="done", title=title, page="lesson")


def _cards(deck: Deck) -> int:
    """The number of ingredient cards in this deck, of all kinds whose number is known."""
    return sum(kind.count or 0 for kind in deck.ingredients.values())
