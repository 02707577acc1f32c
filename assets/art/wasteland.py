"""The ground of a fazaformed tile: hills, pools, and on deadly tiles the maw."""

import math
import random

import bmesh
from mathutils import Vector, noise

from geometry import add, box, cone, gathered, lathe, place, sphere, tube
from materials import fire, ink, toon
from overgrowth import bubble, fang

POOLS = {
    "lava": ("#ff5a1f", "#ff8a1f", "#ffe27a"),
    "acid": ("#4f9a1a", "#8fd62a", "#e4ff8a"),
    None: ("#7a3aa0", "#a860c8", "#e2b4f0"),
    "dense": ("#1f6a80", "#3f9fb0", "#c4fff2"),
}
"""Inks of liquids, from the rim to the core."""

SOILS = {
    "lava": (("#33222c", "#1b1018", "#5a3a40"), (0.85, 0.042, "#16090f", "#ff5a1f", "#ffd84a")),
    "acid": (("#26242e", "#13101a", "#46424f"), (0.85, 0.042, "#0e0b14", "#6fbf20", "#d8ff7a")),
    "dense": (("#255a62", "#143644", "#4a8f88"), (0.70, 0.010, "#143644", "#3f8f90", "#7fd8cc")),
    None: (("#6a4480", "#4a2d60", "#9068a4"), (0.70, 0.010, "#4a2d60", "#b47ac4", "#dca8e0")),
}
"""Inks of the ground (base, shadow, light) and its veins (see `materials.toon`)."""

MAW_POOL = (0, -1.0, 0.60)
"""Where it boils between the ribs: (x, y, radius)."""

HORNS = {
    "acid": ((0.22, 0.06, 0.62), (0.44, 0.08, 0.70), (0.50, 0.02, 0.96)),
    "lava": ((0.24, 0.02, 0.60), (0.62, 0.0, 0.66), (0.66, -0.12, 0.28), (0.46, -0.20, 0.22)),
}
"""Points of the skull's horns: a bull's over acid, a ram's over lava; (out, ahead, up) from the root."""

EDGE = 1.93
"""Half the width of the alien ground."""


class Hills:
    """The shape of the ground: flat where something lies or stands, hollow at pools."""

    def __init__(self, number, kind):
        self.drift = number * 7.31
        self.kind = kind
        """A key of `SOILS`."""
        self.pools = []
        """(x, y, radius)"""
        self.flats = []
        """(west, south, east, north): kept under what lies on the ground."""

    def height(self, x, y):
        """How high the ground lies at a point."""
        drift = self.drift
        swell = noise.fractal(Vector((x * 0.9 + drift, y * 0.9, 3.1 + drift)), 0.9, 2.2, 4)
        h = swell * 0.13 + 0.05
        fray = noise.noise(Vector((x * 3 + drift, y * 3, 7.7))) * 0.09
        cross = min(abs(y), abs(x) if y < 0 else 9)
        if self.kind in HORNS:
            # pieces stand on the cross: no hills there
            h *= min(1, 0.30 + cross * 1.2)
        elif cross < (0.10 + 2 * fray if self.kind == "dense" else 0.30 + fray):
            # the old street stays free
            return -0.03
        for px, py, radius in self.pools:
            d = math.hypot(x - px, y - py) / (radius * 1.45)
            if d < 1:
                h -= 0.30 * (1 - d * d)
            h += 0.13 * math.exp(-(((d - 1.05) / 0.22) ** 2))
        for west, south, east, north in self.flats:
            inside = min(x - west, east - x, y - south, north - y)
            if inside > fray:
                h = min(h, 0.022)
        edge = min(1, (EDGE - max(abs(x), abs(y))) * 2.2)
        return max(0.004, h) * edge + 0.012

    def build(self):
        """Add the ground and its pools to the scene."""
        bm = bmesh.new()
        bmesh.ops.create_grid(bm, x_segments=84, y_segments=84, size=1.95)
        for v in bm.verts:
            v.co.z = self.height(v.co.x, v.co.y)
            dx, dy = abs(v.co.x) - 1.8, abs(v.co.y) - 1.8
            far = math.hypot(dx, dy)
            if dx > 0 and dy > 0 and far > 0.13:
                # follow the rounded corners of the slab
                v.co.x = math.copysign(1.8 + dx * 0.13 / far, v.co.x)
                v.co.y = math.copysign(1.8 + dy * 0.13 / far, v.co.y)
        # moved away and back, so that every tile shows another part of the pattern
        shift = Vector((self.drift, self.drift * 0.7, 0))
        bmesh.ops.translate(bm, vec=shift, verts=bm.verts)
        (base, shadow, light), veins = SOILS[self.kind]
        soil = toon(base, shadow, light, threshold=0.50, softness=0.5, light_at=0.90, veins=veins)
        add("terrain", bm, soil, at=-shift, smooth=180)
        for pool in self.pools:
            pool_of(*pool, self.kind)


def pool_of(x, y, radius, kind):
    """A pool in three bands with bubbles."""
    bands = POOLS[kind]
    for k, (share, color) in enumerate(zip((1.0, 0.76, 0.42), bands)):
        z = 0.03 + 0.007 * k
        disc = lathe(
            [(0, z), (radius * share, z)], fire(color), at=(x, y, 0), seg=40
        )
        disc["no outline"] = 1
    for _ in range(7):
        a, r = random.uniform(0, 6.3), radius * random.uniform(0.4, 0.85)
        at = (x + r * math.cos(a), y + r * math.sin(a))
        bubble(*at, radius * random.uniform(0.05, 0.13), bands[2])


def maw(danger):
    """The sign of a deadly tile: a boiling pool between ribs, and the skull before it."""
    bone = toon("#f0d0a8", "#8a4a58", "#fff0d0", threshold=0.5, softness=0.45)
    for i, y in enumerate((-0.50, -0.86, -1.22)):
        wide = (0.80, 0.92, 0.86)[i]
        for side in (-1, 1):
            rib = ((0.86, -0.06), (1.10, 0.38), (0.88, 0.72), (0.50, 0.84))
            points = [(side * wide * out, y - 0.03 * k, z) for k, (out, z) in enumerate(rib)]
            tube(points, 0.10, bone, [1.3, 1.15, 0.85, 0.12], 6)
    _skull(0, -1.60, 1.2, bone, danger)
    for x, y, lean_x, lean_y in _rim():
        fang(x, y, random.uniform(0.30, 0.62), lean_x, lean_y)


def _rim():
    """Positions of black teeth along the edges of a deadly tile, and their tilt."""
    spots = []
    for side in (-1, 1):
        for i in range(7):
            y = -1.72 + 0.52 * i
            if abs(y) > 0.3:
                spots.append((side * 1.76, y, side * random.uniform(0, 0.16), 0))
        for x in (0.62, 1.02, 1.42):
            spots.append((side * x, -1.78, side * 0.06, -0.08))
    return spots


def _skull(x, y, size, bone, danger):
    """A horned skull that looks up at the reader."""
    s = size
    _, _, core = POOLS[danger]
    with gathered("skull") as handle:
        sphere(0.36 * s, (0, 0, 0.40 * s), bone, (1.05, 0.92, 0.95), seg=32)
        box((0.40 * s, 0.30 * s, 0.26 * s), (0, -0.16 * s, 0.13 * s), bone, 0.07)
        for side in (-1, 1):
            socket = (side * 0.155 * s, -0.285 * s, 0.40 * s)
            sphere(0.135 * s, socket, ink(), (1, 0.55, 1.15), seg=18)
            glint = (side * 0.145 * s, -0.355 * s, 0.39 * s)
            sphere(0.058 * s, glint, fire(core), seg=12)["no outline"] = 1
            points = [(side * a * s, b * s, c * s) for a, b, c in HORNS[danger]]
            tube(points, 0.10 * s, bone, [1.2, 0.9, 0.7, 0.1][4 - len(points) :], 5)
        cone(0.06 * s, 0.0, 0.13 * s, (0, -0.34 * s, 0.24 * s), ink(), 3, (-12, 0, 0))
        for i in range(4):
            at = ((-0.135 + 0.09 * i) * s, -0.315 * s, 0.045 * s)
            box((0.035 * s, 0.03, 0.12 * s), at, ink())
    place(handle, at=(x, y, 0.02), turn=(-34, 0, 0))
