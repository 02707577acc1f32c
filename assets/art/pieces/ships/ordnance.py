"""The Destroyer's weapons and their metals. They point along -x."""

from geometry import box, cone, gathered, lathe, place, plate, sphere, torus, tube
from materials import lamp, toon
from pieces.damage import shards

MUZZLE = [(0.20, -0.22), (0.30, -0.12), (0.34, 0.10), (0.34, 0.2), (0.24, 0.2), (0.2, 0.0)]
"""Profile of the main gun's bell-shaped mouth."""


def armor_plate():
    return toon("#8a5530", "#3f1f1e", "#c98a4a", threshold=0.56, softness=0.6, gloss=1.9)


def gunmetal():
    return toon("black", gloss=1.5)


def signal_red():
    return toon("red", gloss=1.6)


def main_gun(iron, red, whole):
    """The main gun; its muzzle is far ahead of the bow."""
    cone(0.36, 0.30, 0.9, (-1.75, 0, 0.06), iron, turn=(0, -90, 0))
    torus(0.31, 0.06, (-2.15, 0, 0.06), red, seg=32, turn=(0, 90, 0))
    if not whole:
        cone(0.24, 0.24, 0.5, (-2.4, 0, 0.06), iron, turn=(0, -90, 0), seg=24)
        return
    cone(0.25, 0.21, 0.95, (-2.58, 0, 0.06), iron, turn=(0, -90, 0))
    for x in (-2.42, -2.68):
        torus(0.24, 0.05, (x, 0, 0.06), red, seg=32, turn=(0, 90, 0))
    lathe(MUZZLE, iron, 32, (-3.04, 0, 0.06), (0, -90, 0))
    sphere(0.22, (-3.16, 0, 0.06), lamp("#ff3a1a"), (0.5, 1, 1), seg=24)


def hang_muzzle():
    """The fore half of the main gun hangs by a few rods."""
    iron, red = gunmetal(), signal_red()
    with gathered() as muzzle:
        cone(0.24, 0.21, 0.62, (-0.42, 0, 0), iron, turn=(0, -90, 0))
        torus(0.24, 0.05, (-0.34, 0, 0), red, seg=32, turn=(0, 90, 0))
        lathe(MUZZLE, iron, 32, (-0.86, 0, 0), (0, -90, 0))
        sphere(0.2, (-0.96, 0, 0), toon("#2a1220"), (0.5, 1, 1), seg=20)
    place(muzzle, at=(-2.58, 0, -0.02), turn=(0, -52, 10))
    for z in (-0.08, 0.05, 0.15):
        tube([(-2.45, -0.06, z), (-2.64, -0.1, z + 0.02), (-2.72, -0.05, z - 0.24)], 0.028, red)
    shards((-2.75, -0.1, 0.3), 4, 0.3, 0.08, iron)


def turret(at, size, bearing, elevation, armor, iron):
    """A twin turret that looks along -x, swung by `bearing` (positive: clockwise from above)."""
    with gathered() as house:
        cone(0.40, 0.36, 0.12, (0, 0, 0.04), iron, seg=36)
        roof = [(-0.40, -0.24), (-0.30, -0.32), (0.30, -0.32), (0.42, -0.18)]
        outline = roof + [(x, -y) for x, y in roof[::-1]]
        plate(outline, 0.08, 0.40, armor, 0.07)
        box((0.16, 0.34, 0.05), (0.16, 0, 0.42), iron, 0.02)
        for y in (-0.16, 0.16):
            with gathered() as barrel:
                cone(0.105, 0.085, 1.12, (-0.60, 0, 0), iron, turn=(0, -90, 0), seg=20)
                cone(0.125, 0.125, 0.18, (-1.16, 0, 0), iron, turn=(0, -90, 0), seg=20)
                torus(0.11, 0.03, (-0.74, 0, 0), signal_red(), seg=20, turn=(0, 90, 0))
            place(barrel, at=(-0.30, y, 0.26), turn=(0, elevation, 0))
    house.scale = (size, size, size)
    place(house, at=at, turn=(0, 0, -bearing))


def broadside(side, armor, iron, red):
    """Gun ports along the belt, portholes under them, and red flashes at the bow."""
    for x, y in ((-1.02, 0.68), (-0.34, 0.80), (0.36, 0.83), (1.06, 0.79)):
        sphere(0.19, (x, side * y, 0.36), armor, (1, 0.8, 0.8), seg=24)
        muzzle = (x - 0.34, side * (y + 0.30), 0.33)
        tube([(x, side * (y + 0.05), 0.36), muzzle], 0.065, iron, [1.1, 1])
        sphere(0.085, muzzle, iron, seg=14)
    for x, y, z in (
        (-1.5, 0.52, 0.02),
        (-1.1, 0.66, -0.02),
        (-0.7, 0.76, -0.04),
        (-0.25, 0.81, -0.05),
    ):
        sphere(0.065, (x, side * y, z), lamp("#ff3a1a"), (1, 0.6, 1), seg=12)
    flash = [(-2.02, 0.40), (-1.62, 0.30), (-1.66, 0.46), (-1.98, 0.58)]
    plate(flash, 0, 0.03, red, at=(0.02, side * 0.0, 0), turn=(90, 0, 0)).location.y = side * 0.36
