/** What a page tells the worker of a new version to let it take over; pages of all versions so far say this. */
export const TAKE_OVER = { type: 'SKIP_WAITING' } as const;

/** What a page tells its worker about the game that is open: from now on its files are kept. */
export interface KeepGame {
  readonly type: 'KEEP_GAME';
  readonly game: string;
}

/** The cache for the files of one game. A page creates it, empty, for the game that is open, before it registers the worker. */
export function gameCache(game: string, scope: string): string {
  return `game-${game}-${scope}`;
}
