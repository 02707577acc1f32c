"""Medical tiles: 1 City Hospital, 5 Botanical Garden, 9 Farm Belt, 13 Waterworks."""

from geometry import around, box, cone, gable, lathe, sphere, tube
from kit import flat, round_wall, wall
from materials import toon

GLASS = ("#a8ecc8", "#2a9d6a", "#f4fff0")


def hospital(k):
    """White wings and a tall ward block under a large green cross."""
    k.plaza("#efe3cc", "#c9b49a")
    for side in (-1, 1):
        with k.building(keep=0.8, tilt=6):
            k.block(side * 0.98, 1.15, 0.94, 0.80, 0.50, "white", "#f3ead6", 3, 5)
    with k.building(keep=1, tilt=9):
        k.block(0, 1.25, 1.10, 0.90, 0.95, "white", "white", 5, 6)
        green = flat("#2f9e4d", "#1c6a3a")
        box((0.74, 0.24, 0.06), (0, 1.25, 1.04), green, standing=True)
        box((0.24, 0.74, 0.06), (0, 1.25, 1.04), green, standing=True)
        box((0.62, 0.20, 0.08), (0, 0.74, 0.30), green)
    with k.building(keep=1, tilt=4):
        lathe(
            [(0, 0.05), (0.36, 0.05), (0.36, 0.09), (0, 0.09)], flat("#c8503e"), at=(1.35, -1.35, 0)
        )
        for x in (-0.11, 0.11):
            box((0.07, 0.38, 0.01), (1.35 + x, -1.35, 0.1), flat("white"))
        box((0.2, 0.07, 0.01), (1.35, -1.35, 0.1), flat("white"))
    k.lorry(-0.62, 0.52, "white", 0, "red")
    k.quarter(1, "#efe3cc", "#c9b49a")
    k.block(1.46, -0.66, 0.60, 0.38, 0.24, "white", "#2f9e4d", 1, 4)
    k.trees((0.55, -0.55, 1.1), (0.55, -1.68, 1.1), (1.75, 0.55, 0.9), (-1.75, 0.55, 0.9))
    k.suburb(-1, "#3f9e4d", "orange")


def garden(k):
    """Three glass domes among trees and flower beds."""
    k.lawn(0, 1.1, 3.62, 1.5)
    with k.building(keep=0.72, tilt=4):
        for x in (-1.05, 1.05):
            k.dome(x, 1.05, 0.42, 0.42, GLASS)
            _ribs(x, 1.05, 0.42, 0.19, 0.57)
    with k.building(keep=0.72, tilt=4):
        k.dome(0, 1.2, 0.70, 0.80, GLASS)
        _ribs(0, 1.2, 0.70, 0.19, 0.94)
        box((0.26, 0.10, 0.22), (0, 0.46, 0.15), flat("cream"))
        box((0.16, 0.12, 0.16), (0, 0.44, 0.13), flat("#2a6a4a"))
    k.trees(
        (-1.68, 1.62, 1.4),
        (1.68, 1.62, 1.4),
        (-1.72, 0.6, 1.1),
        (1.72, 0.6, 1.1),
        (-0.58, 1.72, 1.2),
    )
    for side in (-1, 1):
        k.lawn(side * 1.1, -1.1, 1.5, 1.5)
    k.flowers(-1.65, -0.55, ["red", "amber", "#c06ad0", "orange"])
    k.flowers(-1.65, -1.25, ["yellow", "#e87a9a", "white"])
    k.pond(1.2, -1.15, 0.44, 0.85)
    for x, y in ((1.05, -1.1), (1.32, -1.22), (1.15, -1.35)):
        k.circle(x, y, 0.07, "leaf", 0.075)
    k.trees((1.75, -0.52, 1.1), (1.75, -1.7, 1.1), (0.52, -1.7, 1.0), (-0.52, -0.55, 0.9))


def _ribs(x, y, radius, foot, top):
    """Glazing bars. They bulge more than the glass, because a tube cuts its corners."""
    rib = flat("cream")
    shape = ((1.01, 0), (0.99, 0.44), (0.80, 0.81), (0.42, 1.02), (0, 1.02))
    for c, s, _ in around(8, 22.5):
        points = [
            (x + radius * r * c, y + radius * r * s, foot + (top - foot) * z) for r, z in shape
        ]
        tube(points, 0.018, rib, None, 2)
    sphere(0.06, (x, y, top + 0.03), flat("amber"), seg=12)


def farm(k):
    """Striped fields, a red barn with a white cross brace, a silo and a tractor."""
    for i in range(9):
        k.lawn(-1.70 + 0.20 * i, 1.1, 0.16, 1.5, ("#c3c656", "#6f9e46")[i % 2])
    k.lawn(1.05, 1.1, 1.55, 1.5, "#b9bd5c")
    with k.building(keep=0.86, tilt=7):
        box((1.0, 0.60, 0.62), (0.95, 1.3, 0.05), wall("#d2382f"), 0.01, standing=True)
        roof = toon("#a32d2a", gradient=(0, 1.1, 0.6), light_at=2, threshold=0.4)
        gable(1.12, 0.72, 0.42, (0.95, 1.3, 0.66), roof)
        box((0.44, 0.02, 0.44), (0.95, 0.99, 0.28), flat("white"))
        for turn in (-42, 42):
            box((0.54, 0.02, 0.06), (0.95, 0.975, 0.28), flat("#c9302f"), 0, (0, turn, 0))
        for x in (0.58, 1.32):
            box((0.17, 0.02, 0.20), (x, 0.99, 0.40), flat("white"))
    with k.building(keep=0.8, tilt=9):
        k.drum(1.66, 1.5, 0.21, 0.21, 0.95, "#e8e0d0", 0.05)
        k.dome(1.66, 1.5, 0.20, 0.20, ("#b9c4c8", "#6f7f8a", "#ffffff"), 0.98, 0.01)
    with k.building(keep=1.0, tilt=12):
        for side in (-1, 1):
            tube([(-0.1 + side * 0.14, 1.55, 0), (-0.1, 1.55, 0.95)], 0.022, flat("umber"), None, 2)
        for turn in range(0, 180, 30):
            box((0.56, 0.02, 0.07), (-0.1, 1.5, 0.98), flat("white"), 0, (0, turn + 10, 0))
        sphere(0.05, (-0.1, 1.47, 0.98), flat("red"), seg=10)
    for i in range(7):
        k.lawn(-1.1, -0.52 - 0.19 * i, 1.45, 0.12, ("#f0b048", "#cf8a34")[i % 2])
        k.lawn(1.1, -0.52 - 0.19 * i, 1.45, 0.12, ("#86a84e", "#56864a")[i % 2])
    with k.building(keep=1, tilt=10):
        box((0.34, 0.16, 0.14), (-1.05, -1.1, 0.18), flat("green"), 0.03)
        box((0.14, 0.15, 0.16), (-1.13, -1.1, 0.30), flat("#bfe6e0"), 0.02)
        for x, r in ((-1.17, 0.12), (-0.92, 0.08)):
            cone(r, r, 0.26, (x, -1.1, 0.06 + r * 0.8), flat("#3a3140"), 18, (90, 0, 0))
    for x, y in ((0.95, -0.9), (1.45, -1.25), (1.2, -1.5)):
        box((0.20, 0.10, 0.10), (x, y, 0.14), flat("white"), 0.03)
        box((0.07, 0.104, 0.102), (x + 0.03, y, 0.142), flat("#3a3140"), 0.02)
        sphere(0.05, (x - 0.13, y, 0.18), flat("white"), seg=10)
    k.trees((-1.78, 1.72, 1.1), (0.32, 0.55, 1.0), (1.75, 0.5, 0.9))


def waterworks(k):
    """Three settling basins with sweeping arms, under a tall water tower."""
    k.plaza("#d5dcc8", "#a3ad98")
    with k.building(keep=1, tilt=3):
        for x in (-1.22, -0.14):
            lathe(
                [(0, 0.05), (0.50, 0.05), (0.50, 0.22), (0.44, 0.22), (0.44, 0.13)],
                flat("cream", "#c9a58c"),
                at=(x, 0.95, 0),
                seg=44,
            )
            k.liquid(x, 0.95, 0.44, 0.15)
            box(
                (0.88, 0.07, 0.05), (x, 0.95, 0.22), flat("brick"), 0, (0, 0, 35 if x < -1 else -20)
            )
            cone(0.07, 0.07, 0.12, (x, 0.95, 0.24), flat("amber"), 12)
    k.block(-0.68, 1.66, 1.9, 0.30, 0.30, "#8fb7a4", "teal", 1, 9)
    with k.building(keep=0.92, tilt=10):
        for c, s, _ in around(6):
            tube(
                [(1.18 + 0.40 * c, 1.15 + 0.34 * s, 0), (1.18 + 0.30 * c, 1.15 + 0.30 * s, 0.78)],
                0.032,
                flat("ink"),
                None,
                2,
            )
        tube([(1.18, 1.15, 0), (1.18, 1.15, 0.8)], 0.06, flat("#3f8fa0"), None, 3)
        k.drum(1.18, 1.15, 0.30, 0.54, 0.16, "#3f9fb0", 0.72)
        k.drum(1.18, 1.15, 0.54, 0.54, 0.36, "#4fb3c0", 0.88)
        lathe(
            [(0.545, 0), (0.56, 0.02), (0.56, 0.10), (0.545, 0.12)],
            flat("white"),
            at=(1.18, 1.15, 1.0),
            seg=44,
        )
        lathe(
            [(0.60, 0), (0.58, 0.05), (0, 0.30)], round_wall("red"), at=(1.18, 1.15, 1.23), seg=40
        )
        sphere(0.06, (1.18, 1.15, 1.55), flat("amber"), seg=12)
    k.quarter(-1, "#d5dcc8", "#a3ad98")
    with k.building(keep=1, tilt=4):
        for y in (-0.75, -1.2):
            tube(
                [(-1.75, y, 0.16), (-0.75, y, 0.16), (-0.62, y, 0.10)],
                0.085,
                toon("#3f8fa0", gloss=1.7),
                None,
                5,
            )
            for x in (-1.6, -1.2, -0.85):
                lathe(
                    [(0.085, -0.03), (0.115, -0.03), (0.115, 0.03), (0.085, 0.03)],
                    flat("amber"),
                    at=(x, y, 0.16),
                    turn=(0, 90, 0),
                    seg=20,
                )
    k.block(-1.35, -1.62, 0.7, 0.26, 0.2, "cream", "teal", 1, 4)
    k.park(1)
    k.pond(1.1, -1.1, 0.30)
