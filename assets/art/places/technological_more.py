"""Technological tiles of the larger board: 20 Monorail Terminus, 24 Great Dam."""

import math

from geometry import box, cone, curve, lathe, plate, sphere, tube
from materials import lamp, toon
from models.machines import pylon
from models.sculptures import starburst
from surfaces import flat, round_wall, wall


def monorail(k):
    """A swooping station roof behind the beam on which the red train glides in."""
    k.plaza("#d5d8cc", "#a0a59a")
    with k.building(keep=0.9, lean=(4, 7, 0), sink=0.04):
        _lounge(0, 1.30)
    with k.building(keep=1, lean=(6, -12, 0), rift=10, sink=0.06):
        _crossed_arches(0, 1.34)
    for x, lean in ((-1.30, (0, 4, 0)), (1.30, (0, -14, 0))):
        with k.building(keep=1, lean=lean):
            box((0.16, 0.16, 0.60), (x, 0.72, 0.03), wall("cream"), 0.02, standing=True)
            box((0.18, 0.44, 0.09), (x, 0.72, 0.56), wall("cream"), 0.02, standing=True)
    with k.building(keep=1, lean=(0, 0, 0), rift=5):
        box((3.9, 0.16, 0.14), (0, 0.72, 0.70), wall("#e8dcc8"), 0.01)
    with k.building(keep=1, lean=(10, 14, -8), sink=0.20):
        _train(0.72, 0.90)
    for side in (-1, 1):
        k.quarter(side, "#d5d8cc", "#a0a59a")
    with k.building(keep=1, lean=(12, 24, 0), sink=0.05):
        tube([(-1.1, -1.45, 0), (-1.1, -1.45, 0.9)], 0.07, flat("teal"), [1.2, 0.9], 4)
        board = [(-0.60, -0.18), (0.36, -0.18), (0.68, 0.02), (0.36, 0.22), (-0.60, 0.22)]
        plate(board, -0.04, 0.04, flat("red"), at=(-1.12, -1.46, 0.62), turn=(90, 0, 0))
        for i in range(4):
            bulb = (-1.55 + 0.26 * i, -1.52, 0.64)
            sphere(0.075, bulb, lamp("yellow"), seg=12)
        starburst(-1.1, -1.44, 1.14, 0.40)
    with k.building(keep=1, lean=(0, -22, 0), sink=0.08):
        _saucer_cafe(k, 1.1, -1.2)


def _lounge(x, y):
    """The round waiting hall, glazed all round."""
    lathe([(0, 0), (0.30, 0), (0.24, 0.5), (0, 0.5)], wall("cream"), at=(x, y, 0), seg=32)
    glass = [(0.34, 0.48), (0.64, 0.62), (0.64, 0.82), (0, 0.82)]
    lathe(glass, flat("window", "#27424f"), at=(x, y, 0), seg=48)
    top = curve([(0.74, 0.82), (0.64, 0.90), (0.34, 1.00), (0, 1.04)])
    lathe([(0, 0.81), (0.74, 0.80), *top], toon("#f26a1b", gloss=1.7), at=(x, y, 0), seg=48)
    for i in range(9):
        a = math.radians(180 + 22.5 * i)
        pane = (x + 0.63 * math.cos(a), y + 0.63 * math.sin(a), 0.72)
        box((0.10, 0.06, 0.12), pane, lamp("lit"), 0, (0, 0, math.degrees(a) + 90))


def _crossed_arches(x, y):
    """Two pairs of white legs that meet high over the hall."""
    white = toon("white", "#b09aa0", threshold=0.5)
    for dy in (-0.30, 0.30):
        legs = [(-1.62, dy, 0), (-1.30, dy * 0.9, 0.80), (-0.55, dy * 0.3, 1.34), (0, 0, 1.46)]
        legs += [(-a, -b, c) for a, b, c in legs[-2::-1]]
        points = [(x + a, y + b, c) for a, b, c in legs]
        tube(points, 0.095, white, [1.5, 1.1, 0.9, 0.9, 0.9, 1.1, 1.5], 5)
    starburst(x, y - 0.06, 1.52, 0.28)


def _train(y, z):
    """Two streamlined cars, nose to nose with the edges of the tile."""
    for side in (-1, 1):
        body = [(0.18, 0), (0.19, 0.62), (0.17, 0.95), (0.10, 1.16), (0, 1.24)]
        skin = toon("white", "#b09aa0", gloss=1.8)
        turn = (0, 90 * side, 0)
        lathe([(0, 0), *curve(body)], skin, at=(side * 0.02, y, z + 0.06), turn=turn, seg=28)
        box((0.98, 0.40, 0.11), (side * 0.52, y, z - 0.02), flat("red"), 0.03)
        for i in range(4):
            pane = (side * (0.16 + 0.22 * i), y - 0.16, z + 0.15)
            box((0.15, 0.08, 0.11), pane, lamp("lit") if i % 2 else flat("window"), 0.01)
        sphere(0.10, (side * 1.05, y - 0.05, z + 0.13), flat("window"), (1.1, 1, 0.7), seg=14)
        sphere(0.05, (side * 1.24, y - 0.03, z + 0.04), lamp("yellow"), seg=10)


def _saucer_cafe(k, x, y):
    """A flying saucer on a stalk that serves milk shakes."""
    for dx in (-0.34, 0, 0.34):
        tube([(x + dx, y, 0), (x + dx * 0.4, y, 0.46)], 0.05, flat("white"), None, 3)
    disc = curve([(0.20, 0.40), (0.62, 0.52), (0.70, 0.60), (0.62, 0.66), (0.34, 0.74)])
    lathe([(0, 0.40), *disc, (0, 0.76)], toon("teal", gloss=1.6), at=(x, y, 0), seg=44)
    dome = curve([(0.34, 0.72), (0.30, 0.88), (0.16, 0.98), (0, 1.0)])
    lathe(dome, toon("#bfe6f0", "#6fa8c0", "#ffffff", threshold=0.5), at=(x, y, 0), seg=32)
    for i in range(10):
        a = math.radians(36 * i)
        at = (x + 0.62 * math.cos(a), y + 0.62 * math.sin(a), 0.65)
        sphere(0.055, at, lamp("yellow"), seg=10)
    sphere(0.06, (x, y, 1.04), flat("red"), seg=10)


def dam(k):
    """A white arch between cliffs, three spillways roaring down from the lake behind it."""
    k.plaza("#c9bfa4", "#8f8670")
    with k.building(keep=1, lean=(0, 0, 0), sink=0.46):
        lake = [(-1.80, 1.0), *((x, y + 0.08) for x, y in _arch_line()), (1.80, 1.0)]
        lake += [(1.80, 1.86), (-1.80, 1.86)]
        surface = toon("water", "#2f8fa0", light_at=2, threshold=0.2)
        plate(lake, 0.03, 0.86, surface)
        for x, y in ((-1.0, 1.62), (-0.2, 1.72), (0.7, 1.64), (1.3, 1.74)):
            box((0.28, 0.03, 0.012), (x, y, 0.865), flat("#bfece8"))
    with k.building(keep=1, rift=8, lean=(0, 4, 0)):
        _arch_wall()
    for x, lean in ((-0.62, (0, -10, 0)), (0.62, (8, 20, 0))):
        with k.building(keep=1, lean=lean):
            k.drum(x, 1.42, 0.15, 0.15, 0.42, "white", 0.86)
            k.drum(x, 1.42, 0.21, 0.0, 0.22, "red", 1.28)
    for side in (-1, 1):
        _cliff(side * 1.72, 1.25, 1.05)
        _cliff(side * 1.66, 0.74, 0.55)
    k.water(0, 0.66, 2.4, 0.58, 0.05)
    for x in (-0.5, 0, 0.5):
        for dx, dy, r in ((-0.12, 0, 0.13), (0.12, -0.03, 0.14), (0, -0.14, 0.12)):
            k.foam(x + dx, 0.86 + dy, 0.12, r)
    k.growth("reed", 0.0, 0.9, 1.5)
    k.lawn(-1.1, -1.1, 1.5, 1.5)
    k.pond(-1.1, -1.1, 0.58, 0.94)
    with k.building(keep=1, lean=(30, 40, 0), sink=0.04):
        _sailing_boat(-1.1, -1.12)
    k.trees((-1.7, -0.5, 1.2), (-1.7, -1.72, 1.2))
    k.quarter(1, "#c9bfa4", "#8f8670")
    with k.building(keep=0.85, lean=(0, 6, 0)):
        k.block(1.1, -0.70, 1.24, 0.46, 0.34, "#e0a13a", "teal", 1, 5)
    for x, lean in ((0.78, (0, -30, 0)), (1.46, (6, 24, 0))):
        with k.building(keep=1, lean=lean):
            pylon(x, -1.50, 0.92)


def _arch_line():
    """The crown of the dam from west to east; it bends away from the reader."""
    return [(-1.62 + 0.27 * i, 1.02 + 0.26 * math.cos(math.pi * (i - 6) / 12)) for i in range(13)]


def _arch_wall():
    crown = _arch_line()
    # closed counter-clockwise: along the southern face, back along the northern one
    outline = crown + [(x, y + 0.16) for x, y in crown[::-1]]
    plate(outline, 0.0, 0.92, wall("#e0cda8", "#94806c"), 0)
    walk = [(x, y - 0.04) for x, y in crown] + [(x, y + 0.20) for x, y in crown[::-1]]
    plate(walk, 0.90, 0.98, flat("#d9a86a"))
    for x in (-0.5, 0, 0.5):
        y = 1.02 + 0.26 * math.cos(math.pi * x / 3.24)
        box((0.34, 0.10, 0.10), (x, y - 0.02, 0.86), flat("#3a3140"))
        for dx in (-0.08, 0.08):
            jet = [(x + dx, y + 0.04, 0.82), (x + dx, y - 0.26, 0.74), (x + dx, y - 0.40, 0.06)]
            tube(jet, 0.105, toon("#e8fbfa", "#7fc4d4", threshold=0.5), [0.9, 1, 1.15], 5)


def _cliff(x, y, height):
    rock = toon("#9a8068", "#5f4a4a", "#c9ae88", threshold=0.5, softness=0.4)
    profile = [(0.36, 0), (0.30, height * 0.6), (0.16, height), (0, height)]
    lathe(profile, rock, seg=6, at=(x, y, 0.02), turn=(0, 0, 50 * x), smooth=0)


def _sailing_boat(x, y):
    hull = [(-0.26, 0), (-0.18, -0.10), (0.20, -0.10), (0.32, 0), (0.20, 0.10), (-0.18, 0.10)]
    plate(hull, 0.06, 0.16, wall("red"), at=(x, y, 0))
    cone(0.018, 0.012, 0.70, (x, y, 0.15), flat("umber"), 8, standing=True)
    for sail in ([(0.03, 0), (0.34, 0), (0.03, 0.58)], [(-0.03, 0), (-0.03, 0.50), (-0.26, 0)]):
        plate(sail, -0.01, 0.01, flat("white"), at=(x, y, 0.24), turn=(90, 0, 0))
    sphere(0.03, (x, y, 0.86), round_wall("amber"), seg=8)
