"""The Drone: an orange saucer on claws with angry eyes.

It is built at the height of its hips and then placed on its legs, so that it can duck, rear up and
fall.
"""

import math

from mathutils import Vector

from geometry import around, box, cone, curve, gathered, lathe, place, sphere, torus, tube
from materials import SINGED, fire, lamp, themed, toon
from pieces.damage import bite, shards
from pieces.drone_poses import AIMING, ALARM, BREATH, IDLE, TUMBLING, Pose
from pieces.effects import Flame, Smoke, Sparks, bolt, burst, crater
from scene import Shot
from sprite import Sprite, pen

FRAME = Shot(288, 288, 3.3, (0, 0, 1.14), 30, 16)
NEAR = Shot(640, 640, 3.3, (0, 0, 1.14), 30, 36, samples=6)
"""The same picture, as large as a fight shows it."""
SMALL = Shot(128, 128, 3.1, (0, 0, 0.98), 30, 18.6, dots=False)
LINE = pen(5.4, 2.5)
NEAR_LINE = pen(12.4, 5.6)


def _legs(pose, width=0.085, joints=0.12):
    shell, leg = toon("orange", gloss=1.6), toon("black", gloss=1.6)
    for degrees in pose.legs:
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        if degrees in pose.raised:
            path = [(0.5, 0.06), (1.05, -0.14), (1.46, 0.30), (1.30, 0.92)]
            points = [pose.from_body((c * r, s * r * 0.8, z)) for r, z in path]
            at = pose.from_body((c * 1.12, s * 0.9, 0.02))
        else:
            z = pose.height
            reach = pose.spread
            path = [
                (1.0 * reach, z - 0.1 + pose.knees),
                (1.12 * reach, z * 0.47),
                (0.92 * reach, 0.02),
            ]
            hip = pose.from_body((c * 0.5, s * 0.5, 0.06))
            points = [hip, *((c * r, s * r, h) for r, h in path)]
            at = (c * 1.03 * reach, s * 1.03 * reach, z - 0.22 + pose.knees * 0.8)
        tube(points, width, leg, [1.2, 1.1, 0.9, 0.35])
        sphere(joints, at, shell, seg=20)


def _hull(trim_color="deep"):
    shell, trim = toon("orange", gloss=1.6), toon(trim_color)
    side = [(0, 0), (0.35, -0.02), (0.62, 0.1), (0.98, 0.26), (1.02, 0.32)]
    top = [(0.95, 0.38), (0.62, 0.50), (0.46, 0.60)]
    lathe([*curve(side + top), (0, 0.6)], shell, smooth=50)
    torus(1.0, 0.055, (0, 0, 0.32), trim)
    lathe([(0, -0.14), (0.26, -0.14), (0.36, 0.02), (0, 0.05)], trim)
    sphere(0.2, (0, 0, -0.13), lamp("acid"), scale=(1, 1, 0.5), seg=20)


def _rivets(color):
    for c, s, _ in around(8, 22.5):
        sphere(0.085, (0.8 * c, 0.8 * s, 0.455), lamp(color), (1, 1, 0.6), seg=16)


def _dome(grow=1.0):
    profile = curve([(0.5, 0.56), (0.48, 0.72), (0.36, 0.90), (0.18, 0.98), (0, 1.0)])
    dome = lathe([(0, 0.56), *profile], toon("black", gloss=1.6), smooth=80)
    dome.scale = (grow, grow, 1)


def _face(pose):
    """Eyes under heavy brows; wide and round when alarmed."""
    eye, pupil, brow = lamp("#ff2a1a"), lamp("#ffe08a"), toon("deep")
    tip = "#ff3a1a" if pose.alarmed else "acid"
    for side in (-1, 1):
        if pose.alarmed:
            sphere(0.23, (side * 0.25, -0.40, 0.76), lamp("#ffe08a"), (1, 0.45, 1.05), seg=24)
            sphere(0.10, (side * 0.22, -0.50, 0.74), eye, (1, 0.6, 1), seg=16)
            box(
                (0.40, 0.14, 0.09),
                (side * 0.30, -0.40, 1.01),
                brow,
                0.03,
                (10, side * -16, side * 20),
            )
        else:
            turn = (-8, side * -20, side * 22)
            open_eye = 0.72 * (1 - pose.lids)
            sphere(
                0.17,
                (side * 0.21, -0.42, 0.70 - 0.05 * pose.lids),
                eye,
                (1.15, 0.45, open_eye),
                turn,
                24,
            )
            at = (side * 0.17, -0.505, 0.69 - 0.06 * pose.lids)
            sphere(0.055, at, pupil, (1, 1, 1 - 0.4 * pose.lids), seg=14)
            turn = (10, side * -24, side * 20)
            height = 0.09 + 0.09 * pose.lids
            box(
                (0.44, 0.16, height),
                (side * 0.23, -0.45, 0.83 - 0.07 * pose.lids),
                brow,
                0.03,
                turn,
            )
        horn = [(side * x, y, z) for x, y, z in pose.antennae]
        tube(horn, 0.045, brow, [1.2, 0.9, 0.6])
        x, y, z = horn[-1]
        sphere(0.085, (x + side * 0.01, y, z + 0.02), lamp(tip), seg=20)


def _standing(pose):
    def build():
        with gathered() as body:
            _hull("red" if pose.alarmed else "deep")
            _dome()
            _face(pose)
            _rivets("#ff2a1a" if pose.alarmed else "yellow")
        place(body, at=(0, 0, pose.height), turn=pose.turn)
        _legs(pose)

    return build


def build_fire():
    """Shooting to the lower left, where the heroes stand in a fight."""
    _standing(AIMING)()
    iron = toon("black", gloss=1.6)
    with gathered() as gun:
        cone(0.17, 0.13, 0.36, (0, -0.52, 0.02), iron, turn=(90, 0, 0), seg=24)
        torus(0.15, 0.045, (0, -0.66, 0.02), toon("red", gloss=1.6), seg=24, turn=(90, 0, 0))
    place(gun, at=(0, 0, AIMING.height), turn=(18, 0, -30))
    muzzle = AIMING.from_body((0.0, -0.78, -0.04))
    far = muzzle + Vector((-1.35, -1.0, -0.62))
    bolt([muzzle, far], 0.135, (("#f2431a", 1.0), ("yellow", 0.66), ("white", 0.30)))
    burst(
        muzzle + Vector((-0.06, -0.3, 0)),
        0.42,
        9,
        (("#f2431a", 1.0), ("yellow", 0.72), ("white", 0.42)),
    )


def build_hit():
    """Bursting: the dome flies off, the rim is torn, one leg is gone."""
    star = (("ink", 1.12), ("#f2431a", 1.0), ("amber", 0.80), ("yellow", 0.56))
    burst((0, 0.9, 0.62), 1.26, 13, star, jag=0.66)
    shell, black = toon("orange", gloss=1.6), toon("black", gloss=1.6)
    with themed(SINGED):
        with gathered() as body:
            with gathered():
                _hull()
                _rivets("yellow")
            bite((0.78, -0.55, 0.34), 0.44, toon("#6a2416", "#1a0a10", light_at=2))
            bite((-0.92, -0.3, 0.34), 0.24, toon("#6a2416", "#1a0a10", light_at=2))
        place(body, at=(0, 0, TUMBLING.height), turn=TUMBLING.turn)
        _legs(TUMBLING)
    with gathered() as lid:
        _dome()
        _face(Pose(alarmed=True))
    place(lid, at=(-0.12, 0, TUMBLING.height + 0.22), turn=(-8, -24, 8), about=(0, 0, 0.6))
    tube(
        [(1.05, -0.5, 0.75), (1.3, -0.5, 0.62), (1.32, -0.5, 0.25)], 0.085, black, [1.1, 0.9, 0.35]
    )
    sphere(0.12, (1.06, -0.5, 0.78), shell, seg=20)
    Flame((0.1, -0.35, 1.56), 0.5).build()
    shards((0.5, -0.5, 1.1), 6, 0.8, 0.14, shell)
    shards((-0.2, -0.4, 1.5), 4, 0.9, 0.1, black)
    Sparks((0.78, -1.0, 1.16), 0.26).build()


def build_wreck():
    """On its back in a scorched hollow, with its legs in the air like a dead beetle."""
    crater(1.25, 0.08, 0.8)
    curled = ((0.5, 0.06), (0.95, -0.25), (0.85, -0.72), (0.45, -0.9))
    with themed(SINGED), gathered() as body:
        _hull()
        _dome()
        leg, shell = toon("black", gloss=1.6), toon("orange", gloss=1.6)
        for degrees in (-150, -30, 80, -85):
            c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            tube([(c * r, s * r, z) for r, z in curled], 0.085, leg, [1.2, 1.1, 0.9, 0.35])
            sphere(0.12, (c * 0.93, s * 0.93, -0.32), shell, seg=20)
    place(body, at=(0, 0.05, 0.62), turn=(168, 14, 0))
    Smoke((-0.3, 0.25, 0.7), 0.22, 1.0, 0.3).build()


def build_small():
    """For display under 60 px: no rivets, larger eyes, sturdier claws."""
    with gathered() as body:
        _hull()
        _dome(1.25)
        eye, brow = fire("#ff2a1a"), toon("deep")
        for side in (-1, 1):
            turn = (-8, side * -20, side * 22)
            sphere(0.27, (side * 0.29, -0.46, 0.66), eye, (1.15, 0.5, 0.85), turn, 24)
            sphere(0.11, (side * 0.24, -0.62, 0.64), fire("#ffe08a"), seg=14)
            turn = (10, side * -24, side * 20)
            box((0.62, 0.2, 0.16), (side * 0.32, -0.55, 0.90), brow, 0.04, turn)
            horn = [(side * 0.28, 0, 0.88), (side * 0.45, 0, 1.10)]
            tube([*horn, (side * 0.68, -0.02, 1.24)], 0.085, brow, [1.2, 0.9, 0.7])
            sphere(0.15, (side * 0.70, -0.02, 1.26), fire("acid"), seg=20)
    place(body, at=(0, 0, IDLE.height))
    _legs(IDLE, 0.14, 0.17)


SPRITES = [
    Sprite("drone", "pieces", FRAME, _standing(IDLE), LINE),
    Sprite("drone/idle", "pieces", FRAME, _standing(BREATH), LINE),
    Sprite("drone/alarm", "pieces", FRAME, _standing(ALARM), LINE),
    Sprite("drone/fire", "drama", FRAME, build_fire, LINE),
    Sprite("drone/hit", "drama", FRAME, build_hit, LINE),
    Sprite("drone/wreck", "drama", FRAME, build_wreck, LINE),
    Sprite("drone/small", "pieces", SMALL, build_small, pen(7.4, 3.4)),
    Sprite("drone/alarm/near", "fight", NEAR, _standing(ALARM), NEAR_LINE),
    Sprite("drone/fire/near", "fight", NEAR, build_fire, NEAR_LINE),
    Sprite("drone/hit/near", "fight", NEAR, build_hit, NEAR_LINE),
    Sprite("drone/wreck/near", "fight", NEAR, build_wreck, NEAR_LINE),
]
