"""Teach your box: the page on which the owner tells, card by card, what only the own box can tell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from companion.games.masterelf.names import title_of
from companion.pages.masterelf import deck_editor_edits, deck_editor_sheets
from companion.screen import Screen
from companion.transfer import decks
from companion.transfer.decks import Box
from engine.masterelf.deck import Deck, Gift
from engine.masterelf.deckwriting import written
from engine.masterelf.pieces import GIFT_CARDS
from engine.rule import Unclear

if TYPE_CHECKING:
    from companion.session.session import Session

GAME = "masterelf"
FIRST = "my-box"
TITLE_LIMIT = 28


class LessonPage(Struct, frozen=True):
    """A box being taught. `back` shows what was there before, `where` the folder of the boxes, `name` the file's.

    `over` is what is shown: "" the whole box, a list ("gifts" …), "gift" the card `id`, "title" a title being typed for
    `id` of list `of` ("" for a new one). `half` is the first of two ingredients while the second is not chosen.
    """

    back: Callable[[], None]
    where: str
    name: str
    deck: Deck
    known: tuple[Box, ...] = ()
    over: str = ""
    of: str = ""
    id: str = ""
    typed: str = ""
    half: str = ""

    def show(self, session: Session) -> Screen:
        """The sheet for what is shown."""
        sheet = deck_editor_sheets.sheet(self, session.speech, in_play=session.seated is not None)
        return Screen("lesson", sheet.title, sheet=sheet)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Go somewhere, or tell one thing more; it is on the disk at once."""
        verb, _, what = id.partition("/")
        session.dismiss()
        match verb:
            case "done":
                self._done(session)
            case "list" if what in deck_editor_edits.LISTS:
                session.go(replace(self, over=what, half=""))
            case "gift" if what in self.deck.gifts:
                session.go(replace(self, over="gift", id=what, half=""))
            case "new" if what in deck_editor_edits.LISTS:
                session.go(replace(self, over="title", of=what, id="", typed=""))
            case "title":
                of, _, which = what.partition("/")
                if which in getattr(self.deck, of, ()):
                    session.go(replace(self, over="title", of=of, id=which, typed=title_of(self.deck, which)))
            case "typed":
                clean = "".join(letter for letter in text if letter.isprintable()).lstrip()[:TITLE_LIMIT]
                session.go(replace(self, typed=clean))
            case "box":
                self._open(session, what)
            case "remove" if self.over == "gift":
                self._keep(session, deck_editor_edits.without(self.deck, "gifts", self.id), over="gifts", id="")
            case "cards+" | "cards-":
                self._keep(session, replace(self.deck, gift_cards=_cards(self.deck, verb)))
            case "count" if what[:-1] in self.deck.ingredients:
                self._keep(session, deck_editor_edits.counted(self.deck, what[:-1], 1 if what.endswith("+") else -1))
            case _ if self.over == "gift" and self.id in self.deck.gifts:
                self._tell(session, self.deck.gifts[self.id], verb, what)

    def _done(self, session: Session) -> None:
        """One page back; a title is taken, a gift with one ingredient is not left so."""
        say = session.speech.say
        if self.over == "title":
            self._title(session)
        elif self.over == "gift" and self.half:
            session.note(say("me-teach-two"), say("me-teach-two-more"), tone="warning")
        elif self.over == "gift":
            session.go(replace(self, over="gifts", id=""))
        elif self.over:
            session.go(replace(self, over=""))
        else:
            self.back()

    def _title(self, session: Session) -> None:
        title = self.typed.strip()
        if not title:
            session.go(replace(self, over="gift" if self.of == "gifts" and self.id else self.of))
            return
        if self.id:
            over = "gift" if self.of == "gifts" else self.of
            self._keep(session, deck_editor_edits.titled(self.deck, self.of, self.id, title), over=over)
            return
        id = deck_editor_edits.id_of(self.deck, self.of, title)
        over = "gift" if self.of == "gifts" else self.of
        self._keep(session, deck_editor_edits.added(self.deck, self.of, id, title), over=over, id=id)

    def _tell(self, session: Session, gift: Gift, verb: str, what: str) -> None:
        """One thing more, or less, of the gift that is shown."""
        say = session.speech.say
        match verb:
            case "kind":
                self._ingredient(session, gift, what)
            case "set":
                sets = deck_editor_edits.toggled(gift.sets, what)
                if sets is not None and len(sets) > (1 if gift.special else 2):
                    more = say("me-teach-sets-more", special=int(bool(gift.special)))
                    session.note(say("me-teach-sets"), more, tone="warning")
                else:
                    self._keep(session, deck_editor_edits.with_gift(self.deck, replace(gift, sets=sets)))
            case "special":
                special = None if gift.special == what else what
                self._keep(session, deck_editor_edits.with_gift(self.deck, replace(gift, special=special)))
            case "colour":
                colour = None if gift.colour == what else what
                self._keep(session, deck_editor_edits.with_gift(self.deck, replace(gift, colour=colour)))
            case "elves":
                elves = None if gift.elves == int(what) else int(what)
                self._keep(session, deck_editor_edits.with_gift(self.deck, replace(gift, elves=elves)))

    def _ingredient(self, session: Session, gift: Gift, kind: str) -> None:
        """Two are told, or none: with one alone nothing is kept, and a third is refused."""
        if gift.ingredients is not None:
            if kind not in gift.ingredients:
                session.note(
                    session.speech.say("me-teach-two"), session.speech.say("me-teach-three-more"), tone="warning"
                )
                return
            other = next(each for each in gift.ingredients if each != kind)
            self._keep(session, deck_editor_edits.with_gift(self.deck, replace(gift, ingredients=None)), half=other)
        elif not self.half or self.half == kind:
            session.go(replace(self, half="" if self.half else kind))
        else:
            told = replace(gift, ingredients=(self.half, kind))
            self._keep(session, deck_editor_edits.with_gift(self.deck, told), half="")

    def _keep(self, session: Session, deck: Deck, **shown: Any) -> None:
        """Have the changed box on the disk, unless no file could hold it."""
        wrong = deck_editor_edits.refused(deck)
        if wrong:
            session.note(session.speech.say("me-teach-refused"), wrong, tone="warning")
            return
        session.go(replace(self, deck=deck, **shown))
        where, name, text = Path(self.where), self.name, written(deck)
        session.ask(lambda store: decks.keep(where, name, text), lambda _: None)

    def _open(self, session: Session, what: str) -> None:
        """Another box, or a new one that knows what the rulebook names."""
        names = [box.name for box in self.known]
        if what == "new":
            number = len(names) + 1
            while f"{FIRST}-{number}" in names:
                number += 1
            self._fresh(session, f"{FIRST}-{number}")
        elif what in names:
            box = self.known[names.index(what)]
            _opened(session, self.back, self.where, self.known, box)

    def _fresh(self, session: Session, name: str) -> None:
        known = (*self.known, Box(name, str(Path(self.where) / f"{name}{decks.SUFFIX}")))
        page = LessonPage(self.back, self.where, name, deck_editor_edits.begun(), known)
        page._keep(session, page.deck)


def open_lesson(session: Session, back: Callable[[], None]) -> None:
    """Show the box last taught; where there is none, one that knows what the rulebook names."""

    def found(told: tuple[Path, tuple[Box, ...]]) -> None:
        where, known = told
        if known:
            _opened(session, back, str(where), known, known[0])
        else:
            session.go(LessonPage(back, str(where), FIRST, deck_editor_edits.begun()))

    session.ask(lambda store: ((where := decks.folder(store.path, GAME)), decks.taught(where)), found)


def _opened(session: Session, back: Callable[[], None], where: str, known: tuple[Box, ...], box: Box) -> None:
    """Read one box; one that cannot be read is told with its line, and left as it is."""

    def read(_: Any) -> Deck | Unclear:
        try:
            return deck_editor_edits.opened(decks.read(box.path), box.path)
        except ValueError as wrong:
            return Unclear(str(wrong))

    def shown(deck: Deck | Unclear) -> None:
        if isinstance(deck, Unclear):
            # Nothing is written over it: what is taught from here on goes into another file.
            name = f"{box.name}-2"
            session.go(LessonPage(back, where, name, deck_editor_edits.begun(), known))
            session.note(session.speech.say("me-teach-unread"), deck.sentence, tone="warning")
        else:
            session.go(LessonPage(back, where, box.name, deck, known))

    session.ask(read, shown)


def _cards(deck: Deck, verb: str) -> int | None:
    """The gift cards counted so far, one more or less; counting begins with what the second edition has."""
    if deck.gift_cards is None:
        return GIFT_CARDS if verb == "cards+" else None
    return max(0, deck.gift_cards + (1 if verb == "cards+" else -1)) or None
