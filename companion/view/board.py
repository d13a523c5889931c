"""The game board on the screen: its picture, the pieces on it, and which path or place a touch means."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from kivy.graphics import Color, InstructionGroup, Mesh, PopMatrix, PushMatrix, Rectangle, Scale, Translate
from kivy.graphics.texture import Texture

from companion.screen import Board, Card, Glyph, Marks, Path, Pawn, Place, Token
from companion.view import board_textures
from companion.view.geometry import Point, beside, covered, from_line, holds, length_of, numbers, standing
from companion.view.geometry import at as along
from companion.view.glyphs import triangles
from companion.view.pen import Box, Pen
from companion.view.theme import (
    CARD,
    DETAIL,
    DONE,
    EDGE,
    FAR,
    INK,
    LEAST,
    MUTE,
    NOW,
    NOW_EDGE,
    PAPER,
    PAWN,
    REFUSED_GLOW,
    SHADE,
    SHOWN,
    TOKEN,
    WANTED,
    WAY,
)
from companion.view.widget import Part, Target, inside

Model = tuple[Board, Marks]
REACH = 46.0
"""The greatest distance of a touch from the place or path it means, at 800 by 480."""
WIDER = 3.5
"""How much wider a path is lit that is only pointed out: it has no bead, and its colour is darker."""
STEP = 24.0
"""The height of the number of a step."""
PIECE = 12.0
"""The distance within which a touch means a piece on a path, even if the name of a place is there too."""

SMALL = 34.0
"""The side of a small piece that lies beside the paths."""
CORNER = 9.0
DEEP = 3
"""The most cards that are drawn below the topmost."""


class BoardPart(Part):
    """The part of the screen that shows the game board. Its picture is painted once for each size; pieces and
    highlights are drawn whenever they change.
    """

    def __init__(self, canvas: Any) -> None:
        super().__init__(canvas)
        self._key: tuple[Any, ...] = ()
        self._pictures: dict[tuple[Any, ...], tuple[Texture, Texture]] = {}
        self._lines: dict[str, list[Point]] = {}
        self._paths: dict[str, Path] = {}
        self._places: dict[str, Place] = {}
        self._areas: dict[str, list[Point]] = {}
        self._names: dict[str, Box] = {}
        self._cards: dict[str, Card] = {}
        self._marks = Marks()

    def redraw(self) -> None:
        """Draw the board again, or remove it if there is none; pieces then do not move from where they were."""
        if self.model is None:
            self._marks = Marks()
        super().redraw()

    def draw(self, model: Model, pen: Pen) -> None:
        """Draw the board's picture, the highlights and the pieces; a new piece is animated."""
        board, marks = model
        fresh = self._survey(board)
        self._draw(marks, pen, None if fresh else self._marks)
        self._marks = marks

    def _survey(self, board: Board) -> bool:
        """Paints the board's picture if the board or the size is new; returns whether it was painted."""
        x, y, w, h = self.box
        key = (id(board), self.box, self.scale)
        if key == self._key:
            return False
        moved = not self._key or self._key[0] != id(board)
        self._key = key
        self._paths = {path.id: path for path in board.paths}
        self._places = {place.id: place for place in board.places}
        self._areas = {place.id: [*map(self._at, place.area)] for place in board.places if place.area}
        self._lines = {path.id: [*map(self._at, path.points)] for path in board.paths}
        self._names = {
            place.id: (x + left, y + low, wide, high)
            for place in board.places
            if place.label and not place.area
            for left, low, wide, high in (board_textures.name_box(place, w, h, self.scale),)
        }
        size = (id(board), w, h, self.scale)
        if size not in self._pictures:
            if len(self._pictures) > 1 or moved:
                self._pictures.clear()
            wide, high = max(8, int(w)), max(8, int(h))
            self._pictures[size] = (
                board_textures.ground(board, wide, high),
                board_textures.printed(board, wide, high, self.scale),
            )
        self._picture = self._pictures[size]
        return True

    def _at(self, spot: Point) -> Point:
        return self.box[0] + spot[0] * self.box[2], self.box[1] + spot[1] * self.box[3]

    def _draw(self, marks: Marks, pen: Pen, before: Marks | None) -> None:
        lower, upper = self._picture
        self._cards = {card.id: card for card in marks.cards}
        pen.add(Color(1, 1, 1, 1))
        pen.add(Rectangle(texture=lower, pos=self.box[:2], size=self.box[2:]))
        for id in sorted(marks.shown | {id for id, _ in marks.steps}):
            self._halo(pen, id, SHOWN, CARD, WIDER)
        for id in sorted(marks.glow):
            self._halo(pen, id, NOW, NOW_EDGE)
        for id in sorted(marks.wrong):
            self._halo(pen, id, REFUSED_GLOW, INK)
        if marks.chosen:
            self._halo(pen, marks.chosen, CARD, INK)
        if marks.blink in self._places:
            self._call(pen, self._places[marks.blink])
        pen.add(Color(1, 1, 1, 1))
        pen.add(Rectangle(texture=upper, pos=self.box[:2], size=self.box[2:]))
        taken = {token.path for token in marks.tokens}
        for id in sorted(marks.glow - taken):
            if id in self._paths:
                self._bead(pen, id, NOW, NOW_EDGE)
        for id in sorted(marks.wrong - taken):
            if id in self._paths:
                self._bead(pen, id, REFUSED_GLOW, CARD)
        if marks.chosen in self._paths and marks.chosen not in taken:
            self._bead(pen, marks.chosen, CARD, INK)
        for id in sorted(marks.done):
            self._just_done(pen, id)
        old = {token.path: token for token in before.tokens} if before else {}
        for token in marks.tokens:
            if token.path in self._paths:
                self._token(pen, token, before is not None and token != old.get(token.path))
        for each in marks.lying:
            if each.place in self._places:
                place = self._places[each.place]
                _draw_row(pen, each.glyphs, self._at(place.pieces_at or place.at), place.pieces_row)
        for card in marks.cards:
            _draw_card(pen, card, self._card_box(card), marks)
        for id in sorted(marks.glow & set(self._places) - set(self._areas)):
            self._ring(pen, id)
        self._stand(pen, marks, before)
        for id, number in marks.steps:
            self._step(pen, id, number)

    def _card_box(self, card: Card) -> Box:
        x, y, w, h = self.box
        left, low, wide, high = card.box
        return (round(x + left * w), round(y + low * h), round(wide * w), round(high * h))

    def _halo(self, pen: Pen, id: str, colour: str, edge: str, wider: float = 0.0) -> None:
        """Highlights the path or place with this id in `colour`, with a border in the colour `edge`; a path by this
        much wider than usual."""
        if id in self._lines:
            line = numbers(self._lines[id])
            pen.line(line, edge, WAY + 13 + wider, 0.9)
            pen.line(line, colour, WAY + 10.5 + wider)
        elif id in self._areas:
            line = numbers(self._areas[id])
            _fill(pen, self._areas[id], colour, 0.3)
            pen.line(line, edge, 8, 0.9, closed=True)
            pen.line(line, colour, 5.5, closed=True)
        elif id in self._places:
            place = self._places[id]
            x, y = self._at(place.at)
            for reach, tint in ((8.5, edge), (7.0, colour)):
                self._disc(pen, x, y, board_textures.radius_of(place) + reach, tint)

    def _disc(self, pen: Pen, x: float, y: float, radius: float, colour: str, alpha: float = 1.0) -> None:
        r = pen.px(radius)
        pen.plate((x - r, y - r, 2 * r, 2 * r), colour, radius, alpha)

    def _bead(self, pen: Pen, id: str, colour: str, edge: str) -> None:
        """Draws a dot on the path with this id, which has no piece, to show where to touch it."""
        x, y = self._at(self._paths[id].spot)
        self._disc(pen, x, y, 10.0, edge)
        self._disc(pen, x, y, 8.0, colour)

    def _ring(self, pen: Pen, id: str) -> None:
        """Draws a ring, above the paths, around the place with this id, which can be touched next."""
        (x, y), r = self._at(self._places[id].at), pen.px(board_textures.radius_of(self._places[id]) + 7.5)
        for wide, colour in ((7.5, NOW_EDGE), (5.5, NOW)):
            pen.frame((x - r, y - r, 2 * r, 2 * r), colour, wide, r / pen.scale)

    def _step(self, pen: Pen, id: str, number: str) -> None:
        """Draws the number of a step of hands on its path, at the upper left of the piece that is there."""
        if id in self._paths:
            x, y = self._at(self._paths[id].spot)
            half, wide = pen.px(STEP / 2), max(pen.px(STEP), pen.width(number, 18, True) + pen.px(10))
            box = (round(x - wide / 2 - half), round(y), round(wide), round(2 * half))
            pen.plate(box, NOW_EDGE, STEP / 2)
            inner = (box[0] + pen.px(2), box[1] + pen.px(2), box[2] - pen.px(4), box[3] - pen.px(4))
            pen.plate(inner, NOW, STEP / 2)
            pen.words(number, box, 18, INK, bold=True, align="center", smallest=15)

    def _just_done(self, pen: Pen, id: str) -> None:
        """Marks where the last action was: a frame around the piece on the path with this id (it is drawn before the
        piece), a dot on a path without one, a thin ring around a place, whose name and dot stay in sight; in a region
        around the pawn that stands there."""
        if id in self._paths:
            x, y = self._at(self._paths[id].spot)
            half = TOKEN / 2 if any(token.path == id for token in self.model[1].tokens) else 0.0
            for reach, colour in ((9.0, CARD), (7.0, DONE)):
                self._disc(pen, x, y, half + reach, colour)
        elif id in self._places:
            place = self._places[id]
            radius = PAWN / 2 if place.area else board_textures.radius_of(place)
            (x, y), r = self._at(place.at), pen.px(radius + 4)
            pen.frame((x - r, y - r, 2 * r, 2 * r), DONE, 3, r / pen.scale)

    def _token(self, pen: Pen, token: Token, arrives: bool) -> None:
        """Draws a piece on its path; a second piece there is drawn smaller over the first one's upper right corner. If
        `arrives`, the pieces shrink from a larger size to their own, as if they were dropped.
        """
        x, y = self._at(self._paths[token.path].spot)
        group = InstructionGroup()
        here = Pen(group, self.scale)
        group.add(PushMatrix())
        group.add(Translate(x, y, 0))
        size = Scale(1, 1, 1)
        group.add(size)
        half = here.px(TOKEN / 2)
        wide = 2 * half + here.px(2)
        here.plate((-half - here.px(1), -half - here.px(2.5), wide, wide), INK, 10, 0.3)
        here.plate((-half, -half, 2 * half, 2 * half), token.glyph.ink, 9)
        inner = half - here.px(2.6)
        here.plate((-inner, -inner, 2 * inner, 2 * inner), token.glyph.paper, 7)
        here.glyph(token.glyph, -here.px(1), here.px(1), TOKEN - 9)
        if token.beside is not None:
            here.glyph(token.beside, half * 0.62, half * 0.86, FAR + 2)
        group.add(PopMatrix())
        pen.add(group)
        if arrives:

            def step(share: float) -> None:
                size.xyz = (1.7 - 0.7 * share,) * 2 + (1,)

            self.motions.glide(0.28, step)

    def _stand(self, pen: Pen, marks: Marks, before: Marks | None) -> None:
        """Draws the pieces still to be collected, then the pawns, several at one place side by side. A pawn that stood
        elsewhere in the marks `before` moves to its new place.
        """
        crowds: dict[str, list[Pawn]] = {}
        for pawn in marks.pawns:
            crowds.setdefault(pawn.place, []).append(pawn)
        names, stood = tuple(self._names.values()), dict[str, list[Point]]()
        for id in set(crowds) & set(self._places):
            at, dotted = self._at(self._places[id].at), not self._places[id].area
            stood[id] = standing(at, len(crowds[id]), names, self.box, self.scale, dotted)
        if marks.wanted_glyph is not None:
            for id in sorted(marks.wanted & set(self._places)):
                spots = stood.get(id)
                x, y = beside(spots, names, self.box, self.scale) if spots else self._at(self._places[id].at)
                pen.glyph(marks.wanted_glyph, x, y, WANTED)
        came = {pawn.glyph.id: pawn.place for pawn in before.pawns} if before else {}
        for id, spots in stood.items():
            for pawn, spot in zip(crowds[id], spots, strict=True):
                self._pawn(pen, pawn, spot, came.get(pawn.glyph.id, ""))
        self._names_above(pen, marks, stood)

    def _names_above(self, pen: Pen, marks: Marks, stood: dict[str, list[Point]]) -> None:
        """Draws place names that a piece covers in part once more, above the pieces, so that every name can be read."""
        pieces = [self._at(self._paths[token.path].spot) for token in marks.tokens if token.path in self._paths]
        pawns = [spot for spots in stood.values() for spot in spots]
        rings = [self._at(self._paths[id].spot) for id in marks.done if id in self._paths]
        pen.add(Color(1, 1, 1, 1))
        for id, box in self._names.items():
            under = ((pieces, TOKEN), (pawns, PAWN), (rings, TOKEN + 18))
            if any(covered(spots, (box,), self.scale * side) for spots, side in under):
                lettering = board_textures.lettering(self._places[id], self.scale)
                pen.add(Rectangle(texture=lettering, pos=box[:2], size=box[2:]))

    def _pawn(self, pen: Pen, pawn: Pawn, to: Point, came: str) -> None:
        group = InstructionGroup()
        here = Pen(group, self.scale)
        group.add(PushMatrix())
        move = Translate(to[0], to[1], 0)
        group.add(move)
        self._disc(here, here.px(1), -here.px(3), PAWN * 0.42, INK, 0.28)
        here.glyph(pawn.glyph, 0, 0, PAWN - 4)
        group.add(PopMatrix())
        pen.add(group)
        if came and came != pawn.place and came in self._places:
            line = [*self._way(came, pawn.place), to]
            long = length_of(line)

            def step(share: float) -> None:
                move.xy = to if share >= 1.0 else along(line, share * long)

            self.motions.glide(0.55, step)

    def _way(self, start: str, end: str) -> list[Point]:
        """The line along which a pawn moves: a path that joins the two places, else a straight line."""
        a, b = self._at(self._places[start].at), self._at(self._places[end].at)
        near = self.scale * 3
        for line in self._lines.values():
            if math.dist(line[0], a) < near and math.dist(line[-1], b) < near:
                return line
            if math.dist(line[-1], a) < near and math.dist(line[0], b) < near:
                return line[::-1]
        return [a, b]

    def _call(self, pen: Pen, place: Place) -> None:
        """Draws a blinking ring around a place that the players searched for."""
        x, y = self._at(place.at)
        ring = InstructionGroup()
        pen.add(ring)
        reach = board_textures.radius_of(place) + 17

        def beat(on: bool) -> None:
            ring.clear()
            here = Pen(ring, self.scale)
            for further, colour in ((3.0, INK), (0.0, NOW), (-9.0, CARD)) if on else ((3.0, INK), (0.0, CARD)):
                self._disc(here, x, y, reach + further, colour)

        self.motions.beat(0.45, beat)

    def find(self, x: float, y: float) -> Target | None:
        """The card under the touch, else the path or place nearest to it; None if none is near. Highlighted ones count
        as a little nearer.

        A touch on a name means its place, except where a piece is on it.
        """
        if self.model is None or not inside(self.box, x, y):
            return None
        for card in self._cards.values():
            if inside(self._card_box(card), x, y, 4 * self.scale):
                return self._target(card.id)
        for id, area in self._areas.items():
            if holds(area, x, y):
                return self._target(id)
        best, found = REACH * self.scale, ""
        glow = self.model[1].glow
        named = next((id for id, box in self._names.items() if inside(box, x, y)), "")
        spots = (self._at(path.spot) for path in self._paths.values())
        if named and all(math.dist((x, y), spot) > PIECE * self.scale for spot in spots):
            return self._target(named)
        for id, line in self._lines.items():
            sx, sy = self._at(self._paths[id].spot)
            away = min(from_line(x, y, line), math.hypot(x - sx, y - sy) - 8 * self.scale)
            away -= 6 * self.scale if id in glow else 0
            if away < best:
                best, found = away, id
        for id, place in self._places.items():
            if id in self._areas:
                continue
            px, py = self._at(place.at)
            away = math.hypot(x - px, y - py) - 20 * self.scale - (6 * self.scale if id in glow else 0)
            if away < best:
                best, found = away, id
        return self._target(found) if found else None

    def _known(self, id: str) -> bool:
        return id in self._paths or id in self._places or id in self._cards

    def _target(self, id: str) -> Target:
        if id in self._cards:
            return Target(id, self._card_box(self._cards[id]), CORNER)
        spot = self._paths[id].spot if id in self._paths else self._places[id].at
        x, y = self._at(spot)
        r = 22 * self.scale
        return Target(id, (x - r, y - r, 2 * r, 2 * r), 22)

    def spot_of(self, id: str) -> tuple[float, float] | None:
        """The middle, in pixels, of the place, path or card with this id; None if it is not on the board."""
        if self.model is None or not self._known(id):
            return None
        x, y, w, h = self._target(id).box
        return x + w / 2, y + h / 2

    def named(self, ids: frozenset[str]) -> Iterable[Target]:
        """The places, paths and cards with these ids, as far as they are on this board."""
        return (self._target(id) for id in ids if self._known(id))

    def draw_pressed(self, target: Target, pen: Pen) -> None:
        """Draws the look of a pressed place or path: a ring around the place, or a line along the path."""
        if target.id in self._lines:
            pen.line(numbers(self._lines[target.id]), INK, WAY + 4, 0.45)
        if target.id in self._areas:
            pen.line(numbers(self._areas[target.id]), INK, 5, 0.7, closed=True)
            return
        pen.frame(target.box, CARD, 7, target.radius)
        pen.frame(target.box, INK, 4, target.radius)


def _fill(pen: Pen, outline: Sequence[Point], colour: str, alpha: float) -> None:
    """Fill a region of the board, given by its outline, with one colour."""
    pen.tint(colour, alpha)
    vertices, indices = triangles(tuple(outline))
    pen.add(Mesh(vertices=vertices, indices=indices, mode="triangles"))


def _draw_row(pen: Pen, glyphs: tuple[Glyph, ...], middle: Point, side: str) -> None:
    """Draw small pieces side by side around the point `middle`; `side` is "beside" for a row, "below" for a column."""
    step = pen.px(SMALL + 5)
    half = pen.px(SMALL / 2)
    for number, glyph in enumerate(glyphs):
        away = (number - (len(glyphs) - 1) / 2) * step
        x, y = (middle[0] + away, middle[1]) if side == "beside" else (middle[0], middle[1] - away)
        pen.plate((x - half - pen.px(1), y - half - pen.px(2.5), 2 * half + pen.px(2), 2 * half), INK, 9, 0.3)
        pen.plate((x - half, y - half, 2 * half, 2 * half), EDGE, 8)
        inner = half - pen.px(1.6)
        pen.plate((x - inner, y - inner, 2 * inner, 2 * inner), CARD, 7)
        pen.glyph(glyph, x, y, SMALL - 9)


def _draw_card(pen: Pen, card: Card, box: Box, marks: Marks) -> None:
    """Draw a stack of cards: the topmost card, the edges of those below it, and their number."""
    x, y, w, h = box
    if not card.count:
        pen.frame(box, EDGE, 2, CORNER)
        pen.words(card.title, _within(box, pen, 10), DETAIL, MUTE, align="center", lines=2, smallest=LEAST)
        return
    for below in range(min(DEEP, card.count - 1), 0, -1):
        away = pen.px(2.4 * below)
        pen.plate((x + away, y - away, w, h), INK, CORNER, 0.28)
        pen.plate((x + away, y - away + pen.px(0.8), w, h), SHADE, CORNER)
    pen.plate(box, CARD, CORNER)
    lit = card.id in marks.glow
    if card.id in marks.wrong:
        pen.frame(box, REFUSED_GLOW, 5, CORNER)
    elif card.id in marks.shown:
        pen.frame(box, SHOWN, 5, CORNER)
    elif lit or card.id == marks.chosen:
        pen.frame(box, NOW_EDGE, 5, CORNER)
        pen.frame(box, NOW if lit else INK, 3.4, CORNER)
    else:
        pen.frame(box, EDGE, 1.6, CORNER)
    _draw_face(pen, card, box)


def _draw_face(pen: Pen, card: Card, box: Box) -> None:
    left, low, wide, high = _within(box, pen, 9)
    badge = pen.px(27)
    pen.plate((left + wide - badge, low, badge, pen.px(22)), INK, 7)
    count = (left + wide - badge, low, badge, pen.px(22))
    pen.words(str(card.count), count, DETAIL, PAPER, bold=True, align="center")
    room = wide - badge - pen.px(5)
    lines = 2 if pen.width(card.words, LEAST) > room else 1
    foot = pen.px(18 * lines) if card.words else 0.0
    if card.words:
        words = (left, low - pen.px(2 * lines - 2), room, pen.px(20 * lines))
        pen.words(card.words, words, DETAIL, MUTE, lines=lines, smallest=LEAST)
    size = 27.0
    if card.glyphs:
        for number, glyph in enumerate(card.glyphs):
            pen.glyph(glyph, left + pen.px(size / 2 + number * (size + 5)), low + foot + pen.px(4 + size / 2), size)
        foot += pen.px(size + 6)
    title = (left, low + foot, wide, high - foot)
    pen.words(card.title, title, 17, INK, bold=True, rise="top", lines=2, smallest=LEAST)


def _within(box: Box, pen: Pen, edge: float) -> Box:
    inset = pen.px(edge)
    return (box[0] + inset, box[1] + inset, box[2] - 2 * inset, box[3] - 2 * inset)
