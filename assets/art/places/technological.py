"""Technological tiles 4 Observatory, 8 Power Station, 12 Rocket Works, 16 University."""

from geometry import around, box, cone, curve, gable, lathe, plate, sphere, torus, tube
from materials import lamp, toon
from models.machines import dish, pylon
from models.sculptures import running_track
from models.vehicles import rocket
from surfaces import flat, roof, round_wall, wall

COPPER = ("#6fc0b0", "#2a7f80", "#c8f0e0")
SKY = ("#8fd3d8", "#2673b8", "#eafcff")


def observatory(k):
    """A big pale dome with an open slit and an orange telescope. An Outpost."""
    k.plaza("#d2ddc8", "#94a890")
    k.lawn(0, 1.1, 3.5, 1.4, "lawn", 0.02)
    with k.building(keep=1, lean=(0, 4, 0)):
        k.drum(0, 1.2, 0.94, 0.88, 0.42, "white", 0.06)
        for c, s, turn in around(16, -90):
            at = (0.915 * c, 1.2 + 0.915 * s, 0.28)
            box((0.03, 0.13, 0.20), at, flat("window"), 0, (0, 0, turn))
    with k.building(keep=1, rift=17, sink=0.06):
        k.dome(0, 1.2, 0.82, 0.86, SKY, 0.44, 0.08)
        # the slit is a black arc laid on the dome
        arc = [(0, 0.40, 0.66), (0, 0.50, 0.98), (0, 0.76, 1.27), (0, 1.15, 1.38)]
        tube(arc, 0.15, flat("ink"), None, 4)
    with k.building(keep=1, lean=(-22, 24, 0), sink=0.20):
        barrel = toon("orange", gloss=1.7)
        cone(0.14, 0.18, 1.0, (0, 0.60, 1.20), barrel, 24, (52, 0, 0))
        cone(0.235, 0.235, 0.15, (0, 0.18, 1.53), flat("amber"), 24, (52, 0, 0))
        cone(0.19, 0.19, 0.16, (0, 0.175, 1.535), flat("#bfe6f0"), 24, (52, 0, 0))
        torus(0.165, 0.035, (0, 0.62, 1.18), flat("amber"), seg=28, turn=(52, 0, 0))
    k.growth("crystal", 0, 1.25, 1.9, 0.42)
    with k.building(keep=1, lean=(0, -20, 0)):
        k.dome(1.46, 1.40, 0.30, 0.32, SKY, 0.06, 0.16)
    k.block(-1.42, 1.40, 0.60, 0.50, 0.34, "teal", "cream", 1, 3)
    k.trees((1.72, 0.75, 1.1), (-1.70, 0.75, 1.1))
    k.lawn(-1.1, -1.1, 1.5, 1.5)
    k.circle(-1.1, -1.1, 0.66)
    k.circle(-1.1, -1.1, 0.50, "#83b14e", 0.075)
    with k.building(keep=1, lean=(20, 24, 20)):
        for side in (-0.24, 0.24):
            tube([(-1.1 + side, -1.0, 0), (-1.1, -1.0, 0.50)], 0.05, flat("ink"), None, 2)
        dish(-1.1, -1.05, 0.52, 0.52, -14)
    k.outpost(1)


def power_station(k):
    """Two great cooling towers beside the turbine hall with its lightning sign."""
    k.plaza("#cdbfa4", "#978672")
    for x, keep, lean in ((-1.22, 1, 5), (-0.08, 0.66, 15)):
        with k.building(keep=keep, lean=(0, lean, 0), sink=0.05):
            _cooling_tower(k, x, 1.15)
        k.steam(x, 1.15, 1.24, 1.15)
    with k.building(keep=0.8, lean=(0, 8, 4)):
        k.block(1.22, 1.16, 1.02, 0.74, 0.56, "#2f8a8c", "#3f6f78", 0, 1)
        for x in (0.98, 1.44):
            for i in range(4):
                k.drum(x, 1.34, 0.11, 0.10, 0.22, ("white", "red")[i % 2], 0.62 + 0.22 * i)
        bolt = [(0.02, 0.22), (-0.12, -0.02), (-0.01, -0.02), (-0.05, -0.22), (0.13, 0.05)]
        bolt += [(0.02, 0.05), (0.10, 0.22)]
        box((0.64, 0.03, 0.56), (1.22, 0.76, 0.38), flat("ink"))
        outline = [(a * 1.3, b * 1.15) for a, b in bolt]
        plate(outline, 0, 0.03, lamp("yellow"), at=(1.22, 0.74, 0.38), turn=(90, 0, 0))
    for side in (-1, 1):
        k.quarter(side, "#cdbfa4", "#978672")
    for x, y, lean in ((-1.45, -0.90, (0, 26, 0)), (-0.80, -1.55, (-10, -34, 0))):
        with k.building(keep=1, lean=lean):
            pylon(x, y, 1.15)
    with k.building(keep=0.9, lean=(0, -6, 0)):
        box((1.30, 0.44, 0.10), (1.1, -0.72, 0.05), flat("#8a8480"), 0.01, standing=True)
        for x in (0.72, 1.1, 1.48):
            box((0.28, 0.30, 0.30), (x, -0.72, 0.15), wall("#d98a3a"), 0.02, standing=True)
            for dx in (-0.07, 0.07):
                cone(0.035, 0.03, 0.18, (x + dx, -0.72, 0.52), flat("white"), 8)
    for x, lean in ((0.74, -12), (1.44, 20)):
        with k.building(keep=0.85, lean=(0, lean, 0)):
            k.drum(x, -1.46, 0.29, 0.29, 0.30, "#e0a13a", 0.05)
            k.drum(x, -1.46, 0.30, 0.30, 0.04, "cream", 0.35)


def _cooling_tower(k, x, y):
    waist = curve([(0.60, 0), (0.46, 0.40), (0.40, 0.74), (0.47, 1.10)], 8)
    skin = round_wall("#f3e6cc", "#b08a78")
    lathe([*waist, (0.39, 1.10), (0.36, 0.92)], skin, seg=48, at=(x, y, 0.05), smooth=60)
    k.liquid(x, y, 0.385, 1.06)
    for z, r in ((0.90, 0.428), (0.70, 0.402)):
        band = [(r, z), (r + 0.026, z), (r + 0.036, z + 0.10), (r + 0.01, z + 0.10)]
        lathe(band, flat("red"), seg=48, at=(x, y, 0.05))


def rocket_works(k):
    """A tall rocket beside its gantry and the assembly hall, behind the runway. An Airfield."""
    k.plaza("#c9c2b0", "#938a80")
    k.airstrip()
    with k.building(keep=1, tilt=3):
        pad = [(0, 0.05), (0.50, 0.05), (0.50, 0.13), (0.44, 0.15), (0, 0.15)]
        lathe(pad, flat("#8d868c", "#5d5560"), seg=40, at=(0.12, 1.42, 0))
    with k.building(keep=1, lean=(6, 27, 0), sink=0.18):
        rocket(0.12, 1.36, 0.34, 0.92)
    with k.building(keep=0.66, lean=(0, -5, 0)):
        _gantry(0.74, 1.46)
    with k.building(keep=0.82, tilt=5):
        k.block(-1.12, 1.46, 1.16, 0.66, 0.72, "#2f78b0", "white", 0, 1)
        box((0.66, 0.03, 0.56), (-1.12, 1.12, 0.34), flat("#27424f"))
        box((0.10, 0.04, 0.56), (-1.12, 1.115, 0.34), flat("white"))
        box((0.94, 0.03, 0.09), (-1.12, 1.12, 0.69), flat("yellow"))
    with k.building(keep=1, lean=(0, 16, 0), sink=0.10):
        for c, s, _ in around(4, 45):
            foot = (1.46 + 0.18 * c, 1.46 + 0.18 * s, 0.14)
            cone(0.03, 0.03, 0.24, foot, flat("ink"), 6)
        sphere(0.32, (1.46, 1.46, 0.48), round_wall("white", "#b0a0a8"), seg=28)
        torus(0.325, 0.025, (1.46, 1.46, 0.48), flat("red"), seg=32)
    k.growth("fern", -0.36, 1.25, 1.2)
    for side in (-1, 1):
        k.quarter(side, "#c9c2b0", "#938a80")
    with k.building(keep=1, lean=(6, 12, 16), sink=0.05):
        box((1.36, 0.40, 0.08), (-1.1, -1.05, 0.12), flat("ink"))
        stage = [(0, -0.66), (0.27, -0.66), (0.27, 0.30), (0.2, 0.55), (0, 0.72)]
        skin = toon("white", "#b0a0a8", gloss=1.7)
        lathe(stage, skin, at=(-1.16, -1.05, 0.36), turn=(0, 90, 0), seg=28)
        for z in (-0.50, 0.05):
            hoop = [(0.27, z), (0.285, z), (0.285, z + 0.14), (0.27, z + 0.14)]
            lathe(hoop, flat("red"), at=(-1.16, -1.05, 0.36), turn=(0, 90, 0), seg=28)
    with k.building(keep=1, lean=(0, -30, 0), sink=0.05):
        pad = [(0, 0.05), (0.58, 0.05), (0.56, 0.12), (0, 0.12)]
        lathe(pad, flat("#8d868c", "#5d5560"), seg=40, at=(1.1, -1.25, 0))
        k.ring(1.1, -1.25, 0.121, 0.42, 0.50, "yellow")
        rocket(1.1, -1.25, 0.22, 0.60)


def _gantry(x, y):
    steel, brace = flat("#b9203a"), flat("#d64a3a")
    for dx in (-0.14, 0.14):
        for dy in (-0.10, 0.12):
            box((0.06, 0.06, 1.60), (x + dx, y + dy, 0.05), steel, standing=True)
    for i in range(5):
        box((0.34, 0.05, 0.05), (x, y - 0.11, 0.34 + 0.28 * i), brace)
        box((0.42, 0.04, 0.045), (x, y - 0.115, 0.48 + 0.28 * i), brace, 0, (0, -42, 0))
    for z in (0.72, 1.24):
        box((0.40, 0.12, 0.08), (x - 0.26, y - 0.04, z), flat("amber"))


def university(k):
    """A tall clock tower over a red-brick range; lawns, and a running track."""
    k.plaza("#dccfae", "#a8966e")
    k.lawn(0, 0.60, 3.6, 0.46)
    k.path(-0.95, 0.62, 0.30, 0.50)
    brick = "#b5523a"
    with k.building(keep=0.74, tilt=5):
        box((2.3, 0.60, 0.52), (0.55, 1.42, 0.05), wall(brick), 0.01, standing=True)
        gable(2.42, 0.74, 0.36, (0.55, 1.42, 0.56), roof("#4f6f86", "#2c4058"))
        k.windows(0.55, 1.12, 2.2, 0.05, 0.52, 1, 7, (0.5, 0.66))
        for x in (0.25, 1.15):
            _cross_gable(x, 1.20, brick)
    with k.building(keep=1, lean=(0, 15, 0), sink=0.16):
        _clock_tower(k, -0.95, 1.18, brick)
    k.growth("thorn", -0.95, 1.1, 1.3, 0.5)
    k.trees((1.66, 0.60, 1.2), (0.75, 0.58, 1.1), (0.05, 0.58, 1.0), (-1.70, 0.58, 1.2))
    k.lawn(-1.1, -1.1, 1.5, 1.5)
    for turn in (-45, 45):
        k.path(-1.1, -1.1, 1.94, 0.16, turn=turn)
    k.circle(-1.1, -1.1, 0.36)
    with k.building(keep=1, lean=(18, -20, 0)):
        _atom(-1.1, -1.1)
    k.lawn(1.1, -1.1, 1.5, 1.5)
    with k.building(keep=1, tilt=4):
        running_track(k, 1.1, -1.1, 1.40, 1.06)


def _cross_gable(x, y, brick):
    box((0.50, 0.22, 0.56), (x, y, 0.05), wall(brick), standing=True)
    front = ((-0.30, 0), (0.30, 0), (0, 0.44))
    plate(front, -0.03, 0.03, flat("cream"), at=(x, y - 0.10, 0.60), turn=(90, 0, 0))
    gable(0.60, 0.40, 0.42, (x, y + 0.12, 0.60), roof("#4f6f86", "#2c4058"), (0, 0, 90))
    box((0.18, 0.02, 0.36), (x, y - 0.12, 0.36), lamp("lit"))


def _clock_tower(k, x, y, brick):
    box((0.80, 0.66, 1.20), (x, y, 0.05), wall(brick), 0.01, standing=True)
    for dx in (-0.39, 0.39):
        box((0.12, 0.12, 1.24), (x + dx, y - 0.31, 0.05), wall("cream"), 0.01, standing=True)
    box((0.98, 0.80, 0.10), (x, y, 1.24), flat("cream"), 0.01, standing=True)
    face = y - 0.345
    cone(0.35, 0.35, 0.05, (x, face, 0.86), flat("ink"), 36, (90, 0, 0))
    cone(0.295, 0.295, 0.06, (x, face - 0.005, 0.86), flat("lit"), 36, (90, 0, 0))
    box((0.05, 0.02, 0.25), (x, face - 0.04, 0.97), flat("ink"))
    box((0.20, 0.02, 0.06), (x + 0.09, face - 0.04, 0.86), flat("ink"))
    copper = toon(*COPPER, threshold=0.5)
    lathe([(0.62, 0), (0, 0.80)], copper, seg=4, at=(x, y, 1.33), turn=(0, 0, 45), smooth=0)
    sphere(0.07, (x, y, 2.16), flat("amber"), seg=10)
    box((0.30, 0.03, 0.34), (x, face, 0.20), flat("umber"))


def _atom(x, y):
    """An atom sign on a short pillar."""
    cone(0.13, 0.10, 0.24, (x, y, 0.16), wall("cream"), 14)
    sphere(0.13, (x, y, 0.60), flat("red"), seg=16)
    for turn in (0, 60, 120):
        orbit = flat("#2f78b0")
        torus(0.36, 0.035, (x, y, 0.60), orbit, seg=36, turn=(66, 0, 0), scale=(1, 0.4, 1))
        torus(0.36, 0.035, (x, y, 0.60), orbit, seg=36, turn=(28, turn, 0), scale=(1, 0.42, 1))
