"""The board's unchanging picture as two textures: the painted ground; and the paths, water, places and names on it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache

from kivy.graphics import (
    Color,
    Ellipse,
    Fbo,
    Line,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
)
from kivy.graphics.texture import Texture

from companion.screen import Board, Path, Place
from companion.view.geometry import Point, length_of, numbers, part_of, walk
from companion.view.glyphs import fill, painting, softened, stroke
from companion.view.pen import Box
from companion.view.text_cache import texture_of
from companion.view.theme import CARD, INK, NAME, PAPER, PLACE_RADIUS, SEA, WAY, mixed, rgba


def ground(board: Board, width: int, height: int) -> Texture:
    """The texture of a board's ground: sea, land and waters, softly tinted by the paths that cross them, with a
    grain.
    """
    under = rgba(SEA)
    wash, grain = _wash(board, width, height), _grain()
    paint = Fbo(size=(width * 2, height * 2))
    with painting(paint, under):
        PushMatrix()
        Scale(2, 2, 1)
        for shape in board.ground:
            points = tuple((x * width, y * height) for x, y in shape.points)
            if shape.fill:
                Color(*rgba(PAPER if shape.fill == "paper" else shape.fill))
                fill(points)
            if shape.line:
                Color(*rgba(shape.line))
                stroke(points, shape.width * height, shape.closed)
        PopMatrix()
        Color(1, 1, 1, 1)
        Rectangle(texture=wash, size=(width * 2, height * 2))
        Color(0.35, 0.28, 0.15, 0.05)
        repeat = (width * 2 / 128, height * 2 / 128)
        Rectangle(texture=grain, size=(width * 2, height * 2), tex_coords=(0, 0, repeat[0], 0, *repeat, 0, repeat[1]))
    return softened(paint, width, height, under, 1)


def _wash(board: Board, width: int, height: int) -> Texture:
    """The texture of broad strokes in each path's colour, blurred by making them very small and large again."""
    under = (*rgba(PAPER)[:3], 0.0)
    small = (max(2, width // 32), max(2, height // 32))
    paint = Fbo(size=(small[0] * 8, small[1] * 8))
    with painting(paint, under):
        for path in board.paths:
            if path.pattern not in ("stream", "dashes"):
                Color(*rgba(path.colour, 0.42))
                line = [(x * small[0] * 8, y * small[1] * 8) for x, y in path.points]
                Line(points=numbers(line[3:-3]), width=small[0] * 0.3, cap="round", joint="round")
    texture = softened(paint, *small, under, 3)
    for part in (16, 8, 4, 2):
        larger = Fbo(size=(max(2, width // part), max(2, height // part)))
        with painting(larger, under):
            Color(1, 1, 1, 1)
            Rectangle(texture=texture, size=larger.size)
        texture = larger.texture
    return texture


@cache
def _grain() -> Texture:
    rnd = random.Random(7)
    pixels = bytearray(b"\xff" * (128 * 128 * 4))
    pixels[3::4] = rnd.randbytes(128 * 128)
    texture = Texture.create(size=(128, 128), colorfmt="rgba")
    texture.wrap = "repeat"
    texture.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")
    return texture


def printed(board: Board, width: int, height: int, scale: float) -> Texture:
    """The texture of everything printed on the board's ground, such as paths, places and names; transparent
    elsewhere.
    """
    under = (*rgba(PAPER)[:3], 0.0)
    paint = Fbo(size=(width * 2, height * 2))
    lines = {path.id: [(x * width, y * height) for x, y in path.points] for path in board.paths}
    with painting(paint, under):
        PushMatrix()
        Scale(2, 2, 1)
        water = [path for path in board.paths if path.pattern in ("stream", "dashes")]
        land = [path for path in board.paths if path.pattern not in ("stream", "dashes")]
        for path in water:
            _water(path, lines[path.id], scale)
        for path in land:
            _casing(lines[path.id], scale)
        for path in land:
            _way(path, lines[path.id], scale)
        for place in board.places:
            if place.area:
                continue
            _spot(place, place.at[0] * width, place.at[1] * height, scale)
        PopMatrix()
    halves = softened(paint, width, height, under, 1)
    done = Fbo(size=(width, height))
    with painting(done, under):
        Color(1, 1, 1, 1)
        Rectangle(texture=halves, size=(width, height))
        for place in board.places:
            if place.label:
                _name(place, width, height, scale)
    return done.texture


def _stroke(line: list[Point], colour: str, width: float) -> None:
    Color(*rgba(colour))
    Line(points=numbers(line), width=width / 2, joint="round", cap="round")


def _fill(points: Sequence[Point], colour: str) -> None:
    Color(*rgba(colour))
    fill(tuple(points))


def _disc(x: float, y: float, r: float, colour: str, segments: int = 24) -> None:
    Color(*rgba(colour))
    Ellipse(pos=(x - r, y - r), size=(2 * r, 2 * r), segments=segments)


def _casing(line: list[Point], scale: float) -> None:
    _stroke(line, "#6d6a55", (WAY + 4.6) * scale)
    _stroke(line, CARD, (WAY + 3.0) * scale)


def _way(path: Path, line: list[Point], scale: float) -> None:
    _stroke(line, path.colour, WAY * scale)
    long = length_of(line)
    clear = (PLACE_RADIUS + 6) * scale
    if path.pattern == "solid":
        _stroke(line, mixed(path.colour, "#ffffff", 0.5), 2.2 * scale)
    elif path.pattern == "cross":
        Color(*rgba(mixed(path.colour, "#ffffff", 0.62)))
        for x, y, angle in walk(line, 10 * scale, clear, long - clear):
            dx, dy = -math.sin(angle) * scale * 3.6, math.cos(angle) * scale * 3.6
            Line(points=(x - dx, y - dy, x + dx, y + dy), width=1.15 * scale, cap="none")
    elif path.pattern == "dots":
        for x, y, _ in walk(line, 10 * scale, clear, long - clear):
            _disc(x, y, 1.9 * scale, mixed(path.colour, "#3a2400", 0.62))
    elif path.pattern == "peaks":
        for x, y, _ in walk(line, 21 * scale, clear + 2 * scale, long - clear):
            _peak(x, y, scale, path.colour)


def _peak(x: float, y: float, scale: float, colour: str) -> None:
    for half, low, high, tint in (
        (7.8, -5.0, 9.2, CARD),
        (6.6, -4.2, 7.6, mixed(colour, "#101018", 0.38)),
        (2.3, 3.2, 7.6, CARD),
    ):
        foot = y + low * scale
        _fill(((x - half * scale, foot), (x + half * scale, foot), (x, y + high * scale)), tint)


def _water(path: Path, line: list[Point], scale: float) -> None:
    if path.pattern == "dashes":
        long = length_of(line)
        dash, gap = 9 * scale, 7 * scale
        count = max(1, int((long - 24 * scale) // (dash + gap)))
        start = (long - count * dash - (count - 1) * gap) / 2
        for number in range(count):
            piece = part_of(line, start + number * (dash + gap), start + number * (dash + gap) + dash)
            if len(piece) > 1:
                _stroke(piece, path.colour, 4.2 * scale)
        return
    _stroke(line, mixed(path.colour, "#ffffff", 0.55), (WAY + 2.6) * scale)
    _stroke(line, path.colour, (WAY - 1.6) * scale)
    _stroke(line, mixed(path.colour, "#ffffff", 0.6), 1.4 * scale)
    if path.arrow:
        _arrows(path, line, scale)


def _arrows(path: Path, line: list[Point], scale: float) -> None:
    long = length_of(line)
    for x, y, angle in walk(line, long * 0.46, long * 0.29, long * 0.8):
        for size, colour in ((10.5, CARD), (7.6, mixed(path.colour, "#06243c", 0.45))):
            corners = ((0.0, 1.15), (2.45, 1.0), (math.pi, 0.35), (-2.45, 1.0))
            radii = [(angle + turn, size * reach * scale) for turn, reach in corners]
            _fill([(x + math.cos(turn) * reach, y + math.sin(turn) * reach) for turn, reach in radii], colour)


def radius_of(place: Place) -> float:
    """The radius of the circle of a place, in pixels of an 800 by 480 screen."""
    return PLACE_RADIUS + 4 if place.star else PLACE_RADIUS


def _spot(place: Place, x: float, y: float, scale: float) -> None:
    radius = radius_of(place) * scale
    for r, colour in ((radius + 1.6 * scale, CARD), (radius, INK), (radius - 2.6 * scale, CARD)):
        _disc(x, y, r, colour, 48)
    if place.star:
        reaches = [radius * 0.66, radius * 0.66 * 0.42] * 5
        turns = [(k * math.pi / 5, r) for k, r in enumerate(reaches)]
        _fill([(x + math.sin(turn) * r, y + math.cos(turn) * r) for turn, r in turns], INK)
    else:
        _disc(x, y, radius * 0.22, INK)


def name_box(place: Place, width: float, height: float, scale: float) -> Box:
    """The rectangle of a place's printed name on a board of this size: left, bottom, width and height in pixels."""
    wide, high = lettering(place, scale).size
    x, y, side = place.at[0] * width, place.at[1] * height, place.label_side
    out, near = (radius_of(place) + 1) * scale, 5 * scale
    if place.label_at is not None:
        left, low = place.label_at[0] * width - wide / 2, place.label_at[1] * height - high / 2
    elif " " in side:
        left = x + near if "right" in side else x - near - wide
        low = y + near if "above" in side else y - near - high
    elif side in ("left", "right"):
        left, low = (x + out + scale if side == "right" else x - out - wide - scale), y - high / 2
    else:
        left, low = x - wide / 2, (y + out - 2 * scale if side == "above" else y - out - high + 2 * scale)
    left = min(max(2 * scale, left), width - wide - 2 * scale)
    low = min(max(0, low), height - high)
    return round(left), round(low), wide, high


def lettering(place: Place, scale: float) -> Texture:
    """The texture of a place's printed name."""
    return texture_of(place.label, round(NAME * scale), True, False, PAPER, INK)


def _name(place: Place, width: int, height: int, scale: float) -> None:
    left, low, *size = name_box(place, width, height, scale)
    Color(1, 1, 1, 1)
    Rectangle(texture=lettering(place, scale), pos=(left, low), size=size)
