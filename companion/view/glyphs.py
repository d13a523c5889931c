"""Glyphs, the little drawings on buttons and pieces, as textures: drawn too large, then made smaller for soft edges."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Color,
    Fbo,
    Line,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rectangle,
    Scale,
    Translate,
)
from kivy.graphics.tesselator import TYPE_POLYGONS, WINDING_NONZERO, Tesselator
from kivy.graphics.texture import Texture

from companion.screen import Glyph, Points, Shape
from companion.view.text_cache import texture_of
from companion.view.theme import mixed, rgba

RGBA = tuple[float, float, float, float]
Triangles = tuple[list[float], list[int]]
"""Vertices in a Mesh's format, and the indices of each triangle's three vertices, one triangle after the other."""
ROOM = 1.36
"""The side of a glyph's texture relative to its size, as rims and letters may exceed its square."""

_easels: dict[int, Fbo] = {}


@lru_cache(maxsize=2000)
def triangles(points: Points) -> Triangles:
    """The vertices and indices of triangles that fill an outline, for one Kivy Mesh."""
    return _fan(points) if _convex(points) else _cut(points)


def _convex(points: Points) -> bool:
    """Whether the outline is convex, so that a fan fills it."""
    turns = set()
    for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:] + points[:1], points[2:] + points[:2], strict=True):
        turn = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        if abs(turn) > 1e-7:
            turns.add(turn > 0)
    return len(turns) < 2 and len(points) > 2


def _fan(points: Points) -> Triangles:
    return [number for x, y in points for number in (x, y, 0, 0)], _spokes(0, len(points))


def _spokes(first: int, corners: int) -> list[int]:
    """The vertex indices of triangles that fill a convex outline, all from its first corner, which has the index
    `first`.
    """
    return [corner for second in range(first + 1, first + corners - 1) for corner in (first, second, second + 1)]


def _cut(points: Points) -> Triangles:
    """The triangles that fill an outline that is not convex."""
    tesselator = Tesselator()
    tesselator.add_contour([number for point in points for number in point])
    vertices: list[float] = []
    indices: list[int] = []
    # It reserves memory for polygons of the given size, by default 256 kB for each: none has more corners.
    if tesselator.tesselate(WINDING_NONZERO, TYPE_POLYGONS, len(points)):
        for corners, order in tesselator.meshes:
            indices += _spokes(len(vertices) // 4, len(order))
            vertices += corners
    return vertices, indices


def fill(points: Points) -> None:
    """Fill an outline on the Kivy canvas that is drawn on now, in that canvas's coordinates."""
    vertices, indices = triangles(points)
    if indices:
        Mesh(vertices=vertices, indices=indices, mode="triangles")


def stroke(points: Points, width: float, closed: bool) -> None:
    """Draw a line along an outline on the Kivy canvas that is drawn on now; `closed` joins its end to its beginning."""
    flat = [number for point in points for number in point]
    Line(points=flat, width=width / 2, close=closed, joint="round", cap="round", joint_precision=6, cap_precision=6)


def easel(number: int, size: tuple[int, int], keep: bool = False) -> Fbo:
    """The framebuffer with this number, in this size. Framebuffers are reused, since each new one compiles
    a shader of its own. What it showed before is painted over; with `keep` it gets a new texture, as the old one is
    still in use.
    """
    found = _easels.get(number)
    if found is None:
        found = _easels[number] = Fbo(size=size)
    else:
        if keep:
            found.size = (1, 1)
        found.size = size
    return found


@contextmanager
def painting(paint: Fbo, under: RGBA) -> Iterator[None]:
    """A context manager in which Kivy's instructions draw on this framebuffer, over the colour `under`. They are taken
    out again: a framebuffer with what it was drawn by in it would be kept, as both know each other, until Python looks
    for such circles."""
    with paint:
        ClearColor(*under)
        ClearBuffers()
        yield
    paint.draw()
    paint.clear()


def softened(paint: Fbo, width: int, height: int, under: RGBA, halvings: int) -> Texture:
    """The texture of a framebuffer made smaller: halved `halvings` times, each pixel the mean of those it replaces.
    `under` is the colour below transparent parts.
    """
    texture = paint.texture
    for halving in range(halvings - 1, -1, -1):
        size = (width << halving, height << halving)
        smaller = easel(halving, size, keep=halving == 0)
        with painting(smaller, under):
            Color(1, 1, 1, 1)
            Rectangle(texture=texture, size=size)
        texture = smaller.texture
    return texture


@lru_cache(maxsize=400)
def picture(glyph: Glyph, size: int) -> Texture:
    """The texture of a glyph, a little drawing, drawn `size` pixels large; the texture's side is ROOM times that."""
    side = round(size * ROOM)
    large = side * 4
    unit = size * 2
    rim = glyph.shapes[0] if glyph.shapes else Shape(())
    under = (*rgba(_colour(rim.line or rim.fill or "ink", glyph))[:3], 0.0)
    paint = easel(2, (large, large))
    with painting(paint, under):
        PushMatrix()
        Translate(large / 2, large / 2, 0)
        for shape in glyph.shapes:
            if shape.fill:
                Color(*rgba(_colour(shape.fill, glyph)))
                PushMatrix()
                Scale(unit, unit, 1)
                fill(shape.points)
                PopMatrix()
            if shape.line:
                Color(*rgba(_colour(shape.line, glyph)))
                scaled = tuple((x * unit, y * unit) for x, y in shape.points)
                stroke(scaled, shape.width * unit, shape.closed)
        if glyph.letter:
            _letter(glyph, unit)
        PopMatrix()
    return softened(paint, side, side, under, 2)


def _letter(glyph: Glyph, unit: int) -> None:
    font = max(8, round(glyph.letter_size * unit))
    halo = "" if glyph.letter_ink else glyph.paper
    texture = texture_of(glyph.letter, font, True, False, halo, mixed(glyph.ink, "#000000", 0.25) if halo else "")
    Color(*(rgba(glyph.letter_ink) if glyph.letter_ink else (1, 1, 1, 1)))
    x, y = glyph.letter_at
    wide, high = texture.size
    Rectangle(texture=texture, size=(wide, high), pos=(x * unit - wide / 2, y * unit - high / 2 + font * 0.02))


def _colour(name: str, glyph: Glyph) -> str:
    return glyph.ink if name == "ink" else glyph.paper if name == "paper" else name
