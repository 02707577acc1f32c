// The printed grounds of the sets, 120 × 120: each can be told from the others without its color.
import { bar, dot, each, fill, line, sets } from './kit.mjs';

const GROUNDS = {
  /** Diamonds. */
  house: (color) =>
    each(36, (i) => {
      const [x, y] = [(i % 6) - 1, Math.floor(i / 6) - 1];
      return (x + y) % 2 === 0 ? fill(`M${x * 24 + 12} ${y * 24}l12 12l-12 12l-12 -12z`, color) : '';
    }),
  /** Scales. */
  monsters: (color) =>
    each(63, (i) => {
      const [x, y] = [((i % 9) - 1) * 18 + (Math.floor(i / 9) % 2) * 9, Math.floor(i / 9) * 18];
      return line(`M${x} ${y}A9 9 0 0 0 ${x + 18} ${y}`, color, 3.2);
    }),
  /** Rays of the sun. */
  cowboys: (color) =>
    each(12, (i) => {
      const ray = (part) => {
        const angle = (-Math.PI * part) / 12;
        return `${(60 + 160 * Math.cos(angle)).toFixed(1)} ${(100 + 160 * Math.sin(angle)).toFixed(1)}`;
      };
      return fill(`M60 100L${ray(i)}L${ray(i + 0.5)}Z`, color);
    }),
  /** A sun over still water. */
  ninjas: (color, tint) => dot(62, 56, 47, color) + each(4, (i) => bar(0, 82 + i * 10, 120, 4.5, tint)),
  /** Waves. */
  pirates: (color) => each(7, (i) => line(`M-6 ${12 + i * 18}${'q7.5 -11 15 0t15 0'.repeat(5)}`, color, 4.2)),
};

/** The ground of the House is paler than its ink, so that dark things stand out. */
const INKS = { house: '#9a949a' };

const ground = (set, color, tint) => bar(0, 0, 120, 120, tint) + GROUNDS[set](color, tint);

/** By set; the second copy of a faction has its inks the other way round (X1). */
export const grounds = Object.fromEntries(
  Object.entries(sets).map(([set, { ink, tint }]) => [set, () => ground(set, INKS[set] ?? ink, tint)]),
);
export const swapped = Object.fromEntries(
  Object.entries(sets)
    .filter(([set]) => set !== 'house')
    .map(([set, { ink, tint }]) => [set, () => ground(set, tint, ink)]),
);
