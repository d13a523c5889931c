"""The silhouettes of the seven kinds of transport, drawn for Boardside."""

from __future__ import annotations

from companion.games.drawing.curves import bar, flat, ring, soft
from companion.screen import Points, Shape


def _ink(*outlines: Points) -> tuple[Shape, ...]:
    return tuple(Shape(points, fill="ink") for points in outlines)


def _paper(*outlines: Points) -> tuple[Shape, ...]:
    return tuple(Shape(points, fill="paper") for points in outlines)


def _stroke(points: Points, width: float, closed: bool = False, colour: str = "ink") -> Shape:
    return Shape(points, line=colour, width=width, closed=closed)


def pig() -> tuple[Shape, ...]:
    """The shapes of the giant pig: a round body, four short legs, a snout and a curly tail."""
    body = soft(
        [(-62, 14), (-50, 42), (-10, 52), (28, 50), (56, 36), (60, 0), (40, -32), (0, -40), (-44, -34), (-66, -10)]
    )
    head = soft([(30, 44), (54, 52), (72, 36), (78, 22), (94, 20), (98, 4), (94, -12), (78, -14), (60, -26), (34, -22)])
    ear = soft([(34, 36, True), (30, 62), (38, 84, True), (54, 66), (60, 44, True)])
    other = soft([(54, 40, True), (56, 62), (68, 78, True), (74, 58), (72, 36, True)])
    legs = [
        soft([(x - 13, -18, True), (x - 11, -78, True), (x + 9, -78, True), (x + 13, -18, True)]) for x in (-46, -16)
    ]
    front = [
        soft([(x - 13, -18, True), (x - 9, -78, True), (x + 11, -78, True), (x + 13, -18, True)]) for x in (20, 46)
    ]
    tail = soft([(-60, 16), (-76, 22), (-88, 36), (-78, 50), (-66, 40), (-76, 26), (-96, 26)], closed=False)
    return (
        _stroke(tail, 0.09),
        *_ink(body, *legs, *front, other, head, ear),
        *_paper(ring(62, 20, 5.5), ring(92, 8, 3, 4), ring(92, -2, 0.1)),
        _stroke(soft([(38, 42), (36, 60), (40, 72)], closed=False), 0.04, colour="paper"),
    )


def elfcycle() -> tuple[Shape, ...]:
    """The shapes of the elfcycle: two spoked wheels under a sail like a leaf."""
    shapes: list[Shape] = []
    for x, y, r in ((-48, -46, 42), (54, -56, 32)):
        shapes.append(_stroke(ring(x, y, r), 0.13, closed=True))
        for dx, dy in ((1, 0), (0.5, 0.87), (0.5, -0.87)):
            shapes.append(_stroke(flat((x - dx * r, y - dy * r), (x + dx * r, y + dy * r)), 0.055))
        shapes += _ink(ring(x, y, 10))
    shapes.append(_stroke(flat((-48, -46), (-14, -6), (30, -6), (54, -56)), 0.13))
    shapes.append(_stroke(flat((54, -56), (40, 6), (66, 14)), 0.12))
    shapes.append(_stroke(flat((-14, -30), (-14, 92)), 0.1))
    sail = soft([(-8, 96, True), (38, 76), (72, 44), (76, 22, True), (40, 10), (-8, 8, True), (10, 50)])
    shapes += _ink(sail)
    shapes.append(_stroke(soft([(76, 22), (44, 36), (0, 54)], closed=False), 0.05, colour="paper"))
    shapes += _ink(
        bar(-40, 2, -10, 2, 13), soft([(-18, 94, True), (-46, 84), (-66, 88, True), (-48, 72), (-18, 70, True)])
    )
    return tuple(shapes)


def cloud() -> tuple[Shape, ...]:
    """The shapes of the magic cloud: puffs on a flat foot, with a curl, and the wind behind it."""
    puff = soft(
        [
            (-70, -34, True),
            (-92, -22),
            (-92, 4),
            (-68, 14),
            (-64, 44),
            (-34, 56),
            (-8, 76),
            (28, 72),
            (46, 48),
            (74, 44),
            (84, 18),
            (98, -2),
            (92, -28),
            (70, -34, True),
        ]
    )
    curl = soft([(62, 8), (40, 30), (8, 24), (-2, -4), (22, -18), (34, 0), (20, 8)], closed=False)
    return (
        *_ink(puff),
        _stroke(curl, 0.1, colour="paper"),
        _stroke(soft([(-34, 30), (-48, 18), (-46, 2)], closed=False), 0.08, colour="paper"),
        *_ink(bar(-52, -54, 40, -54, 13), bar(-22, -78, 66, -78, 13)),
    )


def unicorn() -> tuple[Shape, ...]:
    """The shapes of the unicorn: a head in profile with one horn and a flying mane."""
    head = soft(
        [
            (-52, -96, True),
            (-56, -50),
            (-44, 0),
            (-22, 40),
            (2, 54),
            (26, 48),
            (46, 22),
            (72, -10),
            (86, -34),
            (80, -50),
            (62, -56),
            (44, -44),
            (24, -32),
            (14, -44),
            (22, -70),
            (34, -96, True),
        ]
    )
    ear = soft([(-8, 44, True), (-8, 66), (2, 88, True), (16, 66), (20, 46, True)])
    horn = flat((24, 56), (44, 34), (92, 98))
    mane = soft(
        [
            (4, 66, True),
            (-26, 74),
            (-54, 58, True),
            (-48, 44),
            (-72, 42),
            (-86, 22, True),
            (-68, 10),
            (-88, 0),
            (-96, -26, True),
            (-76, -34),
            (-92, -50),
            (-96, -76, True),
            (-70, -78),
            (-50, -66),
            (-36, -10),
            (-6, 40, True),
        ]
    )
    return (
        *_ink(mane, head, ear, horn),
        _stroke(soft([(-4, 46), (-32, 18), (-46, -26), (-50, -74)], closed=False), 0.055, colour="paper"),
        *_paper(ring(26, 16, 6.5), ring(74, -36, 4)),
        *(
            _stroke(flat(a, b), 0.055, colour="paper")
            for a, b in (((24, 56), (46, 36)), ((43, 69), (58, 50)), ((60, 83), (71, 68)))
        ),
    )


def troll() -> tuple[Shape, ...]:
    """The shapes of the troll wagon: a hood on hoops, a box, two heavy wheels and a shaft."""
    hood = soft([(-76, -10, True), (-92, 44, True), (-64, 70), (-8, 80), (48, 70), (74, 44, True), (58, -10, True)])
    box = flat((-80, -14), (66, -14), (56, -48), (-70, -48))
    shapes = [*_ink(hood, box), _stroke(flat((56, -34), (98, -22)), 0.1), *_ink(ring(95, -21, 7))]
    shapes += [
        _stroke(soft(line, closed=False), 0.06, colour="paper")
        for line in (
            [(-44, -12), (-54, 34), (-46, 72)],
            [(-8, -12), (-10, 34), (-8, 78)],
            [(26, -12), (34, 34), (28, 74)],
        )
    ]
    shapes.append(_stroke(flat((-82, -13), (68, -13)), 0.05, colour="paper"))
    for x in (-44, 32):
        shapes += _paper(ring(x, -56, 40))
        shapes.append(_stroke(ring(x, -56, 30), 0.13, closed=True))
        for dx, dy in ((0.7, 0.7), (0.7, -0.7)):
            shapes.append(_stroke(flat((x - dx * 30, -56 - dy * 30), (x + dx * 30, -56 + dy * 30)), 0.075))
        shapes += _ink(ring(x, -56, 10))
    return tuple(shapes)


def dragon() -> tuple[Shape, ...]:
    """The shapes of the dragon in flight: a long neck, a jagged wing and a tail with a barb."""
    body = soft(
        [
            (-94, -30, True),
            (-74, -44),
            (-50, -50),
            (-22, -40),
            (4, -24),
            (26, 0),
            (36, 28),
            (44, 50),
            (58, 58),
            (76, 54),
            (98, 40, True),
            (94, 30, True),
            (72, 30),
            (62, 20),
            (62, -6),
            (54, -36),
            (34, -58),
            (6, -68),
            (-24, -70),
            (-54, -66),
            (-80, -52),
        ]
    )
    barb = flat((-98, -6), (-70, -36), (-98, -58), (-90, -32))
    wing = soft(
        [
            (26, -14, True),
            (12, 34),
            (-20, 72),
            (-46, 98, True),
            (-52, 66),
            (-72, 44, True),
            (-52, 40),
            (-38, 26, True),
            (-58, 16),
            (-70, 2, True),
            (-46, 2),
            (-24, -10, True),
            (-34, -22),
            (-30, -40, True),
            (0, -44),
        ]
    )
    horn = flat((48, 54), (34, 84), (64, 58))
    spare = soft([(28, 8, True), (30, 50), (14, 92, True), (2, 66), (2, 30, True)])
    legs = (
        soft([(24, -52, True), (34, -74), (22, -92, True), (48, -88, True), (50, -70), (48, -44, True)]),
        soft([(-22, -56, True), (-14, -76), (-28, -92, True), (0, -90, True), (4, -72), (4, -52, True)]),
    )
    return (
        *_ink(body, barb, spare, horn, *legs),
        _stroke(wing, 0.05, closed=True, colour="paper"),
        *_ink(wing),
        *(_stroke(flat((16, -2), end), 0.05, colour="paper") for end in ((-34, 74), (-52, 38), (-52, 4))),
        *_paper(ring(66, 46, 4.5)),
        _stroke(flat((78, 38), (97, 35)), 0.035, colour="paper"),
    )


def raft() -> tuple[Shape, ...]:
    """The shapes of the raft: logs tied together, a mast with a square sail, and water."""
    shapes: list[Shape] = []
    sail = soft([(-44, 84, True), (6, 90), (58, 84, True), (68, 46), (56, 6, True), (6, -2), (-46, 6, True), (-34, 46)])
    shapes += _ink(bar(4, -34, 4, 98, 11), sail)
    shapes += _paper(bar(4, -10, 4, 2, 0.1))
    shapes.append(_stroke(soft([(-36, 46), (8, 38), (66, 46)], closed=False), 0.06, colour="paper"))
    for y, left, right in ((-20, -74, 76), (-40, -84, 86)):
        shapes += _ink(bar(left, y, right, y, 19))
        shapes += _paper(ring(left, y, 5))
    shapes += [_stroke(flat((x, -10), (x, -50)), 0.05, colour="paper") for x in (-48, 50)]
    wave = [
        (-96, -72),
        (-80, -62),
        (-64, -72),
        (-48, -82),
        (-32, -72),
        (-16, -62),
        (0, -72),
        (16, -82),
        (32, -72),
        (48, -62),
        (64, -72),
        (80, -82),
        (96, -72),
    ]
    shapes.append(_stroke(soft(wave, closed=False, steps=4), 0.11))
    return tuple(shapes)
