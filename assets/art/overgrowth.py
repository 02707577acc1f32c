"""What grows on a fazaformed tile. Every function takes a place on the ground and a size.

`GROWTHS` names them all; calm tiles show one or two kinds each, so that no two
of them look alike.
"""

import math
import random

import bmesh
from mathutils import Vector

from geometry import add, around, cone, curve, lathe, sphere, tube
from materials import fire, ink, toon


def tentacle(x, y, size=1.0, z=0.0):
    """An arm with shining suckers that curls toward the middle of the tile."""
    skin = toon("#4d2a68", "#241033", "#9a62b4", threshold=0.42, softness=0.4, gloss=1.9)
    height, radius = 0.66 * size, 0.095 * size
    lean = math.copysign(0.20 * size, -x) if abs(x) > 0.05 else 0.20 * size
    path = [(0, 0, -0.05), (0.2, 0, 0.4), (0.8, -0.03, 0.8), (1.5, -0.06, 1.0)]
    path += [(1.9, -0.10, 0.82), (1.55, -0.10, 0.66)]
    points = [Vector((x + lean * a, y + b, z + height * c)) for a, b, c in path]
    tube(points, radius, skin, [1.5, 1.1, 0.8, 0.55, 0.36, 0.16], 5)
    for t, share in ((0.25, 0.5), (0.5, 0.42), (0.72, 0.34)):
        k = int(t * 3)
        p = points[k].lerp(points[k + 1], t * 3 - k)
        at = (p.x, p.y - radius * (1.05 - t * 0.6), p.z + 0.02)
        sphere(radius * share, at, fire("#f0b8ff"), seg=12)


def pods(x, y, size=1.0, z=0.0):
    """A clutch of eggs, each with an eye."""
    skin = toon("#7a3fa3", "#2c1440", "#c06ad0", threshold=0.5, softness=0.45, gloss=1.9)
    for k in range(3):
        s = (0.20, 0.14, 0.12)[k] * size
        px, py = x + (0, -0.21, 0.22)[k] * size, y + (0, -0.10, -0.06)[k] * size
        foot = z + 0.06
        sphere(s, (px, py, foot + s * 0.5), skin, (1, 1, 1.15), seg=24)
        eye = (px, py - s * 0.72, foot + s * 0.92)
        sphere(s * 0.46, eye, fire("#ffc04a"), (1, 0.6, 0.9), seg=18)
        slit = (px + s * 0.03, py - s * 0.98, foot + s * 0.98)
        sphere(s * 0.20, slit, ink(), (0.6, 0.5, 1.6), seg=12)


def mushroom(x, y, size=1.0, z=0.0):
    """Two spotted parasols."""
    stem = toon("#d8b8c8", "#8a5a84", threshold=0.5)
    cap = toon("#a04a9a", "#5a2464", "#d88ac8", threshold=0.5, softness=0.45, gloss=1.9)
    for dx, dy, s in ((0, 0, 1.0), (0.27, -0.16, 0.6)):
        px, py, s = x + dx * size, y + dy * size, s * size
        tube([(px, py, z - 0.05), (px + 0.04 * s, py, z + 0.38 * s)], 0.07 * s, stem, [1.3, 0.8], 4)
        dome = curve([(0.30, 0.0), (0.26, 0.14), (0.12, 0.24), (0, 0.26)])
        profile = [(0, 0.02), *((r * s, h * s) for r, h in dome)]
        lathe(profile, cap, at=(px + 0.04 * s, py, z + 0.34 * s), seg=28)
        for c, t, _ in around(5, 20):
            spot = (px + 0.04 * s + 0.19 * s * c, py + 0.19 * s * t, z + 0.52 * s)
            sphere(0.045 * s, spot, fire("#ffd8f4"), (1, 1, 0.6), seg=10)


def crystal(x, y, size=1.0, z=0.0):
    """A cluster of six-sided needles."""
    shard = toon("#9a6ad8", "#4a2a8a", "#e0c8ff", threshold=0.55, softness=0.3, gloss=1.5)
    spread = ((0, 0, 0, 0.62), (0.11, -0.03, 24, 0.44), (-0.11, -0.02, -26, 0.40))
    spread += ((0.03, -0.10, 8, 0.30), (-0.05, -0.11, -12, 0.24))
    for dx, dy, turn, height in spread:
        h, r = height * size, 0.085 * size
        profile = [(0, -0.05), (r, 0), (r * 0.9, h * 0.7), (0, h)]
        at = (x + dx * size, y + dy * size, z)
        lathe(profile, shard, seg=6, at=at, turn=(-dy * 90, turn, 15), smooth=0)


def fern(x, y, size=1.0, z=0.0):
    """A fountain of rolled fronds."""
    leaf = toon("#4f8a8a", "#274a58", "#9ad0b8", threshold=0.5, softness=0.4)
    for c, s, _ in around(7, 12):
        r, h = 0.34 * size, 0.46 * size
        roll = ((0, 0), (0.35, 0.8), (0.85, 1.0), (1.15, 0.66), (0.95, 0.6))
        points = [(x + c * r * out, y + s * r * out, z + h * up) for out, up in roll]
        tube(points, 0.055 * size, leaf, [1.3, 1.1, 0.9, 0.6, 0.3], 3)
    sphere(0.07 * size, (x, y - 0.05, z + 0.30 * size), fire("#ffb0e0"), seg=12)


def thorn(x, y, size=1.0, z=0.0):
    """A crown of black spikes; only where it is deadly."""
    horn = toon("#2c2130", "#130c18", "#6a4f68", threshold=0.5, softness=0.4, gloss=1.7)
    for c, s, _ in around(5, 54):
        reach, h = 0.22 * size, (0.50 if s < 0.5 else 0.66) * size
        foot = (x + c * 0.08 * size, y + s * 0.08 * size, z - 0.05)
        points = [foot, (x + c * reach, y + s * reach, z + h * 0.55)]
        points.append((x + c * reach * 0.9, y + s * reach * 0.9, z + h))
        tube(points, 0.085 * size, horn, [1.2, 0.8, 0.05], 4)


def spike(x, y, size=1.0, z=0.0):
    """One claw of bone."""
    bone = toon("bone", "#8a3f50", threshold=0.5, softness=0.45)
    lean = random.uniform(-0.12, 0.12) * size
    tube(
        [(x, y, z - 0.05), (x + lean * 0.4, y, z + 0.24 * size), (x + lean, y, z + 0.5 * size)],
        0.085 * size,
        bone,
        [1.4, 0.8, 0.05],
        4,
    )


GROWTHS = {
    "tentacle": tentacle,
    "pods": pods,
    "mushroom": mushroom,
    "crystal": crystal,
    "fern": fern,
    "thorn": thorn,
    "spike": spike,
}


def meadow(x, y, width, depth, inks, pools):
    """Tall grass, as one mesh of blades, but not in pools; inks are (base, shadow, light)."""
    bm = bmesh.new()
    for _ in range(int(width * depth * 70)):
        px = x + random.uniform(-0.48, 0.48) * width
        py = y + random.uniform(-0.48, 0.48) * depth
        if any(math.hypot(px - a, py - b) < r * 1.3 for a, b, r in pools):
            continue
        h, w = random.uniform(0.10, 0.24), random.uniform(0.022, 0.036)
        lean = random.uniform(-0.09, 0.09)
        ring = [(px - w, py + w / 2, 0.02), (px + w, py + w / 2, 0.02), (px, py - w, 0.02)]
        foot = [bm.verts.new(p) for p in ring]
        tip = bm.verts.new((px + lean, py, h))
        for i in range(3):
            bm.faces.new((foot[i], foot[(i + 1) % 3], tip))
    base, shadow, light = inks
    add("terrain grass", bm, toon(base, shadow, light, threshold=0.45, light_at=0.8), smooth=0)


def charred_tree(x, y, size):
    """A bare forked trunk."""
    bark = toon("#3a2236", light_at=2)
    lean = random.uniform(-0.12, 0.12)
    trunk = [(x, y, 0), (x + lean * 0.4, y, 0.24 * size), (x + lean, y, 0.50 * size)]
    tube(trunk, 0.045 * size, bark, [1.3, 1, 0.3], 3)
    for side, z in ((-0.15, 0.44), (0.13, 0.36)):
        branch = [(x + lean * 0.4, y, 0.22 * size), (x + side * size, y, z * size)]
        tube(branch, 0.028 * size, bark, [1, 0.3], 3)


def bubble(x, y, radius, color):
    """A bubble on a pool, without an outline: a few outlined ones would look like a face."""
    sphere(radius, (x, y, 0.05), fire(color), seg=14)["no outline"] = 1


def fang(x, y, height, lean_x, lean_y):
    """A black tooth of rock."""
    rock = toon("#2c2130", "#130c18", "#5a4258", threshold=0.5, softness=0.4)
    turn = (math.degrees(math.atan2(-lean_y, height)), math.degrees(math.atan2(lean_x, height)), 0)
    cone(0.11, 0.0, height, (x, y, -0.02), rock, 7, turn, standing=True)
