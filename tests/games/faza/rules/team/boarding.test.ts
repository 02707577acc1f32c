import { describe, expect, test } from 'vitest';
import type { ShipId } from '../../../../../src/games/faza/content/vocabulary.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { endTeamPhase, give, legal, refusal, story, told } from '../../commands.ts';
import { dronesOn, heroNamed, injuredOf, type Layout, position, rebelsOn, ship, withDice } from '../../positions.ts';

const board = (which: 'carrier' | 'destroyer' | 'former', hero = 0): Command => ({ do: 'board', hero, ship: which });
/** The Soldier and 2 Rebels under the Carrier on #10; the other ships far away. */
const aboard = (layout: Layout = {}): State =>
  position({
    heroes: { soldier: { tile: 10 }, doctor: {} },
    tiles: { 10: { rebels: 2 } },
    ships: { carrier: { tile: 10 } },
    next: ['ashCloud'],
    ...layout,
  });

test('Mothership Combat Example', () => {
  // The Tactical player with 2 Rebels and 3 Drones under the Carrier: first the Drones, with 6, 5 and 5.
  const state = withDice(aboard({ tiles: { 10: { rebels: 2, drones: 3 } } }), 6, 5, 5);
  expect(refusal(state, board('carrier'))).toBe('B1 dronesGuard');
  const fought = give(state, { do: 'fight', hero: 0, tile: 10 }).state;
  expect(heroNamed(fought, 'soldier').points).toBe(3);
  expect(dronesOn(fought)).toEqual({});
  const boarded = give(fought, board('carrier'));
  expect(ship(boarded.state, 'carrier').health).toBe(3);
  expect(told(boarded, 'shipBoarded')).toMatchObject([{ seat: 0, ship: 'carrier', tile: 10, rebels: 1, health: 3 }]);
  expect(told(boarded, 'eventDrawn')).toMatchObject([{ event: 'ashCloud', rule: 'B3' }]);
  expect(heroNamed(boarded.state, 'soldier').cards.every(({ used }) => !used)).toBe(true);
});

describe('B1 to board', () => {
  test('a hero is needed: Rebels alone do not', () => {
    const state = aboard({ heroes: { soldier: { tile: 9 }, doctor: {} } });
    expect(legal(state, 'board')).toEqual([]);
    expect(refusal(state, board('carrier'))).toBe('B1 notOnShip');
    expect(refusal(state, board('carrier', 5))).toBe('B1 noSuchHero');
    expect(refusal(state, { do: 'board', hero: 0, ship: 'zeppelin' as ShipId })).toBe('B1 notOnShip');
  });

  test('a Rebel is needed', () => {
    const state = aboard({ tiles: { 9: { rebels: 1 } } });
    expect(refusal(state, board('carrier'))).toBe('B1 noRebelHere');
  });

  test('no Drone may be there', () => {
    expect(refusal(aboard({ tiles: { 10: { rebels: 2, drones: 1 } } }), board('carrier'))).toBe('B1 dronesGuard');
  });
});

test('B2 the Rebel returns to the pool and the ship loses 1 health', () => {
  const { state: after } = give(aboard({ next: ['ionStorm'], tiles: { 10: { rebels: 3 } } }), board('carrier'));
  expect(ship(after, 'carrier').health).toBe(3);
  // One boarded, another took the injury of the event.
  expect(rebelsOn(after)).toEqual({ 10: 1 });
  expect(after.pool.rebels).toBe(15);
});

describe('B2 ruling: in Hard the last Rebel aboard loses the game', () => {
  const last = (healthLeft: number): State =>
    aboard({
      mode: 'hard',
      tiles: { 10: { rebels: 1 } },
      ships: { carrier: { tile: 10, health: healthLeft }, destroyer: { health: 0 }, former: { health: 0 } },
    });

  test('also with the last health of the last ship, before any card is drawn', () => {
    for (const health of [1, 2]) {
      const lost = give(last(health), board('carrier'));
      expect(lost.state.outcome).toEqual({ won: false, rule: 'X5' });
      expect(told(lost, 'eventDrawn')).toEqual([]);
    }
  });

  test('in Normal it wins', () => {
    const state = aboard({
      tiles: { 10: { rebels: 1 } },
      ships: { carrier: { tile: 10, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
    });
    expect(give(state, board('carrier')).state.outcome).toEqual({ won: true, rule: 'X1' });
  });
});

test('B3 Faza Retaliate: one event card for every boarding', () => {
  const state = aboard({ next: ['ashCloud', 'quarantine'], tiles: { 10: { rebels: 3 } } });
  const first = give(state, board('carrier'));
  expect(told(first, 'eventDrawn').map(({ event }) => event)).toEqual(['ashCloud']);
  const second = give(first.state, board('carrier'));
  expect(told(second, 'eventDrawn').map(({ event }) => event)).toEqual(['quarantine']);
});

test('B3 ruling: the last boarding too, before victory', () => {
  const state = aboard({
    ships: { carrier: { tile: 10, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
  });
  const won = give(state, board('carrier'));
  expect(story(won)).toEqual(['shipBoarded', 'shipDefeated', 'eventDrawn', 'rebelsLost', 'eventStays', 'teamWon']);
});

describe('B4 a defeated Mothership', () => {
  const state = aboard({ ships: { carrier: { tile: 10, health: 1 } }, tracker: 'former' });

  test('is a wreck at health 0 and cannot be boarded again', () => {
    const { state: after, facts } = give(
      aboard({ ...{ ships: { carrier: { tile: 10, health: 1 } } }, tiles: { 10: { rebels: 3 } } }),
      board('carrier'),
    );
    expect(told({ facts }, 'shipDefeated')).toMatchObject([{ ship: 'carrier', tile: 10, rule: 'B4' }]);
    expect(refusal(after, board('carrier'))).toBe('B4 shipDefeated');
  });

  test('is still visited by the tracker, and its defeated side acts', () => {
    const ended = give(give(state, board('carrier')).state, endTeamPhase);
    expect(told(ended, 'shipActivated')[0]).toMatchObject({ ship: 'carrier', wreck: true, rule: 'B4' });
    expect(told(ended, 'shipMoved').filter((fact) => fact.ship === 'carrier')).toEqual([]);
  });
});

test('B5 of several ships on a tile the hero names the one boarded', () => {
  const state = aboard({ ships: { carrier: { tile: 10 }, destroyer: { tile: 10 }, former: { tile: 10, health: 0 } } });
  expect(legal(state, 'board')).toEqual([board('carrier'), board('destroyer')]);
  const { state: after } = give(state, board('destroyer'));
  expect(after.ships.map(({ health }) => health)).toEqual([4, 3, 0]);
  expect(injuredOf(after, 'soldier')).toEqual([]);
});
