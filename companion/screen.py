"""Everything that is drawn, already in words: frozen, equal screens are not redrawn, no game is known here.

Colours are "#rrggbb". Board coordinates run from (0, 0) at the lower left to (1, 1) at the upper right of the map and
are stretched to the place the map has. Glyph coordinates run from -1 to 1 in both directions, y upwards.
Whatever can be touched has an `id`; touching it is `Session.tap(id)`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Points = tuple[tuple[float, float], ...]
Tone = Literal["plain", "primary", "danger", "quiet", "selected"]


def tone_of(on: bool) -> Tone:
    """How a button looks that is one of several to pick from, or that is on or off."""
    return "selected" if on else "plain"


class Shape(Struct, frozen=True):
    """One outline of a glyph: filled with `fill` when given, drawn with `line` (as wide as `width`) when given.

    The names "ink" and "paper" stand for the two colours that the glyph's owner gives it; anything else is "#rrggbb".
    """

    points: Points
    fill: str = ""
    line: str = ""
    width: float = 0.12
    closed: bool = True


class Glyph(Struct, frozen=True):
    """A small drawing recognisable without its colours: shapes drawn in order, and a letter that means the same.

    The letter is centred on `letter_at` and `letter_size` tall, 2 being the whole glyph; without a `letter_ink` it has
    the ink, with a rim of paper around it.
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
    """A spot of the board where pawns stand, with its printed name.

    With an `area` it is a piece of ground instead of a round spot: lit, and touched, as a whole. `lies_at` is the
    middle of the pieces that lie there, `lies` how they do, `label_at` the middle of a name that does not stand beside
    the spot.
    """

    id: str
    at: tuple[float, float]
    label: str
    label_side: Literal["below", "above", "left", "right", "below left", "below right", "above left", "above right"] = (
        "below"
    )
    star: bool = False
    area: Points = ()
    lies_at: tuple[float, float] | None = None
    lies: Literal["beside", "below"] = "beside"
    label_at: tuple[float, float] | None = None


class Path(Struct, frozen=True):
    """A connection of the board, along `points` (its bend is already in them).

    `pattern` tells kinds of path apart without colour. `spot` is where a piece lies and where the path is touched.
    `arrow` draws a head pointing along `points`.
    """

    id: str
    points: Points
    spot: tuple[float, float]
    colour: str
    pattern: Literal["solid", "cross", "dots", "peaks", "stream", "dashes"]
    arrow: bool = False


class Board(Struct, frozen=True):
    """What never changes while a game lasts. One object for the whole game: compare it by identity.

    `ground` is painted below everything: land, water, hills, in order; what it leaves free has the colour of the sea.
    """

    places: tuple[Place, ...]
    paths: tuple[Path, ...]
    ground: tuple[Shape, ...] = ()


class Token(Struct, frozen=True):
    """A piece lying on a path: its glyph, and the piece that lies with it, if any."""

    path: str
    glyph: Glyph
    beside: Glyph | None = None


class Pawn(Struct, frozen=True):
    """A seat's pawn standing at a place."""

    place: str
    glyph: Glyph


class Lying(Struct, frozen=True):
    """Pieces that lie at a place, one beside or below the other."""

    place: str
    glyphs: tuple[Glyph, ...]


class Card(Struct, frozen=True):
    """A large card face up on the board, the topmost of `count`; touched as a whole.

    `box` is left, low, width and height in board coordinates. Below the title lie `glyphs`, then smaller `words`.
    With a count of 0 only its place is seen.
    """

    id: str
    box: tuple[float, float, float, float]
    title: str
    words: str = ""
    glyphs: tuple[Glyph, ...] = ()
    count: int = 1


class Marks(Struct, frozen=True):
    """What changes on the board.

    `glow`: places and paths that "you, now" may use (yellow). `wrong`: what was just refused (red).
    `wanted`: places where the seat in turn still has a piece to collect, drawn with `wanted_glyph`.
    `blink`: a place that was asked for. `chosen`: a path, place or card picked for an act not yet said.
    Cards glow and are wrong by their ids as places and paths are.
    """

    tokens: tuple[Token, ...] = ()
    pawns: tuple[Pawn, ...] = ()
    wanted: frozenset[str] = frozenset()
    wanted_glyph: Glyph | None = None
    glow: frozenset[str] = frozenset()
    wrong: frozenset[str] = frozenset()
    chosen: str = ""
    blink: str = ""
    lying: tuple[Lying, ...] = ()
    cards: tuple[Card, ...] = ()


class Choice(Struct, frozen=True):
    """A button. `detail` is a second, smaller line. A disabled one is drawn faint and is not touched."""

    id: str
    label: str
    detail: str = ""
    glyph: Glyph | None = None
    tone: Tone = "plain"
    enabled: bool = True
    count: int | None = None


class SeatPanel(Struct, frozen=True):
    """What the table sees of one seat. `active`: it is this seat's word. Touching it is `tap(id)`."""

    id: str
    name: str
    mark: Glyph
    score: str
    details: tuple[str, ...]
    active: bool = False
    start: bool = False
    gone: bool = False
    start_label: str = ""


class Banner(Struct, frozen=True):
    """The round card, the phase, whose word it is and what is wanted, in one line each.

    With an `id` it is touched as a whole, to read the rule behind it. `addressee` is the seat it speaks to, in that
    seat's language; "" is the table. `clock` is the sand that is left, "" while none runs.
    """

    round: str
    of: str
    phase: str
    turn: str
    prompt: str
    mark: Glyph | None = None
    id: str = ""
    addressee: str = ""
    clock: str = ""


NoticeTone = Literal["refused", "news", "warning"]
"""What kind of notice it is, by its colour."""


class Notice(Struct, frozen=True):
    """A refusal or a piece of news: five words, then the numbers, then the page.

    It stays until touched or until the next act. `ways` are what would be legal (at most five), each touchable.
    With a `why` its source is a button, to read the rule; `asks` are further buttons beside that. `addressee` is the
    seat it speaks to, in that seat's language; "" is the table.
    """

    id: str
    headline: str
    numbers: str = ""
    source: str = ""
    ways: tuple[Choice, ...] = ()
    tone: NoticeTone = "refused"
    at: Literal["top", "bottom"] = "bottom"
    why: str = ""
    asks: tuple[Choice, ...] = ()
    addressee: str = ""


class Text(Struct, frozen=True, tag=True):
    """A paragraph of a page, wrapped to its width; with an `id` it is touched, to read the rule behind it."""

    text: str
    size: Literal["title", "body", "detail"] = "body"
    tone: Literal["plain", "quiet", "good", "warning"] = "plain"
    glyph: Glyph | None = None
    id: str = ""


class Choices(Struct, frozen=True, tag=True):
    """Buttons in a grid of `columns`; `large` ones are the few of a first page."""

    choices: tuple[Choice, ...]
    columns: int = 2
    tall: bool = False
    large: bool = False


class Stepper(Struct, frozen=True, tag=True):
    """A count with a minus and a plus: `tap(id + "-")`, `tap(id + "+")`. Each is disabled at its end."""

    id: str
    label: str
    value: int
    low: int = 0
    high: int = 99
    glyph: Glyph | None = None


class Steppers(Struct, frozen=True, tag=True):
    """Steppers in a grid of `columns`."""

    steppers: tuple[Stepper, ...]
    columns: int = 2


class Field(Struct, frozen=True, tag=True):
    """A line of text that is typed: each change is `tap(id, text)`. `asked`: the page is for it, keys come at once.
    The keys open with the letters of `language` ("cs"), "" for plain Latin ones. `done` is the id that the key ✓
    touches, "" where that only puts the keys away."""

    id: str
    text: str
    hint: str = ""
    glyph: Glyph | None = None
    asked: bool = False
    language: str = ""
    done: str = ""


class Row(Struct, frozen=True):
    """A row of a table; `tap(id)` when it has an id. A glyph stands before the first cell; `faint`: no longer true."""

    cells: tuple[str, ...]
    id: str = ""
    glyph: Glyph | None = None
    strong: bool = False
    faint: bool = False
    glyphs: tuple[Glyph | None, ...] = ()


class Grid(Struct, frozen=True, tag=True):
    """A table: `head` may be empty; `widths` are shares of the row, one a column."""

    rows: tuple[Row, ...]
    widths: tuple[float, ...]
    head: tuple[str, ...] = ()


class Series(Struct, frozen=True):
    """A line of a plot: one value a step, drawn in the glyph's colour and marked by the glyph."""

    label: str
    glyph: Glyph
    values: tuple[int, ...]


class Plot(Struct, frozen=True, tag=True):
    """How counts grew, step by step: `steps` are the labels below."""

    steps: tuple[str, ...]
    series: tuple[Series, ...]


class Columns(Struct, frozen=True, tag=True):
    """Blocks side by side."""

    left: tuple[Block, ...]
    right: tuple[Block, ...]
    share: float = 0.5


class Code(Struct, frozen=True, tag=True):
    """A square code for a camera: `rows` of "1" (dark) and "0", without the pale rim, which is drawn around it.

    As wide as it has room, at most `side` of the 800 by 480 screen's pixels; every module a whole number of pixels.
    """

    rows: tuple[str, ...]
    side: float = 330.0


Block = Text | Choices | Steppers | Field | Grid | Plot | Code | Columns


class Sheet(Struct, frozen=True):
    """A page, or a sheet laid over the board: a title, blocks that scroll, and buttons below that do not.

    With a board on the screen it covers the board and leaves panel and bar; without, it is the whole page.
    `low` sheets cover only the lower part of the board, so that the board above stays in sight.
    `frieze`: glyphs drawn faintly along the foot of a whole page, where nothing else is.
    """

    id: str
    title: str
    blocks: tuple[Block, ...]
    buttons: tuple[Choice, ...] = ()
    low: bool = False
    frieze: tuple[Glyph, ...] = ()


class OnReader(Struct, frozen=True):
    """A piece on a reader: "found" (it lies there and says nothing before it is lifted and laid again), "seen" (it was
    passed, and stays chosen), "understood" (it lies there and is chosen), "accepted" (an action took it), or "not-now"
    (it says nothing now, and `why`). `glyph` is None for a place, which is marked on the board."""

    glyph: Glyph | None
    how: Literal["found", "seen", "understood", "accepted", "not-now"]
    why: str = ""


class Screen(Struct, frozen=True):
    """One picture. `tray`: the pieces of the act being put together, above the bar; `bar`: what can always be done.

    `warning` stands on every page for as long as something is amiss; touching it is `tap("disk")`.
    `fault` tells above the board what is amiss with the devices; touching it is `tap("hardware")`.
    `saving` is told while a write takes long, `pressed` the id whose act is on its way to the disk; `rotation` turns
    the whole screen clockwise, in degrees; `still`: nothing moves.
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
    saving: str = ""
    pressed: str = ""
    rotation: int = 0
    still: bool = False
    warning: str = ""
    readers: tuple[OnReader, ...] = ()
