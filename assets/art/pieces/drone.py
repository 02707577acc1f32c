"""The Drone: an orange saucer on claws with angry eyes."""

import math

from geometry import around, box, curve, gathered, lathe, place, sphere, torus, tube
from materials import SINGED, fire, lamp, themed, toon
from scene import Shot
from sprite import Sprite, pen

HEIGHT = 0.95
"""Where the saucer floats above the ground."""

FRAME = Shot(256, 256, 3.2, (0, 0, 1.12), 30, 14)
SMALL = Shot(96, 96, 3.1, (0, 0, 0.98), 30, 14, dots=False)


def _claws(width, joints):
    shell, leg = toon("orange", gloss=1.6), toon("black", gloss=1.6)
    for degrees in (-146, -34, 90, -90):
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        path = [(0.5, 0.06), (1.0, -0.1), (1.12, -0.5), (0.92, 0.02 - HEIGHT)]
        points = [(c * r, s * r, HEIGHT + z) for r, z in path]
        tube(points, width, leg, [1.2, 1.1, 0.9, 0.35])
        sphere(joints, (c * 1.03, s * 1.03, HEIGHT - 0.22), shell, seg=20)


def _hull():
    shell, trim = toon("orange", gloss=1.6), toon("deep")
    side = [(0, 0), (0.35, -0.02), (0.62, 0.1), (0.98, 0.26), (1.02, 0.32)]
    top = [(0.95, 0.38), (0.62, 0.50), (0.46, 0.60)]
    lathe([*curve(side + top), (0, 0.6)], shell, at=(0, 0, HEIGHT), smooth=50)
    torus(1.0, 0.055, (0, 0, HEIGHT + 0.32), trim)
    lathe([(0, -0.14), (0.26, -0.14), (0.36, 0.02), (0, 0.05)], trim, at=(0, 0, HEIGHT))
    sphere(0.2, (0, 0, HEIGHT - 0.13), lamp("acid"), scale=(1, 1, 0.5), seg=20)


def _dome(grow=1.0):
    profile = curve([(0.5, 0.56), (0.48, 0.72), (0.36, 0.90), (0.18, 0.98), (0, 1.0)])
    dome = lathe(profile, toon("black", gloss=1.6), at=(0, 0, HEIGHT), smooth=80)
    dome.scale = (grow, grow, 1)


def build():
    _hull()
    _dome()
    eye, pupil, brow = lamp("#ff2a1a"), lamp("#ffe08a"), toon("deep")
    for side in (-1, 1):
        z = HEIGHT
        sphere(
            0.17,
            (side * 0.21, -0.42, z + 0.70),
            eye,
            (1.15, 0.45, 0.72),
            (-8, side * -20, side * 22),
            24,
        )
        sphere(0.055, (side * 0.17, -0.505, z + 0.69), pupil, seg=14)
        turn = (10, side * -24, side * 20)
        box((0.44, 0.16, 0.09), (side * 0.23, -0.45, z + 0.83), brow, 0.03, turn)
        horn = [(side * 0.28, 0, z + 0.88), (side * 0.42, 0, z + 1.15)]
        tube([*horn, (side * 0.62, -0.02, z + 1.32)], 0.045, brow, [1.2, 0.9, 0.6])
        sphere(0.085, (side * 0.63, -0.02, z + 1.34), lamp("acid"), seg=20)
    for c, s, _ in around(8, 22.5):
        sphere(0.085, (0.8 * c, 0.8 * s, HEIGHT + 0.455), lamp("yellow"), (1, 1, 0.6), seg=16)
    _claws(0.085, 0.12)


def build_small():
    """For display under 60 px: no rivets, larger eyes, sturdier claws."""
    _hull()
    _dome(1.25)
    eye, brow = fire("#ff2a1a"), toon("deep")
    for side in (-1, 1):
        z = HEIGHT
        turn = (-8, side * -20, side * 22)
        sphere(0.27, (side * 0.29, -0.46, z + 0.66), eye, (1.15, 0.5, 0.85), turn, 24)
        sphere(0.11, (side * 0.24, -0.62, z + 0.64), fire("#ffe08a"), seg=14)
        turn = (10, side * -24, side * 20)
        box((0.62, 0.2, 0.16), (side * 0.32, -0.55, z + 0.90), brow, 0.04, turn)
        horn = [(side * 0.28, 0, z + 0.88), (side * 0.45, 0, z + 1.10)]
        tube([*horn, (side * 0.68, -0.02, z + 1.24)], 0.085, brow, [1.2, 0.9, 0.7])
        sphere(0.15, (side * 0.70, -0.02, z + 1.26), fire("acid"), seg=20)
    _claws(0.14, 0.17)


def build_hit():
    """The same Drone, singed, cracked and tumbling."""
    with themed(SINGED), gathered() as drone:
        build()
    place(drone, at=(0, 0, 0.02), turn=(-6, 17, 0), about=(0, 0, 1.1))


SPRITES = [
    Sprite("drone", "pieces", FRAME, build, pen()),
    Sprite("drone/hit", "pieces", FRAME, build_hit, pen()),
    Sprite("drone/small", "pieces", SMALL, build_small, pen(5.6, 2.6)),
]
