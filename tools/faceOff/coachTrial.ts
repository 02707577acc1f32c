import { boss } from '../../src/games/faceOff/bots/boss.ts';
import { overNerd } from '../../src/games/faceOff/bots/overNerd/overNerd.ts';
import { winChances } from '../../src/games/faceOff/bots/overNerd/winChances.ts';
import { rookie } from '../../src/games/faceOff/bots/rookie.ts';
import { FACTIONS, type FactionId } from '../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../src/games/faceOff/rules/faceOff.ts';
import type { FaceOffTypes } from '../../src/games/faceOff/rules/state/types.ts';
import type { CoachTrial } from '../game/coachTrial.ts';

/** The factions of games with two seats. */
const PAIRS: readonly (readonly FactionId[])[] = FACTIONS.flatMap((one) =>
  FACTIONS.flatMap((other) => (one === other ? [] : [[one, other]])),
);

/** Face Off's coach asks OverNerd: it advises a seat from the moment when it takes a clock card to the end of the round. */
export const coachTrial: CoachTrial<FaceOffTypes> = {
  game: faceOff,
  setup: (number) => ({
    seed: `coach/${number}`,
    factions: PAIRS[number % PAIRS.length] ?? ['cowboys', 'ninjas'],
    timing: 'standard',
  }),
  rounds: 10,
  begins: ({ steps: [step] }, seat) => step?.step === 'clock' && step.seat === seat,
  goesOn: () => true,
  chance: (view, seat) => winChances(view)[seat] ?? 0,
  bots: { coach: overNerd, greedy: boss, before: rookie, after: boss },
};
