"""The three motherships and their wrecks.

Carrier: a tiered saucer with six hangar bays. Destroyer: a crescent gunship,
turned so that it is seen from the side and never reads as a face. Former: a
dark bell with one eye, roots and a drill.
"""

import random

from geometry import (
    around,
    box,
    cone,
    curve,
    gathered,
    lathe,
    place,
    plate,
    sphere,
    torus,
    tube,
)
from materials import WRECKED, fire, ink, lamp, themed, toon
from scene import Shot
from sprite import Sprite, pen


def _frame(span, height):
    return Shot(400, 400, span, (0, 0, height), 32, 15)


# ---------------------------------------------------------------- Carrier


def carrier():
    hull = toon("#d9a05f", "#8a4a2a", threshold=0.62, softness=0.7, gloss=1.9)
    keel, glass, rim = toon("umber"), toon("black", gloss=1.5), toon("deep", gloss=1.6)
    amber, red, green = lamp("amber"), lamp("vein"), lamp("acid")
    lathe([*curve([(0, -0.55), (0.5, -0.55), (0.9, -0.42), (1.6, -0.22)]), (1.62, -0.2)], keel)
    disc = [(1.62, -0.22), (2.15, -0.10), (2.42, 0.02), (2.46, 0.10), (2.40, 0.18), (2.1, 0.28)]
    lathe([*curve([*disc, (1.62, 0.40)]), (1.60, 0.42), (1.60, 0.36)], hull, seg=128, smooth=50)
    torus(2.44, 0.075, (0, 0, 0.08), keel, seg=128)
    lathe([(1.62, 0.36), (1.62, 0.58), (1.56, 0.62), (1.4, 0.66)], glass, seg=96, smooth=25)
    tier = curve([(1.58, 0.62), (1.5, 0.70), (1.15, 0.82), (0.98, 0.92)])
    lathe([*tier, (0.96, 0.9)], hull, seg=96, smooth=50)
    torus(1.58, 0.06, (0, 0, 0.63), rim, seg=96)
    lathe([(0.97, 0.88), (0.97, 1.08), (0.9, 1.12)], glass, smooth=25)
    torus(0.95, 0.06, (0, 0, 1.12), rim)
    lathe(curve([(0.92, 1.12), (0.8, 1.22), (0.62, 1.28), (0.55, 1.30)]), hull, smooth=50)
    _carrier_dome(keel, rim, red)
    for k, (c, s, turn) in enumerate(around(36)):
        window = amber if k % 9 else green
        box((0.05, 0.15, 0.12), (c * 1.62, s * 1.62, 0.48), window, 0.02, (0, 0, turn))
    for c, s, turn in around(20, 9):
        box((0.05, 0.14, 0.09), (c * 0.97, s * 0.97, 0.985), amber, 0.015, (0, 0, turn))
    for k, (c, s, _) in enumerate(around(24, 7.5)):
        light = red if k % 2 else lamp("yellow")
        sphere(0.085, (c * 2.16, s * 2.16, 0.27), light, (1, 1, 0.55), seg=16)
    for c, s, turn in around(6, -90):
        _hangar(c, s, turn, hull, glass)
    for c, s, turn in around(6, -60):
        box((0.55, 0.07, 0.22), (1.82 * c, 1.82 * s, 0.42), rim, 0.025, (0, 16, turn))
    for c, s, turn in around(12, 15):
        rib = toon("#8f6b45")
        box((0.42, 0.045, 0.05), (1.27 * c, 1.27 * s, 0.80), rib, 0.012, (0, 23, turn))
    lathe([(0, -0.85), (0.34, -0.80), (0.5, -0.55), (0, -0.5)], glass)
    sphere(0.3, (0, 0, -0.82), green, scale=(1, 1, 0.4))


def _carrier_dome(strut, rim, beacon):
    amber_glass = toon("#ff8a2a", "#b93a0c", "#ffd84a", threshold=0.5, gloss=1.2)
    dome = [(0.56, 1.28), (0.56, 1.45), (0.44, 1.68), (0.22, 1.82), (0, 1.86)]
    lathe(curve(dome), amber_glass, seg=48, smooth=80)
    for c, s, _ in around(4, 45):
        cage = [(0.56, 1.32), (0.50, 1.62), (0.26, 1.84), (0, 1.93)]
        tube([(c * r, s * r, z) for r, z in cage], 0.04, strut)
    tube([(0, 0, 1.86), (0, 0, 2.5)], 0.045, strut, [1.2, 0.5])
    sphere(0.12, (0, 0, 2.5), beacon, seg=24)
    torus(0.2, 0.03, (0, 0, 2.2), rim, seg=32)
    torus(0.14, 0.025, (0, 0, 2.34), rim, seg=32)


def _hangar(c, s, turn, hull, glass):
    """A launch bay with a Drone in it."""
    tilt = (0, 9, turn)
    box((0.62, 0.66, 0.20), (c * 2.02, s * 2.02, 0.24), hull, 0.05, tilt)
    box((0.46, 0.46, 0.06), (c * 2.05, s * 2.05, 0.345), glass, 0.02, tilt)
    box((0.10, 0.46, 0.13), (c * 2.36, s * 2.36, 0.17), lamp("vein"), 0.02, tilt)
    for side in (-0.26, 0.26):
        at = (c * 2.05 - s * side, s * 2.05 + c * side, 0.37)
        box((0.40, 0.05, 0.05), at, lamp("amber"), 0.01, tilt)
    saucer = curve([(0, -0.02), (0.12, 0), (0.19, 0.05), (0.12, 0.10), (0.07, 0.14), (0, 0.16)])
    lathe(saucer, toon("orange", gloss=1.6), seg=32, at=(c * 2.03, s * 2.03, 0.38), smooth=60)
    sphere(0.045, (c * 2.03, s * 2.03, 0.55), lamp("acid"), seg=12)


# -------------------------------------------------------------- Destroyer


def _mirrored(right):
    """Close a half outline, given from the bow (front) to the stern, to both sides."""
    left = [(-x, y) for x, y in right[::-1] if x > 0.001]
    return right + left


def destroyer():
    with gathered() as ship:
        _destroyer()
    place(ship, at=(0.2, 0, 0), turn=(0, 0, -28))


def _destroyer():
    """The bow points to -y. A crescent of armour round a long central gun deck."""
    armour = toon("#8a5530", "#3f1f1e", "#c98a4a", threshold=0.56, softness=0.6, gloss=1.9)
    deck = toon("#6a3f26", "#33191a", threshold=0.5, softness=0.5, light_at=2)
    iron, red = toon("black", gloss=1.5), toon("red", gloss=1.6)
    wings = [(0.34, -0.55), (0.95, -0.30), (1.50, -0.62), (1.98, -1.62), (2.22, -1.70)]
    wings += [(2.36, -0.70), (2.10, 0.30), (1.45, 0.95), (0.70, 1.20), (0.0, 1.25)]
    plate(_mirrored(wings), -0.12, 0.20, armour, 0.08)
    belly = [(x * 0.86, y * 0.86 + 0.02) for x, y in wings]
    plate(_mirrored(belly), -0.36, -0.12, iron)
    upper = [(0.30, -0.30), (0.95, -0.08), (1.55, -0.30), (1.85, -0.70), (2.0, -0.62)]
    upper += [(1.82, 0.18), (1.28, 0.70), (0.66, 0.92), (0.0, 0.96)]
    plate(_mirrored(upper), 0.20, 0.36, deck, 0.05)
    # the spine: a long prow that carries the main gun
    spine = [(0.16, -1.75), (0.40, -1.20), (0.48, -0.2), (0.58, 0.85), (0.34, 1.38), (0.0, 1.42)]
    plate(_mirrored(spine), -0.30, 0.46, armour, 0.10)
    plate(_mirrored([(x * 0.6, y * 0.72) for x, y in spine]), 0.46, 0.56, deck, 0.04)
    _main_gun(iron, red)
    _bridge(armour, iron, red)
    for side in (-1, 1):
        _wing(side, armour, iron, red)
    for x in (-1.25, -0.42, 0.42, 1.25):
        y = 1.22 if abs(x) < 1 else 0.95
        cone(0.26, 0.20, 0.44, (x, y, 0.05), iron, turn=(-90, 0, 0), seg=28)
        sphere(0.17, (x, y + 0.22, 0.05), lamp("vein"), scale=(1, 0.6, 1), seg=20)


def _main_gun(iron, red):
    cone(0.20, 0.16, 1.5, (0, -1.75, 0.16), iron, turn=(90, 0, 0))
    for y in (-1.35, -1.75, -2.15):
        torus(0.205, 0.05, (0, y, 0.16), red, seg=28, turn=(90, 0, 0))
    torus(0.19, 0.07, (0, -2.50, 0.16), iron, seg=28, turn=(90, 0, 0))
    sphere(0.15, (0, -2.50, 0.16), lamp("#ff2a1a"), scale=(1, 0.5, 1), seg=18)


def _bridge(armour, iron, red):
    """A stepped tower with a lit visor and a radar mast."""
    box((0.70, 0.78, 0.26), (0, 0.62, 0.54), armour, 0.05, standing=True)
    box((0.50, 0.52, 0.28), (0, 0.66, 0.80), armour, 0.05, standing=True)
    box((0.56, 0.30, 0.13), (0, 0.50, 0.93), lamp("amber"), 0.02)
    box((0.60, 0.64, 0.10), (0, 0.66, 1.06), red, 0.03, standing=True)
    tube([(0.10, 0.80, 1.1), (0.10, 0.82, 1.62)], 0.035, iron, [1.3, 0.7])
    box((0.42, 0.05, 0.14), (0.10, 0.80, 1.46), iron, 0.02)
    sphere(0.06, (0.10, 0.82, 1.64), lamp("#ff2a1a"), seg=14)
    for k in range(4):
        for side in (-1, 1):
            box((0.03, 0.10, 0.07), (side * 0.36, 0.38 + 0.16 * k, 0.68), lamp("amber"))


def _wing(side, armour, iron, red):
    """Two twin turrets, a lance in the wing tip, portholes and a red flash."""
    for x, y, size in ((0.98, 0.32, 1.0), (1.66, 0.02, 0.85)):
        _turret(side * x, y, size, armour, iron)
    tip = (side * 2.10, -1.72)
    cone(0.15, 0.11, 0.72, (*tip, 0.06), iron, turn=(90, 0, 0), seg=24)
    torus(0.13, 0.045, (tip[0], tip[1] - 0.36, 0.06), red, seg=24, turn=(90, 0, 0))
    sphere(0.09, (tip[0], tip[1] - 0.36, 0.06), lamp("#ff2a1a"), seg=14)
    stripe = [(1.98, -1.20), (2.16, -1.20), (2.20, -0.95), (1.94, -0.95)]
    stripe = [(side * x, y) for x, y in stripe][::side]
    plate(stripe, 0.20, 0.235, red)
    for k, (x, y) in enumerate(((0.62, -0.46), (0.88, -0.34), (1.2, -0.48), (1.46, -0.64))):
        light = lamp("amber") if k % 2 else lamp("#ff2a1a")
        sphere(0.065, (side * x, y, 0.05), light, scale=(1, 0.6, 1), seg=14)
    box((0.07, 0.62, 0.46), (side * 1.55, 0.88, 0.42), armour, 0.03, (0, side * 14, side * 24))
    box((0.08, 0.30, 0.14), (side * 1.58, 0.92, 0.60), red, 0.02, (0, side * 14, side * 24))


def _turret(x, y, size, armour, iron):
    cone(0.30 * size, 0.26 * size, 0.10, (x, y, 0.40), iron, seg=28)
    box((0.44 * size, 0.42 * size, 0.22 * size), (x, y, 0.44), armour, 0.06, standing=True)
    for offset in (-0.11, 0.11):
        bx, z = x + offset * size, 0.57
        cone(0.052, 0.045, 0.9 * size, (bx, y - 0.55 * size, z), iron, turn=(86, 0, 0), seg=14)
        cone(0.07, 0.07, 0.12, (bx, y - 0.98 * size, z - 0.03), iron, turn=(86, 0, 0), seg=14)


# ----------------------------------------------------------------- Former


def former():
    shell = toon("#433c4e", "#17121c", "#756a86", threshold=0.50, softness=0.6, gloss=1.5)
    rib, glow = toon("#6a3478", "#2c1440", gloss=1.7), lamp("acid")
    bell = [(0, 2.75), (0.10, 2.6), (0.35, 2.25), (0.9, 1.85), (1.25, 1.35), (1.30, 0.95)]
    lathe(curve([*bell, (1.1, 0.65)], 8), shell, smooth=70)
    skirt = [(1.0, 0.70), (1.75, 0.72), (2.05, 0.62), (1.75, 0.46), (1.0, 0.40)]
    lathe(curve(skirt), shell, seg=72, smooth=50)
    torus(2.02, 0.09, (0, 0, 0.6), rib, seg=72)
    for c, s, _ in around(10, -90):
        sphere(0.13, (c * 1.62, s * 1.62, 0.74), glow, (1, 1, 0.6), seg=14)
    for c, s, _ in around(6, -60):
        path = [(0.2, 2.6), (0.95, 1.95), (1.36, 1.2), (1.36, 0.8)]
        tube([(c * r, s * r, z) for r, z in path], 0.085, rib, [0.5, 1, 1, 0.8])
    sphere(0.50, (0, -1.03, 1.35), toon("#1c1820", gloss=1.4), (1, 0.55, 0.9), seg=28)
    sphere(0.38, (0, -1.15, 1.35), glow, scale=(1, 0.5, 0.9), seg=28)
    sphere(0.14, (0, -1.33, 1.35), ink(), scale=(0.6, 0.5, 1.7), seg=14)
    for c, s, _ in around(7, -64):
        if s > 0.75:
            continue
        path = [(0.9, 0.5), (1.35, 0.15), (1.15, -0.55), (1.55, -1.0), (1.3, -1.35)]
        taper = [1.3, 1.1, 0.9, 0.6, 0.08]
        tube([(c * r, s * r, z) for r, z in path], 0.17, shell, taper)
    lathe([(0, -1.0), (0.12, -0.8), (0.55, 0.35), (0, 0.4)], rib, seg=32)
    for radius, z in ((0.44, 0.12), (0.32, -0.22), (0.20, -0.58)):
        torus(radius, 0.05, (0, 0, z), lamp("yellow"), seg=32)
    sphere(0.14, (0, 0, -1.02), glow, seg=16)


# ----------------------------------------------------------------- wrecks


def _flame(x, y, z, size):
    """Three flat tongues, one before the other, so that the hot core is never hidden."""
    drop = curve([(0, 0), (0.20, 0.06), (0.22, 0.2), (0.12, 0.42), (0.03, 0.60), (0, 0.66)])
    for k, (grow, colour) in enumerate(((1.0, "#ff5a1f"), (0.66, "amber"), (0.36, "#fff2b0"))):
        profile = [(r * size * grow, h * size * grow) for r, h in drop]
        at = (x, y - 0.12 * k, z)
        lathe(profile, fire(colour), seg=24, at=at, scale=(1, 0.25, 1), smooth=80)


def _smoke(x, y, z, size):
    """A column of puffs, thinner and paler towards the top."""
    for k in range(5):
        grey = ("#3a2c34", "#4a3a42", "#5c4a50", "#75625f", "#8f7d74")[k]
        puff = toon(grey, threshold=0.5, softness=0.5, light_at=0.95)
        drift = 0.16 * k * size
        at = (x + drift, y, z + 0.34 * k * size)
        sphere(size * (0.30 + 0.05 * k - 0.012 * k * k), at, puff, seg=20)


def _crater(radius, z):
    earth = toon("#5b3a3a", "#2a1620", threshold=0.5, softness=0.5)
    for k, (c, s, _) in enumerate(around(17)):
        if s > 0.5:
            continue
        size = random.uniform(0.16, 0.34)
        at = (c * radius, s * radius * 0.9, z + size * 0.1)
        box((size * 1.5, size, size), at, earth, 0.05, [random.uniform(0, 90) for _ in "xyz"])
        if k % 4 == 1:
            sphere(size * 0.3, (c * radius * 1.1, s * radius * 1.1, z + 0.05), fire("vein"), seg=10)


def _wreck(model, turn, radius, ground, fires, plumes):
    def build():
        with themed(WRECKED), gathered() as ship:
            model()
        place(ship, turn=turn)
        _crater(radius, ground)
        for spot in fires:
            _flame(*spot)
        for spot in plumes:
            _smoke(*spot)

    return build


LINE = pen(5.6, 2.4)
MODELS = {
    "carrier": (
        carrier,
        _frame(5.7, 0.72),
        _wreck(
            carrier,
            (10, 15, 20),
            2.0,
            -0.55,
            [(-0.7, -1.5, 0.75, 1.0), (1.2, -0.9, 0.3, 1.2), (0.1, -0.4, 1.3, 0.8)],
            [(0.3, 0.6, 1.5, 0.8), (-1.4, 0.4, 1.0, 0.6)],
        ),
        _frame(5.7, 0.85),
    ),
    "destroyer": (
        destroyer,
        _frame(6.1, 0.1),
        _wreck(
            destroyer,
            (14, -13, 6),
            1.8,
            -0.6,
            [(-0.9, -0.7, 0.3, 1.1), (1.1, -0.2, 0.2, 1.0), (0.1, -1.0, 0.4, 0.8)],
            [(0.2, 0.6, 0.9, 0.8), (-1.5, 0.4, 0.5, 0.6)],
        ),
        _frame(6.1, 0.45),
    ),
    "former": (
        former,
        _frame(5.3, 0.75),
        _wreck(
            former,
            (-8, 24, 0),
            1.7,
            -1.0,
            [(-0.6, -1.2, 0.8, 1.1), (1.3, -1.0, 0.2, 1.2), (-1.5, -0.7, 0.1, 0.8)],
            [(0.9, 0.5, 1.8, 0.8), (-1.2, 0.3, 0.9, 0.6)],
        ),
        _frame(5.5, 0.72),
    ),
}
SPRITES = [
    sprite
    for name, (model, frame, wreck, wreck_frame) in MODELS.items()
    for sprite in (
        Sprite(f"ship/{name}", "pieces", frame, model, LINE),
        Sprite(f"ship/{name}/wreck", "pieces", wreck_frame, wreck, LINE),
    )
]
