import { describe } from 'vitest';
import { testCards } from './play.ts';

describe('the cards of the Pirates', () => {
  testCards({
    captainFlint: [
      'P7 W · Alpha, Captain · FO: Steal 1',
      { sees: { total: 7, tokens: [11, 9, 10] } },
      { at: 'hq', sees: { total: 7 } },
    ],
    anneBonny: [
      'P6 S · Sailor · Shield with Grape Shot',
      { beside: ['grapeShot'], foe: 'hauntingPresence', sees: { total: 6 + 3, others: [20, 5], isShielded: true } },
      { beside: ['cannon'], foe: 'hauntingPresence', sees: { total: 6 + 4 - 1, others: [20, 5] } },
    ],
    captainJackStarling: ['P5 N · Captain · VP 1', { sees: { total: 5, tokens: [11, 10, 10] } }],
    maryRead: ['P5 O · Sailor · Attack 2', { sees: { total: 5, others: [12, 6] } }],
    jackRackham: [
      'P5 I · Captain, Sailor · HQ: +3 with Anne Bonny',
      { at: 'hq', beside: ['anneBonny'], sees: { total: 5 + 3 + 6 } },
      { beside: ['anneBonny'], sees: { total: 5 + 6 } },
    ],
    powderMonkey: [
      'P3 B · Sailor · Attack 1; +1 with Gun',
      { beside: ['cannon'], sees: { total: 3 + 1 + 4, others: [13, 6] } },
    ],
    parrot: ['P2 A · Aviator · Draw 1', { sees: { total: 2, hand: ['goldPan'] } }],
    cannon: ['E4 M · Gun · Attack 2', { sees: { total: 4, others: [12, 6] } }],
    grapeShot: ['E3 K · Gun · Attack 1 all', { sees: { total: 3, others: [13, 5] } }],
    cutlass: ['E3 H · Weapon · +2 with Captain', { beside: ['genghisKhan'], sees: { total: 3 + 2 + 9 } }],
    rumBarrel: ['E3 G · Rum · VP 1', { sees: { total: 3, tokens: [11, 10, 10] } }],
    boardingHook: [
      'B2 F · Weapon, Traveler · VP 1',
      { sees: { total: 2, tokens: [11, 10, 10] } },
      { as: 'equipment', sees: { total: 2, tokens: [11, 10, 10] } },
    ],
    blackbeard: [
      'P9 X · Captain · FO: Steal 1 all',
      { sees: { total: 9, tokens: [12, 9, 9] } },
      { at: 'hq', sees: { total: 9 } },
    ],
    willie: [
      'P8 V · Beast · HQ: Siege 1 equipment',
      { at: 'hq', sees: { total: 8, others: [13, 6], laid: 1 } },
      { sees: { total: 8 } },
    ],
    broadside: ['E6 R · Gun · Attack 2 all', { sees: { total: 6, others: [12, 4] } }],
    buriedChest: ['E5 D · Tool · VP 2', { sees: { total: 5, tokens: [12, 10, 10] } }],
    treasureMap: ['E3 L (3 pts) · Tool · Start: VP 1; VP 1', { sees: { total: 3, tokens: [11, 10, 10] } }],
  });
});
