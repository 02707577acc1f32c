import { describe } from 'vitest';
import { declining, picking } from '../position.ts';
import { testCards } from './play.ts';

describe('the Power cards of the Heathen House', () => {
  testCards({
    aristotle: [
      'P5 N · Genius · +3 with faction; Draw 1',
      { beside: ['banner'], sees: { total: 5 + 3 + 5, hand: ['goldPan'] } },
      { beside: ['truthGun'], sees: { total: 5 + 6, hand: ['goldPan'] } },
    ],
    dracula: ['P9 X · Beast · FO: Attack 1', { sees: { total: 9, others: [13, 6] } }, { at: 'hq', sees: { total: 9 } }],
    truthGun: ['E6 O · Gun, Firearm · Attack 2', { sees: { total: 6, others: [12, 6] } }],
    sopwithCamel: [
      'E5 J · Machine, Traveler · HQ: +4 if timing ≤ 2',
      { at: 'hq', timing: 2, sees: { total: 5 + 4 } },
      { at: 'hq', timing: 3, sees: { total: 5 } },
      { timing: 2, sees: { total: 5 } },
    ],
    cleopatra: [
      'P6 Q · Alpha · VP 1; Sift',
      {
        answers: [picking(0, 'goldPan')],
        sees: { total: 6, tokens: [11, 10, 10], discards: ['redRyder', 'stagecoach', 'goldPan'] },
      },
    ],
    joanOfArc: [
      'P7 S · Samurai · Shield; HQ: Shelter',
      {
        at: 'hq',
        foe: 'hauntingPresence',
        sieges: [{ by: 1, minus: 2, on: 'personality' }],
        sees: { total: 7, others: [20, 3], isShielded: true },
      },
      { foe: 'hauntingPresence', sees: { total: 7, others: [20, 5], isShielded: true } },
    ],
    leonardoDaVinci: [
      'P6 M · Genius, Operator · +3 with Machine; Recall 1 equipment',
      {
        beside: ['tortureTable'],
        answers: [picking(0, 'stagecoach')],
        sees: { total: 6 + 3 + 3, hand: ['stagecoach'], discards: ['redRyder'] },
      },
    ],
    adaLovelace: [
      'P6 H · Genius · Sift, Draw 1; +2 with equipment',
      { beside: ['banner'], answers: [declining(0)], sees: { total: 6 + 2 + 5, hand: ['goldPan'] } },
    ],
    nikolaTesla: [
      'P7 P · Genius, Operator · +3 with Machine; Attack 1',
      { beside: ['tortureTable'], sees: { total: 7 + 3 + 3, others: [13, 6] } },
    ],
    sunTzu: [
      'P6 K · Genius · HQ: Siege 1 personality; Draw 1',
      { at: 'hq', sees: { total: 6, others: [13, 5], hand: ['goldPan'], laid: 1 } },
      { sees: { total: 6, hand: ['goldPan'] } },
    ],
    genghisKhan: ['P9 W · Captain', { sees: { total: 9 } }],
    robinHood: ['P6 R · Outlaw · Steal 1; VP 1', { sees: { total: 6, tokens: [12, 9, 10] } }],
    ladyMacbeth: [
      'P6 I · Spy · Attack 1; Destroy 1',
      { hand: ['posse'], answers: [picking(0, 'posse')], sees: { total: 6, others: [13, 6], gone: ['posse'] } },
    ],
    rasputin: [
      'P7 T · Gambler · Recall 1 any',
      { answers: [picking(0, 'stagecoach')], sees: { total: 7, hand: ['stagecoach'], discards: ['redRyder'] } },
    ],
    littleManWithTheGreenBeard: ['P5 B · Gambler · VP 2', { sees: { total: 5, tokens: [12, 10, 10] } }],
    spearOfDestiny: ['E7 U · Weapon · Attack 1', { sees: { total: 7, others: [13, 6] } }],
    vorpalBlade: [
      'E6 L · Weapon, Blade · +3 with Alpha; Attack 1',
      { beside: ['captainFlint'], sees: { total: 6 + 3 + 7, others: [13, 6] } },
    ],
    trojanHorse: [
      'B6 G · Machine, Traveler · HQ: Siege 1 army',
      { at: 'hq', sees: { total: 6, others: [12, 5], laid: 1 } },
      {
        at: 'hq',
        as: 'equipment',
        rival: ['genghisKhan', 'banner', 'dirigible', 'goldPan'],
        sees: { total: 6, others: [9 + 5 + 2 + 2 - 3, 5], laid: 1 },
      },
      { sees: { total: 6 } },
    ],
    flyingCarpet: [
      'E5 F · Traveler · Draw 1; FO: Deploy 1',
      {
        hand: ['kraken'],
        answers: [picking(0, 'kraken')],
        sees: { total: 5, hand: ['goldPan'], deployed: ['kraken'] },
      },
      { at: 'hq', hand: ['kraken'], sees: { total: 5, hand: ['kraken', 'goldPan'] } },
    ],
    tinRegiment: [
      'P5 E · Horde, Lawman · +2 per Horde (max 4); Extra any',
      {
        beside: ['graveMist'],
        hand: ['cutlass'],
        answers: [picking(0, 'cutlass', 'equipment')],
        sees: { total: 5 + 2 + 3 + 3 },
      },
      { beside: ['graveMist', 'bogPack', 'goblinHost'], sees: { total: 5 + 4 + 3 + 3 + 5 + 4 } },
    ],
  });
});

describe('the Market cards of the Heathen House', () => {
  testCards({
    hauntingPresence: [
      'P6 S (3 pts) · Beast · Shield; Attack 1 all',
      { beside: ['kraken'], foe: 'maryRead', sees: { total: 6 + 10, others: [14 + 5 - 1, 5], isShielded: true } },
    ],
    arkOfTheCovenant: [
      'E6 U (3 pts) · Weapon · Kick',
      {
        at: 'hq',
        answers: [{ do: 'kick', seat: 0, card: 'genghisKhan', owner: 1 }],
        sees: { total: 6, others: [5, 6] },
      },
      {
        answers: [
          { do: 'kick', seat: 0, card: 'dracula', owner: null },
          { do: 'move', seat: 0, card: 'kraken' },
        ],
        sees: { total: 6, gone: ['dracula'] },
      },
    ],
    philosophersStone: [
      'E4 K (4 pts) · Genius · Destroy 2',
      {
        hand: ['posse'],
        answers: [picking(0, 'posse'), picking(0, 'redRyder')],
        sees: { total: 4, discards: ['stagecoach'], gone: ['posse', 'redRyder'] },
      },
    ],
    pandorasBox: ['E5 O (3 pts) · Trap · Scrub all', { sees: { total: 5, scrubs: [1, 1] } }],
    holyGrail: [
      'E6 T (5 pts) · Tool · Shield; Draw 1',
      { foe: 'broadside', sees: { total: 6, others: [20, 4], hand: ['goldPan'], isShielded: true } },
    ],
    goldenFleece: [
      'E4 R (5 pts) · Tool · HQ: Shelter',
      { at: 'hq', sieges: [{ by: 1, minus: 1, on: 'equipment' }], sees: { total: 4 } },
    ],
    crystalBall: [
      'E4 H (3 pts) · Tool · Sift, Draw 1; Start: Peek',
      {
        answers: [picking(0, 'goldPan')],
        sees: { total: 4, hand: ['banner'], discards: ['redRyder', 'stagecoach', 'goldPan'] },
      },
    ],
    aladdinsLamp: [
      'E5 J (4 pts) · Tool · Recall 1 any',
      { answers: [picking(0, 'redRyder')], sees: { total: 5, hand: ['redRyder'], discards: ['stagecoach'] } },
    ],
    roundTable: [
      'B6 Q (4 pts) · Alpha · Extra any',
      { hand: ['cutlass'], answers: [picking(0, 'cutlass', 'equipment')], sees: { total: 6 + 3 } },
      {
        as: 'equipment',
        hand: ['grendel'],
        answers: [picking(0, 'grendel', 'personality'), declining(0)],
        sees: { total: 6 + 6 },
      },
    ],
  });
});
