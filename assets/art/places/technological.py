"""Technological tiles: 4 Observatory, 8 Power Station, 12 Rocket Works, 16 University."""

from geometry import around, box, cone, curve, gable, lathe, plate, sphere, torus, tube
from kit import flat, round_wall, wall
from materials import lamp, toon

COPPER = ("#6fc0b0", "#2a7f80", "#c8f0e0")


def observatory(k):
    """A big pale dome with an open slit and an orange telescope."""
    k.plaza("#d2ddc8", "#94a890")
    k.lawn(0, 1.1, 3.5, 1.4, "lawn", 0.02)
    with k.building(keep=0.76, tilt=6):
        k.drum(0.05, 1.2, 0.92, 0.86, 0.42, "white", 0.06)
        for c, s, turn in around(16, -90):
            box(
                (0.03, 0.12, 0.18),
                (0.05 + 0.895 * c, 1.2 + 0.895 * s, 0.28),
                flat("window"),
                0,
                (0, 0, turn),
            )
        k.dome(0.05, 1.2, 0.80, 0.82, ("#8fd3d8", "#2673b8", "#eafcff"), 0.44, 0.08)
        # the slit is a black arc laid on the dome
        arc = [(0.05, 0.42, 0.66), (0.05, 0.52, 0.98), (0.05, 0.78, 1.24), (0.05, 1.15, 1.34)]
        tube(arc, 0.125, flat("ink"), None, 4)
        barrel = toon("orange", gloss=1.7)
        cone(0.12, 0.15, 0.95, (0.05, 0.60, 1.20), barrel, 24, (52, 0, 0))
        cone(0.19, 0.19, 0.13, (0.05, 0.20, 1.51), flat("amber"), 24, (52, 0, 0))
        cone(0.155, 0.155, 0.14, (0.05, 0.195, 1.515), flat("#bfe6f0"), 24, (52, 0, 0))
        torus(0.14, 0.03, (0.05, 0.62, 1.18), flat("amber"), seg=28, turn=(52, 0, 0))
    k.block(-1.42, 1.25, 0.56, 0.50, 0.34, "teal", "cream", 2, 4)
    with k.building(keep=1, tilt=8):
        k.dome(1.50, 1.35, 0.22, 0.24, ("#8fd3d8", "#2673b8", "#eafcff"), 0.06, 0.16)
    k.trees((1.72, 1.72, 1.2), (1.68, 0.62, 1.1), (-1.70, 0.58, 1.1), (-1.1, 0.52, 0.9))
    k.park(-1)
    k.offices(1, "teal", "cream")


def power_station(k):
    """Two steaming cooling towers beside the turbine hall with its lightning sign."""
    k.plaza("#cdbfa4", "#978672")
    for x in (-1.18, -0.16):
        with k.building(keep=0.97, tilt=9):
            waist = curve([(0.54, 0), (0.42, 0.38), (0.35, 0.70), (0.41, 1.02)], 8)
            lathe(
                [*waist, (0.34, 1.02), (0.31, 0.85)],
                round_wall("#f3e6cc", "#b08a78"),
                seg=48,
                at=(x, 1.2, 0.05),
                smooth=60,
            )
            k.liquid(x, 1.2, 0.335, 0.98)
            for z, r in ((0.84, 0.372), (0.68, 0.352)):
                lathe(
                    [(r, z), (r + 0.024, z), (r + 0.034, z + 0.09), (r + 0.01, z + 0.09)],
                    flat("red"),
                    seg=48,
                    at=(x, 1.2, 0.05),
                )
        k.steam(x, 1.2, 1.16, 0.9)
    with k.building(keep=0.85, tilt=6):
        k.block(1.15, 1.1, 1.0, 0.74, 0.56, "#2f8a8c", "#3f6f78", 1, 6)
        for x in (0.92, 1.36):
            for i in range(4):
                k.drum(x, 1.28, 0.085, 0.08, 0.19, ("white", "red")[i % 2], 0.62 + 0.19 * i)
        bolt = [
            (0.02, 0.22),
            (-0.12, -0.02),
            (-0.01, -0.02),
            (-0.05, -0.22),
            (0.13, 0.05),
            (0.02, 0.05),
            (0.10, 0.22),
        ]
        box((0.44, 0.03, 0.50), (1.15, 0.70, 0.40), flat("ink"))
        plate(bolt, 0, 0.03, lamp("yellow"), at=(1.15, 0.68, 0.40), turn=(90, 0, 0))
    k.quarter(-1, "#cdbfa4", "#978672")
    for x, y in ((-1.55, -0.72), (-0.85, -1.5)):
        with k.building(keep=0.95, tilt=14):
            for side in (-0.12, 0.12):
                tube(
                    [(x + side, y, 0.03), (x + side * 0.2, y, 0.85)], 0.03, flat("#7a7480"), None, 2
                )
            for z, w in ((0.58, 0.52), (0.82, 0.36)):
                box((w, 0.05, 0.05), (x, y, z), flat("#7a7480"))
                for end in (-0.45, 0.45):
                    sphere(0.045, (x + w * end, y, z + 0.05), flat("teal"), seg=8)
    for x in (-1.55, -1.12):
        with k.building():
            k.drum(x, -1.48, 0.19, 0.19, 0.24, "#e0a13a", 0.05)
            k.drum(x, -1.48, 0.20, 0.20, 0.03, "cream", 0.29)
    k.quarter(1)
    k.block(1.45, -0.72, 0.60, 0.44, 0.34, "#e0a13a", "orange", 2, 4)
    k.block(1.35, -1.55, 0.70, 0.34, 0.20, "cream", "teal", 1, 5)
    k.trees((1.76, -1.7, 1.0), (0.6, -1.65, 1.0), (0.6, -0.6, 0.9))


def rocket_works(k):
    """A tall chequered rocket on its pad, the gantry beside it, the assembly hall behind."""
    k.plaza("#c9c2b0", "#938a80")
    with k.building(keep=1, tilt=4):
        lathe(
            [(0, 0.05), (0.66, 0.05), (0.66, 0.13), (0.58, 0.15), (0, 0.15)],
            flat("#8d868c", "#5d5560"),
            seg=40,
            at=(0.12, 1.1, 0),
        )
        lathe(
            [(0.40, 0.152), (0.46, 0.16), (0.46, 0.152)], flat("yellow"), seg=40, at=(0.12, 1.1, 0)
        )
    with k.building(keep=0.95, tilt=13):
        _rocket(0.12, 1.1, 0.30, 1.0)
    with k.building(keep=0.85, tilt=8):
        x = 0.62
        for dx in (-0.09, 0.09):
            for dy in (-0.08, 0.10):
                box((0.04, 0.04, 1.45), (x + dx, 1.16 + dy, 0.05), flat("#b9203a"), standing=True)
        for i in range(6):
            box((0.24, 0.05, 0.035), (x, 1.07, 0.28 + 0.23 * i), flat("#d64a3a"))
            box((0.29, 0.035, 0.03), (x, 1.065, 0.39 + 0.23 * i), flat("#d64a3a"), 0, (0, -42, 0))
        for z in (0.62, 1.05):
            box((0.34, 0.10, 0.06), (x - 0.22, 1.1, z), flat("amber"))
    with k.building(keep=0.82, tilt=5):
        k.block(-1.18, 1.25, 1.02, 0.80, 0.82, "#2f78b0", "white", 1, 1, win=(0, 0))
        box((0.56, 0.03, 0.62), (-1.18, 0.84, 0.36), flat("#27424f"))
        box((0.08, 0.04, 0.62), (-1.18, 0.835, 0.36), flat("white"))
        box((0.86, 0.03, 0.08), (-1.18, 0.84, 0.76), flat("yellow"))
    for x, y in ((1.22, 1.5), (1.60, 1.5), (1.42, 1.12)):
        with k.building(keep=0.9, tilt=8):
            for c, s, _ in around(4, 45):
                cone(0.018, 0.018, 0.2, (x + 0.12 * c, y + 0.12 * s, 0.12), flat("ink"), 6)
            sphere(0.185, (x, y, 0.32), round_wall("white", "#b0a0a8"), seg=24)
            torus(0.186, 0.014, (x, y, 0.32), flat("red"), seg=28)
    for side in (-1, 1):
        k.quarter(side, "#c9c2b0", "#938a80")
    with k.building(keep=1, tilt=10):
        for x, colour in ((-1.55, "white"), (-1.15, "red"), (-0.85, "white")):
            lathe(
                [(0, 0), (0.13, 0), (0.13, 0.34), (0, 0.34)],
                round_wall(colour),
                at=(x, -1.40, 0.19),
                turn=(0, 90, 0),
                seg=24,
            )
        box((1.15, 0.22, 0.05), (-1.2, -1.40, 0.07), flat("ink"))
    k.block(-1.4, -0.66, 0.66, 0.38, 0.24, "cream", "blue", 1, 5)
    with k.building(keep=0.95, tilt=10):
        _rocket(1.25, -1.25, 0.14, 0.42)
    k.block(1.5, -0.64, 0.5, 0.36, 0.3, "#2f78b0", "white", 2, 4)
    k.trees((1.74, -1.7, 1.0), (0.56, -1.68, 1.0), (0.56, -0.58, 0.9), (-0.56, -0.58, 0.8))


def _rocket(x, y, z, size):
    """White hull in three bands, a red nose and three red fins."""
    s = size

    def turned(profile, material):
        lathe(
            [(r * s, h * s) for r, h in curve(profile)], material, seg=36, at=(x, y, z), smooth=60
        )

    white, red = round_wall("white", "#b89a98"), toon("red", gloss=1.6)
    turned([(0.16, 0), (0.24, 0.18), (0.27, 0.5), (0.25, 0.9), (0.20, 1.15)], white)
    turned([(0.205, 1.13), (0.15, 1.36), (0.06, 1.58), (0, 1.68)], red)
    for height, radius in ((0.36, 0.268), (0.98, 0.247)):
        ring = [
            (radius * s, 0),
            ((radius + 0.012) * s, 0.01 * s),
            ((radius + 0.008) * s, 0.12 * s),
            (radius * s * 0.97, 0.13 * s),
        ]
        lathe(ring, flat("ink"), seg=36, at=(x, y, z + height * s))
    turned([(0.0, -0.12), (0.17, -0.13), (0.12, 0.03), (0, 0.04)], flat("#5a5560"))
    torus(
        0.085 * s,
        0.025 * s,
        (x, y - 0.262 * s, z + 0.74 * s),
        flat("amber"),
        seg=24,
        turn=(86, 0, 0),
    )
    sphere(0.075 * s, (x, y - 0.25 * s, z + 0.74 * s), flat("#3f8fc0"), (1, 0.4, 1), seg=18)
    fin = [(0.14, 0.02), (0.46, -0.22), (0.48, 0.02), (0.26, 0.44)]
    for turn in (-90, 180, 0):
        outline = [(px * s, pz * s) for px, pz in fin]
        plate(outline, -0.028 * s, 0.028 * s, red, at=(x, y, z + 0.06 * s), turn=(90, 0, turn))


def university(k):
    """A red-brick range with a clock tower, and lawns crossed by paths."""
    k.plaza("#dccfae", "#a8966e")
    k.lawn(0, 0.62, 3.4, 0.44, "lawn", 0.0)
    brick = "#b5523a"
    with k.building(keep=0.82, tilt=5):
        for x in (-1.15, 1.15):
            box((1.1, 0.66, 0.46), (x, 1.38, 0.05), wall(brick), 0.01, standing=True)
            slate = toon("#4f6f86", "#2c4058", gradient=(0, 1.1, 0.6), light_at=2, threshold=0.4)
            gable(1.22, 0.80, 0.32, (x, 1.38, 0.50), slate)
            k.windows(x, 1.05, 1.06, 0.05, 0.46, 2, 6, (0.42, 0.6))
            for dx in (-0.36, 0, 0.36):
                box((0.10, 0.14, 0.14), (x + dx, 1.10, 0.60), wall("cream"), standing=True)
    with k.building(keep=0.84, tilt=9):
        box((0.60, 0.54, 1.12), (0, 1.25, 0.05), wall(brick), 0.01, standing=True)
        for dx in (-0.31, 0.31):
            box((0.09, 0.09, 1.20), (dx, 0.98, 0.05), wall("cream"), 0.01, standing=True)
        box((0.76, 0.66, 0.07), (0, 1.25, 1.17), flat("cream"), 0.01, standing=True)
        cone(0.28, 0.28, 0.05, (0, 0.965, 0.88), flat("ink"), 32, (90, 0, 0))
        cone(0.235, 0.235, 0.06, (0, 0.96, 0.88), lamp("lit"), 32, (90, 0, 0))
        box((0.035, 0.02, 0.19), (0, 0.925, 0.96), flat("ink"))
        box((0.15, 0.02, 0.04), (0.06, 0.925, 0.88), flat("ink"))
        lathe(
            [(0.48, 0), (0, 0.62)],
            toon(*COPPER, threshold=0.5),
            seg=4,
            at=(0, 1.25, 1.24),
            turn=(0, 0, 45),
            smooth=0,
        )
        k.mast(0, 1.25, 1.80, 0.22, 0.02)
        sphere(0.05, (0, 1.25, 2.04), flat("amber"), seg=10)
        box((0.24, 0.03, 0.32), (0, 0.97, 0.20), flat("umber"))
        box((0.16, 0.03, 0.24), (0, 0.97, 0.56), flat("window"))
    k.trees((-1.66, 0.6, 1.2), (1.66, 0.6, 1.2), (-0.75, 0.56, 0.9), (0.75, 0.56, 0.9))
    for side in (-1, 1):
        k.lawn(side * 1.1, -1.1, 1.5, 1.5)
        for turn in (-45, 45):
            k.path(side * 1.1, -1.1, 1.9, 0.12, turn=turn)
        k.circle(side * 1.1, -1.1, 0.26)
        spots = ((0.52, -1.1, 1.0), (1.70, -1.1, 1.1), (1.1, -0.5, 1.0), (1.1, -1.72, 1.1))
        k.trees(*((side * x, y, s) for x, y, s in spots))
    with k.building(keep=1, tilt=10):
        cone(0.09, 0.09, 0.2, (-1.1, -1.1, 0.16), wall("cream"), 12)
        sphere(0.11, (-1.1, -1.1, 0.36), toon("#3f8fc0", gloss=1.5), seg=18)
        torus(0.15, 0.016, (-1.1, -1.1, 0.36), flat("amber"), seg=28, turn=(60, 20, 0))
    k.people((1.0, -1.05), (1.22, -1.15), (0.8, -0.85), (1.45, -1.4), (-0.8, -0.8), (-1.4, -1.42))
