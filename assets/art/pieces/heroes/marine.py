"""A lean, cheerful sharpshooter in her late twenties: helmet pushed back, armored vest, scoped ray rifle."""

import math

from geometry import box, cone, curve, lathe, plate, sphere, torus, tube
from materials import fire, toon
from pieces.heroes.hero import Hero
from pieces.people import clothes, face, hair, hands, trim
from pieces.people.clay import Clay, turned
from pieces.people.face import Looks
from pieces.people.figure import framed
from pieces.people.moods import DYING, HURT, Mood
from pieces.people.skeleton import Build, Pose

SAND, SLATE, PLATES = "#d8b878", "#465064", "#6a7690"
BUILD = Build(
    leg=0.90, torso=0.48, arm=0.65, shoulders=0.30, hips=0.115, chest=0.265, waist=0.195, bust=0.085,
    limb=0.88, neck=0.82, rise=0.17, head=0.69,
)
LOOKS = Looks(
    skin="#5f3a29", hair="#1c1417", iris="#2a1712", width=0.94, jaw=0.85, chin=0.012, nose=1.04, brow=0.018,
    arch=0.014, lips="#974842", lashes=True,
)
STAND = Pose(
    hands=((0.06, -0.20, -0.66), (0.34, -0.50, -0.30)),
    feet=((-0.20, -0.04, 0), (0.20, 0.02, 0)),
    hip=(0.04, 0, -0.02),
    lean=(-2, -3, 6),
    look=(-2, -4, -6),
    elbows=((-1, 0.4, 0.1), (0.9, 0.3, -0.7)),
    aims=((0, -1, 0), (0.10, 0.16, 1)),
)
ACT = Pose(
    hands=((0.16, -0.50, 0.10), (-0.72, -0.62, 0.02)),
    tool=0,
    both=0.34,
    feet=((-0.16, 0.60, 0.03), (0.18, -0.44, 0)),
    hip=(0, 0.06, -0.43),
    lean=(10, 0, -14),
    look=(2, -8, 0),
    turn=56,
    elbows=((-0.7, 0.2, -0.8), (0.5, 0, -1)),
    knees=((-0.1, -0.7, -0.9), (0.2, -1, 0.8)),
    toes=((-0.1, -0.35, -1), (0.2, -1, 0)),
    aims=((0.02, -1, 0.05), (0.02, -1, 0.05)),
)


def dress(fig):
    wear = fig.mood.wear
    clothes.trousers(fig, "#b08c54", loose=1.12)
    clothes.boots(fig, "#5a3a2a", 0.50)
    knee_pads(fig)
    clothes.jacket(fig, SAND, sleeve=0.44)
    trim.rolled_sleeves(fig, "#efd8a0", 0.44)
    clothes.vest(fig, SLATE)
    trim.cuffs(fig, "#3a2c30", 0.86, 0.026)
    hands.both(fig)
    trim.belt(fig, "#5a3a2a", "amber", 0.015, 0.034)
    plates(fig)
    trim.collar(fig, "red", 0.140, 0.056, 0.105)
    with fig.at_head():
        skin = face.head(fig.looks, fig.mood)
        hair.cap(fig.looks, 0.06, 0.045, 1.045).bake(hair.stuff(fig.looks.hair, "#4a3a3c", 0), 0.018)
        if wear < 2:
            helmet(wear)
        else:
            rows()
        face.finish(fig.looks, fig.mood, skin)
    if wear == 2:
        trim.tears(fig, ((-0.13, -0.08, 0.07), (0.14, -0.27, 0.06)), under=SAND)
    rifle(fig)


def knee_pads(fig):
    bones = fig.bones
    for k in range(2):
        front = (bones.knees[k] - (bones.hips[k] + bones.ankles[k]) / 2 + bones.way((0, -0.12, 0))).normalized()
        sphere(0.088, bones.knees[k] + front * 0.05, toon(SLATE, gloss=1.8), (1, 1, 1.2), seg=24)


def plates(fig):
    """Plates on the chest, with a stripe and the straps of a pack."""
    plate_of = clothes.cloth(PLATES)
    for s in (-1, 1):
        shape = [(0.022, -0.06), (0.022, -0.24), (0.11, -0.29), (0.20, -0.22), (0.19, -0.09), (0.12, -0.04)]
        fig.garment.patch([(s * x, z) for x, z in shape][::s], plate_of, 0.022, lined=True)
        fig.garment.line([(s * 0.055, -0.315), (s * 0.15, -0.345)], 0.022, clothes.cloth(PLATES), 0.012, False)
    stripe = [(0.065, -0.10), (0.065, -0.135), (0.165, -0.135), (0.165, -0.10)]
    fig.garment.patch(stripe, toon("red"), 0.032, lined=True)


def rows():
    """Tight plaits from brow to nape, seen once the helmet is gone."""
    clay = Clay()
    for i in range(-3, 4):
        x = 0.092 * i
        arc = []
        for t in (30, 52, 74, 96, 118):
            a = math.radians(t)
            r = 0.332 * math.sqrt(1 - (x / 0.36) ** 2)
            arc.append(((x * 0.98, 0.055 - r * math.cos(a), 0.05 + 1.05 * r * math.sin(a)), 0.036))
        clay.limb(*arc)
    clay.bake(hair.stuff(LOOKS.hair, "#4a3a3c", 0), 0.012, 2)


def helmet(wear):
    """Pushed back from the brow, with a raised sighting lens and loose straps."""
    shell = toon(SLATE, gloss=1.7)
    with framed(turned((-21, (0, 9)[wear], 0))):
        dome = [(0.405, -0.06), (0.412, 0.06), (0.385, 0.20), (0.27, 0.335), (0, 0.385)]
        lathe(curve(dome), shell, seg=48, at=(0, 0.03, 0.165), scale=(1, 1.04, 1), smooth=80)
        brim = [(0.38, -0.065), (0.445, -0.085), (0.455, -0.055), (0.40, -0.02), (0.38, -0.03)]
        lathe(brim, shell, seg=48, at=(0, 0.015, 0.165), scale=(1, 1.06, 1))
        torus(0.412, 0.020, (0, 0.03, 0.185), toon("red"), seg=48, scale=(1, 1.04, 1))
        plate(_star(0.085), 0, 0.02, toon("white"), at=(-0.06, -0.365, 0.345), turn=(70, 0, -8))
        _lens()
        for s in (-1, 1):
            strap = [(s * 0.370, -0.02, 0.11), (s * 0.350, -0.02, -0.08), (s * 0.325, -0.04, -0.24)]
            tube(strap, 0.024, toon("#7a4e34"), roundness=3)
            box((0.05, 0.03, 0.04), strap[-1], toon("amber"), 0.008)


def _lens():
    """A sighting lens on its arm, swung up."""
    brass = toon("amber", gloss=1.5)
    box((0.07, 0.16, 0.12), (0.415, -0.02, 0.22), toon("#343a4a"), 0.02)
    tube([(0.43, -0.06, 0.24), (0.36, -0.32, 0.32), (0.20, -0.43, 0.38)], 0.022, toon("#343a4a"), roundness=3)
    cone(0.088, 0.088, 0.07, (0.165, -0.415, 0.40), brass, turn=(70, 0, 6), seg=28)
    cone(0.064, 0.064, 0.09, (0.165, -0.417, 0.40), toon("#ff9a6a", "#d6483a", light_at=2), turn=(70, 0, 6), seg=28)


def _star(radius):
    turns = [(math.radians(90 + 36 * i), radius * (0.42 if i % 2 else 1)) for i in range(10)]
    return [(r * math.cos(a), r * math.sin(a)) for a, r in turns]


def rifle(fig):
    """A ray rifle along z, its scope on the side of y: stock, coil drum, long barrel with cooling rings."""
    wood, metal, brass = toon("#8a5530", gloss=1.7), toon("#4a5264", gloss=1.5), toon("amber", gloss=1.5)
    with fig.in_hand():
        clay = Clay().limb(((0, 0.02, 0.02), 0.044), ((0, 0.02, -0.16), 0.050))
        clay.hull(((0, 0.02, -0.16), 0.050), ((0, 0.05, -0.40), 0.052), ((0, -0.06, -0.42), 0.046))
        clay.bake(wood, 0.014, 3)
        box((0.085, 0.13, 0.30), (0, 0.055, 0.17), metal, 0.025)
        cone(0.062, 0.062, 0.13, (0, -0.03, 0.20), brass, turn=(0, 90, 0), seg=24)
        barrel = [(0, 0.28), (0.052, 0.30), (0.046, 0.44), (0.030, 0.50), (0.028, 0.86), (0.06, 0.89), (0.06, 0.93)]
        lathe([*barrel, (0.025, 0.95), (0, 0.95)], metal, seg=24, at=(0, 0.055, 0))
        for z, r in ((0.56, 0.066), (0.64, 0.060), (0.72, 0.054)):
            torus(r, 0.016, (0, 0.055, z), toon("red", gloss=1.5), seg=24)
        sphere(0.042, (0, 0.055, 0.965), fire("#8ff0ff"), seg=14)
        scope = [(0, 0.0), (0.046, 0.0), (0.046, 0.07), (0.032, 0.10), (0.032, 0.28), (0.060, 0.36), (0.060, 0.42)]
        lathe([*scope, (0, 0.42)], toon("#343a4a", gloss=1.5), seg=24, at=(0, 0.185, 0))
        sphere(0.050, (0, 0.185, 0.42), toon("#9fdcd6", "#5aa8a8", gloss=1.3), (1, 1, 0.35), seg=16)
        for z in (0.12, 0.27):
            box((0.035, 0.06, 0.04), (0, 0.135, z), brass, 0.008)


HERO = Hero(
    "marine", "red", BUILD, LOOKS, STAND, ACT, dress,
    ready=Mood(lids=(0.86, 0.80), brows=((-0.008, 0.004), (0.010, 0.020))),
    fighting=Mood(lids=(0.80, 0.0), brows=((-0.034, 0.014), (-0.044, 0.0)), mouth="firm", gaze=(0.014, 0)),
    hurt=HURT, dying=DYING, headroom=0.055, span=1.08, act_span=2.3, act_middle=(0.22, 0.86), atlas="heroes-more",
)
