"""A calm physician in her sixties: silver bun, round glasses, white coat, medical bag."""

from mathutils import Vector

from geometry import box, cone, sphere, torus, tube
from materials import fire, toon
from pieces.heroes.hero import Hero
from pieces.people import clothes, face, hair, hands, trim
from pieces.people.face import Looks
from pieces.people.moods import DYING, HURT, mirrored
from pieces.people.skeleton import Build, Pose

BUILD = Build(
    leg=0.72, torso=0.49, arm=0.60, shoulders=0.285, hips=0.14, chest=0.285, waist=0.27, bust=0.10,
    limb=0.94, neck=0.85, rise=0.14, head=0.70,
)
LOOKS = Looks(
    skin="#b87a50", hair="#cfc8c4", iris="#3a2418", width=0.98, jaw=0.90, brow=0.017, arch=0.006,
    lips="#9a5044", lashes=True, age=2,
)
STAND = Pose(
    hands=((0.46, -0.58, -0.42), (0.20, -0.10, -0.88)),
    feet=((-0.15, 0.02, 0), (0.17, -0.04, 0)),
    hip=(0.01, 0, -0.01),
    lean=(5, 1, 0),
    look=(-2, -4, 6),
    elbows=((-1, 0.4, -0.2), (1, 0.5, 0)),
    grips=("open", "fist"),
    aims=((0.3, 0, 1), (0.15, -1, 0)),
)
ACT = Pose(
    hands=((-0.25, 0.62, -0.62), (0.02, -0.70, 0.62)),
    feet=((-0.12, 0.64, 0.26), (0.12, -0.58, 0.02)),
    hip=(0, -0.08, -0.08),
    lean=(24, 0, -14),
    look=(4, 0, -8),
    turn=50,
    elbows=((-0.8, 0.9, 0.2), (0.9, 0.2, -0.7)),
    toes=((-0.1, -1, -1.2), (0.2, -1, 0.45)),
    aims=((0, -1, 0), (-0.1, -0.85, 0.75)),
    tool=0,
    wind=(0.0, 0.34, 0.05),
)


def dress(fig):
    clothes.trousers(fig, "green")
    clothes.boots(fig, "white", 0)
    clothes.jacket(fig, "white", tails=clothes.coat_tails(0.62), material=clothes.linen())
    trim.cuffs(fig, "#f0dcc0")
    hands.both(fig)
    trim.lapels(fig, clothes.linen(), "#d9b9a0", under="green", deep=0.34)
    trim.folds(fig, "#d9b9a0")
    trim.collar(fig, "green", 0.13, 0.05)
    stethoscope(fig)
    with fig.at_head():
        skin = face.head(fig.looks, fig.mood)
        clay = hair.cap(fig.looks, 0.085, 0.065, 1.07)
        clay.ball((0, 0.13, 0.45), 0.175, (1.05, 1, 0.9))
        clay.bake(hair.stuff(fig.looks.hair, gloss=1.8), 0.018)
        if fig.mood.wear:
            undone(fig)
        hair.glasses(fig.looks, skin, "ink", hair.ROUND, fig.mood.wear == 2, (0, -3, -9)[fig.mood.wear])
        for s in (-1, 1):
            sphere(0.024, (s * 0.335, -0.03, -0.125), toon("amber", gloss=1.4), seg=12)
        face.finish(fig.looks, fig.mood, skin)
    if fig.mood.wear == 2:
        trim.tears(fig, ((-0.20, -0.05, 0.075), (0.19, -0.22, 0.07)), under="#5a7a52")
    bag(fig)
    if fig.acting:
        syringe(fig)


def undone(fig):
    """Strands that have come out of the bun."""
    strands = [((0.20, -0.20, 0.28), (0.32, -0.24, 0.14), (0.30, -0.22, -0.04))]
    if fig.mood.wear == 2:
        strands += [((-0.14, -0.22, 0.32), (-0.27, -0.30, 0.20), (-0.30, -0.26, 0.02))]
        strands += [((0.10, 0.1, 0.52), (0.30, 0.06, 0.56), (0.40, 0.05, 0.40))]
    hair.loose_strands(fig.looks, strands, 0.022)


def stethoscope(fig):
    rubber, fork = "#3a3140", (0.02, -0.4, -0.30)
    for s in (-1, 1):
        trim.sling(fig, ((s * 0.13, 0.06, 0.10), (s * 0.14, -0.2, 0.02), (s * 0.08, -0.4, -0.20), fork), rubber, 0.017)
    trim.sling(fig, (fork, (0.04, -0.4, -0.38)), rubber, 0.017)
    bell = fig.garment.near(fig.bones.chest @ Vector((0.05, -0.5, -0.41)), 0.015)
    sphere(0.042, bell, toon("steel", gloss=1.4), seg=16)


def bag(fig):
    """Hangs from the hand, its white crosses to the viewer."""
    with fig.hanging():
        leather = toon("#8a5230", gloss=1.8)
        torus(0.075, 0.020, (0, 0, -0.045), toon("black"), seg=24, turn=(90, 0, 0))
        box((0.42, 0.20, 0.28), (0, 0, -0.25), leather, 0.05)
        box((0.43, 0.21, 0.03), (0, 0, -0.15), toon("amber"), 0.01)
        box((0.15, 0.22, 0.05), (0, 0, -0.27), toon("white"))
        box((0.05, 0.22, 0.15), (0, 0, -0.27), toon("white"))


def syringe(fig):
    """Adrenaline: a glass of acid green with a long needle along z."""
    with fig.in_hand(1):
        glass = toon("#d8eef0", "#8ab8c0", gloss=1.4)
        cone(0.058, 0.058, 0.20, (0, 0, 0.20), glass, standing=True)
        cone(0.062, 0.062, 0.12, (0, 0, 0.21), fire("acid"), standing=True)
        cone(0.058, 0.016, 0.05, (0, 0, 0.40), toon("steel"), standing=True)
        tube([(0, 0, 0.44), (0, 0, 0.66)], 0.014, toon("steel", gloss=1.4), [1, 0.5])
        cone(0.045, 0.045, 0.26, (0, 0, -0.08), glass, standing=True)
        cone(0.07, 0.07, 0.03, (0, 0, -0.20), toon("red"), standing=True)


HERO = Hero(
    "doctor", "green", BUILD, LOOKS, STAND, ACT, dress,
    hurt=HURT, dying=mirrored(DYING), headroom=0.07, span=1.05, act_span=2.2, act_middle=(0.22, 1.0),
)
