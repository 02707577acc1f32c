"""Dishes, cranes, guns and other works of steel."""

import math

from geometry import around, box, cone, curve, lathe, plate, sphere, torus, tube
from materials import toon
from surfaces import flat, wall


def dish(x, y, z, radius, turn, tip=50):
    """A parabolic dish that looks south and `tip` degrees down from the zenith."""
    r = radius
    bowl = curve([(0, 0), (r * 0.6, r * 0.12), (r, r * 0.42)])
    bowl += [(r * 0.96, r * 0.46), (r * 0.55, r * 0.2), (0, r * 0.08)]
    skin = toon("white", "#c9b0a8", threshold=0.62, softness=0.7)
    lathe(bowl, skin, at=(x, y, z), turn=(tip, 0, turn), seg=36)
    if r > 0.45:
        # without the rings of its panels, a large bowl looks like a white disc from afar
        t, a = math.radians(tip), math.radians(turn)
        for share in (0.36, 0.68):
            lift = r * (0.10 + 0.33 * share**2)
            ahead = lift * math.sin(t)
            at = (x + ahead * math.sin(a), y - ahead * math.cos(a), z + lift * math.cos(t))
            torus(r * share, 0.014, at, flat("#b0a0a8"), seg=48, turn=(tip, 0, turn))
    cone(0.035 + 0.05 * r, 0.05, 0.26, (x, y + 0.06, z - 0.08), flat("ink"), 8)
    t, a = math.radians(tip), math.radians(turn)
    reach = r * 0.78
    ahead = reach * math.sin(t)
    feed = (x + ahead * math.sin(a), y - ahead * math.cos(a), z + reach * math.cos(t))
    tube([(x, y, z), feed], 0.016 + 0.012 * r, flat("ink"), None, 2)
    sphere(0.03 + 0.06 * r, feed, flat("red"), seg=12)


def pylon(x, y, height=1.0):
    """A mast of a power line with three pairs of insulators."""
    steel = flat("#7a7480")
    for side in (-0.17, 0.17):
        foot, top = (x + side, y, 0.03), (x + side * 0.2, y, height)
        tube([foot, top], 0.038, steel, None, 2)
    for share, width in ((0.50, 0.50), (0.72, 0.74), (0.95, 0.50)):
        box((width, 0.06, 0.06), (x, y, height * share), steel)
        for end in (-0.45, 0.45):
            sphere(0.055, (x + width * end, y, height * share - 0.05), flat("teal"), seg=8)


def great_gun(x, y, size=1.0):
    """Seen from the side: a barrel that points at the viewer would look like a stump."""
    s = size
    iron = toon("#69647a", "#322e40", gloss=1.6)

    def at(dx, dz, dy=0.0):
        return (x + dx * s, y + dy * s, dz * s)

    lathe([(0, 0.05), (0.72 * s, 0.05), (0.68 * s, 0.17), (0, 0.17)], flat("#9a9088"), at=(x, y, 0))
    ring = [(0.40 * s, 0.172), (0.52 * s, 0.178), (0.52 * s, 0.172)]
    lathe(ring, flat("amber"), at=(x, y, 0), seg=48)
    tube([at(0.62, 0.42), at(0.22, 0.72)], 0.26 * s, iron, [1.05, 1.0], 8)
    tube([at(0.28, 0.68), at(-0.42, 1.22), at(-1.02, 1.72)], 0.19 * s, iron, [1.15, 1, 0.8], 8)
    for dx, dz, r in ((-0.10, 0.98, 0.205), (-0.52, 1.32, 0.19), (-0.96, 1.67, 0.18)):
        torus(r * s, 0.055 * s, at(dx, dz), toon("red"), seg=28, turn=(0, -50, 0))
    sphere(0.125 * s, at(-1.03, 1.735, -0.01), flat("ink"), (0.6, 1, 0.8), seg=16)
    shield = [(-0.16, 0.18), (0.46, 0.18), (0.38, 0.82), (0.02, 0.92)]
    outline = [(a * s, b * s) for a, b in shield]
    for dy in (-0.24, 0.24):
        plate(outline, -0.03, 0.03, wall("#7d8f4a"), at=(x, y + dy * s, 0), turn=(90, 0, 0))
    wheel = at(0.18, 0.40, -0.34)
    torus(0.33 * s, 0.06 * s, wheel, flat("#4a3a40"), seg=32, turn=(90, 0, 0))
    for turn in (0, 45, 90, 135):
        box((0.62 * s, 0.05, 0.06 * s), wheel, flat("umber"), 0, (0, turn, 0))
    sphere(0.085 * s, (wheel[0], wheel[1] - 0.04, wheel[2]), flat("amber"), seg=14)


def shell(x, y, z, size, turn=(0, 0, 0)):
    """A round of ammunition: brass case, red band, pointed nose."""
    s = size
    brass = toon("#e0a030", gloss=1.6)
    lathe(
        [(0, 0), (0.13 * s, 0), (0.13 * s, 0.42 * s), (0, 0.42 * s)],
        brass,
        at=(x, y, z),
        turn=turn,
        seg=20,
    )
    nose = curve([(0.13, 0.42), (0.12, 0.58), (0.07, 0.74), (0, 0.84)])
    lathe([(r * s, h * s) for r, h in nose], flat("#c9402e"), at=(x, y, z), turn=turn, seg=20)
    band = [(0.13, 0.34), (0.15, 0.35), (0.15, 0.45), (0.13, 0.46)]
    lathe([(r * s, h * s) for r, h in band], flat("white"), at=(x, y, z), turn=turn, seg=20)


def crane(x, y=0.75):
    """A dockside crane whose jib reaches north."""
    paint = flat("#f0a020", "#a8641a")
    for side in (-0.18, 0.18):
        for dy in (-0.23, 0.23):
            box((0.07, 0.07, 0.86), (x + side, y + dy, 0.03), paint, standing=True)
        box((0.07, 0.56, 0.07), (x + side, y, 0.55), paint)
    box((0.46, 0.58, 0.11), (x, y, 0.90), paint, 0.01)
    box((0.13, 1.45, 0.10), (x, y + 0.40, 1.02), paint, 0.01)
    box((0.30, 0.24, 0.24), (x, y - 0.13, 1.08), wall("red"), 0.01)
    tube([(x, y, 0.95), (x, y, 1.38)], 0.035, paint, None, 2)
    tube([(x, y, 1.36), (x, y + 1.05, 1.06)], 0.018, flat("ink"), None, 2)
    tube([(x, y + 0.8, 1.0), (x, y + 0.8, 0.75)], 0.016, flat("ink"), None, 2)


def windmill(x, y, height=1.2):
    """A wind pump on a farm."""
    for side in (-1, 1):
        foot, top = (x + side * 0.18, y + 0.05, 0), (x, y + 0.05, height)
        tube([foot, top], 0.032, flat("umber"), None, 2)
    for turn in range(0, 180, 36):
        box((0.78, 0.02, 0.11), (x, y, height), flat("white"), 0, (0, turn + 10, 0))
    sphere(0.08, (x, y - 0.03, height), flat("red"), seg=12)


def radio_waves(x, y, z, radii, side, material):
    """Arcs as comics draw them, standing upright beside a mast."""
    for radius in radii:
        angles = [math.radians(a) for a in (-38, -19, 0, 19, 38)]
        # heights are drawn shorter than widths; the factor keeps the arcs round
        arc = [
            (x + side * radius * math.cos(a), y, z + radius * math.sin(a) / 0.62) for a in angles
        ]
        tube(arc, 0.046, material, None, 3)


def water_tower(x, y, size=1.0):
    """A banded tank on six legs under a pointed roof."""
    s = size
    for c, t, _ in around(6, 30):
        foot = (x + 0.50 * s * c, y + 0.42 * s * t, 0)
        top = (x + 0.38 * s * c, y + 0.36 * s * t, 1.0)
        tube([foot, top], 0.045, flat("#4a3a40"), None, 2)
    tube([(x, y, 0), (x, y, 1.0)], 0.09 * s, flat("#3f8fa0"), None, 3)
    tank = [(0.25, 0.86), (0.66, 1.02), (0.68, 1.06), (0.68, 1.54), (0, 1.54)]
    lathe([(r * s, z) for r, z in tank], toon("#3f9fc0", gloss=1.7), at=(x, y, 0), seg=44)
    band = [(0.685, 1.16), (0.705, 1.18), (0.705, 1.36), (0.685, 1.38)]
    lathe([(r * s, z) for r, z in band], flat("white"), at=(x, y, 0), seg=44)
    cap = [(0.74, 1.52), (0.70, 1.58), (0, 2.08)]
    lathe([(r * s, z) for r, z in cap], toon("red"), at=(x, y, 0), seg=40)
    cone(0.03, 0.02, 0.16, (x, y, 2.14), flat("ink"), 8)
    sphere(0.07, (x, y, 2.24), flat("amber"), seg=12)
