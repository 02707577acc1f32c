"""The Destroyer: a flying dreadnought with a long prow and many guns.

Its bow points to -x. It is turned toward the camera by `BEARING`, so that the long gun and the
stepped tower stand out against the two round ships.
"""

import bmesh

from geometry import add, box, cone, lathe, plate, sphere, torus, tube
from materials import lamp, toon
from pieces.damage import bare, bite, breach, dent, scratch
from pieces.effects import Flame, Smoke, Sparks
from pieces.ships.ordnance import (
    armor_plate,
    broadside,
    gunmetal,
    hang_muzzle,
    main_gun,
    signal_red,
    turret,
)

BEARING = 33

STATIONS = (
    # x, half width and height of the deck, half width and height of the belt, depth of the keel
    (-2.35, 0.05, 0.78, 0.03, 0.50, 0.30),
    (-2.00, 0.28, 0.70, 0.24, 0.32, -0.06),
    (-1.40, 0.56, 0.60, 0.60, 0.20, -0.34),
    (-0.60, 0.74, 0.53, 0.84, 0.14, -0.50),
    (0.50, 0.78, 0.50, 0.90, 0.12, -0.54),
    (1.40, 0.72, 0.53, 0.82, 0.14, -0.46),
    (2.05, 0.56, 0.60, 0.62, 0.20, -0.26),
    (2.30, 0.46, 0.62, 0.50, 0.24, -0.10),
)


def _deck():
    return toon("#6a3f26", "#33191a", "#96603a", threshold=0.5, softness=0.5)


def build(gun=True, mast=True, barrels=(12, 12, 12)):
    """The whole ship. Without `gun` there is a stump; `barrels` are the turrets' elevations."""
    armor, deck, iron, red = armor_plate(), _deck(), gunmetal(), signal_red()
    _hull(armor, deck, iron)
    main_gun(iron, red, gun)
    _tower(armor, iron, red, mast)
    turret((-1.28, 0, 0.56), 0.98, -16, barrels[0], armor, iron)
    cone(0.40, 0.36, 0.30, (-0.42, 0, 0.66), deck, seg=36)
    turret((-0.42, 0, 0.80), 1.08, -12, barrels[1], armor, iron)
    turret((1.62, 0, 0.56), 0.86, 192, barrels[2], armor, iron)
    for side in (-1, 1):
        broadside(side, armor, iron, red)
        _pod(side, armor, iron, red)
    _fin([(1.45, 0.50), (2.25, 0.50), (2.95, 1.72), (2.45, 1.66)], armor, red)
    _fin([(2.30, -0.05), (1.25, -0.42), (2.10, -1.22), (2.62, -1.22)], armor, red)


def _ring(station):
    x, deck, top, belt, middle, keel = station
    right = [(deck, top), (belt, middle), (belt * 0.62, (middle + keel * 2) / 3), (0.02, keel)]
    return [(x, y, z) for y, z in right] + [(x, -y, z) for y, z in right[::-1]]


def _loft(rings, material, smooth=30):
    """A skin over cross-sections of equal length, closed at both ends."""
    shape = bmesh.new()
    loops = [[shape.verts.new(point) for point in ring] for ring in rings]
    count = len(loops[0])
    for a, b in zip(loops, loops[1:]):
        for i in range(count):
            j = (i + 1) % count
            shape.faces.new((a[i], a[j], b[j], b[i]))
    shape.faces.new(loops[0])
    shape.faces.new(loops[-1][::-1])
    # a fine mesh, so that dents can bend it
    bmesh.ops.subdivide_edges(shape, edges=shape.edges, cuts=3, use_grid_fill=True)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    return add("hull", shape, material, smooth=smooth)


def _hull(armor, deck, iron):
    _loft([_ring(station) for station in STATIONS], armor)
    outline = [(x, -y * 0.86) for x, y, *_ in STATIONS] + [
        (x, y * 0.86) for x, y, *_ in STATIONS[::-1]
    ]
    plate(outline, 0.52, 0.585, deck)
    for side in (-1, 1):
        rail = [(x, side * y, z + 0.02) for x, y, z, *_ in STATIONS]
        tube(rail, 0.055, iron, [0.7] + [1] * 7)
        belt = [(x, side * (w + 0.01), m) for x, _, _, w, m, _ in STATIONS[1:]]
        tube(belt, 0.05, signal_red(), [0.8] + [1] * 6)
    # lift engines under the keel: the ship flies
    for x in (-0.9, 0.1, 1.1):
        cone(0.30, 0.38, 0.22, (x, 0, -0.56), iron, seg=32)
        sphere(0.25, (x, 0, -0.66), lamp("vein"), (1, 1, 0.5), seg=20)


def _tower(armor, iron, red, mast):
    """Four stepped decks with lit bridges, a raked funnel and the mast."""
    decks = ((1.26, 0.94, 0.52, 0.34, 0.48), (0.92, 0.72, 0.86, 0.30, 0.42))
    decks += ((0.62, 0.56, 1.16, 0.32, 0.36), (0.44, 0.42, 1.52, 0.28, 0.34))
    for long, wide, z, high, x in decks:
        box((long, wide, high), (x, 0, z), armor, 0.05, standing=True)
        box((long + 0.10, wide + 0.10, 0.06), (x, 0, z + high - 0.02), iron, 0.02)
        _windows(x, z + high * 0.5, long, wide)
    box((0.10, 0.52, 0.12), (0.10, 0, 1.66), lamp("amber"), 0.02)
    box((0.52, 0.50, 0.09), (0.34, 0, 1.84), red, 0.03)
    with_rake = [(1.00, 0, 0.80), (1.08, 0, 1.30), (1.18, 0, 1.66)]
    tube(with_rake, 0.21, iron, [1.15, 1, 1])
    tube([(1.105, 0, 1.38), (1.14, 0, 1.5)], 0.23, red)
    sphere(0.15, (1.19, 0, 1.67), lamp("vein"), (1, 1, 0.4), seg=16)
    if mast:
        tube([(0.40, 0, 1.86), (0.44, 0, 2.30)], 0.045, iron, [1.3, 0.7])
        box((0.05, 0.52, 0.05), (0.42, 0, 2.10), iron, 0.01)
        lathe(
            [(0, 0), (0.16, 0.05), (0.22, 0.14), (0.19, 0.14), (0, 0.05)],
            red,
            32,
            (0.32, -0.05, 2.16),
            (0, -70, 0),
        )
        sphere(0.075, (0.44, 0, 2.34), lamp("#ff3a1a"), seg=16)
    else:
        tube([(0.40, 0, 1.86), (0.46, 0, 2.02), (0.66, -0.1, 1.98)], 0.045, iron, [1.3, 1, 0.6])


def _windows(x, z, long, wide):
    count = round(long / 0.16)
    for k in range(count):
        along = x + long * ((k + 0.5) / count - 0.5)
        box((0.085, 0.03, 0.09), (along, -wide / 2, z), lamp("amber"), 0.01)
    across = round(wide / 0.16)
    for k in range(across):
        y = wide * ((k + 0.5) / across - 0.5)
        box((0.03, 0.085, 0.09), (x - long / 2, y, z), lamp("amber"), 0.01)


def _pod(side, armor, iron, red):
    """A stub wing with an engine and a lance."""
    wing = [(0.45, 0.7), (1.75, 0.6), (2.10, 1.30), (1.30, 1.34)]
    outline = [(x, side * y) for x, y in wing][::side]
    plate(outline, 0.12, 0.22, armor, 0.03)
    stripe = [(1.15, 1.08), (1.95, 1.00), (2.02, 1.14), (1.23, 1.22)]
    plate([(x, side * y) for x, y in stripe][::side], 0.22, 0.24, red)
    profile = [(0.04, -0.85), (0.16, -0.70), (0.26, -0.35), (0.29, 0.1), (0.25, 0.5), (0.22, 0.62)]
    lathe(profile, armor, 32, (1.62, side * 1.36, 0.17), (0, 90, 0), smooth=50)
    torus(0.27, 0.045, (1.32, side * 1.36, 0.17), red, 32, (0, 90, 0))
    cone(0.21, 0.27, 0.2, (2.29, side * 1.36, 0.17), iron, turn=(0, 90, 0), seg=28)
    sphere(0.20, (2.37, side * 1.36, 0.17), lamp("vein"), (0.6, 1, 1), seg=18)
    tube([(0.82, side * 1.36, 0.17), (0.2, side * 1.36, 0.17)], 0.06, iron, [1.2, 0.6])
    cone(0.20, 0.28, 0.3, (2.38, side * 0.26, 0.26), iron, turn=(0, 90, 0), seg=28)
    sphere(0.22, (2.50, side * 0.26, 0.26), lamp("vein"), (0.6, 1, 1), seg=18)


def _fin(outline, armor, red):
    """An upright fin, drawn in the x-z plane, with a red tip."""
    a, b, c, d = outline
    along = [(x, z) for x, z in (a, b, c, d)]
    plate(along, -0.06, 0.06, armor, 0.02, turn=(90, 0, 0))
    low = [(p[0] + (q[0] - p[0]) * 0.66, p[1] + (q[1] - p[1]) * 0.66) for p, q in ((a, d), (b, c))]
    plate([low[0], low[1], c, d], -0.075, 0.075, red, 0.02, turn=(90, 0, 0))


def worn():
    build(barrels=(12, 2, 12))
    dent((0.9, -0.95, 0.1), 0.55, 0.2)
    bite((2.72, 0, 1.5), 0.2, gunmetal())
    bare((-1.15, -0.6, 0.25), 0.4, 0.24)
    _scars()


def broken():
    build(barrels=(12, -6, 12))
    dent((0.9, -0.95, 0.1), 0.55, 0.2)
    bite((2.72, 0, 1.5), 0.2, gunmetal())
    _scars()
    bare((0.55, -0.48, 0.7), 0.26, 0.16)
    breach((0.25, -0.92, 0.15), 0.52, armor_plate())
    breach((-1.45, -0.55, 0.35), 0.26, armor_plate(), petals=5)


def burning(alive=True):
    build(gun=False, mast=False, barrels=(-4, 34, 40))
    dent((0.9, -0.95, 0.1), 0.55, 0.24)
    _scars()
    if alive:
        hang_muzzle()
    bite((-2.66, 0, 0.08), 0.2, toon("#7a2a10", "#2a0f12", light_at=2))
    breach((0.25, -0.92, 0.15), 0.60, armor_plate(), glow=alive)
    breach((-1.45, -0.55, 0.35), 0.30, armor_plate(), petals=5, glow=alive)
    breach((1.3, -0.85, 0.2), 0.34, armor_plate(), petals=5, glow=alive)
    breach((0.2, -0.32, 1.3), 0.30, armor_plate(), petals=5, glow=alive)
    bite((2.75, 0, 1.6), 0.36, gunmetal())


def wreck():
    burning(alive=False)
    breach((-1.75, -0.3, 0.45), 0.42, armor_plate(), glow=False)
    bite((0.35, 0, 1.75), 0.4, gunmetal())


def _scars():
    scratch((-1.8, -0.45, 0.5), (-1.25, -0.6, 0.3))
    scratch((-1.75, -0.45, 0.38), (-1.3, -0.6, 0.2))
    scratch((-0.35, -0.85, 0.02), (0.25, -0.9, -0.05))
    scratch((1.25, -0.8, 0.4), (1.7, -0.7, 0.3))


# in directions of the picture: the bearing has already been applied
EFFECTS = {
    "broken": [
        Smoke((0.85, -0.6, 0.35), 0.15, 1.7, 0.7, dark=False),
        Sparks((0.55, -1.0, 0.25), 0.26),
    ],
    "burning": [
        Smoke((0.45, 0.1, 1.4), 0.25, 1.2, 0.7),
        Smoke((1.6, 0.0, 0.6), 0.2, 1.5, 0.5),
        Flame((0.40, -0.3, 1.15), 0.6),
        Flame((0.70, -0.85, -0.05), 0.85, flip=True),
        Flame((1.50, -0.4, 0.45), 0.5),
        Flame((-0.85, -1.25, 0.0), 0.45),
        Sparks((-2.1, -1.3, 0.05), 0.3),
    ],
    "wreck": [Smoke((0.6, 0.2, 1.2), 0.24, 1.8, 0.6), Smoke((-1.5, -0.2, 0.4), 0.17, 1.3, 0.4)],
}
