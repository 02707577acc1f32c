"""Hands: a fist about what it holds, an open hand, a claw."""

from mathutils import Matrix

from pieces.people.clay import Clay
from pieces.people.clothes import cloth
from pieces.people.figure import framed


def both(fig, glove=None):
    """The hands at the ends of the arms, with the grips of the pose; in gloves of a color or bare."""
    for k in range(2):
        hand(fig, k, glove)


def hand(fig, k, glove=None):
    """The hand at the end of arm `k`."""
    stuff = cloth(glove) if glove else fig.looks.flesh
    bones = fig.bones
    along, aim = bones.forearm(k), bones.way(fig.pose.aims[k])
    across = aim - along * aim.dot(along)
    across = across.normalized() if across.length > 0.05 else bones.way((1, 0, 0))
    inward = along.cross(across) * (1 if k else -1)
    frame = Matrix((across, inward, along)).transposed().to_4x4()
    scale = 0.95 + 0.25 * (fig.build.limb - 0.9)
    with framed(Matrix.Translation(bones.hands[k]) @ frame @ Matrix.Scale(scale, 4)):
        clay = Clay()
        GRIPS[fig.pose.grips[k]](clay)
        clay.bake(stuff, grain=0.0125, smooth=2)


def _palm(clay):
    clay.hull(((0, 0, -0.01), 0.055), ((-0.045, 0, 0.085), 0.044), ((0.045, 0, 0.085), 0.044))


def _fist(clay):
    _palm(clay)
    for i in range(4):
        x = (i - 1.5) * 0.038
        clay.limb(((x, -0.005, 0.105), 0.027), ((x, 0.062, 0.110), 0.026), ((x, 0.072, 0.055), 0.025))
    clay.limb(((0.05, 0.02, 0.03), 0.028), ((0.055, 0.075, 0.075), 0.027), ((0.0, 0.098, 0.085), 0.024))


def _open(clay):
    _palm(clay)
    for i in range(4):
        x, long = (i - 1.5) * 0.040, (0.075, 0.10, 0.098, 0.07)[i]
        middle, tip = (x * 1.55, 0.012, 0.115 + long * 0.55), (x * 1.9, 0.035, 0.11 + long)
        clay.limb(((x, 0, 0.10), 0.025), (middle, 0.022), (tip, 0.020))
    clay.limb(((0.045, 0.01, 0.025), 0.028), ((0.10, 0.035, 0.075), 0.024), ((0.115, 0.05, 0.115), 0.021))


def _claw(clay):
    """Three long, bent fingers and a thumb."""
    _palm(clay)
    for x in (-1, 0, 1):
        reach = 0.30 - 0.03 * abs(x)
        clay.limb(((x * 0.045, 0, 0.09), 0.036), ((x * 0.10, -0.03, 0.20), 0.030), ((x * 0.13, 0.045, reach), 0.012))
    clay.limb(((0.04, 0.02, 0.02), 0.034), ((0.125, 0.06, 0.07), 0.028), ((0.15, 0.11, 0.15), 0.012))


GRIPS = {"fist": _fist, "open": _open, "claw": _claw}
