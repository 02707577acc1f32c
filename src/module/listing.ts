/** The least and the most of something. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** The description of a game before any of its code is loaded. */
export interface GameListing {
  readonly name: string;
  /** A summary of the game, in one line. */
  readonly tagline: string;
  /** How many can play. */
  readonly players: Span;
  /** How long a game takes, in minutes. */
  readonly minutes: Span;
  /** The colors of its name while the game loads, if they are not those of plain paper. */
  readonly splash?: { readonly ground: string; readonly words: string };
  /** The URL of its cover relative to the page, 600 × 540 pixels; `null` if there is none. */
  readonly picture: string | null;
}
