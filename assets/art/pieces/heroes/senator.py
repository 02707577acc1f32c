"""A statesman of about seventy: tall and upright, silver hair and beard, frock coat, sash, loudspeaker."""

from mathutils import Vector

from geometry import box, lathe, sphere, torus, tube
from materials import ink, toon
from pieces.heroes.hero import Hero
from pieces.people import clothes, face, hair, hands, trim
from pieces.people.face import Looks
from pieces.people.moods import DYING, HURT
from pieces.people.skeleton import Build, Pose

SUIT = "#3d3650"
BUILD = Build(
    leg=0.95, torso=0.58, arm=0.70, shoulders=0.325, hips=0.125, chest=0.305, waist=0.26,
    limb=0.94, neck=0.85, rise=0.17, head=0.70,
)
LOOKS = Looks(
    skin="#74482e", hair="#d8d2cc", iris="#2a1712", width=0.97, jaw=0.92, chin=0.02, nose=1.05, bridge=0.01,
    brow=0.024, age=2,
)
STAND = Pose(
    hands=((0.34, -0.42, -0.34), (0.40, -0.36, -0.50)),
    feet=((-0.15, 0.03, 0), (0.18, -0.07, 0)),
    hip=(0.0, 0.02, 0),
    lean=(-4, 0, -6),
    look=(-3, 0, 8),
    elbows=((-1, 0.5, -0.2), (-0.2, 0.6, -1)),
    aims=((0.4, 0, 1), (0.1, -0.35, 1)),
)
ACT = Pose(
    hands=((0.46, -0.72, 0.14), (0.20, -0.22, 0.95)),
    feet=((-0.14, 0.52, 0), (0.16, -0.50, 0)),
    hip=(0, -0.05, -0.08),
    lean=(3, 4, -12),
    look=(-6, 4, -4),
    turn=46,
    elbows=((-0.9, 0.2, -0.7), (0.9, 0.3, 0)),
    aims=((0.10, -0.25, 1), (0.5, 0, 0)),
    tool=0,
    wind=(0, 0.30, 0.04),
)


def dress(fig):
    clothes.trousers(fig, "#2c2838")
    clothes.boots(fig, "black", 0)
    suit = clothes.cloth(SUIT, light="#5d5478")
    clothes.jacket(fig, SUIT, tails=clothes.coat_tails(0.42, 0.06, 0.06), material=suit)
    trim.cuffs(fig, "white", 0.96, 0.022)
    hands.both(fig)
    trim.lapels(fig, clothes.cloth("#2e283e", light="#4a4262"), SUIT, under="white", deep=0.36)
    tie(fig)
    trim.folds(fig, SUIT)
    trim.collar(fig, "white", 0.125, 0.045, 0.09)
    sash(fig)
    with fig.at_head():
        skin = face.head(fig.looks, fig.mood)
        hair.cap(fig.looks, 0.105, 0.085, 1.04).bake(hair.stuff(fig.looks.hair, gloss=0), 0.018)
        hair.short_beard(fig.looks, skin)
        face.finish(fig.looks, fig.mood, skin)
    if fig.mood.wear == 2:
        trim.tears(fig, ((0.22, -0.03, 0.08), (-0.16, -0.30, 0.07)), under="white")
    loudspeaker(fig)


def tie(fig):
    slack = 0.03 * fig.mood.wear
    knot = [(-0.03, 0.05 - slack), (-0.02, -slack), (0.02, -slack), (0.03, 0.05 - slack)]
    fig.garment.patch(knot, toon("red"), 0.024, lined=True)
    shape = [(-0.018, -slack), (-0.038 + slack, -0.20), (slack, -0.25), (0.038 + slack, -0.20), (0.018, -slack)]
    fig.garment.patch(shape, toon("red"), 0.020, lined=True)


def sash(fig):
    """From his right shoulder to his left hip, where its ends hang."""
    line = ((-0.20, 0.12, 0.06), (-0.23, -0.06, 0.08), (-0.12, -0.4, -0.15), (0.08, -0.4, -0.36), (0.25, -0.16, -0.52))
    trim.sling(fig, line, "yellow", 0.046)
    knot = fig.garment.near(fig.bones.chest @ Vector((0.25, -0.16, -0.53)), 0.02)
    sphere(0.058, knot, clothes.cloth("yellow"), seg=16)
    for aside in (0.0, 0.05):
        points = fig.trail(knot + Vector((aside, 0, 0)), 0.40 + aside)
        tube(points, 0.045, clothes.cloth("yellow"), [0.8, 1, 1, 1.1])


def loudspeaker(fig):
    """A megaphone; the grip is along z, it calls along y."""
    with fig.in_hand():
        box((0.05, 0.06, 0.16), (0, 0, 0), toon("black"), 0.015)
        horn = [(0, -0.20), (0.055, -0.20), (0.06, -0.10), (0.085, 0.05), (0.215, 0.36), (0.235, 0.36)]
        inside = [(0.235, 0.39), (0.20, 0.39), (0.07, 0.08), (0, 0.08)]
        white = toon("#fff0d8", "#c9a58c", gloss=1.5)
        lathe([*horn, *inside], white, seg=36, at=(0, 0.02, 0.13), turn=(-90, 0, 0), smooth=30)
        torus(0.222, 0.026, (0, 0.40, 0.13), toon("red", gloss=1.5), seg=36, turn=(90, 0, 0))
        torus(0.090, 0.018, (0, 0.07, 0.13), toon("red"), seg=28, turn=(90, 0, 0))
        sphere(0.075, (0, 0.14, 0.13), ink(), (1, 0.5, 1), seg=16)


HERO = Hero(
    "senator", "yellow", BUILD, LOOKS, STAND, ACT, dress,
    hurt=HURT, dying=DYING, headroom=0.0, span=1.05, act_span=2.65, act_middle=(0.2, 1.2),
)
