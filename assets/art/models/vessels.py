"""Ships and submarines."""

from geometry import box, cone, curve, lathe, plate, sphere, torus
from materials import toon
from surfaces import flat, wall


def freighter(k, y=1.52):
    """A freighter with boxes on deck, its bow to the east."""
    half = [(-1.55, 0.10), (-1.45, 0.28), (0.85, 0.28), (1.35, 0.0)]
    deck = [(x, y - d) for x, d in half] + [(x, y + d) for x, d in half[-2::-1]]
    plate(deck, 0.05, 0.26, wall("#2f3f5a"))
    plate([(x * 0.995, y + (v - y) * 0.97) for x, v in deck], 0.26, 0.30, flat("red"))
    colors = ("amber", "brick", "teal", "white", "orange")
    for i in range(5):
        for row in (0, 1):
            height = 0.18 + 0.16 * ((i + row) % 2)
            at = (-0.52 + 0.29 * i, y - 0.11 + 0.22 * row, 0.30)
            color = wall(colors[(i + 2 * row) % 5])
            box((0.26, 0.20, height), at, color, 0.008, standing=True)
    box((0.42, 0.44, 0.40), (-1.15, y, 0.30), wall("white"), 0.01, standing=True)
    k.windows(-1.15, y - 0.22, 0.42, 0.34, 0.34, 2, 4)
    box((0.30, 0.36, 0.14), (-1.12, y, 0.70), wall("white"), 0.01, standing=True)
    cone(0.14, 0.12, 0.34, (-1.18, y + 0.03, 0.84), flat("red"), 18, standing=True)
    cone(0.142, 0.13, 0.07, (-1.18, y + 0.03, 1.06), flat("ink"), 18, standing=True)


def submarine(x, y, z, size, turn=0):
    """A submarine on the surface; at turn 0 its bow points west. Build it inside `set_down`."""
    s = size
    hull = [(0, -1.0), (0.10, -0.96), (0.20, -0.70), (0.23, 0), (0.19, 0.62), (0.06, 1.02)]
    hull += [(0, 1.06)]
    skin = toon("#3d4656", "#1f2430", gloss=1.7)
    points = [(r * s, h * s) for r, h in curve(hull)]
    lathe(points, skin, at=(x, y, z), turn=(0, 90, turn), seg=24)
    box((1.30 * s, 0.16 * s, 0.05), (x - 0.05 * s, y, z + 0.20 * s), flat("#6a7488"), 0.02)
    box((0.40 * s, 0.17 * s, 0.46 * s), (x - 0.18 * s, y, z + 0.18 * s), skin, 0.04, standing=True)
    box((0.14 * s, 0.66 * s, 0.035), (x - 0.24 * s, y, z + 0.48 * s), skin, 0.015)
    box((0.42 * s, 0.02, 0.10 * s), (x - 0.18 * s, y - 0.085 * s, z + 0.34 * s), flat("red"))
    for dx, height in ((-0.28, 0.44), (-0.10, 0.34)):
        at = (x + dx * s, y, z + 0.6 * s)
        cone(0.025 * s, 0.025 * s, height * s, at, flat("amber"), 8, standing=True)
    fin = [(0.70, 0.05), (1.02, 0.05), (1.02, 0.38), (0.86, 0.38)]
    points = [(a * s, b * s) for a, b in fin]
    plate(points, -0.02, 0.02, flat("red"), at=(x, y, z), turn=(90, 0, turn))
    torus(0.10 * s, 0.03 * s, (x + 1.04 * s, y, z), flat("amber"), seg=20, turn=(0, 90, 0))
    sphere(0.04 * s, (x - 0.94 * s, y - 0.06 * s, z + 0.1 * s), flat("white"), seg=10)
