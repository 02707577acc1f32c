/** Contrast, text scale and colors of everything that is painted. */
export interface Theme {
  /** What stands in a colour's place; a colour that is not among them stays. */
  readonly colors: ReadonlyMap<number, number>;
  /** How much thicker ink lines are, and the outlines of letters. */
  readonly weight: number;
  /** How much larger texts of several lines begin, where there is room for it. They always fit in the end. */
  readonly type: number;
}

/** Everything as it was drawn up. */
export const defaultTheme: Theme = { colors: new Map(), weight: 1, type: 1 };

let worn = defaultTheme;

/** From now on everything is painted like this. What is painted already stays as it is until it is painted again. */
export function applyTheme(look: Theme): void {
  worn = look;
}

/** How things are painted now. */
export function currentTheme(): Theme {
  return worn;
}
