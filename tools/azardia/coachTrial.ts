import { regular } from '../../src/games/azardia/bots/regular.ts';
import { rookie } from '../../src/games/azardia/bots/rookie.ts';
import { sharp } from '../../src/games/azardia/bots/sharp/sharp.ts';
import { winChance } from '../../src/games/azardia/bots/sharp/winChance.ts';
import { azardia } from '../../src/games/azardia/rules/azardia.ts';
import type { AzardiaTypes } from '../../src/games/azardia/rules/state/types.ts';
import type { CoachTrial } from '../game/coachTrial.ts';

/** Azardia's coach asks Sharp: it advises a seat from its roll to the end of its turn. */
export const coachTrial: CoachTrial<AzardiaTypes> = {
  game: azardia,
  setup: (number) => ({
    seed: `coach/${number}`,
    players: 2 + (number % 3),
    fairStart: false,
    quickGame: false,
    firmGoal: false,
    openHands: false,
    longGrace: false,
  }),
  rounds: 12,
  begins: ({ turn, steps }, seat) => turn?.seat === seat && steps[0]?.step === 'chooseMove',
  goesOn: ({ turn }, seat) => turn?.seat === seat,
  chance: winChance,
  bots: { coach: sharp, greedy: regular, before: rookie, after: regular },
};
