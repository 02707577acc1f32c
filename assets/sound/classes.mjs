/**
 * Every sound belongs to one class, and all sounds of a class are equally loud.
 *   lufs     how loud, in LUFS: the loudest 400 ms of what strikes, the gated whole of what lasts
 *   lasts    which of the two measures holds
 *   width    how much of the difference between left and right is kept; 0 where the file has one channel
 *   album    in which file it comes
 */
export const CLASSES = {
  interface: { lufs: -31, lasts: false, width: 0, album: 'effects' },
  foley: { lufs: -25, lasts: false, width: 0, album: 'effects' },
  creature: { lufs: -24, lasts: false, width: 0, album: 'effects' },
  dice: { lufs: -22.5, lasts: false, width: 0, album: 'effects' },
  weapon: { lufs: -19.5, lasts: false, width: 0, album: 'effects' },
  stinger: { lufs: -19, lasts: true, width: 1, album: 'stingers' },
  loop: { lufs: -30, lasts: true, width: 1, album: 'stingers' },
  music: { lufs: -24, lasts: true, width: 1, album: 'music' },
};

/** The allowed difference between a sound and its class, in LU. */
export const TOLERANCE = 1.5;
