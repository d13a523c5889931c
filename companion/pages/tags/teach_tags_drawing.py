"""The drawing of the page on which tags get their meanings: all groups of pieces, one group, the map, or a question."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from companion.games.drawing.common_controls import button
from companion.games.registry import GAMES, title
from companion.games.touch_and_tags.tag_protocol import Taggable
from companion.pages.parts.sheets import picker, whole_page
from companion.piece import Piece
from companion.screen import (
    Banner,
    Block,
    Board,
    Choice,
    Choices,
    Glyph,
    Lying,
    Marks,
    Notice,
    NoticeTone,
    Pick,
    Screen,
    ScreenAction,
    Shape,
    Text,
    Token,
    Tone,
    tone_of,
)
from companion.session.screen_session import ScreenSession
from companion.storage.tag_catalog import Catalog, Tagged

TICK = Glyph(
    "taught",
    (Shape(((-0.5, 0.05), (-0.12, -0.34), (0.5, 0.46)), line="ink", width=0.24, closed=False),),
    ink="#2c6a4d",
)


class Answer(Struct, frozen=True):
    """An answer button below a question about a tag: its touch id, its message, and the catalogue of tags that results
    from it, or None for no change.
    """

    id: str
    message: str
    catalog: Catalog | None = None


class Chosen(ScreenAction, frozen=True, tag="thing"):
    """Chooses what the next tag is on; its name is "thing/rook/white"."""

    piece: Piece


KEEP = Answer("keep", "act-keep")


class Question(Struct, frozen=True):
    """A question that is asked before the catalogue of tags changes. `uid` is the tag that it is about, "" for none."""

    headline: str
    answers: tuple[Answer, ...]
    more: str = ""
    tone: NoticeTone = "warning"
    uid: str = ""


class TeachForm(Struct, frozen=True):
    """The form in which the tags of a game's pieces get meanings. `things` are what can have a tag, `board` is where
    places are chosen.

    `group` is the group shown ("rook"), "" for all; `chosen` what the next tag is on; `waiting` the
    uid of an unknown tag on a reader; `laid` the uids counted so far while the tags of a meaning are counted again;
    `before` the earlier catalogues for undo, the latest last. `writing`: the meaning is written onto the tag. `used`:
    the hardware whose tags are listed, "reader" or "board"; "" for all.
    """

    game: str
    things: tuple[Taggable, ...]
    board: Board | None = None
    group: str = ""
    chosen: Piece | None = None
    waiting: str = ""
    question: Question | None = None
    laid: tuple[str, ...] | None = None
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
        things, asked, say = self.of_group(self.group), self.question, session.speech.say
        if things and things[0].place and self.board is not None:
            shown = self._map(session, self.board, things)
        elif things:
            shown = self._group(session, things)
        else:
            shown = self._groups(session)
        if asked is None:
            return shown
        ways = tuple(Choice(answer.id, say(answer.message)) for answer in asked.answers)
        return replace(shown, notice=Notice("notice", asked.headline, asked.more, ways=ways, tone=asked.tone))

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
        known = self.known(session.store.catalog, thing)
        if self.laid is not None and thing is not None:
            laid = len(self.laid)
            line = say("tags-counting", thing=thing.label, laid=laid, many=thing.many or known)
            texts = (Text(line, "title"), Text(say("tags-counting-more"), tone="quiet"))
            rest = Choice("forget-rest", say("act-forget-rest", n=known - laid), enabled=known > laid)
            return whole_page(session, "teach-count", texts, "cancel", rest, title=title, page="teach")
        choices = tuple(
            Choice(
                Chosen(each.piece),
                each.label,
                self._progress(session, each),
                each.glyph,
                tone_of(each.piece == self.chosen),
            )
            for each in things
        )
        blocks = (Text(self._wanted(session, things), "title"), Choices(choices, columns=3, tall=True))
        free = known > 0 and not self.veiled(session, self.tagged)
        count, forget = (button(session.speech, name, enabled=free) for name in ("count", "forget"))
        buttons = ("done", self._undo(session), count, forget)
        return whole_page(session, "teach-group", blocks, *buttons, title=title, page="teach")

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
