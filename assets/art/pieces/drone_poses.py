"""How Drones stand, threaten, shoot and fall."""

import math
from dataclasses import dataclass
from typing import Tuple

from mathutils import Euler, Vector

Points = Tuple[Tuple[float, float, float], ...]

UP: Points = ((0.28, 0, 0.88), (0.42, 0, 1.15), (0.62, -0.02, 1.32))
"""The right antenna while nothing happens; the left one is its mirror image."""
FLAT: Points = ((0.28, 0.05, 0.86), (0.55, 0.2, 0.98), (0.92, 0.32, 0.86))


@dataclass(frozen=True)
class Pose:
    height: float = 0.95
    """Where the saucer floats above the ground."""
    turn: Tuple[float, float, float] = (0, 0, 0)
    spread: float = 1.0
    """How far the claws stand apart."""
    knees: float = 0.0
    """How far the knees are lifted."""
    raised: Tuple[int, ...] = ()
    """Legs (degrees) that threaten in the air."""
    antennae: Points = UP
    lids: float = 0.0
    """1 closes the eyes."""
    alarmed: bool = False
    legs: Tuple[int, ...] = (-146, -34, 90, -90)
    """Where they are, in degrees; -90 is the front."""

    def from_body(self, point):
        """Where a point of the body is in the scene."""
        turn = Euler([math.radians(a) for a in self.turn])
        return turn.to_matrix() @ Vector(point) + Vector((0, 0, self.height))


IDLE = Pose()
BREATH = Pose(
    height=0.87,
    spread=1.06,
    knees=0.05,
    lids=0.5,
    antennae=((0.28, 0, 0.88), (0.48, 0, 1.12), (0.74, -0.02, 1.22)),
)
ALARM = Pose(
    height=0.94,
    turn=(-5, 0, 0),
    raised=(-150, -30),
    legs=(-150, -30, 90, -118, -62),
    antennae=FLAT,
    alarmed=True,
)
AIMING = Pose(
    height=0.92,
    turn=(12, -7, -30),
    spread=1.14,
    antennae=((0.28, 0, 0.88), (0.46, 0.16, 1.12), (0.72, 0.34, 1.22)),
)
TUMBLING = Pose(turn=(-8, 17, 6), height=1.02, legs=(-146, -90, 90), knees=0.1)
