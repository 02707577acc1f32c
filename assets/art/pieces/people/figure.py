"""One posed person: frames to build in, and the surface of the clothes to draw on."""

from contextlib import contextmanager
from dataclasses import dataclass
from typing import Optional

from mathutils import Matrix

from geometry import gathered
from pieces.people.clay import Surface, turned
from pieces.people.face import Looks
from pieces.people.moods import READY, Mood
from pieces.people.skeleton import Build, Pose, Skeleton


@dataclass
class Figure:
    """Someone of a `build` and `looks`, in a `pose` and a `mood`."""

    build: Build
    looks: Looks
    pose: Pose
    mood: Mood = READY
    ground: float = 0.0
    """Height of what the feet stand on."""
    acting: bool = False
    """In a fight: holds weapons instead of everyday tools."""
    garment: Optional[Surface] = None
    """What covers the chest; set by the clothes, drawn on in the frame of the chest."""

    def __post_init__(self):
        self.bones = Skeleton(self.build, self.pose, self.ground)

    @contextmanager
    def at_head(self):
        """Build in the frame of the head: the middle of the skull is the origin, the face looks to -y."""
        with framed(self.bones.head):
            yield

    @contextmanager
    def in_hand(self, k=None):
        """Build what a hand (0 right, 1 left, else the tool's) holds: along z, with the palm at the origin.

        y points away from the forearm.
        """
        with framed(self.bones.grip(self.pose.tool if k is None else k)):
            yield

    @contextmanager
    def hanging(self, k=None):
        """Build what hangs from a hand (else the tool's): z is up, y away from the viewer."""
        palm = self.bones.grip(self.pose.tool if k is None else k).translation
        with framed(Matrix.Translation(palm) @ turned((0, 0, 18))):
            yield

    def trail(self, start, length):
        """Points of something loose that hangs down from `start` or blows in the wind, in scene space."""
        wind = self.bones.way(self.pose.wind)
        windy = wind.length > 0.3
        points = []
        for t, flutter in ((0, 0), (0.35, 0.16), (0.7, -0.10), (1.0, 0.12)):
            point = start + wind * t * length
            point.z += length * (flutter - 0.15 * t * t if windy else -t * t)
            points.append(point)
        return points


@contextmanager
def framed(matrix):
    """Build in another frame: what the block builds is moved by the matrix."""
    with gathered() as handle:
        yield handle
    handle.matrix_world = matrix
