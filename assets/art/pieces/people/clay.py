"""Body shapes: balls, hulls and limbs merged into one surface, and drawing on that surface.

Separate spheres and pipes look like a jointed doll, because every part keeps its own outline. Parts of
one material are therefore melted together: the result has one outline, as a tailor's or a sculptor's work has.
"""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from geometry import add, tube

UNLINED = "unlined"
"""Collection of the objects without drawn lines (see `heroes.pen`)."""


def _ways(rings=9, turns=16):
    """Directions spread over a ball."""
    for i in range(rings):
        tilt = math.pi * (i + 0.5) / rings
        for k in range(turns):
            turn = math.tau * (k + i % 2 / 2) / turns
            yield Vector((math.sin(tilt) * math.cos(turn), math.sin(tilt) * math.sin(turn), math.cos(tilt)))


_WAYS = list(_ways())


class Clay:
    """Collects closed shapes; `bake` merges them into one object."""

    def __init__(self):
        self._bm = bmesh.new()

    def hull(self, *balls):
        """The convex wrap of some balls, each a (point, radius)."""
        bm = bmesh.new()
        for point, radius in balls:
            for way in _WAYS:
                bm.verts.new(Vector(point) + way * radius)
        wrapped = bmesh.ops.convex_hull(bm, input=bm.verts[:])
        inside = {g for g in wrapped["geom_interior"] if isinstance(g, bmesh.types.BMVert)}
        bmesh.ops.delete(bm, geom=list(inside), context="VERTS")
        return self._take(bm)

    def limb(self, *balls):
        """A chain of balls, each wrapped together with the next."""
        for pair in zip(balls, balls[1:]):
            self.hull(*pair)
        return self

    def ball(self, at, radius, scale=(1, 1, 1), turn=(0, 0, 0)):
        """A ball that may be stretched and turned (degrees)."""
        place = Matrix.LocRotScale(Vector(at), _turned(turn), Vector(scale))
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=28, v_segments=18, radius=radius, matrix=place)
        return self._take(bm)

    def _take(self, bm):
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        mesh = bpy.data.meshes.new("lump")
        bm.to_mesh(mesh)
        bm.free()
        self._bm.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
        return self

    def bake(self, material, grain=0.022, smooth=5):
        """Merge all shapes; `grain` is the size of the finest detail kept, `smooth` the number of smoothing passes."""
        thing = add("clay", self._bm, None)
        melt = thing.modifiers.new("melt", "REMESH")
        melt.mode, melt.voxel_size, melt.use_smooth_shade = "VOXEL", grain, True
        rub = thing.modifiers.new("rub", "SMOOTH")
        rub.factor, rub.iterations = 0.5, smooth
        mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        thing.modifiers.clear()
        thing.data = mesh
        mesh.materials.clear()
        mesh.materials.append(material)
        return thing


def _turned(turn):
    x, y, z = (math.radians(a) for a in turn)
    return Matrix.Rotation(z, 3, "Z") @ Matrix.Rotation(y, 3, "Y") @ Matrix.Rotation(x, 3, "X")


def turned(turn):
    """Rotation by XYZ degrees as a 4x4 matrix."""
    return _turned(turn).to_4x4()


def unlined(thing):
    """Excludes this object from line drawing: paint on a surface has no outline of its own."""
    shelf = bpy.data.collections.get(UNLINED) or bpy.data.collections.new(UNLINED)
    shelf.objects.link(thing)
    return thing


class Surface:
    """Draws on a baked object as seen from the front of `frame` (x to the viewer's right, z up)."""

    def __init__(self, thing, frame=None):
        mesh = thing.data
        self._tree = BVHTree.FromPolygons([v.co for v in mesh.vertices], [tuple(p.vertices) for p in mesh.polygons])
        self._frame = frame or Matrix.Identity(4)

    def at(self, x, z, lift=0.0):
        """The point of the surface behind (x, z); beside it, the nearest one."""
        start = self._frame @ Vector((x, -1.2, z))
        into = (self._frame.to_3x3() @ Vector((0, 1, 0))).normalized()
        point, normal, *_ = self._tree.ray_cast(start, into)
        if point is None:
            point, normal, *_ = self._tree.find_nearest(start + into)
        return point + normal * lift

    def near(self, point, lift=0.0):
        """The point of the surface nearest to a point in space."""
        found, normal, *_ = self._tree.find_nearest(Vector(point))
        return found + normal * lift

    def line(self, points, thickness, material, lift=0.0, taper=True):
        """A stroke through (x, z) points, thin at both ends unless told otherwise."""
        path = dense(points, 0.03)
        return stroke([self.at(x, z, lift) for x, z in path], thickness, material, taper)

    def strap(self, points, width, material, lift=0.0):
        """A band through points in space, each pulled on to the surface."""
        path = dense(points, 0.05)
        return stroke([self.near(p, lift) for p in path], width, material, False)

    def patch(self, outline, material, lift=0.006, lined=False, rings=4):
        """A piece of paint or cloth with the given (x, z) outline, star-shaped about its middle."""
        corners = [Vector(p) for p in outline]
        middle = sum(corners, Vector((0, 0))) / len(corners)
        # long straight edges would cut through a round body
        rim = _split(corners, 0.03)
        bm = bmesh.new()
        center = bm.verts.new(self.at(*middle, lift))
        before = None
        for k in range(1, rings + 1):
            ring = [bm.verts.new(self.at(*middle.lerp(p, k / rings), lift)) for p in rim]
            for i in range(len(ring)):
                j = (i + 1) % len(ring)
                bm.faces.new((before[i], ring[i], ring[j], before[j]) if before else (center, ring[i], ring[j]))
            before = ring
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        thing = add("patch", bm, material, smooth=80)
        return thing if lined else unlined(thing)


def _split(corners, step):
    """A closed outline with its edges cut to pieces no longer than `step`."""
    out = []
    for a, b in zip(corners, [*corners[1:], corners[0]]):
        parts = max(1, math.ceil((b - a).length / step))
        out += [a.lerp(b, i / parts) for i in range(parts)]
    return out


def stroke(points, thickness, material, taper=True):
    """A drawn line in space."""
    last = len(points) - 1
    swell = [0.35 + 0.65 * math.sin(math.pi * i / last) for i in range(last + 1)] if taper else None
    return unlined(tube(points, thickness, material, swell, roundness=2))


def dense(points, step):
    """Points no further apart than `step`, on a smooth curve through the given ones."""
    if len(points) > 2:
        points = _rounded([Vector(p) for p in points])
    out = []
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        parts = max(1, math.ceil((b - a).length / step))
        out += [a.lerp(b, i / parts) for i in range(parts)]
    return [*out, Vector(points[-1])]


def _rounded(points, steps=6):
    """A Catmull-Rom curve through the points."""
    padded = [points[0], *points, points[-1]]
    out = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:]):
        for i in range(steps):
            t = i / steps
            bend = (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            out.append(p1 + bend / 2)
    return [*out, points[-1]]
