"""The plants of a dense tile: a jungle of tall, cool-colored plants, creepers and spore mist.

`JUNGLE` names the plants; every function takes a place on the ground and a size. The leaves of a plant are one
mesh, because a thicket has thousands of them.
"""

import math
import random

import bmesh
from mathutils import Vector

from geometry import add, around, curve, lathe, plate, sphere
from materials import fire, mist, toon

GREEN = ("#2f9a88", "#12505a", "#8fe6c0")
TEAL = ("#1f7f8c", "#0f4050", "#6fcfd0")
BLUE = ("#3a76a8", "#1b3763", "#94cdee")
VIOLET = ("#6a62b8", "#33306e", "#b4b2f4")
PALE = ("#a4dccf", "#4a8f98", "#e4fff2")
"""Inks of plants (base, shadow, light)."""

SPORES = "#a8fff0"


def _ink(inks):
    base, shadow, light = inks
    return toon(base, shadow, light, threshold=0.46, softness=0.4, light_at=0.9)


class Sheaf:
    """Collects the stems and leaves of a plant; `grow` makes one mesh of them."""

    def __init__(self):
        self._bm = bmesh.new()

    def stem(self, path, radius, taper):
        """A stem through points; `taper` scales the radius at each of them."""
        self._skin(path, [[(radius * t * c, radius * t * s) for c, s, _ in around(7)] for t in taper])
        return self

    def leaf(self, path, width, notched=False):
        """A blade with a ridge, widest below its middle; `notched` like a fern."""
        rings = []
        last = len(path) - 1
        for i in range(len(path)):
            t = i / last
            half = width * (0.16 + math.sin(math.pi * min(1, t) ** 0.75)) * (0.45 if notched and i % 2 else 1)
            half = max(half if i < last else 0, 0.006)
            rings.append([(half, 0), (0, 0.022 + 0.12 * half), (-half, 0), (0, -0.014)])
        self._skin(path, rings)
        return self

    def _skin(self, path, rings):
        points = [Vector(p) for p in path]
        course = points[-1] - points[0]
        side = Vector((-course.y, course.x, 0))
        side = side.normalized() if side.length > 0.02 else Vector((1, 0, 0))
        before = None
        for i, (point, ring) in enumerate(zip(points, rings)):
            ahead = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
            up = ahead.cross(side).normalized()
            verts = [self._bm.verts.new(point + side * a + up * b) for a, b in ring]
            for k in range(len(verts)):
                j = (k + 1) % len(verts)
                if before:
                    self._bm.faces.new((before[k], before[j], verts[j], verts[k]))
            if before is None:
                self._bm.faces.new(verts[::-1])
            before = verts
        self._bm.faces.new(before)

    def grow(self, inks):
        """Add what was collected to the scene."""
        bmesh.ops.recalc_face_normals(self._bm, faces=self._bm.faces)
        return add("sheaf", self._bm, _ink(inks), smooth=50)


def _bow(root, way, reach, rise, end, steps=7):
    """Points of something that rises from `root`, bends over and ends at a height above it."""
    x, y, z = root
    c, s = way
    points = []
    for i in range(steps + 1):
        t = i / steps
        out = reach * (0.5 * t * (1 - t) + t * t)
        up = 2 * rise * 1.35 * t * (1 - t) + end * t * t
        points.append((x + c * out, y + s * out, z + up))
    return points


def _ways(count):
    """Directions on the ground, spread about unevenly."""
    for c, s, degrees in around(count, random.uniform(0, 360)):
        a = math.radians(degrees + random.uniform(-14, 14))
        yield math.cos(a), math.sin(a)


def stalk(x, y, size=1.0, z=0.0):
    """Three jointed canes with tufts of blades."""
    canes, blades = Sheaf(), Sheaf()
    for k, share in enumerate((1.0, 0.80, 0.60)):
        px, py = x + (0, 0.13, -0.12)[k] * size, y + (0.03, -0.05, -0.07)[k] * size
        height, lean = 1.5 * size * share, random.uniform(-0.16, 0.16) * size
        joints = 5 + 2 * (2 - k)
        path = [(px + lean * (i / joints) ** 2, py, z - 0.05 + height * i / joints) for i in range(joints + 1)]
        swell = [(1.35 - 0.5 * i / joints) if i % 2 else (0.95 - 0.4 * i / joints) for i in range(joints + 1)]
        canes.stem(path, 0.052 * size + 0.012, swell)
        for way in _ways(5):
            blades.leaf(_bow(path[-1], way, 0.40 * size, 0.14 * size, -0.12 * size), 0.048 * size)
        for i in range(2, joints):
            side = (1 if i % 2 else -1, -0.3)
            blades.leaf(_bow(path[i], side, 0.30 * size, 0.12 * size, 0.0), 0.040 * size)
    canes.grow(PALE)
    blades.grow(GREEN)


def palm(x, y, size=1.0, z=0.0):
    """A tree fern: a wide crown of notched fronds on a bent trunk."""
    height, lean = 0.95 * size, random.uniform(-0.14, 0.14) * size
    trunk = [(x + lean * t * t, y, z - 0.05 + height * t) for t in (0, 0.25, 0.5, 0.75, 1)]
    Sheaf().stem(trunk, 0.085 * size, [1.5, 1.0, 0.9, 0.85, 1.1]).grow(VIOLET)
    crown = Sheaf()
    for way in _ways(9):
        crown.leaf(_bow(trunk[-1], way, 0.66 * size, 0.20 * size, -0.06 * size, 12), 0.125 * size, notched=True)
    crown.grow(GREEN)
    tx, ty, tz = trunk[-1]
    sphere(0.075 * size, (tx, ty - 0.02, tz + 0.07 * size), fire(SPORES), seg=12)


def kelp(x, y, size=1.0, z=0.0):
    """Tall wavy ribbons with bladders."""
    ribbons = Sheaf()
    for k, share in enumerate((1.0, 0.82, 0.66, 0.9)):
        px, py = x + (0, 0.15, -0.16, 0.28)[k] * size, y + (0, -0.06, -0.08, 0.06)[k] * size
        height, phase = 1.45 * size * share, random.uniform(0, 6)
        path = []
        for i in range(13):
            t = i / 12
            wave = 0.12 * size * math.sin(phase + 7 * t) * (0.25 + t)
            path.append((px + wave, py, z - 0.04 + height * t))
        ribbons.leaf(path, 0.14 * size)
        bx, by, bz = path[7]
        sphere(0.055 * size, (bx + 0.05 * size, by - 0.08 * size, bz), fire(SPORES), seg=12)
    ribbons.grow(BLUE)


def coil(x, y, size=1.0, z=0.0):
    """Giant fiddleheads, still rolled up."""
    stems = Sheaf()
    for k, (dx, dy, share) in enumerate(((0, 0, 1.0), (0.20, -0.08, 0.72), (-0.19, -0.06, 0.60))):
        way, tall, roll = (1, -1, 1)[k], 0.95 * size * share, 0.25 * size * share
        px, py = x + dx * size, y + dy * size
        path = [(px, py, z - 0.05), (px - way * 0.04, py, z + tall * 0.4), (px - way * 0.03, py, z + tall * 0.8)]
        for i in range(24):
            # heights are drawn shorter than widths, and a roll should look round
            a, r = math.pi - 0.44 * i, roll * (1 - i / 27)
            path.append((px + way * (roll * 0.95 + r * math.cos(a)), py - 0.004 * i, z + tall + 1.5 * r * math.sin(a)))
        last = len(path) - 1
        stems.stem(path, 0.062 * size * share + 0.012, [1.5 - 1.0 * i / last for i in range(last + 1)])
        eye = (px + way * roll * 0.95, py - 0.10 * size, z + tall)
        sphere(0.055 * size * share, eye, fire(SPORES), seg=12)
    stems.grow(VIOLET)


def lantern(x, y, size=1.0, z=0.0):
    """Bells of light that hang from bent stems."""
    stems = Sheaf()
    for k, (way, tall) in enumerate((((0.9, -0.3), 0.95), ((-0.9, -0.2), 0.74), ((0.25, -0.45), 0.56))):
        path = _bow((x, y, z - 0.04), way, 0.46 * size, tall * size, tall * 0.66 * size, 9)
        stems.stem(path, 0.036 * size + 0.008, [1.3 - 0.6 * i / 9 for i in range(10)])
        bx, by, bz = path[-1]
        bell = curve([(0.02, 0.03), (0.10, -0.03), (0.13, -0.16), (0.18, -0.24)])
        lathe([(r * size, h * size) for r, h in bell], _ink(VIOLET), seg=18, at=(bx, by, bz))
        sphere(0.115 * size, (bx, by - 0.03 * size, bz - 0.26 * size), fire(SPORES), seg=16)
    for way in _ways(4):
        stems.leaf(_bow((x, y, z), way, 0.34 * size, 0.26 * size, 0.02), 0.065 * size)
    stems.grow(TEAL)


def pitcher(x, y, size=1.0, z=0.0):
    """Urns with lids that wait for what falls in."""
    lids = Sheaf()
    for dx, dy, share, lean in ((0, 0, 1.0, 6), (0.25, -0.10, 0.72, 20), (-0.24, -0.08, 0.62, -20)):
        s = size * share
        at = (x + dx * size, y + dy * size, z - 0.03)
        urn = curve([(0.05, 0), (0.13, 0.16), (0.15, 0.34), (0.10, 0.52), (0.17, 0.66)])
        lathe([(r * s, h * s) for r, h in urn], _ink(VIOLET), seg=22, at=at, turn=(8, lean, 0))
        tip = (at[0] + 0.66 * s * math.sin(math.radians(lean)), at[1] - 0.08 * s, at[2] + 0.66 * s)
        rim = [(0.11, 0.0), (0.185, 0.0), (0.20, 0.025), (0.185, 0.05), (0.11, 0.05)]
        lathe([(r * s, h * s) for r, h in rim], _ink(PALE), seg=22, at=tip, turn=(8, lean, 0))
        sphere(0.115 * s, tip, fire(SPORES), (1, 1, 0.35), seg=14)
        back = (tip[0], tip[1] + 0.15 * s, tip[2])
        lids.leaf(_bow(back, (0.25, -1), 0.36 * s, 0.30 * s, 0.24 * s), 0.13 * s)
    for way in _ways(5):
        lids.leaf(_bow((x, y, z), way, 0.42 * size, 0.20 * size, -0.02), 0.07 * size)
    lids.grow(GREEN)


def fan(x, y, size=1.0, z=0.0):
    """Great scalloped leaves, held up like fans."""
    stems = Sheaf()
    leaves = ((0, 0.04, 0.62, 1.0, 0), (0.26, -0.06, 0.40, 0.8, 26), (-0.27, -0.05, 0.46, 0.78, -28))
    for dx, dy, up, share, lean in leaves:
        at = (x + dx * size, y + dy * size, z + up * size)
        stems.stem([(x, y, z - 0.05), at], 0.04 * size + 0.006, [1.3, 0.8])
        rim = []
        for i in range(25):
            a = math.radians(-35 + 250 * i / 24)
            r = 0.34 * size * share * (1.0 if i % 3 else 0.80)
            rim.append((r * math.cos(a), r * math.sin(a)))
        plate([(0, -0.03 * size), *rim], 0, 0.035, _ink(TEAL), at=at, turn=(62, lean, 0))
        for turn in (-46, 0, 46):
            a = math.radians(90 + turn)
            tip = (0.25 * size * share * math.cos(a), 0.25 * size * share * math.sin(a))
            rib = plate(_sliver(tip), 0.037, 0.042, _ink(PALE), at=at, turn=(62, lean, 0))
            rib["no outline"] = 1
    stems.grow(BLUE)


def _sliver(tip):
    """A thin wedge from the origin to a point, counter-clockwise."""
    x, y = tip
    size = math.hypot(x, y)
    aside = (-y / size * 0.016, x / size * 0.016)
    return [(-aside[0], -aside[1]), (x, y), aside]


def reed(x, y, size=1.0, z=0.0):
    """A bundle of spears, some with heavy heads."""
    blades, heads = Sheaf(), Sheaf()
    for k, way in enumerate(_ways(9)):
        tall = size * random.uniform(0.62, 1.0)
        path = _bow((x + 0.06 * way[0] * size, y + 0.06 * way[1] * size, z - 0.03), way, 0.26 * size, tall * 0.5, tall)
        if k % 3:
            blades.leaf(path, 0.05 * size)
            continue
        blades.stem(path, 0.02 * size + 0.006, [1] * len(path))
        tip = Vector(path[-1])
        along = (tip - Vector(path[-2])).normalized()
        head = [tip + along * (0.30 * size * t - 0.06) for t in (0, 0.12, 0.5, 0.9, 1)]
        heads.stem(head, 0.055 * size, [0.4, 1, 1.1, 0.9, 0.3])
    blades.grow(TEAL)
    heads.grow(PALE)


def frond(x, y, size=1.0, z=0.0):
    """A low fern; it fills every gap."""
    leaves = Sheaf()
    for way in _ways(7):
        reach = random.uniform(0.36, 0.46) * size
        leaves.leaf(_bow((x, y, z), way, reach, 0.24 * size, 0.02, 10), 0.085 * size, notched=True)
    leaves.grow(random.choice((GREEN, GREEN, TEAL)))


def creeper(points, thickness=0.05):
    """A vine through points with pairs of leaves."""
    path = []
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        path += [a.lerp(b, t / 4) for t in range(4)]
    path.append(Vector(points[-1]))
    for i, p in enumerate(path):
        path[i] = p + Vector((0.05 * math.sin(2.1 * i), 0.05 * math.cos(1.7 * i), 0.02 * math.sin(2.9 * i)))
    vine, leaves = Sheaf(), Sheaf()
    vine.stem(path, thickness, [1.0 - 0.4 * i / len(path) for i in range(len(path))])
    for i in range(1, len(path) - 1):
        way = (math.cos(2.4 * i), math.sin(2.4 * i))
        leaves.leaf(_bow(path[i], way, 0.17, 0.07, 0.0, 4), 0.052)
    vine.grow(VIOLET)
    leaves.grow(GREEN)


def bank(x, y, z, width, depth):
    """A bank of spore mist, seen face on: dots of the printer's screen that thin out to its rim."""
    disc = lathe([(0, 0), (1, 0)], mist(SPORES), seg=32, at=(x, y, z), turn=(32, 0, 0), scale=(width, depth, 1))
    disc["no outline"] = 1


JUNGLE = {
    "stalk": stalk,
    "palm": palm,
    "kelp": kelp,
    "coil": coil,
    "lantern": lantern,
    "pitcher": pitcher,
    "fan": fan,
    "reed": reed,
    "frond": frond,
}

REACH = {
    "stalk": (0.52, 1.95),
    "palm": (0.72, 1.70),
    "kelp": (0.46, 1.60),
    "coil": (0.52, 1.35),
    "lantern": (0.62, 0.95),
    "pitcher": (0.50, 0.95),
    "fan": (0.62, 1.00),
    "reed": (0.42, 1.60),
    "frond": (0.48, 0.34),
}
"""How far a plant of size 1 reaches to the side, and up."""
