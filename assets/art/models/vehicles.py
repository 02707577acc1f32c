"""Planes, tanks and rockets."""

import math

from geometry import box, cone, curve, lathe, plate, sphere, torus
from materials import toon
from surfaces import flat, round_wall


def _scaled(points, size):
    return [(a * size, b * size) for a, b in points]


def _at(x, y, z, ahead, left, up, turn):
    """A point `ahead` and to the `left` of something that heads `turn` degrees."""
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)
    return (x + ahead * c - left * s, y + ahead * s + left * c, z + up)


def propeller_plane(x, y, z, size, turn):
    """A straight-winged single-engined plane; at turn 0 its nose points east."""
    s = size
    body = [(0, -0.50), (0.035, -0.48), (0.09, -0.1), (0.105, 0.18), (0.09, 0.32), (0, 0.34)]
    skin = toon("white", "#b09a98", gloss=1.8)
    lathe(_scaled(curve(body), s), skin, at=(x, y, z), turn=(0, 90, turn), seg=20)
    wing = [(0.20, 0.0), (0.17, 0.56), (0.08, 0.60), (-0.04, 0.56), (-0.07, 0.0)]
    outline = wing[::-1] + [(a, -b) for a, b in wing]
    plate(_scaled(outline[::-1], s), 0.03, 0.06, flat("red"), at=(x, y, z), turn=(0, 0, turn))
    for left in (-0.36, 0.36):
        at = _at(x, y, z, 0.06 * s, left * s, 0.065, turn)
        cone(0.10 * s, 0.10 * s, 0.012, at, flat("white"), 20)
        cone(0.05 * s, 0.05 * s, 0.016, at, flat("blue"), 16)
    tail = [(-0.36, 0.0), (-0.40, 0.20), (-0.50, 0.20), (-0.50, 0.0)]
    outline = tail[::-1] + [(a, -b) for a, b in tail]
    plate(_scaled(outline[::-1], s), 0.02, 0.05, flat("red"), at=(x, y, z), turn=(0, 0, turn))
    fin = [(-0.34, 0.03), (-0.50, 0.03), (-0.50, 0.24), (-0.42, 0.24)]
    plate(_scaled(fin[::-1], s), -0.015, 0.015, flat("deep"), at=(x, y, z), turn=(90, 0, turn))
    sphere(0.07 * s, _at(x, y, z, 0.02 * s, 0, 0.09 * s, turn), flat("window"), (1.6, 0.9, 0.8))
    nose = _at(x, y, z, 0.36 * s, 0, 0, turn)
    cone(0.06 * s, 0.0, 0.12 * s, nose, flat("ink"), 14, (0, 90, turn))
    box((0.03, 0.50 * s, 0.05), nose, flat("ink"), 0.01, (30, 0, turn))


def jet(x, y, z, size, turn=0):
    """A swept-wing jet; at turn 0 its nose points east."""
    s = size
    body = [(0, -0.50), (0.07, -0.46), (0.085, -0.1), (0.075, 0.3), (0.03, 0.52), (0, 0.56)]
    skin = toon("#e8ecef", "#9a98a8", gloss=1.8)
    lathe(_scaled(curve(body), s), skin, at=(x, y, z), turn=(0, 90, turn), seg=20)
    wing = [(0.18, 0), (-0.22, 0.48), (-0.36, 0.48), (-0.20, 0), (-0.36, -0.48), (-0.22, -0.48)]
    tail = [(-0.36, 0), (-0.52, 0.20), (-0.60, 0.20), (-0.50, 0), (-0.60, -0.20), (-0.52, -0.20)]
    for outline, low in ((wing, -0.01), (tail, 0.02)):
        at = (x, y, z)
        plate(_scaled(outline, s), low, low + 0.03, flat("blue"), at=at, turn=(0, 0, turn))
    fin = [(-0.34, 0.05), (-0.56, 0.05), (-0.60, 0.24), (-0.50, 0.24)]
    plate(_scaled(fin[::-1], s), -0.012, 0.012, flat("red"), at=(x, y, z), turn=(90, 0, turn))
    sphere(0.05 * s, _at(x, y, z, 0.24 * s, 0, 0.06 * s, turn), flat("window"), (1.5, 1, 0.8))


def tank(x, y, turn=0, size=1.0):
    """A battle tank; at turn 0 its gun points east."""
    s = size
    hull = toon("#7d8f4a", "#46562c", light_at=2, gradient=(0, 1.1, 0.6))
    box((0.38 * s, 0.26 * s, 0.11 * s), (x, y, 0.12 * s), hull, 0.02, (0, 0, turn))
    for side in (-0.12, 0.12):
        at = _at(x, y, 0, 0, side * s, 0.08 * s, turn)
        box((0.42 * s, 0.08 * s, 0.09 * s), at, flat("#3a3140"), 0.02, (0, 0, turn))
    cone(0.11 * s, 0.09 * s, 0.10 * s, (x, y, 0.21 * s), hull, 16)
    gun = _at(x, y, 0, 0.22 * s, 0, 0.22 * s, turn)
    cone(0.028 * s, 0.028 * s, 0.34 * s, gun, flat("#3a3140"), 8, (0, 90, turn))


def rocket(x, y, z, size):
    """White hull in three bands, a red nose and three red fins."""
    s = size

    def turned(profile, material):
        lathe(_scaled(curve(profile), s), material, seg=36, at=(x, y, z), smooth=60)

    white, red = round_wall("white", "#b89a98"), toon("red", gloss=1.6)
    turned([(0.16, 0), (0.24, 0.18), (0.27, 0.5), (0.25, 0.9), (0.20, 1.15)], white)
    turned([(0.205, 1.13), (0.15, 1.36), (0.06, 1.58), (0, 1.68)], red)
    for height, radius in ((0.36, 0.268), (0.98, 0.247)):
        ring = [(radius, 0), (radius + 0.012, 0.01), (radius + 0.008, 0.12), (radius * 0.97, 0.13)]
        lathe(_scaled(ring, s), flat("ink"), seg=36, at=(x, y, z + height * s))
    turned([(0.0, -0.12), (0.17, -0.13), (0.12, 0.03), (0, 0.04)], flat("#5a5560"))
    porthole = (x, y - 0.262 * s, z + 0.74 * s)
    torus(0.085 * s, 0.025 * s, porthole, flat("amber"), seg=24, turn=(86, 0, 0))
    glass = (x, y - 0.25 * s, z + 0.74 * s)
    sphere(0.075 * s, glass, flat("#3f8fc0"), (1, 0.4, 1), seg=18)
    fin = _scaled([(0.14, 0.02), (0.46, -0.22), (0.48, 0.02), (0.26, 0.44)], s)
    for turn in (-90, 180, 0):
        at = (x, y, z + 0.06 * s)
        plate(fin, -0.028 * s, 0.028 * s, red, at=at, turn=(90, 0, turn))
