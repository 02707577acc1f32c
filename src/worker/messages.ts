/** The page's message that lets the worker of a new version take over; pages of all versions so far send it. */
export const TAKE_OVER = { type: 'SKIP_WAITING' } as const;

/** The page's message to its worker about the open game: from now on its files are cached. */
export interface KeepGame {
  readonly type: 'KEEP_GAME';
  readonly game: string;
}

/** The cache for the files of one game. A page creates it, empty, for the game that is open, before it registers the worker. */
export function gameCache(game: string, scope: string): string {
  return `game-${game}-${scope}`;
}
