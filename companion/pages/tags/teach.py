"""Teach tags: touch what is taught, lay its tags one after another; on the map, or along the list, for places."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from companion.devices.ndef import PAGES, decoded, encoded
from companion.games.registry import GAMES
from companion.games.tag_protocol import Taggable
from companion.pages.table.device_faults import devices_of
from companion.pages.tags import teach_sheets
from companion.screen import Board, Screen
from companion.storage.tag_catalog import Catalog, Reader, Tagged, keep
from companion.transfer import decks
from hardware.commands import FIRST_USER_PAGE, ReadTag, WriteTag
from hardware.events import Answer, ButtonEvent, ButtonPressed, TagArrived, TagFailed, TagRead, TagWritten

if TYPE_CHECKING:
    from companion.session.session import Page, Session
    from companion.storage.reader import StoreReader

REMEMBERED = 100
"""Teachings that can be undone."""
SENSED = "readerboard"
"""The device whose readers lie under the places of a board."""


class Doubt(Struct, frozen=True):
    """What is asked before anything changes, by `about`: a tag or a reader (`key`) means something else (`before`) than
    `tagged` ("other"); as many tags mean `tagged` as the box has of it ("full"); a tag says of itself that it is that
    ("says"); it lies there, and may be forgotten ("lies"), or all of them ("forget")."""

    about: str
    tagged: Tagged
    key: str | Reader = ""
    before: Tagged | None = None


class TeachPage(Struct, frozen=True):
    """A game whose box is being taught. `things` is all that can have a tag, `board` where its places are picked.

    `group` is what is shown, "" for all groups; `chosen` the meaning that the next tag gets; `waiting` a tag that lies
    there and that nobody knows; `laid` the tags laid so far while they are counted again; `before` are the catalogues
    to go back to, the last one last. `writing`: what is taught is written onto the tag too.
    """

    game: str
    things: tuple[Taggable, ...]
    back: Callable[[], None]
    board: Board | None = None
    group: str = ""
    chosen: str = ""
    waiting: str = ""
    doubt: Doubt | None = None
    laid: tuple[str, ...] | None = None
    before: tuple[Catalog, ...] = ()
    writing: bool = False

    def of_group(self, group: str) -> tuple[Taggable, ...]:
        """The things of a group, in the order of teaching."""
        return tuple(thing for thing in self.things if thing.group == group)

    def thing(self, meaning: str) -> Taggable | None:
        """What has this meaning, if the box has it."""
        return next((thing for thing in self.things if thing.meaning == meaning), None)

    def known(self, catalog: Catalog, thing: Taggable) -> int:
        """How many tags, or readers, this has."""
        tagged = Tagged(self.game, thing.meaning)
        return len(catalog.uids(tagged)) + (catalog.under(tagged) is not None)

    def lacking(self, catalog: Catalog, thing: Taggable) -> bool:
        """Whether more of it are in the box than have a tag."""
        return self.known(catalog, thing) < (thing.many or 1)

    def show(self, session: Session) -> Screen:
        """All groups, one of them, or the map."""
        return teach_sheets.screen(self, session)

    def tap(self, session: Session, id: str, text: str) -> None:
        """Choose what is taught, answer what was asked, undo."""
        verb, _, what = id.partition("/")
        session.dismiss()
        if self.doubt is not None and self._answered(session, self.doubt, id):
            return
        page = replace(self, doubt=None)
        match verb:
            case "cancel" if self.laid is not None:
                session.go(replace(page, laid=None))
            case "done" if self.group:
                session.go(replace(page, group="", chosen=""))
            case "close" if not self.group:
                self.back()
            case "hardware":
                from companion.pages.tags.hardware import HardwarePage

                session.go(HardwarePage.first(self))
            case "game" if what in GAMES and session.seated is None:
                open_teach(session, self.back, what)
            case "writing":
                session.go(replace(page, writing=not self.writing))
            case "group" if things := self.of_group(what):
                first = next((thing for thing in things if self.lacking(session.catalog, thing)), things[0])
                alone = len(things) == 1
                page = replace(page, group=what, chosen=first.meaning if alone or not self.waiting else "")
                session.go(page)
                if alone and self.waiting:
                    page._teach(session, self.waiting)
            case "thing" if self.thing(what):
                page._choose(session, what)
            case "next" if self.group:
                session.go(replace(page, chosen=page._next(session.catalog), laid=None))
            case "undo" if self.before:
                learn(session, self.before[-1])
                session.go(replace(page, before=self.before[:-1], laid=None))
            case "forget" | "count" if self.chosen and self.veiled(session, Tagged(self.game, self.chosen)):
                pass  # Which tags it takes out, or counts, would tell which pieces they are.
            case "forget" if (thing := self.thing(self.chosen)) and self.known(session.catalog, thing):
                session.go(replace(page, doubt=Doubt("forget", Tagged(self.game, self.chosen))))
            case "count" if self.chosen:
                session.go(replace(page, laid=()))
            case "forget-rest" if self.laid is not None:
                self._counted(session, self.laid)
            case _ if self.board is not None and self.group:
                # A place or a path touched on the map.
                meaning = next((thing.meaning for thing in self.things if thing.meaning.endswith(f"/{id}")), "")
                if meaning:
                    page._choose(session, meaning)

    def heard(self, session: Session, event: Any) -> bool:
        """A tag laid down is taught; nothing that happens at a reader or a button here is an act of the game."""
        match event:
            case TagArrived(device, reader, uid):
                session.dismiss()
                replace(self, doubt=None)._laid_down(session, (device, reader), uid)
                self._write_or_read(session, (device, reader), uid)
            case TagRead(uid=uid, data=data):
                self._says(session, uid, decoded(bytes.fromhex(data)))
            case TagWritten():
                session.note(session.speech.say("tags-written"))
            case TagFailed(why=why) if self.writing:
                session.note(
                    session.speech.say("tags-not-written"), session.speech.say("tags-why", why=why), tone="warning"
                )
            case ButtonPressed(button="undo"):
                self.tap(session, "undo", "")
        return isinstance(event, TagArrived | ButtonEvent | Answer)

    def veiled(self, session: Session, tagged: Tagged) -> bool:
        """Whether which one of its sort this is may be a secret of the game on the table."""
        thing = self.thing(tagged.means)
        return session.seated is not None and (thing is None or thing.secret)

    def _laid_down(self, session: Session, spot: Reader, uid: str) -> None:
        thing, known = self.thing(self.chosen), session.catalog.meaning(uid)
        if thing is not None and thing.place and spot[0] == SENSED:
            self._lay_under(session, spot, thing)
        elif self.laid is not None:
            self._count(session, uid)
        elif thing is not None:
            self._teach(session, uid)
        elif known is None:
            session.go(replace(self, waiting=uid))
        elif self.veiled(session, known):
            self._stays(session, known)
        else:
            session.go(replace(self, doubt=Doubt("lies", known, uid)))

    def _write_or_read(self, session: Session, spot: Reader, uid: str) -> None:
        """Have the tag say what it was just taught to mean, or have it say what it says of itself.

        While a game is played nothing is read: the tag might say which piece it is.
        """
        devices = devices_of(session)
        assert devices is not None
        after: Any = session.page
        means = session.catalog.meaning(uid)
        if spot[0] == SENSED:
            if self.writing and means is not None:
                session.note(session.speech.say("tags-not-written"), session.speech.say("tags-why", why="board"))
        elif self.writing and means is not None and after.before != self.before:
            if data := encoded(means):
                devices.order(WriteTag(spot[1], uid, FIRST_USER_PAGE, data), spot[0])
        elif session.seated is None and spot[0] in devices.links:
            devices.order(ReadTag(spot[1], uid, FIRST_USER_PAGE, PAGES), spot[0])

    def _says(self, session: Session, uid: str, said: Tagged | None) -> None:
        """A tag says of itself what it is: where the catalogue has it otherwise, or not at all, that is asked."""
        known = session.catalog.meaning(uid)
        if said is None or said == known or said.game != self.game or self.thing(said.means) is None:
            return
        if session.seated is None and self.doubt is None:
            session.go(replace(self, doubt=Doubt("says", said, uid, known)))

    def _stays(self, session: Session, known: Tagged) -> None:
        """A piece that may be a secret stays what it is while a game is played: what changed would tell which."""
        session.note(
            session.speech.say("tags-same", thing=teach_sheets.called(self, session, known)),
            session.speech.say("tags-stays"),
        )
        session.go(self)

    def _choose(self, session: Session, meaning: str) -> None:
        thing = self.thing(meaning)
        assert thing is not None
        page = replace(self, group=thing.group, chosen=meaning, laid=None)
        session.go(page)
        if self.waiting:
            page._teach(session, self.waiting)

    def _teach(self, session: Session, uid: str) -> None:
        """This tag means what is chosen, unless that must be asked."""
        tagged, known = Tagged(self.game, self.chosen), session.catalog.meaning(uid)
        thing = self.thing(self.chosen)
        if thing is None:
            return
        if known is not None and self.veiled(session, known):
            self._stays(session, known)
        elif known == tagged:
            session.note(session.speech.say("tags-same", thing=teach_sheets.called(self, session, tagged)))
            session.go(self)
        elif known is not None:
            session.go(replace(self, doubt=Doubt("other", tagged, uid, known)))
        elif thing.many and not self.lacking(session.catalog, thing):
            session.go(replace(self, doubt=Doubt("full", tagged, uid)))
        else:
            self._learn(session, session.catalog.taught(uid, tagged))

    def _lay_under(self, session: Session, spot: Reader, thing: Taggable) -> None:
        """This reader lies under the chosen place, unless it lies under another."""
        tagged, known = Tagged(self.game, thing.meaning), session.catalog.readers.get(spot)
        if known is not None and known != tagged:
            session.go(replace(self, doubt=Doubt("other", tagged, spot, known)))
        else:
            self._learn(session, session.catalog.laid_under(spot, tagged))

    def _learn(self, session: Session, catalog: Catalog) -> None:
        """Have it kept, and go on with what has no tag yet."""
        before = (*self.before, session.catalog)[-REMEMBERED:]
        learn(session, catalog)
        page = replace(self, waiting="", doubt=None, before=before)
        session.go(replace(page, chosen=page._next(catalog, stay=True)))

    def _next(self, catalog: Catalog, stay: bool = False) -> str:
        """What lacks a tag after what is chosen, round the group; the chosen one itself while it does and may stay."""
        things = self.of_group(self.group)
        at = next((n for n, thing in enumerate(things) if thing.meaning == self.chosen), -1)
        round_ = (*things[at + 1 :], *things[: at + 1])
        if stay and at >= 0 and (self.lacking(catalog, things[at]) or not things[at].many):
            return self.chosen
        return next((thing.meaning for thing in round_ if self.lacking(catalog, thing)), self.chosen)

    def _answered(self, session: Session, doubt: Doubt, id: str) -> bool:
        """What was asked is decided; False for a touch that decides nothing."""
        page, catalog, uid = replace(self, doubt=None), session.catalog, doubt.key
        match doubt.about, id:
            case _, "keep":
                session.go(replace(page, waiting=""))
            case "other" | "says", "change" if isinstance(uid, str):
                page._learn(session, catalog.taught(uid, doubt.tagged))
            case "other", "change":
                page._learn(session, catalog.laid_under(uid, doubt.tagged))  # type: ignore[arg-type]
            case "full", "swap":
                gone = catalog.forgotten(*catalog.uids(doubt.tagged))
                page._learn(session, gone.taught(str(uid), doubt.tagged))
            case "full", "both":
                page._learn(session, catalog.taught(str(uid), doubt.tagged))
            case "full", "count":
                page = replace(page, waiting="", laid=())
                page._learn(session, catalog.taught(str(uid), doubt.tagged))
                # The newest one lies there already.
                session.go(replace(session.page, chosen=self.chosen, laid=(str(uid),)))  # type: ignore[type-var]
            case "lies", "forget-it":
                page._learn(session, catalog.forgotten(uid))
            case "forget", "forget-it":
                under = catalog.under(doubt.tagged)
                page._learn(session, catalog.forgotten(*catalog.uids(doubt.tagged), *([under] if under else [])))
            case _:
                return False
        return True

    def _count(self, session: Session, uid: str) -> None:
        """One more of those that are counted again; with the last that the box has, the lost ones are forgotten."""
        thing, laid = self.thing(self.chosen), self.laid or ()
        if thing is None or session.catalog.meaning(uid) != Tagged(self.game, thing.meaning):
            session.note(session.speech.say("tags-not-counted"), tone="warning")
            return session.go(self)
        laid = laid if uid in laid else (*laid, uid)
        if thing.many and len(laid) >= thing.many:
            return self._counted(session, laid)
        return session.go(replace(self, laid=laid))

    def _counted(self, session: Session, laid: tuple[str, ...]) -> None:
        gone = [uid for uid in session.catalog.uids(Tagged(self.game, self.chosen)) if uid not in laid]
        page = replace(self, laid=None)
        if not gone:
            return session.go(page)
        page._learn(session, session.catalog.forgotten(*gone))
        session.note(session.speech.say("tags-forgotten", n=len(gone)))
        return None


def learn(session: Session, after: Catalog) -> None:
    """Mean this from now on, and have it kept."""
    before = session.catalog
    session.take_catalog(after)
    session.ask(lambda store: keep(store, before, after), lambda _: None)


def open_teach(session: Session, back: Callable[[], None], game: str = "", waiting: str = "") -> None:
    """Show what can be taught of a game: the one on the table, or this one. `waiting` is a tag that nobody knows yet.

    The owner's own box, where the game has one, is that of the table, or the one last taught.
    """
    session.dismiss()
    if session.seated is not None:
        game = session.table.told.game
    game = game or next(iter(GAMES))
    options = (session.table.told.options or {}) if session.seated is not None else {}
    edition = str(options.get("edition", session.settings.edition))

    def opened(box: str) -> None:
        boxed = GAMES[game]
        session.go(TeachPage(game, boxed.tagged(session.speech, edition, box), back, boxed.map(), waiting=waiting))

    if isinstance(told := options.get("deck"), dict):
        return opened(str(told["text"]))

    def text(store: StoreReader) -> str:
        last = decks.taught(decks.folder(store.path, game))[:1]
        return decks.read(last[0].path) if last else ""

    return session.ask(text, opened)


def open_unknown(session: Session, back: Page) -> None:
    """Show what can be taught, for the tag that lies there and that nobody knows."""
    devices = devices_of(session)
    lying = [uid for uids in devices.lying.values() for uid in uids] if devices is not None else []
    unknown = next((uid for uid in reversed(lying) if session.catalog.meaning(uid) is None), "")
    open_teach(session, lambda: session.go(back), waiting=unknown)
