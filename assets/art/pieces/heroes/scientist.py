"""A sharp physicist in her forties: tall and thin, auburn beehive, cat-eye glasses, glowing flask."""

from geometry import box, curve, lathe, sphere, torus
from materials import fire, toon
from pieces.heroes.hero import Hero
from pieces.people import clothes, face, hair, hands, trim
from pieces.people.face import Looks
from pieces.people.moods import DYING, HURT, mirrored
from pieces.people.skeleton import Build, Pose

BUILD = Build(
    leg=0.90, torso=0.48, arm=0.68, shoulders=0.265, hips=0.105, chest=0.25, waist=0.19, bust=0.095,
    limb=0.80, neck=0.72, rise=0.18, head=0.67,
)
LOOKS = Looks(
    skin="#f6d0b0", hair="#a8481f", iris="#3f8a5a", width=0.95, jaw=0.88, chin=0.01, nose=0.85, bridge=0.008,
    brow=0.015, arch=0.018, lips="#c8322f", lashes=True,
)
STAND = Pose(
    hands=((0.20, -0.40, -0.50), (0.44, -0.34, 0.16)),
    feet=((-0.10, 0.04, 0), (0.15, -0.10, 0)),
    hip=(-0.03, 0, -0.01),
    lean=(-2, 2, -4),
    look=(0, 4, 6),
    elbows=((-1, 0.5, -0.2), (0.9, 0.1, -0.9)),
    aims=((-0.3, -0.5, 0.9), (0, 0, 1)),
)
ACT = Pose(
    hands=((0.02, 0.50, 0.70), (0.04, -0.94, 0.22)),
    feet=((-0.12, 0.56, 0.0), (0.14, -0.62, 0.16)),
    hip=(0, 0.08, -0.14),
    lean=(-16, 0, -26),
    look=(10, 0, 6),
    turn=54,
    elbows=((-0.6, 0.4, -0.7), (0.9, 0, -0.6)),
    toes=((-0.4, -1, 0), (0.1, -1, 0.6)),
    grips=("fist", "open"),
    aims=((0, 0.3, 1), (1, 0, 0.2)),
    tool=0,
    wind=(0.0, 0.40, 0.10),
)


def dress(fig):
    wear = fig.mood.wear
    clothes.trousers(fig, "#1f4f84")
    clothes.boots(fig, "black", 0.30)
    clothes.jacket(fig, "white", tails=clothes.coat_tails(0.72, 0.17, 0.05), material=clothes.linen())
    trim.cuffs(fig, "#f0dcc0")
    hands.both(fig, glove="#2f9a94")
    trim.lapels(fig, clothes.linen(), "#d9b9a0", under="blue", deep=0.32)
    trim.folds(fig, "#d9b9a0")
    trim.collar(fig, "blue", 0.125, 0.045, 0.095)
    pens(fig)
    with fig.at_head():
        skin = face.head(fig.looks, fig.mood)
        beehive(fig)
        hair.glasses(fig.looks, skin, "teal", hair.CAT_EYE, wear == 2, (0, 4, 10)[wear])
        for s in (-1, 1):
            sphere(0.026, (s * 0.315, -0.05, -0.13), toon("teal", gloss=1.4), seg=12)
        face.finish(fig.looks, fig.mood, skin)
    if wear == 2:
        trim.tears(fig, ((-0.17, -0.05, 0.075), (0.15, -0.25, 0.07)), under="blue")
    flask(fig)
    if not fig.acting:
        clipboard(fig)


def pens(fig):
    for k, color in enumerate(("red", "blue", "amber")):
        x = 0.125 + 0.034 * k
        fig.garment.line([(x, -0.13), (x, -0.19)], 0.012, toon(color, light_at=2), 0.014, False)
    pocket = [(0.10, -0.17), (0.105, -0.27), (0.215, -0.27), (0.22, -0.17)]
    fig.garment.patch(pocket, clothes.linen(), 0.020, lined=True)


def beehive(fig):
    """Swept up in tiers round a ribbon; it leans and comes undone."""
    wear = fig.mood.wear
    lean = (0, 0.05, 0.15)[wear]
    clay = hair.cap(fig.looks, 0.08, 0.065, 1.07)
    for z, y, radius in ((0.30, 0.08, 0.325), (0.44, 0.10, 0.285), (0.57, 0.11, 0.205)):
        clay.ball((lean * (z - 0.2) * 2, y, z), radius, (1, 0.96, 0.72))
    # swept across the brow
    hair.lock(clay, ((-0.20, -0.19, 0.30), (0.02, -0.30, 0.27), (0.25, -0.20, 0.16), (0.30, -0.10, 0.0)), 0.075)
    for s in (-1, 1):
        hair.lock(clay, ((s * 0.29, -0.05, 0.14), (s * 0.325, -0.06, -0.04), (s * 0.30, -0.07, -0.17)), 0.060)
    if wear:
        hair.lock(clay, ((0.22 + lean, 0.05, 0.55), (0.36 + lean, 0.0, 0.52), (0.42 + lean, 0.0, 0.38)), 0.045)
        hair.lock(clay, ((-0.24, -0.16, 0.24), (-0.29, -0.25, 0.06), (-0.26, -0.26, -0.12)), 0.038)
    if wear == 2:
        hair.lock(clay, ((-0.2, 0.05, 0.55), (-0.34, 0.0, 0.60), (-0.42, 0.0, 0.50)), 0.040)
        hair.lock(clay, ((0.10, -0.28, 0.28), (0.14, -0.37, 0.12), (0.10, -0.38, 0.02)), 0.030)
    clay.bake(hair.stuff(fig.looks.hair, "#e0803a"), 0.018, 3)
    torus(0.295, 0.028, (lean * 0.36, 0.09, 0.375), toon("teal", gloss=1.6), turn=(-6, 12 * wear, 0))


def flask(fig):
    """A conical flask held by its neck, along z; what is in it glows and bubbles."""
    with fig.in_hand():
        body = [(0, -0.06), (0.15, -0.05), (0.165, 0.0), (0.13, 0.08), (0.055, 0.22), (0.050, 0.36)]
        body += [(0.070, 0.38), (0.05, 0.38), (0, 0.36)]
        lathe(curve(body, 4), toon("#d8f4ee", "#8ac0b8", gloss=1.3), seg=32, at=(0, 0.06, 0.0), smooth=60)
        broth = [(0, -0.055), (0.156, -0.046), (0.172, 0.0), (0.137, 0.085), (0, 0.088)]
        lathe(curve(broth, 4), toon("acid", "#6aa81a", "#f4ffc8", gloss=1.3), seg=32, at=(0, 0.06, 0.0), smooth=60)
        for x, y, z, r in ((0.03, 0.06, 0.46, 0.045), (-0.05, 0.05, 0.54, 0.034), (0.02, 0.08, 0.61, 0.024)):
            sphere(r, (x, y, z), fire("acid"), seg=14)


def clipboard(fig):
    with fig.hanging(0):
        board = (-6, 10, 0)
        box((0.28, 0.03, 0.37), (0, 0.03, 0.10), toon("umber"), 0.015, board)
        box((0.23, 0.036, 0.29), (0, 0.03, 0.085), toon("paper"), 0.005, board)
        box((0.10, 0.05, 0.04), (0.03, 0.03, 0.27), toon("steel"), 0.01, board)


HERO = Hero(
    "scientist", "blue", BUILD, LOOKS, STAND, ACT, dress,
    hurt=HURT, dying=mirrored(DYING), headroom=0.14, span=1.12, act_span=2.74, act_middle=(0.02, 1.32),
)
