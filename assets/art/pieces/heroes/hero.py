"""What a hero is, and the sprites that follow from it."""

from dataclasses import dataclass, replace
from typing import Callable, Optional, Tuple

import bpy

import scene
from pieces.people.clay import UNLINED
from pieces.people.clothes import GROUND, base
from pieces.people.figure import Figure
from pieces.people.face import Looks
from pieces.people.moods import DYING, FIGHTING, HURT, READY, Mood
from pieces.people.skeleton import Build, Pose
from scene import Shot
from sprite import Sprite

# the sun stands lower than for machines, or hats would leave the faces in the dark; in portraits lower still
SUN = (56, -34, -8)
FACE_SUN = (67, -34, -8)
# low enough to look people in the eye; from above, every brow seems to frown
FIGURE = Shot(340, 340, 2.92, (0, 0, 1.18), 19, 18.6, sun=SUN)


def pen(outer, inner):
    """Ink everything but what is painted on a surface."""

    def draw():
        scene.outline_pen(outer, inner)
        if painted := bpy.data.collections.get(UNLINED):
            for lineset in bpy.context.scene.view_layers[0].freestyle_settings.linesets:
                lineset.select_by_collection = True
                lineset.collection = painted
                lineset.collection_negation = "EXCLUSIVE"

    return draw


@dataclass(frozen=True)
class Hero:
    """A person of the game."""

    id: str
    area: str
    """Color of the base, which tells the player's area."""
    build: Build
    looks: Looks
    stand: Pose
    act: Pose
    dress: Callable[[Figure], None]
    """Builds the whole person: clothes, head and tools."""
    ready: Mood = READY
    fighting: Mood = FIGHTING
    hurt: Mood = HURT
    dying: Mood = DYING
    span: float = 1.2
    """Scene units across a portrait."""
    headroom: float = 0.0
    """How much more room hats and tall hair need in it."""
    act_span: float = 3.3
    act_middle: Tuple[float, float] = (0.0, 1.15)
    """Middle of the action picture: to the right of the hips, and above the ground."""
    unarmed: Optional[Pose] = None
    """The action without the tool, where that is a weapon that only one card gives."""
    atlas: Optional[str] = None
    """The one atlas of all its frames, if it is not among those of every game."""

    @property
    def face_shot(self):
        """All moods share it, so that the game can exchange them in place."""
        head = self.figure(self.stand, self.ready).bones.head.translation
        middle = (head.x, -0.1, head.z - 0.14 * self.span + self.headroom)
        return Shot(384, 384, self.span, middle, 8, 22, sun=FACE_SUN)

    @property
    def act_shot(self):
        x, z = self.act_middle
        return Shot(1056, 1056, self.act_span, (x, 0, z), 12, 40, sun=SUN, samples=6)

    def figure(self, pose, mood, acting=False):
        """The person in a pose, bent by the mood; on the stand, unless in action."""
        forwards, sideways, twist = pose.lean
        look = tuple(a + b for a, b in zip(pose.look, mood.tilt))
        bent = replace(pose, lean=(forwards + mood.slump, sideways, twist), look=look)
        return Figure(self.build, self.looks, bent, mood, 0.0 if acting else GROUND, acting)

    def standing(self):
        """The playing piece."""
        base(self.area)
        self.dress(self.figure(self.stand, self.ready))

    def acting(self, pose):
        """What builds the person in full swing, without the stand."""
        return lambda: self.dress(self.figure(pose, self.fighting, acting=True))

    def portrait(self, mood):
        """What builds the bust in a mood."""
        return lambda: self.dress(self.figure(self.stand, mood))

    def sprites(self):
        """The frames; ink and dots grow with the size of the picture, so that all look printed alike."""
        pieces, fight, drama = [self.atlas] * 3 if self.atlas else ("pieces", "fight", "drama")
        ink = pen(8.1, 3.9)
        acts = {"act": self.act} | ({"unarmed": self.unarmed} if self.unarmed else {})
        return [
            Sprite(f"hero/{self.id}", pieces, FIGURE, self.standing, pen(6.4, 2.9)),
            *(
                Sprite(f"hero/{self.id}/{name}", fight, self.act_shot, self.acting(pose), pen(15.6, 6.8))
                for name, pose in acts.items()
            ),
            Sprite(f"face/{self.id}", pieces, self.face_shot, self.portrait(self.ready), ink),
            Sprite(f"face/{self.id}/hurt", drama, self.face_shot, self.portrait(self.hurt), ink),
            Sprite(f"face/{self.id}/dying", drama, self.face_shot, self.portrait(self.dying), ink),
        ]
