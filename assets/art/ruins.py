"""The fazaformed twin of a place.

`RuinKit` builds the same place with the same calls, but
 - skips pavements, lawns and traffic and grows alien ground instead,
 - breaks, tilts and sinks every building and closes the breaks with embers,
 - and finally overgrows what is left: tentacles, pods, spikes, lava and acid.

The dark colours come from the theme that is active while the place is built.
Everything random hangs on the tile number, so each twin is different and stable.
"""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from geometry import add, around, lathe, place, sphere, tube
from kit import Kit, rounded_slab
from materials import fire, ink, toon

POOLS = {
    "lava": ("#ff5a1f", "#ff8a1f", "#ffe27a"),
    "acid": ("#4f9a1a", "#8fd62a", "#e4ff8a"),
}
SOILS = {
    "lava": (("#512a52", "#34183b", "#84405f"), (1.55, 0.044, "#2a0c22", "#ff5a1f", "#ffd84a")),
    "acid": (("#412b58", "#281b3e", "#68498a"), (1.60, 0.040, "#1c0f26", "#5fa81c", "#cdf36e")),
    None: (("#533163", "#362049", "#7f4a84"), (1.35, 0.024, "#2c1036", "#96428c", "#d98ac8")),
}
"""Inks of the ground (base, shadow, light) and its veins (see `materials.toon`)."""

EDGE = 1.93
"""Half the width of the alien ground."""


class RuinKit(Kit):
    """Builds the fazaformed side; `danger` is "lava", "acid" or None."""

    def __init__(self, number, danger):
        super().__init__()
        self.number = number
        self.danger = danger
        self._taken = []
        """Footprints of ruins as (west, south, east, north, height)."""
        self._pools = []
        rounded_slab(4.0, 0.16, 0.05, 0.0, ink())

    # ------------------------------------------- what the Faza have erased

    def street(self, *_args, **_options):
        pass

    plaza = quarter = path = circle = water = street
    car = lorry = person = people = traffic = flowers = steam = street

    def lawn(self, x, y, width, depth, colour="lawn", z=0.0):
        """Grass is gone, but the furrows of a field still show."""
        if min(width, depth) < 0.2:
            super().lawn(x, y, width, depth, colour, z)

    def pond(self, x, y, radius, squash=1.0, z=0.06):
        """Basins in the open become pools."""
        if self._depth:
            super().pond(x, y, radius, squash, z)
        else:
            self._pools.append((x, y, radius * 0.95))

    def liquid(self, x, y, radius, z, squash=1.0):
        """Basins inside a building fill with whatever the Faza drink."""
        _, body, core = POOLS[self.danger or "acid"]
        lathe([(0, 0), (radius, 0)], fire(body), at=(x, y, z), scale=(1, squash, 1), seg=44)
        lathe(
            [(0, 0), (radius * 0.6, 0)],
            fire(core),
            at=(x, y, z + 0.01),
            scale=(1, squash, 1),
            seg=44,
        )

    def tree(self, x, y, size=1.0, colour="leaf"):
        """A charred trunk; half of them are gone."""
        if random.random() < 0.5:
            return
        lean = random.uniform(-0.12, 0.12)
        bark = toon("#2c1a30", light_at=2)
        top = (x + lean, y, 0.42 * size)
        tube(
            [(x, y, 0), (x + lean * 0.4, y, 0.2 * size), top], 0.035 * size, bark, [1.3, 1, 0.3], 3
        )
        tube(
            [(x + lean * 0.4, y, 0.2 * size), (x - lean - 0.07, y, 0.36 * size)],
            0.022 * size,
            bark,
            [1, 0.3],
            3,
        )

    def hedge(self, x, y, w, d):
        pass

    # -------------------------------------------------------------- ruins

    def _finish_building(self, handle, keep, tilt):
        bpy.context.view_layer.update()
        meshes = [t for t in handle.children_recursive if t.type == "MESH"]
        corners = [t.matrix_world @ Vector(c) for t in meshes for c in t.bound_box]
        if not corners:
            return
        low = [min(c[i] for c in corners) for i in range(3)]
        high = [max(c[i] for c in corners) for i in range(3)]
        middle = Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, 0))
        if keep < 1:
            self._break(meshes, low, high, keep)
        turn = [random.uniform(-tilt, tilt) for _ in range(3)]
        place(handle, at=(0, 0, -0.02), turn=turn, about=middle)
        self._taken.append((low[0], low[1], high[0], high[1], high[2]))

    def _break(self, meshes, low, high, keep):
        """Cut the top off along two tilted planes and close the cuts with embers."""
        height = high[2] - low[2]
        # embers where it is deadly; elsewhere bare rubble, paler than the ground around it
        if self.danger:
            core = toon("#34162f", light_at=2, veins=(3.4, 0.05, "#1a0a1c", "#d8480f", "#ffb52e"))
        else:
            core = toon("#6b4d68", light_at=2, veins=(3.4, 0.03, "#2a1430", "#2a1430", "#d8603f"))
        bearing = random.uniform(0, 360)
        for turn in (bearing, bearing + random.uniform(110, 250)):
            steep, a = math.radians(random.uniform(14, 32)), math.radians(turn)
            normal = Vector(
                (math.sin(steep) * math.cos(a), math.sin(steep) * math.sin(a), math.cos(steep))
            )
            point = Vector(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2] + height * keep))
            for thing in meshes:
                _cut(thing, point, normal, core)

    # ----------------------------------------------------------- overgrowth

    def overgrow(self):
        """Add the ground and everything that grows; call it after the place is built."""
        self._place_pools()
        self._ground()
        for pool in self._pools:
            self._pool(*pool)
        self._embrace()
        self._scatter()

    def _place_pools(self):
        wanted = 2 if self.danger else 0
        corners = [(-1.15, -1.1), (1.15, -1.15), (-1.62, 0.62), (1.62, 0.62), (-0.75, -1.5)]
        corners += [(0.75, -1.5), (1.6, -0.62), (-1.6, -0.65), (0.74, -1.1), (-0.74, -1.1)]
        random.shuffle(corners)
        for x, y in corners:
            if len(self._pools) >= wanted:
                break
            if self._free(x, y, 0.16):
                self._pools.append((x, y, random.uniform(0.28, 0.38)))

    def _ground(self):
        """Cracked hills with glowing veins, low where pieces stand."""
        drift = self.number * 7.31
        bm = bmesh.new()
        bmesh.ops.create_grid(bm, x_segments=72, y_segments=72, size=1.95)
        for v in bm.verts:
            x, y = v.co.x, v.co.y
            v.co.z = self._height(x, y, drift)
            if abs(x) > 1.8 and abs(y) > 1.8:
                # follow the rounded corners of the slab
                dx, dy = abs(x) - 1.8, abs(y) - 1.8
                far = math.hypot(dx, dy)
                if far > 0.13:
                    v.co.x = math.copysign(1.8 + dx * 0.13 / far, x)
                    v.co.y = math.copysign(1.8 + dy * 0.13 / far, y)
        # moved away and back, so that every tile cuts another piece of the pattern
        shift = Vector((drift, drift * 0.7, 0))
        bmesh.ops.translate(bm, vec=shift, verts=bm.verts)
        (base, shadow, light), veins = SOILS[self.danger]
        soil = toon(base, shadow, light, threshold=0.50, softness=0.5, light_at=0.90, veins=veins)
        add("terrain", bm, soil, at=-shift, smooth=180)

    def _height(self, x, y, drift):
        edge = min(1, (EDGE - max(abs(x), abs(y))) * 2.2)
        h = (
            noise.fractal(Vector((x * 0.9 + drift, y * 0.9, 3.1 + drift)), 0.9, 2.2, 4) * 0.17
            + 0.05
        )
        # pieces stand on the cross: no hills there
        cross = min(abs(y), abs(x) if y < 0 else 9)
        h *= min(1, 0.35 + cross * 1.3)
        for px, py, radius in self._pools:
            d = math.hypot(x - px, y - py) / (radius * 1.45)
            if d < 1:
                h -= 0.30 * (1 - d * d)
            h += 0.16 * math.exp(-(((d - 1.05) / 0.22) ** 2))
        return max(0.004, h) * edge + 0.012

    def _pool(self, x, y, radius):
        """Lava or acid, in three bands; deadly ones are ringed with bone."""
        bands = POOLS[self.danger or "acid"]
        for k, (share, colour) in enumerate(zip((1.0, 0.76, 0.42), bands)):
            disc = [(0, 0.03 + 0.007 * k), (radius * share, 0.03 + 0.007 * k)]
            lathe(disc, fire(colour), at=(x, y, 0), seg=40)["no outline"] = 1
        for _ in range(5):
            a, r = random.uniform(0, 6.3), radius * random.uniform(0.5, 0.85)
            at = (x + r * math.cos(a), y + r * math.sin(a), 0.045)
            # without an outline, or the bubbles would draw a face
            sphere(random.uniform(0.02, 0.05), at, fire(bands[2]), seg=12)["no outline"] = 1
        if not self.danger:
            return
        for c, s, _ in around(9, random.uniform(0, 40)):
            reach = radius * random.uniform(1.2, 1.4)
            at = (x + c * reach, y + s * reach)
            if max(abs(at[0]), abs(at[1])) < 1.85 and not _on_cross(*at, 0.0):
                self._spike(*at, random.uniform(0.26, 0.48), c * 0.10, s * 0.10)

    def _embrace(self):
        """Tentacles up the corners of the largest ruin, so that it looks taken."""
        if not self._taken:
            return
        west, south, east, _north, _height = max(self._taken, key=lambda b: (b[2] - b[0]) * b[4])
        for x, lean in ((west, 0.20), (east, -0.20)):
            at = (max(-1.75, min(1.75, x)), max(0.42, south - 0.04))
            self._tentacle(*at, random.uniform(0.62, 0.85), lean, 0.10)

    def _scatter(self):
        """Growths wherever there is room."""
        budget = [("tentacle", 5), ("pod", 5), ("spike", 10 if self.danger else 3)]
        placed = []
        for kind, count in budget:
            for _ in range(count * 8):
                if count == 0:
                    break
                x, y = random.uniform(-1.72, 1.72), random.uniform(-1.72, 1.72)
                close = any(math.hypot(x - px, y - py) < 0.30 for px, py in placed)
                if close or _on_cross(x, y, 0.10) or not self._free(x, y, 0.10):
                    continue
                placed.append((x, y))
                count -= 1
                if kind == "tentacle":
                    tall = random.uniform(0.55, 0.95) if y > 0 else random.uniform(0.45, 0.62)
                    self._tentacle(
                        x,
                        y,
                        tall,
                        math.copysign(random.uniform(0.16, 0.26), -x),
                        random.uniform(0.08, 0.115),
                    )
                elif kind == "pod":
                    self._pods(x, y)
                else:
                    self._spike(x, y, random.uniform(0.3, 0.5), random.uniform(-0.1, 0.1), 0)

    def _free(self, x, y, margin):
        for west, south, east, north, _ in self._taken:
            if west - margin < x < east + margin and south - margin < y < north + margin:
                return False
        return all(math.hypot(x - px, y - py) > r * 1.5 + margin for px, py, r in self._pools)

    def _tentacle(self, x, y, height, lean, radius):
        skin = toon("#43225c", "#1c0c28", "#8a55a4", threshold=0.42, softness=0.4, gloss=1.9)
        path = [(0, 0, -0.05), (0.2, 0, 0.4), (0.8, -0.03, 0.8), (1.5, -0.06, 1.0)]
        path += [(1.9, -0.10, 0.82), (1.55, -0.10, 0.66)]
        points = [Vector((x + lean * a, y + b, height * c)) for a, b, c in path]
        tube(points, radius, skin, [1.5, 1.1, 0.8, 0.55, 0.36, 0.16], 5)
        for t, size in ((0.25, 0.05), (0.5, 0.042), (0.72, 0.034)):
            k = int(t * 3)
            p = points[k].lerp(points[k + 1], t * 3 - k)
            sphere(size, (p.x, p.y - radius * (1.05 - t * 0.6), p.z + 0.02), fire("acid"), seg=12)

    def _pods(self, x, y):
        """A few eggs, each with an eye."""
        skin = toon("#7a3fa3", "#2c1440", "#c06ad0", threshold=0.5, softness=0.45, gloss=1.9)
        for k in range(random.randint(1, 3)):
            s = (0.18, 0.13, 0.11)[k] * random.uniform(0.9, 1.15)
            px, py = x + (0, -0.20, 0.20)[k], y + (0, -0.10, -0.06)[k]
            sphere(s, (px, py, 0.08 + s * 0.5), skin, (1, 1, 1.15), seg=24)
            eye = (px, py - s * 0.72, 0.08 + s * 0.92)
            sphere(s * 0.46, eye, fire("#ffc04a"), (1, 0.6, 0.9), seg=18)
            at = (px + s * 0.03, py - s * 0.98, 0.08 + s * 0.98)
            sphere(s * 0.20, at, ink(), (0.6, 0.5, 1.6), seg=12)

    def _spike(self, x, y, height, lean, tip):
        bone = toon("bone", "#8a3f50", threshold=0.5, softness=0.45)
        points = [
            (x, y, -0.05),
            (x + lean * 0.4, y + tip * 0.4, height * 0.5),
            (x + lean, y + tip, height),
        ]
        tube(points, 0.07, bone, [1.4, 0.8, 0.05], 4)


def _on_cross(x, y, margin):
    """Whether a point lies on the street cross, where pieces stand."""
    if abs(y) < 0.34 + margin:
        return abs(x) < 1.6
    return y < 0 and abs(x) < 0.34 + margin


def _cut(thing, point, normal, core):
    """Remove what lies beyond a plane and close the hole."""
    matrix = thing.matrix_world
    local_point = matrix.inverted() @ point
    local_normal = (matrix.to_3x3().transposed() @ normal).normalized()
    bm = bmesh.new()
    bm.from_mesh(thing.data)
    geometry = bm.verts[:] + bm.edges[:] + bm.faces[:]
    cut = bmesh.ops.bisect_plane(
        bm, geom=geometry, plane_co=local_point, plane_no=local_normal, clear_outer=True
    )
    rim = [g for g in cut["geom_cut"] if isinstance(g, bmesh.types.BMEdge)]
    if rim:
        thing.data.materials.append(core)
        filled = bmesh.ops.holes_fill(bm, edges=rim, sides=0)
        for face in filled["faces"]:
            face.material_index = len(thing.data.materials) - 1
            face.smooth = False
    bm.to_mesh(thing.data)
    bm.free()
