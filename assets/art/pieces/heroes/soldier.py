"""A broad, weathered sergeant in his late forties: beret, stubble, bazooka."""

from geometry import box, curve, lathe, sphere, torus
from materials import ink, toon
from pieces.heroes.hero import Hero
from pieces.people import clothes, face, hair, hands, trim
from pieces.people.clay import turned
from pieces.people.face import Looks
from pieces.people.figure import framed
from pieces.people.skeleton import Build, Pose

BUILD = Build(
    leg=0.86, torso=0.56, arm=0.68, shoulders=0.37, hips=0.135, chest=0.375, waist=0.30,
    limb=1.16, neck=1.25, head=0.72,
)
LOOKS = Looks(skin="#c98c5e", hair="#3a2c2a", iris="#4a2f1c", width=1.03, jaw=1.0, nose=1.1, brow=0.027, age=1)
STAND = Pose(
    hands=((-0.26, -0.14, -0.92), (0.30, -0.50, -0.22)),
    feet=((-0.28, -0.06, 0), (0.27, 0.02, 0)),
    hip=(-0.03, 0, -0.035),
    lean=(-2, -2, -8),
    look=(-2, 0, 8),
    elbows=((-1, 0.4, 0), (0.9, 0.1, -0.8)),
    aims=((0, -1, 0), (0.46, 0.30, 1)),
)
ACT = Pose(
    hands=((0.02, -0.48, 0.10), (-0.72, -0.62, 0.02)),
    tool=0,
    both=0.38,
    feet=((-0.34, 0.55, 0), (0.28, -0.60, 0)),
    hip=(0, 0.06, -0.24),
    lean=(-9, 4, -22),
    look=(2, 6, 4),
    turn=52,
    elbows=((-0.5, 0, -1), (0.6, 0, -1)),
    aims=((0.06, -1, 0.24), (0.06, -1, 0.24)),
)

PUNCH = Pose(
    hands=((0.10, -0.46, -0.12), (0.10, -0.86, 0.16)),
    tool=None,
    feet=((-0.36, 0.60, 0), (0.28, -0.62, 0)),
    hip=(0, -0.04, -0.22),
    lean=(4, 4, -30),
    look=(4, 6, -2),
    turn=52,
    elbows=((-0.9, 0.2, -0.8), (0.7, 0, -0.7)),
    aims=((0.7, -0.6, 0.4), (0.9, 0, 0.4)),
)


def dress(fig):
    clothes.trousers(fig, "#5a6a3a", loose=1.1)
    clothes.boots(fig, "black", 0.42)
    clothes.jacket(fig, "red")
    trim.belt(fig, "black", "amber", 0.04)
    hands.both(fig)
    trim.folds(fig, "red")
    pockets(fig)
    trim.collar(fig, "#5a6a3a", 0.15, 0.06)
    with fig.at_head():
        skin = face.head(fig.looks, fig.mood)
        hair.stubble(fig.looks, skin)
        bare = fig.mood.wear == 2
        # under the beret the hair lies flat
        up, grow = (0.06, 1.05) if bare else (0.025, 1.03)
        hair.cap(fig.looks, 0.055, up, grow).bake(hair.stuff(fig.looks.hair), 0.018)
        if not bare:
            beret(fig.mood.wear)
        temples()
        face.finish(fig.looks, fig.mood, skin)
    if fig.mood.wear == 2:
        trim.tears(fig, ((-0.27, -0.02, 0.10), (0.10, -0.22, 0.08)))
    if fig.pose.tool is not None:
        bazooka(fig)


def pockets(fig):
    dark = clothes.cloth("#a81f30")
    for s in (-1, 1):
        x = s * 0.185
        pocket = [(x - 0.085, -0.10), (x - 0.08, -0.24), (x + 0.08, -0.24), (x + 0.085, -0.10)]
        fig.garment.patch(pocket, dark, 0.008, lined=True)
        fig.garment.line([(x - 0.085, -0.135), (x, -0.160), (x + 0.085, -0.135)], 0.009, ink(), 0.012)


def beret(wear):
    with framed(turned((0, 5 * wear, 0))):
        felt = curve([(0.335, 0), (0.43, 0.055), (0.405, 0.15), (0.16, 0.20), (0, 0.20)])
        lathe(felt, clothes.cloth("#b81f30"), seg=48, at=(0.05, 0.03, 0.16), turn=(-8, 16, 0), smooth=80)
        torus(0.338, 0.032, (0.0, 0.02, 0.172), toon("black"), turn=(-8, 6, 0))
        sphere(0.055, (-0.15, -0.325, 0.265), toon("amber", gloss=1.4), (1, 0.5, 1.2), seg=14)


def temples():
    """Going gray."""
    for s in (-1, 1):
        sphere(0.055, (s * 0.335, -0.02, 0.06), clothes.cloth("#a89a90"), (0.35, 1.2, 1.3), seg=16)


def bazooka(fig):
    """A tube with a shoulder rest, two grips and a sight."""
    olive, dark = clothes.cloth("#6a7a42"), toon("#3f4a28")
    with fig.in_hand():
        outside = [(0, -0.48), (0.135, -0.52), (0.095, -0.38), (0.095, 0.64), (0.125, 0.67), (0.125, 0.74)]
        inside = [(0.085, 0.74), (0.085, 0.59), (0, 0.59)]
        lathe([*outside, *inside], olive, seg=32, at=(0, 0.13, 0))
        for z in (-0.26, 0.38):
            torus(0.100, 0.022, (0, 0.13, z), dark, seg=32)
        box((0.05, 0.12, 0.06), (0, 0.03, 0.06), dark, 0.015)
        box((0.03, 0.08, 0.10), (0, 0.25, 0.40), dark, 0.01)
        sphere(0.083, (0, 0.13, 0.66), ink(), (1, 1, 0.3), seg=20)


HERO = Hero(
    "soldier", "red", BUILD, LOOKS, STAND, ACT, dress,
    headroom=-0.04, span=1.12, act_span=2.3, act_middle=(0.1, 1.04), unarmed=PUNCH,
)
