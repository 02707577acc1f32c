import { createNoise } from '../noise.mjs';
import { cards } from './cards.mjs';
import { dice } from './dice.mjs';
import { ground } from './ground.mjs';
import { heroes } from './heroes.mjs';
import { controls } from './interface.mjs';
import { phases } from './phases.mjs';
import { ships } from './ships.mjs';
import { weapons } from './weapons.mjs';

/**
 * A family maps a name to its recipe:
 *   kind   'transient' (evened by peak) or 'sustained' (evened by RMS)
 *   takes  how many variations are wanted (default 1); the second is called "name-2"
 *   loop   the sound goes round without a seam
 *   make   draws the sound, from its own seeded noise
 */
const recipes = { ...dice, ...weapons, ...ground, ...ships, ...heroes, ...cards, ...phases, ...controls };

/** Every effect in sprite order, not yet drawn. */
export const effects = Object.entries(recipes).flatMap(([name, { takes = 1, kind, loop = false, make }]) =>
  Array.from({ length: takes }, (_, k) => {
    const title = k === 0 ? name : `${name}-${k + 1}`;
    return { name: title, kind, loop, make: () => make(createNoise(title)) };
  }),
);
