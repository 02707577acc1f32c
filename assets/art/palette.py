"""The FAZA palette and the little color arithmetic the materials need.

Colors are written as sRGB hex, because that is how they are picked; Blender
wants linear light, so everything passes through `linear` on the way in.
"""

NAMED = {
    # line and paper
    "ink": "#1d1220",
    "paper": "#fff0cf",
    "white": "#fff8ea",
    "cream": "#ffe6b3",
    # earth: warm, with teal and green as the only cool notes
    "street": "#b67e5c",
    "pavement": "#f3d7a2",
    "sand": "#e3c48c",
    "lawn": "#83b14e",
    "leaf": "#6aa83a",
    "green": "#3f9e4d",
    "teal": "#1f8a8c",
    "dome": "#4fb3a5",
    "water": "#55bcc6",
    "window": "#3f6f78",
    "lit": "#fff2b0",
    "brick": "#c8502e",
    "steel": "#9fa6b0",
    "umber": "#6e4325",
    # signal colors, shared with the four areas
    "red": "#d62839",
    "blue": "#2673b8",
    "yellow": "#ffd84a",
    "amber": "#ffb52e",
    # the Faza
    "orange": "#f26a1b",
    "deep": "#b93a0c",
    "black": "#2b2630",
    "purple": "#7a3fa3",
    "violet": "#3a1d4d",
    "acid": "#c8ff3e",
    "vein": "#ff5a1f",
    "bone": "#e9b890",
}


def hex_of(color):
    """Return the hex value of a palette name, or the hex value itself."""
    return NAMED.get(color, color)


def linear(color):
    """Return an RGBA tuple in linear light."""
    digits = hex_of(color).lstrip("#")
    channels = []
    for i in (0, 2, 4):
        c = int(digits[i : i + 2], 16) / 255
        channels.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*channels, 1.0)


def mix(a, b, amount):
    """Blend two linear colors; 0 is all `a`, 1 is all `b`."""
    return tuple(a[i] * (1 - amount) + b[i] * amount for i in range(3)) + (1.0,)


def blend(a, b, amount):
    """Blend two hex colors in sRGB, which is closer to how paint is judged by eye."""
    first, second = hex_of(a).lstrip("#"), hex_of(b).lstrip("#")
    channels = (
        round(int(first[i : i + 2], 16) * (1 - amount) + int(second[i : i + 2], 16) * amount)
        for i in (0, 2, 4)
    )
    return "#" + "".join(f"{c:02x}" for c in channels)


def shade_of(color):
    """Shadow ink for a color: darker and pulled toward plum, never toward gray."""
    c = linear(color)
    return mix(tuple(x * 0.42 for x in c[:3]), linear("#3a1440"), 0.28)


def shine_of(color):
    """Highlight ink for a color: brighter and pulled toward warm yellow."""
    c = linear(color)
    return mix(tuple(min(1, x * 1.45 + 0.015) for x in c[:3]), linear("#ffdf9a"), 0.16)
