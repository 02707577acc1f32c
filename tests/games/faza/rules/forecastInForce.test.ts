import { describe, expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import type { EventId, HeroId, ShipId } from '../../../../src/games/faza/content/vocabulary.ts';
import { forecast } from '../../../../src/games/faza/rules/forecast.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, told } from '../commands.ts';
import { dronesOn, fazaformedTiles, type HeroLayout, type Layout, position, rebelsOn } from '../positions.ts';

/*
 * What the forecast says of a coming Faza phase, counted out by hand for everything that lasts:    1  2  3  4
 *                                                                                                  5  6  7  8
 *                                                                                                  9 10 11 12
 *                                                                                                 13 14 15 16
 * Two heroes, so two Motherships act. The tracker stands on the Former: the Carrier is first, then the Destroyer.
 */
const QUIET = {
  heroes: { soldier: { tile: 2 }, doctor: { tile: 5 } },
  ships: { carrier: { tile: 13 }, destroyer: { tile: 8 }, former: { tile: 16 } },
  tiles: { 2: { rebels: 1 }, 16: { fazaformed: true } },
  tracker: 'former',
} as const satisfies Layout;

/** A forecast in short: the final positions, the injured heroes, and the acting ships. */
function saidOf(state: FazaView) {
  const { after, facts, hasChoices } = forecast(state);
  return {
    acts: told({ facts }, 'shipActivated').map(({ ship: id }): ShipId => id),
    drones: dronesOn(after),
    rebels: rebelsOn(after),
    fazaformed: fazaformedTiles(after),
    injured: told({ facts }, 'heroInjured').map(({ seat, by }) => `${seat} by ${by}`),
    ships: after.ships.map(({ tile }) => tile),
    outcome: after.outcome?.rule ?? null,
    hasChoices,
  };
}

const said = (layout: Layout = {}) => saidOf(position({ ...QUIET, ...layout }));

/** A1: the Carrier goes from 13 to 14, 15, 16 and drops 2 on each. A2: the Destroyer comes to 6, beside both heroes. */
const AS_USUAL: ReturnType<typeof saidOf> = {
  acts: ['carrier', 'destroyer'],
  drones: { 6: 3, 14: 2, 15: 2, 16: 2 },
  rebels: { 2: 1 },
  fazaformed: [16],
  injured: [],
  ships: [16, 6, 16],
  outcome: null,
  hasChoices: false,
};

/** E2: the effect of each lasting event on that phase. */
const IN_FORCE: Partial<Record<EventId, Partial<typeof AS_USUAL>>> = {
  jammedRadio: {},
  ionStorm: {},
  hardenedHulls: {},
  quarantine: {},
  lockdown: {},
  ashCloud: {},
  blockade: {},
  // The Former turns 15 and 14, and of its 2 Drones one fits there.
  overdrive: {
    acts: ['carrier', 'destroyer', 'former'],
    drones: { 6: 3, 14: 3, 15: 2, 16: 2 },
    fazaformed: [14, 15, 16],
    ships: [16, 6, 14],
  },
  droneFoundry: { drones: { 6: 3, 14: 3, 15: 3, 16: 3 } },
  // Nobody stands on fazaformed land.
  sporeBloom: {},
  // The Rebel takes the Soldier's injury; nobody takes the Doctor's.
  hunterProtocol: { rebels: {}, injured: ['1 by destroyer'] },
};

describe('E2 the forecast under every lasting event', () => {
  test('the list holds every Short and Long event of the edition', () => {
    const lasting = editions.published.events.filter(({ type }) => type === 'short' || type === 'long');
    expect(Object.keys(IN_FORCE).sort()).toEqual(lasting.map(({ id }) => id).sort());
  });

  test('A1, A2, F4: without any', () => {
    expect(said()).toEqual(AS_USUAL);
  });

  for (const { id, type } of editions.published.events) {
    if (type !== 'short' && type !== 'long') continue;
    test(`${id}: what it changes, and it is still in force afterwards`, () => {
      const layout = { ...QUIET, ...(type === 'short' ? { short: id } : { long: [id] }) };
      expect(said(layout)).toEqual({ ...AS_USUAL, ...IN_FORCE[id] });
      const { events } = forecast(position(layout)).after;
      expect(type === 'short' ? events.short : events.long).toEqual(type === 'short' ? id : [id]);
    });
  }

  test('several at once, each with its effect', () => {
    expect(said({ short: 'jammedRadio', long: ['hunterProtocol', 'droneFoundry', 'overdrive'] })).toEqual({
      ...AS_USUAL,
      acts: ['carrier', 'destroyer', 'former'],
      drones: { 6: 3, 14: 3, 15: 3, 16: 3 },
      rebels: {},
      fazaformed: [14, 15, 16],
      injured: ['1 by destroyer'],
      ships: [16, 6, 14],
    });
  });
});

describe('T4 the forecast on Deadly ground', () => {
  const on = (tile: number, rebels = 0): Layout => ({
    heroes: { soldier: { tile }, doctor: { tile: 1 } },
    ships: { carrier: { tile: 13 }, destroyer: { tile: 16 }, former: { tile: 16 } },
    tiles: { [tile]: { fazaformed: true, rebels } },
  });

  test('tile 5 is Deadly when it is fazaformed, tile 6 is not; a Rebel there takes it', () => {
    expect(said(on(5)).injured).toEqual(['0 by deadly']);
    expect(said(on(6)).injured).toEqual([]);
    expect(said(on(5, 1))).toMatchObject({ injured: [], rebels: {} });
  });

  test('under a Spore Bloom any fazaformed tile is, and no earth tile', () => {
    expect(said({ ...on(6), long: ['sporeBloom'] }).injured).toEqual(['0 by deadly']);
    expect(said({ ...on(6), tiles: {}, long: ['sporeBloom'] }).injured).toEqual([]);
  });
});

describe('F4 the forecast by the tracker', () => {
  test.each([
    ['carrier', ['destroyer', 'former']],
    ['destroyer', ['former', 'carrier']],
    ['former', ['carrier', 'destroyer']],
  ] as const)('from the %s on', (tracker, acts) => {
    expect(said({ tracker }).acts).toEqual(acts);
  });

  test('as many ships as heroes, round and round', () => {
    const three: Partial<Record<HeroId, HeroLayout>> = { ...QUIET.heroes, senator: { tile: 3 } };
    expect(said({ heroes: three }).acts).toEqual(['carrier', 'destroyer', 'former']);
    expect(said({ heroes: { ...three, engineer: { tile: 3 } } }).acts).toEqual([
      'carrier',
      'destroyer',
      'former',
      'carrier',
    ]);
  });
});

describe('B4 the forecast of wrecks', () => {
  test('the Carrier’s: one Drone on each of its emptiest neighbors', () => {
    const ships = { ...QUIET.ships, carrier: { tile: 13, health: 0 } };
    expect(said({ ships })).toEqual({ ...AS_USUAL, drones: { 6: 3, 9: 1, 14: 1 }, ships: [13, 6, 16] });
  });

  test('the Destroyer’s: an injury to each hero within a step; a Rebel protects and stays', () => {
    const ships = { ...QUIET.ships, destroyer: { tile: 6, health: 0 } };
    expect(said({ ships })).toEqual({ ...AS_USUAL, drones: { 14: 2, 15: 2, 16: 2 }, injured: ['1 by destroyer'] });
  });

  test('the Former’s: the highest earth tile beside it', () => {
    const ships = { ...QUIET.ships, former: { tile: 16, health: 0 } };
    expect(said({ ships, tracker: 'destroyer' })).toEqual({
      ...AS_USUAL,
      acts: ['former', 'carrier'],
      drones: { 14: 2, 15: 2, 16: 2 },
      fazaformed: [15, 16],
      ships: [16, 8, 16],
    });
  });
});

describe('the forecast of the steps before the activations', () => {
  const besieged: Layout = {
    ...QUIET,
    heroes: { soldier: { tile: 7 }, doctor: { tile: 1 } },
    ships: { carrier: { tile: 13 }, destroyer: { tile: 16 }, former: { tile: 1 } },
    tiles: { 7: { drones: 1, rebels: 2 }, 9: { drones: 3, rebels: 1 }, 3: { rebels: 1 } },
  };
  // The Destroyer comes from 16 over 15 to 11, one step from the Soldier.
  const drops = { 11: 3, 14: 2, 15: 2, 16: 2 };

  test('F1, F2, F3 on Hard: attack, hurt, invade', () => {
    expect(said({ ...besieged, mode: 'hard' })).toEqual({
      ...AS_USUAL,
      drones: { ...drops, 3: 1, 7: 1, 9: 2 },
      rebels: { 3: 1, 7: 1 },
      fazaformed: [],
      injured: ['1 by faza'],
      ships: [16, 11, 1],
    });
  });

  test('F2 on Normal: Drones hurt the Soldier, whose Rebel takes it; the Former hurts the Doctor', () => {
    expect(said(besieged)).toEqual({
      ...AS_USUAL,
      drones: { ...drops, 7: 1, 9: 3 },
      rebels: { 3: 1, 7: 1, 9: 1 },
      fazaformed: [],
      injured: ['1 by faza'],
      ships: [16, 11, 1],
    });
  });

  test('F2 on Easy: a Mothership alone injures nobody', () => {
    expect(said({ ...besieged, mode: 'easy' })).toMatchObject({ injured: [], rebels: { 3: 1, 7: 1, 9: 1 } });
  });

  test('X3 the invasion that finds no Drone; X5 the attack on the last Rebel', () => {
    const bare = { ...QUIET, mode: 'hard', dronesInPool: 0 } as const;
    expect(said(bare)).toMatchObject({ acts: [], outcome: 'X3' });
    const last = { ...QUIET, mode: 'hard', tiles: { 9: { drones: 1, rebels: 1 } } } as const;
    expect(said(last)).toMatchObject({ acts: [], outcome: 'X5', rebels: {}, drones: {} });
  });

  test('I2 of two heroes with one Rebel the first is protected, and the forecast says that there is a choice', () => {
    const heroes = { soldier: { tile: 7 }, doctor: { tile: 7 } };
    expect(said({ ...besieged, heroes, tiles: { 7: { drones: 1, rebels: 1 } } })).toMatchObject({
      injured: ['1 by faza'],
      rebels: {},
      hasChoices: true,
    });
  });
});

describe('other lasting effects', () => {
  test('E2 a kept Sabotage cancels the first activation, unless the team would rather keep it', () => {
    const state = position({ ...QUIET, kept: ['sabotage'] });
    expect(saidOf(state)).toEqual({
      ...AS_USUAL,
      acts: ['destroyer'],
      drones: { 6: 3 },
      ships: [13, 6, 16],
      hasChoices: true,
    });
    const cancelled = forecast(state).after.events;
    expect([cancelled.kept, cancelled.discards]).toEqual([[], ['sabotage']]);
    const kept = forecast(state, () => ({ do: 'sabotage', cancel: false }));
    expect(told(kept, 'shipActivated').map(({ ship }) => ship)).toEqual(['carrier', 'destroyer']);
    expect(kept.after.events.kept).toEqual(['sabotage']);
  });

  test('C3 what is armed lapses first; F5 used cards come back, injured ones stay injured', () => {
    const heroes = { soldier: { tile: 2, points: 1, used: [2], injured: [1] }, doctor: { tile: 5 } };
    const armed = give(position({ ...QUIET, heroes }), { do: 'marksman', hero: 0 }).state;
    const { after, facts } = forecast(armed);
    expect(facts[0]).toEqual({ rule: 'C3', by: 'team', fact: 'disarmed', seat: 0 });
    expect(after.heroes[0]).toMatchObject({ armed: [], points: 0 });
    expect(after.heroes[0]?.cards.map(({ injured, used }) => [injured, used])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });

  test('V3, V4 with the Radio or two events at a time the phase is the same, and both stay', () => {
    const options = { drawTwo: true, radio: true } as const;
    expect(said({ options })).toEqual(AS_USUAL);
    expect(forecast(position({ ...QUIET, options })).after).toMatchObject(options);
  });

  test('E2 a jammed Radio still forbids to pay after the phase that was foretold', () => {
    const heroes = { soldier: { tile: 2, points: 9 }, doctor: { tile: 5 } };
    const free = forecast(position({ ...QUIET, heroes })).after;
    expect(legal(free, 'recruit').map(({ outpost }) => outpost)).toEqual([1, 2, 3, 4]);
    const jammed = forecast(position({ ...QUIET, heroes, short: 'jammedRadio' })).after;
    expect(legal(jammed, 'recruit')).toEqual([]);
  });

  test('F4 for an interrupted phase it predicts only the rest', () => {
    const state = position({ ...QUIET, kept: ['sabotage'], tracker: 'carrier' });
    const waiting = give(state, endTeamPhase, { do: 'sabotage', cancel: false }).state;
    const rest = forecast(waiting, () => ({ do: 'sabotage', cancel: true }));
    expect(rest.facts.map(({ fact }) => fact)).toEqual(['activationCancelled', 'stepBegan', 'phaseBegan']);
  });
});
