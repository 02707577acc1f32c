"""Medical tiles 1 City Hospital, 5 Botanical Garden, 9 Farm Belt, 13 Waterworks."""

from geometry import around, box, cone, gable, lathe, sphere, tube
from kit import set_down
from materials import toon
from models.machines import water_tower, windmill
from surfaces import flat, roof, wall

GLASS = ("#a8ecc8", "#2a9d6a", "#f4fff0")
GREEN = ("#2f9e4d", "#1c6a3a")


def hospital(k):
    """White wings and a tall ward block under a huge green cross. An Outpost."""
    k.plaza("#d6cab2", "#a8987e")
    for side in (-1, 1):
        with k.building(keep=0.8, lean=(0, side * 5, side * 4), sink=0.05):
            k.block(side * 1.15, 1.25, 1.10, 0.80, 0.46, "white", "#f3ead6", 2, 4)
    with k.building(keep=1, lean=(-6, -13, 5), sink=0.12):
        k.block(0, 1.30, 1.30, 0.96, 1.05, "white", "white", 3, 5, win=(0.6, 0.5))
        green = flat(*GREEN)
        box((1.06, 0.34, 0.09), (0, 1.30, 1.14), green, 0.02, standing=True)
        box((0.34, 1.02, 0.09), (0, 1.30, 1.14), green, 0.02, standing=True)
        box((0.70, 0.26, 0.08), (0, 0.72, 0.32), green)
        box((0.34, 0.05, 0.26), (0, 0.80, 0.17), flat("#27424f"))
    k.growth("tentacle", -0.72, 0.62, 1.1)
    k.lawn(-1.1, -1.1, 1.5, 1.5)
    k.path(-1.1, -1.1, 0.34, 1.5)
    k.path(-1.1, -1.1, 1.5, 0.34)
    with k.building(keep=1, lean=(12, 16, 24)), set_down(-1.14, -1.1, size=1.9):
        k.lorry(0, 0, "white", 0, "#2f9e4d")
    k.trees((-1.66, -0.58, 1.5), (-0.56, -0.58, 1.4), (-1.66, -1.62, 1.4), (-0.56, -1.62, 1.5))
    k.outpost(1)


def garden(k):
    """Three glass domes among trees and flower beds."""
    k.lawn(0, 1.1, 3.62, 1.5)
    for x, lean in ((-1.18, 14), (1.18, -12)):
        with k.building(keep=0.6, lean=(4, lean, 0)):
            k.dome(x, 1.05, 0.50, 0.48, GLASS)
            _ribs(x, 1.05, 0.50, 0.19, 0.64)
    with k.building(keep=1, rift=11):
        k.dome(0, 1.2, 0.80, 0.95, GLASS)
        _ribs(0, 1.2, 0.80, 0.19, 1.10)
        box((0.30, 0.10, 0.26), (0, 0.38, 0.15), flat("cream"))
        box((0.18, 0.12, 0.19), (0, 0.36, 0.13), flat("#2a6a4a"))
    k.growth("thorn", 0, 1.25, 2.0, 0.2)
    k.trees((-1.66, 1.66, 1.4), (1.66, 1.66, 1.4), (-1.72, 0.5, 1.1), (1.72, 0.5, 1.1))
    colors = ("red", "amber", "#c06ad0", "white")
    k.lawn(-1.1, -1.1, 1.5, 1.5)
    for i, color in enumerate(colors):
        with k.building(keep=1, tilt=4):
            y = -0.56 - 0.36 * i
            box((1.30, 0.22, 0.08), (-1.1, y, 0.05), wall("#7a5236"), 0.02, standing=True)
            for j in range(5):
                sphere(0.115, (-1.62 + 0.26 * j, y, 0.18), flat(color), seg=12)
    k.lawn(1.1, -1.1, 1.5, 1.5)
    k.pond(1.1, -1.1, 0.56, 0.9)
    for x, y, r in ((0.92, -1.0, 0.14), (1.28, -1.22, 0.16), (1.02, -1.38, 0.11)):
        k.circle(x, y, r, "leaf", 0.075)
    with k.building(keep=1, tilt=4):
        for x, y in ((0.92, -1.0), (1.3, -1.2)):
            sphere(0.075, (x, y, 0.12), flat("#f08ab0"), seg=10)
    k.trees((1.72, -0.52, 1.1), (1.72, -1.7, 1.1))


def _ribs(x, y, radius, foot, top):
    """Glazing bars. They bulge more than the glass, because a tube cuts its corners."""
    rib = flat("cream")
    shape = ((1.01, 0), (0.99, 0.44), (0.80, 0.81), (0.42, 1.02), (0, 1.02))
    for c, s, _ in around(8, 22.5):
        points = [
            (x + radius * r * c, y + radius * r * s, foot + (top - foot) * z) for r, z in shape
        ]
        tube(points, 0.026, rib, None, 2)
    sphere(0.08, (x, y, top + 0.04), flat("amber"), seg=12)


def farm(k):
    """A red barn, a silo and a wind pump behind the crop-duster's strip. An Airfield."""
    k.lawn(0, 1.1, 3.62, 1.5, "#b9bd5c")
    k.airstrip()
    with k.building(keep=0.9, lean=(-4, 16, -6), sink=0.10):
        _barn(0.30, 1.46)
    with k.building(keep=0.72, lean=(0, -13, 0)):
        k.drum(1.30, 1.5, 0.28, 0.28, 1.10, "#e8e0d0", 0.05)
        k.dome(1.30, 1.5, 0.27, 0.27, ("#b9c4c8", "#6f7f8a", "#ffffff"), 1.12, 0.01)
    with k.building(keep=1.0, lean=(8, 20, 0)):
        windmill(-1.25, 1.5, 1.25)
    k.growth("fern", -0.45, 1.35, 1.3)
    k.trees((-1.76, 1.72, 1.1), (1.76, 1.70, 1.2))
    for i in range(6):
        y = -0.49 - 0.245 * i
        k.lawn(-1.1, y, 1.5, 0.17, ("#f0b048", "#d9922e")[i % 2])
    k.lawn(1.1, -1.1, 1.5, 1.5, "#86a84e")
    with k.building(keep=1, lean=(10, 22, 14), sink=0.05):
        _tractor(-1.05, -1.12)
    for x, y in ((0.80, -0.80), (1.45, -1.05), (0.98, -1.45)):
        _cow(k, x, y)


def _barn(x, y):
    box((1.30, 0.62, 0.60), (x, y, 0.05), wall("#d2382f"), 0.01, standing=True)
    gable(1.44, 0.78, 0.50, (x, y, 0.63), roof("#a32d2a"))
    front = y - 0.31
    box((0.56, 0.02, 0.50), (x, front - 0.01, 0.30), flat("white"))
    for turn in (-42, 42):
        box((0.64, 0.02, 0.085), (x, front - 0.025, 0.30), flat("#c9302f"), 0, (0, turn, 0))
    for dx in (-0.47, 0.47):
        box((0.19, 0.02, 0.22), (x + dx, front - 0.01, 0.40), flat("white"))


def _tractor(x, y):
    box((0.52, 0.24, 0.20), (x, y, 0.26), flat("green"), 0.04)
    box((0.20, 0.22, 0.24), (x - 0.13, y, 0.44), flat("#bfe6e0"), 0.03)
    for dx, r in ((-0.19, 0.19), (0.20, 0.13)):
        cone(r, r, 0.38, (x + dx, y, 0.06 + r * 0.8), flat("#3a3140"), 20, (90, 0, 0))
        cone(r * 0.45, r * 0.45, 0.39, (x + dx, y, 0.06 + r * 0.8), flat("amber"), 14, (90, 0, 0))


def _cow(k, x, y):
    with k.building(keep=1, lean=(78, 0, 20), sink=0.02):
        box((0.32, 0.17, 0.17), (x, y, 0.19), flat("white"), 0.05)
        box((0.11, 0.175, 0.176), (x + 0.04, y, 0.195), flat("#3a3140"), 0.02)
        sphere(0.08, (x - 0.20, y, 0.25), flat("white"), seg=10)


def waterworks(k):
    """A banded water tower over the pump hall; two settling basins with sweeping arms."""
    k.plaza("#d5dcc8", "#a3ad98")
    with k.building(keep=0.86, lean=(0, -7, 4)):
        k.block(-0.98, 1.30, 1.40, 0.62, 0.56, "#c8663e", "teal", 0, 1)
        for x in (-1.42, -0.98, -0.54):
            _arch(x, 0.985)
        for x in (-1.42, -0.54):
            k.drum(x, 1.42, 0.10, 0.085, 0.46, "cream", 0.62)
    with k.building(keep=1, lean=(6, 15, 0), sink=0.12):
        water_tower(0.86, 0.92)
    k.growth("tentacle", 1.62, 0.62, 1.0)
    for side in (-1, 1):
        k.quarter(side, "#d5dcc8", "#a3ad98")
        with k.building(keep=1, tilt=4):
            _basin(k, side * 1.1, -1.1, 35 if side < 0 else -25)
        k.trees((side * 1.72, -1.72, 1.0), (side * 0.48, -0.50, 0.9))


def _arch(x, y):
    """A round-headed window of the pump hall."""
    glass = flat("#bfe6e0")
    box((0.28, 0.03, 0.26), (x, y, 0.24), glass)
    cone(0.14, 0.14, 0.03, (x, y, 0.37), glass, 20, (90, 0, 0))


def _basin(k, x, y, turn):
    stone = flat("cream", "#c9a58c")
    rim = [(0, 0.05), (0.70, 0.05), (0.70, 0.24), (0.61, 0.24), (0.61, 0.13)]
    lathe(rim, stone, at=(x, y, 0), seg=48)
    k.liquid(x, y, 0.61, 0.16)
    box((1.28, 0.11, 0.06), (x, y, 0.25), flat("brick"), 0, (0, 0, turn))
    cone(0.12, 0.10, 0.16, (x, y, 0.28), toon("amber"), 14)
