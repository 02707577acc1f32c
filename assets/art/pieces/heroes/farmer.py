"""A big, patient farmer of forty: straw hat, red beard, dungarees, fork."""

from geometry import curve, lathe, sphere, torus, tube
from materials import toon
from pieces.heroes.hero import Hero
from pieces.people import clothes, face, hair, hands, trim
from pieces.people.clay import turned
from pieces.people.face import Looks
from pieces.people.figure import framed
from pieces.people.moods import DYING, HURT, mirrored
from pieces.people.skeleton import Build, Pose

BUILD = Build(
    leg=0.88, torso=0.62, arm=0.74, shoulders=0.395, hips=0.175, chest=0.38, waist=0.385, belly=0.13,
    limb=1.2, neck=1.25, rise=0.15, head=0.74,
)
LOOKS = Looks(skin="#edb58c", hair="#b8622e", iris="#3f6f78", width=1.04, jaw=0.98, nose=1.15, brow=0.026)
STAND = Pose(
    hands=((-0.02, -0.46, -0.62), (0.22, -0.42, -0.10)),
    feet=((-0.26, -0.05, 0), (0.25, 0.05, 0)),
    hip=(-0.02, 0, -0.02),
    lean=(-5, 1, 4),
    look=(-1, -3, -3),
    elbows=((-1, 0.4, -0.1), (0.9, 0.1, -0.8)),
    aims=((0.6, -0.6, 0.4), (0.03, 0, 1)),
)
ACT = Pose(
    hands=((0.05, -0.36, -0.44), (0, -0.7, 0)),
    feet=((-0.20, 0.68, 0), (0.20, -0.72, 0)),
    hip=(0, -0.06, -0.27),
    lean=(16, 0, -30),
    look=(2, 4, 0),
    turn=50,
    elbows=((-0.8, 0.8, 0), (0.8, 0, -0.9)),
    aims=((0.16, -1, 0.42), (0.16, -1, 0.42)),
    tool=0,
    both=0.56,
    wind=(0, 0.4, 0),
)
DENIM, DARK_DENIM = "#3a5f92", "#2f4d78"


def dress(fig):
    wear = fig.mood.wear
    clothes.trousers(fig, DENIM, loose=1.12, rise=0.17)
    clothes.boots(fig, "umber", 0.32)
    clothes.jacket(fig, "green", sleeve=0.62)
    hands.both(fig)
    trim.folds(fig, "green")
    dungarees(fig)
    trim.collar(fig, "green", 0.14, 0.05)
    with fig.at_head():
        skin = face.head(fig.looks, fig.mood)
        hair.cap(fig.looks, 0.065, 0.035, 1.06).bake(hair.stuff(fig.looks.hair, gloss=0), 0.018)
        hair.full_beard(fig.looks, skin)
        if wear < 2:
            straw_hat(wear)
        else:
            tousled(fig)
        face.finish(fig.looks, fig.mood, skin)
    if wear == 2:
        trim.tears(fig, ((-0.31, -0.05, 0.09), (0.32, -0.18, 0.08)))
    fork(fig)


def dungarees(fig):
    """A bib with a pocket, on braces with brass buttons; one brace hangs loose in tatters."""
    denim = clothes.cloth(DENIM)
    half = [(-0.20, -0.20), (-0.22, -0.32), (-0.36, -0.46), (-0.38, -0.60), (-0.30, -0.78)]
    bib = half + [(-x, z) for x, z in half[::-1]]
    fig.garment.patch(bib, denim, 0.014, lined=True, rings=8)
    pocket = [(-0.10, -0.27), (-0.10, -0.40), (0.10, -0.40), (0.10, -0.27)]
    fig.garment.patch(pocket, clothes.cloth(DARK_DENIM), 0.022, lined=True)
    for s in (-1, 1):
        if not (fig.mood.wear == 2 and s > 0):
            way = ((s * 0.17, -0.4, -0.22), (s * 0.22, -0.3, -0.02), (s * 0.22, 0, 0.12), (s * 0.16, 0.3, -0.1))
            trim.sling(fig, way, DENIM, 0.034)
        sphere(0.032, fig.garment.at(s * 0.165, -0.225, 0.02), toon("amber", gloss=1.4), seg=12)


def straw_hat(wear):
    straw = toon("#f2c860", "#b9852a", softness=0.5)
    with framed(turned((-7, (0, 9)[wear], 0))):
        crown = [(0.348, 0), (0.335, 0.17), (0.24, 0.25), (0, 0.27)]
        lathe(curve(crown), straw, seg=44, at=(0, 0.03, 0.20), smooth=60)
        brim = [(0.30, 0.0), (0.56, -0.03), (0.58, 0.01), (0.30, 0.05)]
        lathe(brim, straw, seg=48, at=(0, 0.02, 0.205))
        torus(0.352, 0.040, (0, 0.03, 0.255), toon("red"))


def tousled(fig):
    """The hat is lost."""
    roots = (-0.16, -0.06, 0.05, 0.15)
    tufts = [((x, -0.10, 0.36), (x * 1.5, -0.22, 0.44), (x * 2.2 + 0.03, -0.27, 0.36)) for x in roots]
    hair.loose_strands(fig.looks, tufts, 0.05)


def fork(fig):
    """A shaft with three tines; held further back for a thrust than for leaning on it."""
    steel = toon("#b4bcc6", gloss=1.6)
    low, top = (-0.55, 1.0) if fig.acting else (-1.44, 0.46)
    with fig.in_hand():
        tube([(0, 0, low), (0, 0, top)], 0.032, toon("#8a5a34", gloss=1.9))
        tube([(0, 0, top - 0.10), (0, 0, top + 0.06)], 0.045, steel)
        for x in (-1, 0, 1):
            tine = [(0, 0, top), (x * 0.13, 0, top + 0.06), (x * 0.145, -0.02, top + 0.22), (x * 0.135, 0, top + 0.44)]
            tube(tine, 0.027, steel, [1, 1, 1, 0.35])


HERO = Hero(
    "farmer", "green", BUILD, LOOKS, STAND, ACT, dress,
    hurt=mirrored(HURT), dying=DYING, headroom=-0.01, span=1.2, act_span=2.34, act_middle=(0.27, 1.02),
)
