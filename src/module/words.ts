/** What the shell says in a game's own words: whole sentences, where none fits every game. */
export interface GameWords {
  /** What the game is called. */
  readonly name: string;
  /** What giving a game up leads to. */
  readonly givenUp: string;
  /** What a share code holds. */
  readonly codeHolds: string;
  /** What two games with the same seed have in common. */
  readonly sameSeed: string;
  /** What the setting that always shows the forecast shows; `null` for a game that foretells nothing. */
  readonly forecastShows: string | null;
  /** The setting that sums up what a long phase did, and what the summary holds; `null` for a game without such a phase. */
  readonly summary: { readonly name: string; readonly holds: string } | null;
  /** What the page about players says of whom they play, and when the screen waits for the device to be passed. */
  readonly players: string;
  readonly passing: string;
}
