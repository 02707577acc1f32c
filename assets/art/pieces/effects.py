"""Fire, smoke, sparks and torn-up ground.

Flames, sparks and bursts are flat shapes that face the camera, as a comic artist draws them; smoke
and earth are solid. All sizes are scene units.
"""

import math
import random
from dataclasses import dataclass

import bmesh
from mathutils import Vector

from geometry import add, plate, sphere, tube
from materials import fire, toon

ELEVATION = 32
"""Camera angle that flat shapes face; near enough for pieces, which are seen from 30 degrees."""

_TILT = math.radians(ELEVATION)
TO_CAMERA = Vector((0, -math.cos(_TILT), math.sin(_TILT)))

_TONGUES = [(0.12, 0), (0.34, 0.08), (0.46, 0.30), (0.50, 0.62), (0.44, 0.96), (0.37, 0.72)]
_TONGUES += [(0.25, 0.60), (0.21, 0.88), (0.09, 1.14), (0.10, 1.50), (-0.10, 1.20), (-0.22, 0.92)]
_TONGUES += [(-0.21, 0.60), (-0.32, 0.70), (-0.54, 0.92), (-0.46, 0.62), (-0.48, 0.34)]
_TONGUES += [(-0.36, 0.10), (-0.12, 0)]
_HEAT = ((1.0, "#f2431a"), (0.68, "amber"), (0.38, "#fff2b0"))


@dataclass(frozen=True)
class Flame:
    """A fire whose foot is at `at`; `size` is about its width."""

    at: tuple
    size: float = 0.8
    flip: bool = False

    def build(self):
        side = -1 if self.flip else 1
        for k, (grow, color) in enumerate(_HEAT):
            outline = [(side * x * self.size * grow, y * self.size * grow) for x, y in _TONGUES]
            facing(outline[::side], Vector(self.at) + TO_CAMERA * 0.06 * k, fire(color))


@dataclass(frozen=True)
class Smoke:
    """A leaning column of puffs that grows and pales on its way up."""

    at: tuple
    size: float = 0.3
    height: float = 1.6
    lean: float = 0.5
    dark: bool = True

    def build(self):
        grays = ("#33262e", "#4a3a42", "#64524f", "#85736a")
        if not self.dark:
            grays = ("#5c4a50", "#7d6b66", "#a08d80", "#bba896")
        x, y, z = self.at
        climbed, side = 0.0, 1
        while climbed < 1:
            gray = toon(grays[min(3, int(climbed * 4))], threshold=0.5, softness=0.5, light_at=0.95)
            radius = self.size * (0.5 + 0.9 * math.sin(math.pi * (0.08 + 0.7 * climbed)))
            middle = x + self.lean * climbed**1.5
            height = z + self.height * climbed
            sphere(radius, (middle, y, height), gray, (1, 0.8, 0.95), seg=24)
            reach = radius * random.uniform(0.6, 0.85)
            at = (
                middle + side * reach,
                y - radius * 0.3,
                height + radius * random.uniform(-0.2, 0.4),
            )
            sphere(radius * random.uniform(0.5, 0.7), at, gray, (1, 0.8, 1), seg=20)
            climbed += radius * 0.85 / self.height
            side = -side


@dataclass(frozen=True)
class Sparks:
    """A small star of light with splinters flying off."""

    at: tuple
    size: float = 0.3

    def build(self):
        burst(self.at, self.size, 8, (("vein", 1.0), ("yellow", 0.72), ("white", 0.36)))
        for k in range(4):
            angle = math.radians(25 + 90 * k + random.uniform(-25, 25))
            reach = self.size * random.uniform(1.5, 1.9)
            away = in_picture(math.cos(angle) * reach, math.sin(angle) * reach)
            sphere(self.size * 0.14, Vector(self.at) + away, fire("yellow"), seg=10)


def in_picture(x, y):
    """The vector that appears as `x` to the right and `y` upward."""
    return Vector((x, y * math.sin(_TILT), y * math.cos(_TILT)))


def facing(outline, at, material, thickness=0.02):
    """A flat shape (counter-clockwise) seen from the front."""
    return plate(outline, 0, thickness, material, at=tuple(at), turn=(90 - ELEVATION, 0, 0))


def burst(at, size, points, inks, jag=0.46, stretch=(1, 1)):
    """The star of an impact; `inks` are (color, share of the size) from the outermost inwards."""
    ring = []
    for k in range(points * 2):
        angle = math.pi * k / points
        reach = size * (random.uniform(0.84, 1.16) if k % 2 == 0 else jag)
        ring.append((math.cos(angle) * reach * stretch[0], math.sin(angle) * reach * stretch[1]))
    for k, (color, share) in enumerate(inks):
        outline = [(x * share, y * share) for x, y in ring]
        facing(outline, Vector(at) + TO_CAMERA * 0.05 * k, fire(color))


def bolt(points, width, inks):
    """A ray or a spark's path through `points`; `inks` are (color, share of the width)."""
    for k, (color, share) in enumerate(inks):
        nearer = [Vector(p) + TO_CAMERA * width * 1.2 * k for p in points]
        for start, end in zip(nearer, nearer[1:]):
            tube([start, (start + end) / 2, end], width * share, fire(color))


def crater(radius, z, depth=0.86):
    """Scorched ground that swallows what is under it, with a wall of thrown-up earth in front."""
    burnt = toon("#4a3236", "#241620", "#6a4640", threshold=0.5, softness=0.6)
    earth = toon("#7d4a3a", "#35191f", "#a86a48", threshold=0.5, softness=0.5)
    rim = []
    for k in range(40):
        angle = 2 * math.pi * k / 40
        reach = radius * (1.02 if k % 2 else random.uniform(1.03, 1.1))
        rim.append((math.cos(angle) * reach, math.sin(angle) * reach * depth))
    plate(rim, z - 0.05, z, burnt)
    for k in range(30):
        degrees = 360 * k / 30 + random.uniform(-5, 5)
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        size = radius * random.uniform(0.07, 0.16) * (1.0 if s < 0.2 else 0.6)
        reach = radius * random.uniform(0.90, 1.0)
        _clod((c * reach, s * reach * depth, z + size * 0.2), size, earth)


def _clod(at, size, material):
    lump = bmesh.new()
    bmesh.ops.create_icosphere(lump, subdivisions=1, radius=size)
    for vertex in lump.verts:
        vertex.co *= random.uniform(0.7, 1.25)
    turn = [random.uniform(0, 360) for _ in "xyz"]
    add("clod", lump, material, at, turn, (1.15, 1, 0.8), smooth=0)
