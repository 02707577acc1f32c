import { describe } from 'vitest';
import { picking } from '../position.ts';
import { testCards } from './play.ts';

describe('the cards of the Monsters', () => {
  testCards({
    minotaur: [
      'P7 V · Alpha, Beast · FO: Attack 1',
      { sees: { total: 7, others: [13, 6] } },
      { at: 'hq', sees: { total: 7 } },
    ],
    grendel: [
      'P6 S · Beast · Destroy 1',
      { hand: ['posse'], answers: [picking(0, 'posse')], sees: { total: 6, gone: ['posse'] } },
    ],
    golemOfPrague: [
      'P5 P · Construct · Shield',
      { foe: 'hauntingPresence', sees: { total: 5, others: [20, 5], isShielded: true } },
      { at: 'hq', foe: 'hauntingPresence', sees: { total: 5, others: [20, 5], isShielded: true } },
    ],
    medusa: ['P4 L · Beast · Scrub', { sees: { total: 4, scrubs: [1, 0] } }],
    bogPack: [
      'P3 H · Horde · Extra Horde',
      {
        hand: ['banner', 'graveMist'],
        answers: [picking(0, 'graveMist', 'personality')],
        sees: { total: 6, hand: ['banner'] },
      },
    ],
    plagueRats: [
      'P2 D · Horde · +2 per Horde (max 4); Extra Horde',
      {
        beside: ['graveMist'],
        hand: ['bogPack'],
        answers: [picking(0, 'bogPack', 'personality')],
        sees: { total: 2 + 4 + 3 + 3 },
      },
      { beside: ['graveMist', 'bogPack', 'goblinHost'], sees: { total: 2 + 4 + 3 + 3 + 5 + 4 } },
    ],
    wriggly: [
      'P2 C · Operator · +3 with Vats of Slime; +3 with Machine',
      { beside: ['vatsOfSlime', 'trojanHorse:personality'], sees: { total: 2 + 3 + 3 + 5 + 6 } },
      { beside: ['tortureTable'], sees: { total: 2 + 3 + 3 } },
    ],
    vatsOfSlime: ['E5 R · Slime · Scrub', { sees: { total: 5, scrubs: [1, 0] } }],
    dirigible: ['E2 E · Machine, Traveler', { sees: { total: 2 } }],
    tortureTable: ['E3 J · Machine · Attack 1', { sees: { total: 3, others: [13, 6] } }],
    clawsAndTeeth: ['E2 K · Weapon · +2 with Beast', { beside: ['grendel'], sees: { total: 2 + 2 + 6 } }],
    graveMist: [
      'B3 F · Horde · Shield',
      { foe: 'hauntingPresence', sees: { total: 3, others: [20, 5], isShielded: true } },
      { as: 'equipment', foe: 'broadside', sees: { total: 3, others: [20, 4], isShielded: true } },
    ],
    kraken: [
      'P10 Z · Beast · FO: Attack 1',
      { sees: { total: 10, others: [13, 6] } },
      { at: 'hq', sees: { total: 10 } },
    ],
    mutantVampireSharks: [
      'P6 M · Beast · FO: Bring',
      { answers: [picking(0, 'truthGun', 'equipment')], sees: { total: 6 + 6, others: [12, 6] } },
      { at: 'hq', sees: { total: 6 } },
    ],
    goblinHost: [
      'P5 G · Horde · +2 per Horde (max 4); Extra any',
      {
        beside: ['graveMist'],
        hand: ['cutlass'],
        answers: [picking(0, 'cutlass', 'equipment')],
        sees: { total: 5 + 2 + 3 + 3 },
      },
      { beside: ['graveMist', 'bogPack', 'tinRegiment'], sees: { total: 5 + 4 + 3 + 3 + 5 + 4 } },
    ],
    witchsCauldron: [
      'E7 P · Slime · Recall 1 personality',
      { answers: [picking(0, 'redRyder')], sees: { total: 7, hand: ['redRyder'], discards: ['stagecoach'] } },
    ],
    elixirOfGrowth: ['E5 P (3 pts) · Slime · +3 with Alpha', { beside: ['captainFlint'], sees: { total: 5 + 3 + 7 } }],
  });
});
