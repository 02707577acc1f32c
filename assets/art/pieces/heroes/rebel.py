"""The Rebel hero: an elder of the insect people in a speaker's robe, tall, with four arms."""

import math
from dataclasses import replace

from mathutils import Vector

from geometry import sphere, tube
from materials import ink, toon
from pieces import rebel
from pieces.heroes.hero import Hero
from pieces.people import clothes, hands, trim
from pieces.people.clay import Clay, Surface, stroke
from pieces.people.face import Looks
from pieces.people.moods import DYING, HURT, Mark, Mood, draw_marks
from pieces.people.skeleton import Build, Pose

ROBE = "#f2b824"
BUILD = Build(
    leg=0.91, torso=0.52, arm=0.72, shoulders=0.29, hips=0.11, chest=0.27, waist=0.19,
    limb=0.80, neck=0.80, rise=0.20, head=0.74,
)
LOOKS = Looks(skin="#8f50bd", hair="#3a1d4d", iris="#ffd84a")
STAND = Pose(
    hands=((-0.34, -0.30, -0.46), (0.40, -0.30, 0.62)),
    feet=((-0.14, 0.04, 0), (0.15, -0.06, 0)),
    lean=(3, -2, 0),
    look=(0, 3, 4),
    elbows=((-0.7, 0.3, -0.9), (0.6, 0.1, -1.2)),
    grips=("claw", "claw"),
    aims=((0.3, 0, 1), (-1, 0, 0.1)),
    wind=(0, 0, 0),
)
ACT = Pose(
    hands=((-0.40, 0.30, 0.78), (0.12, -0.90, 0.40)),
    feet=((-0.16, 0.66, 0.52), (0.20, -0.55, 0.58)),
    hip=(0, 0, 0.34),
    lean=(22, 0, 6),
    look=(2, 0, -6),
    turn=50,
    elbows=((-1, 0.1, 0.1), (1, 0.2, -0.3)),
    knees=((-0.3, -0.8, -0.4), (0.3, -1, 0.3)),
    toes=((-0.1, -0.5, -1), (0.2, -1, 0.3)),
    grips=("claw", "claw"),
    aims=((1, 0, 0), (1, 0, 0.3)),
    wind=(0, 0.46, 0.06),
)


def dress(fig):
    clothes.trousers(fig, LOOKS.hair)
    clothes.boots(fig, LOOKS.skin, 0)
    robe = clothes.cloth(ROBE, shadow="#b8741a", gloss=1.9)
    clothes.jacket(fig, ROBE, sleeve=0.55, tails=clothes.coat_tails(0.96, 0.15, 0.03), material=robe)
    hands.both(fig)
    lower_arms(fig, rebel.chitin())
    stole = ((-0.16, 0.12, 0.06), (-0.17, -0.2, 0.02), (-0.11, -0.4, -0.22), (-0.10, -0.4, -0.56))
    for s in (-1, 1):
        trim.sling(fig, tuple((-s * x, y, z) for x, y, z in stole), "red", 0.042)
    trim.collar(fig, "red", 0.15, 0.06)
    brooch = fig.garment.at(0, -0.03, 0.03)
    sphere(0.055, brooch, toon("amber", gloss=1.4), (1, 0.6, 1), seg=18)
    wing_cases(fig)
    if fig.mood.wear == 2:
        trim.tears(fig, ((-0.20, -0.10, 0.08), (0.05, -0.30, 0.09)), under=LOOKS.hair)
    with fig.at_head():
        head(fig)


def lower_arms(fig, chitin):
    """The second pair of arms folds in front in council, and reaches out in a leap."""
    bones = fig.bones
    for s in (-1, 1):
        start = bones.chest @ Vector((s * 0.20, -0.06, -0.24))
        if fig.acting:
            ways = ((s * 0.24, -0.16, -0.16), (s * 0.10, -0.44, -0.10))
        else:
            ways = ((s * 0.22, -0.12, -0.16), (s * -0.08, -0.30, -0.14))
        elbow, hand = (start + bones.way(w) for w in ways)
        clay = Clay().limb((start, 0.075), (elbow, 0.062), (hand, 0.046))
        along = (hand - elbow).normalized()
        aside = bones.way((0, 0, 1))
        for k in (-1, 0, 1):
            tip = hand + along * 0.21 + aside * 0.09 * k
            clay.limb((hand, 0.046), (hand + along * 0.11 + aside * 0.07 * k, 0.034), (tip, 0.010))
        clay.bake(chitin, 0.016, 3)


def wing_cases(fig):
    """Folded behind the shoulders; spread in a leap."""
    spread = 46 if fig.acting else 14
    for s in (-1, 1):
        a = math.radians(spread)
        root = fig.bones.chest @ Vector((s * 0.16, 0.16, -0.02))
        way = fig.bones.chest.to_3x3() @ Vector((s * math.sin(a), 0.45 * math.sin(a) + 0.1, -math.cos(a)))
        points = [(root, 0.09), (root + way * 0.36, 0.19), (root + way * 0.76, 0.13), (root + way * 0.98, 0.02)]
        Clay().limb(*points).bake(toon("#7440a8", "#38184f", "#b88ae2", threshold=0.45, gloss=1.6), 0.022, 4)


def head(fig):
    """A mantis head with the lines of age, and feelers that hang when he is hurt."""
    mood = fig.mood
    clay = Clay().ball((0, 0, 0.04), 0.40, (1.06, 0.84, 0.82))
    clay.hull(((-0.16, -0.10, -0.10), 0.16), ((0.16, -0.10, -0.10), 0.16), ((0, -0.20, -0.30), 0.105))
    skin = Surface(clay.bake(rebel.chitin(), 0.017, 4))
    for k, s in enumerate((-1, 1)):
        _eye(s, skin, mood, k)
        _feeler(s, mood)
        apart = 0.08 if mood.mouth == "shout" else 0.03
        jaw = [(s * 0.075, -0.28, -0.27), (s * 0.135, -0.37, -0.36), (s * apart, -0.38, -0.45)]
        tube(jaw, 0.045, rebel.plum(), [1.2, 0.9, 0.3])
        line = toon("#4a2070", "#4a2070", light_at=2)
        skin.line([(s * 0.06, -0.15), (s * 0.13, -0.20), (s * 0.15, -0.27)], 0.008, line, 0.003)
        skin.line([(s * 0.05, 0.20), (s * 0.10, 0.26)], 0.008, line, 0.003)
    _mouth(skin, mood)
    draw_marks(mood.marks, skin, 1.12)


def _eye(s, skin, mood, k):
    """A great domed eye; lids of lighter chitin come down over it."""
    at, turn = Vector((s * 0.285, -0.17, 0.09)), (0, s * 24, 0)
    lid = mood.lids[k]
    size = (0.82, 0.72, 1.05)
    sphere(0.225, at, toon("yellow", "#c98a1a", gloss=1.35), size, turn, 32)
    pupil = at + Vector((-s * 0.035 + mood.gaze[0], -0.150, -0.01 + mood.gaze[1]))
    if lid > 0.1:
        sphere(0.068, pupil, ink(), (0.9, 0.45, 1.3), (0, s * 10, 0), seg=18)
    shell = toon("#a871d4", "#5c2f86", "#cda6ee", gloss=1.8)
    if lid < 0.8:
        # a lid slides down over the dome from behind
        lidded = at + Vector((0, 0.10 * lid, 0.17 * lid))
        sphere(0.234, lidded, shell, size, turn, 32)
    if lid < 0.1:
        lash = ((-0.15, -0.14, 0.02), (-0.07, -0.18, -0.05), (0.07, -0.18, -0.05), (0.15, -0.14, 0.02))
        stroke([at + Vector(p) for p in lash], 0.020, ink())
    inner, outer = mood.brows[k]
    bend = ((-s * 0.15, -0.14, 0.19 + inner * 1.8), (s * 0.02, -0.12, 0.245), (s * 0.18, -0.04, 0.19 + outer * 1.2))
    ridge = [at + Vector(p) for p in bend]
    tube(ridge, 0.036, rebel.plum(), [0.9, 1.1, 0.5])


def _feeler(s, mood):
    droop = (0, 0.10, 0.30 if s > 0 else 0.18)[mood.wear]
    bend = (s * (0.27 + droop * 0.3), 0.02, 0.56 - droop * 0.5)
    points = [(s * 0.12, 0, 0.30), bend, (s * (0.46 + droop * 0.6), -0.02, 0.62 - droop)]
    if mood.wear == 2 and s > 0:
        # one is kinked
        points.insert(2, (s * 0.42, -0.02, 0.50))
    tube(points, 0.038, rebel.plum(), [1.2, *([0.9] * (len(points) - 2)), 0.7])
    x, y, z = points[-1]
    sphere(0.075, (x, y, z), toon("amber", gloss=1.5), seg=18)


def _mouth(skin, mood):
    line = toon("#2e1040", "#2e1040", light_at=2)
    shape = {
        "smile": [(-0.085, -0.245), (0, -0.275), (0.09, -0.235)],
        "slack": [(-0.075, -0.275), (0, -0.25), (0.075, -0.28)],
    }.get(mood.mouth, [(-0.085, -0.26), (0, -0.25), (0.085, -0.26)])
    skin.line(shape, 0.014, line, 0.004)


def _wounded(mood, *marks):
    """Marks placed for a mantis' face, without bruises, which chitin does not show."""
    return replace(mood, marks=marks)


HERO = Hero(
    "rebel", "yellow", BUILD, LOOKS, STAND, ACT, dress,
    ready=Mood(brows=((0.028, -0.012), (0.028, -0.012))),
    hurt=_wounded(
        HURT,
        Mark("plaster", 0.06, 0.20, 1.4, 30),
        Mark("soot", -0.13, -0.12, 1.3),
        Mark("scratches", 0.15, -0.15, 1.3, 55),
    ),
    dying=_wounded(
        DYING,
        Mark("bandage", 0, 0.225, 0.93, -10),
        Mark("soot", 0.12, -0.18, 1.0),
        Mark("scratches", -0.15, -0.15, 1.0, -60),
        Mark("sweat", 0.44, -0.02, 1.1),
    ),
    headroom=0.085, span=1.3, act_span=2.75, act_middle=(0.18, 1.62),
)
