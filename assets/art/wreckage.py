"""Breaking meshes: jagged tops, cracks, and the bounds of what is broken."""

import math
import random
from collections import namedtuple

import bmesh
import bpy
from mathutils import Vector

Bounds = namedtuple("Bounds", "low high")
"""Corners of an upright box in world space."""


def bounds_of(meshes):
    """The box round all meshes, or None if there are none."""
    bpy.context.view_layer.update()
    corners = [t.matrix_world @ Vector(c) for t in meshes for c in t.bound_box]
    if not corners:
        return None
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    return Bounds(low, high)


def jag(meshes, keep, core):
    """Break off the top: about the share `keep` of the height stays, in uneven steps.

    The building is cut into upright slices, and each slice at its own height and
    slope, because a ruin is known by its broken skyline. `core` closes the cuts.
    """
    low, high = bounds_of(meshes)
    width, height = high.x - low.x, high.z - low.z
    count = max(2, min(5, round(width / 0.34)))
    edges = [low.x + width * (i + random.uniform(-0.18, 0.18)) / count for i in range(1, count)]
    tops = []
    for i in range(count):
        share = keep * random.uniform(0.96, 1.20) if i % 2 else keep * random.uniform(0.66, 0.9)
        slope = math.radians(random.uniform(18, 40)) * (1 if i % 2 else -1)
        point = Vector((0, (low.y + high.y) / 2, low.z + height * min(share, 0.98)))
        # tipped toward the eye, so that the broken face is seen
        normal = Vector((math.sin(slope), -0.35, math.cos(slope))).normalized()
        tops.append((point, normal))
    lowest = min(point.z for point, _ in tops) - 0.25 * height
    limits = [-math.inf, *edges, math.inf]
    for thing in meshes:
        own = bounds_of([thing])
        if own.high.z < lowest:
            continue
        middle = (own.low.x + own.high.x) / 2
        slim = own.high.x - own.low.x < 0.7 * width / count
        for i, (point, normal) in enumerate(tops):
            west, east = limits[i], limits[i + 1]
            if slim and not west <= middle < east:
                continue
            if own.high.x <= west or own.low.x >= east:
                continue
            at = Vector((max(low.x, west) / 2 + min(high.x, east) / 2, point.y, point.z))
            planes = [(at, normal)]
            if not slim:
                if west > own.low.x:
                    planes.append((Vector((west, 0, 0)), Vector((-1, 0, 0))))
                if east < own.high.x:
                    planes.append((Vector((east, 0, 0)), Vector((1, 0, 0))))
            _part(thing, planes, core)
        bpy.data.objects.remove(thing)


def crack(meshes, core):
    """Split everything along an upright plane; returns the western and the eastern parts."""
    low, high = bounds_of(meshes)
    middle = (low + high) / 2
    bearing = math.radians(random.uniform(-12, 12))
    steep = random.uniform(-0.12, 0.12)
    normal = Vector((math.cos(bearing), math.sin(bearing), steep)).normalized()
    halves = ([], [])
    for thing in meshes:
        for half, way in zip(halves, (normal, -normal)):
            part = _part(thing, [(middle, way)], core)
            if part:
                half.append(part)
        bpy.data.objects.remove(thing)
    return halves


def _part(thing, planes, core):
    """A copy of what lies behind all planes, its cuts closed; None if nothing is left."""
    matrix = thing.matrix_world.copy()
    bm = bmesh.new()
    bm.from_mesh(thing.data)
    slot = len(thing.data.materials)
    for point, normal in planes:
        geometry = bm.verts[:] + bm.edges[:] + bm.faces[:]
        cut = bmesh.ops.bisect_plane(
            bm,
            geom=geometry,
            plane_co=matrix.inverted() @ point,
            plane_no=(matrix.to_3x3().transposed() @ normal).normalized(),
            clear_outer=True,
        )
        rim = [g for g in cut["geom_cut"] if isinstance(g, bmesh.types.BMEdge)]
        if rim:
            for face in bmesh.ops.holes_fill(bm, edges=rim, sides=0)["faces"]:
                face.material_index = slot
                face.smooth = False
    if not bm.faces:
        bm.free()
        return None
    part = thing.copy()
    part.data = thing.data.copy()
    bm.to_mesh(part.data)
    bm.free()
    part.data.materials.append(core)
    bpy.context.scene.collection.objects.link(part)
    return part
