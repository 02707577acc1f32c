"""Tactical tiles 2 Fort Garrison, 6 Army Airbase, 10 Armory, 14 Harbor."""

from geometry import around, box, cone, lathe, sphere, torus, tube
from materials import lamp, toon
from models.machines import crane, dish, great_gun, shell
from models.vehicles import jet, tank
from models.vessels import freighter
from surfaces import flat, round_wall, wall

BRICK = "#bf5a38"
OLIVE = ("#8c9a5c", "#4d5a2e")


def fort(k):
    """A castle: two great gate towers under red cones, a portcullis, a keep. An Outpost."""
    k.plaza("sand", "#b98f5c")
    with k.building(keep=0.85, lean=(0, 5, 3)):
        k.block(0, 1.52, 1.30, 0.46, 0.95, "#d9823a", "#e8a050", 2, 3)
        _merlons(-0.56, 0.56, 1.29, 1.02, 5)
    with k.building(keep=1, lean=(-5, 3, 2), sink=0.16):
        for side in (-1, 1):
            box((0.66, 0.30, 0.50), (side * 1.42, 1.2, 0), wall(BRICK), 0.01, standing=True)
            _merlons(side * 1.42 - 0.26, side * 1.42 + 0.26, 1.05, 0.50, 3)
    with k.building(keep=0.9, lean=(-4, 0, 0)):
        box((1.0, 0.34, 0.66), (0, 1.02, 0), wall(BRICK), 0.01, standing=True)
        _merlons(-0.42, 0.42, 0.86, 0.66, 4)
        box((0.46, 0.05, 0.36), (0, 0.84, 0), flat("ink"), standing=True)
        cone(0.23, 0.23, 0.05, (0, 0.84, 0.36), flat("ink"), 24, (90, 0, 0))
        for x in (-0.12, 0, 0.12):
            box((0.03, 0.06, 0.50), (x, 0.82, 0.02), flat("amber"), standing=True)
    for side, keep, lean in ((-1, 0.45, 4), (1, 1, 24)):
        with k.building(keep=keep, lean=(0, lean, 0), sink=0.10):
            k.drum(side * 0.86, 1.0, 0.42, 0.37, 0.92, BRICK)
            k.drum(side * 0.86, 1.0, 0.44, 0.46, 0.16, "#e8a050", 0.88)
            for c, s, turn in around(9, 90):
                tooth = (side * 0.86 + 0.41 * c, 1.0 + 0.41 * s, 1.03)
                box((0.10, 0.15, 0.15), tooth, wall("#e8a050"), 0.01, (0, 0, turn), standing=True)
            cone(0.33, 0.0, 1.20, (side * 0.86, 1.0, 1.03), round_wall("red"), 36, standing=True)
            box((0.11, 0.04, 0.24), (side * 0.86, 0.60, 0.55), flat("ink"))
    k.flag(0, 1.5, 0.95, "amber", 0.74, 1.7)
    k.growth("tentacle", -1.45, 0.62, 1.1)
    k.quarter(-1, "sand", "#b98f5c")
    for x, turn in ((-1.48, 90), (-0.78, 90)):
        with k.building(keep=1, lean=(18, -20, 24), sink=0.04):
            tank(x, -1.34, turn, 1.5)
    k.block(-1.12, -0.60, 1.14, 0.36, 0.20, "#d9823a", "brick", 1, 5)
    k.outpost(1)


def _merlons(west, east, y, z, count):
    """A row of battlements."""
    for i in range(count):
        x = west + (east - west) * i / (count - 1)
        box((0.15, 0.10, 0.13), (x, y, z), wall("#e8a050"), 0.01, standing=True)


def airbase(k):
    """Two hangars, a control tower and jets on the apron behind the runway. An Airfield."""
    k.plaza("#928a90", "#655a66")
    k.airstrip()
    for x, keep in ((-1.32, 0.55), (-0.32, 0.8)):
        with k.building(keep=keep, tilt=5):
            k.vault(x, 1.50, 0.47, 0.62, "#a8b070", shadow="#5e6a3a", squash=1.1)
            box((0.60, 0.03, 0.34), (x, 1.185, 0.21), flat("#3a3140"))
            box((0.66, 0.03, 0.07), (x, 1.18, 0.41), flat("amber"))
    with k.building(keep=1, lean=(6, 22, 0), sink=0.10):
        k.drum(0.78, 1.50, 0.22, 0.17, 0.95, "cream", 0.05)
        k.drum(0.78, 1.50, 0.32, 0.44, 0.28, "teal", 0.96)
        k.drum(0.78, 1.50, 0.46, 0.40, 0.08, "white", 1.24)
        k.mast(0.78, 1.50, 1.30, 0.22, 0.03)
        sphere(0.07, (0.78, 1.50, 1.54), lamp("#ff2a1a"), seg=10)
    with k.building(keep=1, lean=(28, 10, 20)):
        tube([(1.52, 1.5, 0), (1.52, 1.5, 0.50)], 0.05, flat("ink"), None, 2)
        dish(1.52, 1.46, 0.56, 0.40, -18)
    for side in (-1, 1):
        k.quarter(side, "#b0a6a4", "#7c7078")
    for x, y, lean in ((-1.48, -1.12, (0, 18, -14)), (-0.74, -1.20, (24, 0, 30))):
        with k.building(keep=1, lean=lean, sink=0.05):
            jet(x, y, 0.18, 1.05, 90)
    for x in (0.74, 1.42):
        with k.building(keep=0.85, lean=(0, 10 if x < 1 else -14, 0)):
            k.drum(x, -1.42, 0.29, 0.29, 0.34, "white", 0.05)
            k.drum(x, -1.42, 0.30, 0.30, 0.10, "red", 0.16)
    k.block(1.1, -0.66, 1.2, 0.40, 0.22, "#cf8a46", "teal", 1, 6)


def armory(k):
    """A gigantic gun on its turntable between two camouflaged bunkers; shells on parade."""
    k.plaza("sand", "#b98f5c")
    for x, keep in ((-1.36, 0.7), (1.36, 0.55)):
        with k.building(keep=keep, tilt=7):
            k.vault(x, 1.38, 0.42, 0.80, OLIVE[0], shadow=OLIVE[1], squash=1.0)
            box((0.42, 0.05, 0.34), (x, 0.97, 0.21), flat("#3a3140"))
            box((0.50, 0.05, 0.07), (x, 0.96, 0.40), flat("amber"))
    with k.building(keep=1, lean=(0, 16, 10), sink=0.05):
        great_gun(0.18, 1.12, 1.12)
    for side in (-1, 1):
        k.quarter(side, "sand", "#b98f5c")
    for i, lean in enumerate(((0, -14, 0), (12, 20, 0), (0, 30, 0))):
        with k.building(keep=1, lean=lean):
            shell(-1.58 + 0.48 * i, -1.24, 0.05, 1.15)
    k.crates((-1.55, -0.62), (-1.15, -0.62))
    with k.building(keep=1, lean=(0, 6, 12)):
        for i, z in ((0, 0.18), (1, 0.18), (2, 0.18), (0.5, 0.42), (1.5, 0.42)):
            shell(0.66 + 0.32 * i, -0.92, z, 1.05, (90, 0, 0))
    k.block(1.5, -0.60, 0.50, 0.36, 0.24, BRICK, "amber", 1, 3)


def harbor(k):
    """A basin with a freighter under two tall cranes, a striped lighthouse, an anchor."""
    k.plaza("#b9a890", "#8a7a6a")
    k.water(0, 1.22, 3.62, 1.22)
    with k.building(keep=1, lean=(0, 13, -6), sink=0.06):
        freighter(k)
    for x, lean in ((-0.72, (0, 20, 0)), (0.50, (-10, -16, 0))):
        with k.building(keep=0.95, lean=lean):
            crane(x)
    with k.building(keep=0.72, lean=(0, -14, 0)):
        k.drum(1.52, 0.74, 0.34, 0.34, 0.12, "#8a8480", 0.03)
        for i in range(5):
            radius = 0.25 - 0.022 * i
            color = ("white", "red")[i % 2]
            k.drum(1.52, 0.74, radius, radius - 0.022, 0.24, color, 0.15 + 0.24 * i)
        k.drum(1.52, 0.74, 0.20, 0.20, 0.04, "ink", 1.35)
        sphere(0.12, (1.52, 0.74, 1.46), lamp("yellow"), seg=14)
        k.drum(1.52, 0.74, 0.18, 0.0, 0.18, "red", 1.55)
    for side in (-1, 1):
        k.quarter(side, "#cdbd9c", "#96794f")
    colors = ("brick", "teal", "amber", "blue", "red", "green")
    for i in range(6):
        with k.building(keep=1, tilt=9):
            x, y = -1.60 + 0.50 * (i % 3), -1.45 + 0.56 * (i // 3)
            for layer in range(1 + i % 2):
                at = (x, y, 0.05 + 0.22 * layer)
                paint = wall(colors[(i + 2 * layer) % 6])
                box((0.45, 0.36, 0.21), at, paint, 0.01, standing=True)
    with k.building(keep=1, lean=(0, 24, 14), sink=0.12):
        _anchor(1.1, -1.15)


def _anchor(x, y):
    """A memorial anchor leaning on its plinth."""
    iron = toon("#39405a", "#20243a", gloss=1.6)
    lathe([(0, 0.05), (0.56, 0.05), (0.54, 0.16), (0, 0.16)], wall("cream"), at=(x, y, 0), seg=40)
    tube([(x, y, 0.24), (x, y, 1.12)], 0.075, iron, None, 4)
    fluke = [(x - 0.46, y, 0.62), (x - 0.38, y, 0.28), (x, y, 0.16), (x + 0.38, y, 0.28)]
    tube([*fluke, (x + 0.46, y, 0.62)], 0.075, iron, [0.4, 1, 1.2, 1, 0.4], 4)
    box((0.62, 0.12, 0.12), (x, y, 0.92), wall("umber"), 0.02)
    torus(0.14, 0.045, (x, y, 1.22), toon("amber"), seg=24, turn=(90, 0, 0))
