"""What is sewn on, tied round or drawn on a garment, and what a fight tears in it."""

import math

from mathutils import Matrix, Vector

from geometry import box, sphere, torus, tube
from materials import toon
from pieces.people.clay import dense
from pieces.people.clothes import cloth, crease, linen, ring
from pieces.people.figure import framed
from pieces.people.skeleton import SIDES


def cuffs(fig, colour, at=0.92, thick=0.026):
    """A band round each forearm; `at` runs from the elbow (0) to the wrist (1)."""
    bones, limb = fig.bones, fig.build.limb
    for k in range(2):
        ring(bones.elbows[k].lerp(bones.hands[k], at), bones.forearm(k), 0.088 * limb, thick, toon(colour))


def rolled_sleeves(fig, colour, at):
    """The thick roll at the end of short sleeves; `at` as `jacket`'s `sleeve`."""
    bones, limb = fig.bones, fig.build.limb
    for k in range(2):
        along = bones.elbows[k] - bones.shoulders[k]
        ring(bones.shoulders[k].lerp(bones.elbows[k], at * 2), along, 0.112 * limb, 0.036, cloth(colour))


def collar(fig, colour, radius=0.135, thick=0.055, height=0.085, tilt=12):
    with framed(fig.bones.chest):
        torus(radius * fig.build.neck, thick, (0, -0.005, height), cloth(colour), seg=36, turn=(tilt, 0, 0))


def lapels(fig, colour, under, deep=0.34, wide=0.085):
    """An open front: what is worn `under` it, with a lapel on either side."""
    stuff = linen() if colour == "white" else cloth(colour)
    low = -deep
    shirt = [(-wide, 0.06), (-wide * 0.9, -0.05), (0, low), (wide * 0.9, -0.05), (wide, 0.06)]
    fig.garment.patch(shirt, cloth(under), 0.006, rings=6)
    for s in SIDES:
        shape = [(0.04, 0.07), (0.085, 0.05), (0.155, -0.06), (0.105, -0.085), (0.125, -0.11), (0.0, low)]
        shape += [(0.045, -0.10)]
        fig.garment.patch([(s * x, z) for x, z in shape], stuff, 0.016, lined=True)
    seam = crease(colour if colour != "white" else "#d9b9a0")
    fig.garment.line([(0, low), (0.005, low - 0.3)], 0.0075, seam, 0.004, False)


def belt(fig, colour, buckle, height=0.10, thick=0.030):
    """A belt pulled round the waist, with a buckle in front."""
    around = fig.build.hips + 0.3
    ring = [(around * math.cos(a), around * math.sin(a), height) for a in (math.tau * i / 20 for i in range(21))]
    points = [fig.garment.near(fig.bones.waist @ Vector(p), 0.004) for p in ring]
    tube(points, thick, toon(colour), roundness=3)
    front = fig.garment.near(fig.bones.waist @ Vector((0, -0.5, height)), 0.02)
    with framed(Matrix.Translation(front) @ fig.bones.waist.to_3x3().to_4x4()):
        box((0.105, 0.05, 0.085), (0, 0, 0), toon(buckle, gloss=1.6), 0.015)


def sling(fig, points, colour, width=0.030):
    """A strap over the chest, through points in the frame of the chest."""
    path = [fig.garment.near(fig.bones.chest @ Vector(p), 0.006) for p in dense([Vector(p) for p in points], 0.06)]
    tube(path, width, toon(colour), roundness=3)


def scarf(fig, colour, length=0.5, thick=0.075):
    """A knotted scarf whose end hangs or flies."""
    collar(fig, colour, 0.145, 0.062, 0.075)
    knot = fig.bones.chest @ Vector((0.09, -0.15, 0.03))
    sphere(0.062, knot, cloth(colour), seg=18)
    tube(fig.trail(knot, length), thick, cloth(colour), [0.7, 1.1, 1.0, 0.55])


def folds(fig, colour):
    """Creases where a body bends: under the arms and at the waist."""
    b = fig.build
    low = -0.50 * b.torso
    for s in SIDES:
        for x, z, dx, dz in ((0.98, -0.22, -0.10, -0.05), (0.95, -0.27, -0.07, -0.055), (0.88, low, -0.13, 0.05)):
            start = (s * x * b.chest * 0.9, z)
            end = (s * (x * b.chest * 0.9 + dx), z + dz)
            fig.garment.line([start, end], 0.0085, crease(colour), 0.003)


def tears(fig, spots, under=None):
    """Holes in the cloth, at (x, z) of the chest; skin or `under` shows."""
    stuff = toon(under) if under else fig.looks.flesh
    for x, z, size in spots:
        ring = []
        for i in range(12):
            a = math.tau * i / 12
            reach = size * (1.0 if i % 2 else 0.5) * (1.15 if i % 3 else 0.8)
            ring.append((x + reach * math.cos(a), z + 0.75 * reach * math.sin(a)))
        fig.garment.patch(ring, stuff, 0.008, lined=True)
