/** The least and the most of something. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** What people are told of a game before any of its code is loaded. */
export interface GameListing {
  readonly name: string;
  /** What the game is about, in one line. */
  readonly tagline: string;
  /** How many can play. */
  readonly players: Span;
  /** How long a game takes, in minutes. */
  readonly minutes: Span;
  /** The address of its cover relative to the page, 600 × 540 pixels; `null` where there is none. */
  readonly picture: string | null;
}
