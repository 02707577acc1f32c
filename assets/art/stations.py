"""What makes an Outpost or an Airfield recognizable in the picture. Part of the building set.

Both look the same wherever they stand, and nothing else on the board looks like
them: a round pad with a star in a ring of sandbags, and a runway with a plane.
"""

import math

from geometry import around, box, cone, plate, sphere
from models.vehicles import propeller_plane
from surfaces import flat, round_wall

SANDBAG = ("#d9b878", "#94703f")
TARMAC = ("#5d5560", "#453f4c")


class Stations:
    """Outposts and airfields."""

    def outpost(self, side=1):
        """A landing pad in a southern quarter, and sandbags before the landmark."""
        x, y = side * 1.1, -1.14
        self.quarter(side, "sand", "#b98f5c")
        with self.building(keep=1, tilt=2, rift=-5):
            for z, radius, color in ((0.05, 0.60, "#3f3846"), (0.064, 0.56, "white")):
                self.circle(x, y, radius, color, z)
            self.circle(x, y, 0.49, "#3f3846", 0.076)
            plate(_star(0.42), 0, 0.02, flat("white"), at=(x, y, 0.085))
        for c, s, degrees in around(15, 96):
            if abs(degrees - 270) > 30:
                self._sandbags(x + 0.69 * c, y + 0.69 * s, degrees + 90, 2)
        self._standard(x - side * 0.62, -0.50)
        for end in (-1, 1):
            for i in range(5):
                self._sandbags(end * (0.66 + 0.265 * i), 0.42, 0, 2 if i % 2 else 1)
            self._hedgehog(end * 0.40, 0.47)

    def _sandbags(self, x, y, turn, layers):
        bag = round_wall(*SANDBAG)
        a = math.radians(turn)
        for layer in range(layers):
            shift = 0.06 * layer
            at = (x + shift * math.cos(a), y + shift * math.sin(a), 0.10 + 0.10 * layer)
            sphere(0.15, at, bag, (0.98, 0.62, 0.46), (0, 0, turn), seg=14)

    def _standard(self, x, y):
        """The big mast with its swallow-tailed pennant."""
        with self.building(keep=1, tilt=16):
            self.mast(x, y, 0.03, 1.62, 0.045, "#4a3a40")
            cloth = [(0, 0.0), (0.92, 0.05), (0.70, 0.25), (0.92, 0.45), (0, 0.50)]
            plate(cloth, -0.015, 0.015, flat("red"), at=(x, y, 1.10), turn=(90, 0, 0))
            plate(_star(0.15), 0.016, 0.03, flat("white"), at=(x + 0.28, y, 1.35), turn=(90, 0, 0))
            sphere(0.06, (x, y, 1.66), flat("amber"), seg=10)

    def _hedgehog(self, x, y):
        """Three crossed beams against vehicles."""
        with self.building(keep=1, tilt=20):
            for turn in ((0, 55, 20), (0, -55, 50), (0, 60, 110)):
                box((0.40, 0.055, 0.055), (x, y, 0.16), flat("#4d4450"), 0, turn)

    def airstrip(self):
        """A runway along the street with a parked plane and a windsock; build behind y = 1.1."""
        y = 0.70
        with self.building(keep=1, tilt=0.5, rift=-2.5):
            tarmac = flat(*TARMAC)
            box((3.62, 0.66, 0.02), (0, y, 0.055), tarmac)
            for x in (-0.62, -0.12, 0.38, 0.88):
                box((0.30, 0.07, 0.01), (x, y, 0.068), flat("white"))
            for end in (-1.62, 1.45):
                for i in range(4):
                    box((0.26, 0.07, 0.01), (end, y - 0.22 + 0.148 * i, 0.068), flat("white"))
        with self.building(keep=1, lean=(16, 20, -24), sink=0.06):
            propeller_plane(-0.98, y + 0.04, 0.22, 1.08, 12)
        with self.building(keep=1, tilt=18):
            self._windsock(1.58, y - 0.14)

    def _windsock(self, x, y):
        self.mast(x, y, 0.03, 0.78, 0.035, "#4a3a40")
        radii = (0.135, 0.118, 0.10, 0.083, 0.066)
        for i in range(4):
            color = flat(("#f2541b", "white")[i % 2])
            at = (x - 0.09 - 0.14 * i, y, 0.78 - 0.03 * i)
            cone(radii[i], radii[i + 1], 0.14, at, color, 16, (0, -102, 0))


def _star(radius):
    """The outline of a five-pointed star, counter-clockwise, one point up."""
    points = []
    for i in range(10):
        a = math.radians(90 + 36 * i)
        r = radius if i % 2 == 0 else radius * 0.42
        points.append((r * math.cos(a), r * math.sin(a)))
    return points
