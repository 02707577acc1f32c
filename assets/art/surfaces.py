"""Materials of the tiles by the kind of surface, and the slab a tile stands on."""

import bmesh

from geometry import add
from materials import toon


def wall(color, shadow=None):
    """Upright surfaces: darker at the foot."""
    return toon(
        color,
        shadow,
        gradient=(2, 0.52, 1.15),
        light_at=2,
        threshold=0.40,
        softness=0.42,
    )


def flat(color, shadow=None, gradient=None):
    """Everything lying down or small."""
    return toon(color, shadow, gradient=gradient, light_at=2, threshold=0.38)


def roof(color, shadow=None):
    """Pitched and large flat roofs: lighter in the west."""
    return toon(color, shadow, gradient=(0, 1.1, 0.6), light_at=2, threshold=0.4)


def round_wall(color, shadow=None):
    """Towers, tanks and domes, whose roundness shades them already."""
    return toon(color, shadow, gradient=(2, 0.7, 1.1), light_at=2, threshold=0.5, softness=0.4)


def rounded_slab(size, corner, height, top, material, name="slab"):
    """A square with rounded corners; its name decides about the outline (see tiles.py)."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(size, size, height), verts=bm.verts)
    corners = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) > height / 2]
    bmesh.ops.bevel(bm, geom=corners, offset=corner, segments=6, profile=0.5, affect="EDGES")
    return add(name, bm, material, at=(0, 0, top - height / 2), smooth=0)
