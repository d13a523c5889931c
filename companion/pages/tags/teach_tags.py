"""The page that assigns pieces to tags laid on a reader, and places of a board to the readers under them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from companion.devices.ndef import PAGES, decoded, encoded
from companion.games.drawing.common_controls import button, picker
from companion.games.registry import GAMES, title
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.pages.page_registry import open_page
from companion.pages.parts import whole_page
from companion.pages.table.device_faults import devices_of
from companion.piece import Piece
from companion.screen import (
    Banner,
    Block,
    Board,
    Choice,
    Choices,
    Does,
    Glyph,
    Lying,
    Marks,
    Notice,
    NoticeTone,
    Pick,
    Screen,
    ScreenAction,
    Shape,
    Spot,
    Text,
    Token,
    Tone,
    tone_of,
)
from companion.session.page_stack import Page
from companion.session.screen_session import ScreenSession
from companion.storage.retrying_store import BufferedStore
from companion.storage.tag_catalog import Catalog, Reader, Tagged, keep
from companion.transfer import box_files
from hardware.device import FIRST_USER_PAGE, ReadTag, WriteTag
from hardware.events import Answer as DeviceAnswer
from hardware.events import ButtonEvent, ButtonPressed, TagArrived, TagFailed, TagRead, TagWritten

TICK = Glyph(
    "taught",
    (Shape(((-0.5, 0.05), (-0.12, -0.34), (0.5, 0.46)), line="ink", width=0.24, closed=False),),
    ink="#2c6a4d",
)


class Chosen(ScreenAction, frozen=True, tag="thing"):
    """Chooses what the next tag is on; its name is "thing/rook/white"."""

    piece: Piece


class Question(Struct, frozen=True):
    """A question that is asked before the catalogue of tags changes: its notice, and by the id of each answer the
    catalogue that results from it, or None for no change."""

    notice: Notice
    answers: Mapping[str, Catalog | None]


UNDOS = 100
"""The most changes that can be undone."""
SENSED = "readerboard"
"""The kind of device whose readers are under the places of a board."""


class TeachPage(Page, frozen=True):
    """The page on which tags get their meanings, the pieces they are on: touches choose a meaning, and a tag laid on a
    reader gets it. `things` are what can have a tag, `board` is where places are chosen.

    `group` is the group shown ("rook"), "" for all; `chosen` what the next tag is on; `waiting` the uid of an unknown
    tag on a reader; `before` the earlier catalogues for undo, the latest last. `writing`: the meaning is written onto
    the tag. `used`: the hardware whose tags are listed, "reader" or "board"; "" for all.
    """

    clears = True

    game: str
    things: tuple[Taggable, ...]
    board: Board | None = None
    group: str = ""
    chosen: Piece | None = None
    waiting: str = ""
    question: Question | None = None
    before: tuple[Catalog, ...] = ()
    writing: bool = False
    used: str = ""

    @property
    def tagged(self) -> Tagged:
        """The entry that the next tag laid down gets in the catalogue: the chosen meaning, in this game."""
        assert self.chosen is not None
        return Tagged(self.game, self.chosen)

    def of_group(self, group: str) -> tuple[Taggable, ...]:
        """The pieces or places of a group, in their order in `things`."""
        return tuple(thing for thing in self.things if thing.group == group)

    def thing(self, piece: Piece | None) -> Taggable | None:
        """What is listed for this piece or place, or None."""
        return next((thing for thing in self.things if thing.piece == piece), None)

    def known(self, catalog: Catalog, thing: Taggable | None) -> int:
        """The number of tags and readers in the catalogue that have the meaning of `thing`; 0 for None."""
        if thing is None:
            return 0
        tagged = Tagged(self.game, thing.piece)
        return len(catalog.uids(tagged)) + (catalog.under(tagged) is not None)

    def lacking(self, catalog: Catalog, thing: Taggable) -> bool:
        """Whether some pieces of the kind `thing` have no tag yet."""
        return self.known(catalog, thing) < (thing.many or 1)

    def veiled(self, session: ScreenSession, tagged: Tagged) -> bool:
        """Whether the meaning may be a secret of the seated game, so that only its group is shown."""
        thing = self.thing(tagged.means)
        return session.seated is not None and (thing is None or thing.secret)

    def called(self, session: ScreenSession, tagged: Tagged | None) -> str:
        """The meaning of a tag in words ("unknown tag" if `tagged` is None); for a tag of another game only that game's
        title, and for a piece that may be secret only its group of pieces."""
        say = session.speech.say
        if tagged is None:
            return say("hardware-unknown-tag")
        if tagged.game != self.game:
            return say("tags-of-game", game=title(tagged.game, session.speech))
        thing = self.thing(tagged.means)
        if thing is None or self.veiled(session, tagged):
            return say(f"tags-one-{tagged.means.kind}")
        if thing.place or not tagged.means.name:
            return thing.label
        return say("tags-called", thing=thing.label, group=say(f"tags-one-{tagged.means.kind}"))

    def show(self, session: ScreenSession) -> Screen:
        """The screen with all groups of pieces, one of them, or the map; with the question, if one is asked."""
        things = self.of_group(self.group)
        if things and things[0].place and self.board is not None:
            shown = self._map(session, self.board, things)
        elif things:
            shown = self._group(session, things)
        else:
            shown = self._groups(session)
        return shown if self.question is None else replace(shown, notice=self.question.notice)

    def _progress(self, session: ScreenSession, *things: Taggable) -> str:
        """The number of tags known for `things` and that of all, "31 / 48"; "31" alone if the total is unknown."""
        known = sum(self.known(session.store.catalog, thing) for thing in things)
        return f"{known} / {sum(each.many for each in things)}" if all(each.many for each in things) else str(known)

    def _complete(self, session: ScreenSession, things: tuple[Taggable, ...]) -> bool:
        return not any(self.lacking(session.store.catalog, each) for each in things)

    def _undo(self, session: ScreenSession) -> Choice:
        return button(session.speech, "undo", enabled=bool(self.before))

    def _groups(self, session: ScreenSession) -> Screen:
        say, chosen = session.speech.say, {False: list[Choice](), True: list[Choice]()}
        for group in dict.fromkeys(thing.group for thing in self.things):
            things = self.of_group(group)
            tone: Tone = "quiet" if self._complete(session, things) else "plain"
            label, first = say(f"tags-group-{group}"), things[0]
            does, progress = Pick("group", group), self._progress(session, *things)
            chosen[first.place].append(Choice(does, label, progress, first.sort or first.glyph, tone))
        blocks: list[Block] = []
        if session.seated is None:
            blocks.append(picker("game", {name: say(f"game-{name}") for name in GAMES}, self.game, len(GAMES)))
        if self.waiting:
            blocks.append(Text(say("tags-waiting"), tone="good"))
        elif session.devices is not None:
            blocks.append(Text(say("tags-how")))
        else:
            blocks.append(Text(say("tags-no-reader"), tone="warning"))
        blocks += [Choices(tuple(chosen[False]), columns=2), Choices(tuple(chosen[True]), columns=3)]
        writing = button(session.speech, "writing", tone_of(self.writing))
        title = say("sheet-tags", game=say(f"game-{self.game}"))
        return whole_page(session, "teach", blocks, "close", self._undo(session), writing, "hardware", title=title)

    def _group(self, session: ScreenSession, things: tuple[Taggable, ...]) -> Screen:
        say, thing = session.speech.say, self.thing(self.chosen)
        title = f"{say(f'tags-group-{self.group}')} · {self._progress(session, *things)}"
        choices = tuple(
            Choice(Chosen(each.piece), each.label, self._progress(session, each), each.glyph, tone_of(each == thing))
            for each in things
        )
        blocks = (Text(self._wanted(session, things), "title"), Choices(choices, columns=3, tall=True))
        free = self.known(session.store.catalog, thing) > 0 and not self.veiled(session, self.tagged)
        forget = button(session.speech, "forget", enabled=free)
        return whole_page(
            session, "teach-group", blocks, "done", self._undo(session), forget, title=title, page="teach"
        )

    def _wanted(self, session: ScreenSession, things: tuple[Taggable, ...]) -> str:
        """The instruction for the next step of assigning tags, in words."""
        say, thing = session.speech.say, self.thing(self.chosen)
        known = self.known(session.store.catalog, thing)
        if self.waiting:
            return say("tags-waiting")
        if thing is None:
            return say("tags-choose")
        if thing.many and self._complete(session, things):
            return say("tags-whole")
        if thing.place:
            return say("tags-next-place")
        if not thing.many:
            return say("tags-next-uncounted", thing=thing.label, n=known)
        return say("tags-next", thing=thing.label, n=known, many=thing.many)

    def _map(self, session: ScreenSession, board: Board, things: tuple[Taggable, ...]) -> Screen:
        """The board: places and paths with a tag or a reader are ticked, the next one is highlighted."""
        thing, chosen = self.thing(self.chosen), self.chosen.name if self.chosen else ""
        spots = {each.piece.name: each for each in things}
        done = {spot for spot, each in spots.items() if not self.lacking(session.store.catalog, each)}
        marks = Marks(
            tokens=tuple(Token(path.id, TICK) for path in board.paths if path.id in done),
            lying=tuple(Lying(place.id, (TICK,)) for place in board.places if place.id in done),
            glow=frozenset(spots) - done,
            chosen=chosen,
            blink=chosen if any(place.id == chosen for place in board.places) else "",
        )
        label = thing.label if thing else ""
        banner = Banner(str(len(done)), f"/ {len(things)}", label, "", self._wanted(session, things))
        forget = button(session.speech, "forget", enabled=self.known(session.store.catalog, thing) > 0)
        done_, following = button(session.speech, "done"), button(session.speech, "next", "primary")
        bar = (done_, self._undo(session), forget, following)
        return Screen("teach", "", board=board, marks=marks, banner=banner, bar=bar)

    def tap(self, session: ScreenSession, does: Does, text: str) -> None:
        """Choose a meaning for the next tag, answer a question, undo, or go back."""
        page = replace(self, question=None)
        answers = self.question.answers if self.question is not None else {}
        match does:
            case str() if does in answers:
                if (after := answers[does]) is not None:
                    page._learn(session, after)
                else:
                    session.pages.go(replace(page, waiting=""))
            case "done" if self.group:
                session.pages.go(replace(page, group="", chosen=None))
            case "hardware":
                open_page(session, "hardware")
            case Pick("game", game) if session.seated is None:
                _open(session, game, used=self.used)
            case "writing":
                session.pages.go(replace(page, writing=not self.writing))
            case Pick("group", group) if things := self.of_group(group):
                alone = len(things) == 1
                first = next((thing for thing in things if self.lacking(session.store.catalog, thing)), things[0])
                page = replace(page, group=group, chosen=first.piece if alone or not self.waiting else None)
                session.pages.go(page)
                if alone and self.waiting:
                    page._teach(session, self.waiting)
            case Chosen(piece):
                page._choose(session, piece)
            case "next" if self.group:
                session.pages.go(replace(page, chosen=page._next(session.store.catalog)))
            case "undo" if self.before:
                learn(session, self.before[-1])
                session.pages.go(replace(page, before=self.before[:-1]))
            case "forget" if self.chosen and self.veiled(session, self.tagged):
                pass  # The tags taken out would show which pieces they are.
            case "forget" if known := self.known(session.store.catalog, self.thing(self.chosen)):
                catalog = session.store.catalog
                under, uids = catalog.under(self.tagged), catalog.uids(self.tagged)
                headline = session.speech.say("tags-forget", thing=self.called(session, self.tagged), n=known)
                after = catalog.forgotten(*uids, *([under] if under else []))
                page._ask(session, headline, {"keep": None, "forget-it": after})
            case Spot(id) if self.group:
                touched = next((thing.piece for thing in self.things if thing.piece.name == id), None)
                if touched is not None:
                    page._choose(session, touched)

    def heard(self, session: ScreenSession, event: Any) -> bool:
        """Assign the chosen meaning to a tag that is laid down; True for all events of readers and buttons, which are
        not used in the game here."""
        say = session.speech.say
        match event:
            case TagArrived(device, reader, uid):
                session.notices.dismiss()
                replace(self, question=None)._laid_down(session, (device, reader), uid)
                self._write_or_read(session, (device, reader), uid)
            case TagRead(uid=uid, data=data):
                self._compare(session, uid, decoded(bytes.fromhex(data)))
            case TagWritten():
                session.notices.note(say("tags-written"))
            case TagFailed(why=why) if self.writing:
                session.notices.note(say("tags-not-written"), say("tags-why", why=why), tone="warning")
            case ButtonPressed(button="undo"):
                session.notices.dismiss()
                self.tap(session, "undo", "")
        return isinstance(event, TagArrived | ButtonEvent | DeviceAnswer)

    def _laid_down(self, session: ScreenSession, spot: Reader, uid: str) -> None:
        thing, known = self.thing(self.chosen), session.store.catalog.meaning(uid)
        if thing is not None and thing.place and spot[0] == SENSED:
            self._lay_under(session, spot)
        elif thing is not None:
            self._teach(session, uid)
        elif known is None:
            session.pages.go(replace(self, waiting=uid))
        elif self.veiled(session, known):
            self._unchanged(session, known, session.speech.say("tags-stays"))
        else:
            headline = session.speech.say("tags-lies", thing=self.called(session, known))
            after = session.store.catalog.forgotten(uid)
            self._ask(session, headline, {"keep": None, "forget-it": after}, tone="news")

    def _write_or_read(self, session: ScreenSession, spot: Reader, uid: str) -> None:
        """Write onto the tag the meaning just assigned to it, if players chose that tags are written; else read the
        tag.

        Nothing is read during a game: the text on a tag might show which hidden piece the tag is on.
        """
        devices, page, means = devices_of(session), session.pages.page, session.store.catalog.meaning(uid)
        assert devices is not None
        if spot[0] == SENSED:
            if self.writing and means is not None:
                session.notices.note(
                    session.speech.say("tags-not-written"), session.speech.say("tags-why", why="board")
                )
        elif self.writing and means is not None and isinstance(page, TeachPage) and page.before != self.before:
            if data := encoded(means):
                devices.order(WriteTag(spot[1], uid, FIRST_USER_PAGE, data), spot[0])
        elif session.seated is None and spot[0] in devices.links:
            devices.order(ReadTag(spot[1], uid, FIRST_USER_PAGE, PAGES), spot[0])

    def _compare(self, session: ScreenSession, uid: str, record: Tagged | None) -> None:
        """Ask which meaning holds for a tag if the one written on it differs from that in the catalogue of tags."""
        known = session.store.catalog.meaning(uid)
        if record is None or record == known or record.game != self.game or self.thing(record.means) is None:
            return
        if session.seated is None and self.question is None:
            self._ask_change(session, "tags-says", session.store.catalog.taught(uid, record), known, record)

    def _unchanged(self, session: ScreenSession, known: Tagged, why: str = "") -> None:
        session.notices.note(session.speech.say("tags-same", thing=self.called(session, known)), why)
        session.pages.go(self)

    def _ask(
        self,
        session: ScreenSession,
        headline: str,
        answers: Mapping[str, Catalog | None],
        more: str = "",
        tone: NoticeTone = "warning",
    ) -> None:
        """Ask a question with these answers, the catalogues that result from them by the ids of their buttons."""
        ways = tuple(Choice(id, session.speech.say(f"act-{id.removesuffix('-it')}")) for id in answers)
        notice = Notice("notice", headline, more, ways=ways, tone=tone)
        session.pages.go(replace(self, question=Question(notice, answers)))

    def _ask_change(
        self, session: ScreenSession, id: str, after: Catalog, before: Tagged | None, tagged: Tagged, reader: str = ""
    ) -> None:
        """Ask whether a tag or a reader is to get another meaning; `id` is the message of the headline."""
        say, thing = session.speech.say, self.called(session, tagged)
        more = say("tags-other-more", before=self.called(session, before), after=thing)
        self._ask(session, say(id, thing=thing, reader=reader), {"keep": None, "change": after}, more)

    def _choose(self, session: ScreenSession, piece: Piece) -> None:
        thing = self.thing(piece)
        page = replace(self, group=thing.group if thing else self.group, chosen=piece)
        session.pages.go(page)
        if self.waiting:
            page._teach(session, self.waiting)

    def _teach(self, session: ScreenSession, uid: str) -> None:
        """Assign the chosen meaning to this tag. If the tag has another meaning, or all pieces with the chosen meaning
        have tags, a question is asked first; in a game, a tag that may be on a secret piece keeps its meaning.
        """
        catalog, thing = session.store.catalog, self.thing(self.chosen)
        if thing is None:
            return
        tagged = self.tagged
        known, after = catalog.meaning(uid), catalog.taught(uid, tagged)
        if known is not None and self.veiled(session, known):
            # During a game a change would show which hidden piece it is.
            self._unchanged(session, known, session.speech.say("tags-stays"))
        elif known == tagged:
            self._unchanged(session, tagged)
        elif known is not None:
            self._ask_change(session, "tags-other", after, known, tagged)
        elif thing.many and not self.lacking(catalog, thing):
            self._ask_full(session, uid, thing, after)
        else:
            self._learn(session, after)

    def _ask_full(self, session: ScreenSession, uid: str, thing: Taggable, after: Catalog) -> None:
        """Ask whether one more tag gets the meaning `thing`, though all pieces of this kind have one."""
        say, tagged = session.speech.say, self.tagged
        headline = say("tags-full", thing=self.called(session, tagged), many=thing.many)
        if thing.many == 1:
            swapped = session.store.catalog.forgotten(*session.store.catalog.uids(tagged)).taught(uid, tagged)
            return self._ask(session, headline, {"swap": swapped, "both": after, "keep": None}, say("tags-full-one"))
        return self._ask(session, headline, {"one-more": after, "keep": None}, say("tags-full-more"))

    def _lay_under(self, session: ScreenSession, spot: Reader) -> None:
        """Assign the chosen place of the board to this reader, which lies under it. If the reader has another meaning,
        ask first.
        """
        catalog = session.store.catalog
        known, after = catalog.readers.get(spot), catalog.laid_under(spot, self.tagged)
        if known is not None and known != self.tagged:
            self._ask_change(session, "tags-reader-other", after, known, self.tagged, spot[1])
        else:
            self._learn(session, after)

    def _learn(self, session: ScreenSession, catalog: Catalog) -> None:
        """Store this catalogue of tags, and choose the next meaning that lacks a tag."""
        before = (*self.before, session.store.catalog)[-UNDOS:]
        learn(session, catalog)
        page = replace(self, waiting="", question=None, before=before)
        session.pages.go(replace(page, chosen=page._next(catalog, stay=True)))

    def _next(self, catalog: Catalog, stay: bool = False) -> Piece | None:
        """The next meaning of the shown group for which a tag is missing; the chosen meaning if none is missing. With
        `stay` the chosen meaning is kept while a tag is missing for it, or if any number of pieces may have it.
        """
        things = self.of_group(self.group)
        at = next((n for n, thing in enumerate(things) if thing.piece == self.chosen), -1)
        if stay and at >= 0 and (self.lacking(catalog, things[at]) or not things[at].many):
            return self.chosen
        round_ = (*things[at + 1 :], *things[: at + 1])
        return next((thing.piece for thing in round_ if self.lacking(catalog, thing)), self.chosen)


def learn(session: ScreenSession, after: Catalog) -> None:
    """Use this catalogue of tags from now on, and store it."""
    before = session.store.catalog
    session.store.take_catalog(after)
    session.store.ask(lambda store: keep(store, before, after), lambda _: None)


def open_teach(session: ScreenSession, used: str) -> None:
    """Open the page for the tags of the game being played; if there is none, of the first game. With "reader" it lists
    only the tags used on readers of the table, with "board" only those used on a sensed board.
    """
    _open(session, "", used=used)


def open_unknown(session: ScreenSession, unused: str) -> None:
    """Open the page with the unknown tag that was laid on a reader last."""
    devices = devices_of(session)
    lying = [uid for uids in devices.lying.values() for uid in uids] if devices is not None else []
    _open(session, "", next((uid for uid in reversed(lying) if session.store.catalog.meaning(uid) is None), ""))


def _open(session: ScreenSession, game: str, waiting: str = "", used: str = "") -> None:
    """Open the page for the tags of a game; `waiting` is the uid of an unknown tag, "" for none; with `used`
    ("reader", "board") it lists only pieces that such a device needs. If owners enter the contents of their box for
    this game, the pieces are those of the box chosen in the seated game, or else of the box whose file was written
    last.
    """
    session.notices.dismiss()
    seated = session.seated
    game = seated.start.game if seated is not None else game or next(iter(GAMES))
    options = (seated.start.options or {}) if seated is not None else {}
    edition = str(options.get("edition", session.store.settings.edition))

    def opened(box: str) -> None:
        registered = GAMES[game]
        things = tuple(
            thing for thing in registered.tagged(session.speech, edition, box) if not used or used in thing.used
        )
        session.pages.push(TeachPage(game, things, registered.map(), waiting=waiting, used=used))

    def text(store: BufferedStore) -> str:
        last = box_files.taught(box_files.folder(store.path, game))[:1]
        return box_files.read(last[0]) if last else ""

    boxes = [value for value in options.values() if isinstance(value, dict) and "text" in value]
    if boxes:
        return opened(str(boxes[0]["text"]))
    return session.store.ask(text, opened)
