"""What a tile is paved and planted with. Part of the building set (see kit.py)."""

import random

import palette
from geometry import box, lathe
from materials import ink, toon
from surfaces import flat, rounded_slab


class Ground:
    """Streets, pavements, lawns and water."""

    def street(self, color="street"):
        """The board itself with its asphalt and the lane marks of the cross."""
        rounded_slab(4.0, 0.16, 0.05, 0.0, ink())
        asphalt = toon(color, gradient=(0, 1.12, 0.46), threshold=0.36, light_at=2)
        rounded_slab(3.9, 0.12, 0.02, 0.01, asphalt)["no outline"] = 1
        self._lane_marks(flat("cream"), share=1.0)

    def _lane_marks(self, mark, share):
        """Dashes and a crossing; only the given share of them is still there."""
        for k in range(-8, 9):
            p = 0.24 * k
            if 0.46 < abs(p) < 1.9 and random.random() < share:
                box((0.13, 0.028, 0.01), (p, 0, 0.012), mark)
            if -1.9 < p < -0.46 and random.random() < share:
                box((0.028, 0.13, 0.01), (0, p, 0.012), mark)
        for k in range(5):
            if random.random() < share:
                box((0.055, 0.10, 0.01), (-0.22 + 0.11 * k, -0.44, 0.012), mark)

    def plaza(self, color="pavement", shadow="#cfa06a"):
        """The ground of the northern half."""
        self.paving(0, 1.10, 3.62, 1.50, color, shadow)

    def quarter(self, side, color="pavement", shadow="#cfa06a"):
        """The pavement of a southern quarter; side is -1 in the west, 1 in the east."""
        self.paving(side * 1.1, -1.1, 1.52, 1.52, color, shadow)

    def paving(self, x, y, width, depth, color, shadow=None):
        """A raised pavement."""
        stone = flat(color, shadow, gradient=(0, 1.1, 0.52))
        box((width, depth, 0.05), (x, y, 0), stone, 0.03, standing=True)

    def lawn(self, x, y, width, depth, color="lawn", z=0.0):
        """Grass, or any other soft ground."""
        grass = toon(
            color,
            palette.blend(color, "#2c5a3a", 0.5),
            gradient=(1, 0.46, 1.15),
            light_at=2,
            threshold=0.38,
            softness=0.36,
        )
        box((width, depth, 0.06), (x, y, z), grass, 0.03, standing=True)

    def path(self, x, y, width, depth, color="#efd9a2", z=0.062, turn=0):
        """A strip of gravel."""
        box((width, depth, 0.012), (x, y, z), flat(color), 0, (0, 0, turn))

    def circle(self, x, y, radius, color="#efd9a2", z=0.062):
        """A round plaza where paths meet."""
        disc = [(0, 0), (radius, 0), (radius, 0.012), (0, 0.012)]
        lathe(disc, flat(color), at=(x, y, z), seg=40)

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

    def ring(self, x, y, z, inner, outer, color):
        """A flat painted ring."""
        profile = [(inner, 0), (outer, 0), (outer, 0.012), (inner, 0.012)]
        lathe(profile, flat(color), at=(x, y, z), seg=48)
