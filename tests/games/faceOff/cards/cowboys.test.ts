import { describe } from 'vitest';
import { picking } from '../position.ts';
import { testCards } from './play.ts';

describe('the cards of the Cowboys', () => {
  testCards({
    billyTheKid: [
      'P7 U · Alpha, Aviator, Outlaw · Discard 1 > Draw 1',
      {
        hand: ['posse'],
        answers: [picking(0, 'posse')],
        sees: { total: 7, hand: ['goldPan'], discards: ['redRyder', 'stagecoach', 'posse'] },
      },
      { sees: { total: 7 } },
    ],
    bassReeves: [
      'P5 R · Lawman · HQ: Shield',
      { at: 'hq', foe: 'hauntingPresence', sees: { total: 5, others: [20, 5], isShielded: true } },
      { foe: 'hauntingPresence', sees: { total: 4, others: [20, 5] } },
    ],
    pokerAlice: [
      'P5 O · Gambler · Discard 1 > VP 1',
      {
        hand: ['posse'],
        answers: [picking(0, 'posse')],
        sees: { total: 5, tokens: [11, 10, 10], discards: ['redRyder', 'stagecoach', 'posse'] },
      },
      { sees: { total: 5 } },
    ],
    docHoliday: ['P5 N · Gambler, Outlaw · Attack 1', { sees: { total: 5, others: [13, 6] } }],
    annieOakley: ['P4 K · Aviator · +2 with Firearm', { beside: ['coltRevolver'], sees: { total: 4 + 2 + 2 } }],
    redRyder: [
      'P3 G · Lawman · HQ: Shelter with Outlaw',
      {
        at: 'hq',
        beside: ['robinHood'],
        sieges: [{ by: 1, minus: 2, on: 'personality' }],
        sees: { total: 3 + 6, others: [14, 4] },
      },
      {
        at: 'hq',
        beside: ['bassReeves'],
        sieges: [{ by: 1, minus: 2, on: 'personality' }],
        sees: { total: 1 + 3, others: [14, 4] },
      },
    ],
    campCook: ['P3 B · Settler · Draw 1', { sees: { total: 3, hand: ['goldPan'] } }],
    banner: ['E5 Q · Traveler', { sees: { total: 5 } }],
    coltRevolver: ['E2 F · Firearm · +3 with Gambler', { beside: ['pokerAlice'], sees: { total: 2 + 3 + 5 } }],
    stagecoach: [
      'E3 J · Traveler · HQ: Shelter',
      { at: 'hq', sieges: [{ by: 1, minus: 1, on: 'equipment' }], sees: { total: 3 } },
    ],
    goldPan: ['E2 D · Tool · VP 1', { sees: { total: 2, tokens: [11, 10, 10] } }],
    spareDeputy: [
      'B3 E · Lawman · HQ: +2 per Lawman (max 4)',
      { at: 'hq', beside: ['redRyder'], sees: { total: 3 + 2 + 3 } },
      {
        at: 'hq',
        as: 'equipment',
        beside: ['redRyder', 'bassReeves', 'tinRegiment'],
        sees: { total: 3 + 4 + 3 + 5 + 5 },
      },
      { beside: ['redRyder'], sees: { total: 3 + 3 } },
    ],
    wildBillHickok: ['P7 T · Gambler, Aviator · Attack 1', { sees: { total: 7, others: [13, 6] } }],
    shotOfWhiskey: [
      'E4 C · Rum · HQ: VP 2, Extra any, Extra any',
      {
        at: 'hq',
        hand: ['cutlass', 'grendel', 'banner'],
        answers: [picking(0, 'cutlass', 'equipment'), picking(0, 'banner', 'equipment')],
        sees: { total: 4 + 3 + 5, tokens: [12, 10, 10], hand: ['grendel'] },
      },
      { hand: ['cutlass'], sees: { total: 4, hand: ['cutlass'] } },
    ],
    posse: [
      'P6 L · Lawman · HQ: +1 per personality (max 4); HQ: Shelter',
      {
        at: 'hq',
        beside: ['campCook', 'banner'],
        sieges: [{ by: 1, minus: 1, on: 'army' }],
        sees: { total: 6 + 1 + 3 + 5, others: [14, 5] },
      },
      {
        at: 'hq',
        beside: ['campCook', 'redRyder', 'bassReeves', 'annieOakley', 'pokerAlice'],
        sees: { total: 6 + 4 + 3 + 3 + 5 + 4 + 5 },
      },
      { beside: ['campCook'], sees: { total: 6 + 3 } },
    ],
    ironHorse: [
      'E6 Q · Machine, Traveler · HQ: +2 with Aviator; Draw 1',
      { at: 'hq', beside: ['annieOakley'], sees: { total: 6 + 2 + 4, hand: ['goldPan'] } },
      { beside: ['annieOakley'], sees: { total: 6 + 4, hand: ['goldPan'] } },
    ],
    goldMineDeed: ['E3 N (4 pts) · Tool · VP 2', { sees: { total: 3, tokens: [12, 10, 10] } }],
  });
});
