"""The building set of the tiles.

A tile is 4 x 4 units with its middle at the origin. A street crosses it from
west to east and leaves it in the south; pieces stand on that cross, so nothing
tall is put there. The landmark takes the northern half, and two quarters fill
the south.

Places are written once, against this class. `ruins.RuinKit` overrides it, and
the same place comes out fazaformed.
"""

import math
import random
from contextlib import contextmanager

import bmesh

import palette
from geometry import add, box, cone, curve, gable, gathered, lathe, plate, sphere
from materials import ink, lamp, toon


def wall(colour, shadow=None):
    """Upright surfaces: darker at the foot."""
    return toon(
        colour,
        shadow,
        gradient=(2, 0.52, 1.15),
        light_at=2,
        threshold=0.40,
        softness=0.42,
    )


def flat(colour, shadow=None, gradient=None):
    """Everything lying down or small."""
    return toon(colour, shadow, gradient=gradient, light_at=2, threshold=0.38)


def round_wall(colour, shadow=None):
    """Towers, tanks and domes, whose roundness shades them already."""
    return toon(colour, shadow, gradient=(2, 0.7, 1.1), light_at=2, threshold=0.5, softness=0.4)


def rounded_slab(size, corner, height, top, material, name="slab"):
    """A square with rounded corners; its name decides about the outline (see tiles.py)."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(size, size, height), verts=bm.verts)
    corners = [e for e in bm.edges if abs(e.verts[0].co.z - e.verts[1].co.z) > height / 2]
    bmesh.ops.bevel(bm, geom=corners, offset=corner, segments=6, profile=0.5, affect="EDGES")
    return add(name, bm, material, at=(0, 0, top - height / 2), smooth=0)


class Kit:
    """Builds the earth side."""

    def __init__(self):
        self._depth = 0

    # ------------------------------------------------------------- ground

    def street(self, colour="street"):
        """The board itself with its asphalt and the lane marks of the cross."""
        rounded_slab(4.0, 0.16, 0.05, 0.0, ink())
        asphalt = toon(colour, gradient=(0, 1.12, 0.46), threshold=0.36, light_at=2)
        rounded_slab(3.9, 0.12, 0.02, 0.01, asphalt)["no outline"] = 1
        mark = flat("cream")
        for k in range(-8, 9):
            p = 0.24 * k
            if 0.46 < abs(p) < 1.9:
                box((0.13, 0.028, 0.01), (p, 0, 0.012), mark)
            if -1.9 < p < -0.46:
                box((0.028, 0.13, 0.01), (0, p, 0.012), mark)
        for k in range(5):
            box((0.055, 0.10, 0.01), (-0.22 + 0.11 * k, -0.44, 0.012), mark)

    def plaza(self, colour="pavement", shadow="#cfa06a"):
        """The ground of the northern half."""
        stone = flat(colour, shadow, gradient=(0, 1.1, 0.55))
        box((3.62, 1.50, 0.05), (0, 1.10, 0), stone, 0.03, standing=True)

    def quarter(self, side, colour="pavement", shadow="#cfa06a"):
        """The pavement of a southern quarter; side is -1 in the west, 1 in the east."""
        stone = flat(colour, shadow, gradient=(0, 1.1, 0.50))
        box((1.52, 1.52, 0.05), (side * 1.1, -1.1, 0), stone, 0.03, standing=True)

    def lawn(self, x, y, width, depth, colour="lawn", z=0.0):
        grass = toon(
            colour,
            palette.blend(colour, "#2c5a3a", 0.5),
            gradient=(1, 0.46, 1.15),
            light_at=2,
            threshold=0.38,
            softness=0.36,
        )
        box((width, depth, 0.06), (x, y, z), grass, 0.03, standing=True)

    def path(self, x, y, width, depth, colour="#efd9a2", z=0.062, turn=0):
        box((width, depth, 0.012), (x, y, z), flat(colour), 0, (0, 0, turn))

    def circle(self, x, y, radius, colour="#efd9a2", z=0.062):
        """A round place where paths meet."""
        disc = [(0, 0), (radius, 0), (radius, 0.012), (0, 0.012)]
        lathe(disc, flat(colour), at=(x, y, z), seg=32)

    def water(self, x, y, width, depth, z=0.05):
        """Open water with a few printed waves."""
        box((width, depth, 0.02), (x, y, z), toon("water", "#2f8fa0", light_at=2, threshold=0.2))
        foam = flat("#bfece8")
        for _ in range(int(width * depth * 3)):
            wx = x + random.uniform(-0.42, 0.42) * width
            wy = y + random.uniform(-0.42, 0.42) * depth
            box((random.uniform(0.08, 0.2), 0.018, 0.01), (wx, wy, z + 0.012), foam)

    def pond(self, x, y, radius, squash=1.0, z=0.06):
        """A round basin with a stone rim."""
        rim = [(0, 0), (radius, 0.0), (radius * 1.06, 0.02), (radius * 1.14, 0)]
        lathe(rim, flat("cream"), at=(x, y, z), scale=(1, squash, 1), seg=48)
        self.liquid(x, y, radius, z + 0.012, squash)

    def liquid(self, x, y, radius, z, squash=1.0):
        """A round water surface."""
        surface = toon("water", "#2f8fa0", light_at=2, threshold=0.2)
        lathe([(0, 0), (radius, 0)], surface, at=(x, y, z), scale=(1, squash, 1), seg=44)

    # ---------------------------------------------------------- buildings

    @contextmanager
    def building(self, keep=0.8, tilt=6.0):
        """Everything built in the block is one building.

        Nothing happens to it here. A ruin keeps about the share `keep` of its
        height and leans by up to `tilt` degrees.
        """
        self._depth += 1
        try:
            with gathered("building") as handle:
                yield
        finally:
            self._depth -= 1
        if self._depth == 0:
            self._finish_building(handle, keep, tilt)

    def _finish_building(self, handle, keep, tilt):
        pass

    def block(self, x, y, w, d, h, colour, roof, rows=3, cols=5, z=0.04, win=(0.55, 0.55)):
        """A house with a flat roof and windows in its southern front."""
        with self.building():
            box((w, d, h), (x, y, z), wall(colour), 0.012, standing=True)
            edge, inner = (
                flat(roof),
                flat(palette.blend(roof, "umber", 0.16), gradient=(0, 1.15, 0.44)),
            )
            box((w + 0.05, d + 0.05, 0.06), (x, y, z + h), edge, 0.012, standing=True)
            box((w - 0.07, d - 0.07, 0.012), (x, y, z + h + 0.056), inner, standing=True)
            self.windows(x, y - d / 2, w, z, h, rows, cols, win)

    def windows(self, x, front, w, z, h, rows, cols, win=(0.55, 0.55)):
        glass, dim = toon("window", "#27424f", light_at=2), flat("#27424f")
        for row in range(rows):
            for col in range(cols):
                at = (
                    x - w / 2 + w * (col + 0.5) / cols,
                    front - 0.004,
                    z + h * (row + 0.62) / (rows + 0.25),
                )
                chance = random.random()
                pane = lamp("lit") if chance < 0.28 else glass if chance < 0.8 else dim
                box((w / cols * win[0], 0.03, h / (rows + 0.25) * win[1]), at, pane)

    def house(self, x, y, colour, roof, size=1.2):
        """A small house with a pitched roof."""
        s = size
        with self.building():
            box((0.40 * s, 0.34 * s, 0.28 * s), (x, y, 0.05), wall(colour), 0.01, standing=True)
            tiles = toon(roof, gradient=(0, 1.1, 0.6), light_at=2, threshold=0.4)
            gable(0.48 * s, 0.39 * s, 0.2 * s, (x, y, 0.05 + 0.28 * s), tiles)
            box((0.08 * s, 0.02, 0.12 * s), (x - 0.09 * s, y - 0.175 * s, 0.12 * s), flat("umber"))
            box((0.1 * s, 0.02, 0.08 * s), (x + 0.08 * s, y - 0.175 * s, 0.18 * s), lamp("lit"))
            box((0.06, 0.06, 0.16), (x + 0.13 * s, y + 0.08 * s, 0.2 + 0.30 * s), flat("brick"))

    def drum(self, x, y, bottom, top, height, colour, z=0.0, shadow=None, seg=40):
        """A round tower or tank."""
        profile = [(0, 0), (bottom, 0), (top, height), (0, height)]
        return lathe(profile, round_wall(colour, shadow), at=(x, y, z), seg=seg)

    def dome(self, x, y, radius, height, colours, z=0.0, drum=0.14):
        """A dome on a low drum; colours are (base, shadow, light)."""
        base, shadow, light = colours
        ring = [(0, 0), (radius * 1.05, 0), (radius * 1.05, drum), (radius * 1.12, drum + 0.01)]
        ring += [(radius * 1.12, drum + 0.05), (radius, drum + 0.06)]
        lathe(ring, flat("cream"), at=(x, y, z), seg=48)
        skin = toon(base, shadow, light, threshold=0.55, softness=0.4)
        shape = [(radius, drum + 0.05), (radius * 0.9, drum + height * 0.5)]
        shape += [(radius * 0.55, drum + height * 0.9), (0, drum + height)]
        lathe(curve(shape, 8), skin, at=(x, y, z), seg=48, smooth=80)

    def vault(self, x, y, radius, length, colour, z=0.05, shadow=None, squash=1.0):
        """A barrel-roofed hall with its mouth to the south."""
        outline = [(radius * math.cos(a), radius * squash * math.sin(a)) for a in _half_turn(14)]
        skin = toon(
            colour, shadow, gradient=(0, 1.1, 0.62), light_at=2, threshold=0.42, softness=0.4
        )
        # cut flat and then tipped up: its outline becomes the front
        return plate(outline, 0, length, skin, at=(x, y - length / 2, z), turn=(90, 0, 180))

    def mast(self, x, y, z, height, width=0.02, colour="ink"):
        cone(width, width * 0.6, height, (x, y, z), flat(colour), 8, standing=True)

    def flag(self, x, y, z, colour, height=0.5, size=1.0):
        with self.building(keep=1.0, tilt=24):
            self.mast(x, y, z, height)
            cloth = [(0, 0), (0.16, -0.015), (0.30, 0.0), (0.30, 0.19), (0.16, 0.175), (0, 0.19)]
            points = [(px * size, py * size) for px, py in cloth]
            plate(
                points,
                -0.01,
                0.01,
                flat(colour),
                at=(x, y, z + height - 0.2 * size),
                turn=(90, 0, 0),
            )

    # -------------------------------------------------------- small things

    def tree(self, x, y, size=1.0, colour="leaf"):
        cone(0.03 * size, 0.025 * size, 0.14 * size, (x, y, 0.07 * size), flat("umber"), 8)
        leaf = toon(colour, "#2f6a3e", "#a5cf62", threshold=0.5, softness=0.4, light_at=0.9)
        for dx, dy, z, r in (
            (0, 0, 0.22, 0.13),
            (0.07, -0.02, 0.30, 0.09),
            (-0.06, 0.01, 0.31, 0.085),
        ):
            sphere(r * size, (x + dx * size, y + dy * size, z * size), leaf, seg=14)

    def trees(self, *spots):
        """Several trees: (x, y, size), greens alternating."""
        for i, (x, y, size) in enumerate(spots):
            self.tree(x, y, size, "green" if i % 2 else "leaf")

    def hedge(self, x, y, w, d):
        leaf = toon("green", "#2f6a3e", light_at=2, gradient=(0, 1.1, 0.6))
        box((w, d, 0.12), (x, y, 0.05), leaf, 0.03, standing=True)

    def flowers(self, x, y, rows):
        """Rows of flower heads, one colour each, six to a row."""
        for i, colour in enumerate(rows):
            for j in range(6):
                sphere(0.065, (x + 0.21 * j, y - 0.15 * i, 0.1), flat(colour), seg=10)

    def car(self, x, y, colour, turn=0):
        a = math.radians(turn)
        box((0.24, 0.12, 0.06), (x, y, 0.075), flat(colour), 0.02, (0, 0, turn))
        box((0.12, 0.1, 0.055), (x, y, 0.125), flat("#bfe6e0"), 0.02, (0, 0, turn))
        for end in (-0.115, 0.115):
            at = (x + math.cos(a) * end, y + math.sin(a) * end, 0.085)
            box((0.03, 0.125, 0.02), at, flat("white"), 0.005, (0, 0, turn))

    def lorry(self, x, y, colour, turn=0, cross=None):
        """A van; with `cross`, an ambulance."""
        a = math.radians(turn)
        box((0.34, 0.17, 0.17), (x, y, 0.14), flat(colour), 0.02, (0, 0, turn))
        cab = (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.11)
        box((0.12, 0.16, 0.11), cab, flat("#bfe6e0"), 0.02, (0, 0, turn))
        if cross:
            for size in ((0.16, 0.05, 0.01), (0.05, 0.14, 0.01)):
                box(size, (x - 0.03 * math.cos(a), y, 0.232), flat(cross), 0, (0, 0, turn))

    def tank(self, x, y, turn=0):
        a = math.radians(turn)
        hull = toon("#7d8f4a", "#46562c", light_at=2, gradient=(0, 1.1, 0.6))
        box((0.38, 0.26, 0.11), (x, y, 0.12), hull, 0.02, (0, 0, turn))
        for side in (-0.12, 0.12):
            at = (x - side * math.sin(a), y + side * math.cos(a), 0.08)
            box((0.40, 0.07, 0.08), at, flat("#3a3140"), 0.02, (0, 0, turn))
        cone(0.10, 0.085, 0.09, (x, y, 0.21), hull, 16)
        gun = (x + 0.2 * math.cos(a), y + 0.2 * math.sin(a), 0.22)
        cone(0.022, 0.022, 0.3, gun, flat("#3a3140"), 8, (0, 90, turn))

    def crates(self, *spots):
        for x, y in spots:
            with self.building(keep=1.0, tilt=10):
                box((0.25, 0.23, 0.19), (x, y, 0.05), wall("#b98a4a"), 0.01, standing=True)
                box((0.27, 0.06, 0.02), (x, y, 0.245), flat("umber"))

    def person(self, x, y, colour):
        cone(0.034, 0.022, 0.09, (x, y, 0.10), flat(colour), 8)
        sphere(0.027, (x, y, 0.165), flat("#d9a06f"), seg=8)

    def people(self, *spots):
        for i, (x, y) in enumerate(spots):
            self.person(x, y, ("red", "teal", "amber", "blue", "purple", "white")[i % 6])

    def steam(self, x, y, z, size):
        """A short white plume."""
        puff = toon("#fff4e2", "#d9b8a8", threshold=0.5, softness=0.5)
        for dx, dz, r in ((0, 0, 0.20), (0.14, 0.14, 0.24), (0.02, 0.30, 0.26)):
            sphere(r * size, (x + dx * size, y, z + dz * size), puff, seg=18)

    # ---------------------------------------------------- ready-made corners

    def park(self, side):
        """A southern quarter with grass and trees."""
        self.lawn(side * 1.1, -1.1, 1.48, 1.48)
        self.path(side * 1.1, -1.1, 1.3, 0.10)
        self.path(side * 1.1, -1.1, 0.10, 1.3)
        spots = ((0.50, -0.52, 1.25), (1.7, -0.52, 1.25), (1.72, -1.68, 1.3), (0.50, -1.68, 1.2))
        self.trees(*((side * x, y, s) for x, y, s in (*spots, (1.12, -1.70, 1.1))))

    def suburb(self, side, first="red", second="teal"):
        """A southern quarter with two homes."""
        self.quarter(side)
        self.house(side * 1.5, -0.62, "cream", first)
        self.house(side * 1.5, -1.52, "#8fb7a4", second)
        self.trees((side * 0.6, -1.66, 1.2), (side * 0.6, -0.55, 1.0), (side * 1.0, -1.6, 0.8))

    def offices(self, side, colour="orange", roof="cream"):
        """A southern quarter with two office blocks."""
        self.quarter(side)
        self.block(side * 1.42, -0.70, 0.66, 0.46, 0.42, colour, roof, 3, 4)
        self.block(side * 1.48, -1.50, 0.56, 0.42, 0.24, "cream", colour, 1, 4)
        self.trees((side * 0.58, -1.68, 1.1))

    def traffic(self):
        self.car(-1.3, 0.12, "brick", 180)
        self.car(1.15, -0.12, "teal", 0)
        self.car(0.12, -1.5, "amber", 90)


def _half_turn(steps):
    return [math.pi * i / steps for i in range(steps + 1)]
