"""Garments: clay on the bones. `trim` has what is sewn on, tied round or drawn on them."""

import bpy
from mathutils import Matrix, Vector

import palette
from geometry import lathe, torus
from materials import toon
from pieces.people.clay import Clay, Surface
from pieces.people.figure import framed
from pieces.people.skeleton import SIDES


def base(color):
    """The round stand of a playing piece."""
    rim = [(0, 0), (0.66, 0), (0.66, 0.06), (0.61, 0.11), (0, 0.11)]
    lathe(rim, toon(color, gloss=2), smooth=30)
    torus(0.635, 0.028, (0, 0, 0.075), toon("amber" if color != "yellow" else "umber"))


GROUND = 0.11
"""Height of the stand."""


def cloth(color, **inks):
    return toon(color, **{"softness": 0.30, "threshold": 0.40, "light_at": 0.97, **inks})


def linen():
    """White cloth with a warm shadow."""
    return toon("white", "#c9a58c", gloss=2, softness=0.34, threshold=0.56, light_at=2)


def crease(color):
    """Ink for folds and seams of a cloth."""
    line = palette.blend(color, "#2a1030", 0.55)
    return toon(line, line, line, light_at=2)


def trousers(fig, color, loose=1.0, rise=0.07):
    """`loose` widens the legs, `rise` is how far the waistband is above the hips."""
    b, bones = fig.build, fig.bones
    clay = Clay()
    hips = [(bones.waist @ Vector((s * b.hips, 0.0, rise)), 0.165 * b.limb) for s in SIDES]
    clay.hull(*hips, *[(h, 0.165 * b.limb) for h in bones.hips])
    for k in range(2):
        knee, ankle = bones.knees[k], bones.ankles[k]
        clay.limb((bones.hips[k], 0.175 * b.limb), (knee, 0.118 * b.limb * loose), (ankle, 0.082 * b.limb))
    done = clay.bake(cloth(color), smooth=6)
    skin = Surface(done)
    for k in range(2):
        _knee_folds(bones, k, skin, crease(color), b.limb)


def _knee_folds(bones, k, skin, ink, limb):
    """Two creases behind the bend of the knee and one above the boot."""
    knee, hip, ankle = bones.knees[k], bones.hips[k], bones.ankles[k]
    front = bones.way((0, -1, 0))
    across = (hip - ankle).cross(front).normalized() * 0.085 * limb
    for t, slope in ((0.10, 0.03), (-0.10, -0.03)):
        middle = knee.lerp(hip if t > 0 else ankle, abs(t)) + front * 0.2
        skin.strap([middle - across, middle + across * 0.2 + Vector((0, 0, slope))], 0.0085, ink, 0.002)


def boots(fig, color, high=0.45, trim=None):
    """Boots or shoes; `high` is the part of the shin they cover."""
    bones, limb = fig.bones, fig.build.limb
    for k in range(2):
        ankle = bones.ankles[k]
        toe = bones.way(fig.pose.toes[k]).normalized()
        heel = ankle - toe * 0.055
        down = Vector((0, 0, -1)) if abs(toe.z) < 0.2 else (bones.ankles[k] - bones.knees[k]).normalized()
        clay = Clay()
        clay.hull((ankle, 0.092 * limb), (heel + down * 0.055, 0.075), (ankle + toe * 0.13 + down * 0.062, 0.070))
        clay.hull((ankle + toe * 0.11 + down * 0.058, 0.078), (ankle + toe * 0.235 + down * 0.066, 0.062))
        if high:
            top = ankle.lerp(bones.knees[k], high)
            clay.limb((ankle, 0.098 * limb), (top, 0.118 * limb))
        clay.bake(toon(color, gloss=1.7), grain=0.02, smooth=4)
        if trim:
            ring(ankle.lerp(bones.knees[k], high), bones.knees[k] - ankle, 0.112 * limb, 0.030, toon(trim))


def ring(at, along, radius, thickness, material):
    """A band round a limb that runs `along` a direction."""
    turn = Vector((0, 0, 1)).rotation_difference(along).to_matrix().to_4x4()
    with framed(Matrix.Translation(at) @ turn):
        torus(radius, thickness, (0, 0, 0), material, seg=32)


def _pair(frame, half, depth, y, z, swell):
    """Two balls side by side for a round cross-section of the body."""
    return [(frame @ Vector((s * max(0.02, half - depth), y, z)), depth + swell) for s in SIDES]


def _torso(fig, clay, swell=0.0):
    b, bones = fig.build, fig.bones
    w, c = bones.waist, bones.chest
    seat = _pair(w, b.hips + 0.155, 0.17, 0.0, 0.02, swell)
    waist = _pair(w, b.waist, min(0.2, 0.64 * b.waist), 0.0, 0.46 * b.torso, swell)
    chest = _pair(c, b.chest, min(0.215, 0.60 * b.chest), -0.01, -0.17, swell)
    top = [(p, 0.125 * b.limb) for p in bones.shoulders]
    nape = (c @ Vector((0, 0.03, 0.075)), 0.10)
    clay.hull(*seat, *waist)
    clay.hull(*waist, *chest)
    clay.hull(*chest, *top)
    clay.hull(*top, nape)
    if b.belly:
        clay.ball(w @ Vector((0, -b.belly, 0.34 * b.torso)), b.waist * 0.80, (1.05, 0.9, 1.0))
    if b.bust:
        for s in SIDES:
            clay.ball(c @ Vector((s * 0.105, -0.115, -0.185)), b.bust)


def jacket(fig, color, sleeve=1.0, tails=None, material=None):
    """What covers the chest. `sleeve` is the part of the arm in it, `tails` adds the skirts of a coat."""
    bones, limb = fig.bones, fig.build.limb
    # a coat is worn over other clothes
    swell = 0.022 if tails else 0.0
    plain = Clay()
    _torso(fig, plain, swell)
    clay = Clay()
    _torso(fig, clay, swell)
    for k in range(2):
        _sleeve(clay, bones, k, limb, sleeve)
    if tails:
        tails(fig, clay)
        tails(fig, plain)
    stuff = material or cloth(color)
    model = plain.bake(stuff, smooth=5)
    fig.garment = Surface(model, bones.chest)
    # only its surface is needed: the drawing must not land on arms in front of the chest
    _remove(model)
    clay.bake(stuff, smooth=5)
    _skin_of_arms(fig, sleeve)
    _neck(fig)


def vest(fig, color, swell=0.030):
    """Armor without sleeves, worn over a jacket; from then on it is what covers the chest."""
    b, c = fig.build, fig.bones.chest
    clay = Clay()
    waist = _pair(fig.bones.waist, b.waist, min(0.2, 0.64 * b.waist), 0.0, 0.32 * b.torso, swell)
    chest = _pair(c, b.chest, min(0.215, 0.60 * b.chest), -0.01, -0.17, swell)
    straps = [(c @ Vector((s * 0.66 * b.shoulders, 0, 0.0)), 0.125 * b.limb + swell * 0.7) for s in SIDES]
    clay.hull(*waist, *chest)
    clay.hull(*chest, *straps)
    for s in SIDES:
        if b.bust:
            clay.ball(c @ Vector((s * 0.105, -0.115, -0.185)), b.bust + swell * 0.6)
    done = clay.bake(cloth(color), smooth=5)
    fig.garment = Surface(done, c)


def _remove(thing):
    bpy.data.objects.remove(thing)


def _sleeve(clay, bones, k, limb, part):
    shoulder, elbow, hand = bones.shoulders[k], bones.elbows[k], bones.hands[k]
    if part <= 0.5:
        clay.limb((shoulder, 0.135 * limb), (shoulder.lerp(elbow, part * 2), 0.122 * limb))
        return
    wrist = elbow.lerp(hand, part * 2 - 1.06)
    clay.limb((shoulder, 0.135 * limb), (elbow, 0.108 * limb), (wrist, 0.090 * limb))


def _skin_of_arms(fig, sleeve):
    """Bare forearms, and wrists that come out of the sleeves."""
    bones, limb = fig.bones, fig.build.limb
    clay = Clay()
    for k in range(2):
        if sleeve < 0.75:
            clay.limb((bones.shoulders[k].lerp(bones.elbows[k], 0.6), 0.092 * limb), (bones.elbows[k], 0.084 * limb))
        clay.limb((bones.elbows[k], 0.080 * limb), (bones.hands[k], 0.062 * limb))
    clay.bake(fig.looks.flesh, grain=0.02)


def _neck(fig):
    b, bones = fig.build, fig.bones
    skull = bones.head @ Vector((0, 0.06, -0.12))
    foot = bones.chest @ Vector((0, 0.02, 0.02))
    Clay().limb((foot, 0.115 * b.neck), (skull, 0.100 * b.neck)).bake(fig.looks.flesh, grain=0.02)


def coat_tails(drop, flare=0.10, open_=0.10):
    """Skirts of a coat, `drop` long, apart by `open_` in front; they blow in the wind of the pose."""

    def build(fig, clay):
        b, bones = fig.build, fig.bones
        wind = bones.way(fig.pose.wind)
        for s in SIDES:
            top, hem = [], []
            side = b.hips + 0.13
            for x, y in ((s * open_, -0.155), (s * side, -0.06), (s * (side - 0.02), 0.09), (s * 0.04, 0.14)):
                at = bones.waist @ Vector((x, y, 0.08))
                top.append((at, 0.045))
                out = bones.root.to_3x3() @ Vector((x, y, 0)) * (1 + flare / 0.2)
                middle = bones.waist.translation
                hem.append((Vector((middle.x, middle.y, at.z - drop)) + out + wind, 0.032))
            clay.hull(*top, *hem)

    return build
