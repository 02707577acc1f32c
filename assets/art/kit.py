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

import palette
from furniture import Furniture
from geometry import box, curve, gable, gathered, lathe, place, plate
from ground import Ground
from materials import lamp, toon
from stations import Stations
from surfaces import flat, roof, round_wall, wall


class Kit(Ground, Furniture, Stations):
    """Builds the earth side."""

    def __init__(self):
        self._depth = 0

    @contextmanager
    def building(self, keep=0.8, tilt=6.0, lean=None, sink=0.0, rift=0.0):
        """Everything built in the block is one building.

        Nothing happens to it here. As a ruin it
         - keeps about the share `keep` of its height (1 = is not broken),
         - leans by up to `tilt` degrees at random, or by `lean` (x, y, z) exactly,
         - has sunk by `sink` units,
         - and is cracked open from north to south, its halves `rift` degrees apart.
        """
        self._depth += 1
        try:
            with gathered("building") as handle:
                yield
        finally:
            self._depth -= 1
        if self._depth == 0:
            self._finish_building(handle, keep, tilt, lean, sink, rift)

    def _finish_building(self, handle, keep, tilt, lean, sink, rift):
        pass

    def growth(self, kind, x, y, size=1.0, z=0.0):
        """Marks a place for alien growth; on the earth side it does nothing."""

    def block(self, x, y, w, d, h, color, top, rows=3, cols=5, z=0.04, win=(0.55, 0.55)):
        """A house with a flat roof and windows in its southern front."""
        with self.building():
            box((w, d, h), (x, y, z), wall(color), 0.012, standing=True)
            inner = flat(palette.blend(top, "umber", 0.16), gradient=(0, 1.15, 0.44))
            edge = (w + 0.05, d + 0.05, 0.06)
            box(edge, (x, y, z + h), flat(top), 0.012, standing=True)
            box((w - 0.07, d - 0.07, 0.012), (x, y, z + h + 0.056), inner, standing=True)
            self.windows(x, y - d / 2, w, z, h, rows, cols, win)

    def windows(self, x, front, w, z, h, rows, cols, win=(0.55, 0.55)):
        """Panes in a southern front; about a quarter of them are lit."""
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

    def house(self, x, y, color, top, size=1.2):
        """A small house with a pitched roof."""
        s = size
        with self.building():
            box((0.40 * s, 0.34 * s, 0.28 * s), (x, y, 0.05), wall(color), 0.01, standing=True)
            gable(0.48 * s, 0.39 * s, 0.2 * s, (x, y, 0.05 + 0.28 * s), roof(top))
            box((0.08 * s, 0.02, 0.12 * s), (x - 0.09 * s, y - 0.175 * s, 0.12 * s), flat("umber"))
            box((0.1 * s, 0.02, 0.08 * s), (x + 0.08 * s, y - 0.175 * s, 0.18 * s), lamp("lit"))

    def drum(self, x, y, bottom, top, height, color, z=0.0, shadow=None, seg=40):
        """A round tower or tank."""
        profile = [(0, 0), (bottom, 0), (top, height), (0, height)]
        return lathe(profile, round_wall(color, shadow), at=(x, y, z), seg=seg)

    def dome(self, x, y, radius, height, colors, z=0.0, drum=0.14):
        """A dome on a low drum; colors are (base, shadow, light)."""
        base, shadow, light = colors
        ring = [(0, 0), (radius * 1.05, 0), (radius * 1.05, drum), (radius * 1.12, drum + 0.01)]
        ring += [(radius * 1.12, drum + 0.05), (radius, drum + 0.06)]
        lathe(ring, flat("cream"), at=(x, y, z), seg=48)
        skin = toon(base, shadow, light, threshold=0.55, softness=0.4)
        shape = [(radius, drum + 0.05), (radius * 0.9, drum + height * 0.5)]
        shape += [(radius * 0.55, drum + height * 0.9), (0, drum + height)]
        lathe(curve(shape, 8), skin, at=(x, y, z), seg=48, smooth=80)

    def vault(self, x, y, radius, length, color, z=0.05, shadow=None, squash=1.0):
        """A barrel-roofed hall that opens to the south."""
        outline = [(radius * math.cos(a), radius * squash * math.sin(a)) for a in _half_turn(14)]
        skin = toon(
            color, shadow, gradient=(0, 1.1, 0.62), light_at=2, threshold=0.42, softness=0.4
        )
        # cut flat and then tipped up: its outline becomes the front
        return plate(outline, 0, length, skin, at=(x, y - length / 2, z), turn=(90, 0, 180))


@contextmanager
def set_down(x, y, z=0.0, turn=0.0, size=1.0):
    """Build around the origin; the whole is then turned (degrees), scaled and put at (x, y, z)."""
    with gathered("model") as handle:
        yield
    place(handle, at=(x, y, z), turn=(0, 0, turn))
    handle.scale = (size, size, size)


def _half_turn(steps):
    return [math.pi * i / steps for i in range(steps + 1)]
