"""Proportions, poses, and the joints that follow from both.

Figures stand on z = 0 and face -y, so the figure's right side is at -x. Pairs are (right, left).
"""

import math
from dataclasses import dataclass
from typing import Optional, Tuple

from mathutils import Matrix, Vector

from pieces.people.clay import turned

Point = Tuple[float, float, float]
Pair = Tuple[Point, Point]

SIDES = (-1, 1)
ANKLE = 0.12
"""Height of the ankle above the sole."""


@dataclass(frozen=True)
class Build:
    """A body in scene units; radii are those of the dressed body."""

    leg: float
    torso: float
    """From the hips to the line of the shoulders."""
    arm: float
    """From shoulder to wrist."""
    shoulders: float
    """Half the distance between the shoulder joints."""
    hips: float
    """Half the distance between the hip joints."""
    chest: float
    waist: float
    belly: float = 0.0
    """How far the belly stands out."""
    bust: float = 0.0
    limb: float = 1.0
    """Thickness of arms and legs."""
    neck: float = 1.0
    """Thickness of the neck."""
    rise: float = 0.16
    """From the line of the shoulders to the chin."""
    head: float = 0.74
    """Size of the head against the one that `face` models."""


@dataclass(frozen=True)
class Pose:
    """What a body does."""

    hands: Pair
    """From each shoulder, in lengths of the arm: a vector of length 1 stretches it."""
    feet: Pair
    """Where the soles are."""
    hip: Point = (0, 0, 0)
    """Moves the hips from where they are in upright standing."""
    lean: Point = (0, 0, 0)
    """Degrees: forwards, to the viewer's right, and twist of the chest to that side."""
    look: Point = (0, 0, 0)
    """Turn of the head: down, to the shoulder at the viewer's right, and to that side."""
    turn: float = 0.0
    """Degrees by which the whole figure faces to the viewer's right."""
    elbows: Pair = ((-0.7, 0.5, -0.6), (0.7, 0.5, -0.6))
    """Which way the elbows point."""
    knees: Pair = ((-0.3, -1, 0.1), (0.3, -1, 0.1))
    toes: Pair = ((-0.45, -1, 0), (0.45, -1, 0))
    grips: Tuple[str, str] = ("fist", "fist")
    aims: Pair = ((0, 0, 1), (0, 0, 1))
    """Direction of what each hand holds."""
    tool: Optional[int] = 1
    """Which hand holds the tool; `None` where both are empty."""
    both: Optional[float] = None
    """If both hands hold it: how far along the tool the other hand is."""
    wind: Point = (0, 0, 0)
    """Blows scarves, coats and hair, in scene units."""


class Skeleton:
    """Joints of a `Build` in a `Pose`, as vectors and matrices in scene units."""

    def __init__(self, build: Build, pose: Pose, ground: float):
        self.build, self.pose = build, pose
        self.root = turned((0, 0, pose.turn))
        forwards, sideways, twist = pose.lean
        pelvis = self.root @ (Vector(pose.hip) + Vector((0, 0, ground + ANKLE + build.leg)))
        self.waist = Matrix.Translation(pelvis) @ self.root @ turned((0, sideways, 0)) @ turned((forwards, 0, 0))
        self.chest = self.waist @ Matrix.Translation((0, 0, build.torso)) @ turned((0, 0, twist))
        self.shoulders = [self.chest @ Vector((s * build.shoulders, 0, 0)) for s in SIDES]
        self.hips = [self.waist @ Vector((s * build.hips, 0, 0)) for s in SIDES]
        self.hands, self.elbows = [Vector(), Vector()], [Vector(), Vector()]
        self.ankles, self.knees = [Vector(), Vector()], [Vector(), Vector()]
        for k in range(2):
            reach = self.shoulders[k] + self.way(pose.hands[k]) * build.arm
            sole = self.root @ Vector(pose.feet[k]) + Vector((0, 0, ground + ANKLE))
            self.elbows[k], self.hands[k] = self._bent(self.shoulders[k], reach, build.arm, pose.elbows[k])
            self.knees[k], self.ankles[k] = self._bent(self.hips[k], sole, build.leg, pose.knees[k])
        if pose.both is not None:
            k = 1 - pose.tool
            reach = self.hands[pose.tool] + self.way(pose.aims[pose.tool]).normalized() * pose.both
            self.elbows[k], self.hands[k] = self._bent(self.shoulders[k], reach, build.arm, pose.elbows[k])
        middle = self.chest @ Vector((0, -0.03, build.rise)) + Vector((0, 0, 0.35 * build.head))
        self.head = Matrix.Translation(middle) @ self.root @ turned(pose.look) @ Matrix.Scale(build.head, 4)

    def way(self, direction):
        """A direction of the figure as one of the scene."""
        return self.root.to_3x3() @ Vector(direction)

    def _bent(self, start, end, length, hint):
        """The joint between two equal bones, to the side of `hint`, and their end, pulled in if out of reach."""
        along = end - start
        if along.length > 0.995 * length:
            along = along.normalized() * 0.995 * length
        aside = self.way(hint)
        aside = (aside - along * (aside.dot(along) / along.length_squared)).normalized()
        bulge = math.sqrt(max(0.0, length**2 - along.length_squared)) / 2
        return start + along / 2 + aside * bulge, start + along

    def forearm(self, k):
        return (self.hands[k] - self.elbows[k]).normalized()

    def grip(self, k, aim: Optional[Point] = None):
        """Frame of a hand: z along what it holds, y away from the forearm, origin in the palm."""
        z = self.way(aim or self.pose.aims[k]).normalized()
        along = self.forearm(k)
        x = along.cross(z)
        x = x.normalized() if x.length > 0.01 else Vector((1, 0, 0))
        y = z.cross(x)
        frame = Matrix((x, y, z)).transposed().to_4x4()
        return Matrix.Translation(self.hands[k] + along * 0.075) @ frame
