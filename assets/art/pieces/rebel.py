"""The Rebel: an insect-like alien in a red scarf, with four arms, wing cases and a salvaged lance.

`head` and the two colors are shared with the alien hero, who is of the same people.
"""

from geometry import box, curve, gathered, lathe, place, plate, sphere, torus, tube
from materials import fire, ink, toon
from pieces.rebel_poses import BRAVE, BREATH, FALLEN, FEELERS, GUARD, HIP
from scene import Shot
from sprite import Sprite, pen

FRAME = Shot(288, 288, 3.0, (0, 0, 1.14), 30, 16)
NEAR = Shot(512, 512, 3.0, (0, 0, 1.14), 30, 28, samples=6)
"""The same picture, as large as a fight shows it."""
SMALL = Shot(128, 128, 3.2, (0, 0, 1.17), 30, 18.6, dots=False)
LINE = pen(5.4, 2.5)
NEAR_LINE = pen(9.6, 4.4)


def chitin():
    return toon("#8f50bd", gloss=1.8, shadow="#4a2070")


def plum():
    return toon("violet", gloss=1.7)


def _wing_case():
    return toon("#7440a8", "#38184f", "#b88ae2", threshold=0.45, gloss=1.6)


def _lilac():
    """The light plates that keep the figure readable on purple ground."""
    return toon("#cda6ee", "#8a5cb8", "#efdcff", gloss=1.8)


def head(z, eyes=1.0, lids=0.0, feelers=FEELERS):
    """A mantis head with its middle at height `z`.

    eyes     enlarges the eyes
    lids     0 open, 1 closed
    feelers  the right one, from the middle of the head
    """
    skin, dark = chitin(), plum()
    sphere(0.44, (0, 0, z), skin, scale=(1.12, 0.85, 0.80))
    sphere(0.20, (0, -0.24, z - 0.26), skin, scale=(1, 0.8, 0.8))
    for side in (-1, 1):
        _eye(side, z, eyes, lids)
        feeler = [(side * x, y, z + up) for x, y, up in feelers]
        tube(feeler, 0.045 * eyes, dark, [1.2, 0.9, 0.7])
        x, y, up = feeler[-1]
        sphere(0.10 * eyes, (x + side * 0.02, y, up + 0.01), toon("amber"), seg=16)
        jaw = [(side * 0.10, -0.36, z - 0.28), (side * 0.16, -0.48, z - 0.38)]
        tube([*jaw, (side * 0.05, -0.50, z - 0.46)], 0.05, dark, [1.2, 0.9, 0.3])


def _eye(side, z, eyes, lids):
    at = (side * 0.34, -0.2, z + 0.08)
    turn = (0, side * 24, 0)
    if lids < 1:
        yolk = toon("yellow", shadow="#c98a1a", gloss=1.4)
        sphere(0.27 * eyes, at, yolk, (0.85, 0.7, 1.05), turn, 28)
        front = -0.2 - 0.2 * eyes
        sphere(0.085 * eyes, (side * 0.32, front, z + 0.06), ink(), (1, 0.5, 1.2), seg=14)
    if lids:
        raised = (at[0], at[1] + 0.05 * (1 - lids), at[2] + 0.24 * (1 - lids))
        sphere(0.28 * eyes, raised, _lilac(), (0.90, 0.74, 1.05 - 0.35 * (1 - lids)), turn, 28)
    if lids == 1:
        lash = [
            (side * 0.16, -0.37, z),
            (side * 0.32, -0.43, z - 0.07),
            (side * 0.50, -0.34, z + 0.02),
        ]
        tube(lash, 0.034, ink())


def _figure(pose):
    _legs(pose)
    with gathered() as torso:
        _trunk(pose)
        for k, path in enumerate(pose.arms):
            _arm(path, k < 2)
        with gathered() as skull:
            head(0, lids=pose.lids, feelers=pose.feelers)
        skull.scale = (0.94, 0.94, 0.94)
        place(skull, at=(0, -0.04, 1.66), turn=pose.gaze)
        if pose.staff:
            _lance(*pose.staff)
    place(torso, at=(0, 0, -pose.sink), turn=pose.lean, about=(0, 0, HIP))


def _trunk(pose):
    skin, dark, light, scarf = chitin(), plum(), _lilac(), toon("red", gloss=1.8)
    waist = [(0, 0.70), (0.17, 0.72), (0.24, 0.84), (0.22, 0.94), (0.28, 1.06), (0.33, 1.18)]
    lathe(curve([*waist, (0.24, 1.32), (0.12, 1.40)]), skin, scale=(1, 0.78, 1), smooth=70)
    # an abdomen behind, banded like a wasp's
    for k, (y, z, size) in enumerate(((0.16, 0.80, 0.26), (0.30, 0.66, 0.27), (0.40, 0.50, 0.21))):
        sphere(size, (0, y, z), light if k % 2 else dark, (1, 0.9, 0.9), seg=24)
    for z, wide in ((1.17, 0.20), (1.05, 0.165), (0.93, 0.13)):
        sphere(wide, (0, -0.18, z), light, (1, 0.45, 0.42), seg=24)
    torus(0.235, 0.05, (0, 0, 0.83), toon("amber"), seg=40, scale=(1, 0.82, 1))
    box((0.14, 0.05, 0.12), (0, -0.22, 0.83), toon("yellow"), 0.02)
    for x in (-0.17, 0.17):
        box((0.12, 0.09, 0.13), (x, -0.17, 0.77), toon("umber"), 0.02, (0, 0, x * 120))
    sash = [(0.26, -0.12, 1.26), (0.10, -0.28, 1.10), (-0.14, -0.25, 0.92), (-0.22, -0.1, 0.84)]
    tube(sash, 0.05, toon("cream"), [1, 1, 1, 0.8])
    torus(0.22, 0.10, (0, -0.02, 1.33), scarf, seg=40, scale=(1.1, 0.95, 0.9))
    tube(list(pose.scarf), 0.085, scarf, [0.8, 1.1, 0.5])
    for side in (-1, 1):
        _wing(side, pose.flare)


def _wing(side, flare):
    with gathered() as case:
        shell = sphere(0.5, (0, 0.16, -0.42), _wing_case(), (0.46, 0.26, 1.0), seg=32)
        shell.name = "wing case"
        tube(
            [(side * 0.20, 0.12, -0.1), (side * 0.25, 0.08, -0.45), (side * 0.14, 0.1, -0.86)],
            0.03,
            _lilac(),
        )
    place(case, at=(side * 0.24, 0.12, 1.24), turn=(8, side * -(20 + flare), 0))
    if flare:
        veil = toon("#f3dcff", "#c8a0ea", light_at=2)
        # half of a long leaf, mirrored about its own axis
        edge = curve(
            [(0.02, 0), (0.10, 0.18), (0.22, 0.60), (0.20, 0.92), (0.10, 1.10), (0.0, 1.15)], 4
        )
        outline = edge + [(-x, y) for x, y in edge[::-1]]
        for turn in (-46, -82):
            leaf = plate(outline, 0, 0.03, veil)
            place(leaf, at=(side * 0.18, 0.2, 1.16), turn=(90, side * -turn, 0))


def _arm(path, upper):
    skin, width = (chitin(), 0.095) if upper else (plum(), 0.075)
    tube(list(path), width, skin, [1.15, 1.0, 0.8])
    sphere(width * 1.35, path[0], skin, seg=20)
    sphere(width * 1.35, path[-1], skin, (1, 1, 0.9), seg=20)


def _legs(pose):
    skin, dark = chitin(), plum()
    for path in pose.legs:
        hip, knee, ankle, foot = path
        hip = (hip[0], hip[1], hip[2] - pose.sink)
        tube([hip, knee], 0.125, skin, [1.2, 0.9])
        sphere(0.125, knee, _lilac(), (1, 1, 1), seg=20)
        tube([knee, ankle], 0.085, dark, [1.1, 0.9])
        tube([ankle, foot], 0.085, dark, [1, 1.1])
        sphere(0.14, (foot[0], foot[1] - 0.07, foot[2] - 0.03), skin, (0.85, 1.35, 0.55), seg=20)


def _lance(foot, tip):
    """A salvaged Faza lance: wooden shaft, forked head, glowing bead."""
    along = [tip[i] - foot[i] for i in range(3)]

    def at(t):
        return tuple(foot[i] + along[i] * t for i in range(3))

    tube([at(0), at(0.5), at(0.86)], 0.05, toon("#8a5530", "#3f1f1e"))
    tube([at(0.80), at(0.90)], 0.085, toon("amber", gloss=1.6))
    right = (along[2], 0, -along[0])
    size = (right[0] ** 2 + right[2] ** 2) ** 0.5 or 1
    right = tuple(c / size * 0.15 for c in right)
    for side in (-1, 1):
        prong = [at(0.88), tuple(at(0.95)[i] + side * right[i] * 1.25 for i in range(3))]
        prong.append(tuple(at(1.06)[i] + side * right[i] * 0.7 for i in range(3)))
        tube(prong, 0.05, toon("amber", gloss=1.6), [1.1, 1.0, 0.4])
    sphere(0.085, at(0.99), fire("#fff2b0"), seg=18)


def _stand():
    rim = [(0, 0), (0.60, 0), (0.60, 0.06), (0.55, 0.11), (0, 0.11)]
    lathe(rim, toon("purple", gloss=2), smooth=30)
    torus(0.575, 0.03, (0, 0, 0.075), _lilac())


def _standing(pose):
    def build():
        _stand()
        _figure(pose)

    return build


def build_down():
    """Laid out on its back, hands folded over the lance: fallen, not thrown away."""
    with gathered() as figure:
        _figure(FALLEN)
    place(figure, at=(0.92, -0.05, 0.5), turn=(-90, -38, 80))


def build_small():
    """For display under 60 px: one bold bust with a raised fist, a large head and large eyes."""
    skin, dark, scarf = chitin(), plum(), toon("red")
    rim = [(0, 0), (0.70, 0), (0.70, 0.06), (0.65, 0.12), (0, 0.12)]
    lathe(rim, toon("purple"), smooth=30)
    lathe(
        curve([(0, 0.10), (0.36, 0.2), (0.46, 0.48), (0.34, 0.74), (0.26, 0.84)]), dark, smooth=60
    )
    for z, radius in ((0.3, 0.44), (0.48, 0.46), (0.64, 0.40)):
        torus(radius, 0.045, (0, 0, z), _lilac(), seg=32)
    lathe(curve([(0.22, 0.78), (0.34, 0.92), (0.36, 1.1), (0.2, 1.24), (0, 1.26)]), skin, smooth=60)
    torus(0.26, 0.09, (0, 0, 1.20), scarf)
    arm = [(0.3, 0, 1.08), (0.62, -0.04, 1.12), (0.74, -0.06, 1.5), (0.74, -0.06, 1.80)]
    tube(arm, 0.15, skin, [1.1, 1, 0.9, 0.85])
    sphere(0.24, (0.74, -0.06, 1.90), skin, seg=20)
    with gathered() as large:
        head(0, 1.2)
    large.scale = (1.28, 1.28, 1.28)
    place(large, at=(-0.08, 0, 1.62))


SPRITES = [
    Sprite("rebel", "pieces", FRAME, _standing(GUARD), LINE),
    Sprite("rebel/idle", "pieces", FRAME, _standing(BREATH), LINE),
    Sprite("rebel/brave", "drama", FRAME, _standing(BRAVE), LINE),
    Sprite("rebel/down", "drama", FRAME, build_down, LINE),
    Sprite("rebel/small", "pieces", SMALL, build_small, pen(7.4, 3.4)),
    Sprite("rebel/brave/near", "fight", NEAR, _standing(BRAVE), NEAR_LINE),
    Sprite("rebel/down/near", "fight", NEAR, build_down, NEAR_LINE),
]
