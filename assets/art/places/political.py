"""Political tiles 3 City Hall, 7 Embassy Row, 11 Television Tower, 15 Monument Plaza."""

import math

from geometry import around, box, cone, gable, lathe, plate, sphere, tube
from materials import lamp, toon
from models.machines import dish, radio_waves
from models.sculptures import statue, television_set
from surfaces import flat, roof, wall

GOLD = ("#ffb52e", "#b9660c", "#ffe27a")


def city_hall(k):
    """A temple front of seven columns under a golden dome. An Outpost."""
    k.plaza("#f0dcb4", "#c9a070")
    with k.building(keep=1, lean=(0, 5, 3), sink=0.05):
        _temple(k)
    with k.building(keep=1, lean=(0, 24, 10), rift=16, sink=0.10):
        k.dome(0.02, 1.28, 0.58, 0.54, GOLD, 0.92, 0.12)
        k.drum(0.02, 1.28, 0.13, 0.10, 0.12, "cream", 1.62)
        cone(0.11, 0.0, 0.22, (0.02, 1.28, 1.80), flat("#ffb52e"), 16)
    k.growth("tentacle", -1.30, 0.66, 1.2)
    k.trees((-1.66, 1.62, 1.4), (1.66, 1.62, 1.4))
    k.lawn(-1.1, -1.1, 1.5, 1.5)
    k.path(-1.1, -1.1, 0.18, 1.5)
    k.path(-1.1, -1.1, 1.5, 0.18)
    k.pond(-1.1, -1.1, 0.46)
    with k.building(keep=1, tilt=14):
        cone(0.16, 0.10, 0.22, (-1.1, -1.1, 0.16), wall("cream"), 16)
        sphere(0.17, (-1.1, -1.1, 0.36), flat("#d8f4f0"), (1, 1, 0.9), seg=16)
    k.outpost(1)


def _temple(k):
    box((2.9, 1.15, 0.08), (0, 1.14, 0.04), flat("cream", "#cf9f66"), 0.02, standing=True)
    box((2.7, 1.00, 0.08), (0, 1.18, 0.11), flat("cream", "#cf9f66"), 0.02, standing=True)
    box((2.4, 0.70, 0.80), (0, 1.30, 0.16), wall("#e9bd78"), 0.01, standing=True)
    box((2.6, 0.92, 0.11), (0, 1.24, 0.95), flat("#f0b848"), 0.01, standing=True)
    for i in range(6):
        cone(0.12, 0.095, 0.80, (-1.1 + 0.44 * i, 0.84, 0.57), flat("white", "#c9a58c"), 16)
    for x in (-0.88, -0.44, 0.44, 0.88):
        box((0.17, 0.02, 0.46), (x, 0.945, 0.55), flat("window"))
    box((0.30, 0.02, 0.56), (0, 0.945, 0.44), flat("umber"))
    # an upright sheet: a real roof behind it would hide the triangle from above
    front = ((-1.0, 0), (1.0, 0), (0, 0.46))
    plate(front, -0.03, 0.03, flat("white"), 0, (0, 0.80, 1.05), (90, 0, 0))
    sphere(0.12, (0, 0.76, 1.20), flat("#f0b848"), (1, 0.3, 1), seg=16)


def embassies(k):
    """Three villas of three countries, each under a flag as large as itself."""
    k.plaza("#e6d9ba", "#b9a27c")
    looks = (
        (-1.2, "#f2e3c4", "teal", (0, -10, 0), "stripes"),
        (0, "#e8a08a", "brick", (10, 6, 0), "sun"),
        (1.2, "#cfdcc8", "blue", (0, 14, 0), "cross"),
    )
    for x, color, top, lean, device in looks:
        with k.building(keep=0.78, lean=(0, lean[1] * 0.7, 0)):
            _villa(x, color, top)
        with k.building(keep=1, lean=(lean[0] * 2, -lean[1] * 0.9, 0), sink=0.14):
            _state_flag(k, x, 1.46, device)
    k.growth("mushroom", -0.60, 1.0, 1.1)
    for i, color in enumerate(("red", "blue", "amber", "green")):
        x = (-1.72, -0.62, 0.62, 1.72)[i]
        k.flag(x, 0.50, 0.05, color, 0.72, 1.25)
    for side in (-1, 1):
        k.lawn(side * 1.1, -1.1, 1.5, 1.5)
        k.hedge(side * 1.1, -0.46, 1.4, 0.14)
        k.hedge(side * 1.1, -1.74, 1.4, 0.14)
        k.hedge(side * 1.76, -1.1, 0.14, 1.4)
        k.circle(side * 1.1, -1.1, 0.52)
    with k.building(keep=1, lean=(12, 0, 20)):
        _limousine(-1.1, -1.05)
    k.pond(1.1, -1.1, 0.32)


def _villa(x, color, top):
    box((1.02, 0.50, 0.62), (x, 1.46, 0.05), wall(color), 0.01, standing=True)
    gable(1.16, 0.62, 0.36, (x, 1.46, 0.66), roof(top))
    box((0.70, 0.24, 0.07), (x, 1.14, 0.46), flat("white"), 0.01, standing=True)
    for dx in (-0.28, -0.10, 0.10, 0.28):
        cone(0.045, 0.04, 0.42, (x + dx, 1.06, 0.26), flat("white", "#c9a58c"), 10)
    box((0.16, 0.02, 0.30), (x, 1.205, 0.20), flat("umber"))
    for dx in (-0.40, 0.40):
        box((0.14, 0.02, 0.24), (x + dx, 1.205, 0.34), lamp("lit"))


def _state_flag(k, x, y, device):
    """A large flag on the ridge of a villa, of no real country."""
    k.mast(x - 0.42, y, 0.60, 1.06, 0.035, "#4a3a40")
    sphere(0.055, (x - 0.42, y, 1.68), flat("amber"), seg=10)
    at = (x + 0.02, y, 1.36)
    if device == "stripes":
        for i, color in enumerate(("purple", "cream", "amber")):
            stripe = (at[0] - 0.29 + 0.29 * i, y, at[2])
            box((0.29, 0.03, 0.56), stripe, flat(color))
    elif device == "sun":
        box((0.87, 0.03, 0.56), at, flat("amber"))
        cone(0.18, 0.18, 0.05, at, flat("teal"), 24, (90, 0, 0))
    else:
        box((0.87, 0.03, 0.56), at, flat("red"))
        box((0.87, 0.04, 0.13), at, flat("cream"))
        box((0.14, 0.04, 0.56), at, flat("cream"))


def _limousine(x, y):
    box((0.66, 0.24, 0.12), (x, y, 0.16), flat("#2f2a3a"), 0.03)
    box((0.36, 0.20, 0.11), (x + 0.02, y, 0.27), flat("#bfe6e0"), 0.03)
    box((0.30, 0.17, 0.03), (x + 0.02, y, 0.33), flat("#2f2a3a"), 0.01)
    for end in (-0.33, 0.33):
        box((0.03, 0.22, 0.05), (x + end, y, 0.15), flat("white"))


def television(k):
    """A red and white transmitter tower on four legs; a television set below."""
    k.plaza("pavement", "#cfa06a")
    k.block(-1.28, 1.36, 0.86, 0.60, 0.40, "#e0a13a", "#cf8f2a", 1, 4)
    with k.building(keep=1, lean=(24, -20, 0), sink=0.05):
        dish(-1.28, 1.36, 0.72, 0.42, 24)
    k.block(1.28, 1.36, 0.86, 0.60, 0.34, "#d9702c", "cream", 1, 4)
    x, y = 0.0, 1.10
    with k.building(keep=1, lean=(0, 4, 0)):
        _tower_foot(k, x, y)
    with k.building(keep=1, lean=(4, 25, 0)):
        _tower_head(k, x, y)
    for side in (-1, 1):
        k.quarter(side)
    with k.building(keep=1, lean=(8, -14, 8), sink=0.06):
        television_set(-1.1, -1.1, 1.12)
    k.block(1.1, -0.72, 1.2, 0.50, 0.40, "#bf5a38", "cream", 2, 5)
    k.block(1.1, -1.50, 1.2, 0.42, 0.20, "cream", "orange", 1, 5)


def _tower_foot(k, x, y):
    for c, s, _ in around(4, 45):
        leg = ((0.92, 0.03), (0.42, 0.45), (0.14, 1.0))
        points = [(x + r * c, y + 0.86 * r * s, z) for r, z in leg]
        tube(points, 0.085, flat("#b9203a"), [1.3, 1, 0.8], 4)
    for i in range(5):
        bottom = 0.22 - 0.02 * i
        k.drum(x, y, bottom, bottom - 0.02, 0.22, ("white", "red")[i % 2], 0.05 + 0.22 * i)


def _tower_head(k, x, y):
    k.drum(x, y, 0.20, 0.42, 0.14, "cream", 0.98)
    k.drum(x, y, 0.43, 0.43, 0.13, "window", 1.12)
    k.drum(x, y, 0.46, 0.18, 0.14, "#ffb52e", 1.25)
    for i in range(6):
        bottom = 0.13 - 0.016 * i
        k.drum(x, y, bottom, bottom - 0.016, 0.15, ("red", "white")[i % 2], 1.36 + 0.15 * i)
    sphere(0.12, (x, y, 2.30), lamp("#ff2a1a"), seg=12)
    for side in (-1, 1):
        radio_waves(x, y - 0.1, 1.72, (0.32, 0.54, 0.76), side, lamp("yellow"))


def monument(k):
    """A gold-tipped obelisk on its steps behind the runway; two round fountains. An Airfield."""
    k.lawn(0, 1.1, 3.62, 1.5, "#74a850")
    k.airstrip()
    with k.building(keep=1, tilt=2):
        for i in range(3):
            size = 1.30 - 0.30 * i
            at = (0, 1.46, 0.05 + 0.12 * i)
            step = flat("#f3e0b8", "#b98f66")
            box((size, size * 0.58, 0.12), at, step, 0.012, standing=True)
        box((0.62, 0.46, 0.22), (0, 1.42, 0.41), wall("#c98a5a"), 0.02, standing=True)
    with k.building(keep=0.64, lean=(0, 4, 0)):
        shaft = [(0.36, 0), (0.24, 0.92), (0, 0.93)]
        pale = wall("#fff0d8", "#b98a78")
        lathe(shaft, pale, seg=4, at=(0, 1.40, 0.60), turn=(0, 0, 45), smooth=0)
        tip = toon("#ffc23a", "#b9751a", gloss=1.4)
        lathe([(0.25, 0), (0, 0.34)], tip, seg=4, at=(0, 1.40, 1.52), turn=(0, 0, 45), smooth=0)
    for side in (-1, 1):
        for x, color in ((0.95, "red"), (1.60, "blue")):
            k.flag(side * x - 0.15, 1.56, 0.05, color, 0.95, 1.6)
    k.growth("crystal", 1.30, 1.2, 1.2)
    for side in (-1, 1):
        k.quarter(side, "#ead9b6", "#bf9f72")
        k.circle(side * 1.1, -1.1, 0.72, "#d9b888", 0.052)
    k.pond(-1.1, -1.1, 0.54)
    with k.building(keep=1, lean=(14, 10, 0)):
        cone(0.22, 0.12, 0.28, (-1.1, -1.1, 0.18), wall("cream"), 16)
        for c, s, _ in around(8, 10):
            spray = [(0.05, 0.40), (0.22, 0.56), (0.36, 0.14)]
            points = [(-1.1 + r * c, -1.1 + r * s, z) for r, z in spray]
            tube(points, 0.035, flat("#d8f4f0"), [0.6, 1, 0.8], 3)
    with k.building(keep=1, lean=(0, 38, 20), sink=0.05):
        statue(1.1, -1.15, 1.35)
    for c, s, _ in around(4, 45):
        k.tree(1.1 + 0.62 * math.copysign(1, c), -1.1 + 0.62 * math.copysign(1, s), 0.9)
