"""What is sewn on, tied around or drawn on a garment, and the holes that a fight tears in it."""

import math

from mathutils import Vector

from geometry import box, sphere, torus, tube
from materials import toon
from pieces.people.clay import dense
from pieces.people.clothes import cloth, crease, ring
from pieces.people.figure import framed
from pieces.people.skeleton import SIDES


def cuffs(fig, color, at=0.92, thick=0.026):
    """A band round each forearm; `at` runs from the elbow (0) to the wrist (1)."""
    bones, limb = fig.bones, fig.build.limb
    for k in range(2):
        ring(bones.elbows[k].lerp(bones.hands[k], at), bones.forearm(k), 0.088 * limb, thick, toon(color))


def rolled_sleeves(fig, color, at):
    """The thick roll at the end of short sleeves; `at` as `jacket`'s `sleeve`."""
    bones, limb = fig.bones, fig.build.limb
    for k in range(2):
        along = bones.elbows[k] - bones.shoulders[k]
        ring(bones.shoulders[k].lerp(bones.elbows[k], at * 2), along, 0.112 * limb, 0.036, cloth(color))


def collar(fig, color, radius=0.135, thick=0.055, height=0.085, tilt=12):
    """A rolled collar, in the frame of the chest."""
    with framed(fig.bones.chest):
        torus(radius * fig.build.neck, thick, (0, -0.005, height), cloth(color), seg=36, turn=(tilt, 0, 0))


def lapels(fig, stuff, seam, under, deep=0.34, wide=0.085):
    """An open front: what is worn `under` it, a lapel of `stuff` on either side and a `seam` below."""
    low = -deep
    shirt = [(-wide, 0.06), (-wide * 0.9, -0.05), (0, low), (wide * 0.9, -0.05), (wide, 0.06)]
    fig.garment.patch(shirt, cloth(under), 0.006, rings=6)
    for s in SIDES:
        shape = [(0.045, 0.07), (0.09, 0.05), (0.150, -0.075), (0.0, low), (0.03, -0.10)]
        fig.garment.patch([(s * x, z) for x, z in shape], stuff, 0.016, lined=True)
    fig.garment.line([(0, low), (0.005, low - 0.3)], 0.0075, crease(seam), 0.004, False)


def belt(fig, color, buckle, height=0.10, thick=0.030):
    """A belt over jacket and trousers, with a buckle in front."""
    b = fig.build
    half, deep = b.hips + 0.172 * max(1, b.limb), 0.180 * max(1, b.limb)
    oval = [(half * math.cos(a), deep * math.sin(a), height) for a in (math.tau * i / 24 for i in range(25))]
    tube([fig.bones.waist @ Vector(p) for p in oval], thick, toon(color))
    with framed(fig.bones.waist):
        box((0.105, 0.05, 0.085), (0, -deep - 0.025, height), toon(buckle, gloss=1.6), 0.015)


def sling(fig, points, color, width=0.030):
    """A strap over the chest, through points in the frame of the chest."""
    path = [fig.garment.near(fig.bones.chest @ Vector(p), 0.006) for p in dense([Vector(p) for p in points], 0.06)]
    tube(path, width, toon(color), roundness=3)


def scarf(fig, color, length=0.5, thick=0.075):
    """A knotted scarf whose end hangs or flies."""
    collar(fig, color, 0.145, 0.062, 0.075)
    # the knot sits on the lee side
    side = -0.10 if fig.pose.wind[0] < 0 else 0.10
    knot = fig.bones.chest @ Vector((side, -0.14, 0.04))
    sphere(0.062, knot, cloth(color), seg=18)
    tube(fig.trail(knot, length), thick, cloth(color), [0.7, 1.1, 1.0, 0.55])


def folds(fig, color):
    """Creases where a body bends: under the arms and at the waist."""
    b = fig.build
    low = -0.50 * b.torso
    for s in SIDES:
        for x, z, dx, dz in ((0.98, -0.22, -0.10, -0.05), (0.95, -0.27, -0.07, -0.055), (0.88, low, -0.13, 0.05)):
            start = (s * x * b.chest * 0.9, z)
            end = (s * (x * b.chest * 0.9 + dx), z + dz)
            fig.garment.line([start, end], 0.0085, crease(color), 0.003)


def tears(fig, spots, under=None):
    """Holes in the cloth, at (x, z) of the chest; skin or `under` shows."""
    stuff = toon(under) if under else fig.looks.flesh
    for x, z, size in spots:
        outline = []
        for i in range(11):
            a = math.tau * i / 11
            along = size * (1.15 if i % 2 else 0.78) * math.cos(a)
            across = size * (0.62 if i % 3 else 0.40) * math.sin(a)
            outline.append((x + along - 0.5 * across, z + across + 0.45 * along))
        fig.garment.patch(outline, stuff, 0.008, lined=True)
