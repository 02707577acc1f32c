"""A young pathfinder in her twenties: round natural hair, goggles, scarf, raygun."""

from dataclasses import replace

from geometry import box, cone, lathe, sphere, torus, tube
from materials import fire, ink, toon
from pieces.heroes.hero import Hero
from pieces.people import clothes, face, hair, hands, trim
from pieces.people.clay import Clay, turned
from pieces.people.face import Looks
from pieces.people.figure import framed
from pieces.people.moods import DYING, HURT, Mark, mirrored, without
from pieces.people.skeleton import Build, Pose

BUILD = Build(
    leg=0.84, torso=0.45, arm=0.62, shoulders=0.285, hips=0.115, chest=0.265, waist=0.20, bust=0.095,
    limb=0.84, neck=0.80, rise=0.16, head=0.69,
)
LOOKS = Looks(
    skin="#8a5636", hair="#2a1a1c", iris="#3a2014", width=0.95, jaw=0.88, arch=0.012, brow=0.018,
    lips="#95453c", lashes=True,
)
STAND = Pose(
    hands=((0.10, -0.16, -0.66), (0.40, -0.42, 0.02)),
    feet=((-0.24, -0.10, 0), (0.17, 0.06, 0)),
    hip=(0.05, 0, -0.02),
    lean=(-2, -3, 8),
    look=(-2, 3, -6),
    elbows=((-1, 0.3, 0.1), (1, 0, -0.9)),
    aims=((0, -1, 0), (0.15, -1, 0.2)),
    wind=(-0.82, 0.30, 0.10),
)
ACT = Pose(
    hands=((0.12, -0.98, 0.12), (0.30, 0.80, 0.20)),
    feet=((-0.10, -0.66, 0), (0.14, 0.80, 0.04)),
    hip=(0, -0.05, -0.30),
    lean=(22, 0, 24),
    look=(0, 0, -4),
    turn=56,
    toes=((-0.1, -1, 0), (0.3, -1, -0.75)),
    aims=((0, -0.1, 1), (0, 0, 1)),
    tool=0,
    wind=(0.1, 0.8, 0.12),
)


def dress(fig):
    wear = fig.mood.wear
    clothes.trousers(fig, "#7a1f2c")
    clothes.boots(fig, "white", 0.55, trim="amber")
    clothes.jacket(fig, "red")
    trim.cuffs(fig, "amber")
    trim.belt(fig, "amber", "black", 0.06)
    hands.both(fig)
    trim.folds(fig, "red")
    trim.sling(fig, ((-0.24, 0.02, 0.06), (-0.12, -0.3, -0.08), (0.10, -0.3, -0.28), (0.24, -0.1, -0.42)), "umber")
    trim.scarf(fig, "yellow", 0.95 if wear < 2 else 0.5)
    with fig.at_head():
        skin = face.head(fig.looks, fig.mood)
        curls(wear)
        goggles(wear)
        face.finish(fig.looks, fig.mood, skin)
    if wear == 2:
        trim.tears(fig, ((-0.20, -0.06, 0.08), (0.15, -0.10, 0.06)))
    if fig.pose.tool is not None:
        raygun(fig)


def curls(wear):
    """Round natural hair; ruffled, single curls stand off."""
    clay = Clay().ball((0, 0.12, 0.13), 0.385, (1.08, 0.92, 1.04))
    half = [(0.37, 0.03), (0.40, 0.20), (0.31, 0.37), (0.16, 0.48)]
    ring = [*half, (0, 0.51), *[(-x, z) for x, z in half[::-1]]]
    for i, (x, z) in enumerate(ring):
        clay.ball((x, 0.07, z), 0.135)
        clay.ball((x * 0.8, 0.26, z * 0.85 + 0.03), 0.15)
        if wear and i % 2:
            clay.ball((x * 1.20, 0.06, z * 1.14), 0.06 + 0.03 * wear)
    for x in (-0.35, 0.35):
        clay.ball((x, 0.13, -0.12), 0.115)
    for x, z in ((-0.22, 0.33), (-0.08, 0.37), (0.08, 0.37), (0.22, 0.33)):
        clay.ball((x, -0.14, z), 0.095)
    clay.bake(hair.stuff(LOOKS.hair, "#6a4a42", 0), grain=0.02, smooth=2)


def goggles(wear):
    with framed(turned((0, (0, 6, 15)[wear], 0))):
        torus(0.365, 0.036, (0, 0.03, 0.245), toon("#6e4325"), turn=(-14, 0, 0), scale=(0.98, 1, 1))
        glass = toon("#9fdcd6", "#5aa8a8", light_at=2)
        for side in (-1, 1):
            at = (side * 0.125, -0.325, 0.275)
            cone(0.105, 0.105, 0.09, at, toon("amber", gloss=1.5), turn=(72, 0, 0), seg=28)
            cone(0.076, 0.076, 0.11, at, glass, turn=(72, 0, 0), seg=28)
        if wear == 2:
            for a in ((0.055, 0.02), (-0.03, 0.055), (-0.05, -0.035), (0.03, -0.055)):
                end = (-0.125 + a[0], -0.395 - 0.3 * a[1], 0.292 + a[1])
                tube([(-0.125, -0.390, 0.292), end], 0.008, ink(), roundness=2)


def raygun(fig):
    """Brass rings along a barrel and an acid bead at the muzzle; the grip runs along z, it shoots along y."""
    brass, dark = toon("amber", gloss=1.5), toon("#8a4a2c")
    with fig.in_hand():
        box((0.055, 0.075, 0.17), (0, 0, -0.02), dark, 0.02, (14, 0, 0))
        barrel = [(0, -0.14), (0.07, -0.12), (0.095, -0.02), (0.10, 0.08), (0.06, 0.16), (0.042, 0.18), (0.042, 0.34)]
        muzzle = [(0.065, 0.36), (0.065, 0.385), (0.02, 0.39), (0, 0.44)]
        lathe([*barrel, *muzzle], brass, seg=28, at=(0, 0, 0.12), turn=(-90, 0, 0))
        for y, r in ((0.20, 0.088), (0.26, 0.076), (0.32, 0.066)):
            torus(r, 0.014, (0, y, 0.12), toon("red", gloss=1.5), seg=28, turn=(90, 0, 0))
        sphere(0.045, (0, 0.43, 0.12), fire("acid"), seg=16)
        box((0.02, 0.10, 0.075), (0, -0.03, 0.22), toon("red"), 0.008)


def _without_bandage(mood):
    """Goggles sit where a bandage would; a plaster on the brow does instead."""
    return without(mood, "bandage", extra=(Mark("plaster", 0.17, 0.165, 0.9, -20),))


HERO = Hero(
    "scout", "red", BUILD, LOOKS, STAND, ACT, dress,
    hurt=mirrored(HURT), dying=_without_bandage(DYING), headroom=0.10, span=1.08, act_span=2.2, act_middle=(0.27, 0.91),
    unarmed=replace(ACT, tool=None),
)
