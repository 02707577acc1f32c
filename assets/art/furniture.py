"""Small things that fill a tile. Part of the building set (see kit.py)."""

import math
import random

from geometry import box, cone, plate, sphere
from materials import toon
from surfaces import flat, wall


class Furniture:
    """Trees, vehicles, people, flags and ready-made corners."""

    def mast(self, x, y, z, height, width=0.02, color="ink"):
        """A thin pole."""
        cone(width, width * 0.6, height, (x, y, z), flat(color), 8, standing=True)

    def flag(self, x, y, z, color, height=0.5, size=1.0):
        """A plain flag that blows east."""
        with self.building(keep=1.0, tilt=24):
            self.mast(x, y, z, height, 0.02 + 0.008 * size)
            cloth = [(0, 0), (0.16, -0.015), (0.30, 0.0), (0.30, 0.19), (0.16, 0.175), (0, 0.19)]
            points = [(px * size, py * size) for px, py in cloth]
            at = (x, y, z + height - 0.2 * size)
            plate(points, -0.01, 0.01, flat(color), at=at, turn=(90, 0, 0))

    def tree(self, x, y, size=1.0, color="leaf"):
        """A round-headed tree."""
        cone(0.03 * size, 0.025 * size, 0.14 * size, (x, y, 0.07 * size), flat("umber"), 8)
        leaf = toon(color, "#2f6a3e", "#a5cf62", threshold=0.5, softness=0.4, light_at=0.9)
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
        """A clipped hedge."""
        leaf = toon("green", "#2f6a3e", light_at=2, gradient=(0, 1.1, 0.6))
        box((w, d, 0.12), (x, y, 0.05), leaf, 0.03, standing=True)

    def car(self, x, y, color, turn=0):
        """A small car; at turn 0 it drives east."""
        a = math.radians(turn)
        box((0.24, 0.12, 0.06), (x, y, 0.075), flat(color), 0.02, (0, 0, turn))
        box((0.12, 0.1, 0.055), (x, y, 0.125), flat("#bfe6e0"), 0.02, (0, 0, turn))
        for end in (-0.115, 0.115):
            at = (x + math.cos(a) * end, y + math.sin(a) * end, 0.085)
            box((0.03, 0.125, 0.02), at, flat("white"), 0.005, (0, 0, turn))

    def lorry(self, x, y, color, turn=0, cross=None):
        """A van; with `cross`, an ambulance."""
        a = math.radians(turn)
        box((0.44, 0.22, 0.20), (x, y, 0.16), flat(color), 0.02, (0, 0, turn))
        cab = (x + 0.26 * math.cos(a), y + 0.26 * math.sin(a), 0.12)
        box((0.14, 0.20, 0.13), cab, flat("#bfe6e0"), 0.02, (0, 0, turn))
        if cross:
            for size in ((0.20, 0.065, 0.01), (0.065, 0.18, 0.01)):
                box(size, (x - 0.03 * math.cos(a), y, 0.265), flat(cross), 0, (0, 0, turn))

    def crates(self, *spots):
        """Wooden boxes at (x, y)."""
        for x, y in spots:
            with self.building(keep=1.0, tilt=10):
                box((0.27, 0.25, 0.22), (x, y, 0.05), wall("#b98a4a"), 0.01, standing=True)
                box((0.29, 0.06, 0.02), (x, y, 0.275), flat("umber"))

    def person(self, x, y, color):
        """A person, seen from far away."""
        cone(0.034, 0.022, 0.09, (x, y, 0.10), flat(color), 8)
        sphere(0.027, (x, y, 0.165), flat("#d9a06f"), seg=8)

    def people(self, *spots):
        """People at each (x, y), dressed in six colors in turn."""
        for i, (x, y) in enumerate(spots):
            self.person(x, y, ("red", "teal", "amber", "blue", "purple", "white")[i % 6])

    def steam(self, x, y, z, size):
        """A short white plume."""
        puff = toon("#fff4e2", "#d9b8a8", threshold=0.5, softness=0.5)
        for dx, dz, r in ((0, 0, 0.20), (0.14, 0.14, 0.24), (0.02, 0.30, 0.26)):
            sphere(r * size, (x + dx * size, y, z + dz * size), puff, seg=18)

    def foam(self, x, y, z, radius):
        """One ball of white water."""
        sphere(radius, (x, y, z), toon("#f4fffb", "#a8d4dc", threshold=0.5), seg=14)

    def parasol(self, x, y, radius, first="red", second="white"):
        """A striped sunshade, which looks like a wheel from above."""
        with self.building(keep=1.0, tilt=26):
            self.mast(x, y, 0.05, 0.34)
            for i in range(8):
                rim = [math.radians(45 * i), math.radians(45 * (i + 1))]
                wedge = [(0, 0), *((radius * math.cos(a), radius * math.sin(a)) for a in rim)]
                stripe = flat((first, second)[i % 2])
                plate(wedge, 0, 0.03, stripe, at=(x, y, 0.36))["no outline"] = i % 2
            sphere(0.03, (x, y, 0.42), flat(first), seg=8)

    def park(self, side):
        """A southern quarter with grass and trees."""
        self.lawn(side * 1.1, -1.1, 1.48, 1.48)
        self.path(side * 1.1, -1.1, 1.3, 0.10)
        self.path(side * 1.1, -1.1, 0.10, 1.3)
        spots = ((0.50, -0.52, 1.25), (1.7, -0.52, 1.25), (1.72, -1.68, 1.3), (0.50, -1.68, 1.2))
        self.trees(*((side * x, y, s) for x, y, s in spots))

    def traffic(self):
        """One or two cars near the edges of the tile, never where pieces stand."""
        paints = ["brick", "teal", "amber", "white", "blue"]
        random.shuffle(paints)
        lanes = [(-0.12, 0, 1), (0.12, 180, -1)]
        random.shuffle(lanes)
        for y, turn, side in lanes[: random.randint(1, 2)]:
            self.car(side * random.uniform(1.15, 1.65), y, paints.pop(), turn)
        if random.random() < 0.5:
            self.car(0.12, -random.uniform(1.3, 1.7), paints.pop(), 90)
