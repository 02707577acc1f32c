"""The Former: a black bell with one eye and roots in the ground that it changes."""

import math

from geometry import around, curve, lathe, sphere, torus, tube
from materials import fire, ink, lamp, toon
from pieces.damage import bare, bite, breach, crack, dent, scratch, shards
from pieces.effects import Flame, Smoke, Sparks

ROOTS = (-172, -148, -122, -96, -70, -44, -18, 8)
"""Where the roots hang, in degrees; those at the back could not be seen."""


def _shell():
    return toon("#433c4e", "#17121c", "#756a86", threshold=0.50, softness=0.6, gloss=1.5)


def build(eye=True, torn=()):
    """The whole ship. Without its `eye` the socket is dark; `torn` roots end in a stump."""
    shell = _shell()
    rib, glow = toon("#6a3478", "#2c1440", gloss=1.7), lamp("acid")
    bell = [(0, 2.75), (0.10, 2.6), (0.35, 2.25), (0.9, 1.85), (1.25, 1.35), (1.30, 0.95)]
    lathe(curve([*bell, (1.1, 0.65)], 8), shell, smooth=70)
    skirt = [(1.0, 0.70), (1.75, 0.72), (2.05, 0.62), (1.75, 0.46), (1.0, 0.40)]
    lathe(curve(skirt), shell, seg=96, smooth=50)
    torus(2.02, 0.09, (0, 0, 0.6), rib, seg=96)
    torus(1.32, 0.07, (0, 0, 0.80), rib, seg=96)
    for c, s, _ in around(10, -90):
        sphere(0.13, (c * 1.70, s * 1.70, 0.73), lamp("acid"), (1, 1, 0.6), seg=16)
    for c, s, _ in around(6, -60):
        path = [(0.2, 2.6), (0.95, 1.95), (1.36, 1.2), (1.36, 0.8)]
        tube([(c * r, s * r, z) for r, z in path], 0.085, rib, [0.5, 1, 1, 0.8])
    sphere(0.14, (0, 0, 2.80), glow, seg=20)
    _eye(eye)
    for k, degrees in enumerate(ROOTS):
        _root(k, degrees, shell, k in torn)
    lathe([(0, -1.0), (0.12, -0.8), (0.55, 0.35), (0, 0.4)], rib, seg=32)
    for radius, z in ((0.44, 0.12), (0.32, -0.22), (0.20, -0.58)):
        torus(radius, 0.05, (0, 0, z), lamp("yellow"), seg=32)
    sphere(0.14, (0, 0, -1.02), glow, seg=16)


def _eye(seeing):
    """A lidded eye that looks out of the bell."""
    lid = toon("#6a3478", "#2c1440", gloss=1.7)
    sphere(0.60, (0, -0.98, 1.38), toon("#1c1820", gloss=1.4), (1, 0.55, 0.88), seg=32)
    torus(0.56, 0.075, (0, -1.14, 1.40), lid, seg=40, turn=(78, 0, 0), scale=(1, 0.86, 1))
    iris = fire("acid") if seeing else toon("#5a6a2a", "#232a14", light_at=2)
    sphere(0.46, (0, -1.12, 1.39), iris, (1, 0.5, 0.88), seg=32)
    sphere(0.17, (0, -1.33, 1.39), ink(), (0.55, 0.4, 1.9), seg=16)
    if seeing:
        sphere(0.07, (-0.16, -1.36, 1.56), fire("white"), (1, 0.5, 1), seg=12)


def _root(k, degrees, shell, torn):
    """A root with a claw; odd ones are longer and curl the other way."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    grow = 1.12 if k % 2 else 0.94
    path = [(0.9, 0.55), (1.50, 0.30), (1.42, -0.40), (1.62, -0.98), (1.98, -1.28), (2.12, -1.08)]
    if k % 2:
        path = [(0.8, 0.55), (1.30, 0.20), (1.10, -0.55), (1.38, -1.12), (1.24, -1.55)]
    taper = [1.5, 1.3, 1.0, 0.74, 0.42, 0.1][: len(path) - 1] + [0.1]
    if torn:
        path, taper = path[:3], [1.5, 1.3, 0.95]
    points = [(c * r, s * r, z * grow if z < 0 else z) for r, z in path]
    tube(points, 0.20, shell, taper)
    if torn:
        # sap drips from the stump
        end = points[-1]
        sphere(0.17, end, toon("#7fae1e", "#3d5a12", light_at=2), (1, 1, 0.7), seg=14)
        drip = (end[0], end[1], end[2] - 0.22)
        sphere(0.07, drip, toon("acid"), (0.8, 0.8, 1.6), seg=10)
        return
    for t in (0.45, 0.75):
        x, y, z = (points[1][i] + (points[2][i] - points[1][i]) * t for i in range(3))
        sphere(0.075, (x + c * 0.10, y + s * 0.16 - 0.08, z), lamp("acid"), seg=12)


def worn():
    build()
    dent((1.85, -0.9, 0.65), 0.5, 0.26)
    _scars()


def broken():
    build(torn=(2,))
    dent((1.85, -0.9, 0.65), 0.5, 0.26)
    _scars()
    bare((-0.78, -0.95, 1.25), 0.34, 0.26)
    bare((0.35, -1.75, 0.72), 0.36, 0.2)
    breach((-1.55, -1.05, 0.62), 0.58, _shell())


def burning(glow=True):
    build(eye=False, torn=(1, 3, 6))
    dent((1.85, -0.9, 0.65), 0.5, 0.30)
    _scars()
    bare((0.35, -1.75, 0.72), 0.36, 0.2)
    _split_eye()
    breach((-1.5, -1.1, 0.62), 0.66, _shell(), glow=glow)
    breach((0.75, -0.75, 1.95), 0.42, _shell(), glow=glow)
    breach((1.95, -0.55, 0.6), 0.45, _shell(), petals=5, glow=glow)


def wreck():
    burning(glow=False)
    breach((-0.75, -0.7, 2.0), 0.45, _shell(), glow=False)
    breach((0.5, -1.9, 0.6), 0.48, _shell(), glow=False)


def _scars():
    scratch((-0.95, -0.9, 1.55), (-0.6, -1.1, 1.1), 0.024)
    scratch((-1.08, -0.8, 1.35), (-0.75, -1.1, 0.98), 0.024)
    scratch((0.62, -1.0, 1.9), (1.05, -0.8, 1.45), 0.024)
    scratch((-1.2, -1.5, 0.7), (-0.75, -1.7, 0.7), 0.024)


def _split_eye():
    crack([(-0.5, -1.2, 1.75), (-0.12, -1.36, 1.52), (0.08, -1.36, 1.30), (0.42, -1.2, 0.98)], 0.05)
    crack([(-0.12, -1.36, 1.52), (-0.34, -1.3, 1.28)], 0.035)
    bite((0.26, -1.36, 1.66), 0.2, toon("#7fae1e", "#2c3a12", light_at=2))
    for x, length in ((-0.12, 0.55), (0.14, 0.4), (0.3, 0.62)):
        tear = [(x, -1.38, 1.24), (x, -1.42, 1.24 - length / 2), (x, -1.46, 1.24 - length)]
        tube(tear, 0.055, toon("acid", "#7fae1e"), [0.5, 0.8, 1.3])
    shards((0.2, -1.6, 1.6), 3, 0.4, 0.09, toon("acid", "#7fae1e"))


EFFECTS = {
    "broken": [
        Sparks((-1.5, -1.5, 0.9), 0.26),
        Smoke((-1.55, -0.8, 0.8), 0.15, 1.5, -0.3, dark=False),
    ],
    "burning": [
        Smoke((0.85, -0.3, 2.0), 0.24, 1.0, 0.6),
        Smoke((-1.55, -0.4, 0.8), 0.22, 1.5, -0.3),
        Flame((0.85, -0.85, 1.7), 0.55),
        Flame((-1.55, -1.3, 0.5), 0.85, flip=True),
        Flame((2.0, -0.8, 0.45), 0.6),
        Sparks((0.5, -1.9, 1.5), 0.22),
    ],
    "wreck": [Smoke((0.5, 0.2, 1.9), 0.22, 1.3, 0.5), Smoke((-1.3, 0.2, 0.6), 0.18, 1.5, -0.3)],
}
