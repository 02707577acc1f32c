"""The fazaformed twin of a place.

`RuinKit` builds the same place with the same calls, but
 - breaks, tilts, cracks and sinks every building as the place says,
 - leaves pavements in pieces and lets the lawns run wild,
 - and finally overgrows what is left (see `wasteland` and `overgrowth`).

A calm tile is still its old self under purple weeds; on a deadly one the street
is gone, the ground is black, and something has died and lies there boiling.

The dark colors come from the theme that is active while the place is built.
Everything random hangs on the tile number, so each twin is different and stable.
"""

import math
import random

import bpy

import overgrowth
from geometry import lathe, place, plate
from kit import Kit
from materials import Theme, fire, ink, toon
from surfaces import flat, rounded_slab
from wasteland import MAW_POOL, POOLS, Hills, maw
from wreckage import bounds_of, crack, jag

THEMES = {
    True: Theme("#3c2a32", 0.40, "#ff7a1f", 0.25),
    False: Theme("#604a66", 0.34, "#e6a6ff", 0.12),
}
"""How surfaces look afterward: charred where it is deadly, faded elsewhere."""

GRASS = {
    True: ("#4a3a48", "#1d141c", "#75606c"),
    False: ("#8f62a6", "#573672", "#c79ad2"),
}

CRACKS = (0.9, 0.010, "#5a3c5c", "#5a3c5c", "#3c2440")
"""Veins of the old asphalt: dark, not shining."""


class RuinKit(Kit):
    """Builds the fazaformed side; `danger` is "lava", "acid" or None."""

    def __init__(self, number, danger, flora):
        super().__init__()
        self.danger = danger
        self.flora = flora
        """Names of `overgrowth.GROWTHS` that come up wherever there is room."""
        self.theme = THEMES[bool(danger)]
        self.grass = GRASS[bool(danger)]
        self.liquids = POOLS[danger]
        self.gaps = 0.55 if danger else 0.28
        """Share of the flagstones that are gone."""
        self._hills = Hills(number, danger)
        if danger:
            self._hills.pools.append(MAW_POOL)
        self._taken = []
        """Footprints of ruins as (west, south, east, north)."""
        self._growths = []

    # ------------------------------------------------------------- ground

    def street(self, _color="street"):
        """The old asphalt, cracked; where it is deadly, nothing but rock."""
        rounded_slab(4.0, 0.16, 0.05, 0.0, ink())
        if self.danger:
            return
        fade = (0, 1.12, 0.46)
        tar = toon("#8a6a84", "#6a4c6c", gradient=fade, threshold=0.36, light_at=2, veins=CRACKS)
        rounded_slab(3.9, 0.12, 0.02, 0.01, tar)["no outline"] = 1
        self._lane_marks(flat("#c8a8b8"), share=0.5)

    def paving(self, x, y, width, depth, color, shadow=None):
        """Flagstones, heaved and in part gone."""
        across, along = max(1, round(width / 0.42)), max(1, round(depth / 0.42))
        stone = flat(color, shadow)
        w, d = width / across, depth / along
        for i in range(across):
            for j in range(along):
                if random.random() < self.gaps:
                    continue
                at = (x - width / 2 + w * (i + 0.5), y - depth / 2 + d * (j + 0.5))
                corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
                outline = [
                    (w * (a + random.uniform(-0.1, 0.06)), d * (b + random.uniform(-0.1, 0.06)))
                    for a, b in corners
                ]
                heave = (random.uniform(-7, 7), random.uniform(-7, 7), random.uniform(-8, 8))
                plate(outline, 0, 0.04, stone, at=(*at, random.uniform(0.03, 0.06)), turn=heave)

    def lawn(self, x, y, width, depth, color="lawn", z=0.0):
        """Lawns run wild; the furrows of a field still show."""
        if min(width, depth) < 0.3:
            super().lawn(x, y, width, depth, color, z)
            return
        inks, pools = self.grass, self._hills.pools
        self._growths.append(lambda: overgrowth.meadow(x, y, width, depth, inks, pools))

    def path(self, x, y, width, depth, color="#efd9a2", z=0.062, turn=0):
        """Gravel is overgrown, except on top of something."""
        if self._depth:
            super().path(x, y, width, depth, color, z, turn)

    def circle(self, x, y, radius, color="#efd9a2", z=0.062):
        """As `path`."""
        if self._depth:
            super().circle(x, y, radius, color, z)

    def water(self, x, y, width, depth, z=0.05):
        """Open water turns to slime with a slow bright swell."""
        body, swell, foam = self.liquids
        self._hills.flats.append((x - width / 2, y - depth / 2, x + width / 2, y + depth / 2))
        for w, d, ink_of, up in ((1.0, 1.0, body, 0), (0.9, 0.62, swell, 0.006)):
            wave = fire(ink_of) if self.danger else toon(ink_of, light_at=2, threshold=0.2)
            sheet = _ragged_oval(width * w, depth * d) if up else _sheet(width, depth)
            plate(sheet, 0, 0.02, wave, at=(x, y, z - 0.01 + up))["no outline"] = 1
        for _ in range(int(width * depth * 3)):
            at = (x + random.uniform(-0.42, 0.42) * width, y + random.uniform(-0.42, 0.42) * depth)
            overgrowth.bubble(*at, random.uniform(0.03, 0.07), foam)

    def pond(self, x, y, radius, squash=1.0, z=0.06):
        """Basins in the open become pools."""
        if self._depth:
            super().pond(x, y, radius, squash, z)
        elif not _in_maw(x, y, self.danger):
            self._hills.pools.append((x, y, radius * 0.95))

    def liquid(self, x, y, radius, z, squash=1.0):
        """Basins inside a building fill with an alien liquid."""
        _, body, core = self.liquids
        for share, color, up in ((1.0, body, 0), (0.6, core, 0.01)):
            disc = [(0, 0), (radius * share, 0)]
            lathe(disc, fire(color), at=(x, y, z + up), scale=(1, squash, 1), seg=44)

    # ------------------------------------------------- removed by the Faza

    def person(self, *_args, **_options):
        """Removed."""

    people = traffic = steam = foam = person

    def car(self, x, y, color, turn=0):
        """A wreck."""
        with self.building(keep=1, tilt=18, sink=0.03):
            super().car(x, y, color, turn)

    def tree(self, x, y, size=1.0, color="leaf"):
        """Trees are charred, or something else grows in their place."""
        if self.danger or random.random() < 0.6:
            overgrowth.charred_tree(x, y, size)
        else:
            self.growth(random.choice(self.flora), x, y, 0.6 * size)

    def hedge(self, x, y, w, d):
        """Hedges remain on faded tiles; on deadly ones they are burnt."""
        if not self.danger:
            super().hedge(x, y, w, d)

    # -------------------------------------------------------------- ruins

    def _finish_building(self, handle, keep, tilt, lean, sink, rift):
        meshes = [t for t in handle.children_recursive if t.type == "MESH"]
        box = bounds_of(meshes)
        if box is None:
            return
        low, high = box
        core = self._core()
        if keep < 1:
            jag(meshes, keep, core)
        elif rift:
            self._part_halves(handle, crack(meshes, core), low, high, rift)
        turn = lean or [random.uniform(-tilt, tilt) for _ in range(3)]
        middle = ((low.x + high.x) / 2, (low.y + high.y) / 2, 0)
        place(handle, at=(0, 0, -0.02 - sink), turn=turn, about=middle)
        ground = (low.x, low.y, high.x, high.y)
        (self._hills.flats if high.z - low.z < 0.16 else self._taken).append(ground)

    def _core(self):
        """What a broken wall shows inside: embers where it is deadly, else dark rooms."""
        if self.danger:
            veins = (2.4, 0.05, "#1a0a1c", self.liquids[0], self.liquids[2])
            return toon("#2c1826", light_at=2, veins=veins)
        return toon("#4a3050", "#33203c", "#7a5880", light_at=0.9)

    def _part_halves(self, handle, halves, low, high, rift):
        middle = ((low.x + high.x) / 2, (low.y + high.y) / 2, low.z)
        for parts, way in zip(halves, (-1, 1)):
            half = bpy.data.objects.new("half", None)
            bpy.context.scene.collection.objects.link(half)
            half.parent = handle
            for part in parts:
                # keeps its position: the transforms between it and the building are undone and redone
                part.matrix_parent_inverse.identity()
                part.matrix_basis = part.matrix_world.copy()
                part.parent = half
            place(half, at=(way * 0.02, 0, 0), turn=(0, way * rift, 0), about=middle)

    # ----------------------------------------------------------- overgrowth

    def growth(self, kind, x, y, size=1.0, z=0.0):
        """Let one of `overgrowth.GROWTHS` come up here."""
        # added after the theme of the building has ended, so that it does not fade
        self._growths.append(lambda: overgrowth.GROWTHS[kind](x, y, size, z))

    def overgrow(self):
        """Add the ground and everything that grows; call it after the place is built."""
        self._hills.build()
        if self.danger:
            maw(self.danger)
        for grow in self._growths:
            grow()
        self._scatter()

    def _scatter(self):
        """The flora of this tile, wherever there is room."""
        placed = []
        for attempt in range(60):
            if len(placed) == (5 if self.danger else 8):
                break
            x, y = random.uniform(-1.7, 1.7), random.uniform(-1.7, 1.7)
            close = any(math.hypot(x - px, y - py) < 0.42 for px, py in placed)
            if close or _on_cross(x, y, 0.10) or _in_maw(x, y, self.danger):
                continue
            if not self._free(x, y, 0.12):
                continue
            kind = self.flora[attempt % len(self.flora)]
            overgrowth.GROWTHS[kind](x, y, random.uniform(0.7, 0.95))
            placed.append((x, y))

    def _free(self, x, y, margin):
        for west, south, east, north in (*self._taken, *self._hills.flats):
            if west - margin < x < east + margin and south - margin < y < north + margin:
                return False
        return all(math.hypot(x - px, y - py) > r * 1.5 + margin for px, py, r in self._hills.pools)


def _on_cross(x, y, margin):
    """Whether a point lies on the street cross, where pieces stand."""
    if abs(y) < 0.34 + margin:
        return abs(x) < 1.6
    return y < 0 and abs(x) < 0.34 + margin


def _in_maw(x, y, danger):
    """Whether a point lies in the ribs of a deadly tile."""
    return bool(danger) and abs(x) < 0.95 and y < -0.4


def _sheet(width, depth):
    w, d = width / 2, depth / 2
    return [(-w, -d), (w, -d), (w, d), (-w, d)]


def _ragged_oval(width, depth):
    """An uneven patch, counter-clockwise."""
    points = []
    for i in range(22):
        a, r = 2 * math.pi * i / 22, random.uniform(0.40, 0.52)
        points.append((width * r * math.cos(a), depth * r * math.sin(a)))
    return points
