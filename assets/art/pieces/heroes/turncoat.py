"""The Alien Turncoat: a Faza officer who changed sides; uniform without insignia, a diplomat's coat, a ship's key.

Of the same insect people as the Rebels, but of the caste that commands: darker, crested, with narrow green eyes.
"""

from dataclasses import replace

from mathutils import Vector

from geometry import sphere, torus, tube
from materials import fire, ink, toon
from pieces.heroes.hero import Hero
from pieces.heroes.rebel import lower_arms
from pieces.people import clothes, hands, trim
from pieces.people.clay import Clay, Surface, stroke
from pieces.people.face import Looks
from pieces.people.moods import DYING, HURT, Mark, Mood, draw_marks, mirrored
from pieces.people.skeleton import Build, Pose

COAT, UNIFORM, PIPING = "#c98d4c", "#3b2a58", "#b4e83a"
BUILD = Build(
    leg=0.90, torso=0.52, arm=0.72, shoulders=0.325, hips=0.115, chest=0.295, waist=0.225,
    limb=0.88, neck=0.95, rise=0.20, head=0.74,
)
LOOKS = Looks(skin="#6a58b4", hair="#2a1d4a", iris="acid")
STAND = Pose(
    hands=((-0.30, -0.16, -0.86), (0.36, -0.52, 0.06)),
    feet=((-0.17, 0.02, 0), (0.17, -0.06, 0)),
    lean=(-3, 0, -6),
    look=(-3, 4, 8),
    elbows=((-1, 0.4, -0.2), (0.9, 0.2, -0.8)),
    grips=("claw", "fist"),
    aims=((0.3, -1, 0), (0.14, 0.05, 1)),
)
ACT = Pose(
    hands=((-0.48, 0.52, 0.30), (0.10, -0.95, 0.30)),
    feet=((-0.16, 0.64, 0.04), (0.20, -0.62, 0)),
    hip=(0, -0.02, -0.15),
    lean=(10, 0, -16),
    look=(0, 2, -4),
    turn=52,
    elbows=((-1, 0.3, -0.4), (0.9, 0.1, -0.6)),
    toes=((-0.2, -1, -0.75), (0.2, -1, 0)),
    grips=("claw", "fist"),
    aims=((0.5, 0.3, 1), (0.05, -0.42, 1)),
    wind=(0, 0.42, 0.10),
)


def chitin():
    return toon(LOOKS.skin, "#2f2566", "#a89be8", gloss=1.8)


def plates():
    """The lighter plates of brow, lids and crest."""
    return toon("#8f8ad6", "#4a4594", "#cfcbff", gloss=1.8)


def dark():
    return toon("#2a1d4a", gloss=1.7)


def dress(fig):
    clothes.trousers(fig, UNIFORM)
    clothes.boots(fig, "black", 0.6, trim=PIPING)
    coat = clothes.cloth(COAT, shadow="#7c4a2c", light="#e8b878")
    clothes.jacket(fig, COAT, tails=clothes.coat_tails(0.80, 0.14, 0.13), material=coat)
    trim.cuffs(fig, "#5a3424", 0.90, 0.034)
    hands.both(fig)
    tunic(fig)
    lower_arms(fig, chitin())
    trim.collar(fig, UNIFORM, 0.135, 0.055, 0.115)
    scarf(fig)
    if fig.mood.wear == 2:
        trim.tears(fig, ((-0.22, -0.06, 0.08), (0.20, -0.30, 0.08)), under=UNIFORM)
    with fig.at_head():
        head(fig)
    key(fig)


def tunic(fig):
    """The uniform in the open coat: edged in acid green, and where the insignia was, bare stuff and thread."""
    surface = fig.garment
    front = [(-0.16, 0.08), (-0.16, -0.12), (-0.10, -0.45), (0.10, -0.45), (0.16, -0.12), (0.16, 0.08)]
    surface.patch(front, clothes.cloth(UNIFORM, light="#584482"), 0.006, rings=6)
    surface.line([(0, 0.05), (0, -0.44)], 0.012, toon(PIPING, light_at=2), 0.010, False)
    bare = [(0.030, -0.06), (0.034, -0.135), (0.055, -0.120), (0.074, -0.150), (0.088, -0.122), (0.096, -0.055)]
    surface.patch(bare, toon("#a894d8", light_at=2), 0.011)
    for x, z in ((0.036, -0.135), (0.076, -0.150)):
        surface.line([(x, z), (x + 0.010, z - 0.030), (x - 0.002, z - 0.055)], 0.007, toon("cream", light_at=2), 0.014)
    lapel = clothes.cloth("#a5652f")
    for s in (-1, 1):
        shape = [(0.115, 0.085), (0.092, -0.42), (0.245, -0.11), (0.17, 0.06)]
        surface.patch([(s * x, z) for x, z in shape][::s], lapel, 0.028, lined=True, rings=7)


def scarf(fig):
    """A diplomat's scarf, loose about the neck and knotted aside; its ends hang or fly."""
    trim.collar(fig, "yellow", 0.200, 0.050, 0.050)
    knot = fig.garment.near(fig.bones.chest @ Vector((-0.155, -0.4, 0.02)), 0.045)
    sphere(0.070, knot, clothes.cloth("yellow"), seg=18)
    for aside, length in ((0.02, 0.44), (-0.045, 0.62)):
        points = fig.trail(knot, length)
        points = [p + fig.bones.way((aside * i, 0, 0)) for i, p in enumerate(points)]
        tube(points, 0.052, clothes.cloth("yellow"), [0.7, 1.0, 1.15, 0.9])


def head(fig):
    """A narrow mantis head with a swept crest; one feeler was docked when he left."""
    mood = fig.mood
    clay = Clay().ball((0, 0.0, 0.05), 0.375, (1.0, 0.86, 0.90))
    clay.hull(((-0.14, -0.10, -0.10), 0.15), ((0.14, -0.10, -0.10), 0.15), ((0, -0.22, -0.34), 0.090))
    clay.hull(((0, -0.18, 0.22), 0.11), ((0, 0.08, 0.35), 0.14), ((0, 0.30, 0.44), 0.06))
    skin = Surface(clay.bake(chitin(), 0.017, 4))
    for k, s in enumerate((-1, 1)):
        _eye(s, skin, mood, k)
        _feeler(s, mood)
        apart = 0.09 if mood.mouth == "shout" else 0.035
        jaw = [(s * 0.070, -0.29, -0.30), (s * 0.140, -0.38, -0.38), (s * apart, -0.39, -0.48)]
        tube(jaw, 0.046, dark(), [1.2, 0.9, 0.3])
        skin.line([(s * 0.06, -0.17), (s * 0.12, -0.23), (s * 0.13, -0.29)], 0.009, dark(), 0.003)
    ridge = [(0, -0.27, 0.20), (0, -0.19, 0.335), (0, 0.06, 0.49), (0, 0.30, 0.51)]
    tube(ridge, 0.050, plates(), [0.5, 1.2, 1.1, 0.4])
    _mouth(skin, mood)
    draw_marks(mood.marks, skin, 1.06)


def _eye(s, skin, mood, k):
    """A narrow domed eye with a slit; lids of lighter chitin close it from above and below."""
    at, turn = Vector((s * 0.225, -0.19, 0.065)), (0, s * 34, 0)
    lid, size = mood.lids[k], (0.72, 0.70, 1.10)
    sphere(0.200, at, toon("#c8f03e", "#6c9a22", "#eeffa0", gloss=1.35), size, turn, 32)
    pupil = at + Vector((-s * 0.025 + mood.gaze[0], -0.135, -0.005 + mood.gaze[1]))
    if lid > 0.1:
        sphere(0.058, pupil, ink(), (0.55, 0.45, 1.65), (0, s * 12, 0), seg=18)
    if lid < 0.9:
        # the upper lid slides down over the dome from behind
        sphere(0.209, at + Vector((0, 0.07 * lid, 0.18 * lid)), plates(), size, turn, 32)
    if lid < 0.1:
        lash = ((-0.12, -0.14, 0.07 * s), (-0.04, -0.18, -0.03), (0.04, -0.18, -0.03), (0.12, -0.14, -0.07 * s))
        stroke([at + Vector(p) for p in lash], 0.020, ink())
    inner, outer = mood.brows[k]
    bend = ((-s * 0.15, -0.15, 0.185 + inner * 1.9), (s * 0.01, -0.13, 0.235), (s * 0.19, -0.03, 0.19 + outer * 1.3))
    tube([at + Vector(p) for p in bend], 0.040, dark(), [0.8, 1.15, 0.4])


def _feeler(s, mood):
    """Laid back like a soldier's; the left one ends in a cap of brass."""
    droop = (0, 0.10, 0.24)[mood.wear]
    root = (s * 0.13, -0.05, 0.33)
    if s > 0:
        tip = (0.25, -0.02, 0.53 - droop * 0.3)
        tube([root, (0.19, -0.04, 0.45), tip], 0.040, dark(), [1.2, 1.0, 0.9])
        sphere(0.052, tip, toon("amber", gloss=1.5), (1, 1, 0.8), seg=16)
        return
    tip = (-0.60 - droop * 0.3, 0.06, 0.50 - droop * 1.2)
    tube([root, (-0.22, 0.0, 0.58 - droop * 0.4), (-0.46, 0.03, 0.64 - droop), tip], 0.036, dark(), [1.2, 1, 0.8, 0.7])
    sphere(0.066, tip, toon(PIPING, gloss=1.5), seg=18)


def _mouth(skin, mood):
    line = toon("#17102c", "#17102c", light_at=2)
    shape = {
        "smile": [(-0.075, -0.270), (0, -0.292), (0.085, -0.252)],
        "slack": [(-0.070, -0.300), (0, -0.272), (0.070, -0.305)],
    }.get(mood.mouth, [(-0.08, -0.282), (0, -0.272), (0.08, -0.282)])
    skin.line(shape, 0.014, line, 0.004)


def key(fig):
    """The override of a Mothership: a claw of brass about a crystal that answers to the hull."""
    brass = toon("amber", gloss=1.5)
    with fig.in_hand():
        Clay().limb(((0, 0, -0.13), 0.040), ((0, 0, 0.15), 0.034)).bake(dark(), 0.014, 3)
        torus(0.052, 0.020, (0, 0, -0.14), brass, seg=24)
        torus(0.060, 0.024, (0, 0, 0.15), brass, seg=24)
        for s in (-1, 1):
            prong = [(s * 0.04, 0, 0.16), (s * 0.16, 0, 0.24), (s * 0.17, 0, 0.38), (s * 0.075, 0, 0.47)]
            tube(prong, 0.034, brass, [1.2, 1.1, 0.9, 0.25])
        sphere(0.092, (0, 0, 0.315), fire("acid"), (1, 1, 1.35), seg=20)


def _wounded(mood, *marks):
    """Marks placed for this narrow head, without bruises, which chitin does not show."""
    return replace(mood, marks=marks)


HERO = Hero(
    "turncoat", "yellow", BUILD, LOOKS, STAND, ACT, dress,
    ready=Mood(lids=(0.95, 0.95), brows=((0.030, 0.004), (0.040, 0.016))),
    hurt=_wounded(
        mirrored(HURT),
        Mark("plaster", -0.05, 0.19, 1.3, -30),
        Mark("soot", 0.12, -0.12, 1.2),
        Mark("scratches", -0.13, -0.16, 1.2, -55),
    ),
    dying=_wounded(
        DYING,
        Mark("bandage", 0, 0.225, 1.0, 9),
        Mark("soot", -0.11, -0.18, 1.0),
        Mark("scratches", 0.14, -0.15, 1.0, 60),
        Mark("sweat", 0.38, -0.02, 1.1),
    ),
    headroom=0.085, span=1.3, act_span=2.5, act_middle=(0.07, 1.145), atlas="heroes-more",
)
