"""Political tiles of the larger board: 19 Stadium, 23 World's Fair."""

from geometry import around, box, cone, curve, lathe, plate, sphere, torus, tube
from materials import lamp, toon
from models.sculptures import globe, tent_roof
from surfaces import flat, round_wall, wall


def stadium(k):
    """A great oval bowl with a green pitch under four floodlights; the flame burns below."""
    k.plaza("#dccfae", "#a8966e")
    with k.building(keep=1, lean=(0, 3, 0), rift=6, sink=0.04):
        _bowl(0, 1.12)
    for x, y, lean in (
        (-1.62, 1.66, (0, 24, 0)),
        (1.62, 1.66, (0, -40, 0)),
        (-1.66, 0.58, (10, 34, 0)),
        (1.66, 0.58, (0, -12, 0)),
    ):
        with k.building(keep=1, lean=lean):
            _floodlight(x, y)
    k.growth("palm", -0.2, 1.1, 1.3, 0.1)
    k.quarter(-1, "#928a90", "#655a66")
    paints = ("red", "teal", "amber", "blue", "white", "green")
    for row in range(3):
        for i in range(3):
            k.car(-1.56 + 0.46 * i, -0.62 - 0.48 * row, paints[(2 * row + i) % 6], 90)
    k.quarter(1, "#ead9b6", "#bf9f72")
    with k.building(keep=1, lean=(8, 22, 0), sink=0.06):
        _cauldron(k, 1.1, -1.15)
    for x, color in ((0.50, "blue"), (1.50, "red")):
        k.flag(x, -0.55, 0.05, color, 0.62, 1.1)


def _bowl(x, y):
    squash = (1, 0.44, 1)

    def ring(profile, color, shadow=None):
        lathe(profile, round_wall(color, shadow), at=(x, y, 0.04), scale=squash, seg=72)

    ring([(1.72, 0), (1.78, 0.50), (1.68, 0.52), (1.64, 0.46)], "cream", "#b98f66")
    for inner, outer, low, high, color in (
        (1.46, 1.66, 0.36, 0.48, "red"),
        (1.26, 1.46, 0.24, 0.36, "white"),
        (1.06, 1.26, 0.12, 0.24, "blue"),
    ):
        ring([(inner, low), (outer, high), (outer, high - 0.06)], color)
    ring([(1.06, 0.03), (1.06, 0.14)], "#c8502e")
    ring([(0, 0.05), (1.06, 0.05)], "#c8502e")
    ring([(0, 0.06), (0.90, 0.06)], "#5fa83a", "#3f7a2e")
    for size, at in (((0.03, 0.68), 0.0), ((0.03, 0.36), -0.52), ((0.03, 0.36), 0.52)):
        box((*size, 0.01), (x + at, y, 0.105), flat("white"))
    torus(0.17, 0.018, (x, y, 0.11), flat("white"), seg=28, scale=(1, 0.9, 0.4))
    for c, s, turn in around(20, 9):
        if s < 0:
            arch = (x + 1.77 * c, y + 0.44 * 1.77 * s - 0.01, 0.20)
            box((0.03, 0.13, 0.22), arch, flat("#4a3040"), 0, (0, 0, turn))


def _floodlight(x, y):
    tube([(x, y, 0), (x, y, 1.15)], 0.04, flat("#4a4450"), None, 2)
    box((0.44, 0.08, 0.30), (x, y, 1.22), flat("#4a4450"), 0.01, (20, 0, 0))
    for dx in (-0.13, 0, 0.13):
        for dz in (-0.07, 0.07):
            sphere(0.055, (x + dx, y - 0.06 - dz * 0.3, 1.22 + dz), lamp("lit"), seg=10)


def _cauldron(k, x, y):
    for radius, z in ((0.60, 0.05), (0.46, 0.15), (0.32, 0.25)):
        k.drum(x, y, radius, radius, 0.10, "white", z, "#c9b09a")
    k.drum(x, y, 0.10, 0.08, 0.36, "cream", 0.34)
    cup = curve([(0.06, 0), (0.22, 0.08), (0.36, 0.26)])
    lathe([*cup, (0.30, 0.24), (0, 0.2)], toon("#d9902e", gloss=1.5), at=(x, y, 0.66), seg=32)
    for radius, top, color in ((0.27, 0.62, "orange"), (0.18, 0.46, "yellow")):
        flame = curve([(0, 0), (radius, 0.14), (radius * 0.6, 0.34), (0, top)])
        dy = 0 if color == "orange" else -0.16
        lathe(flame, lamp(color), at=(x, y + dy, 0.84), seg=24)


def fair(k):
    """A steel globe with its orbits over a round basin; a big wheel and a striped tent below."""
    k.lawn(0, 1.1, 3.62, 1.5)
    k.circle(0, 1.05, 0.98, "#efd9a2")
    with k.building(keep=1, tilt=3):
        k.pond(0, 1.02, 0.86, 0.66)
    with k.building(keep=1, lean=(10, 18, 0), rift=9, sink=0.26):
        for c, s, _ in around(3, 30):
            leg = [(0.42 * c, 1.1 + 0.34 * s, 0.05), (0.10 * c, 1.1 + 0.1 * s, 0.55)]
            tube(leg, 0.07, flat("#8a94a8"), [1.3, 0.9], 4)
        globe(0, 1.10, 1.02, 0.70)
    for side, keep in ((-1, 0.55), (1, 0.8)):
        with k.building(keep=keep, lean=(0, side * -10, 0)):
            fins = ((0, 1.35, "red"), (0.30, 1.0, "white"), (-0.30, 1.0, "teal"))
            for dx, height, color in fins:
                fin = [(-0.13, 0), (0.13, 0), (0.03, height), (-0.03, height)]
                at = (side * 1.42 + dx, 1.36, 0.05)
                plate(fin, -0.05, 0.05, wall(color), at=at, turn=(90, 0, 0))
    k.trees((-1.7, 0.56, 1.1), (1.7, 0.56, 1.1))
    k.quarter(-1, "#ead9b6", "#bf9f72")
    with k.building(keep=1, lean=(10, -24, 0), sink=0.12):
        k.drum(-1.1, -1.1, 0.58, 0.58, 0.36, "white", 0.05)
        tent_roof(-1.1, -1.1, 0.70, 0.46, 1.10, ("#f08a1f", "white"))
        sphere(0.08, (-1.1, -1.1, 1.12), flat("red"), seg=12)
        box((0.26, 0.05, 0.26), (-1.1, -1.68, 0.18), flat("umber"))
    k.quarter(1, "#ead9b6", "#bf9f72")
    with k.building(keep=1, lean=(14, 30, 0), sink=0.10):
        _big_wheel(1.1, -1.30, 0.74)


def _big_wheel(x, y, radius):
    middle = radius + 0.22
    steel = flat("#f2f2f0", "#9a94a8")
    for side in (-1, 1):
        tube([(x + side * 0.42, y, 0), (x, y, middle)], 0.045, flat("red"), None, 3)
    # a tall oval: heights are drawn shorter than widths, and a wheel should look round
    for r in (radius, radius * 0.82):
        hub = (x, y, middle * 1.1)
        torus(r * 0.86, 0.03, hub, steel, seg=48, turn=(90, 0, 0), scale=(1, 1.4, 1))
    for i, (c, s, _) in enumerate(around(8, 22.5)):
        tip = (x + radius * 0.86 * c, y, middle * 1.1 + radius * 0.86 * 1.4 * s)
        tube([(x, y, middle * 1.1), tip], 0.02, steel, None, 2)
        cabin = flat(("red", "yellow", "blue", "green")[i % 4])
        box((0.17, 0.17, 0.17), (tip[0], y - 0.04, tip[2] - 0.06), cabin, 0.04)
    cone(0.10, 0.10, 0.12, (x, y - 0.06, middle * 1.1), flat("amber"), 20, (90, 0, 0))
