"""Writes the digits of Young Serif in their lining form as a font of their own.

Young Serif draws old-style digits unless a feature asks for lining ones, which text on a canvas cannot do. Needs
fontTools and brotli (Debian: python3-fonttools, python3-brotli). Run from the project's root:

    python3 assets/fonts/numerals.py

Young Serif is under the SIL Open Font License without a reserved name, so a changed version may keep its name.
"""

from fontTools import subset
from fontTools.ttLib import TTFont

SOURCE = "node_modules/@fontsource/young-serif/files/young-serif-latin-400-normal.woff2"
TARGET = "src/games/factionFun/ui/numerals.woff2"
DIGITS = range(0x30, 0x3A)

font = TTFont(SOURCE)
for table in font["cmap"].tables:
    lining = {code: font.getBestCmap()[code].removesuffix(".lf") + ".lf" for code in DIGITS}
    table.cmap = {**table.cmap, **lining} if table.isUnicode() else table.cmap
options = subset.Options(flavor="woff2", hinting=False, layout_features=["kern"])
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=DIGITS)
subsetter.subset(font)
subset.save_font(font, TARGET, options)
