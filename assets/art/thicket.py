"""The dense twin of a place: its ruin in a jungle as thick as a hedge.

`DenseKit` breaks the place as on any calm tile, but the purple ground has given way to wet green, and
what grows there hides everything below the height of a roof. Nothing burns and nothing boils.
"""

import random

import jungle
from materials import Theme, ink, toon
from ruins import RuinKit
from surfaces import rounded_slab
from wasteland import POOLS, Hills

THEME = Theme("#2c4a58", 0.36, "#a8fff0", 0.12)
GRASS = ("#2f8a7e", "#15485a", "#7fd0b0")
CRACKS = (0.9, 0.010, "#35505e", "#35505e", "#223848")

SIDE, TOP = 2.02, 2.58
"""Where the picture of a tile ends: half its width, and the northernmost ground it would show."""
LIFT = 0.625
"""How far north a thing is drawn for each unit of its height."""

BACK = [(-1.78 + 0.297 * i, 1.74) for i in range(13)]
"""Behind the landmark; what grows here stands out against the tile in the north."""
FLANKS = [(side * 1.70, 1.45 - 0.42 * i) for side in (-1, 1) for i in range(8)]
CORNERS = ((0.46, -0.50), (0.44, -1.02), (0.46, -1.46), (0.9, -0.48))
INNER = [(side * x, y) for x, y in CORNERS for side in (-1, 1)]
"""Along the street in the south."""
FRONT = [(side * x, -1.68) for side in (-1, 1) for x in (0.50, 0.80, 1.10, 1.40, 1.70)]
HEDGE = [(-1.55 + 0.31 * i, 0.50) for i in range(11)]
"""In front of the landmark: low, so that the landmark stays recognizable."""

BANKS = (
    *((-1.0, 0.62, 0.30), (1.05, 0.58, 0.34), (0.0, 1.62, 0.9)),
    *((-0.6, -1.2, 0.30), (0.7, -0.8, 0.30), (0, -0.1, 0.1)),
)
"""Middles of the banks of mist."""


class DenseKit(RuinKit):
    """Builds the dense side; `flora` names a tall and a middling plant of `jungle.JUNGLE`."""

    def __init__(self, number, flora):
        super().__init__(number, None, flora)
        self.theme = THEME
        self.grass = GRASS
        self.liquids = POOLS["dense"]
        self.gaps = 0.5
        self._hills = Hills(number, "dense")

    def street(self, _color="street"):
        """A trail of the old asphalt."""
        rounded_slab(4.0, 0.16, 0.05, 0.0, ink())
        tar = toon("#56707c", "#35505e", gradient=(0, 1.12, 0.46), threshold=0.36, light_at=2, veins=CRACKS)
        rounded_slab(3.9, 0.12, 0.02, 0.01, tar)["no outline"] = 1

    def tree(self, x, y, size=1.0, color="leaf"):
        """Trees have been outgrown."""
        self.growth(self.flora[1], x, y, size)

    def growth(self, kind, x, y, size=1.0, z=0.0):
        """Let one of `jungle.JUNGLE` come up here; for any other growth, the tall plant of this tile."""
        plant = kind if kind in jungle.JUNGLE else self.flora[0]
        self._growths.append(lambda: _within(plant, x, y, 0.62 * size, z))

    def _core(self):
        return toon("#24505c", "#15303f", "#4f8a90", light_at=0.9)

    def _scatter(self):
        """The thicket: tall at the back and sides, lower toward the reader, and on the street only creepers."""
        tall, middling = self.flora
        for spots, kinds, low, high in (
            (BACK, (tall, middling), 0.72, 0.98),
            (FLANKS, (tall, "frond", middling), 0.72, 0.95),
            (HEDGE, ("frond",), 0.60, 0.76),
            (INNER, (middling, "frond", "frond"), 0.55, 0.75),
            (FRONT, ("frond", middling, "frond"), 0.62, 0.84),
        ):
            for i, (x, y) in enumerate(spots):
                at = (x + random.uniform(-0.08, 0.08), y + random.uniform(-0.06, 0.06))
                _within(kinds[i % len(kinds)], *at, random.uniform(low, high))
        self._entangle()
        for x, y, z in BANKS:
            x += random.uniform(-0.1, 0.1)
            jungle.bank(x, y, z, random.uniform(0.75, 0.95), random.uniform(0.30, 0.40))

    def _entangle(self):
        """Creepers over the street and up to the ruins."""
        for _ in range(5):
            x = random.uniform(-1.6, 1.2)
            across = (x + random.uniform(-0.2, 0.6), x + random.uniform(0, 0.6))
            jungle.creeper([(x, 0.40, 0.06), (across[0], 0.02, 0.07), (across[1], -0.42, 0.06)])
        for side in (-1, 1):
            for y in (0.62, -0.62):
                fall = ((1.85, y, 0.75), (1.3, y - 0.06, 0.34), (0.7, y - 0.1, 0.22), (0.3, y, 0.05))
                jungle.creeper([(side * x, y, z) for x, y, z in fall])


def _within(kind, x, y, size, z=0.0):
    """A plant, kept inside the picture of the tile."""
    aside, up = jungle.REACH[kind]
    size = min(size, ((TOP - y) / LIFT - z) / up)
    edge = SIDE - aside * size
    jungle.JUNGLE[kind](max(-edge, min(edge, x)), y, size, z)
