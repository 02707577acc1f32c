import { battle } from './board/battle.mjs';
import { bed } from './board/bed.mjs';
import { dread } from './board/dread.mjs';
import { BAR as BOARD_BAR } from './board/form.mjs';
import { pulse } from './board/pulse.mjs';
import { lounge, shadow, BAR as TITLE_BAR } from './title.mjs';

/**
 * The pieces, and their layers from the calmest on: each is a file of its own, all of a piece equally long. Only the calmest
 * has width: the others have one channel, which halves what they take in the browser's memory.
 *   lufs   how loud, if not as loud as music usually is: what leads stands a little in front
 *   kbps   of Opus
 */
export const MUSIC = [
  {
    title: 'title',
    bar: TITLE_BAR,
    layers: [
      { name: 'lounge', make: lounge, channels: 2, lufs: -23, kbps: 34 },
      { name: 'shadow', make: shadow, channels: 1, lufs: -26, kbps: 14 },
    ],
  },
  {
    title: 'board',
    bar: BOARD_BAR,
    layers: [
      { name: 'bed', make: bed, channels: 2, lufs: -24, kbps: 35 },
      { name: 'pulse', make: pulse, channels: 1, lufs: -25, kbps: 20 },
      { name: 'dread', make: dread, channels: 1, lufs: -25, kbps: 20 },
      { name: 'battle', make: battle, channels: 1, lufs: -24, kbps: 22 },
    ],
  },
];
