"""The Rebel: a small mantis-like alien with a red scarf, one fist raised.

`head` and the two colours are shared with the alien hero, who is of the same people.
"""

from geometry import box, curve, gathered, lathe, place, sphere, torus, tube
from materials import ink, toon
from scene import Shot
from sprite import Sprite, pen

FRAME = Shot(256, 256, 3.05, (0, 0, 1.18), 30, 14)
SMALL = Shot(96, 96, 3.2, (0, 0, 1.17), 30, 14, dots=False)


def chitin():
    return toon("#8f50bd", gloss=1.8, shadow="#4a2070")


def plum():
    return toon("violet", gloss=1.7)


def head(z, eyes=1.0):
    """A mantis head with its middle at height `z`; `eyes` enlarges the eyes."""
    skin, dark = chitin(), plum()
    yolk = toon("yellow", shadow="#c98a1a", gloss=1.4)
    sphere(0.44, (0, 0, z), skin, scale=(1.12, 0.85, 0.80))
    sphere(0.20, (0, -0.24, z - 0.26), skin, scale=(1, 0.8, 0.8))
    for side in (-1, 1):
        at = (side * 0.34, -0.2, z + 0.08)
        sphere(0.27 * eyes, at, yolk, (0.85, 0.7, 1.05), (0, side * 24, 0), 28)
        front = -0.2 - 0.2 * eyes
        sphere(0.085 * eyes, (side * 0.32, front, z + 0.06), ink(), (1, 0.5, 1.2), seg=14)
        feeler = [(side * 0.14, 0, z + 0.30), (side * 0.30, -0.02, z + 0.58)]
        tube([*feeler, (side * 0.56, -0.04, z + 0.68)], 0.045 * eyes, dark, [1.2, 0.9, 0.7])
        sphere(0.10 * eyes, (side * 0.58, -0.04, z + 0.69), toon("amber"), seg=16)
        jaw = [(side * 0.10, -0.36, z - 0.28), (side * 0.16, -0.48, z - 0.38)]
        tube([*jaw, (side * 0.05, -0.50, z - 0.46)], 0.05, dark, [1.2, 0.9, 0.3])


def _body(limbs=1.0):
    skin, dark, scarf = chitin(), plum(), toon("red")
    rim = [(0, 0), (0.70, 0), (0.70, 0.06), (0.65, 0.12), (0, 0.12)]
    lathe(rim, toon("purple"), smooth=30)
    lathe(
        curve([(0, 0.10), (0.36, 0.2), (0.46, 0.48), (0.34, 0.74), (0.26, 0.84)]), dark, smooth=60
    )
    for z, radius in ((0.3, 0.44), (0.48, 0.46), (0.64, 0.40)):
        torus(radius, 0.03, (0, 0, z), skin, seg=32)
    lathe(curve([(0.22, 0.78), (0.34, 0.92), (0.36, 1.1), (0.2, 1.24), (0, 1.26)]), skin, smooth=60)
    torus(0.26, 0.09, (0, 0, 1.20), scarf)
    box((0.15, 0.05, 0.3), (0.16, -0.36, 1.02), scarf, 0.015, (12, 14, 0))
    # the raised fist is what makes it a rebel
    arm = [(0.3, 0, 1.08), (0.62, -0.04, 1.12), (0.74, -0.06, 1.5), (0.74, -0.06, 1.80)]
    tube(arm, 0.10 * limbs, skin, [1.1, 1, 0.9, 0.85])
    sphere(0.16 * limbs, (0.74, -0.06, 1.90), skin, seg=20)


def build():
    skin, dark, brass = chitin(), plum(), toon("amber")
    _body()
    head(1.62)
    for side in (-1, 1):
        points = [(side * 0.3, -0.05, 0.86), (side * 0.58, -0.25, 0.72), (side * 0.46, -0.45, 0.52)]
        tube(points, 0.07, dark, [1.1, 1, 0.8])
    tube([(-0.3, 0, 1.08), (-0.62, -0.1, 0.98), (-0.55, -0.40, 0.98)], 0.10, skin, [1.1, 1, 0.9])
    sphere(0.13, (-0.54, -0.45, 0.98), skin, seg=20)
    gun = [(-0.54, -0.40, 1.02), (-0.54, -0.7, 1.1), (-0.54, -0.95, 1.16)]
    tube(gun, 0.085, brass, [1.2, 1, 0.7])
    torus(0.12, 0.04, (-0.54, -0.78, 1.12), toon("red"), seg=20, turn=(80, 0, 0))


def build_small():
    """For display under 60 px: no gun, no second pair of arms, a larger head and eyes."""
    _body(1.5)
    with gathered() as large:
        head(0, 1.2)
    large.scale = (1.28, 1.28, 1.28)
    place(large, at=(-0.08, 0, 1.62))


SPRITES = [
    Sprite("rebel", "pieces", FRAME, build, pen()),
    Sprite("rebel/small", "pieces", SMALL, build_small, pen(5.6, 2.6)),
]
