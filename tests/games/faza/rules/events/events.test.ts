import { describe, expect, test } from 'vitest';
import type { EventId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { act } from '../../acting.ts';
import { endTeamPhase, give, legal, refusal, story, told } from '../../commands.ts';
import {
  dronesOn,
  fazaformedTiles,
  heroNamed,
  injuredOf,
  type Layout,
  position,
  rebelsOn,
  setupOf,
  ship,
  tile,
  withDice,
} from '../../positions.ts';

/*
 * The board of these positions:   1  2  3  4
 *                                 5  6  7  8
 *                                 9 10 11 12
 *                                13 14 15 16
 * The Soldier boards the Carrier on #10 with a Rebel, and the next card is the one looked at.
 */
const board: Command = { do: 'board', hero: 0, ship: 'carrier' };
const facing = (event: EventId, layout: Layout = {}): State =>
  position({
    heroes: { soldier: { tile: 10 }, doctor: {} },
    tiles: { 10: { rebels: 1 } },
    ships: { carrier: { tile: 10 } },
    next: [event],
    ...layout,
  });
const draw = (event: EventId, layout: Layout = {}) => give(facing(event, layout), board);
const ALL: readonly EventId[] = faza.newGame(setupOf(['soldier', 'doctor'])).state.events.deck;

describe('E1 the local event comes first, on the tile of the boarding', () => {
  test.each<EventId>([
    'abduction',
    'purge',
    'evasiveJump',
    'jammedRadio',
    'quarantine',
    'hunterProtocol',
    'blockade',
    'sabotage',
  ])('%s: 2 Drones', (event) => {
    const [first] = draw(event).facts.filter(({ by }) => by === `event:${event}`);
    expect(first).toMatchObject({ fact: 'dronesPlaced', tile: 10, count: 2, rule: 'E1' });
  });

  test.each<EventId>([
    'droneSurge',
    'selfRepair',
    'reinforcements',
    'ionStorm',
    'lockdown',
    'droneFoundry',
    'defectors',
    'secondWind',
  ])('%s: 1 injury to each hero there', (event) => {
    const heroes = { soldier: { tile: 10 }, doctor: { tile: 10 }, rebel: { tile: 11 } };
    const own = draw(event, { heroes }).facts.filter(({ by }) => by === `event:${event}`);
    expect(own.slice(0, 2)).toMatchObject([
      { fact: 'heroInjured', seat: 0 },
      { fact: 'heroInjured', seat: 1 },
    ]);
    expect(own.filter(({ fact }) => fact === 'heroInjured')).toHaveLength(2);
  });

  test.each<EventId>([
    'secondWave',
    'terraformPulse',
    'orbitalStrike',
    'hardenedHulls',
    'ashCloud',
    'overdrive',
    'sporeBloom',
    'salvage',
  ])('%s: 1 Rebel is lost', (event) => {
    const [first] = draw(event, { tiles: { 10: { rebels: 3 } } }).facts.filter(({ by }) => by === `event:${event}`);
    expect(first).toMatchObject({ fact: 'rebelsLost', tile: 10, count: 1, protected: null, rule: 'E1' });
  });

  test('with no Rebel there, none is lost', () => {
    expect(told(draw('ashCloud'), 'rebelsLost')).toEqual([]);
  });

  test('I2 Rebels there take local injuries; if there are too few, the team chooses', () => {
    const heroes = { soldier: { tile: 10 }, doctor: { tile: 10 } };
    const asked = draw('ionStorm', { heroes, tiles: { 10: { rebels: 2 } } }).state;
    expect(legal(asked, 'protect')).toHaveLength(2);
    expect(asked.events.short).toBeNull();
    const done = give(asked, { do: 'protect', hero: 1 });
    expect([injuredOf(done.state, 'soldier'), injuredOf(done.state, 'doctor')]).toEqual([[1], []]);
    expect(done.state.events.short).toBe('ionStorm');
  });

  test('every card is among the three', () => {
    for (const event of ALL) {
      const first = draw(event, { tiles: { 10: { rebels: 2 } } }).facts.find(({ by }) => by === `event:${event}`);
      expect(['dronesPlaced', 'rebelsLost'], event).toContain(first?.fact);
    }
  });
});

describe('E2 the Instant events', () => {
  test('are discarded when resolved', () => {
    expect(draw('purge').state.events).toMatchObject({ discards: ['purge'], top: [] });
  });

  describe('Abduction', () => {
    const ships = { carrier: { tile: 4 }, destroyer: { tile: 10 } };
    const boardDestroyer: Command = { do: 'board', hero: 0, ship: 'destroyer' };

    test('carries the hero who boarded to the Carrier’s tile', () => {
      const carried = give(facing('abduction', { ships }), boardDestroyer);
      expect(heroNamed(carried.state, 'soldier').tile).toBe(4);
      expect(heroNamed(carried.state, 'doctor').tile).toBe(1);
      expect(told(carried, 'heroMoved')).toMatchObject([
        { seat: 0, path: [10, 4], manner: 'carried', rule: 'E2', by: 'event:abduction' },
      ]);
    });

    test('a wrecked Carrier still receives them', () => {
      const wrecked = { ...ships, carrier: { tile: 4, health: 0 } };
      expect(heroNamed(give(facing('abduction', { ships: wrecked }), boardDestroyer).state, 'soldier').tile).toBe(4);
    });

    test('heroes already there are not carried', () => {
      const stays = draw('abduction');
      expect(heroNamed(stays.state, 'soldier').tile).toBe(10);
      expect(told(stays, 'heroMoved')).toEqual([]);
    });
  });

  describe('Second Wave', () => {
    test('the ship under the tracker acts now, and the tracker does not shift', () => {
      const acted = draw('secondWave', { tracker: 'former' });
      expect(told(acted, 'shipActivated')).toMatchObject([{ ship: 'former', wreck: false, rule: 'E2' }]);
      expect(told(acted, 'tileTurned')).toHaveLength(2);
      expect(acted.state.tracker).toBe(2);
      expect(told(acted, 'trackerMoved')).toEqual([]);
      expect(acted.state.phase).toBe('team');
    });

    test('a wreck acts by its defeated side', () => {
      const ships = { carrier: { tile: 10 }, former: { tile: 1, health: 0 } };
      const acted = draw('secondWave', { tracker: 'former', ships });
      expect(told(acted, 'shipActivated')).toMatchObject([{ ship: 'former', wreck: true, rule: 'B4' }]);
      expect(fazaformedTiles(acted.state)).toEqual([5]);
    });
  });

  test('Drone Surge: 1 Drone on every tile adjacent to the boarding', () => {
    expect(dronesOn(draw('droneSurge', { tiles: { 10: { rebels: 1 }, 11: { drones: 3 } } }).state)).toEqual({
      6: 1,
      9: 1,
      11: 3,
      14: 1,
    });
  });

  test('Drone Surge, D2 ruling: the lowest tile number first, as long as there are Drones', () => {
    expect(told(draw('droneSurge', { dronesInPool: 2 }), 'dronesPlaced').map(({ tile }) => tile)).toEqual([6, 9]);
  });

  describe('Terraform Pulse', () => {
    test('the highest-numbered earth tile that is no Outpost turns', () => {
      const tiles = { 10: { rebels: 1 }, 16: { fazaformed: true }, 14: { fazaformed: true } };
      expect(told(draw('terraformPulse', { tiles }), 'tileTurned')).toMatchObject([{ tile: 15, fazaformed: true }]);
    });

    test('spares Outposts: with nothing else left, nothing happens', () => {
      const tiles = Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [index + 5, { fazaformed: true, rebels: index === 5 ? 1 : 0 }]),
      );
      expect(told(draw('terraformPulse', { tiles }), 'tileTurned')).toEqual([]);
    });
  });

  test('Purge: each tile with Rebels loses 1', () => {
    const tiles = { 1: { rebels: 3 }, 10: { rebels: 2 }, 8: { rebels: 1 } };
    expect(rebelsOn(draw('purge', { tiles }).state)).toEqual({ 1: 2 });
  });

  describe('Self-Repair', () => {
    test('the weakest undefeated ship heals 1', () => {
      const ships = { carrier: { tile: 10, health: 4 }, destroyer: { health: 2 }, former: { health: 0 } };
      expect(draw('selfRepair', { ships }).state.ships.map(({ health }) => health)).toEqual([3, 3, 0]);
    });

    test('never above its start', () => {
      const ships = { carrier: { tile: 10, health: 1 } };
      const { state: after, facts } = draw('selfRepair', { ships });
      expect(after.ships.map(({ health }) => health)).toEqual([0, 4, 4]);
      expect(told({ facts }, 'shipHealed')).toEqual([]);
    });

    test('equal health: the ship on the highest tile', () => {
      const ships = {
        carrier: { tile: 10, health: 3 },
        destroyer: { tile: 3, health: 2 },
        former: { tile: 12, health: 2 },
      };
      expect(told(draw('selfRepair', { ships }), 'shipHealed')).toMatchObject([{ ship: 'former', health: 3 }]);
      const carrierHigher = { ...ships, destroyer: { tile: 3, health: 2 }, former: { tile: 9, health: 2 } };
      expect(told(draw('selfRepair', { ships: carrierHigher }), 'shipHealed')).toMatchObject([
        { ship: 'carrier', health: 3 },
      ]);
    });

    test('less health goes before a higher tile', () => {
      const ships = {
        carrier: { tile: 10, health: 4 },
        destroyer: { tile: 3, health: 1 },
        former: { tile: 16, health: 2 },
      };
      expect(told(draw('selfRepair', { ships }), 'shipHealed')).toMatchObject([{ ship: 'destroyer', health: 2 }]);
    });

    test('on the same tile: the later ship', () => {
      const ships = {
        carrier: { tile: 10, health: 3 },
        destroyer: { tile: 10, health: 2 },
        former: { tile: 3, health: 2 },
      };
      expect(told(draw('selfRepair', { ships }), 'shipHealed')).toMatchObject([{ ship: 'destroyer' }]);
    });
  });

  describe('Evasive Jump', () => {
    test('the boarded ship moves to the tile with the greatest distance to its nearest hero', () => {
      const jumped = draw('evasiveJump', { heroes: { soldier: { tile: 10 }, doctor: { tile: 9 } } });
      expect(ship(jumped.state, 'carrier').tile).toBe(4);
      expect(told(jumped, 'shipMoved')).toMatchObject([
        { ship: 'carrier', path: [10, 4], jump: true, rule: 'E2', by: 'event:evasiveJump' },
      ]);
    });

    test('ties: the highest number', () => {
      // From #10 alone, #4 is 4 steps away and nothing else is; from #10 and #4, #1 and #16 are 3 away.
      const jumped = draw('evasiveJump', { heroes: { soldier: { tile: 10 }, doctor: { tile: 4 } } });
      expect(ship(jumped.state, 'carrier').tile).toBe(16);
    });

    test('a ship just defeated does not jump', () => {
      const jumped = draw('evasiveJump', { ships: { carrier: { tile: 10, health: 1 } } });
      expect(ship(jumped.state, 'carrier')).toMatchObject({ tile: 10, health: 0 });
    });
  });

  test('Orbital Strike: 1 injury to each hero not on an earth Outpost', () => {
    const struck = draw('orbitalStrike', {
      heroes: { soldier: { tile: 10 }, doctor: { tile: 3 }, rebel: { tile: 1 }, engineer: { tile: 12 } },
      tiles: { 10: { rebels: 1 }, 3: { fazaformed: true }, 12: { rebels: 1 } },
    });
    expect(told(struck, 'heroInjured').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(told(struck, 'rebelsLost')).toMatchObject([{ tile: 12, protected: 3 }]);
  });

  test('Reinforcements: 2 Drones on each undefeated ship’s tile', () => {
    const ships = { carrier: { tile: 10 }, destroyer: { tile: 3 }, former: { tile: 4, health: 0 } };
    expect(dronesOn(draw('reinforcements', { ships }).state)).toEqual({ 3: 2, 10: 2 });
  });

  test('Reinforcements, ruling: two ships on a tile bring 2 Drones each, as far as there is room (D1)', () => {
    const ships = { carrier: { tile: 10 }, destroyer: { tile: 10 }, former: { tile: 4, health: 0 } };
    const drawn = draw('reinforcements', { ships });
    expect(dronesOn(drawn.state)).toEqual({ 10: 3 });
    expect(told(drawn, 'dronesBlocked')).toMatchObject([{ tile: 10, count: 1 }]);
  });
});

describe('E2 the Short events', () => {
  test('last until the next card is drawn', () => {
    const drawn = draw('ashCloud');
    expect(drawn.state.events).toMatchObject({ short: 'ashCloud', discards: [] });
    expect(give(drawn.state, endTeamPhase).state.events.short).toBe('ashCloud');
  });

  test('ruling: an expiring one ends before the new card’s local event', () => {
    const drawn = draw('quarantine', { short: 'ashCloud' });
    expect(story(drawn)).toEqual(['shipBoarded', 'eventDrawn', 'eventEnded', 'dronesPlaced', 'eventStays']);
    expect(drawn.state.events).toMatchObject({ short: 'quarantine', discards: ['ashCloud'] });
  });

  test('Jammed Radio: no Points are spent, by anybody for anything', () => {
    const layout: Layout = {
      heroes: { soldier: { points: 9 }, doctor: { points: 9, injured: [1] }, rebel: { tile: 10, points: 9 } },
      ships: { carrier: { tile: 10 } },
      long: ['blockade'],
    };
    const free = position(layout);
    const jammed = position({ ...layout, short: 'jammedRadio' });
    for (const name of ['recruit', 'marksman', 'houseCall', 'insider', 'payOff'] as const) {
      const [command] = legal(free, name);
      if (!command) throw new Error(`${name} is not legal even without the event`);
      expect(legal(jammed, name)).toEqual([]);
      expect(refusal(jammed, command)).toBe('E2 pointsJammed');
    }
  });

  test('Ion Storm: no Airplane, no Teleport', () => {
    const storm = position({ heroes: { engineer: {}, soldier: {} }, tiles: { 6: { rebels: 1 } }, short: 'ionStorm' });
    expect(new Set(legal(storm, 'move').map(({ hero, card }) => `${hero}:${card}`))).toEqual(
      new Set(['0:1', '1:1', '1:2', '1:4']),
    );
    expect(legal(storm, 'lead').some(({ hero, card }) => hero === 0 && card > 1)).toBe(false);
    expect(refusal(storm, { do: 'move', hero: 0, card: 4, to: 9 })).toBe('E2 flightJammed');
    expect(refusal(storm, { do: 'move', hero: 1, card: 3, to: 6 })).toBe('E2 flightJammed');
  });

  test('Ion Storm does not stop the Underground', () => {
    const storm = position({ heroes: { senator: {}, soldier: {} }, tiles: { 6: { rebels: 1 } }, short: 'ionStorm' });
    expect(rebelsOn(give(storm, { do: 'lead', hero: 0, card: 4, from: 6, to: 15, rebels: 1 }).state)).toEqual({
      15: 1,
    });
  });

  test('Hardened Hulls: Drones need 5 or more', () => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: {} },
      tiles: { 7: { drones: 2, rebels: 2 } },
      short: 'hardenedHulls',
    });
    const [roll] = told(give(withDice(state, 4, 5), { do: 'fight', hero: 0, tile: 7 }), 'diceRolled');
    expect(roll?.needs).toBe(5);
    expect(roll?.dice.map(({ hit }) => hit)).toEqual([false, true]);
  });

  test('Quarantine: no recovery at Outposts, but by cards and skills', () => {
    const state = position({ heroes: { soldier: { injured: [2] }, doctor: {} }, short: 'quarantine' });
    expect(refusal(state, { do: 'recover', hero: 0, card: 2 })).toBe('E2 quarantine');
    expect(legal(state, 'enhance').filter(({ target }) => target.kind === 'card')).toHaveLength(1);
  });

  test('Lockdown: Rebels cannot be moved, by Run, Ambulance, Underground or Whisper', () => {
    const state = position({
      heroes: { doctor: {}, senator: { injured: [1] }, soldier: { tile: 1 } },
      tiles: { 1: { rebels: 2 }, 6: { rebels: 1 } },
      short: 'lockdown',
    });
    expect(legal(state, 'lead')).toEqual([]);
    expect(legal(state, 'drive').every(({ rebels, passengers }) => rebels === 0 && passengers.length === 1)).toBe(true);
    expect(legal(state, 'enhance').filter(({ hero, card }) => hero === 1 && card === 1)).toEqual([]);
    expect(refusal(state, { do: 'lead', hero: 1, card: 4, from: 1, to: 9, rebels: 1 })).toBe('E2 leadingJammed');
    expect(
      refusal(state, { do: 'enhance', hero: 1, card: 1, option: 0, target: { kind: 'step', from: 6, to: 7 } }),
    ).toBe('E2 leadingJammed');
    expect(refusal(state, { do: 'drive', hero: 0, card: 4, to: 5, passengers: [2], rebels: 1 })).toBe(
      'E2 leadingJammed',
    );
  });

  test('Ash Cloud: no tile bonus', () => {
    const state = position({ tiles: { 2: { drones: 1 } }, short: 'ashCloud' });
    expect(told(give(state, { do: 'fight', hero: 0, tile: 2 }), 'diceRolled')[0]?.dice[0]?.bonus).toBe(0);
  });
});

describe('E2 the Long events', () => {
  test('stay when other cards are drawn', () => {
    const drawn = draw('overdrive', { long: ['blockade'], short: 'ashCloud' });
    expect(drawn.state.events).toMatchObject({ long: ['blockade', 'overdrive'], short: null, discards: ['ashCloud'] });
  });

  test('Overdrive: one more activation each Faza phase', () => {
    const ended = give(position({ long: ['overdrive'] }), endTeamPhase);
    expect(told(ended, 'shipActivated').map((fact) => fact.ship)).toEqual(['destroyer', 'former', 'carrier']);
  });

  test('Drone Foundry: each drop of the Carrier is 1 more, on its active side only', () => {
    const state = position({ ships: { carrier: { tile: 6 } }, long: ['droneFoundry'] });
    expect(told(act(state, 'carrier'), 'dronesPlaced').map(({ count }) => count)).toEqual([3, 3, 3]);
    const wreck = position({ ships: { carrier: { tile: 1, health: 0 } }, long: ['droneFoundry'] });
    expect(told(act(wreck, 'carrier'), 'dronesPlaced').map(({ count }) => count)).toEqual([1, 1]);
  });

  test('Drone Foundry leaves the other ships’ drops alone', () => {
    const state = position({ ships: { former: { tile: 6 } }, long: ['droneFoundry'] });
    expect(told(act(state, 'former'), 'dronesPlaced').map(({ count }) => count)).toEqual([2]);
  });

  test('Spore Bloom: every fazaformed tile is Deadly (T4)', () => {
    const layout: Layout = { heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { fazaformed: true } } };
    const deadly = (state: State) => give(state, endTeamPhase).facts.filter(({ by }) => by === 'deadly');
    expect(deadly(position(layout))).toEqual([]);
    expect(deadly(position({ ...layout, long: ['sporeBloom'] }))).toMatchObject([{ fact: 'heroInjured', seat: 0 }]);
  });

  test('Hunter Protocol: the Destroyer also hurts heroes on adjacent tiles; Rebels with them absorb', () => {
    const state = position({
      heroes: { soldier: { tile: 6 }, doctor: { tile: 7 }, rebel: { tile: 5 }, engineer: { tile: 8 } },
      tiles: { 5: { rebels: 1 }, 6: { rebels: 1 } },
      ships: { destroyer: { tile: 6 } },
      long: ['hunterProtocol'],
    });
    const acted = act(state, 'destroyer');
    expect(told(acted, 'heroInjured').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(told(acted, 'rebelsLost').map(({ tile: where, protected: seat }) => [where, seat])).toEqual([
      [6, null],
      [5, 2],
    ]);
  });

  test('Blockade: a recruit costs 1 more, and the Senator’s costs 2', () => {
    const state = position({ heroes: { soldier: { points: 3 }, senator: { points: 2 } }, long: ['blockade'] });
    const recruit = (hero: number, outpost: number): Command => ({ do: 'recruit', hero, outpost });
    expect(heroNamed(give(state, recruit(0, 2)).state, 'soldier').points).toBe(0);
    expect(heroNamed(give(state, recruit(1, 3)).state, 'senator').points).toBe(0);
    expect(refusal(state, recruit(1, 1))).toBe('P3 tooFewPoints');
  });
});

describe('E2 the Rewards', () => {
  describe('Defectors', () => {
    const asked = draw('defectors', {
      tiles: { 10: { rebels: 2 }, 1: { rebels: 3 }, 2: { rebels: 2 }, 3: { fazaformed: true } },
    }).state;

    test('2 Rebels come to any Outposts, one after the other', () => {
      expect(legal(asked, 'defect').map(({ outpost }) => outpost)).toEqual([2, 4]);
      const once = give(asked, { do: 'defect', outpost: 2 }).state;
      expect(legal(once, 'defect').map(({ outpost }) => outpost)).toEqual([4]);
      const twice = give(once, { do: 'defect', outpost: 4 }).state;
      expect(rebelsOn(twice)).toEqual({ 1: 3, 2: 3, 4: 1 });
      expect(twice.agenda).toEqual([]);
      expect(twice.events.discards).toEqual(['defectors']);
    });

    test('without room or Rebels: fewer', () => {
      const full = { 1: { rebels: 3 }, 2: { rebels: 3 }, 3: { rebels: 3 }, 4: { rebels: 2 }, 10: { rebels: 2 } };
      const one = give(draw('defectors', { tiles: full }).state, { do: 'defect', outpost: 4 }).state;
      expect(one.agenda).toEqual([]);
      const none = draw('defectors', { tiles: { ...full, 4: { rebels: 3 } } });
      expect(none.state.agenda).toEqual([]);
    });
  });

  describe('Salvage', () => {
    test('each hero takes 2 Drones from the pool as Points', () => {
      const gained = draw('salvage');
      expect(gained.state.heroes.map(({ points }) => points)).toEqual([2, 2]);
      expect(gained.state.pool.drones).toBe(38);
    });

    test('a low pool gives what is left, which is no loss', () => {
      const gained = draw('salvage', { dronesInPool: 3 });
      expect(told(gained, 'pointsGained').map(({ seat, points }) => [seat, points])).toEqual([
        [0, 2],
        [1, 1],
      ]);
      expect(gained.state.outcome).toBeNull();
    });

    test('an empty pool gives nothing, without a fact', () => {
      const gained = draw('salvage', { dronesInPool: 0 });
      expect(told(gained, 'pointsGained')).toEqual([]);
      expect(gained.state.outcome).toBeNull();
    });
  });

  describe('Sabotage', () => {
    const kept = draw('sabotage').state;

    test('is kept', () => {
      expect(kept.events).toMatchObject({ kept: ['sabotage'], discards: [] });
    });

    test('is asked before every activation until it is spent; the tracker shifts all the same', () => {
      const first = give(kept, endTeamPhase).state;
      expect(legal(first, 'sabotage')).toEqual([
        { do: 'sabotage', cancel: true },
        { do: 'sabotage', cancel: false },
      ]);
      expect(first.tracker).toBe(1);
      const second = give(first, { do: 'sabotage', cancel: false });
      expect(told(second, 'shipActivated')).toMatchObject([{ ship: 'destroyer' }]);
      expect(second.state.tracker).toBe(2);
      const done = give(second.state, { do: 'sabotage', cancel: true });
      expect(told(done, 'activationCancelled')).toMatchObject([{ ship: 'former', by: 'event:sabotage' }]);
      expect(told(done, 'shipActivated')).toEqual([]);
      expect(done.state).toMatchObject({ phase: 'team', tracker: 2 });
      expect(done.state.events).toMatchObject({ kept: [], discards: ['sabotage'] });
    });

    test('is the only kept card that cancels, and the only one spent', () => {
      expect(give(position({ kept: ['salvage'] }), endTeamPhase).state.phase).toBe('team');
      const asked = give(position({ kept: ['salvage', 'sabotage'] }), endTeamPhase).state;
      const cancelled = give(asked, { do: 'sabotage', cancel: true }).state;
      expect(cancelled.events).toMatchObject({ kept: ['salvage'], discards: ['sabotage'] });
    });

    test('is asked for Second Wave too', () => {
      const asked = draw('secondWave', { kept: ['sabotage'], tracker: 'former' }).state;
      expect(legal(asked, 'sabotage')).toHaveLength(2);
      const cancelled = give(asked, { do: 'sabotage', cancel: true });
      expect(fazaformedTiles(cancelled.state)).toEqual([]);
      expect(cancelled.state.phase).toBe('team');
    });
  });

  describe('Second Wind', () => {
    const heroes = { soldier: { tile: 10, injured: [3] }, doctor: {}, rebel: { injured: [2, 4], used: [4] } } as const;
    const asked = draw('secondWind', { heroes, tiles: { 10: { rebels: 2 } } }).state;

    test('each hero recovers 1 card of their choice, which keeps used or unused', () => {
      expect(legal(asked, 'recoverOne')).toEqual([{ do: 'recoverOne', hero: 0, card: 3 }]);
      const next = give(asked, { do: 'recoverOne', hero: 0, card: 3 }).state;
      // The Doctor has nothing to recover.
      expect(legal(next, 'recoverOne').map(({ hero, card }) => [hero, card])).toEqual([
        [2, 2],
        [2, 4],
      ]);
      const done = give(next, { do: 'recoverOne', hero: 2, card: 4 }).state;
      expect(injuredOf(done, 'rebel')).toEqual([2]);
      expect(heroNamed(done, 'rebel').cards[3]).toEqual({ injured: false, used: true });
      expect(done.agenda).toEqual([]);
    });

    test('a hero without an injured card has no loss by it, not even the last one asked', () => {
      const first = draw('secondWind', { heroes: { soldier: { tile: 10 }, doctor: {} } }).state;
      const done = give(first, { do: 'recoverOne', hero: 0, card: 1 }).state;
      expect(done.agenda).toEqual([]);
      expect(legal(done, 'endTeamPhase')).toHaveLength(1);
    });
  });
});

describe('E3 play pauses while a card resolves', () => {
  test('only its choices can be made', () => {
    const asked = draw('defectors', { tiles: { 10: { rebels: 2 } } }).state;
    expect(new Set(faza.legalCommands(asked).map((command) => command.do))).toEqual(new Set(['defect']));
    expect(refusal(asked, endTeamPhase)).toBe('E3 decideFirst');
    expect(refusal(asked, { do: 'recoverOne', hero: 0, card: 1 })).toBe('E3 notAsked');
    expect(refusal(asked, { do: 'defect', outpost: 9 })).toBe('E3 notAsked');
  });
});

describe('E4 ruling: the deck runs out', () => {
  const inPlay: Layout = { short: 'ashCloud', long: ['overdrive'], kept: ['sabotage'], next: [] };
  const discards = ALL.filter((event) => !['ashCloud', 'overdrive', 'sabotage'].includes(event));

  test('the discards are reshuffled, without cards in play or kept', () => {
    const drawn = draw('purge', { ...inPlay, discards });
    expect(told(drawn, 'deckReshuffled')).toMatchObject([{ cards: discards.length, rule: 'E4' }]);
    const { events } = drawn.state;
    for (const elsewhere of ['overdrive', 'sabotage', 'ashCloud'] as const)
      expect(events.deck).not.toContain(elsewhere);
    expect(events.deck).toHaveLength(discards.length - 1);
    expect(events.discards).toContain('ashCloud');
  });

  test('as long as there is a card, it is drawn first', () => {
    const last = ALL.filter((event) => event !== 'purge');
    const drawn = draw('purge', { next: [], discards: last });
    expect(told(drawn, 'eventDrawn')).toMatchObject([{ event: 'purge' }]);
    expect(told(drawn, 'deckReshuffled')).toEqual([]);
  });
});

test('E4 when every card is in play, a boarding draws none and play continues', () => {
  const drawn = draw('purge', { next: [], kept: ALL });
  expect(story(drawn)).toEqual(['shipBoarded']);
  expect(drawn.state).toMatchObject({ phase: 'team', agenda: [], outcome: null });
});

test('S4 which card comes follows from the seed, and every card can come first', () => {
  const drawn = Array.from(
    { length: 300 },
    (_, index) => told(draw('purge', { next: [], seed: `deck ${index}` }), 'eventDrawn')[0]?.event,
  );
  expect(new Set(drawn)).toEqual(new Set(ALL));
});

describe('E5 a Long event is paid off together', () => {
  const heroes = { soldier: { points: 3 }, doctor: { points: 1 }, rebel: { points: 4 } };
  const state = position({ heroes, long: ['blockade', 'overdrive'] });

  test('for 2 + players Points, in any split', () => {
    const splits = legal(state, 'payOff')
      .filter(({ event }) => event === 'overdrive')
      .map(({ points }) => points);
    expect(splits).toEqual([
      [0, 1, 4],
      [1, 0, 4],
      [1, 1, 3],
      [2, 0, 3],
      [2, 1, 2],
      [3, 0, 2],
      [3, 1, 1],
    ]);
  });

  test('it is discarded, the others stay, and the Points return to the pool', () => {
    const paid = give(state, { do: 'payOff', event: 'blockade', points: [2, 1, 2] });
    expect(paid.state.events).toMatchObject({ long: ['overdrive'], discards: ['blockade'] });
    expect(paid.state.heroes.map(({ points }) => points)).toEqual([1, 0, 2]);
    expect(paid.state.pool.drones).toBe(state.pool.drones + 5);
  });

  test('2 heroes pay 4, 4 heroes pay 6', () => {
    const two = position({ heroes: { soldier: { points: 4 }, doctor: {} }, long: ['blockade'] });
    expect(legal(two, 'payOff').map(({ points }) => points)).toEqual([[4, 0]]);
    const four = position({
      heroes: { soldier: { points: 6 }, doctor: {}, rebel: {}, engineer: {} },
      long: ['blockade'],
    });
    expect(legal(four, 'payOff').map(({ points }) => points)).toEqual([[6, 0, 0, 0]]);
  });

  test('not with too much, too little, or more than a hero has', () => {
    const pay = (event: EventId, points: number[]): string => refusal(state, { do: 'payOff', event, points });
    expect(pay('overdrive', [3, 1, 2])).toBe('E5 wrongSum');
    expect(pay('overdrive', [1, 1, 2])).toBe('E5 wrongSum');
    expect(pay('overdrive', [4, 0, 1])).toBe('P1 tooFewPoints');
    expect(pay('overdrive', [2, 1, 2, 0])).toBe('E5 wrongSum');
    expect(pay('overdrive', [3, 1])).toBe('E5 wrongSum');
    expect(pay('sporeBloom', [2, 1, 2])).toBe('E5 notInForce');
  });

  test('ruling: Jammed Radio forbids it as well', () => {
    const jammed = position({ heroes, long: ['overdrive'], short: 'jammedRadio' });
    expect(legal(jammed, 'payOff')).toEqual([]);
  });
});

test('E2 a death by a global event ends the game there', () => {
  const heroes = { soldier: { tile: 10, injured: [1, 2, 3] }, doctor: { tile: 9, injured: [1, 2, 3] } };
  const lost = draw('orbitalStrike', { heroes });
  expect(lost.state.outcome?.rule).toBe('X2');
  expect(tile(lost.state, 10).rebels).toBe(0);
  expect(told(lost, 'heroInjured').map(({ seat }) => seat)).toEqual([0]);
});
