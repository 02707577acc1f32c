/** What a page tells the worker of a new version to let it take over; pages of all versions so far say this. */
export const TAKE_OVER = { type: 'SKIP_WAITING' } as const;
