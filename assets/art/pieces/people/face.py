"""Faces: one skull, varied by its measures, with features drawn on its surface.

Features are small and lie on the true surface of the head, so no nose or mouth is ever blown up to
make somebody recognisable. Built in the frame of the head, in which a skull is 0.67 wide.
"""

import math
from dataclasses import dataclass
from typing import Optional

import palette
from geometry import tube
from materials import ink, toon
from pieces.people.clay import Clay, Surface, dense
from pieces.people.moods import draw_marks
from pieces.people.mouths import DARK, MOUTHS


@dataclass(frozen=True)
class Looks:
    skin: str
    hair: str
    iris: str
    width: float = 1.0
    jaw: float = 0.84
    """Width of the jaw against the cheekbones."""
    chin: float = 0.0
    """How much longer the face is."""
    nose: float = 1.0
    """Breadth of the nose."""
    bridge: float = 0.0
    """How far the bridge of the nose stands out."""
    brow: float = 0.020
    """Thickness of the brows."""
    arch: float = 0.0
    """How far the brows are bent."""
    lips: Optional[str] = None
    lashes: bool = False
    age: int = 0
    """0 smooth, 1 some lines, 2 many."""

    @property
    def flesh(self):
        dark = palette.blend(self.skin, DARK, 0.42)
        light = palette.blend(self.skin, "#ffe0b0", 0.28)
        return toon(self.skin, dark, light, softness=0.22, threshold=0.34, light_at=0.985)

    @property
    def crease(self):
        """Ink for lines of the skin."""
        line = palette.blend(self.skin, DARK, 0.52)
        return toon(line, line, line, light_at=2)


def head(looks, mood):
    """Build the head; returns its surface, for hair, glasses and helmets to lie on."""
    skin = Surface(_skull(looks))
    # a black eye lies under the eye
    draw_marks([m for m in mood.marks if m.kind == "bruise"], skin, looks.width)
    for k, side in enumerate((-1, 1)):
        _eye(looks, skin, side, mood.lids[k], mood.gaze)
        _brow(looks, skin, side, mood.brows[k])
    _nose_lines(looks, skin)
    MOUTHS[mood.mouth](looks, skin)
    _age(looks, skin, mood)
    return skin


def finish(looks, mood, skin):
    """What lies over hair and features: plasters, soot, bandages."""
    draw_marks([m for m in mood.marks if m.kind != "bruise"], skin, looks.width)


def _skull(p):
    w, low = p.width, -0.31 - p.chin
    clay = Clay()
    clay.ball((0, 0.025, 0.05), 0.335, (w, 0.97, 1.02))
    cheeks = [((s * 0.175 * w, -0.165, -0.055), 0.115) for s in (-1, 1)]
    temples = [((s * 0.20 * w, -0.10, 0.10), 0.12) for s in (-1, 1)]
    jaw = [((s * 0.215 * p.jaw * w, -0.03, -0.185 - p.chin / 2), 0.085) for s in (-1, 1)]
    chin = [((s * 0.075 * p.jaw * w, -0.195, low), 0.070) for s in (-1, 1)]
    clay.hull(*cheeks, *temples)
    clay.hull(*cheeks, *jaw, *chin)
    # brow ridge and nose
    clay.hull(*[((s * 0.13 * w, -0.235, 0.085), 0.060) for s in (-1, 1)])
    tip = (0, -0.352 - p.bridge, -0.075)
    clay.hull(((0, -0.275 - p.bridge, 0.055), 0.026), (tip, 0.036))
    for s in (-1, 1):
        clay.hull((tip, 0.030), ((s * 0.036 * p.nose, -0.315, -0.083), 0.027))
        clay.ball((s * 0.335 * w, 0.035, -0.02), 0.078, (0.42, 0.8, 1.15), (0, s * 8, 0))
    # a mouth is not painted on a ball: the muzzle stands out a little
    clay.ball((0, -0.225, -0.19 - p.chin / 3), 0.092, (1.15, 0.75, 0.95))
    return clay.bake(p.flesh, grain=0.0145, smooth=6)


def _almond(side, wide, up, low):
    """Outline of an open eye about its middle, counter-clockwise; the outer corner is a little higher."""
    turns = [i / 12 for i in range(-12, 13)]
    slant = 0.010 * side

    def arc(t, height):
        return (wide * t, height * (1 - abs(t) ** 2.3) ** 0.85 + slant * t)

    lower = [arc(t, -low) for t in turns]
    upper = [arc(t, up) for t in turns[::-1]]
    return lower + upper[1:-1], upper


def _clipped(polygon, window):
    """The part of a polygon inside a convex, counter-clockwise window."""
    for a, b in zip(window, window[1:] + window[:1]):

        def inside(p, a=a, b=b):
            return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

        out = []
        for p, q in zip(polygon, polygon[1:] + polygon[:1]):
            here, there = inside(p), inside(q)
            if here >= 0:
                out.append(p)
            if (here >= 0) != (there >= 0):
                t = here / (here - there)
                out.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
        polygon = out
        if not polygon:
            break
    return polygon


def _disc(x, z, radius):
    return [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in (math.tau * i / 18 for i in range(18))]


def _eye(p, skin, side, lid, gaze):
    """An eye is drawn as in comics: white, iris and pupil, clipped by the lids."""
    cx, cz, wide = side * 0.135 * p.width, 0.022, 0.079

    def placed(points):
        return [(cx + x, cz + z) for x, z in points]

    crease = [(cx - side * 0.055, cz + 0.060), (cx + side * 0.02, cz + 0.078), (cx + side * 0.09, cz + 0.048)]
    skin.line(crease, 0.0065, p.crease, 0.002)
    if lid < 0.1:
        shut = [(-0.082, 0.0), (-0.03, -0.026), (0.03, -0.026), (0.085, -0.002)]
        skin.line(placed((side * x, z) for x, z in shut), 0.016, ink(), 0.004)
        return
    opened, upper = _almond(side, wide, 0.062 * lid, 0.040)
    white = toon("white", "#e8d4c2", "white", threshold=0.15, light_at=2)
    skin.patch(placed(opened), white, 0.006)
    gx, gz = gaze
    for radius, material, lift in (
        (0.050, ink(), 0.0085),
        (0.042, toon(p.iris, p.iris, p.iris, light_at=2), 0.0105),
        (0.023, ink(), 0.0125),
    ):
        shape = _clipped(_disc(gx - side * 0.004, gz + 0.006, radius), opened)
        if shape:
            skin.patch(placed(shape), material, lift, rings=3)
    glint = _clipped(_disc(gx + 0.016, gz + 0.022, 0.0125), opened)
    if glint:
        skin.patch(placed(glint), toon("white", "white", "white"), 0.0155, rings=2)
    rim = placed(upper[::3])
    if p.lashes:
        corner = (cx + side * (wide + 0.024), cz + side * 0.010 * side + 0.026)
        rim = [corner, *rim[1:]] if side > 0 else [*rim[:-1], corner]
    skin.line(rim, 0.0155 if p.lashes else 0.0135, ink(), 0.012)
    under = [(x, z - 0.004) for x, z in _almond(side, wide * 0.8, 0, 0.040)[0][4:21:4]]
    skin.line(placed(under), 0.005, p.crease, 0.008)


def _brow(p, skin, side, raised):
    inner, outer = raised
    w = p.width
    points = [
        (side * 0.050 * w, 0.118 + inner),
        (side * 0.13 * w, 0.142 + p.arch + (inner + outer) / 2),
        (side * 0.220 * w, 0.120 + outer),
    ]
    hair = toon(p.hair, light_at=2)
    path = [skin.at(x, z, 0.004) for x, z in dense(points, 0.03)]
    last = len(path) - 1
    swell = [0.85 + 0.35 * math.sin(math.pi * i / last) - 0.6 * (i / last) ** 3 for i in range(last + 1)]
    tube(path, p.brow, hair, swell)


def _nose_lines(p, skin):
    for side in (-1, 1):
        wing = [(side * 0.066 * p.nose, -0.060), (side * 0.078 * p.nose, -0.086), (side * 0.060 * p.nose, -0.106)]
        skin.line(wing, 0.0065, p.crease, 0.002)
    skin.line([(-0.034, -0.112), (0, -0.121), (0.034, -0.112)], 0.0085, p.crease, 0.002)


def _age(p, skin, mood):
    frown = mood.brows[0][0] < -0.02
    if frown:
        for x in (-0.018, 0.020):
            skin.line([(x, 0.090), (x * 0.7, 0.135)], 0.0065, p.crease, 0.002)
    if not p.age:
        return
    for side in (-1, 1):
        fold = [(side * 0.092, -0.095), (side * 0.122, -0.145), (side * 0.124, -0.195)]
        skin.line(fold, 0.0075, p.crease, 0.002)
        pouch = [(side * 0.075 * p.width, -0.040), (side * 0.135 * p.width, -0.056), (side * 0.19 * p.width, -0.036)]
        skin.line(pouch, 0.0055, p.crease, 0.002)
        if p.age > 1:
            for z in (0.012, -0.012):
                foot = [(side * 0.235 * p.width, z + 0.014), (side * 0.275 * p.width, z * 2.2 + 0.014)]
                skin.line(foot, 0.0055, p.crease, 0.002)
    if p.age > 1:
        for z in (0.205, 0.245):
            skin.line([(-0.10, z), (0, z + 0.012), (0.10, z)], 0.006, p.crease, 0.002)
