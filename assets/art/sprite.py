"""What a sprite is: a name, a shot, something to build and a way to outline it."""

from dataclasses import dataclass
from typing import Callable

import scene


@dataclass(frozen=True)
class Sprite:
    name: str
    """Frame name in the atlas, for example `hero/doctor`."""
    atlas: str
    shot: scene.Shot
    build: Callable[[], None]
    outline: Callable[[], None]
    glow: bool = False
    """Also render what glows, to be laid over the sprite as a halo."""


def pen(outer=4.8, inner=2.2, materials_only=False):
    return lambda: scene.outline_pen(outer, inner, materials_only)


def shell(thickness):
    return lambda: scene.outline_shell(thickness)
