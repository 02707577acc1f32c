// Icons of the interface, white, 24 × 24: filled, without outlines. The game tints them.
import { line } from './paper.mjs';

const white = '#ffffff';
const filled = (d, more = '') => `<path d="${d}" fill="${white}"${more ? ` ${more}` : ''}/>`;
const drawn = (d, width = 3) => line(d, white, width);

/** Symbols by name. */
export const icons = {
  menu: () => filled('M3 5h18v3.5H3ZM3 10.3h18v3.5H3ZM3 15.6h18v3.5H3Z'),
  log: () => drawn('M4 3h16v18H4Z', 2.6) + drawn('M8 8h8M8 12h8M8 16h5', 2.4),
  undo: () => drawn('M9 4L3 9.5 9 15M3.5 9.5H14a5.5 5.5 0 0 1 0 11H9'),
  redo: () => drawn('M15 4l6 5.5-6 5.5M20.5 9.5H10a5.5 5.5 0 0 0 0 11h5'),
  turn: () => filled('M5 4l14 8-14 8Z'),
  roll: () => filled('M12 2l9 8-1.5 6L12 22l-7.5-6L3 10ZM12 7L7.5 12.500 12 16l4.500-3.500Z', 'fill-rule="evenodd"'),
  duel: () => drawn('M4 4l13 13M20 4L7 17', 3.4) + drawn('M3 16l5 5M21 16l-5 5', 3),
  response: () => filled('M12 2l9 3v7c0 5-4 8.500-9 10.500C7 20.500 3 17 3 12V5Z'),
  penalty: () => filled('M8 2h8l-1 9h5v5H4v-5h5ZM4 18h16v4H4Z'),
  event: () =>
    filled(
      'M12 1l2.500 6.500L21 5l-2.500 6.500L23 14l-6 1.500L17 22l-5-4-5 4 0-6.500L1 14l4.500-2.500L3 5l6.500 2.500Z',
    ),
  cards: () =>
    filled('M3 6l9-3 6 15-9 3Z', 'opacity=".55"') +
    filled(
      'M9 5h9a1.500 1.500 0 0 1 1.500 1.500v13A1.500 1.500 0 0 1 18 21H9.500A1.500 1.500 0 0 1 8 19.500v-13A1.500 1.500 0 0 1 9 5Z',
    ),
  raise: () => filled('M12 3l8 9h-5v9H9v-9H4Z'),
  eye: () => filled('M1 12C5 5 19 5 23 12 19 19 5 19 1 12ZM12 7.500a4.500 4.500 0 1 0 .01 0Z', 'fill-rule="evenodd"'),
  pass: () => drawn('M4 12h13M12 6l6 6-6 6', 3.6),
};
