"""Faces in a fight: moods as data, and the marks of injuries.

All positions are those of the face (x to the viewer's right, z up, the middle of the head is 0).
There is no blood: plasters, soot, scratches and a comic's bruises say enough.
"""

import math
from dataclasses import dataclass, replace
from typing import Tuple

from geometry import lathe
from materials import toon

Pair = Tuple[float, float]


@dataclass(frozen=True)
class Mark:
    """Something that a fight has left on a face."""

    kind: str
    """A key of `MARKS`."""
    x: float
    z: float
    size: float = 1.0
    turn: float = 0.0
    """Degrees, counter-clockwise."""


@dataclass(frozen=True)
class Mood:
    """An expression, and what it goes with."""

    lids: Pair = (0.86, 0.86)
    """How far the right and the left eye are open; 0 is shut."""
    brows: Tuple[Pair, Pair] = ((0.0, 0.0), (0.0, 0.0))
    """How far the inner and the outer end of each brow are raised."""
    mouth: str = "smile"
    gaze: Pair = (0.0, 0.0)
    tilt: Tuple[float, float, float] = (0, 0, 0)
    """Further turn of the head, as `Pose.look`."""
    slump: float = 0.0
    """Degrees by which the back is bent."""
    wear: int = 0
    """0 neat, 1 ruffled, 2 in tatters: hair, hat, glasses and clothes follow."""
    marks: Tuple[Mark, ...] = ()


READY = Mood(brows=((-0.008, 0.006), (-0.002, 0.012)))
FIGHTING = Mood(lids=(0.92, 0.92), brows=((-0.040, 0.022), (-0.040, 0.022)), mouth="shout", gaze=(0.01, 0))
HURT = Mood(
    lids=(0.50, 0.80),
    brows=((-0.046, 0.014), (-0.034, 0.020)),
    mouth="grit",
    tilt=(6, -7, 4),
    slump=5,
    wear=1,
    marks=(
        Mark("plaster", 0.180, -0.085, 1.35, 24),
        Mark("scratches", -0.195, -0.085, 1.3, 62),
        Mark("soot", 0.10, 0.225, 1.15),
        Mark("soot", -0.15, -0.235, 1.2),
    ),
)
DYING = Mood(
    lids=(0.0, 0.40),
    brows=((0.034, -0.034), (0.030, -0.040)),
    mouth="slack",
    gaze=(0.0, -0.012),
    tilt=(9, -15, 0),
    slump=9,
    wear=2,
    marks=(
        Mark("bruise", -0.13, 0.0, 1.0),
        Mark("bandage", 0.0, 0.205, 1.0, -9),
        Mark("scratches", 0.205, -0.105, 1.0, -60),
        Mark("soot", 0.17, -0.215, 1.1),
        Mark("soot", -0.23, -0.12, 0.6),
        Mark("sweat", 0.265, 0.045, 1.0),
        Mark("sweat", -0.265, -0.06, 0.85),
    ),
)


def mirrored(mood):
    """The same mood with the other half of the face hit."""
    tilt = (mood.tilt[0], -mood.tilt[1], -mood.tilt[2])
    marks = tuple(replace(m, x=-m.x, turn=-m.turn) for m in mood.marks)
    return replace(mood, lids=mood.lids[::-1], brows=mood.brows[::-1], tilt=tilt, marks=marks)


def without(mood, *kinds, extra=()):
    """The same mood lacking some kinds of marks, with others instead."""
    return replace(mood, marks=tuple(m for m in mood.marks if m.kind not in kinds) + tuple(extra))


def draw_marks(marks, skin, width):
    """Draw marks on the surface of a face; `width` is the width of the skull."""
    for mark in marks:
        MARKS[mark.kind](mark, skin, width)


def _spot(mark, points):
    """Points about a mark, turned and scaled with it."""
    cos, sin = (mark.size * f(math.radians(mark.turn)) for f in (math.cos, math.sin))
    return [(mark.x + x * cos - z * sin, mark.z + x * sin + z * cos) for x, z in points]


def _blot(radius, seed):
    """A blotch with soft, uneven edges; another one for each seed."""
    for i in range(24):
        a = math.tau * i / 24
        reach = radius * (1 + 0.26 * math.sin(3 * a + seed) + 0.17 * math.sin(5 * a + 2.3 * seed))
        yield 1.2 * reach * math.cos(a), 0.85 * reach * math.sin(a)


def _plaster(mark, skin, _width):
    cloth = toon("#ffe9c8", "#d9a878", "#fff6e4", threshold=0.2, light_at=2)
    long, high = 0.098, 0.036
    strip = [
        (x * long + dx, z * high)
        for x, dx, z in ((-1, 0, -0.6), (-1, 0.01, -1), (-0.4, 0, -1), (0.4, 0, -1), (1, -0.01, -1), (1, 0, -0.6))
    ]
    strip += [(-x, -z) for x, z in strip]
    skin.patch(_spot(mark, strip), cloth, 0.016, lined=True)
    pad = toon("#e0a878", "#b97a52", light_at=2)
    skin.patch(_spot(mark, [(-0.034, -0.03), (0.034, -0.03), (0.034, 0.03), (-0.034, 0.03)]), pad, 0.021)


def _scratches(mark, skin, _width):
    line = toon("#a8323a", "#7c2030", light_at=2)
    for k, long in enumerate((0.055, 0.080, 0.060)):
        z = (k - 1) * 0.034
        skin.line(_spot(mark, [(-long, z - 0.006), (0, z + 0.006), (long, z)]), 0.0085 * mark.size, line, 0.004)


def _soot(mark, skin, _width):
    black = toon("#4c4046", "#332a32", light_at=2)
    seed = 9 * mark.x + 5 * mark.z
    skin.patch(_spot(mark, list(_blot(0.058, seed))), black, 0.007)
    for x, z, radius in ((0.085, 0.035, 0.014), (-0.07, -0.055, 0.018), (0.03, -0.075, 0.010)):
        skin.patch(_spot(mark, [(x + dx, z + dz) for dx, dz in _blot(radius, seed)]), black, 0.007)


def _bruise(mark, skin, _width):
    for reach, color, lift in ((0.135, "#8a5a9a", 0.0035), (0.098, "#6c3f86", 0.005)):
        ring = [(reach * math.cos(a), 0.82 * reach * math.sin(a)) for a in (math.tau * i / 20 for i in range(20))]
        skin.patch(_spot(mark, ring), toon(color, "#4a2a5e", light_at=2), lift)


def _bandage(mark, skin, width):
    """A band round the head, drawn together by a knot at the temple."""
    linen = toon("#fff4dc", "#c9a88a", "#fffaf0", threshold=0.36, light_at=2)
    reach = 0.362 * mark.size
    slope = mark.turn
    for k, turn in enumerate((slope, slope + 8)):
        # the second winding lies over the first
        out = reach + 0.004 * k
        band = [(reach - 0.03, -0.055), (out, -0.05), (out + 0.016, 0), (out - 0.004, 0.05), (reach - 0.03, 0.055)]
        at = (0, 0.03, mark.z - 0.02 * k)
        lathe(band, linen, seg=48, at=at, turn=(-6, turn, 0), scale=(width, 0.98, 1))


def _sweat(mark, skin, _width):
    drop = toon("#bfe8f0", "#6ab4c8", "#ffffff", light_at=0.8)
    shape = [(0, 0.062), (-0.018, 0.02), (-0.028, -0.010), (-0.018, -0.034), (0, -0.040)]
    shape += [(-x, z) for x, z in shape[-2:0:-1]]
    skin.patch(_spot(mark, shape), drop, 0.024, lined=True)


MARKS = {
    "plaster": _plaster,
    "scratches": _scratches,
    "soot": _soot,
    "bruise": _bruise,
    "bandage": _bandage,
    "sweat": _sweat,
}
