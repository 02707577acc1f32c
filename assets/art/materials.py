"""Materials that look like a printed 1960s comic: flat inks plus halftone dots.

Every surface is lit by one white diffuse shader whose brightness picks between
three inks (shadow, base, highlight). A dot pattern in screen space is added
before the decision, so dots grow where the light falls off.

A `Theme` re-inks everything built while it is active. That is how a drone
becomes its singed self, a ship its wreck and a city its own ruin.
"""

import random
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Optional, Tuple

import bpy

import palette


class Press:
    """How the current picture is printed; set by `scene.start`."""

    size = (512, 512)
    cell = 14.0
    dots = True


@dataclass(frozen=True)
class Theme:
    """Changes the colors of surfaces and lamps; see `themed`."""

    toward: str
    """The color that all surfaces are blended toward."""
    fade: float
    """How strongly surfaces are blended (0 keeps them, 1 replaces them)."""
    ember: Optional[str]
    """Color of the lamps that still glow; None keeps their own."""
    embers: float
    """Share of lamps that still glow; the rest go dark."""
    cracks: Optional[Tuple] = None
    """Vein settings laid over every surface (see `toon`)."""
    soot: Optional[Tuple[float, float]] = None
    """(scale, level): blotches of shadow ink where a noise of that scale exceeds the level."""


SINGED = Theme("#2a1a1c", 0.24, "#ff7a1f", 0.25, soot=(1.6, 0.54))
# the four states of a mothership, from scratched to dead
WORN = Theme("#4a3430", 0.05, None, 0.80, soot=(0.9, 0.62))
BROKEN = Theme("#4a3638", 0.14, None, 0.40, soot=(0.9, 0.57))
BURNT = Theme("#3e2c30", 0.26, "#ff7a1f", 0.16, soot=(0.9, 0.54))
WRECKED = Theme("#4a4044", 0.62, None, 0.0, soot=(0.8, 0.52))

_theme = None
_cache = {}


def reset():
    """Forget cached materials; needed after Blender's file has been emptied."""
    _cache.clear()


@contextmanager
def themed(theme):
    """Build everything in the block under `theme`."""
    global _theme
    before, _theme = _theme, theme
    try:
        yield
    finally:
        _theme = before


class Nodes:
    """A thin writer for node trees, so that shader code reads as formulas."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if hasattr(value, "links"):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def math(self, operation, a, b=0.0):
        return self.add("Math", {0: a, 1: b}, operation=operation).outputs[0]

    def pick(self, factor, no, yes):
        return self.add("MixRGB", {0: factor, 1: no, 2: yes}).outputs[0]

    def emit(self, color):
        """Finish the tree: show exactly this color."""
        shader = self.add("Emission", {0: color, 1: 1.0}).outputs[0]
        self.add("OutputMaterial", {0: shader})

    def brightness(self, shader):
        rgb = self.add("ShaderToRGB", {0: shader}).outputs[0]
        return self.add("RGBToBW", {0: rgb}).outputs[0]


def _dot_distance(n, window):
    """Distance from the center of the halftone cell, on a screen turned by 45 degrees."""
    xy = n.add("SeparateXYZ", {0: window})
    x = n.math("MULTIPLY", xy.outputs[0], Press.size[0] / Press.cell / 1.41421)
    y = n.math("MULTIPLY", xy.outputs[1], Press.size[1] / Press.cell / 1.41421)

    def centered(value):
        return n.math("SUBTRACT", n.math("FRACT", n.math("ADD", value, 100)), 0.5)

    u, w = centered(n.math("ADD", x, y)), centered(n.math("SUBTRACT", x, y))
    return n.math("SQRT", n.math("ADD", n.math("MULTIPLY", u, u), n.math("MULTIPLY", w, w)))


def _crack_distance(n, coordinates, scale):
    """Distance from the nearest crack of a wobbly cell pattern."""
    noise = n.add("TexNoise", {"Vector": coordinates, "Scale": 2.2, "Detail": 2.0})
    bent = n.add("MixRGB", {0: 0.35, 1: coordinates, 2: noise.outputs["Color"]}, blend_type="ADD")
    cells = n.add(
        "TexVoronoi",
        {"Vector": bent.outputs[0], "Scale": scale},
        feature="DISTANCE_TO_EDGE",
    )
    return cells.outputs["Distance"]


def toon(
    color,
    shadow=None,
    light=None,
    threshold=0.42,
    softness=0.34,
    light_at=0.93,
    gloss=0.0,
    gradient=None,
    veins=None,
):
    """A printed surface.

    threshold  brightness under which the shadow ink starts
    softness   width of the dotted zone around it
    light_at   brightness above which the highlight ink starts (2 = never)
    gloss      brightness above which a white glint appears (0 = none)
    gradient   (axis, low, high): fade over the object's own box; flat walls
               have one brightness only and look dead without it
    veins      (scale, width, rim, body, core): cracks with three inks
    """
    if _theme:
        color = palette.blend(color, _theme.toward, _theme.fade)
        shadow = shadow and palette.blend(shadow, _theme.toward, _theme.fade)
        light = light and palette.blend(light, _theme.toward, _theme.fade)
        gloss = 0
        veins = veins or _theme.cracks
    key = (color, shadow, light, threshold, softness, light_at, gloss, gradient, veins, Press.dots)
    if key in _cache:
        return _cache[key]
    material = _cache[key] = bpy.data.materials.new(f"toon {color} {len(_cache)}")
    n = Nodes(material)
    base = palette.linear(color)
    dark = palette.linear(shadow) if shadow else palette.shade_of(color)
    bright = palette.linear(light) if light else palette.shine_of(color)

    value = n.brightness(n.add("BsdfDiffuse", {0: (1, 1, 1, 1)}).outputs[0])
    place = n.add("TexCoord")
    if gradient:
        axis, low, high = gradient
        along = n.add("SeparateXYZ", {0: place.outputs["Generated"]}).outputs[axis]
        fade = n.math("ADD", n.math("MULTIPLY", along, high - low), low)
        value = n.math("MULTIPLY", value, fade)
    if _theme and _theme.soot:
        value = _under_soot(n, place.outputs["Object"], _theme.soot, value)
    dotted = value
    if Press.dots:
        dot = n.math("SUBTRACT", _dot_distance(n, place.outputs["Window"]), 0.38)
        dotted = n.math("ADD", value, n.math("MULTIPLY", dot, softness))
    out = n.pick(n.math("GREATER_THAN", dotted, threshold), dark, base)
    out = n.pick(n.math("GREATER_THAN", value, light_at), out, bright)
    if gloss:
        mirror = n.brightness(n.add("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.25}).outputs[0])
        out = n.pick(n.math("GREATER_THAN", mirror, gloss), out, palette.linear("#fffaf0"))
    if veins:
        out = _ink_veins(n, place.outputs["Object"], veins, out)
        if not _theme:
            material["glow twin"] = _vein_light(veins).name
    n.emit(out)
    return material


def _under_soot(n, coordinates, soot, value):
    """Darken by blotches of noise; before the halftone, so that soot fades out in dots."""
    scale, level = soot
    noise = n.add("TexNoise", {"Vector": coordinates, "Scale": scale, "Detail": 3.0})
    above = n.math("MAXIMUM", n.math("SUBTRACT", noise.outputs["Fac"], level), 0.0)
    return n.math("SUBTRACT", value, n.math("MULTIPLY", above, 5.0))


def _ink_veins(n, coordinates, veins, under):
    scale, width, rim, body, core = veins
    distance = _crack_distance(n, coordinates, scale)
    for reach, ink in ((width * 2.1, rim), (width, body), (width * 0.38, core)):
        under = n.pick(n.math("LESS_THAN", distance, reach), under, palette.linear(ink))
    return under


def _vein_light(veins):
    """What a veined surface looks like in the glow pass: only its veins, on black."""
    scale, width, _rim, body, core = veins
    material = bpy.data.materials.new("vein light")
    material.use_fake_user = True
    n = Nodes(material)
    black = (0, 0, 0, 1)
    place = n.add("TexCoord").outputs["Object"]
    out = _ink_veins(n, place, (scale, width, "#000000", body, core), black)
    n.emit(out)
    return material


def lamp(color):
    """A glowing color. Under a theme most lamps are off and the others dim."""
    if _theme:
        if random.random() >= _theme.embers:
            return toon("#140b18", light_at=2)
        color = _theme.ember or color
    return fire(color)


def fire(color):
    """A glowing color that no theme changes: lava, flames, acid, eyes."""
    key = ("fire", color)
    if key not in _cache:
        material = _cache[key] = bpy.data.materials.new(f"fire {color}")
        material["emissive"] = 1
        Nodes(material).emit(palette.linear(color))
    return _cache[key]


def mist(color):
    """Haze on a disc of radius 1: shining halftone dots with nothing between them, smaller toward the rim."""
    key = ("mist", color)
    if key not in _cache:
        material = _cache[key] = bpy.data.materials.new(f"mist {color}")
        material["emissive"] = 1
        material.blend_method, material.shadow_method = "CLIP", "NONE"
        n = Nodes(material)
        place = n.add("TexCoord")
        away = n.add("VectorMath", {0: place.outputs["Object"]}, operation="LENGTH").outputs["Value"]
        wisps = n.add("TexNoise", {"Vector": place.outputs["Object"], "Scale": 2.6, "Detail": 2.0}).outputs["Fac"]
        thick = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, away), n.math("ADD", wisps, 0.1))
        thick = n.math("MINIMUM", thick, 0.46)
        dot = n.math("LESS_THAN", _dot_distance(n, place.outputs["Window"]), thick)
        gap = n.add("BsdfTransparent").outputs[0]
        haze = n.add("Emission", {0: palette.linear(color)}).outputs[0]
        n.add("OutputMaterial", {0: n.add("MixShader", {0: dot, 1: gap, 2: haze}).outputs[0]})
    return _cache[key]


def ink():
    """Plain line color for things that are drawn rather than built."""
    key = ("ink",)
    if key not in _cache:
        material = _cache[key] = bpy.data.materials.new("ink")
        Nodes(material).emit(palette.linear("ink"))
    return _cache[key]
