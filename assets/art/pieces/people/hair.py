"""Hair, beards and glasses, in the frame of the head (see `face`)."""

import math

from mathutils import Vector

import palette
from geometry import tube
from materials import toon
from pieces.people.clay import Clay, dense, stroke


def stuff(color, light=None, gloss=1.9):
    """Printed hair: broad dots, and a glint unless it is curly."""
    return toon(color, light=light, gloss=gloss, softness=0.4)


def cap(looks, back=0.075, up=0.065, grow=1.05):
    """Hair close to the skull; where it meets the face is the hairline."""
    return Clay().ball((0, back, up), 0.335 * grow, (looks.width * 1.02, 0.97, 1.06))


def lock(clay, points, thick):
    """A strand that thins out to its end."""
    path = dense(points, 0.06)
    last = len(path) - 1
    return clay.limb(*[(p, thick * (1 - 0.75 * (i / last) ** 1.6)) for i, p in enumerate(path)])


def loose_strands(looks, spots, thick=0.016):
    """Single strands that have come undone, as (start, middle, end) points."""
    for points in spots:
        path = dense([Vector(p) for p in points], 0.04)
        tube(path, thick, stuff(looks.hair), [1 - 0.7 * i / (len(path) - 1) for i in range(len(path))])


def stubble(looks, skin):
    """The shadow of a beard: dots of ink along the jaw, as a draftsman would set them."""
    dark = palette.blend(looks.skin, "#3a2c30", 0.55)
    ink = toon(dark, dark, dark, light_at=2)
    for row in range(5):
        z = -0.165 - 0.036 * row
        reach = 0.205 - 0.022 * row
        for i in range(-5, 6):
            x = (i + (row % 2) / 2) * reach / 5
            if abs(x) < 0.105 and -0.235 < z < -0.16:
                continue
            skin.line([(x, z), (x * 0.98, z - 0.016)], 0.0055, ink, 0.002)


def full_beard(looks, skin):
    """A beard from ear to ear, with a moustache and a mouth in it."""
    clay = Clay()
    for s in (-1, 1):
        clay.limb(
            ((s * 0.300 * looks.width, -0.03, -0.06), 0.055),
            ((s * 0.265 * looks.width, -0.09, -0.20), 0.085),
            ((s * 0.15, -0.20, -0.325), 0.100),
            ((0, -0.235, -0.365), 0.110),
        )
        clay.limb(((s * 0.20 * looks.width, -0.19, -0.19), 0.062), ((s * 0.10, -0.24, -0.30), 0.085))
    clay.bake(stuff(looks.hair, gloss=0), grain=0.016, smooth=4)
    moustache(looks, skin, 0.034)


def moustache(looks, skin, thick):
    clay = Clay()
    for s in (-1, 1):
        path = [skin.at(s * x, z, 0.012) for x, z in ((0.012, -0.136), (0.07, -0.142), (0.135, -0.178))]
        clay.limb((path[0], thick * 0.9), (path[1], thick), (path[2], thick * 0.5))
    clay.bake(stuff(looks.hair, gloss=0), grain=0.012, smooth=2)


def short_beard(looks, skin):
    """Trimmed along the jaw; it starts below the temples, or hair and beard close into a hood."""
    clay = Clay()
    jaw = [(-0.262, -0.11), (-0.235, -0.21), (-0.15, -0.30), (-0.06, -0.345)]
    jaw += [(-x, z) for x, z in jaw[::-1]]
    thick = (0.03, 0.045, 0.055, 0.058, 0.058, 0.055, 0.045, 0.03)
    points = [skin.at(x * looks.width, z - looks.chin, -0.01) for x, z in jaw]
    clay.limb(*zip(points, thick))
    clay.bake(stuff(looks.hair, gloss=0), grain=0.014, smooth=3)
    moustache(looks, skin, 0.026)


def glasses(looks, skin, color, shape, cracked=0, askew=0.0):
    """Spectacles: `shape` is the outline of the right-hand lens about its middle."""
    frame = toon(color, light_at=2)
    a = math.radians(askew)

    def turned(x, z):
        return (x * math.cos(a) - z * math.sin(a), 0.022 + x * math.sin(a) + z * math.cos(a))

    def before(x, z, lift=0.05):
        x, z = turned(x, z)
        point = skin.at(x, z, 0)
        # lenses stand in one plane rather than following nose and cheek
        point.y = min(point.y, -0.245) - lift
        return point

    for side in (-1, 1):
        x = side * 0.135 * looks.width
        ring = [before(x + side * dx, dz) for dx, dz in (*shape, shape[0])]
        tube(ring, 0.0125, frame, roundness=3)
        hinge = max(dx for dx, _ in shape)
        arm = [before(x + side * hinge, 0.03), Vector((side * 0.345 * looks.width, 0.02, 0.03))]
        tube(arm, 0.011, frame, roundness=2)
        if cracked and side < 0:
            for dx, dz in ((-0.07, 0.05), (0.06, 0.06), (0.075, -0.03), (-0.03, -0.08)):
                crack = ((x, 0), (x + dx / 2 + 0.012, dz / 2), (x + dx, dz))
                stroke([before(*p, 0.055) for p in crack], 0.0055, frame)
    inner = min(dx for dx, _ in shape)
    reach = 0.135 * looks.width + inner
    tube([before(-reach, 0.03), before(0, 0.045), before(reach, 0.03)], 0.0115, frame, roundness=2)


ROUND = tuple((0.104 * math.cos(math.tau * i / 20), 0.100 * math.sin(math.tau * i / 20)) for i in range(20))
CAT_EYE = (
    *((-0.098, 0.03), (-0.04, 0.072), (0.06, 0.092), (0.150, 0.130)),
    *((0.118, 0.0), (0.06, -0.072), (-0.03, -0.078), (-0.09, -0.04)),
)
