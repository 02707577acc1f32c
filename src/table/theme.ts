/** Colors by role, as numbers; `css` turns them into strings. Areas never stand without their symbol. */
export const color = {
  ink: 0x1d1220,
  paper: 0xfff0cf,
  paperLit: 0xfff8ea,
  paperDim: 0xf3dcb4,
  cream: 0xffe6b3,
  table: 0xc9500f,
  tableRay: 0xd65c17,
  tableDot: 0x8f2d09,
  night: 0x2b1736,
  night2: 0x3d2149,
  nightLine: 0x7a4a86,
  nightDot: 0x150a1c,
  act: 0xffd84a,
  hurt: 0xd62839,
  good: 0x7fb845,
  warn: 0xffb52e,
  live: 0xc8ff3e,
  plum: 0x5a2a66,
  amber: 0xff8a2a,
  lilac: 0xd9b3ff,
  eventLong: 0xb93a0c,
  eventInstant: 0xd62839,
  white: 0xffffff,
} as const;

/** Type: one face for names, numbers and lettering, one for everything read as a sentence. */
export interface Fonts {
  readonly display: string;
  readonly text: string;
  /** How far letters of the display face stand above the middle of their line, as a part of their size. */
  readonly rise: number;
}

const fazaFonts: Fonts = { display: 'Bangers', text: 'Barlow Semi Condensed', rise: 0.045 };

/** Red, green and blue of a color, or of its replacement in the current theme; each 0–255. */
export function channels(drawn: number): readonly [number, number, number] {
  const value = currentTheme().colors.get(drawn) ?? drawn;
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A color as CSS, or its replacement in the current theme. */
export function css(drawn: number, alpha = 1): string {
  const [r, g, b] = channels(drawn);
  return alpha === 1 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** A color mixed with another, from 0 (the first) to 1 (the second). */
export function mix(a: number, b: number, part: number): number {
  const channel = (shift: number): number =>
    Math.round(((a >> shift) & 255) * (1 - part) + ((b >> shift) & 255) * part) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** Contrast, text scale and colors of everything that is painted. */
export interface Theme {
  /** The replacement of a color; other colors stay. */
  readonly colors: ReadonlyMap<number, number>;
  /** How much thicker ink lines are, and the outlines of letters. */
  readonly weight: number;
  /** By how much text of several lines is enlarged at first, if there is room for it. It always fits in the end. */
  readonly type: number;
  readonly fonts: Fonts;
}

/** Everything as it was drawn up. */
export const defaultTheme: Theme = { colors: new Map(), weight: 1, type: 1, fonts: fazaFonts };

let worn = defaultTheme;

/** From now on everything is painted with this theme. Existing pictures stay unchanged until they are repainted. */
export function applyTheme(look: Theme): void {
  worn = look;
}

/** How things are painted now. */
export function currentTheme(): Theme {
  return worn;
}
