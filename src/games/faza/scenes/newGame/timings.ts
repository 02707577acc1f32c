/** How long each moment of the new-game screen takes at speed 1, in milliseconds; `docs/motion-scenes.md` is the same table for people. */
export const NEW_GAME_TEMPO = {
  /** A panel rises when the page opens, and the next a gap later. */
  rise: 240,
  riseGap: 40,
  /** Another hero's panel turns into view. */
  flip: 190,
  /** A panel draws breath when its seat joins, or the mode is chosen. */
  breath: 300,
} as const;
