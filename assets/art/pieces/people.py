"""Parts of people: heads, faces, hair and clothes, shared by the heroes.

Faces are kept natural: one skull, varied by width, jaw, age, colouring and hair.
Features are small and sit on the skull's true surface (see `_on_face`), so no
nose or mouth is ever blown up to make somebody recognisable.
"""

import math
from dataclasses import dataclass
from typing import Optional

import bmesh

import palette
from geometry import add, box, cone, curve, lathe, sphere, torus, tube
from materials import ink, toon

HEAD = 0.335
"""Radius of a skull."""
Z = 1.80
"""Height of the middle of the head."""
LENGTH = 1.10
DEPTH = 0.93


@dataclass
class Person:
    area: str
    """Colour of the base, which tells the player's area."""
    skin: str
    hair: str
    iris: str
    width: float = 1.0
    jaw: float = 0.84
    """Width of the chin against the cheekbones."""
    lips: Optional[str] = None
    age: int = 0
    """1 adds a few lines."""

    def __post_init__(self):
        base(self.area)


def base(colour):
    """The round stand of a playing piece."""
    rim = [(0, 0), (0.66, 0), (0.66, 0.06), (0.61, 0.11), (0, 0.11)]
    lathe(rim, toon(colour, gloss=2), smooth=30)
    torus(0.635, 0.028, (0, 0, 0.075), toon("amber" if colour != "yellow" else "umber"))


def _skin(p):
    dark = palette.blend(p.skin, "#4a1a24", 0.42)
    light = palette.blend(p.skin, "#ffe0b0", 0.30)
    return toon(p.skin, dark, light, softness=0.22, threshold=0.40, light_at=0.985)


def _taper(p, z):
    """Half width of the skull at height z (-1 chin ... 1 crown), against a sphere."""
    return p.width * (1 - (1 - p.jaw) * max(0, -z) ** 0.8) if z < 0 else p.width


def _on_face(p, x, z, lift=0.0):
    """A point on the front of the face, `x` and `z` measured from the head's middle."""
    zz = z / (HEAD * LENGTH)
    xx = x / (HEAD * _taper(p, zz))
    depth = math.sqrt(max(0.02, 1 - xx * xx - zz * zz))
    return (x, -HEAD * DEPTH * depth - lift, Z + z)


def head(p, brows="soft", lashes=False):
    """Skull, neck, ears and face."""
    skin = _skin(p)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=32, radius=1)
    for v in bm.verts:
        v.co.x *= HEAD * _taper(p, v.co.z)
        v.co.y *= HEAD * DEPTH
        v.co.z *= HEAD * LENGTH
    add("head", bm, skin, at=(0, 0, Z), smooth=80)
    cone(0.135, 0.125, 0.34, (0, 0.03, Z - 0.38), skin)
    for side in (-1, 1):
        at = (side * HEAD * p.width * 0.99, 0.02, Z - 0.03)
        sphere(0.075, at, skin, (0.45, 0.8, 1.15), (0, side * 8, 0), seg=18)
        _eye(p, side, lashes)
        _brow(p, side, brows)
    _nose(p, skin)
    _mouth(p)
    if p.age:
        line = toon(palette.blend(p.skin, "#4a1a24", 0.42), light_at=2)
        for side in (-1, 1):
            fold = [(0.085, -0.085), (0.115, -0.14), (0.118, -0.18)]
            tube([_on_face(p, side * x, z, 0.0) for x, z in fold], 0.0075, line, roundness=2)


def _eye(p, side, lashes):
    x, z = side * 0.132 * p.width, 0.028
    white = toon("white", "#e6d3c4", "white", threshold=0.2, light_at=2)
    turn = (0, 0, side * 20)
    sphere(0.072, _on_face(p, x, z, -0.012), white, (1.12, 0.42, 0.80), turn, seg=24)
    look = side * -0.006
    iris = toon(p.iris, p.iris, p.iris, light_at=2)
    sphere(0.041, _on_face(p, x + look, z, 0.012), iris, (1, 0.4, 1.05), turn, seg=20)
    sphere(0.024, _on_face(p, x + look, z, 0.026), ink(), (1, 0.3, 1), turn, seg=14)
    sphere(0.011, _on_face(p, x + look + 0.014, z + 0.016, 0.036), toon("white", "white"), seg=10)
    lid = [(-0.085, 0.008), (-0.035, 0.062), (0.035, 0.062), (0.085, 0.012)]
    if lashes:
        lid = [(-0.085, 0.008), (-0.035, 0.064), (0.035, 0.066), (0.100, 0.030)]
    points = [_on_face(p, x + side * dx, z + dz, 0.016) for dx, dz in lid]
    tube(points, 0.0155, ink(), [0.5, 1, 1, 0.7], roundness=3)


def _brow(p, side, kind):
    hair = toon(p.hair, light_at=2)
    shape = {
        "straight": ((0.055, 0.137), (0.13, 0.150), (0.215, 0.132)),
        "soft": ((0.06, 0.146), (0.13, 0.164), (0.215, 0.128)),
        "arched": ((0.06, 0.140), (0.14, 0.178), (0.215, 0.140)),
    }[kind]
    thick = 0.030 if kind == "straight" else 0.022
    points = [_on_face(p, side * x * p.width, z, 0.004) for x, z in shape]
    tube(points, thick, hair, [1, 1.1, 0.35], roundness=4)


def _nose(p, skin):
    x, y, z = _on_face(p, 0, -0.065)
    bridge = [(0, y + 0.045, Z + 0.06), (0, y - 0.002, z + 0.05), (0, y - 0.035, z)]
    tube(bridge, 0.034, skin, [0.7, 0.9, 1.15])
    sphere(0.046, (0, y - 0.028, z - 0.005), skin, (1.05, 1, 0.85), seg=20)
    for side in (-1, 1):
        sphere(0.026, (side * 0.040, y - 0.008, z - 0.012), skin, (1, 1, 0.8), seg=14)


def _mouth(p):
    colour = p.lips or palette.blend(p.skin, "#5a1a20", 0.62)
    paint = toon(colour, light_at=2, threshold=0.2)
    line = [(-0.092, -0.170), (-0.045, -0.197), (0.045, -0.197), (0.092, -0.170)]
    points = [_on_face(p, x, z, 0.003) for x, z in line]
    tube(points, 0.013, paint, [0.5, 1, 1, 0.5], roundness=3)
    if p.lips:
        lower = [
            _on_face(p, x, z, 0.004) for x, z in ((-0.05, -0.206), (0, -0.216), (0.05, -0.206))
        ]
        tube(lower, 0.017, paint, [0.5, 1, 0.5], roundness=3)


# ------------------------------------------------------------------- hair


def hair_cap(p, back, up, grow):
    """Hair close to the skull; where it meets the face is the hairline."""
    hair = toon(p.hair, gloss=1.9, softness=0.4)
    at = (0, back, Z + up)
    sphere(HEAD * grow, at, hair, (p.width * 1.02, 0.97, LENGTH * 1.0))


def patch(p, x, z, size, colour, scale, y=0.0):
    """A lump of hair, for example a grey temple."""
    sphere(size, (x * p.width, y, Z + z), toon(colour), scale, seg=16)


def stubble(p):
    """A shadow of a beard: the lower face once more, a little larger and darker."""
    shade = toon(palette.blend(p.skin, "#4a3a3c", 0.32), light_at=2, softness=0.5)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=32, radius=1)
    bmesh.ops.delete(
        bm,
        geom=[
            v for v in bm.verts if v.co.z > -0.36 - 0.3 * abs(v.co.x) * (v.co.y > 0) or v.co.y > 0.3
        ],
        context="VERTS",
    )
    for v in bm.verts:
        v.co.x *= HEAD * _taper(p, v.co.z) * 1.012
        v.co.y *= HEAD * DEPTH * 1.012
        v.co.z *= HEAD * LENGTH * 1.012
    jaw = add("stubble", bm, shade, at=(0, 0, Z), smooth=80)
    jaw["no outline"] = 1


def beard(p, trimmed=False):
    hair = toon(p.hair, gloss=0, softness=0.5)
    if trimmed:
        # starts well below the temples, or hair and beard close into a hood
        jaw = [(-0.255, -0.15), (-0.20, -0.265), (-0.09, -0.335)]
        jaw += [(-x, z) for x, z in jaw[::-1]]
        points = [_on_face(p, x * p.width, z, -0.01) for x, z in jaw]
        tube(points, 0.064, hair, [0.35, 0.9, 1.1, 1.1, 0.9, 0.35])
    else:
        sphere(0.235, (0, -0.12, Z - 0.27), hair, (1.12, 0.80, 0.82))
        for side in (-1, 1):
            at = (side * 0.235, -0.10, Z - 0.15)
            sphere(0.12, at, hair, (0.8, 0.9, 1.35), seg=20)
    for side in (-1, 1):
        whisker = [(side * 0.008, -0.130), (side * 0.07, -0.138), (side * 0.135, -0.160)]
        thick = 0.026 if trimmed else 0.036
        tube([_on_face(p, x, z, 0.010) for x, z in whisker], thick, hair, [1, 1.1, 0.5])
    if not trimmed:
        # the mouth would vanish in a full beard
        line = toon("#8a3a34", light_at=2)
        lip = [(-0.06, -0.198), (0, -0.208), (0.06, -0.198)]
        tube([_on_face(p, x, z, 0.040) for x, z in lip], 0.017, line, [0.5, 1, 0.5])


def glasses(p, colour, round_):
    frame = toon(colour, light_at=2)
    for side in (-1, 1):
        x = side * 0.135 * p.width
        if round_:
            shape = [(0.108 * math.cos(a), 0.103 * math.sin(a)) for a in _turns(24)]
        else:
            shape = [(-0.10, 0.03), (-0.04, 0.075), (0.06, 0.10), (0.155, 0.135), (0.115, 0.0)]
            shape += [(0.06, -0.07), (-0.03, -0.075), (-0.09, -0.04), (-0.10, 0.03)]
        points = [_on_face(p, x + side * dx, 0.025 + dz, 0.050) for dx, dz in shape]
        tube(points, 0.0115 if round_ else 0.0135, frame, roundness=3)
        temple = [
            _on_face(p, x + side * 0.10, 0.05, 0.045),
            (side * HEAD * p.width * 1.05, 0, Z + 0.04),
        ]
        tube(temple, 0.010, frame, roundness=2)
    tube([_on_face(p, d, 0.045, 0.050) for d in (-0.035, 0, 0.035)], 0.011, frame, roundness=2)


def _turns(count):
    return [2 * math.pi * i / count for i in range(count + 1)]


# ---------------------------------------------------------------- clothes


def legs(p, trousers, boots, wide=1.0):
    cloth, leather = toon(trousers, gloss=1.9), toon(boots, gloss=1.7)
    for side in (-1, 1):
        x = side * 0.185 * wide
        leg = [(0.15, 0.10), (0.145, 0.3), (0.155, 0.55), (0.20, 0.74)]
        lathe(curve(leg, 5), cloth, at=(x, 0, 0), scale=(wide, wide, 1), smooth=60, seg=32)
        boot = [(0, 0.10), (0.185, 0.11), (0.195, 0.18), (0.165, 0.32)]
        lathe(curve(boot, 5), leather, at=(x, -0.05, 0), scale=(wide, 1.22, 1), smooth=60, seg=32)


def torso(p, colour, wide=1.0, waist=1.0):
    shape = [(0, 0.60), (0.30 * waist, 0.66), (0.33 * waist, 0.78), (0.37, 1.02), (0.43, 1.20)]
    shape += [(0.30, 1.35), (0.13, 1.40)]
    lathe(curve(shape), toon(colour, gloss=1.8), scale=(wide, 0.80 * wide**0.5, 1), smooth=60)


def belt(p, colour, buckle, wide=1.0):
    torus(0.345, 0.05, (0, 0, 0.76), toon(colour), scale=(wide, 0.84, 1))
    box((0.15, 0.07, 0.12), (0, -0.31, 0.76), toon(buckle), 0.02)


def collar(p, colour, size=1.0):
    torus(0.185 * size, 0.065, (0, 0, 1.40), toon(colour), seg=40)


def coat(p, colour, wide=1.0):
    """A laboratory coat, open at the front."""
    cloth = toon(colour, "#c9a58c", gloss=2)
    shape = [(0.42, 0.38), (0.39, 0.68), (0.41, 0.98), (0.475, 1.19), (0.34, 1.36)]
    lathe(curve(shape), cloth, scale=(wide, 0.82, 1), smooth=60)
    box((0.15, 0.05, 0.74), (0, -0.335 * wide, 0.93), toon(p.area), 0.02, (-5, 0, 0))
    for side in (-1, 1):
        lapel = (side * 0.115, -0.375 * wide, 1.14)
        box((0.11, 0.05, 0.34), lapel, cloth, 0.02, (-10, side * 18, 0))


def arm(p, sleeve, path, thick=1.0):
    """An arm along shoulder, elbow and wrist, with a hand at its end."""
    cloth = toon(sleeve, gloss=1.8)
    tube(path, 0.112 * thick, cloth, [1.15, 1, 0.85])
    sphere(0.135 * thick, path[0], cloth, seg=24)
    x, y, z = path[-1]
    sphere(0.112 * thick, (x, y - 0.05, z), _skin(p), (1, 1, 1.05), seg=20)


def stethoscope():
    rubber = toon("#3a3140")
    loop = [(-0.22, -0.10, 1.40), (-0.20, -0.36, 1.22), (-0.06, -0.45, 1.00), (0.10, -0.45, 1.00)]
    tube([*loop, (0.20, -0.36, 1.22), (0.22, -0.10, 1.40)], 0.024, rubber)
    tube([(0.02, -0.46, 1.0), (0.05, -0.46, 0.88)], 0.022, rubber)
    sphere(0.055, (0.05, -0.47, 0.86), toon("steel", gloss=1.4), (1, 0.6, 1), seg=16)
