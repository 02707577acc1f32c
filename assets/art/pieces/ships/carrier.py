"""The Carrier: a light brown tiered saucer with six hangar bays under an amber dome."""

from geometry import around, box, curve, lathe, sphere, torus, tube
from materials import lamp, toon
from pieces.damage import bare, bite, breach, crack, dent, scratch, shards
from pieces.effects import Flame, Smoke, Sparks


def _hull():
    return toon("#d9a05f", "#8a4a2a", threshold=0.62, softness=0.7, gloss=1.9)


def _amber_glass():
    return toon("#ff8a2a", "#b93a0c", "#ffd84a", threshold=0.5, gloss=1.2)


def build(mast=True):
    """The whole ship; without `mast` its beacon is bent over and dark."""
    hull = _hull()
    keel, glass, rim = toon("umber"), toon("black", gloss=1.5), toon("deep", gloss=1.6)
    _disc(hull, keel)
    lathe([(1.62, 0.36), (1.62, 0.58), (1.56, 0.62), (1.4, 0.66)], glass, seg=96, smooth=25)
    tier = curve([(1.58, 0.62), (1.5, 0.70), (1.15, 0.82), (0.98, 0.92)])
    lathe([*tier, (0.96, 0.9)], hull, seg=96, smooth=50)
    torus(1.58, 0.06, (0, 0, 0.63), rim, seg=96)
    lathe([(0.97, 0.88), (0.97, 1.08), (0.9, 1.12)], glass, smooth=25)
    torus(0.95, 0.06, (0, 0, 1.12), rim)
    lathe(curve([(0.92, 1.12), (0.8, 1.22), (0.62, 1.28), (0.55, 1.30)]), hull, smooth=50)
    _dome(keel)
    _mast(keel, rim, mast)
    _lights()
    for c, s, turn in around(6, -90):
        _hangar(c, s, turn, hull, glass)
    for c, s, turn in around(6, -60):
        box((0.55, 0.07, 0.22), (1.82 * c, 1.82 * s, 0.42), rim, 0.025, (0, 16, turn))
    rib = toon("#8f6b45")
    for c, s, turn in around(12, 15):
        box((0.42, 0.045, 0.05), (1.27 * c, 1.27 * s, 0.80), rib, 0.012, (0, 23, turn))
    lathe([(0, -0.85), (0.34, -0.80), (0.5, -0.55), (0, -0.5)], glass)
    sphere(0.3, (0, 0, -0.82), lamp("acid"), scale=(1, 1, 0.4))


def _disc(hull, keel):
    lathe([*curve([(0, -0.55), (0.5, -0.55), (0.9, -0.42), (1.6, -0.22)]), (1.62, -0.2)], keel)
    disc = [(1.62, -0.22), (2.15, -0.10), (2.42, 0.02), (2.46, 0.10), (2.40, 0.18), (2.1, 0.28)]
    lathe([*curve([*disc, (1.62, 0.40)]), (1.60, 0.42), (1.60, 0.36)], hull, seg=128, smooth=50)
    torus(2.44, 0.075, (0, 0, 0.08), keel, seg=128)


def _lights():
    amber, red, green = lamp("amber"), lamp("vein"), lamp("acid")
    for k, (c, s, turn) in enumerate(around(36)):
        window = lamp("amber") if k % 9 else green
        box((0.05, 0.15, 0.12), (c * 1.62, s * 1.62, 0.48), window, 0.02, (0, 0, turn))
    for c, s, turn in around(20, 9):
        box((0.05, 0.14, 0.09), (c * 0.97, s * 0.97, 0.985), amber, 0.015, (0, 0, turn))
    for k, (c, s, _) in enumerate(around(24, 7.5)):
        light = red if k % 2 else lamp("yellow")
        sphere(0.085, (c * 2.16, s * 2.16, 0.27), light, (1, 1, 0.55), seg=16)


def _dome(strut):
    dome = [(0.56, 1.28), (0.56, 1.45), (0.44, 1.68), (0.22, 1.82), (0, 1.86)]
    lathe(curve(dome), _amber_glass(), seg=48, smooth=80)
    for c, s, _ in around(4, 45):
        cage = [(0.56, 1.32), (0.50, 1.62), (0.26, 1.84), (0, 1.93)]
        tube([(c * r, s * r, z) for r, z in cage], 0.04, strut)


def _mast(strut, rim, upright):
    if not upright:
        tube([(0, 0, 1.86), (0.06, 0, 2.12), (0.34, -0.1, 2.16)], 0.045, strut, [1.2, 0.8, 0.5])
        sphere(0.12, (0.42, -0.12, 2.10), toon("black"), seg=24)
        return
    tube([(0, 0, 1.86), (0, 0, 2.5)], 0.045, strut, [1.2, 0.5])
    sphere(0.12, (0, 0, 2.5), lamp("vein"), seg=24)
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


def worn():
    build()
    dent((-2.3, -0.9, 0.1), 0.55, 0.26)
    _scars()


def broken():
    build()
    dent((-2.3, -0.9, 0.1), 0.55, 0.26)
    _scars()
    bare((0.75, -1.2, 0.75), 0.34, 0.2)
    bare((-1.0, -1.75, 0.35), 0.4, 0.22)
    bare((0.5, -0.62, 1.2), 0.24, 0.13)
    breach((1.5, -1.6, 0.25), 0.64, _hull())


def burning(glow=True):
    build(mast=False)
    dent((-2.3, -0.9, 0.1), 0.55, 0.30)
    _scars()
    bare((-1.0, -1.75, 0.35), 0.4, 0.22)
    bare((-0.55, -1.3, 0.72), 0.3, 0.2)
    _break_dome()
    breach((1.5, -1.6, 0.25), 0.74, _hull(), glow=glow)
    breach((-2.15, -0.45, 0.18), 0.58, _hull(), glow=glow)
    breach((0.35, -1.2, 0.72), 0.34, _hull(), petals=5, glow=glow)


def wreck():
    burning(glow=False)
    breach((2.2, 0.35, 0.2), 0.7, _hull(), glow=False)
    breach((-0.6, -2.1, 0.2), 0.55, _hull(), glow=False)


def _scars():
    scratch((-1.9, -1.1, 0.35), (-1.2, -1.45, 0.4))
    scratch((-1.8, -1.3, 0.3), (-1.25, -1.6, 0.35))
    scratch((0.55, -1.85, 0.35), (1.0, -1.6, 0.38))
    scratch((0.6, -0.95, 0.9), (1.05, -0.8, 0.85))
    scratch((-0.95, -0.85, 0.86), (-0.55, -1.0, 0.9))


def _break_dome():
    crack([(-0.35, -0.42, 1.36), (-0.2, -0.42, 1.6), (-0.1, -0.2, 1.8)])
    crack([(-0.2, -0.42, 1.6), (-0.02, -0.5, 1.45), (0.05, -0.52, 1.34)])
    bite((0.3, -0.25, 1.72), 0.34, toon("#7a2a10", "#2a0f12", light_at=2))
    shards((0.4, -0.3, 1.9), 5, 0.4, 0.1, _amber_glass())


EFFECTS = {
    "broken": [
        Sparks((1.45, -1.9, 0.75), 0.26),
        Smoke((1.5, -1.3, 0.6), 0.16, 1.5, 0.4, dark=False),
    ],
    "burning": [
        Smoke((0.35, 0.1, 1.7), 0.30, 1.5, 0.7),
        Smoke((-1.9, 0.2, 0.5), 0.24, 1.5, 0.5),
        Flame((0.25, -0.35, 1.55), 0.6),
        Flame((1.55, -1.75, 0.15), 0.85),
        Flame((-2.0, -0.75, 0.15), 0.75, flip=True),
        Flame((0.4, -1.35, 0.62), 0.42, flip=True),
        Sparks((0.95, -2.1, 0.5), 0.24),
    ],
    "wreck": [Smoke((0.4, 0.3, 1.2), 0.26, 1.9, 0.6), Smoke((-1.6, 0.2, 0.4), 0.18, 1.4, 0.5)],
}
