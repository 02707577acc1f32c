"""Tactical tiles: 2 Fort Garrison, 6 Army Airbase, 10 Armory, 14 Harbor."""

from geometry import box, cone, curve, lathe, plate, sphere, torus, tube
from kit import flat, wall
from materials import lamp, toon

BRICK = "#bf5a38"


def fort(k):
    """A brick fort: four capped towers, battlements, a keep with the flag."""
    k.plaza("sand", "#b98f5c")
    with k.building(keep=0.85, tilt=5):
        for x, y, w, d in (
            (0, 0.50, 2.8, 0.18),
            (0, 1.74, 2.8, 0.18),
            (-1.4, 1.12, 0.18, 1.2),
            (1.4, 1.12, 0.18, 1.2),
        ):
            box((w, d, 0.34), (x, y, 0), wall(BRICK), 0.01, standing=True)
        for i in range(-5, 6):
            if abs(i) > 1:
                for y in (0.50, 1.74):
                    box((0.13, 0.19, 0.10), (0.24 * i, y, 0.34), wall(BRICK), standing=True)
        box((0.44, 0.22, 0.46), (0, 0.48, 0), wall("#d9823a"), 0.01, standing=True)
        box((0.26, 0.06, 0.30), (0, 0.36, 0), flat("ink"), standing=True)
    for x in (-1.4, 1.4):
        for y in (1.74, 0.50):
            with k.building(keep=0.8, tilt=9):
                k.drum(x, y, 0.29, 0.26, 0.60, BRICK)
                k.drum(x, y, 0.32, 0.32, 0.08, "cream", 0.58)
                k.drum(x, y, 0.30, 0.0, 0.34, "red", 0.66)
    with k.building(keep=0.85, tilt=6):
        k.block(0, 1.22, 0.95, 0.62, 0.72, "#d9823a", "red", 3, 4)
        for x in (-0.36, -0.12, 0.12, 0.36):
            box((0.14, 0.08, 0.10), (x, 0.94, 0.82), flat("cream"), standing=True)
    k.flag(0, 1.2, 0.80, "red", 0.70, 1.5)
    for side in (-1, 1):
        k.quarter(side, "sand", "#b98f5c")
    for x in (-1.5, -0.95, 1.1, 1.58):
        k.tank(x, -1.52, 90)
    k.block(-1.4, -0.68, 0.66, 0.40, 0.22, BRICK, "amber", 1, 4)
    k.people((1.0, -0.75), (1.2, -0.75), (1.4, -0.75), (1.0, -0.95), (1.2, -0.95), (1.4, -0.95))
    k.trees((1.72, -0.55, 1.1), (0.55, -0.55, 1.0))


def _jet(k, x, y, z, size, turn=0):
    """A swept-wing jet; at turn 0 its nose points east."""
    s = size
    with k.building(keep=1, tilt=14):
        body = curve(
            [(0, -0.50), (0.07, -0.46), (0.085, -0.1), (0.075, 0.3), (0.03, 0.52), (0, 0.56)]
        )
        body = [(r * s, h * s) for r, h in body]
        lathe(body, toon("#e8ecef", "#9a98a8", gloss=1.8), at=(x, y, z), turn=(0, 90, turn), seg=20)
        wing = [(0.18, 0), (-0.22, 0.48), (-0.36, 0.48), (-0.20, 0), (-0.36, -0.48), (-0.22, -0.48)]
        plate(
            [(px * s, py * s) for px, py in wing],
            -0.01,
            0.02,
            flat("red"),
            at=(x, y, z),
            turn=(0, 0, turn),
        )
        tail = [
            (-0.36, 0),
            (-0.52, 0.20),
            (-0.60, 0.20),
            (-0.50, 0),
            (-0.60, -0.20),
            (-0.52, -0.20),
        ]
        plate(
            [(px * s, py * s) for px, py in tail],
            0.02,
            0.05,
            flat("red"),
            at=(x, y, z),
            turn=(0, 0, turn),
        )
        fin = [(-0.34, 0.05), (-0.56, 0.05), (-0.60, 0.24), (-0.50, 0.24)]
        if turn == 0:
            plate(
                [(px * s, pz * s) for px, pz in fin[::-1]],
                -0.012,
                0.012,
                flat("deep"),
                at=(x, y, z),
                turn=(90, 0, 0),
            )
        if turn == 0:
            sphere(0.05 * s, (x + 0.24 * s, y, z + 0.06 * s), flat("window"), (1.8, 1, 0.8), seg=12)


def airbase(k):
    """A runway with a jet taking off, two hangars and a control tower."""
    k.plaza("#928a90", "#655a66")
    runway = flat("#5d5560", "#453f4c")
    box((3.62, 0.62, 0.01), (0, 0.74, 0.055), runway)
    for i in range(8):
        box((0.26, 0.05, 0.01), (-1.6 + 0.46 * i, 0.74, 0.064), flat("white"))
    for y in (0.55, 0.65, 0.83, 0.93):
        box((0.24, 0.045, 0.01), (-1.62, y, 0.065), flat("white"))
    _jet(k, 0.15, 0.74, 0.24, 1.0)
    for x in (-1.3, -0.35):
        with k.building(keep=0.82, tilt=5):
            k.vault(x, 1.50, 0.43, 0.62, "#a8b070", shadow="#5e6a3a", squash=1.05)
            box((0.54, 0.03, 0.30), (x, 1.185, 0.19), flat("#3a3140"))
            box((0.60, 0.03, 0.06), (x, 1.18, 0.37), flat("amber"))
    with k.building(keep=0.88, tilt=6):
        k.drum(1.0, 1.52, 0.19, 0.15, 0.78, "cream", 0.05)
        k.drum(1.0, 1.52, 0.28, 0.36, 0.22, "teal", 0.80)
        k.drum(1.0, 1.52, 0.38, 0.34, 0.07, "white", 1.02)
        k.mast(1.0, 1.52, 1.09, 0.36)
        sphere(0.05, (1.0, 1.52, 1.47), lamp("#ff2a1a"), seg=10)
    with k.building(keep=1, tilt=10):
        tube([(1.62, 1.5, 0), (1.62, 1.5, 0.45)], 0.03, flat("ink"), None, 2)
        lathe(
            curve([(0, 0.0), (0.16, 0.03), (0.28, 0.12), (0.30, 0.13), (0.16, 0.06), (0, 0.03)]),
            flat("white"),
            at=(1.62, 1.42, 0.55),
            turn=(52, 0, -16),
            seg=28,
        )
    for side in (-1, 1):
        k.quarter(side, "#cdb58c", "#96794f")
    _jet(k, -1.35, -0.85, 0.16, 0.62, 90)
    _jet(k, -0.85, -0.85, 0.16, 0.62, 90)
    k.block(1.40, -0.72, 0.70, 0.42, 0.26, "#cf8a46", "teal", 1, 5)
    k.block(-1.40, -1.58, 0.70, 0.34, 0.22, "cream", "red", 1, 5)
    for x in (1.1, 1.5):
        with k.building():
            k.drum(x, -1.45, 0.17, 0.17, 0.22, "white", 0.05)
            k.drum(x, -1.45, 0.175, 0.175, 0.05, "red", 0.13)
    k.trees((1.74, -1.68, 1.0), (-0.56, -1.68, 1.0))


def armory(k):
    """A giant gun on a turntable between two camouflaged bunkers and stacks of shells."""
    k.plaza("sand", "#b98f5c")
    for x in (-1.28, 1.28):
        with k.building(keep=0.8, tilt=5):
            k.vault(x, 1.25, 0.48, 0.95, "#8c9a5c", shadow="#4d5a2e", squash=0.95)
            for dx, dy, r in ((-0.2, 1.5, 0.16), (0.15, 1.2, 0.14), (-0.1, 0.95, 0.12)):
                sphere(r, (x + dx, dy, 0.44), flat("#64713a"), (1, 1, 0.35), seg=14)
            box((0.46, 0.05, 0.34), (x, 0.77, 0.21), flat("#3a3140"))
            box((0.54, 0.05, 0.07), (x, 0.76, 0.40), flat("amber"))
    _great_gun(k)
    with k.building(keep=1, tilt=10):
        for side in (-0.62, 0.62):
            for x in (-0.1, 0.1):
                lathe(
                    curve([(0.075, 0), (0.075, 0.22), (0.05, 0.34), (0, 0.42)]),
                    toon("#e0a030", gloss=1.6),
                    at=(side + x, 0.52, 0.05),
                    seg=16,
                )
                lathe(
                    [(0.078, 0), (0.08, 0.05), (0.078, 0.05)],
                    flat("red"),
                    at=(side + x, 0.52, 0.2),
                    seg=16,
                )
    for side in (-1, 1):
        k.quarter(side, "sand", "#b98f5c")
    k.crates((-1.55, -1.5), (-1.2, -1.5), (-1.38, -1.22), (1.66, -1.10), (1.66, -1.45))
    with k.building(keep=1, tilt=12):
        for i in range(4):
            for j in range(2 - i % 2):
                lathe(
                    curve([(0.07, 0), (0.07, 0.26), (0.04, 0.36), (0, 0.42)]),
                    toon("#e0a030", gloss=1.6),
                    at=(0.95 + 0.17 * i, -1.2, 0.12 + 0.14 * j),
                    turn=(90, 0, 0),
                    seg=16,
                )
    k.block(1.42, -0.66, 0.60, 0.40, 0.24, BRICK, "amber", 1, 4)
    with k.building(keep=0.85, tilt=12):
        for side in (-0.1, 0.1):
            tube(
                [(-1.5 + side * 1.4, -0.7, 0), (-1.5 + side, -0.7, 0.5)],
                0.025,
                flat("ink"),
                None,
                2,
            )
        box((0.30, 0.26, 0.18), (-1.5, -0.7, 0.50), wall("#8a5a34"), 0.01, standing=True)
        k.drum(-1.5, -0.7, 0.24, 0.0, 0.16, "red", 0.68, seg=4)
    k.trees((-0.58, -0.58, 1.0))


def _great_gun(k):
    """Seen from the side, or its barrel would point at the eye and read as a stump."""
    iron = toon("#69647a", "#322e40", gloss=1.6)
    with k.building(keep=1, tilt=8):
        k.drum(0, 1.30, 0.60, 0.56, 0.12, "#9a9088", 0.05)
        k.drum(0, 1.30, 0.44, 0.40, 0.14, "red", 0.17)
        tube([(0.46, 1.30, 0.46), (0.16, 1.30, 0.72)], 0.20, iron, [1.05, 1.0], 8)
        tube(
            [(0.20, 1.30, 0.68), (-0.30, 1.30, 1.14), (-0.66, 1.30, 1.48)],
            0.15,
            iron,
            [1.1, 1, 0.85],
            8,
        )
        for x, z, r in ((-0.16, 1.01, 0.155), (-0.62, 1.44, 0.14)):
            torus(r, 0.05, (x, 1.30, z), toon("red"), seg=28, turn=(0, -44, 0))
        sphere(0.10, (-0.68, 1.29, 1.50), flat("ink"), (0.6, 1, 0.8), seg=16)
        shield = [(-0.16, 0.30), (0.36, 0.30), (0.30, 0.80), (-0.02, 0.88)]
        for y in (1.06, 1.56):
            plate(shield, -0.03, 0.03, wall("#7d8f4a"), at=(0, y, 0), turn=(90, 0, 0))
        for x in (-0.02, 0.22):
            sphere(0.04, (x, 1.0, 0.42), flat("amber"), seg=10)


def harbor(k):
    """A basin with a freighter under two tall cranes, and a striped lighthouse."""
    k.plaza("#b9a890", "#8a7a6a")
    k.water(0, 1.22, 3.62, 1.22)
    _freighter(k)
    for x in (-0.62, 0.62):
        _crane(k, x)
    with k.building(keep=0.85, tilt=9):
        k.drum(1.66, 0.72, 0.24, 0.24, 0.12, "#8a8480", 0.03)
        for i in range(5):
            radius = 0.165 - 0.017 * i
            k.drum(
                1.66, 0.72, radius, radius - 0.017, 0.20, ("white", "red")[i % 2], 0.15 + 0.2 * i
            )
        k.drum(1.66, 0.72, 0.13, 0.13, 0.03, "ink", 1.15)
        sphere(0.085, (1.66, 0.72, 1.24), lamp("yellow"), seg=14)
        k.drum(1.66, 0.72, 0.12, 0.0, 0.12, "red", 1.31)
    for side in (-1, 1):
        k.quarter(side, "#cdb58c", "#96794f")
    colours = ("brick", "teal", "amber", "blue", "red", "green")
    for i in range(6):
        with k.building(keep=1, tilt=8):
            x, y = -1.62 + 0.44 * (i % 3), -1.62 + 0.30 * (i // 3)
            box((0.40, 0.20, 0.18), (x, y, 0.05), wall(colours[i]), 0.01, standing=True)
            if i % 2:
                box(
                    (0.40, 0.20, 0.18),
                    (x, y, 0.24),
                    wall(colours[(i + 2) % 6]),
                    0.01,
                    standing=True,
                )
    with k.building(keep=0.8):
        k.house(1.2, -1.35, "#cf8a46", "teal", 1.9)
        box((0.30, 0.02, 0.22), (1.2, -1.69, 0.16), flat("umber"))
    k.block(-1.35, -0.68, 0.7, 0.34, 0.22, BRICK, "cream", 1, 5)
    k.trees((1.72, -0.56, 1.0), (1.74, -1.7, 0.9))


def _freighter(k):
    with k.building(keep=1, tilt=12):
        deck = [
            (-1.55, 1.42),
            (-1.45, 1.25),
            (0.85, 1.25),
            (1.35, 1.52),
            (0.85, 1.80),
            (-1.45, 1.80),
            (-1.55, 1.62),
        ]
        plate(deck, 0.05, 0.26, wall("#2f3f5a"))
        plate([(x * 0.995, 1.52 + (y - 1.52) * 0.97) for x, y in deck], 0.26, 0.30, flat("red"))
        colours = ("amber", "brick", "teal", "white", "orange")
        for i in range(5):
            for row in (0, 1):
                height = 0.18 + 0.16 * ((i + row) % 2)
                colour = colours[(i + 2 * row) % 5]
                box(
                    (0.26, 0.20, height),
                    (-0.52 + 0.29 * i, 1.41 + 0.22 * row, 0.30),
                    wall(colour),
                    0.008,
                    standing=True,
                )
        box((0.42, 0.44, 0.40), (-1.15, 1.52, 0.30), wall("white"), 0.01, standing=True)
        k.windows(-1.15, 1.30, 0.42, 0.34, 0.34, 2, 4)
        box((0.30, 0.36, 0.14), (-1.12, 1.52, 0.70), wall("white"), 0.01, standing=True)
        cone(0.11, 0.10, 0.30, (-1.18, 1.55, 0.84), flat("red"), 18, standing=True)
        cone(0.112, 0.11, 0.06, (-1.18, 1.55, 1.02), flat("ink"), 18, standing=True)


def _crane(k, x):
    paint = flat("#f0a020", "#a8641a")
    with k.building(keep=0.92, tilt=10):
        for side in (-0.16, 0.16):
            for y in (0.52, 0.98):
                box((0.055, 0.055, 0.86), (x + side, y, 0.03), paint, standing=True)
        for side in (-0.16, 0.16):
            box((0.06, 0.56, 0.06), (x + side, 0.75, 0.55), paint)
        box((0.40, 0.58, 0.10), (x, 0.75, 0.90), paint, 0.01)
        box((0.11, 1.45, 0.09), (x, 1.15, 1.02), paint, 0.01)
        box((0.26, 0.22, 0.20), (x, 0.62, 1.06), wall("red"), 0.01)
        tube([(x, 0.75, 0.95), (x, 0.75, 1.38)], 0.03, paint, None, 2)
        tube([(x, 0.75, 1.36), (x, 1.80, 1.06)], 0.014, flat("ink"), None, 2)
        tube([(x, 1.55, 1.0), (x, 1.55, 0.75)], 0.012, flat("ink"), None, 2)
