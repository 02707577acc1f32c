"""Statues, globes, animals and a television set large enough to walk into."""

import math

import bmesh

from geometry import add, around, box, cone, curve, lathe, plate, sphere, torus, tube
from materials import lamp, toon
from surfaces import flat, wall


def statue(x, y, size=1.0):
    """A bronze figure with a raised arm on a stone block."""
    s = size
    stone, bronze = wall("#d9c0a0"), toon("#5f8f86", "#2f5a5c", gloss=1.7)
    box((0.32 * s, 0.30 * s, 0.26 * s), (x, y, 0.05), stone, 0.01, standing=True)
    figure = curve([(0.11, 0), (0.08, 0.18), (0.14, 0.34), (0.05, 0.42)])
    lathe([(r * s, h * s) for r, h in figure], bronze, at=(x, y, 0.30 * s), seg=16)
    sphere(0.075 * s, (x, y, 0.79 * s), bronze, seg=14)
    arm = [(0.09, 0.64), (0.19, 0.78), (0.21, 0.98)]
    tube([(x + a * s, y - 0.02, h * s) for a, h in arm], 0.04 * s, bronze, None, 3)
    tube([(x - a * s, y - 0.02, (1.06 - h) * s) for a, h in arm], 0.04 * s, bronze, None, 3)


def television_set(x, y, size=1.0):
    """A wooden set on four legs; the picture is a test card."""
    s = size
    for side in (-0.36, 0.36):
        tube([(x + side * s, y, 0), (x + side * 0.8 * s, y, 0.3 * s)], 0.04, flat("ink"), None, 2)
    box((1.10 * s, 0.44 * s, 0.86 * s), (x, y, 0.20 * s), wall("#a8622e"), 0.05, standing=True)
    front = y - 0.225 * s
    box((0.78 * s, 0.03, 0.66 * s), (x - 0.11 * s, front, 0.64 * s), flat("ink"), 0.02)
    for i, color in enumerate(("white", "yellow", "#5fc8c8", "green", "#d05aa0", "red")):
        bar = (x + (-0.385 + 0.11 * i) * s, front - 0.015, 0.64 * s)
        box((0.112 * s, 0.03, 0.56 * s), bar, lamp(color))["no outline"] = 1
    for z in (0.80, 0.52):
        knob = (x + 0.41 * s, front, z * s)
        cone(0.075 * s, 0.075 * s, 0.06, knob, flat("amber"), 16, (90, 0, 0))
    for side in (-1, 1):
        tube([(x, y, 1.06 * s), (x + side * 0.42 * s, y, 1.62 * s)], 0.026, flat("ink"), None, 2)
        sphere(0.06 * s, (x + side * 0.42 * s, y, 1.62 * s), flat("red"), seg=10)


def globe(x, y, z, radius):
    """An open steel globe: parallels, meridians, continents and three orbits."""
    r = radius
    sphere(r * 0.90, (x, y, z), toon("#3f8fc0", "#1f4f8a", "#8fd0e8", threshold=0.5), seg=40)
    steel = flat("#eef2f4", "#8a94a8")
    for turn in (0, 36, 72, 108, 144):
        torus(r * 0.97, 0.02, (x, y, z), steel, seg=48, turn=(90, 0, turn))
    for share in (-0.62, 0, 0.62):
        wide = math.sqrt(1 - share * share)
        torus(r * 0.97 * wide, 0.02, (x, y, z + share * r * 0.97), steel, seg=48)
    land = flat("#4f9a4a", "#2a6a3e")
    for lon, lat, w, h in ((-128, 35, 0.42, 0.34), (-112, -18, 0.26, 0.44), (-66, 20, 0.34, 0.52)):
        a, b = math.radians(lon), math.radians(lat)
        reach = r * 0.84
        c = math.cos(b)
        at = (x + reach * c * math.cos(a), y + reach * c * math.sin(a), z + reach * math.sin(b))
        sphere(r * 0.5, at, land, (w * 1.2, 0.42, h * 1.1), (lat * -0.6, 0, lon + 90), seg=16)
    for turn in ((28, 24, 0), (28, -24, 0)):
        torus(r * 1.20, 0.035, (x, y, z), flat("amber"), seg=64, turn=turn)


def elephant(x, y, size=1.0):
    """Seen from its left, trunk raised."""
    s = size
    skin = toon("#8f8a9a", "#565066", "#b9b4c2", threshold=0.5)

    def at(dx, dz, dy=0.0):
        return (x + dx * s, y + dy * s, dz * s)

    for dx in (-0.30, 0.22):
        for dy in (-0.13, 0.13):
            cone(0.11 * s, 0.10 * s, 0.40 * s, at(dx, 0.22, dy), skin, 16)
    sphere(0.38 * s, at(-0.04, 0.58), skin, (1.25, 0.86, 0.95), seg=24)
    sphere(0.25 * s, at(-0.52, 0.76), skin, (1, 0.95, 1.05), seg=20)
    trunk = [at(-0.66, 0.70, -0.05), at(-0.90, 0.50, -0.06), at(-1.02, 0.84, -0.06)]
    tube([*trunk, at(-0.96, 1.08, -0.06)], 0.085 * s, skin, [1.3, 1, 0.8, 0.7], 5)
    sphere(0.25 * s, at(-0.36, 0.78, -0.22), skin, (0.85, 0.28, 1.0), seg=20)
    tube([at(-0.66, 0.62, -0.16), at(-0.84, 0.56, -0.2)], 0.035 * s, flat("white"), [1, 0.5], 4)
    sphere(0.035 * s, at(-0.64, 0.84, -0.2), flat("ink"), seg=8)


def giraffe(x, y, size=1.0):
    """Seen from its right, neck up."""
    s = size
    hide = toon("#f0b848", "#b9762a", "#ffd880", threshold=0.5)
    patch = flat("#8a4f22")

    def at(dx, dz, dy=0.0):
        return (x + dx * s, y + dy * s, dz * s)

    for dx in (-0.20, 0.18):
        for dy in (-0.08, 0.08):
            cone(0.05 * s, 0.045 * s, 0.60 * s, at(dx, 0.30, dy), hide, 10)
    sphere(0.22 * s, at(0, 0.72), hide, (1.35, 0.75, 0.9), seg=20)
    tube([at(0.18, 0.74), at(0.36, 1.20), at(0.42, 1.66)], 0.10 * s, hide, [1.4, 1, 0.8], 5)
    sphere(0.12 * s, at(0.52, 1.74), hide, (1.5, 0.8, 0.8), (0, 20, 0), seg=16)
    for dy in (-0.04, 0.04):
        tube([at(0.42, 1.80, dy), at(0.40, 1.98, dy)], 0.022 * s, flat("umber"), None, 3)
    sphere(0.03 * s, at(0.52, 1.78, -0.1), flat("ink"), seg=8)
    spots = ((-0.16, 0.78), (0.04, 0.70), (-0.04, 0.86), (0.22, 0.84), (0.31, 1.06), (0.37, 1.3))
    for dx, dz in spots:
        sphere(0.075 * s, at(dx, dz, -0.13 if dz < 0.9 else -0.08), patch, (1, 0.4, 1.1), seg=10)


def starburst(x, y, z, radius, color="amber"):
    """The spiked star of a roadside sign."""
    for c, s, _ in around(10, 18):
        tip = (x + radius * c, y, z + radius * s / 0.75)
        tube([(x, y, z), tip], 0.045, flat(color), [1, 0.3], 3)
    sphere(radius * 0.36, (x, y - 0.03, z), flat("red"), seg=16)


def running_track(k, x, y, width, depth):
    """A red oval with a green field inside."""
    r = depth / 2
    straight = width - depth
    lanes = ((1.0, "#c8502e", 0.062), (0.84, "cream", 0.074), (0.78, "#c8502e", 0.08))
    for share, color, z in lanes:
        _stadium_disc(x, y, straight, r * share, z, color)
    _stadium_disc(x, y, straight, r * 0.60, 0.092, "cream")
    _stadium_disc(x, y, straight, r * 0.55, 0.098, "lawn")


def _stadium_disc(x, y, straight, r, z, color):
    outline = []
    for middle, start in ((straight / 2, -90), (-straight / 2, 90)):
        for i in range(13):
            a = math.radians(start + 15 * i)
            outline.append((middle + r * math.cos(a), r * math.sin(a)))
    plate(outline, 0, 0.01, flat(color), at=(x, y, z))


def tent_roof(x, y, radius, foot, top, colors, stripes=12):
    """A pointed roof in upright stripes, like a circus tent."""
    step = 2 * math.pi / stripes
    for i in range(stripes):
        bm = bmesh.new()
        rim = [(radius * math.cos(a), radius * math.sin(a)) for a in (step * i, step * (i + 1))]
        eaves = [bm.verts.new((*p, foot)) for p in rim]
        hem = [bm.verts.new((*p, foot - 0.08)) for p in rim]
        tip = bm.verts.new((0, 0, top))
        bm.faces.new((eaves[0], eaves[1], tip))
        bm.faces.new((hem[0], hem[1], eaves[1], eaves[0]))
        add("tent", bm, toon(colors[i % 2], threshold=0.45), at=(x, y, 0), smooth=0)
