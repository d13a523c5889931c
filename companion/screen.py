"""The description of a screen: everything that is drawn, already in words. Frozen; equal screens are not redrawn.

Colours are "#rrggbb". Board coordinates run from (0, 0) at the lower left to (1, 1) at the upper right of the map and
are stretched to the place the map has. Glyph coordinates run from -1 to 1 in both directions, y upwards.

Whatever can be touched carries what a touch of it does (`does`), as a value: one of the words of the page that drew it
("close"), a `ScreenAction` with fields, or a `Spot` of the board. Its `id` is the written name of that value, by which
tests, the demo, logs and browsers find it on the screen that was drawn; nobody takes a name apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from re import sub
from typing import Literal, Protocol

from msgspec import Struct

Points = tuple[tuple[float, float], ...]
Tone = Literal["plain", "primary", "danger", "quiet", "selected"]


def tone_of(on: bool) -> Tone:
    """The tone of a button that is one of several to choose from, or a switch: "selected" if it is on."""
    return "selected" if on else "plain"


def _kebab(name: str) -> str:
    return sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class ScreenAction(Struct, frozen=True, tag=_kebab):
    """What a touch does, with its fields: a step of a page or of an unfinished command, or the action itself.

    Its written name is its class in kebab case, or the class's `tag`, with its fields after it: `Keep("1", "hidden")`
    is "keep/1/hidden". A subclass whose fields are no short texts or numbers overrides `name`.
    """

    @property
    def name(self) -> str:
        """The written name of this value."""
        fields = (str(getattr(self, each)) for each in self.__struct_fields__)
        return "/".join((str(self.__struct_config__.tag), *fields))


class Spot(ScreenAction, frozen=True):
    """A touch of the place, path or card of the board with this id. It is no word of a page, even if it is spelled like
    one."""

    id: str

    @property
    def name(self) -> str:
        """The id."""
        return self.id


class Pick(ScreenAction, frozen=True):
    """Chooses one of several on a page: `Pick("colour", "red")`, whose name is "colour/red"."""

    of: str
    key: str

    @property
    def name(self) -> str:
        """What is chosen, after what it is chosen of."""
        return f"{self.of}/{self.key}"


class Nth(ScreenAction, frozen=True):
    """Chooses the entry with this index in a list on a page: `Nth("file", 0)`, whose name is "file/0"."""

    of: str
    index: int

    @property
    def name(self) -> str:
        """The index, after the list."""
        return f"{self.of}/{self.index}"


Does = str | ScreenAction
"""What a touch does: a word of the page that drew it, or a value with fields. "" does nothing."""


def name_of(does: Does) -> str:
    """The written name of what a touch does."""
    return does if isinstance(does, str) else does.name


class _Doing(Protocol):
    @property
    def does(self) -> Does: ...


class Touchable(Struct, frozen=True):
    """The base of what is drawn with a field `does`, what a touch of it does."""

    @property
    def id(self: _Doing) -> str:
        """The written name of what a touch does."""
        return name_of(self.does)


class Look(ScreenAction, frozen=True):
    """A finger held on a seat or on a spot of the board, whose touch does `of`: it shows what is there, and changes
    nothing in the game. Its name is "look/feodor"."""

    of: Does

    @property
    def name(self) -> str:
        """The name of what the finger is held on, after "look"."""
        return f"look/{name_of(self.of)}"


class Shape(Struct, frozen=True):
    """One outline of a glyph, a little drawing: filled with the colour `fill` and drawn with the colour `line`, `width`
    wide; "" for neither. `closed` joins its last point to its first.

    The colours "ink" and "paper" stand for those of the glyph; all others are "#rrggbb".
    """

    points: Points
    fill: str = ""
    line: str = ""
    width: float = 0.12
    closed: bool = True


class Glyph(Struct, frozen=True):
    """A small drawing that is recognised without colours: shapes drawn in order, and a letter with the same meaning.

    The letter is centred on `letter_at` and `letter_size` high, where 2 is the whole glyph; without a `letter_ink` it
    has the colour `ink`, with a rim of `paper` around it.
    """

    id: str
    shapes: tuple[Shape, ...]
    ink: str
    paper: str = "#fffaf0"
    letter: str = ""
    letter_at: tuple[float, float] = (0.72, -0.66)
    letter_size: float = 0.95
    letter_ink: str = ""


class Place(Struct, frozen=True):
    """A place of the board for pawns, with its printed name; with `star` its mark is larger and has a star in it.

    With an `area` it is a region that is highlighted and touched as a whole, instead of a round mark. `pieces_at` is
    the middle of the pieces there, `pieces_row` how they are lined up, `label_at` the middle of a name that is not
    beside the mark.
    """

    id: str
    at: tuple[float, float]
    label: str
    label_side: Literal["below", "above", "left", "right", "below left", "below right", "above left", "above right"] = (
        "below"
    )
    star: bool = False
    area: Points = ()
    pieces_at: tuple[float, float] | None = None
    pieces_row: Literal["beside", "below"] = "beside"
    label_at: tuple[float, float] | None = None


class Path(Struct, frozen=True):
    """A connection on the board, drawn along `points`, which include its bends.

    `pattern` distinguishes kinds of path without colours. `spot` is the point where a piece lies on it, and where it is
    touched. `arrow` draws an arrowhead in the direction of `points`.
    """

    id: str
    points: Points
    spot: tuple[float, float]
    colour: str
    pattern: Literal["solid", "cross", "dots", "peaks", "stream", "dashes"]
    arrow: bool = False


class Board(Struct, frozen=True):
    """The parts of the board that never change in a game. It is one object for the whole game: compare it by identity.

    `ground` is painted in order below everything: land, water, hills; the rest has the colour of the sea.
    """

    places: tuple[Place, ...]
    paths: tuple[Path, ...]
    ground: tuple[Shape, ...] = ()


class Token(Struct, frozen=True):
    """A piece on the path with the id `path`: its drawing, and that of a second piece with it, or None."""

    path: str
    glyph: Glyph
    beside: Glyph | None = None


class Pawn(Struct, frozen=True):
    """A seat's pawn at the place with the id `place`."""

    place: str
    glyph: Glyph


class Lying(Struct, frozen=True):
    """Small pieces that lie at the place with the id `place`, lined up beside or below each other."""

    place: str
    glyphs: tuple[Glyph, ...]


class Card(Struct, frozen=True):
    """A large card face up on the board, the top one of a stack of `count`; touched as a whole.

    `box` is left, bottom, width and height in board coordinates. Below the title are `glyphs`, then smaller `words`.
    With a count of 0 only an empty frame is drawn.
    """

    id: str
    box: tuple[float, float, float, float]
    title: str
    words: str = ""
    glyphs: tuple[Glyph, ...] = ()
    count: int = 1


class Marks(Struct, frozen=True):
    """Everything on the board that changes in a game: `tokens` on paths; `pawns` and small pieces (`lying`) at places;
    large `cards` face up. `glow`: ids of places, paths and cards that can be used now (yellow). `shown`: those only
    pointed out, whose touch is no answer (violet). `wrong`: those of the refused command (red). `done`: those of the
    last action (ringed). `wanted`: places where the seat in turn has still a piece to collect, drawn with
    `wanted_glyph`. `blink`: a place that was searched for. `chosen`: a path, place or card selected for a command.
    `steps`: paths with the numbers of the steps that hands move there, (("path", "1"),), pointed out too.
    """

    tokens: tuple[Token, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    wanted: frozenset[str] = frozenset()
    wanted_glyph: Glyph | None = None
    glow: frozenset[str] = frozenset()
    shown: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    chosen: str = ""
    blink: str = ""
    lying: tuple[Lying, ...] = ()
    cards: tuple[Card, ...] = ()
    done: frozenset[str] = frozenset()
    steps: tuple[tuple[str, str], ...] = ()


class Choice(Touchable, frozen=True):
    """A button. `detail` is a second, smaller line; `count` is shown in its corner. A disabled one is drawn faint and
    cannot be touched. In a bar, `wide` is its width in pixels of an 800-pixel screen, 0 for any; one that does
    nothing ("") is only a gap."""

    does: Does
    label: str
    detail: str = ""
    glyph: Glyph | None = None
    tone: Tone = "plain"
    enabled: bool = True
    count: int | None = None
    wide: float = 0.0


class Detail(Struct, frozen=True):
    """A few words about a seat. With a `glyph` the table's own screen shows that picture and the number `count`
    instead, which are read from further away; a count of None is not drawn."""

    words: str
    glyph: Glyph | None = None
    count: int | None = None


class SeatPanel(Touchable, frozen=True):
    """The panel of one seat, which can be touched unless `does` is "". `active`: the seat is in turn; `start`: it is
    the start player, which `start_label` says; `gone`: it has left; `pieces` lie open before it; `looked`: the board
    shows it alone."""

    does: Does
    name: str
    mark: Glyph
    score: str
    details: tuple[Detail, ...]
    active: bool = False
    start: bool = False
    gone: bool = False
    start_label: str = ""
    pieces: tuple[Glyph, ...] = ()
    looked: bool = False


class Banner(Touchable, frozen=True):
    """The round, the phase, the player in turn and the prompt, in one line each.

    `of` is a small text below the number `round` ("of 4"). With a `does` the whole banner can be touched, to read
    the rule behind it. `addressee` is the seat that is addressed, "" for all; `clock` the time left on the sand timer.
    """

    round: str
    of: str
    phase: str
    turn: str
    prompt: str
    mark: Glyph | None = None
    does: Does = ""
    addressee: str = ""
    clock: str = ""


NoticeTone = Literal["refused", "news", "warning"]
"""The kind of a notice, shown by its colour."""


class Notice(Struct, frozen=True):
    """A refusal or news: a short headline, the calculation behind it or more text (`numbers`), and the page of the
    rulebook (`source`).

    It is shown until touched or until the next action. `ways` are at most five legal alternatives, as buttons. `opens`
    is what a touch of the source does, which opens the rule, "" if it is no button; `asks` are further buttons beside
    it.
    `addressee` is the seat that is addressed, in its language; "" is the table.
    """

    id: str
    headline: str
    numbers: str = ""
    source: str = ""
    ways: tuple[Choice, ...] = ()
    tone: NoticeTone = "refused"
    at: Literal["top", "bottom"] = "bottom"
    opens: Does = ""
    asks: tuple[Choice, ...] = ()
    addressee: str = ""

    @property
    def why(self) -> str:
        """The written name of what a touch of the source does."""
        return name_of(self.opens)


class Text(Touchable, frozen=True, tag=True):
    """A paragraph of a page, wrapped to its width; with a `does` it can be touched, to read the rule behind it."""

    text: str
    size: Literal["huge", "title", "body", "detail"] = "body"
    tone: Literal["plain", "quiet", "good", "warning"] = "plain"
    glyph: Glyph | None = None
    does: Does = ""


class Choices(Struct, frozen=True, tag=True):
    """Buttons in a grid of `columns`: low ones, `tall` ones with room for a detail, or `large` ones for the few of a
    first page."""

    choices: tuple[Choice, ...]
    columns: int = 2
    tall: bool = False
    large: bool = False


class Stepped(ScreenAction, frozen=True):
    """A touch of the button of a stepper that counts `of`: `by` is -1 or +1. Its name is "card/a-" or "card/a+"."""

    of: Does
    by: int

    @property
    def name(self) -> str:
        """The name of what is counted, with "-" or "+"."""
        return name_of(self.of) + ("+" if self.by > 0 else "-")


class Stepper(Touchable, frozen=True, tag=True):
    """A number with a minus and a plus button, which are touched as `Stepped(does, -1)` and `Stepped(does, 1)`. Each is
    disabled at its end of the range."""

    does: Does
    label: str
    value: int
    low: int = 0
    high: int = 99
    glyph: Glyph | None = None


class Steppers(Struct, frozen=True, tag=True):
    """Steppers in a grid of `columns`."""

    steppers: tuple[Stepper, ...]
    columns: int = 2


class Field(Touchable, frozen=True, tag=True):
    """A text field: each change is a touch with its text. `asked`: the keyboard opens with the page. It opens with the
    letters of `language` ("cs"), for "" with Latin ones. Its key ✓ touches what is named `done`; for "" it only closes
    the keyboard."""

    does: Does
    text: str
    hint: str = ""
    glyph: Glyph | None = None
    asked: bool = False
    language: str = ""
    done: str = ""


class Row(Touchable, frozen=True):
    """A row of a table; with a `does` it can be touched. `glyph` is drawn before the first cell, `glyphs` one in each
    cell; `strong`: in bold; `faint`: it no longer holds, as an undone entry."""

    cells: tuple[str, ...]
    does: Does = ""
    glyph: Glyph | None = None
    strong: bool = False
    faint: bool = False
    glyphs: tuple[Glyph | None, ...] = ()


class Grid(Struct, frozen=True, tag=True):
    """A table: `head` may be empty; `widths` are fractions of the row's width, one for each column."""

    rows: tuple[Row, ...]
    widths: tuple[float, ...]
    head: tuple[str, ...] = ()


class Series(Struct, frozen=True):
    """A line of a chart: one value for each step, drawn in the glyph's colour and marked by the glyph."""

    label: str
    glyph: Glyph
    values: tuple[int, ...]


class Plot(Struct, frozen=True, tag=True):
    """A line chart of counts over steps, whose labels below are `steps`."""

    steps: tuple[str, ...]
    series: tuple[Series, ...]


class Columns(Struct, frozen=True, tag=True):
    """Two groups of blocks side by side; `share` is the left one's fraction of the width."""

    left: tuple[Block, ...]
    right: tuple[Block, ...]
    share: float = 0.5


class Code(Struct, frozen=True, tag=True):
    """A QR code: `rows` of "1" (dark) and "0", without the white rim, which is drawn around it.

    It is as wide as there is room, at most `side` pixels of the 800 by 480 screen; every module is a whole number of
    pixels.
    """

    rows: tuple[str, ...]
    side: float = 330.0


Block = Text | Choices | Steppers | Field | Grid | Plot | Code | Columns


class Sheet(Struct, frozen=True):
    """A page of text and buttons, alone or over the board: a title, blocks that scroll, and buttons below that do not.

    If the screen has a board it covers the board and leaves panel and bar visible; otherwise it is the whole page.
    `low` ones cover only the lower part of the board; a low one that is also `beside` covers the seats instead, where
    the screen has a panel beside the board. `frieze` are glyphs drawn faintly at the foot of a whole page, if there is
    room.
    """

    id: str
    title: str
    blocks: tuple[Block, ...]
    buttons: tuple[Choice, ...] = ()
    low: bool = False
    beside: bool = False
    frieze: tuple[Glyph, ...] = ()


class OnReader(Struct, frozen=True):
    """A piece on a reader: "found" (no effect until it is lifted and laid again), "seen" (passed over the reader and
    chosen), "understood" (on the reader and chosen), "accepted" (used by an action), or "not-now" (no effect now, for
    the reason `why`). `glyph` is None for a place, which is marked on the board, and for what is no piece at all."""

    glyph: Glyph | None
    how: Literal["found", "seen", "understood", "accepted", "not-now"]
    why: str = ""


class Recent(Struct, frozen=True):
    """One of the last actions, in short: the mark of its seat, a picture of its piece or None, and a few words."""

    mark: Glyph | None
    glyph: Glyph | None
    words: str


class Screen(Struct, frozen=True):
    """One screen. `tray`: pieces for the action being put together, above the bar; `bar`: buttons that always stay.

    `warning` is shown on every page while the disk or the settings file has a fault; touching it is "disk".
    `fault` is a fault of the devices, above the board; touching it is "hardware". `recent` are the last actions, newest
    first, in the same place if there is no fault; touching them is "history"; None: the game says none. `saving` is
    shown while a write takes long, `pressed` is the touched id that is being saved; `rotation` turns the screen
    clockwise, in degrees; `still`: no animations; `flash`: refusals light up; `large`: larger type, fewer words.
    `looks`: a finger held on a seat or on a spot of the board shows what is there (`Look`).
    A seat's own phone also has `hand`, the seat's own pieces, below the tray, and `last`, the last action in a line.
    """

    page: str
    title: str = ""
    board: Board | None = None
    marks: Marks | None = None
    banner: Banner | None = None
    seats: tuple[SeatPanel, ...] = ()
    tray: tuple[Choice, ...] = ()
    bar: tuple[Choice, ...] = ()
    notice: Notice | None = None
    sheet: Sheet | None = None
    fault: str = ""
    recent: tuple[Recent, ...] | None = None
    saving: str = ""
    pressed: str = ""
    rotation: int = 0
    still: bool = False
    flash: bool = True
    large: bool = False
    warning: str = ""
    readers: tuple[OnReader, ...] = ()
    hand: tuple[Choice, ...] = ()
    last: str = ""
    looks: bool = False


def touches(screen: Screen) -> dict[str, Does]:
    """What can be touched on this screen, by its written name: "" is not among the names. What a page covers or is
    disabled is left out.

    A spot of the board that is spelled like something else on the screen is touched as the value `Spot` alone.
    """
    found: dict[str, Does] = {name_of(does): does for does in _drawn(screen)}
    for spot in spots(screen):
        found.setdefault(spot.name, spot)
    found.pop("", None)
    return found


def touched(screen: Screen, name: Does) -> Does | None:
    """What the touch with this written name, or with this value, does on this screen; None if nothing there does it."""
    if isinstance(name, Spot):
        return name if name in spots(screen) else None
    return touches(screen).get(name_of(name)) or looks(screen).get(name_of(name))


def looks(screen: Screen) -> dict[str, Look]:
    """What a finger can be held on, by its written name."""
    if not screen.looks:
        return {}
    held = map(Look, (*spots(screen), *(panel.does for panel in screen.seats if panel.does)))
    return {each.name: each for each in held}


def spots(screen: Screen) -> Iterator[Spot]:
    """The places, paths and cards of the board that can be touched."""
    if screen.board is None or (screen.sheet is not None and not screen.sheet.low):
        return
    cards = screen.marks.cards if screen.marks is not None else ()
    drawn: tuple[Place | Path | Card, ...] = (*screen.board.places, *screen.board.paths, *cards)
    yield from (Spot(each.id) for each in drawn)


def fields(screen: Screen) -> dict[str, Field]:
    """The text fields of a screen by their names."""
    return {each.id: each for each in flat(screen.sheet.blocks) if isinstance(each, Field)} if screen.sheet else {}


def _drawn(screen: Screen) -> Iterator[Does]:
    """What touches of everything but the board do."""
    yield from _enabled((*screen.tray, *screen.hand, *screen.bar))
    yield from (panel.does for panel in screen.seats)
    if screen.notice is not None:
        yield screen.notice.id
        yield screen.notice.opens
        yield from _enabled((*screen.notice.ways, *screen.notice.asks))
    if screen.banner is not None:
        yield screen.banner.does
    if screen.warning:
        yield "disk"
    if screen.fault:
        yield "hardware"
    elif screen.recent:
        yield "history"
    if screen.sheet is not None:
        yield from _enabled(screen.sheet.buttons)
        for block in flat(screen.sheet.blocks):
            yield from _inside(block)


def _enabled(choices: Iterable[Choice]) -> Iterator[Does]:
    return (choice.does for choice in choices if choice.enabled)


def flat(blocks: Iterable[Block]) -> Iterator[Block]:
    """The blocks, and in place of columns the blocks in them."""
    for block in blocks:
        if isinstance(block, Columns):
            yield from flat((*block.left, *block.right))
        else:
            yield block


def _inside(block: Block) -> Iterator[Does]:
    match block:
        case Choices():
            yield from _enabled(block.choices)
        case Steppers():
            for stepper in block.steppers:
                if stepper.value > stepper.low:
                    yield Stepped(stepper.does, -1)
                if stepper.value < stepper.high:
                    yield Stepped(stepper.does, 1)
        case Grid():
            yield from (row.does for row in block.rows)
        case Field() | Text():
            yield block.does
