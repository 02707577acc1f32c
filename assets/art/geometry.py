"""Mesh primitives. All lengths are scene units, all turns are degrees.

Every function adds one object to the scene and returns it. `at` is where it
goes, `turn` its XYZ rotation, `seg` how finely round things are divided.
"""

import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Vector

import canonical


def add(name, bm, material, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), smooth=40):
    """Turn a bmesh into an object. `smooth` is the angle up to which edges look round."""
    mesh = bpy.data.meshes.new(name)
    bm.normal_update()
    bm.to_mesh(mesh)
    bm.free()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        mesh.materials.append(material)
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    thing.scale = scale
    for face in mesh.polygons:
        face.use_smooth = smooth > 0
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    return thing


def box(size, at, material, bevel=0.0, turn=(0, 0, 0), standing=False, seg=2):
    """A cuboid, centered on `at`, or standing on it."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if standing:
        bmesh.ops.translate(bm, vec=(0, 0, size[2] / 2), verts=bm.verts)
    if bevel:
        bmesh.ops.bevel(
            bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=0.5, affect="EDGES"
        )
    return add("box", bm, material, at, turn)


def plate(outline, bottom, top, material, bevel=0.0, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flat plate cut along `outline` (x, y pairs, counter-clockwise)."""
    bm = bmesh.new()
    low = [bm.verts.new((x, y, bottom)) for x, y in outline]
    high = [bm.verts.new((x, y, top)) for x, y in outline]
    bm.faces.new(high)
    bm.faces.new(low[::-1])
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        bm.faces.new((low[i], low[j], high[j], high[i]))
    if bevel:
        rim = [e for e in bm.edges if e.verts[0].co.z == e.verts[1].co.z == top]
        bmesh.ops.bevel(bm, geom=rim, offset=bevel, segments=2, profile=0.5, affect="EDGES")
    return add("plate", bm, material, at, turn, smooth=30)


def lathe(profile, material, seg=64, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), smooth=35):
    """Spin a profile of (radius, height) pairs about the vertical."""
    bm = bmesh.new()
    rings = []
    for radius, z in profile:
        if radius < 1e-5:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            angles = [2 * math.pi * i / seg for i in range(seg)]
            rings.append(
                [bm.verts.new((radius * math.cos(a), radius * math.sin(a), z)) for a in angles]
            )
    for a, b in zip(rings, rings[1:]):
        if len(a) == len(b) == 1:
            continue
        for i in range(seg):
            j = (i + 1) % seg
            if len(a) == 1:
                bm.faces.new((a[0], b[j], b[i]))
            elif len(b) == 1:
                bm.faces.new((a[i], a[j], b[0]))
            else:
                bm.faces.new((a[i], a[j], b[j], b[i]))
    # profiles may be written upward or downward; the outline needs correct normals
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    return add("lathe", bm, material, at, turn, scale, smooth)


def curve(points, steps=6):
    """Smooth a profile: a Catmull-Rom curve through the given (radius, height) pairs."""
    padded = [points[0], *points, points[-1]]
    out = []

    def at(k, t, d):
        p0, p1, p2, p3 = (padded[k + i - 1][d] for i in range(4))
        return 0.5 * (
            2 * p1
            + (p2 - p0) * t
            + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
            + (3 * p1 - p0 - 3 * p2 + p3) * t**3
        )

    for k in range(1, len(padded) - 2):
        for i in range(steps):
            t = i / steps
            out.append((max(0, at(k, t, 0)), at(k, t, 1)))
    out.append(tuple(points[-1]))
    return out


def sphere(radius, at, material, scale=(1, 1, 1), turn=(0, 0, 0), seg=32):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=max(6, seg // 2), radius=radius)
    thing = add("sphere", bm, material, at, turn, scale, smooth=80)
    # the operator welds its seam and poles in an order of addresses
    canonical.in_order(thing.data)
    return thing


def cone(bottom, top, height, at, material, seg=32, turn=(0, 0, 0), standing=False):
    """A cylinder or cone with the given radii, centered on `at`, or standing on it."""
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=seg, radius1=bottom, radius2=top, depth=height
    )
    if standing:
        bmesh.ops.translate(bm, vec=(0, 0, height / 2), verts=bm.verts)
    return add("cone", bm, material, at, turn)


def torus(radius, thickness, at, material, seg=64, turn=(0, 0, 0), scale=(1, 1, 1)):
    ring = [
        (
            radius + thickness * math.cos(2 * math.pi * i / 16),
            thickness * math.sin(2 * math.pi * i / 16),
        )
        for i in range(17)
    ]
    return lathe(ring, material, seg, at, turn, scale, smooth=80)


def tube(points, radius, material, taper=None, roundness=6):
    """A bent pipe through `points`; `taper` scales the radius at each of them."""
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = roundness
    data.use_fill_caps = True
    data.resolution_u = 10
    spline = data.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    spline.use_endpoint_u = True
    spline.order_u = 3
    for i, point in enumerate(points):
        spline.points[i].co = (*point, 1)
        if taper:
            spline.points[i].radius = taper[i]
    # converted to a mesh at once, because the outline works on meshes only
    source = bpy.data.objects.new("tube", data)
    bpy.context.scene.collection.objects.link(source)
    depsgraph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(source.evaluated_get(depsgraph))
    bpy.data.objects.remove(source)
    thing = bpy.data.objects.new("tube", mesh)
    bpy.context.scene.collection.objects.link(thing)
    mesh.materials.clear()
    mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(60)
    return thing


def gable(width, depth, height, at, material, turn=(0, 0, 0)):
    """A pitched roof with its ridge from west to east."""
    w, d = width / 2, depth / 2
    corners = [(-w, -d, 0), (w, -d, 0), (w, d, 0), (-w, d, 0), (-w, 0, height), (w, 0, height)]
    bm = bmesh.new()
    v = [bm.verts.new(c) for c in corners]
    for face in ((0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4), (3, 2, 1, 0)):
        bm.faces.new([v[i] for i in face])
    return add("gable", bm, material, at, turn, smooth=0)


def around(count, start=0.0):
    """Yield (cos, sin, degrees) for points spread evenly on a circle."""
    for k in range(count):
        degrees = start + 360 * k / count
        a = math.radians(degrees)
        yield math.cos(a), math.sin(a), degrees


@contextmanager
def gathered(name="group"):
    """Collect everything built in the block under one handle that can be moved or turned.

    Yields the handle (an empty). Things that already have a parent keep it.
    """
    scene = bpy.context.scene
    before = set(scene.objects)
    handle = bpy.data.objects.new(name, None)
    yield handle
    scene.collection.objects.link(handle)
    for thing in scene.objects:
        if thing not in before and thing is not handle and thing.parent is None:
            thing.parent = handle


def place(handle, at=(0, 0, 0), turn=(0, 0, 0), about=(0, 0, 0)):
    """Turn a handle about a point and then move it."""
    pivot = Vector(about)
    handle.rotation_euler = [math.radians(a) for a in turn]
    handle.location = pivot + Vector(at) - handle.rotation_euler.to_matrix() @ pivot
