import { soundsOf } from '../../takes.mjs';
import { cards } from './cards.mjs';
import { money } from './coins.mjs';
import { dice } from './dice.mjs';
import { fanfares } from './fanfares.mjs';
import { controls } from './interface.mjs';
import { pawns } from './pawns.mjs';
import { players } from './players.mjs';

/** Every effect of Azardia in sprite order; none is rendered yet. */
export const effects = soundsOf(
  { ...dice, ...controls, ...pawns, ...money, ...cards, ...players, ...fanfares },
  'azardia/',
);
