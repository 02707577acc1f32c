"""The die: six resting faces, twelve tumbling frames that loop, and three frames in which it lands.

`die/land/<face>/0..2` go on with the tumble and end in `die/<face>`: the die tips over its front
edge, touching the table all the while, so that what is thrown is seen to roll onto its face.
"""

import math
from dataclasses import replace

import bmesh
import bpy
from mathutils import Matrix, Quaternion, Vector

from canonical import in_order
from geometry import add
from materials import toon
from scene import Shot
from sprite import Sprite, pen

# a steep sun keeps the top, the face to be read, the lightest
FRAME = Shot(192, 192, 3.7, (0, 0, 0.1), 58, 16, sun=(30, -24, -8))
NEAR = replace(FRAME, width=384, height=384, cell=28, samples=6)
"""The same picture, as large as a fight shows it."""

A = 0.46
PIPS = {
    1: [(0, 0)],
    2: [(-A, -A), (A, A)],
    3: [(-A, -A), (0, 0), (A, A)],
    4: [(-A, -A), (A, A), (-A, A), (A, -A)],
    5: [(-A, -A), (A, A), (-A, A), (A, -A), (0, 0)],
    6: [(-A, -A), (-A, 0), (-A, A), (A, -A), (A, 0), (A, A)],
}
SIDES = {1: (0, 0, 1), 6: (0, 0, -1), 2: (0, -1, 0), 5: (0, 1, 0), 3: (1, 0, 0), 4: (-1, 0, 0)}
X, Y, Z = Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((0, 0, 1))
FACE_UP = {
    1: Quaternion(),
    6: Quaternion(X, math.pi),
    2: Quaternion(X, -math.pi / 2),
    5: Quaternion(X, math.pi / 2),
    3: Quaternion(Y, -math.pi / 2),
    4: Quaternion(Y, math.pi / 2),
}
ROLL_FRAMES = 12


def _model():
    """A rounded cube with its pips cut out; the one is larger and red."""
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=2)
    bmesh.ops.bevel(body, geom=body.edges[:], offset=0.34, segments=8, profile=0.5, affect="EDGES")
    ivory = toon("#ffe9c4", "#d39a62", "#fffdf6", threshold=0.52, softness=0.30, light_at=0.86)
    die = add("die", body, ivory, smooth=60)
    die.data.materials.append(toon("ink", "#0c060e", "#4a3540", threshold=0.35))
    die.data.materials.append(toon("#b3261a", "#4a0f14", "#b3261a", threshold=0.6))
    cutter, pips = bmesh.new(), []
    for value, normal in SIDES.items():
        n = Vector(normal)
        u = X if abs(n.x) < 0.5 else Y
        v = n.cross(u)
        radius = 0.30 if value == 1 else 0.19
        for x, y in PIPS[value]:
            center = n * (1 + radius * 0.55) + u * x + v * y
            pips.append((center, radius * 1.14, n, value))
            where = Matrix.Translation(center)
            bmesh.ops.create_uvsphere(
                cutter, u_segments=28, v_segments=14, radius=radius * 1.14, matrix=where
            )
    # with a material of its own: without one, Blender 3.4 gives the cuts an arbitrary material number
    tool = add("cutter", cutter, ivory)
    in_order(tool.data)
    cut = die.modifiers.new("pips", "BOOLEAN")
    cut.object, cut.operation, cut.solver = tool, "DIFFERENCE", "EXACT"
    depsgraph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(die.evaluated_get(depsgraph))
    die.modifiers.clear()
    die.data = mesh
    bpy.data.objects.remove(tool)
    for face in mesh.polygons:
        for center, reach, n, value in pips:
            inside = (face.center - center).length < reach + 0.004
            if inside and face.center.dot(n) < 0.9995:
                face.material_index = 2 if value == 1 else 1
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(50)
    die.rotation_mode = "QUATERNION"
    return die


REST_TURN = Quaternion(Z, math.radians(-24))
"""At rest it is turned a little, so that two more sides are visible."""
ROLL_AXIS = (REST_TURN @ X + Vector((0.06, 0.1, 0.16))).normalized()
"""Almost the direction of the resting die's front edge: tumbling and landing go the same way, toward the viewer."""
LANDING = (78, 40, 12)
"""Degrees that are still missing in the landing frames; each step is slower."""


def _pose(turn, on_table=False):
    die = _model()
    die.rotation_quaternion = turn
    if on_table:
        # a tipped cube stands on an edge or a corner, so its middle is higher than at rest
        die.location.z = -1 - min((turn @ v.co).z for v in die.data.vertices)


def _resting(value):
    return lambda: _pose(REST_TURN @ FACE_UP[value])


def _rolling(frame):
    spin = Quaternion(ROLL_AXIS, 2 * math.pi * frame / ROLL_FRAMES)
    start = Quaternion(Z, math.radians(35)) @ Quaternion(X, 0.5)
    return lambda: _pose(spin @ start)


def _landing(value, step):
    short = Quaternion(REST_TURN @ X, math.radians(-LANDING[step]))
    return lambda: _pose(short @ REST_TURN @ FACE_UP[value], on_table=True)


LINE = pen(6.8, 2.4, materials_only=True)
NEAR_LINE = pen(12.8, 4.6, materials_only=True)
SPRITES = (
    [Sprite(f"die/{v}", "pieces", FRAME, _resting(v), LINE) for v in FACE_UP]
    + [Sprite(f"die/{v}/near", "fight", NEAR, _resting(v), NEAR_LINE) for v in FACE_UP]
    + [Sprite(f"die/roll/{i}", "fight", NEAR, _rolling(i), NEAR_LINE) for i in range(ROLL_FRAMES)]
    + [
        Sprite(f"die/land/{v}/{step}", "fight", NEAR, _landing(v, step), NEAR_LINE)
        for v in FACE_UP
        for step in range(len(LANDING))
    ]
)
