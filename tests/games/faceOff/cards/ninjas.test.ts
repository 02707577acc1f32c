import { describe } from 'vitest';
import { declining, picking } from '../position.ts';
import { testCards } from './play.ts';

describe('the cards of the Ninjas', () => {
  testCards({
    mochizukiChiyome: ['P7 T · Alpha, Spy · Draw 2', { sees: { total: 7, hand: ['goldPan', 'banner'] } }],
    hattoriHanzo: [
      'P6 Q · Blade · FO: +1 per hand (max 2)',
      { hand: ['posse'], sees: { total: 6 + 1, hand: ['posse'] } },
      { hand: ['posse', 'willie', 'banner'], sees: { total: 6 + 2, hand: ['posse', 'willie', 'banner'] } },
      { at: 'hq', hand: ['posse'], sees: { total: 6, hand: ['posse'] } },
    ],
    goemon: ['P4 M · Thief · Steal 1', { sees: { total: 4, tokens: [11, 9, 10] } }],
    tamoeGozen: [
      'P4 L · Samurai · HQ: Siege 2 personality',
      { at: 'hq', sees: { total: 4, others: [12, 4], laid: 1 } },
      { sees: { total: 4 } },
    ],
    clanScout: [
      'P3 I · Spy · Draw 1; Extra Trap',
      {
        hand: ['posse', 'caltrops'],
        answers: [picking(0, 'caltrops', 'equipment')],
        sees: { total: 3 + 3, hand: ['posse', 'goldPan'] },
      },
    ],
    tomoSukesada: [
      'P2 C · Smith · +6 with Goemon’s Chain Whip; Destroy 1 or VP 1',
      {
        beside: ['goemonsChainWhip'],
        answers: [{ do: 'choose', seat: 0, option: 1 }],
        sees: { total: 2 + 6 + 3, tokens: [11, 10, 10] },
      },
      {
        hand: ['posse'],
        answers: [{ do: 'choose', seat: 0, option: 0 }, picking(0, 'posse')],
        sees: { total: 2, gone: ['posse'] },
      },
    ],
    novice: [
      'P2 D · Spy · Destroy 1; +1 per hand (max 2)',
      {
        hand: ['posse', 'willie'],
        answers: [picking(0, 'posse')],
        sees: { total: 2 + 1, hand: ['willie'], gone: ['posse'] },
      },
      {
        hand: ['posse', 'willie', 'cannon'],
        answers: [declining(0)],
        sees: { total: 2 + 2, hand: ['posse', 'willie', 'cannon'] },
      },
    ],
    goemonsChainWhip: [
      'E3 J · Blade · Sift, Draw 1',
      {
        answers: [picking(0, 'goldPan')],
        sees: { total: 3, hand: ['banner'], discards: ['redRyder', 'stagecoach', 'goldPan'] },
      },
      { answers: [declining(0)], sees: { total: 3, hand: ['goldPan'] } },
    ],
    shuriken: ['E3 H · Blade · Attack 1', { sees: { total: 3, others: [13, 6] } }],
    caltrops: ['E3 G · Trap · Shield', { foe: 'broadside', sees: { total: 3, others: [20, 4], isShielded: true } }],
    paperLantern: [
      'E2 E · Tool · Destroy 1; Draw 1',
      { hand: ['posse'], answers: [picking(0, 'posse')], sees: { total: 2, hand: ['goldPan'], gone: ['posse'] } },
    ],
    strawDouble: [
      'B2 A · Trap · Shield; Draw 1',
      { foe: 'hauntingPresence', sees: { total: 2, others: [20, 5], hand: ['goldPan'], isShielded: true } },
      { as: 'equipment', foe: 'broadside', sees: { total: 2, others: [20, 4], hand: ['goldPan'], isShielded: true } },
    ],
    miyamotoMusashi: [
      'P9 Y · Samurai, Blade · +1 with Blade',
      { beside: ['shuriken'], sees: { total: 9 + 1 + 3 } },
      { beside: ['banner'], sees: { total: 9 + 5 } },
    ],
    scrollOfShadows: [
      'E4 J · Tool · Draw 1; +1 per hand (max 4)',
      { hand: ['posse'], sees: { total: 4 + 2, hand: ['posse', 'goldPan'] } },
      {
        hand: ['posse', 'willie', 'cannon', 'kraken'],
        sees: { total: 4 + 4, hand: ['posse', 'willie', 'cannon', 'kraken', 'goldPan'] },
      },
    ],
    poisonCup: [
      'E6 O · Trap · Destroy 1; Attack 1',
      { hand: ['posse'], answers: [picking(0, 'posse')], sees: { total: 6, others: [13, 6], gone: ['posse'] } },
    ],
    nightParade: [
      'P5 K · Spy · Extra any; Draw 1',
      { hand: ['cutlass'], answers: [picking(0, 'cutlass', 'equipment')], sees: { total: 5 + 3, hand: ['goldPan'] } },
    ],
    trainingMontage: [
      'E3 M (3 pts) · Tool · Start: Draw 1; Destroy 1; Draw 1',
      { hand: ['posse'], answers: [picking(0, 'posse')], sees: { total: 3, hand: ['goldPan'], gone: ['posse'] } },
    ],
  });
});
