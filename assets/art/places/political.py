"""Political tiles: 3 City Hall, 7 Embassy Row, 11 Television Tower, 15 Monument Plaza."""

import math

from geometry import around, box, cone, curve, gable, lathe, plate, sphere, tube
from kit import flat, wall
from materials import lamp, toon

GOLD = ("#ffb52e", "#b9660c", "#ffe27a")


def city_hall(k):
    """A temple front of seven columns under a golden dome."""
    k.plaza("#f0dcb4", "#c9a070")
    with k.building(keep=0.80, tilt=5):
        box((2.5, 1.05, 0.08), (0, 1.12, 0.04), flat("cream", "#cf9f66"), 0.02, standing=True)
        box((2.3, 0.92, 0.07), (0, 1.15, 0.11), flat("cream", "#cf9f66"), 0.02, standing=True)
        box((2.05, 0.66, 0.78), (0, 1.26, 0.16), wall("#e9bd78"), 0.01, standing=True)
        box((2.22, 0.86, 0.10), (0, 1.22, 0.94), flat("#f0b848"), 0.01, standing=True)
        for i in range(7):
            cone(0.085, 0.07, 0.78, (-0.9 + 0.3 * i, 0.84, 0.56), flat("white", "#c9a58c"), 14)
        for x in (-0.75, -0.45, 0.45, 0.75):
            box((0.13, 0.02, 0.40), (x, 0.925, 0.55), flat("window"))
        box((0.24, 0.02, 0.52), (0, 0.925, 0.44), flat("umber"))
        # an upright sheet: a real roof behind it would hide the triangle from above
        plate(
            ((-0.80, 0), (0.80, 0), (0, 0.40)),
            -0.03,
            0.03,
            flat("white"),
            0,
            (0, 0.82, 1.04),
            (90, 0, 0),
        )
        sphere(0.09, (0, 0.78, 1.17), flat("#f0b848"), (1, 0.3, 1), seg=16)
        k.dome(0, 1.30, 0.46, 0.46, GOLD, 0.98, 0.16)
        k.drum(0, 1.30, 0.10, 0.08, 0.12, "cream", 1.58)
        cone(0.09, 0.0, 0.16, (0, 1.30, 1.78), flat("#ffb52e"), 16)
    k.flag(-1.55, 0.62, 0.05, "yellow", 0.75, 1.1)
    k.flag(1.45, 0.62, 0.05, "yellow", 0.75, 1.1)
    k.trees((-1.65, 1.6, 1.2), (1.65, 1.6, 1.2))
    k.park(-1)
    k.pond(-1.1, -1.1, 0.26)
    k.offices(1, "#e0a13a", "brick")


def embassies(k):
    """Three villas in different styles behind a long row of tall flags."""
    k.plaza("#e6d9ba", "#b9a27c")
    styles = ((-1.2, "#f2e3c4", "teal"), (0, "#e8a08a", "brick"), (1.2, "#cfdcc8", "blue"))
    for x, colour, roof in styles:
        with k.building(keep=0.8, tilt=6):
            box((0.92, 0.46, 0.66), (x, 1.50, 0.05), wall(colour), 0.01, standing=True)
            tiles = toon(roof, gradient=(0, 1.1, 0.6), light_at=2, threshold=0.4)
            gable(1.04, 0.56, 0.32, (x, 1.50, 0.70), tiles)
            box((0.52, 0.20, 0.05), (x, 1.20, 0.44), flat("white"), 0.01, standing=True)
            for dx in (-0.21, -0.07, 0.07, 0.21):
                cone(0.034, 0.03, 0.40, (x + dx, 1.14, 0.25), flat("white", "#c9a58c"), 10)
            box((0.13, 0.02, 0.28), (x, 1.265, 0.19), flat("umber"))
            for dx in (-0.34, 0.34):
                for z in (0.24, 0.54):
                    box(
                        (0.13, 0.02, 0.17),
                        (x + dx, 1.265, z),
                        lamp("lit") if z < 0.4 else flat("window"),
                    )
    for x in (-0.6, 0.6):
        k.hedge(x, 1.35, 0.10, 0.8)
    flags = (
        ("red", "white"),
        ("blue", "yellow"),
        ("green", "white"),
        ("amber", "purple"),
        ("teal", "red"),
        ("white", "blue"),
        ("orange", "green"),
    )
    for i, (first, second) in enumerate(flags):
        x = -1.62 + 0.52 * i
        with k.building(keep=1, tilt=22):
            k.mast(x, 0.56, 0.05, 1.0, 0.026, "#5a4a52")
            sphere(0.035, (x, 0.56, 1.06), flat("amber"), seg=10)
            box((0.36, 0.02, 0.15), (x + 0.19, 0.56, 0.94), flat(first))
            box((0.36, 0.02, 0.15), (x + 0.19, 0.56, 0.79), flat(second))
    for side in (-1, 1):
        k.lawn(side * 1.1, -1.1, 1.5, 1.5)
        k.path(side * 1.1, -1.1, 0.14, 1.4)
        with k.building():
            k.house(side * 1.52, -1.42, "#f2e3c4", "brick" if side < 0 else "teal", 1.25)
        k.hedge(side * 0.62, -1.1, 0.10, 1.2)
    k.pond(-1.45, -0.72, 0.22)
    k.flowers(0.76, -0.52, ["red", "yellow"])
    k.trees((-1.76, -1.75, 0.9), (1.76, -1.75, 0.9), (0.95, -1.7, 1.0), (-0.95, -1.7, 1.0))
    k.car(-0.75, -0.12, "ink")
    k.car(0.7, 0.12, "ink", 180)


def television(k):
    """A red and white needle with a ring of glass, dishes on the studios beside it."""
    k.plaza("pavement", "#cfa06a")
    with k.building(keep=0.85, tilt=4):
        k.block(-1.15, 1.22, 0.96, 0.66, 0.44, "#e0a13a", "#cf8f2a", 2, 5)
        _dish(-1.28, 1.15, 0.74, 0.30, -24)
        _dish(-0.85, 1.22, 0.68, 0.20, 18)
    k.block(1.22, 1.22, 0.86, 0.66, 0.36, "#d9702c", "cream", 2, 5)
    with k.building(keep=1, tilt=8):
        _dish(1.2, 1.15, 0.66, 0.26, 20)
    with k.building(keep=0.93, tilt=9):
        x, y = 0.03, 1.15
        for c, s, _ in around(4, 45):
            tube(
                [
                    (x + 0.55 * c, y + 0.50 * s, 0.03),
                    (x + 0.22 * c, y + 0.20 * s, 0.45),
                    (x + 0.10 * c, y + 0.10 * s, 0.9),
                ],
                0.055,
                flat("#b9203a"),
                [1.3, 1, 0.8],
                4,
            )
        for i in range(5):
            bottom = 0.17 - 0.02 * i
            k.drum(x, y, bottom, bottom - 0.02, 0.20, ("white", "red")[i % 2], 0.05 + 0.20 * i)
        k.drum(x, y, 0.16, 0.29, 0.12, "cream", 0.86)
        k.drum(x, y, 0.30, 0.30, 0.10, "window", 0.98)
        k.drum(x, y, 0.32, 0.14, 0.10, "#ffb52e", 1.08)
        for i in range(6):
            bottom = 0.095 - 0.012 * i
            k.drum(x, y, bottom, bottom - 0.012, 0.145, ("red", "white")[i % 2], 1.16 + 0.145 * i)
        sphere(0.085, (x, y, 2.06), lamp("#ff2a1a"), seg=12)
        for side in (-1, 1):
            for radius in (0.26, 0.42, 0.58):
                _radio_wave(x, y - 0.1, 1.74, radius, side)
    k.offices(-1, "#bf5a38", "cream")
    k.suburb(1, "orange", "red")
    for x, y in ((1.55, -0.62), (1.55, -1.52)):
        k.mast(x, y, 0.5, 0.24, 0.012)
        box((0.16, 0.01, 0.012), (x, y, 0.70), flat("ink"))


def _radio_wave(x, y, z, radius, side):
    """An arc as comics draw it, standing upright beside the mast."""
    angles = [math.radians(a) for a in (-38, -19, 0, 19, 38)]
    # heights are drawn shorter than widths; the factor keeps the arcs round
    points = [(x + side * radius * math.cos(a), y, z + radius * math.sin(a) / 0.62) for a in angles]
    tube(points, 0.034, lamp("yellow"), None, 3)


def _dish(x, y, z, radius, turn):
    bowl = curve([(0, 0), (radius * 0.6, radius * 0.12), (radius, radius * 0.42)])
    bowl += [(radius * 0.96, radius * 0.46), (radius * 0.55, radius * 0.2), (0, radius * 0.08)]
    lathe(bowl, flat("white", "#c9b0a0"), at=(x, y, z), turn=(50, 0, turn), seg=28)
    cone(0.035, 0.05, 0.22, (x, y + 0.04, z - 0.10), flat("ink"), 8)
    tip = (x + radius * 0.3 * (turn / 60), y - radius * 0.66, z + radius * 0.55)
    tube([(x, y, z), tip], 0.014, flat("ink"), None, 2)
    sphere(0.032, tip, flat("red"), seg=10)


def monument(k):
    """A gold-tipped obelisk on four steps, in a round plaza with fountains."""
    k.plaza("#ead9b6", "#bf9f72")
    for radius, colour in ((0.74, "#d9bb86"), (0.66, "#f3e6c8")):
        k.path(0, 1.10, radius * 2.0, radius * 1.9, colour, 0.05 + 0.004 * (radius < 0.7))
    with k.building(keep=0.84, tilt=8):
        for i in range(4):
            size = 1.15 - 0.2 * i
            box(
                (size, size * 0.9, 0.11),
                (0, 1.08, 0.05 + 0.11 * i),
                flat("#f3e0b8", "#b98f66"),
                0.012,
                standing=True,
            )
        box((0.40, 0.36, 0.24), (0, 1.08, 0.49), wall("#c98a5a"), 0.02, standing=True)
        box((0.24, 0.02, 0.12), (0, 0.895, 0.61), flat("amber"))
        shaft = [(0.20, 0), (0.13, 1.15), (0, 1.16)]
        lathe(
            shaft, wall("#fff0d8", "#b98a78"), seg=4, at=(0, 1.08, 0.72), turn=(0, 0, 45), smooth=0
        )
        lathe(
            [(0.135, 0), (0, 0.26)],
            toon("#ffc23a", "#b9751a", gloss=1.4),
            seg=4,
            at=(0, 1.08, 1.87),
            turn=(0, 0, 45),
            smooth=0,
        )
    for x in (-1.32, 1.32):
        with k.building(keep=1, tilt=5):
            k.pond(x, 1.12, 0.34, 0.9)
            cone(0.05, 0.03, 0.20, (x, 1.12, 0.16), flat("cream"), 12)
            sphere(0.10, (x, 1.12, 0.30), flat("#d8f4f0"), (1, 1, 0.8), seg=14)
    for i in range(4):
        for side in (-0.82, 0.82):
            k.hedge(side, 0.52 + 0.40 * i, 0.09, 0.26)
    for x, colour in ((-1.66, "yellow"), (1.55, "yellow")):
        k.flag(x, 0.5, 0.05, colour, 0.62, 1.0)
        k.flag(x, 1.68, 0.05, colour, 0.62, 1.0)
    for side in (-1, 1):
        k.lawn(side * 1.1, -1.1, 1.5, 1.5)
        k.path(side * 1.1, -1.1, 1.42, 0.12)
        k.path(side * 1.1, -1.1, 0.12, 1.42)
        with k.building(keep=1, tilt=12):
            _statue(k, side * 1.1, -1.1)
        spots = ((0.58, -0.58, 1.0), (1.62, -0.58, 1.0), (1.62, -1.64, 1.0), (0.58, -1.64, 1.0))
        k.trees(*((side * x, y, s) for x, y, s in spots))
    k.people((-0.42, 0.46), (0.40, 0.44), (0.1, 0.40))


def _statue(k, x, y):
    stone, bronze = wall("#d9c0a0"), toon("#5f8f86", "#2f5a5c", gloss=1.7)
    box((0.28, 0.26, 0.22), (x, y, 0.05), stone, 0.01, standing=True)
    lathe(
        curve([(0.09, 0), (0.07, 0.16), (0.11, 0.28), (0.04, 0.34)]),
        bronze,
        at=(x, y, 0.27),
        seg=16,
    )
    sphere(0.06, (x, y, 0.66), bronze, seg=14)
    tube(
        [(x + 0.08, y, 0.54), (x + 0.16, y - 0.02, 0.66), (x + 0.18, y - 0.03, 0.80)],
        0.03,
        bronze,
        None,
        3,
    )
