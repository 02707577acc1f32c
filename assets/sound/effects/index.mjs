import { soundsOf } from '../takes.mjs';
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

/** Every effect in sprite order; none is rendered yet. */
export const effects = soundsOf(families);
