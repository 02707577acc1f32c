import { createNoise } from './noise.mjs';

/**
 * Every sound of some families, in their order and not yet drawn. A family maps a name to its recipe:
 *   kind   its class (`classes.mjs`), which says how loud it is
 *   takes  how many variations are wanted (default 1); the second is called "name-2"
 *   loop   the sound goes round without a seam
 *   make   draws one of them, from its own seeded noise and its number from 0
 * A name with a slash is a special case of the name before it, and the game falls back to that.
 * @param seeds what the seeds begin with, so that games with equal names do not share their luck
 */
export const soundsOf = (families, seeds = '') =>
  Object.entries(families).flatMap(([family, { takes = 1, kind, loop = false, make }]) =>
    Array.from({ length: takes }, (_, take) => {
      const name = take === 0 ? family : `${family}-${take + 1}`;
      return { name, family, kind, loop, make: () => make(createNoise(`${seeds}${name}`), take) };
    }),
  );
