"""The tracker: a stand with a beacon arrow, put on the ship whose turn it is."""

from geometry import around, box, lathe, place, plate, sphere, torus
from materials import fire, toon
from scene import Shot
from sprite import Sprite, pen

FRAME = Shot(192, 192, 3.0, (0, 0, 1.02), 30, 16)

ARROW = [
    (0, 0),
    (0.78, 0.80),
    (0.36, 0.80),
    (0.36, 1.52),
    (-0.36, 1.52),
    (-0.36, 0.80),
    (-0.78, 0.80),
]


def build():
    iron, yellow, red = (
        toon("black", gloss=1.6),
        toon("yellow", "#c9781a", gloss=1.7),
        toon("red", gloss=1.7),
    )
    lathe([(0, 0), (0.86, 0), (0.86, 0.08), (0.76, 0.18), (0, 0.18)], iron, smooth=30)
    torus(0.80, 0.07, (0, 0, 0.13), yellow)
    torus(0.46, 0.055, (0, 0, 0.20), red)
    for c, s, turn in around(4, 45):
        box((0.34, 0.10, 0.06), (c * 0.62, s * 0.62, 0.20), red, 0.02, (0, 0, turn))
    lathe([(0, 0.18), (0.24, 0.18), (0.16, 0.34), (0, 0.36)], iron, smooth=30)
    for grow, back, material in ((1.0, 0.17, yellow), (0.66, 0.21, red)):
        outline = [(x * grow, (y - 0.86) * grow) for x, y in ARROW]
        arrow = plate(outline, -back, back, material, 0.05 * grow)
        place(arrow, at=(0, 0, 1.22), turn=(84, 0, 0))
    sphere(0.19, (0, -0.24, 1.34), fire("#fff2b0"), (1, 0.5, 1), seg=24)


SPRITES = [Sprite("tracker", "pieces", FRAME, build, pen(6.8, 3.0))]
