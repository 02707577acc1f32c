"""Damage to a model: dents, scratches, missing plates, torn holes.

Call these while the model still stands in its own coordinates, before it is placed. Points need not
lie exactly on the hull: marks are thrown at it from the camera and stick where they hit.
"""

import math
import random

import bmesh
import bpy
from mathutils import Vector
from mathutils.geometry import normal

from geometry import add, tube
from materials import fire, ink, toon
from pieces.effects import TO_CAMERA


def _hit(origin, direction):
    """Where a ray hits the model: (point, normal), or None."""
    bpy.context.view_layer.update()
    found, point, facing, *_ = bpy.context.scene.ray_cast(
        bpy.context.evaluated_depsgraph_get(), origin, direction
    )
    return (point, facing) if found else None


def _seen(at):
    """The visible spot of the hull that the camera sees at `at`."""
    return _hit(Vector(at) + TO_CAMERA * 6, -TO_CAMERA)


def _meshes_near(at, radius):
    bpy.context.view_layer.update()
    for thing in list(bpy.context.scene.objects):
        if thing.type != "MESH" or not thing.data.polygons:
            continue
        corners = [thing.matrix_world @ Vector(c) for c in thing.bound_box]
        low = [min(c[i] for c in corners) for i in range(3)]
        high = [max(c[i] for c in corners) for i in range(3)]
        if all(low[i] - radius < at[i] < high[i] + radius for i in range(3)):
            yield thing


def dent(at, radius, depth):
    """Push everything within `radius` of a point toward the middle of the model."""
    center = Vector(at)
    push = -Vector((at[0], at[1], at[2] * 0.5)).normalized() * depth
    for thing in _meshes_near(center, radius):
        to_world = thing.matrix_world
        back = to_world.inverted()
        for vertex in thing.data.vertices:
            where = to_world @ vertex.co
            share = 1 - (where - center).length / radius
            if share > 0:
                vertex.co = back @ (where + push * share * (2 - share))


def scratch(start, end, width=0.03):
    """A scrape down to the bare metal."""
    trail = []
    for k in range(9):
        spot = _seen(Vector(start).lerp(Vector(end), k / 8))
        if spot:
            trail.append(spot[0])
    if len(trail) > 2:
        metal = toon("#ffe0a8", "#c98a5a", light_at=2)
        tube(trail, width, metal, [0.1, *[1] * (len(trail) - 2), 0.1], 3)


def crack(points, width=0.03):
    """A jagged ink line through `points`, for glass and shell."""
    trail = []
    for a, b in zip(points, points[1:]):
        for t in (0, 0.5):
            jump = Vector([random.uniform(-1, 1) * 0.07 * (t > 0) for _ in "xyz"])
            spot = _seen(Vector(a).lerp(Vector(b), t) + jump)
            if spot:
                trail.append(spot[0] + spot[1] * 0.01)
    for a, b in zip(trail, trail[1:]):
        tube([a, (a + b) / 2, b], width, ink(), roundness=2)


def bare(at, width, height, turn=0.0):
    """A plate is gone: a dark hatch with struts and a loose cable."""
    spot = _seen(at)
    if not spot:
        return
    point, out = spot
    right = out.cross(Vector((0, 0, 1)))
    right = right.normalized() if right.length > 0.1 else Vector((1, 0, 0))
    up = right.cross(out)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    right, up = right * c + up * s, up * c - right * s

    def on_hull(x, y, lift):
        from_above = point + right * x + up * y + out * 0.4
        met = _hit(from_above, -out)
        return (met[0] if met else point + right * x + up * y) + out * lift

    def sheet(wide, high, lift, material):
        mesh = bmesh.new()
        rows = [
            [
                mesh.verts.new(on_hull(wide * (i / 6 - 0.5), high * (j / 4 - 0.5), lift))
                for i in range(7)
            ]
            for j in range(5)
        ]
        for low, high_row in zip(rows, rows[1:]):
            for i in range(6):
                mesh.faces.new((low[i], low[i + 1], high_row[i + 1], high_row[i]))
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
        add("plate", mesh, material)

    strut = [on_hull(width * x, height * y, 0.03) for x, y in ((-0.5, -0.4), (0, 0), (0.5, 0.4))]
    sheet(width, height, 0.012, toon("#2a1a22", "#140b12", light_at=2))
    tube(strut, 0.026, toon("#8a5a3a"), roundness=2)


def _lump(radius):
    lump = bmesh.new()
    bmesh.ops.create_icosphere(lump, subdivisions=2, radius=radius)
    for vertex in lump.verts:
        vertex.co *= random.uniform(0.76, 1.16)
    return lump


def bite(at, radius, guts):
    """Cut a ragged lump out of everything near `at`; the inside shows the material `guts`."""
    center = Vector(at)
    near = list(_meshes_near(center, radius * 1.1))
    tool = add("tool", _lump(radius), None, at=center, smooth=0)
    hollow = bpy.data.materials.new("unused")
    tool.data.materials.append(hollow)
    tool.data.materials.append(guts)
    for face in tool.data.polygons:
        face.material_index = 1
    for thing in near:
        _close(thing.data)
        thing.data.materials.append(guts)
        for face in tool.data.polygons:
            face.material_index = len(thing.data.materials) - 1
        while len(tool.data.materials) < len(thing.data.materials):
            tool.data.materials.append(guts)
        cut = thing.modifiers.new("bite", "BOOLEAN")
        cut.object, cut.operation, cut.solver = tool, "DIFFERENCE", "EXACT"
        depsgraph = bpy.context.evaluated_depsgraph_get()
        mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(depsgraph))
        thing.modifiers.clear()
        thing.data = mesh
    bpy.data.objects.remove(tool)


def _close(mesh):
    """Hull walls are open shells; a cut needs a solid."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    rim = [edge for edge in shape.edges if edge.is_boundary]
    if rim:
        bmesh.ops.holes_fill(shape, edges=rim, sides=0)
        shape.to_mesh(mesh)
    shape.free()


def breach(at, radius, plating, petals=7, glow=True):
    """A torn hole: bitten out, burning inside, with bent plates of `plating` round it."""
    center = Vector(at)
    spot = _seen(at)
    out = spot[1] if spot else TO_CAMERA
    right = out.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(out)
    rims = []
    for k in range(petals):
        angle = 2 * math.pi * (k + random.uniform(-0.25, 0.25)) / petals
        away = right * math.cos(angle) + up * math.sin(angle)
        met = _hit(center + away * radius * 0.98 + out * radius, -out)
        if met and (met[0] - center).length < radius * 1.5:
            rims.append((met[0], away, met[1]))
    bite(at, radius, toon("#6a2416" if glow else "#3a2226", "#1a0a10", threshold=0.6, light_at=2))
    deep = Vector((at[0] * 0.84, at[1] * 0.84, at[2])) - out * radius * 0.45
    if glow:
        for share, color in ((0.38, "vein"), (0.22, "amber")):
            ember = _lump(radius * share)
            add(
                "ember",
                ember,
                fire(color),
                at=deep + TO_CAMERA * radius * (0.5 - share),
                smooth=0,
            )
    girder = toon("#8a5a3a", "#2a1620")
    for k in range(2):
        foot = deep + right * radius * (0.6 * k - 0.3)
        tip = foot + out * radius * 0.9 + right * radius * random.uniform(-0.3, 0.3)
        tube([foot, (foot + tip) / 2, tip], 0.045, girder, roundness=2)
    for point, away, flat in rims:
        _petal(point, away, flat, radius * random.uniform(0.4, 0.7), plating)


def _petal(root, away, out, size, material):
    """One bent plate: a thin wedge that stands up from the rim."""
    side = away.cross(out).normalized() * size * random.uniform(0.35, 0.6)
    tip = root + out * size * random.uniform(0.6, 1.0) + away * size * random.uniform(0.2, 0.7)
    back = root + away * size * 0.25
    mesh = bmesh.new()
    a, b, c, d = (mesh.verts.new(p) for p in (root + side, root - side, tip, back))
    for face in ((a, b, c), (b, d, c), (d, a, c), (a, d, b)):
        mesh.faces.new(face)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    add("petal", mesh, material, smooth=0)


def shards(at, count, reach, size, material):
    """Splinters flying from a point, each a thin triangle."""
    for _ in range(count):
        away = Vector([random.uniform(-1, 1) for _ in "xyz"])
        away = away.normalized() * reach * random.uniform(0.7, 1.2)
        middle = Vector(at) + away
        corners = [Vector([random.uniform(-1, 1) for _ in "xyz"]) * size for _ in range(3)]
        lift = normal(*corners) * 0.03
        mesh = bmesh.new()
        low = [mesh.verts.new(middle + c) for c in corners]
        high = [mesh.verts.new(middle + c + lift) for c in corners]
        mesh.faces.new(high)
        mesh.faces.new(low[::-1])
        for i in range(3):
            mesh.faces.new((low[i], low[(i + 1) % 3], high[(i + 1) % 3], high[i]))
        add("shard", mesh, material, smooth=0)
