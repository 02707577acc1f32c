"""Tactical tiles of the larger board: 18 Radar Ridge, 22 Submarine Pens."""

from geometry import around, box, curve, gathered, lathe, place, plate, sphere, torus, tube
from kit import set_down
from materials import toon
from models.machines import dish
from models.vessels import submarine
from surfaces import flat, roof, round_wall, wall

ROCK = ("#9a8068", "#5f4a4a", "#c9ae88")


def radar(k):
    """Snowy crags with two white radomes, and a giant dish between them."""
    k.plaza("#b9a582", "#84705c")
    for x, y, height, radius in (
        (-1.28, 1.40, 0.85, 0.74),
        (1.30, 1.40, 0.85, 0.72),
        (0.10, 1.62, 0.55, 0.70),
    ):
        _crag(x, y, height, radius)
    for x, lean in ((-1.28, (10, -30, 0)), (1.30, (0, 18, 0))):
        with k.building(keep=1, rift=abs(lean[1]) / 2 if x > 0 else 0, lean=lean, sink=0.08):
            _radome(x, 1.36, 0.95)
    with k.building(keep=1, lean=(0, 6, 0)):
        for c, s, _ in around(4, 45):
            leg = [(0.42 * c, 1.02 + 0.34 * s, 0), (0.14 * c, 1.05 + 0.12 * s, 0.62)]
            tube(leg, 0.06, flat("#b9203a"), None, 3)
        for z in (0.22, 0.44):
            box((0.60 - z * 0.5, 0.05, 0.05), (0, 0.80, z), flat("#d64a3a"))
    with k.building(keep=1, lean=(30, 26, 10), sink=0.22):
        dish(0, 1.02, 0.80, 0.82, 0, 46)
        torus(0.81, 0.035, (0, 0.772, 1.04), flat("red"), seg=56, turn=(46, 0, 0))
    for side in (-1, 1):
        k.quarter(side, "#b9a582", "#84705c")
    with k.building(keep=1, lean=(-8, 14, 20), sink=0.06):
        _missiles(k, -1.1, -1.15)
    with k.building(keep=0.75, lean=(0, -8, 6)):
        k.vault(1.1, -1.12, 0.56, 0.90, "#8c9a5c", shadow="#4d5a2e", squash=0.72)
        box((0.44, 0.05, 0.28), (1.1, -1.58, 0.18), flat("#3a3140"))
        box((0.54, 0.05, 0.07), (1.1, -1.59, 0.34), flat("amber"))
    with k.building(keep=1, lean=(20, 30, 0)):
        tube([(1.1, -0.75, 0.2), (1.1, -0.75, 0.72)], 0.04, flat("ink"), None, 2)
        box((0.66, 0.05, 0.30), (1.1, -0.76, 0.82), flat("red"), 0.02, (14, 0, 14))


def _crag(x, y, height, radius):
    """A faceted peak with snow on it; what stands on it stands at `height`."""
    rock = toon(*ROCK, threshold=0.5, softness=0.4)
    profile = [(radius, 0), (radius * 0.62, height * 0.5), (0.30, height), (0, height)]
    lathe(profile, rock, seg=7, at=(x, y, 0.03), turn=(0, 0, 14 + 40 * x), smooth=0)
    snow = [(0.44, height * 0.78), (0.34, height + 0.015), (0, height + 0.02)]
    white = flat("white", "#b8b4cc")
    lathe(snow, white, seg=7, at=(x, y, 0.03), turn=(0, 0, 14 + 40 * x), smooth=0)


def _radome(x, y, z):
    sphere(0.42, (x, y, z + 0.26), round_wall("white", "#b8aec0"), seg=32)
    for turn in ((0, 0, 0), (60, 0, 0), (120, 0, 0), (90, 0, 60)):
        torus(0.42, 0.014, (x, y, z + 0.26), flat("#8a8498"), seg=40, turn=turn)


def _missiles(k, x, y):
    """Three missiles on a launching ramp."""
    k.drum(x, y, 0.58, 0.54, 0.14, "#7d8f4a", 0.05)
    for i in range(3):
        dx = -0.34 + 0.34 * i
        base = (x + dx, y - 0.34, 0.34)
        raised = (-52, 0, 0)
        body = [(0, 0), (0.10, 0), (0.10, 0.74), (0, 0.74)]
        lathe(body, round_wall("white"), at=base, turn=raised, seg=18)
        nose = [(0.105, 0.72), (0.06, 0.92), (0, 1.02)]
        lathe(nose, flat("red"), at=base, turn=raised, seg=18)
        lathe([(0.105, 0.2), (0.115, 0.2), (0.115, 0.32)], flat("ink"), at=base, turn=raised)
        box((0.30, 0.05, 0.16), (base[0], base[1] + 0.06, base[2] + 0.06), flat("red"), 0, raised)


def pens(k):
    """Three dark pens in a concrete block, and a submarine coming out; torpedoes and a great bronze screw below."""
    k.plaza("#b9a890", "#8a7a6a")
    with k.building(keep=0.8, lean=(0, 4, 0)):
        box((3.5, 0.62, 0.72), (0, 1.54, 0.05), wall("#b8b0a8", "#75687a"), 0.02, standing=True)
        slab = roof("#cfc8bc", "#8a8090")
        box((3.62, 0.74, 0.14), (0, 1.54, 0.77), slab, 0.02, standing=True)
        for i, x in enumerate((-1.14, 0, 1.14)):
            # solids must not overlap: they would share a cut, and which one is visible there would be random
            arch = [(-0.42, 0), (0.42, 0)]
            arch += [(0.42 * c, 0.41 + 0.34 * s) for c, s, turn in around(32) if turn <= 180]
            plate(arch, 0, 0.05, flat("#2b2630"), at=(x, 1.23, 0.02), turn=(90, 0, 0))
            for bar in range(i + 1):
                at = (x - 0.09 * i + 0.18 * bar, 1.58, 0.916)
                box((0.10, 0.34, 0.012), at, flat("red"))
    k.water(0, 0.82, 3.62, 0.74)
    for x in (-0.57, 0.57):
        box((0.16, 0.36, 0.12), (x, 1.06, 0.05), wall("#b8b0a8"), standing=True)
    with k.building(keep=1, lean=(0, 20, -8), sink=0.10):
        with set_down(0.05, 0.78, 0.12):
            submarine(0, 0, 0, 1.36)
    k.growth("spike", 1.40, 0.72, 1.2)
    k.quarter(-1, "#cdbd9c", "#96794f")
    with k.building(keep=1, lean=(0, 8, 10), sink=0.03):
        for i in range(4):
            _torpedo(-1.62, -0.62 - 0.34 * i, 0.19)
        for x in (-1.48, -0.80):
            box((0.10, 1.34, 0.09), (x, -1.12, 0.06), flat("umber"), standing=True)
    for i in range(7):
        with k.building(keep=1, tilt=12):
            _bollard(k, -1.56 + 0.52 * i, 0.44)
    k.quarter(1, "#cdbd9c", "#96794f")
    with k.building(keep=1, lean=(10, 20, 12), sink=0.08):
        _screw(k, 1.1, -1.16)


def _bollard(k, x, y):
    k.drum(x, y, 0.075, 0.06, 0.15, "#3a3140", 0.04)
    k.drum(x, y, 0.10, 0.09, 0.06, "amber", 0.17)


def _screw(k, x, y):
    """A ship's screw as tall as a house, on trestles, waiting to be fitted."""
    bronze = toon("#d9962e", "#8a5220", "#ffd88a")
    for side in (-1, 1):
        box((0.16, 0.90, 0.16), (x + side * 0.40, y, 0.05), wall("umber"), 0.01, standing=True)
    with gathered("screw") as handle:
        blade = [(0.08, -0.08), (0.36, -0.24), (0.62, -0.18), (0.70, 0.04), (0.58, 0.20)]
        blade = curve([*blade, (0.30, 0.15), (0.08, 0.08)], 4)
        for _, _, turn in around(4, 45):
            plate(blade, -0.03, 0.03, bronze, 0.01, turn=(24, 0, turn))
        lathe([(0, -0.12), (0.18, -0.12), (0.16, 0.12), (0.08, 0.26), (0, 0.28)], bronze, seg=28)
    place(handle, at=(x, y, 0.42), turn=(26, 0, 0))


def _torpedo(x, y, z):
    body = [(0, 0), (0.12, 0.02), (0.13, 0.86), (0.11, 0.96), (0, 1.04)]
    lathe(body, toon("#4f9a86", gloss=1.6), at=(x, y, z), turn=(0, 90, 0), seg=20)
    nose = [(0.135, 0.80), (0.14, 0.9), (0.09, 1.0), (0, 1.05)]
    lathe(nose, flat("red"), at=(x, y, z), turn=(0, 90, 0))
    fin = [(-0.04, -0.18), (0.16, -0.13), (0.16, 0.13), (-0.04, 0.18)]
    plate(fin, -0.015, 0.015, flat("amber"), at=(x, y, z + 0.02))
