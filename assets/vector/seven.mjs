// The digit 7 of the display font. In Bangers it has a short bar, and looks like the 1 at small sizes. This one has the
// same slant, weight and height, a long bar and a leaning stem. Units are thousandths of the font size, as in Bangers.
import opentype from 'opentype.js';

const outline = [
  [262, 22],
  [88, 8],
  [312, 584],
  [46, 556],
  [72, 712],
  [540, 744],
  [514, 622],
];
const advance = 445;

/** A font that contains only the 7. */
export function seven() {
  const path = new opentype.Path();
  const [[x, y], ...rest] = outline;
  path.moveTo(x, y);
  for (const [toX, toY] of rest) path.lineTo(toX, toY);
  path.close();
  const glyphs = [
    new opentype.Glyph({ name: '.notdef', unicode: 0, advanceWidth: advance, path: new opentype.Path() }),
    new opentype.Glyph({ name: 'seven', unicode: 0x37, advanceWidth: advance, path }),
  ];
  const font = new opentype.Font({
    familyName: 'Seven',
    styleName: 'Regular',
    unitsPerEm: 1000,
    ascender: 883,
    descender: -181,
    createdTimestamp: 0,
    glyphs,
  });
  return Buffer.from(font.toArrayBuffer());
}
