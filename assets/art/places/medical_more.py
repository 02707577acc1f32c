"""Medical tiles of the larger board: 17 Thermal Baths, 21 Zoo."""

from geometry import around, box, cone, lathe, sphere, torus, tube
from materials import toon
from models.sculptures import elephant, giraffe, tent_roof
from surfaces import flat, wall

COPPER = ("#5fb0a0", "#2a6f70", "#c0ecdc")


def baths(k):
    """A domed bath house with a striped awning over a long steaming pool; a hot spring in a ring of columns below."""
    k.plaza("#f0e2c8", "#c9ae88")
    with k.building(keep=0.7, tilt=4):
        for side in (-1, 1):
            x = side * 1.12
            box((1.30, 0.44, 0.46), (x, 1.60, 0.05), wall("white"), 0.01, standing=True)
            box((1.40, 0.52, 0.08), (x, 1.60, 0.51), flat("#f2c078"), 0.01, standing=True)
            for i in range(4):
                at = (x - 0.48 + 0.32 * i, 1.37, 0.22)
                box((0.18, 0.03, 0.28), at, flat("window"))
    with k.building(keep=1, lean=(4, 10, 0), rift=13, sink=0.08):
        k.drum(0, 1.50, 0.62, 0.62, 0.50, "white", 0.05)
        k.dome(0, 1.50, 0.58, 0.58, COPPER, 0.50, 0.10)
        sphere(0.08, (0, 1.50, 1.24), flat("amber"), seg=12)
    with k.building(keep=1, lean=(20, 0, 6), sink=0.06):
        for i in range(9):
            stripe = flat(("red", "white")[i % 2])
            box((0.17, 0.34, 0.03), (-0.68 + 0.17 * i, 1.12, 0.46), stripe, 0, (24, 0, 0))
    with k.building(keep=1, tilt=0.5, rift=-2):
        box((3.3, 0.66, 0.05), (0, 0.88, 0.05), flat("cream", "#c9a58c"), 0.02, standing=True)
    k.water(0, 0.88, 3.08, 0.50, 0.11)
    with k.building(keep=1, lean=(0, 26, 0)):
        _diving_tower(1.60, 0.86)
    for x, color in ((-1.15, "red"), (-0.4, "amber"), (0.55, "blue")):
        torus(0.11, 0.042, (x, 0.82, 0.14), flat(color), seg=20)
    k.steam(-0.78, 0.86, 0.24, 0.62)
    k.steam(0.92, 0.86, 0.24, 0.52)
    k.growth("pitcher", -0.78, 0.95, 1.1)
    k.quarter(-1, "#efd9a2", "#c9a060")
    for x, y, first in ((-1.5, -0.72, "red"), (-0.76, -1.42, "blue"), (-1.5, -1.5, "orange")):
        k.parasol(x, y, 0.36, first)
    k.pond(-0.82, -0.72, 0.26)
    for i in range(6):
        _sunbed(k, -1.50 + 0.60 * i, 0.47, ("red", "teal", "amber")[i % 3])
    k.quarter(1, "#f0e2c8", "#c9ae88")
    with k.building(keep=1, lean=(6, 12, 0), rift=7):
        _spring(k, 1.1, -1.12)
    k.steam(1.02, -1.10, 0.34, 0.62)


def _sunbed(k, x, y, color):
    with k.building(keep=1, tilt=14):
        box((0.40, 0.17, 0.05), (x, y, 0.10), flat("white"), 0.01)
        for i in range(3):
            box((0.07, 0.18, 0.02), (x - 0.10 + 0.13 * i, y, 0.135), flat(color))
        box((0.16, 0.17, 0.04), (x + 0.20, y, 0.17), flat(color), 0.01, (0, -40, 0))


def _spring(k, x, y):
    """A round pool on two steps; eight columns carry a ring of copper over it."""
    for radius, height in ((0.72, 0.07), (0.62, 0.14)):
        k.drum(x, y, radius, radius, height, "white", 0.05, "#c9b09a")
    k.liquid(x, y, 0.42, 0.20)
    torus(0.44, 0.035, (x, y, 0.20), flat("cream"), seg=40)
    for c, s, _ in around(8, 22.5):
        cone(0.055, 0.048, 0.50, (x + 0.54 * c, y + 0.54 * s, 0.18), wall("white"), 14, standing=True)
    ring = [(0.45, 0.68), (0.63, 0.68), (0.66, 0.76), (0.56, 0.86), (0.45, 0.80), (0.45, 0.68)]
    lathe(ring, toon(*COPPER, threshold=0.5), at=(x, y, 0), seg=48)


def _diving_tower(x, y):
    for dx in (-0.09, 0.09):
        tube([(x + dx, y, 0), (x + dx, y, 1.05)], 0.04, flat("white"), None, 2)
    for z in (0.55, 1.02):
        box((0.52, 0.26, 0.06), (x - 0.14, y, z), flat("red"), 0.01)
    for i in range(5):
        box((0.18, 0.04, 0.03), (x, y - 0.03, 0.18 + 0.17 * i), flat("white"))


def zoo(k):
    """An elephant, a giraffe and a great bird cage; below, seals and a carousel."""
    k.lawn(0, 1.1, 3.62, 1.5, "#9abf5a")
    with k.building(keep=1, lean=(8, 20, 0), sink=0.04):
        elephant(-0.62, 1.02, 1.16)
    with k.building(keep=1, lean=(0, -58, 0), sink=0.02):
        giraffe(0.36, 1.10, 1.10)
    with k.building(keep=1, lean=(0, 16, 0), rift=12):
        _bird_cage(1.26, 1.16, 0.52, 0.95)
    k.growth("thorn", -1.55, 1.0, 1.1)
    k.trees((-1.68, 1.72, 1.3), (0.62, 1.74, 1.2))
    with k.building(keep=1, tilt=3):
        for i in range(13):
            cone(0.035, 0.02, 0.24, (-1.74 + 0.29 * i, 0.42, 0.15), flat("umber"), 8)
        for z in (0.12, 0.22):
            box((3.54, 0.03, 0.035), (0, 0.42, z), flat("#a8703c"))
    k.lawn(-1.1, -1.1, 1.5, 1.5)
    k.pond(-1.1, -1.1, 0.60, 0.92)
    with k.building(keep=1, lean=(10, 14, 0)):
        for x, y, s in ((-1.28, -1.0, 1.0), (-0.88, -1.28, 0.85)):
            _seal(x, y, s)
        sphere(0.10, (-0.84, -0.92, 0.56), flat("red"), seg=14)
    k.quarter(1, "#efd9a2", "#c9a060")
    with k.building(keep=1, lean=(12, 26, 0), sink=0.14):
        _carousel(k, 1.1, -1.1)


def _bird_cage(x, y, radius, height):
    """A cage of bent bars with parrots in it."""
    bar = flat("#f0e6d0", "#a89a98")
    shape = ((1.0, 0), (1.0, 0.45), (0.82, 0.80), (0.44, 0.99), (0, 1.03))
    for c, s, _ in around(12, 15):
        points = [(x + radius * r * c, y + radius * r * s, 0.05 + height * z) for r, z in shape]
        tube(points, 0.026, bar, None, 2)
    for z, share in ((0.10, 1.0), (0.50, 0.99), (0.80, 0.82)):
        torus(radius * share, 0.03, (x, y, 0.05 + height * z), bar, seg=40)
    parrots = ((-0.2, -0.1, 0.3, "red"), (0.2, 0, 0.45, "blue"), (0, -0.2, 0.62, "yellow"))
    for dx, dy, z, color in parrots:
        sphere(0.12, (x + dx, y + dy, z), flat(color), (1, 0.8, 1.3), seg=12)
    sphere(0.07, (x, y, 0.08 + height * 1.03), flat("amber"), seg=10)


def _seal(x, y, size):
    hide = toon("#66708a", "#343a52", gloss=1.6)
    path = [(0.30, -0.02), (0.10, 0.08), (-0.12, 0.18), (-0.20, 0.40)]
    points = [(x + a * size, y, 0.06 + b * size) for a, b in path]
    tube(points, 0.12 * size, hide, [0.3, 1.2, 1.1, 0.7], 6)
    sphere(0.11 * size, (x - 0.21 * size, y - 0.03, 0.06 + 0.46 * size), hide, (1.2, 1, 1), seg=14)


def _carousel(k, x, y):
    k.drum(x, y, 0.66, 0.66, 0.08, "red", 0.05)
    k.drum(x, y, 0.12, 0.12, 0.46, "amber", 0.13)
    for i, (c, s, _) in enumerate(around(8, 22)):
        cone(0.02, 0.02, 0.44, (x + 0.54 * c, y + 0.54 * s, 0.34), flat("amber"), 8)
        horse = flat(("white", "#c9402e", "teal")[i % 3])
        box((0.16, 0.08, 0.10), (x + 0.54 * c, y + 0.54 * s, 0.26), horse, 0.02)
    tent_roof(x, y, 0.72, 0.54, 0.90, ("red", "white"))
    sphere(0.09, (x, y, 0.94), flat("amber"), seg=12)
