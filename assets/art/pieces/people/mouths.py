"""Mouths, drawn on the surface of a face: always within their own width, painted or natural."""

import palette
from materials import toon

DARK = "#4a1a24"
"""What skin is darkened with."""


def _lip_line(p, skin, points, thick=0.0125):
    skin.line([(x, z - p.chin / 3) for x, z in points], thick, _mouth_ink(p), 0.004)


def _mouth_ink(p):
    color = palette.blend(p.skin, "#3a0c18", 0.74)
    return toon(color, color, color, light_at=2)


def _lips(p, skin, upper, lower):
    """Painted or natural lips, always within the mouth's own width."""
    color = p.lips or palette.blend(p.skin, "#8a3038", 0.34)
    paint = toon(color, palette.blend(color, DARK, 0.3), light_at=2, threshold=0.2)
    drop = p.chin / 3
    skin.patch([(x, z - drop) for x, z in upper + lower], paint, 0.004)


def _smile(p, skin):
    line = [(-0.088, -0.182), (-0.045, -0.199), (0.0, -0.203), (0.05, -0.196), (0.095, -0.172)]
    if p.lips:
        bow = [(-0.070, -0.190), (-0.026, -0.182), (0, -0.188), (0.028, -0.181), (0.076, -0.182)]
        _lips(p, skin, bow, [(0.046, -0.216), (0.0, -0.228), (-0.042, -0.219)])
    else:
        _lip_line(p, skin, [(-0.035, -0.226), (0, -0.231), (0.035, -0.226)], 0.007)
    _lip_line(p, skin, line)


def _firm(p, skin):
    if p.lips:
        bow = [(-0.066, -0.198), (-0.026, -0.187), (0, -0.193), (0.028, -0.187), (0.066, -0.198)]
        _lips(p, skin, bow, [(0.044, -0.219), (0.0, -0.228), (-0.044, -0.219)])
    else:
        _lip_line(p, skin, [(-0.035, -0.226), (0, -0.231), (0.035, -0.226)], 0.007)
    _lip_line(p, skin, [(-0.088, -0.205), (-0.04, -0.199), (0.04, -0.199), (0.088, -0.203)])


def _opening(p, skin, outline, inside):
    """An open mouth: a rim of lips, then what is inside."""
    rim = [(x * 1.13, -0.205 + (z + 0.205) * 1.22) for x, z in outline]
    _lips(p, skin, rim, [])
    skin.patch([(x, z - p.chin / 3) for x, z in outline], inside, 0.0075)


def _grit(p, skin):
    """Clenched teeth, one corner pulled down."""
    shape = [(-0.088, -0.188), (-0.04, -0.178), (0.04, -0.176), (0.094, -0.190), (0.098, -0.224)]
    shape += [(0.045, -0.232), (-0.04, -0.232), (-0.084, -0.222)]
    _opening(p, skin, [(1.10 * x, z) for x, z in shape], _mouth_ink(p))
    teeth = toon("white", "#e6d3c4", "white", threshold=0.15, light_at=2)
    skin.patch([(x, -0.205 + (z + 0.205) * 0.72 - p.chin / 3) for x, z in shape], teeth, 0.0105)
    for x in (-0.05, -0.017, 0.017, 0.05):
        _lip_line(p, skin, [(x, -0.186), (x, -0.224)], 0.0045)
    _lip_line(p, skin, [(-0.085, -0.206), (0, -0.205), (0.09, -0.208)], 0.0045)


def _shout(p, skin):
    shape = [(-0.078, -0.178), (-0.03, -0.168), (0.03, -0.168), (0.078, -0.178), (0.070, -0.232)]
    shape += [(0.035, -0.272), (-0.035, -0.272), (-0.070, -0.232)]
    _opening(p, skin, shape, _mouth_ink(p))
    teeth = toon("white", "#e6d3c4", "white", threshold=0.15, light_at=2)
    row = [(-0.064, -0.180), (0, -0.172), (0.064, -0.180), (0.056, -0.198), (0, -0.202), (-0.056, -0.198)]
    skin.patch([(x, z - p.chin / 3) for x, z in row], teeth, 0.0105)
    tongue = toon("#b8434a", light_at=2)
    lap = [(-0.038, -0.256), (0, -0.244), (0.038, -0.256), (0.026, -0.268), (-0.026, -0.268)]
    skin.patch([(x, z - p.chin / 3) for x, z in lap], tongue, 0.0105)


def _slack(p, skin):
    """Out of breath: a small opening, its corners down."""
    shape = [(-0.058, -0.212), (-0.02, -0.193), (0.025, -0.192), (0.062, -0.214), (0.030, -0.234), (-0.026, -0.234)]
    _opening(p, skin, shape, _mouth_ink(p))
    _lip_line(p, skin, [(-0.092, -0.224), (-0.058, -0.212)], 0.009)
    _lip_line(p, skin, [(0.062, -0.214), (0.094, -0.226)], 0.009)


MOUTHS = {"smile": _smile, "firm": _firm, "grit": _grit, "shout": _shout, "slack": _slack}
