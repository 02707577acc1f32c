import { describe, expect, test } from 'vitest';
import type { FactName, FactOf } from '../../../../src/games/faza/rules/state/fact.ts';
import { text } from '../../../../src/games/faza/text/en.ts';
import { position } from '../positions.ts';

/** Soldier, Doctor, Rebel and Scientist are seats 0 to 3. */
const state = position({ heroes: { soldier: {}, doctor: {}, rebel: {}, scientist: {} } });

/** A fact without its rule and cause, which most sentences do not mention. */
type Told<Name extends FactName> = Omit<FactOf<Name>, 'fact' | 'rule' | 'by'> &
  Partial<Pick<FactOf<Name>, 'rule' | 'by'>>;

const die = (first: number, bonus: number, again: readonly number[] = []) => {
  const total = (again.at(-1) ?? first) + bonus;
  return { first, again, bonus, total, hit: total >= 4 };
};

/** Every kind of fact with what the log says of it; one without a sentence does not compile. */
const SENTENCES: { readonly [Name in FactName]: readonly (readonly [Told<Name>, string])[] } = {
  gameBegan: [[{ heroes: ['soldier', 'doctor', 'rebel', 'scientist'] }, 'The Faza are above the city.']],
  boardRedrawn: [
    [{ times: 1 }, 'The opening Faza phase would have lost the game, so another board was drawn.'],
    [{ times: 3 }, 'The opening Faza phase would have lost the game on 3 boards, so another was drawn.'],
  ],
  phaseBegan: [
    [{ phase: 'team', round: 4 }, 'Round 4: the team acts.'],
    [{ phase: 'faza', round: 4 }, 'The Faza phase begins.'],
  ],
  stepBegan: [
    [{ step: 'attackRebels' }, 'The Faza attack Rebels.'],
    [{ step: 'attackHeroes' }, 'The Faza attack heroes.'],
    [{ step: 'invade' }, 'Drones invade.'],
    [{ step: 'activate' }, 'The Motherships act.'],
    [{ step: 'refresh' }, 'Used cards come back.'],
  ],
  cardUsed: [
    [{ seat: 0, card: 3, half: 'movement' }, 'Soldier used card 3.'],
    [{ seat: 1, card: 2, half: 'enhancement' }, 'Doctor used card 2.'],
  ],
  heroMoved: [
    [{ seat: 0, path: [2, 6], manner: 'run' }, 'Soldier ran to Army Airbase (6).'],
    [{ seat: 1, path: [1, 2, 3], manner: 'airplane' }, 'Doctor flew to City Hall (3).'],
    [{ seat: 3, path: [4, 13], manner: 'teleport' }, 'Scientist appeared at Waterworks (13).'],
    [{ seat: 1, path: [1, 5], manner: 'ambulance' }, 'Doctor drove to Botanical Garden (5).'],
    [{ seat: 2, path: [3, 16], manner: 'underground' }, 'Rebel hero came up at University (16).'],
    [{ seat: 0, path: [2, 1], manner: 'step' }, 'Soldier stepped to City Hospital (1).'],
    [{ seat: 2, path: [7, 8], manner: 'carried' }, 'Rebel hero was carried off to Power Station (8).'],
  ],
  rebelsMoved: [
    [{ count: 1, path: [2, 6], manner: 'run' }, '1 Rebel ran to Army Airbase (6).'],
    [{ count: 2, path: [2, 12], manner: 'airplane' }, '2 Rebels flew to Rocket Works (12).'],
    [{ count: 3, path: [2, 10], manner: 'underground' }, '3 Rebels came up at Armory (10).'],
  ],
  armed: [
    [
      { seat: 0, effect: { kind: 'allDice', bonus: 2 }, by: 'card:grenades' },
      'Soldier armed Grenades: +2 to every die of your next roll.',
    ],
    [
      { seat: 0, effect: { kind: 'allDice', bonus: 1 }, by: 'skill:marksman' },
      'Soldier armed Marksman: +1 to every die of your next roll.',
    ],
    [
      { seat: 1, effect: { kind: 'shield', injuries: 2, whose: 'tile' }, by: 'card:shieldWall' },
      'Doctor armed Shield Wall: A hero on your tile ignores 2 injuries from their next roll.',
    ],
  ],
  disarmed: [[{ seat: 2 }, 'Rebel hero’s unused enhancements are lost.']],
  diceRolled: [
    [
      { seat: 0, from: 5, tile: 6, needs: 4, dice: [die(2, 0), die(5, 1), die(1, 1, [3])] },
      'Soldier rolled 2, 5 + 1 = 6, 1 rerolled to 3 + 1 = 4 at Army Airbase (6); each needs 4 or more.',
    ],
  ],
  dronesDefeated: [
    [{ seat: 3, tile: 9, count: 1 }, 'Scientist defeated 1 Drone at Farm Belt (9).'],
    [{ seat: 0, tile: 9, count: 3 }, 'Soldier defeated 3 Drones at Farm Belt (9).'],
  ],
  injuriesIgnored: [
    [{ seat: 0, count: 2, thanksTo: 'bazooka' }, 'Soldier ignored 2 injuries thanks to the bazooka.'],
    [{ seat: 1, count: 1, thanksTo: 'shield' }, 'Doctor ignored 1 injury thanks to the shield.'],
  ],
  rebelsLost: [
    [{ tile: 14, count: 2, protected: null }, '2 Rebels fell at Harbor (14).'],
    [{ tile: 14, count: 1, protected: 2 }, '1 Rebel fell at Harbor (14) protecting Rebel hero.'],
  ],
  heroProtected: [[{ seat: 1, tile: 15 }, 'The Rebels at Monument Plaza (15) protect Doctor.']],
  heroInjured: [[{ seat: 3, card: 2 }, 'Scientist was injured: card 2 turns over.']],
  cardRecovered: [[{ seat: 0, card: 1 }, 'Soldier recovered card 1.']],
  cardRefreshed: [[{ seat: 1, card: 4 }, 'Doctor’s card 4 can be used again.']],
  pointsSpent: [
    [{ seat: 0, points: 1 }, 'Soldier spent 1 Point.'],
    [{ seat: 0, points: 3 }, 'Soldier spent 3 Points.'],
  ],
  pointsGained: [
    [{ seat: 2, points: 2 }, 'Rebel hero gained 2 Points.'],
    [{ seat: 2, points: 1 }, 'Rebel hero gained 1 Point.'],
  ],
  rebelsPlaced: [[{ tile: 4, count: 2 }, '2 Rebels joined at Observatory (4).']],
  dronesPlaced: [[{ tile: 11, count: 3 }, '3 Drones landed at Television Tower (11).']],
  dronesBlocked: [[{ tile: 11, count: 1 }, 'There was no room for 1 Drone at Television Tower (11).']],
  dronesRemoved: [[{ tile: 7, count: 2 }, '2 Drones left Embassy Row (7).']],
  shipBoarded: [
    [
      { seat: 0, ship: 'carrier', tile: 6, rebels: 1, health: 3 },
      'Soldier sent a Rebel aboard the Carrier: 3 health left.',
    ],
    [{ seat: 2, ship: 'former', tile: 6, rebels: 0, health: 0 }, 'Rebel hero boarded the Former: 0 health left.'],
  ],
  shipDefeated: [[{ ship: 'destroyer', tile: 12 }, 'The Destroyer is down at Rocket Works (12)!']],
  shipHealed: [[{ ship: 'former', health: 2 }, 'The Former repaired itself to 2 health.']],
  trackerMoved: [[{ ship: 'carrier' }, 'The tracker moves to the Carrier.']],
  shipActivated: [
    [{ ship: 'carrier', wreck: false }, 'The Carrier acts.'],
    [{ ship: 'destroyer', wreck: true }, 'The wreck of the Destroyer acts.'],
  ],
  activationCancelled: [[{ ship: 'former' }, 'Sabotage: the Former does not act.']],
  shipMoved: [
    [{ ship: 'destroyer', path: [12, 8], jump: false }, 'The Destroyer moved to Power Station (8).'],
    [{ ship: 'former', path: [12, 1], jump: true }, 'The Former jumped to City Hospital (1).'],
  ],
  tileTurned: [
    [{ tile: 10, fazaformed: true }, 'Armory (10) was fazaformed.'],
    [{ tile: 10, fazaformed: false }, 'Armory (10) is earth again.'],
  ],
  radioOpened: [[{ seat: 0 }, 'Soldier opened the radio: one breath each.']],
  eventsSeen: [
    [{ seat: 3, events: ['purge', 'salvage'], by: 'skill:forecast' }, 'Scientist looked at Purge and Salvage.'],
    [{ seat: 2, events: ['purge', 'salvage'], rule: 'V3', by: 'faza' }, 'The Faza retaliate with Purge or Salvage.'],
  ],
  eventChosen: [
    [{ event: 'blockade', by: 'skill:forecast' }, 'Blockade will come next.'],
    [{ event: 'blockade', rule: 'V3', by: 'team' }, 'The team chose Blockade; the other event went back on top.'],
  ],
  eventDrawn: [
    [
      { event: 'orbitalStrike', seat: 0, ship: 'carrier', tile: 6 },
      'The Faza retaliate: Orbital Strike. 1 injury for each hero who is not at an Outpost.',
    ],
  ],
  eventStays: [[{ event: 'sabotage' }, 'Sabotage stays in force.']],
  eventEnded: [[{ event: 'droneFoundry' }, 'Drone Foundry is over.']],
  deckReshuffled: [
    [{ cards: 1 }, 'A new deck was shuffled from 1 discarded event.'],
    [{ cards: 17 }, 'A new deck was shuffled from 17 discarded events.'],
  ],
  teamWon: [[{}, 'All three Motherships are down. The city is ours again.']],
  teamLost: [
    [{ cause: 'X2' }, 'A hero died, and hope with them.'],
    [{ cause: 'X3' }, 'The Drone pool ran dry, and the city is overrun.'],
    [{ cause: 'X4' }, 'All Outposts are fazaformed. There is nowhere left to stand.'],
    [{ cause: 'X5' }, 'No Rebel is left on the board. The uprising is over.'],
  ],
};

/** What the log says of a fact, by the Faza and some rule unless named. */
function said<Name extends FactName>(fact: Name, told: Told<Name>): string {
  return text.factText({ rule: 'F1', by: 'faza', ...told, fact } as unknown as FactOf<Name>, state);
}

describe('the log says what happened', () => {
  test.each(Object.keys(SENTENCES) as FactName[])('%s', (fact) => {
    const rows = SENTENCES[fact];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(([told]) => said(fact, told))).toEqual(rows.map(([, sentence]) => sentence));
  });
});
