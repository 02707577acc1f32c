import { createNoise } from '../noise.mjs';
import { cards } from './cards.mjs';
import { dice } from './dice.mjs';
import { drones } from './drones.mjs';
import { endings } from './endings.mjs';
import { events } from './events.mjs';
import { ground } from './ground.mjs';
import { heroes } from './heroes.mjs';
import { controls } from './interface.mjs';
import { motifs } from './motifs.mjs';
import { phases } from './phases.mjs';
import { rebels } from './rebels.mjs';
import { ships } from './ships.mjs';
import { weapons } from './weapons.mjs';

/**
 * A family maps a name to its recipe:
 *   kind   its class (`classes.mjs`), which says how loud it is
 *   takes  how many variations are wanted (default 1); the second is called "name-2"
 *   loop   the sound goes round without a seam
 *   make   draws one of them, from its own seeded noise and its number from 0
 * A name with a slash is a special case of the name before it, and the game falls back to that.
 */
const families = {
  ...controls,
  ...dice,
  ...cards,
  ...heroes,
  ...rebels,
  ...drones,
  ...weapons,
  ...ground,
  ...ships,
  ...motifs,
  ...events,
  ...phases,
  ...endings,
};

/** Every effect in sprite order, not yet drawn. */
export const effects = Object.entries(families).flatMap(([family, { takes = 1, kind, loop = false, make }]) =>
  Array.from({ length: takes }, (_, take) => {
    const name = take === 0 ? family : `${family}-${take + 1}`;
    return { name, family, kind, loop, make: () => make(createNoise(name), take) };
  }),
);
