import { easy } from '../../src/games/factionFun/bots/easy.ts';
import { normal } from '../../src/games/factionFun/bots/normal.ts';
import { winChance } from '../../src/games/factionFun/bots/winChance.ts';
import { factionFun } from '../../src/games/factionFun/rules/factionFun.ts';
import type { FactionFunTypes } from '../../src/games/factionFun/rules/state/types.ts';
import { peopleOf } from '../../src/games/factionFun/rules/turn/seats.ts';
import type { CoachTrial } from '../game/coachTrial.ts';

/** Faction Fun's coach advises what Normal does, from the card to the end of the turn. */
export const coachTrial: CoachTrial<FactionFunTypes> = {
  game: factionFun,
  setup: (number) => ({
    seed: `coach/${number}`,
    seats: 2,
    asWritten: false,
    twoAvatars: false,
    literalPenalty: false,
    quickGame: false,
  }),
  rounds: 14,
  begins: ({ turn, steps }, seat) => turn?.seat === seat && steps[0]?.step === 'card',
  goesOn: ({ turn }, seat) => turn?.seat === seat,
  chance: (view, seat) => winChance(view, peopleOf(seat), 0),
  bots: { coach: normal, greedy: easy, before: easy, after: normal },
};
