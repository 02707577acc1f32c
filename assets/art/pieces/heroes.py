"""The eight heroes: eight persons, each with an age, an origin, a trade and its tools.

A hero is one function per person, put together from the parts in `people.py`.
The same model serves the standing figure and the portrait.
"""

from geometry import box, cone, curve, lathe, sphere, torus, tube
from materials import fire, ink, toon
from pieces import people, rebel
from pieces.people import HEAD, Person, Z
from scene import Shot
from sprite import Sprite, pen

# low enough to look people in the eye; from above, every brow seems to frown
FIGURE = Shot(256, 256, 2.92, (0, 0, 1.18), 19, 14)


def _face(height=1.74, span=1.58):
    return Shot(256, 256, span, (0, -0.1, height), 8, 15)


# tall hair and feelers need more room than the others
FACES = {"doctor": _face(1.80), "scientist": _face(1.84, 1.66), "rebel": _face(1.92, 1.95)}


def _raygun(x, y, z):
    brass = toon("amber")
    barrel = [(0, 0), (0.09, 0), (0.11, 0.1), (0.16, 0.2), (0.1, 0.27), (0.06, 0.32)]
    barrel += [(0.06, 0.44), (0.1, 0.46), (0.1, 0.49), (0.03, 0.5), (0, 0.56)]
    lathe(barrel, brass, seg=24, at=(x, y, z), turn=(62, 0, 0))
    sphere(0.05, (x, y - 0.49, z + 0.27), fire("acid"), seg=14)


def soldier():
    """A broad, weathered sergeant in his late forties; beret, stubble, bazooka."""
    p = Person("red", skin="#c98c5e", hair="#3a2c2a", iris="#4a2f1c", width=1.04, jaw=0.90)
    people.legs(p, "#5a6a3a", "black", wide=1.12)
    people.torso(p, "red", wide=1.14)
    people.belt(p, "black", "amber", wide=1.12)
    for side in (-1, 1):
        box((0.17, 0.09, 0.20), (side * 0.21, -0.36, 1.06), toon("#a81f30"), 0.02, (-12, 0, 0))
    people.collar(p, "#5a6a3a")
    people.arm(p, "red", [(-0.5, 0, 1.24), (-0.72, -0.04, 0.98), (-0.58, -0.16, 0.74)])
    people.arm(p, "red", [(0.5, 0, 1.24), (0.74, -0.12, 1.06), (0.60, -0.36, 1.26)])
    tube_ = [(0.60, 0.75, 1.52), (0.60, -0.72, 1.38)]
    tube(tube_, 0.12, toon("#6a7a42", gloss=1.8), roundness=8)
    for y, z in ((0.72, 1.515), (-0.70, 1.385)):
        torus(0.125, 0.04, (0.60, y, z), toon("#3f4a28"), seg=28, turn=(84, 0, 0))
    sphere(0.09, (0.60, -0.76, 1.376), ink(), (1, 0.3, 1), seg=16)
    people.head(p, brows="straight")
    people.hair_cap(p, back=0.07, up=0.03, grow=1.045)
    for side in (-1, 1):
        people.patch(p, side * 0.335, 0.0, 0.05, "#a89a90", (0.35, 1.2, 1.2), y=-0.06)
    people.stubble(p)
    # a beret, pulled down to one side
    beret = curve(
        [(HEAD * 1.02, 0), (HEAD * 1.30, 0.06), (HEAD * 1.22, 0.17), (0.16, 0.23), (0, 0.23)]
    )
    lathe(
        beret,
        toon("#b81f30", gloss=1.8),
        seg=48,
        at=(0.05, 0.03, Z + 0.16),
        turn=(-8, 15, 0),
        smooth=80,
    )
    torus(HEAD * 1.01, 0.032, (0.0, 0.02, Z + 0.175), toon("black"), turn=(-8, 6, 0))
    sphere(0.058, (-0.15, -0.33, Z + 0.27), toon("amber"), (1, 0.5, 1.2), seg=14)


def scout():
    """A quick young pathfinder in her twenties; round natural hair, goggles, scarf."""
    p = Person(
        "red", skin="#8a5636", hair="#2a1a1c", iris="#2a1712", width=0.95, jaw=0.80, lips="#8a3a34"
    )
    people.legs(p, "#7a1f2c", "white", wide=0.86)
    people.torso(p, "red", wide=0.86, waist=0.84)
    people.belt(p, "amber", "black", wide=0.80)
    tube(
        [(-0.28, -0.10, 1.34), (-0.16, -0.42, 1.20), (0.14, -0.42, 0.96), (0.28, -0.26, 0.80)],
        0.035,
        toon("umber"),
    )
    people.collar(p, "yellow", size=1.15)
    tube(
        [(0.10, 0.18, 1.38), (0.36, 0.34, 1.38), (0.50, 0.38, 1.12)],
        0.08,
        toon("yellow"),
        [1, 1.1, 0.3],
    )
    people.arm(p, "red", [(-0.40, 0, 1.22), (-0.60, 0.02, 0.98), (-0.46, -0.18, 0.80)], 0.9)
    people.arm(p, "red", [(0.40, 0, 1.22), (0.62, -0.10, 1.04), (0.58, -0.36, 1.14)], 0.9)
    _raygun(0.58, -0.40, 1.22)
    hair = toon(p.hair, light="#6a4a42", gloss=0, softness=0.5)
    sphere(HEAD * 1.16, (0, 0.12, Z + 0.13), hair, (1.16, 0.95, 1.06))
    for x, y, z, r in (
        (-0.36, 0.08, 0.02, 0.17),
        (0.36, 0.08, 0.02, 0.17),
        (-0.33, 0.05, 0.30, 0.17),
        (0.33, 0.05, 0.30, 0.17),
        (-0.15, 0.02, 0.46, 0.16),
        (0.15, 0.02, 0.46, 0.16),
        (-0.33, 0.12, -0.16, 0.13),
        (0.33, 0.12, -0.16, 0.13),
    ):
        sphere(r, (x, y, Z + z), hair, seg=20)
    people.head(p, brows="arched", lashes=True)
    torus(HEAD * 1.07, 0.042, (0, 0.03, Z + 0.245), toon("#6e4325"), turn=(-14, 0, 0))
    for side in (-1, 1):
        at = (side * 0.135, -0.34, Z + 0.27)
        cone(0.115, 0.115, 0.09, at, toon("amber"), turn=(74, 0, 0), seg=28)
        cone(
            0.080, 0.080, 0.11, at, toon("#9fdcd6", "#5aa8a8", light_at=2), turn=(74, 0, 0), seg=28
        )


def doctor():
    """A calm physician in her sixties; silver bun, round glasses, stethoscope."""
    p = Person(
        "green",
        skin="#b87a50",
        hair="#cfc8c4",
        iris="#3a2418",
        width=0.98,
        jaw=0.84,
        lips="#8f4438",
        age=1,
    )
    people.legs(p, "green", "white", wide=0.92)
    people.torso(p, "green", wide=0.96)
    people.coat(p, "white")
    people.collar(p, "green", size=0.9)
    people.arm(p, "white", [(-0.46, 0, 1.20), (-0.64, -0.04, 0.94), (-0.44, -0.22, 0.80)])
    people.arm(p, "white", [(0.46, 0, 1.20), (0.64, -0.06, 0.92), (0.66, -0.16, 0.62)])
    bag = toon("#7a4a2c", gloss=1.8)
    box((0.40, 0.24, 0.28), (0.68, -0.20, 0.24), bag, 0.05, standing=True)
    torus(0.10, 0.025, (0.68, -0.20, 0.55), toon("black"), seg=24, turn=(90, 0, 0))
    box((0.16, 0.02, 0.05), (0.68, -0.33, 0.38), toon("white"))
    box((0.05, 0.02, 0.16), (0.68, -0.33, 0.38), toon("white"))
    people.stethoscope()
    people.hair_cap(p, back=0.08, up=0.06, grow=1.07)
    sphere(0.19, (0, 0.10, Z + 0.45), toon(p.hair, gloss=1.8), seg=24)
    people.head(p, brows="soft", lashes=True)
    people.glasses(p, "ink", round_=True)
    for side in (-1, 1):
        sphere(0.024, (side * 0.345, -0.06, Z - 0.12), toon("amber"), seg=12)


def farmer():
    """A big, patient farmer of forty; straw hat, red beard, dungarees, fork."""
    p = Person("green", skin="#edb58c", hair="#b8622e", iris="#3f6f78", width=1.05, jaw=0.92)
    people.legs(p, "#3a5f92", "umber", wide=1.2)
    people.torso(p, "green", wide=1.2, waist=1.18)
    denim = toon("#3a5f92", gloss=1.9)
    lathe(
        curve([(0.33, 0.62), (0.43, 0.78), (0.44, 0.96)]), denim, scale=(1.08, 0.86, 1), smooth=60
    )
    box((0.46, 0.07, 0.34), (0, -0.375, 1.0), denim, 0.03, (-7, 0, 0))
    box((0.20, 0.05, 0.13), (0, -0.415, 1.02), toon("#2f4d78"), 0.02, (-7, 0, 0))
    for side in (-1, 1):
        tube(
            [(side * 0.20, -0.39, 1.12), (side * 0.25, -0.26, 1.33), (side * 0.24, 0.1, 1.42)],
            0.05,
            denim,
        )
        sphere(0.04, (side * 0.20, -0.42, 1.12), toon("amber"), seg=12)
    people.collar(p, "green")
    people.arm(p, "green", [(-0.52, 0, 1.22), (-0.74, -0.02, 0.96), (-0.52, -0.22, 0.80)], 1.12)
    people.arm(p, "green", [(0.52, 0, 1.22), (0.74, -0.14, 1.00), (0.72, -0.36, 1.10)], 1.12)
    tube([(0.74, -0.44, 0.12), (0.74, -0.44, 1.66)], 0.035, toon("umber"))
    steel = toon("steel", gloss=1.6)
    for x in (-0.14, 0, 0.14):
        tube([(0.74, -0.44, 1.60), (0.74 + x, -0.44, 1.68), (0.74 + x, -0.44, 2.02)], 0.028, steel)
    people.hair_cap(p, back=0.06, up=0.02, grow=1.06)
    people.head(p, brows="soft")
    people.beard(p)
    straw = toon("#f2c860", "#b9852a", softness=0.5)
    crown = [(HEAD * 1.04, 0), (HEAD * 1.0, 0.20), (HEAD * 0.72, 0.29), (0, 0.31)]
    lathe(curve(crown), straw, seg=44, at=(0, 0.03, Z + 0.20), turn=(-7, 0, 0), smooth=60)
    brim = [(HEAD * 0.9, 0.0), (0.60, -0.02), (0.62, 0.02), (HEAD * 0.9, 0.05)]
    lathe(brim, straw, seg=48, at=(0, 0.02, Z + 0.205), turn=(-7, 0, 0))
    torus(HEAD * 1.05, 0.045, (0, 0.03, Z + 0.265), toon("red"), turn=(-7, 0, 0))


def alien():
    """The Rebel hero: an elder of the insect people in a speaker's robe, hand raised."""
    skin, dark, robe = rebel.chitin(), rebel.plum(), toon("yellow", "#c98a1a", gloss=1.8)
    people.base("yellow")
    hem = [
        (0, 0.1),
        (0.50, 0.11),
        (0.46, 0.4),
        (0.36, 0.78),
        (0.34, 1.02),
        (0.40, 1.22),
        (0.24, 1.36),
        (0.12, 1.4),
    ]
    lathe(curve(hem), robe, scale=(1, 0.85, 1), smooth=60)
    tube(
        [(-0.36, -0.16, 1.26), (0.0, -0.42, 1.00), (0.36, -0.28, 0.66), (0.42, -0.26, 0.32)],
        0.085,
        toon("#7a3fa3"),
        [0.9, 1, 1, 1.1],
    )
    sphere(0.09, (-0.10, -0.36, 1.12), toon("red", gloss=1.5), (1, 0.6, 1), seg=16)
    cone(0.12, 0.14, 0.28, (0, 0, 1.44), dark)
    raised = [(0.36, 0, 1.22), (0.62, -0.08, 1.18), (0.70, -0.12, 1.50), (0.68, -0.16, 1.72)]
    holding = [(-0.36, 0, 1.22), (-0.62, -0.06, 1.0), (-0.46, -0.34, 0.88)]
    for path in (raised, holding):
        tube(path, 0.095, skin, [1.1, 1, 0.9, 0.85][: len(path)])
        sphere(0.13, path[-1], skin, seg=20)
    for x in (-0.09, 0, 0.09):
        tube([(0.68 + x * 0.6, -0.18, 1.76), (0.68 + x, -0.20, 1.92)], 0.042, skin, [1, 0.8])
    tube([(-0.46, -0.44, 0.92), (-0.46, -0.62, 1.02)], 0.05, toon("black"))
    sphere(0.09, (-0.46, -0.68, 1.06), toon("steel", gloss=1.5), seg=18)
    rebel.head(1.84)


def senator():
    """A statesman of about seventy; silver hair and beard, dark suit, yellow sash."""
    p = Person(
        "yellow", skin="#74482e", hair="#d2ccc6", iris="#2a1712", width=0.99, jaw=0.88, age=1
    )
    people.legs(p, "#2f2a3a", "black", wide=1.0)
    people.torso(p, "#3a3448", wide=1.04)
    jacket = toon("#3a3448", gloss=1.9)
    lathe(
        curve([(0.40, 0.52), (0.38, 0.74), (0.40, 1.0), (0.475, 1.20)]),
        jacket,
        scale=(1, 0.8, 1),
        smooth=60,
    )
    box((0.20, 0.05, 0.40), (0, -0.355, 1.13), toon("white"), 0.02, (-12, 0, 0))
    box((0.075, 0.05, 0.36), (0, -0.385, 1.10), toon("red"), 0.02, (-12, 0, 0))
    for side in (-1, 1):
        box(
            (0.09, 0.06, 0.44),
            (side * 0.14, -0.37, 1.13),
            toon("#2b2636"),
            0.02,
            (-12, side * 17, 0),
        )
    sash = [
        (-0.36, 0.10, 1.34),
        (-0.32, -0.42, 1.27),
        (0.06, -0.52, 0.98),
        (0.36, -0.40, 0.70),
        (0.34, 0.0, 0.60),
    ]
    tube(sash, 0.06, toon("yellow", "#c98a1a", gloss=1.9), roundness=6)
    people.collar(p, "white", size=0.8)
    people.arm(p, "#3a3448", [(-0.47, 0, 1.20), (-0.66, -0.02, 0.92), (-0.56, -0.12, 0.68)])
    people.arm(p, "#3a3448", [(0.47, 0, 1.20), (0.68, -0.14, 1.0), (0.54, -0.40, 1.12)])
    tube([(0.54, -0.46, 1.10), (0.52, -0.50, 1.30)], 0.045, toon("black"))
    sphere(0.085, (0.515, -0.51, 1.37), toon("steel", gloss=1.5), seg=18)
    people.hair_cap(p, back=0.10, up=0.085, grow=1.03)
    people.head(p, brows="straight")
    people.beard(p, trimmed=True)


def engineer():
    """A practical shipwright in her thirties; hard hat, black ponytail, big spanner."""
    p = Person(
        "blue", skin="#e2b088", hair="#262029", iris="#2f1d18", width=0.98, jaw=0.80, lips="#b05a50"
    )
    people.legs(p, "blue", "umber", wide=0.92)
    people.torso(p, "blue", wide=0.92, waist=0.9)
    people.belt(p, "umber", "amber", wide=0.88)
    for x in (-0.26, 0.24):
        box((0.12, 0.10, 0.18), (x, -0.24, 0.70), toon("#8a5a34"), 0.03)
    box((0.15, 0.05, 0.13), (0.17, -0.34, 1.10), toon("#1f5a94"), 0.02, (-12, 0, 8))
    people.collar(p, "white", size=0.95)
    people.arm(p, "blue", [(-0.42, 0, 1.20), (-0.64, -0.02, 1.02), (-0.44, -0.20, 0.82)], 0.95)
    people.arm(p, "blue", [(0.42, 0, 1.20), (0.64, -0.10, 0.98), (0.66, -0.34, 1.14)], 0.95)
    steel = toon("#b4bcc6", gloss=1.4)
    tube([(0.66, -0.42, 0.86), (0.66, -0.44, 1.46)], 0.055, steel)
    for side in (-1, 1):
        jaw = [
            (0.66, -0.44, 1.44),
            (0.66 + side * 0.14, -0.45, 1.54),
            (0.66 + side * 0.09, -0.46, 1.70),
        ]
        tube(jaw, 0.05, steel, [1, 1.1, 0.9])
    sphere(0.10, (0.66, -0.41, 0.84), steel, seg=18)
    hair = toon(p.hair, light="#5a5468", gloss=1.9)
    people.hair_cap(p, back=0.07, up=0.02, grow=1.07)
    for side in (-1, 1):
        tube(
            [
                (side * 0.30, -0.16, Z + 0.16),
                (side * 0.36, -0.10, Z - 0.04),
                (side * 0.32, 0, Z - 0.20),
            ],
            0.07,
            hair,
            [1, 1, 0.5],
        )
    tail = [
        (0.05, 0.34, Z + 0.08),
        (0.34, 0.42, Z + 0.04),
        (0.50, 0.36, Z - 0.24),
        (0.42, 0.28, Z - 0.50),
    ]
    tube(tail, 0.11, hair, [0.9, 1.1, 1, 0.3])
    people.head(p, brows="arched", lashes=True)
    hat = toon("#ffc23a", "#b9751a", gloss=1.6)
    dome = [(HEAD * 1.13, 0), (HEAD * 1.10, 0.16), (HEAD * 0.80, 0.31), (0, 0.37)]
    lathe(curve(dome), hat, seg=44, at=(0, 0.03, Z + 0.16), turn=(-9, 0, 0), smooth=80)
    brim = [(HEAD * 1.0, 0.0), (0.47, -0.01), (0.48, 0.03), (HEAD * 1.0, 0.05)]
    lathe(brim, hat, seg=44, at=(0, -0.02, Z + 0.165), turn=(-9, 0, 0))
    tube([(0, -0.36, Z + 0.30), (0, -0.18, Z + 0.52), (0, 0.20, Z + 0.50)], 0.05, hat)
    cone(
        0.075, 0.075, 0.06, (0, -0.40, Z + 0.30), toon("white", gloss=1.3), turn=(74, 0, 0), seg=20
    )


def scientist():
    """A sharp physicist in her forties; auburn beehive, cat-eye glasses, glowing flask."""
    p = Person(
        "blue", skin="#f6d0b0", hair="#a8481f", iris="#3f8a5a", width=0.95, jaw=0.79, lips="#c8322f"
    )
    people.legs(p, "#1f5a94", "black", wide=0.84)
    people.torso(p, "blue", wide=0.88)
    people.coat(p, "white", wide=0.92)
    people.collar(p, "blue", size=0.9)
    box((0.13, 0.03, 0.12), (0.24, -0.36, 1.0), toon("#e9dcc4"), 0.01, (-8, 0, 14))
    for k, colour in enumerate(("red", "blue")):
        box((0.022, 0.03, 0.12), (0.22 + 0.04 * k, -0.385, 1.06), toon(colour), 0, (-8, 0, 14))
    people.arm(p, "white", [(-0.43, 0, 1.20), (-0.62, -0.04, 0.96), (-0.40, -0.24, 0.86)], 0.92)
    people.arm(p, "white", [(0.43, 0, 1.20), (0.62, -0.12, 1.0), (0.58, -0.38, 1.16)], 0.92)
    box((0.30, 0.04, 0.38), (-0.34, -0.36, 0.94), toon("umber"), 0.02, (-14, 8, 0))
    box((0.24, 0.03, 0.30), (-0.34, -0.39, 0.94), toon("paper"), 0.01, (-14, 8, 0))
    flask = [(0, 0), (0.14, 0.02), (0.15, 0.08), (0.05, 0.24), (0.05, 0.34), (0.07, 0.36)]
    lathe(
        curve(flask),
        toon("#c8ff3e", "#5a9a1a", "#f4ffc8", gloss=1.3),
        seg=28,
        at=(0.58, -0.46, 1.20),
        smooth=60,
    )
    lathe(
        [(0.052, 0.22), (0.056, 0.36), (0.075, 0.38)],
        toon("#d8eef0"),
        seg=24,
        at=(0.58, -0.46, 1.20),
    )
    hair = toon(p.hair, light="#e0803a", gloss=1.9)
    people.hair_cap(p, back=0.075, up=0.06, grow=1.08)
    sphere(0.33, (0, 0.10, Z + 0.30), hair, (1, 0.95, 0.9))
    sphere(0.25, (0, 0.10, Z + 0.49), hair, (1, 1, 0.85))
    torus(0.285, 0.028, (0, 0.10, Z + 0.40), toon("teal"), turn=(-6, 0, 0))
    for side in (-1, 1):
        sphere(0.10, (side * 0.33, 0.02, Z - 0.02), hair, (0.8, 1, 1.7), seg=20)
        sphere(0.085, (side * 0.37, -0.02, Z - 0.20), hair, seg=20)
    people.head(p, brows="arched", lashes=True)
    people.glasses(p, "teal", round_=False)


BUILDERS = {
    "soldier": soldier,
    "scout": scout,
    "doctor": doctor,
    "farmer": farmer,
    "rebel": alien,
    "senator": senator,
    "engineer": engineer,
    "scientist": scientist,
}
SPRITES = [
    sprite
    for name, build in BUILDERS.items()
    for sprite in (
        Sprite(f"hero/{name}", "pieces", FIGURE, build, pen()),
        Sprite(f"face/{name}", "pieces", FACES.get(name, _face()), build, pen(5.4, 2.6)),
    )
]
