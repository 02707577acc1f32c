"""A practical shipwright in her thirties: short and strong, hard hat, ponytail, rolled sleeves, big spanner."""

from mathutils import Vector

from geometry import box, cone, curve, lathe, tube
from materials import fire, toon
from pieces.heroes.hero import Hero
from pieces.people import clothes, face, hair, hands, trim
from pieces.people.clay import Clay, turned
from pieces.people.face import Looks
from pieces.people.figure import framed
from pieces.people.moods import DYING, HURT, Mark, mirrored, without
from pieces.people.skeleton import Build, Pose

BUILD = Build(
    leg=0.72, torso=0.46, arm=0.60, shoulders=0.315, hips=0.15, chest=0.295, waist=0.245, bust=0.10,
    limb=1.06, neck=0.92, rise=0.15, head=0.71,
)
LOOKS = Looks(
    skin="#e2b088", hair="#262029", iris="#2f1d18", width=0.98, jaw=0.90, nose=0.95, brow=0.020, arch=0.008,
    lips="#b8685c", lashes=True,
)
STAND = Pose(
    hands=((0.06, -0.24, -0.64), (0.28, -0.46, -0.24)),
    feet=((-0.24, 0.02, 0), (0.25, -0.06, 0)),
    hip=(-0.04, 0, -0.02),
    lean=(-3, 3, -4),
    look=(-2, -4, 4),
    elbows=((-1, 0.35, 0.1), (0.9, 0.2, -0.6)),
    aims=((0, -1, 0), (0.42, 0.35, 1)),

)
ACT = Pose(
    hands=((-0.50, 0.40, -0.62), (0.10, -0.22, 0.94)),
    feet=((-0.22, 0.50, 0.0), (0.20, -0.60, 0.12)),
    hip=(0, 0.06, -0.13),
    lean=(-6, 0, -20),
    look=(6, 2, -2),
    turn=52,
    elbows=((-0.6, 1, 0.2), (1, -0.4, 0)),
    toes=((-0.3, -1, 0), (0.1, -1, 0.5)),
    aims=((0, 0, 1), (-0.15, 0.62, 0.78)),
    wind=(0, 0.42, 0.10),
)


def dress(fig):
    wear = fig.mood.wear
    clothes.trousers(fig, "blue", loose=1.08)
    clothes.boots(fig, "#7a4a2c", 0.5)
    clothes.jacket(fig, "blue", sleeve=0.44)
    trim.rolled_sleeves(fig, "#8fb8e0", 0.44)
    hands.both(fig, glove="#e8b860")
    trim.cuffs(fig, "#c8923a", 0.93, 0.030)
    overall(fig)
    trim.folds(fig, "blue")
    tool_belt(fig)
    trim.collar(fig, "white", 0.135, 0.05)
    with fig.at_head():
        skin = face.head(fig.looks, fig.mood)
        dark_hair(fig)
        hard_hat(wear)
        face.finish(fig.looks, fig.mood, skin)
    ponytail(fig)
    if wear == 2:
        trim.tears(fig, ((-0.20, -0.06, 0.085), (0.22, -0.24, 0.07)), under="#f0e4d0")
    spanner(fig)


def overall(fig):
    """A zip down the front and a pocket with a pencil."""
    fig.garment.line([(0, 0.02), (0, -0.40)], 0.011, toon("#f0c860", light_at=2), 0.006, False)
    pocket = [(0.07, -0.10), (0.07, -0.22), (0.20, -0.22), (0.20, -0.10)]
    fig.garment.patch(pocket, clothes.cloth("#1f5a94"), 0.010, lined=True)
    fig.garment.line([(0.15, -0.17), (0.15, -0.05)], 0.014, toon("red"), 0.022, False)


def tool_belt(fig):
    trim.belt(fig, "umber", "amber", 0.05, 0.036)
    for x in (-0.24, 0.23):
        at = fig.garment.near(fig.bones.waist @ Vector((x, -0.3, 0.0)), 0.03)
        box((0.12, 0.09, 0.17), at, toon("#8a5a34"), 0.03)
        tube([at + Vector((0.02, 0, 0.06)), at + Vector((0.02, 0, 0.15))], 0.018, toon("red" if x < 0 else "steel"))


def dark_hair(fig):
    clay = hair.cap(fig.looks, 0.07, 0.03, 1.065)
    for s in (-1, 1):
        hair.lock(clay, ((s * 0.27, -0.20, 0.19), (s * 0.335, -0.13, 0.02), (s * 0.315, -0.04, -0.16)), 0.065)
    if fig.mood.wear:
        hair.lock(clay, ((0.05, -0.30, 0.24), (0.16, -0.36, 0.13), (0.20, -0.34, 0.0)), 0.030)
    if fig.mood.wear == 2:
        hair.lock(clay, ((-0.10, -0.30, 0.25), (-0.05, -0.37, 0.12), (-0.09, -0.38, 0.05)), 0.026)
    clay.bake(hair.stuff(fig.looks.hair, "#5a5468"), 0.016, 3)


def ponytail(fig):
    """Swings in the wind of the pose."""
    start = fig.bones.head @ Vector((0.06, 0.36, 0.08))
    points = fig.trail(start, 0.62)
    if fig.pose.wind == (0, 0, 0):
        # or her head would hide it
        points = [p + Vector((0.07 * i, 0, 0)) for i, p in enumerate(points)]
    clay = Clay()
    clay.limb(*[(p, r) for p, r in zip(points, (0.06, 0.092, 0.085, 0.02))])
    clay.bake(hair.stuff(fig.looks.hair, "#5a5468"), 0.018)


def hard_hat(wear):
    """Shell, brim, ridge and lamp; it slips, and in the end the lamp goes out."""
    shell = toon("#ffc23a", "#b9751a", gloss=1.6)
    with framed(turned((-8 + 3 * wear, (0, 6, 15)[wear], 0))):
        dome = [(0.378, 0), (0.370, 0.14), (0.27, 0.265), (0, 0.31)]
        lathe(curve(dome), shell, seg=44, at=(0, 0.03, 0.165), smooth=80)
        lathe([(0.335, 0.0), (0.455, -0.015), (0.465, 0.022), (0.335, 0.045)], shell, seg=44, at=(0, -0.02, 0.168))
        tube([(0, -0.33, 0.30), (0, -0.17, 0.475), (0, 0.20, 0.46)], 0.042, shell)
        lens = toon("white", gloss=1.3) if wear == 2 else fire("#fff6d0")
        cone(0.080, 0.080, 0.06, (0, -0.375, 0.285), toon("steel"), turn=(74, 0, 0), seg=24)
        cone(0.060, 0.060, 0.07, (0, -0.385, 0.287), lens, turn=(74, 0, 0), seg=24)


def spanner(fig):
    """As long as her arm: a flat shaft along z with an open jaw at the upper end and a ring at the lower."""
    steel = toon("#b4bcc6", gloss=1.4)
    with fig.in_hand():
        clay = Clay().limb(((0, 0, -0.38), 0.042), ((0, 0, 0.56), 0.050))
        clay.ball((0, 0, -0.42), 0.088)
        clay.hull(((-0.07, 0, 0.60), 0.055), ((0.07, 0, 0.60), 0.055), ((0, 0, 0.54), 0.06))
        for s in (-1, 1):
            clay.limb(((s * 0.095, 0, 0.62), 0.055), ((s * 0.125, 0, 0.72), 0.052), ((s * 0.090, 0, 0.82), 0.036))
        clay.bake(steel, 0.016, 3)


def _under_the_hat(mood):
    """The hard hat is in the way of a bandage; plasters do."""
    return without(mood, "bandage", extra=(Mark("plaster", -0.06, 0.135, 0.85, 14),))


HERO = Hero(
    "engineer", "blue", BUILD, LOOKS, STAND, ACT, dress,
    hurt=HURT, dying=_under_the_hat(mirrored(DYING)), headroom=0.0, span=1.08, act_span=2.74, act_middle=(-0.02, 1.3),
)
