import { describe, expect, test } from 'vitest';
import { keyOf } from '../../../../../src/games/faza/bots/search/key.ts';
import { fightOutcomes } from '../../../../../src/games/faza/bots/search/outcomes.ts';
import type { Effect, EventId } from '../../../../../src/games/faza/content/vocabulary.ts';
import type {
  EventsState,
  FazaView,
  HeroState,
  ShipState,
  TileState,
} from '../../../../../src/games/faza/rules/state/state.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { withChance } from '../../../../kit/otherLuck.ts';
import { position } from '../../positions.ts';

/** Whether a key must change when a field changes. */
type Part = 'always' | 'never';

interface Change {
  readonly part: Part;
  readonly make: (state: FazaView) => FazaView;
}

const START = position({
  mode: 'hard',
  heroes: { soldier: { tile: 6, points: 5 }, doctor: { tile: 7 } },
  tiles: { 6: { rebels: 1, drones: 1 } },
  next: ['purge', 'ashCloud'],
  discards: ['lockdown', 'quarantine'],
});

const hero = (change: Partial<HeroState>, seat = 0): Change => ({
  part: 'always',
  make: (state) => ({
    ...state,
    heroes: state.heroes.map((each, no) => (no === seat ? { ...each, ...change } : each)),
  }),
});
const card = (seat: number, no: number, change: { readonly injured?: boolean; readonly used?: boolean }): Change =>
  hero(
    { cards: at(START.heroes, seat).cards.map((each, index) => (index + 1 === no ? { ...each, ...change } : each)) },
    seat,
  );
const tile = (no: number, change: Partial<TileState>): Change => ({
  part: 'always',
  make: (state) => ({
    ...state,
    tiles: state.tiles.map((each, index) => (index + 1 === no ? { ...each, ...change } : each)),
  }),
});
const ship = (no: number, change: Partial<ShipState>): Change => ({
  part: 'always',
  make: (state) => ({
    ...state,
    ships: state.ships.map((each, index) => (index === no ? { ...each, ...change } : each)),
  }),
});
const events = (part: Part, change: Partial<EventsState>): Change => ({
  part,
  make: (state) => ({ ...state, events: { ...state.events, ...change } }),
});
const field = (part: Part, change: Partial<FazaView>): Change => ({ part, make: (state) => ({ ...state, ...change }) });
const WITHOUT_ONE: readonly EventId[] = START.events.deck.filter((event) => event !== 'blockade');

const arm = (...armed: readonly Effect[]): Change => hero({ armed });

/** Every field of a state, with its possible changes. Fields without any are constant for a game and its board. */
const FIELDS: Readonly<Record<keyof FazaView, Readonly<Record<string, Change>>>> = {
  edition: {},
  rewards: { 'it only says which cards the deck began with': field('never', { rewards: false }) },
  radio: { 'what is said over it, no bot hears': field('never', { radio: true }) },
  mode: { easier: field('always', { mode: 'normal' }) },
  drawTwo: { on: field('always', { drawTwo: true }) },
  health: { more: field('always', { health: 5 }) },
  chance: {
    'another seed': { part: 'never', make: (state) => withChance(state, 'other') },
    'more draws': field('never', { chance: { ...START.chance, draws: 9 } }),
  },
  round: { later: field('always', { round: 2 }), 'much later': field('always', { round: 11 }) },
  phase: { faza: field('always', { phase: 'faza' }), over: field('always', { phase: 'over' }) },
  // Constant for a game.
  board: {},
  tiles: {
    drones: tile(6, { drones: 2 }),
    'drones elsewhere': tile(16, { drones: 3 }),
    rebels: tile(6, { rebels: 2 }),
    'no rebels': tile(6, { rebels: 0 }),
    fazaformed: tile(6, { fazaformed: true }),
    'drones and rebels exchanged': tile(6, { drones: 3, rebels: 3 }),
    'the last tile': tile(16, { fazaformed: true }),
  },
  ships: { tile: ship(0, { tile: 1 }), health: ship(1, { health: 3 }), wreck: ship(2, { health: 0 }) },
  tracker: { next: field('always', { tracker: 1 }), last: field('always', { tracker: 2 }) },
  heroes: {
    id: hero({ id: 'scout' }),
    tile: hero({ tile: 7 }),
    points: hero({ points: 4 }),
    injured: card(0, 1, { injured: true }),
    used: card(0, 1, { used: true }),
    'injured and used': card(0, 1, { injured: true, used: true }),
    'the other card injured': card(0, 2, { injured: true }),
    'the other hero’s card': card(1, 1, { injured: true }),
    'the last card of the last hero': card(1, 4, { used: true }),
    'armed with +1': arm({ kind: 'allDice', bonus: 1 }),
    'armed with +2': arm({ kind: 'allDice', bonus: 2 }),
    'armed with a re-roll': arm({ kind: 'reroll', dice: 1 }),
    'armed with two re-rolls': arm({ kind: 'reroll', dice: 1 }, { kind: 'reroll', dice: 1 }),
    'the other hero armed': hero({ armed: [{ kind: 'allDice', bonus: 1 }] }, 1),
  },
  pool: {
    drones: field('always', { pool: { ...START.pool, drones: START.pool.drones - 1 } }),
    rebels: field('always', { pool: { ...START.pool, rebels: START.pool.rebels - 1 } }),
  },
  events: {
    short: events('always', { short: 'ionStorm' }),
    'another short one': events('always', { short: 'jammedRadio' }),
    long: events('always', { long: ['blockade'] }),
    'two long ones': events('always', { long: ['blockade', 'overdrive'] }),
    kept: events('always', { kept: ['sabotage'] }),
    deck: events('always', { deck: WITHOUT_ONE }),
    'the known cards': events('always', { top: ['purge'] }),
    'the order of the known cards': events('always', { top: ['ashCloud', 'purge'] }),
    'a known card that is discarded': events('always', {
      top: ['ashCloud'],
      discards: ['lockdown', 'quarantine', 'purge'],
    }),
    'the known cards unknown again': events('always', {
      top: [],
      deck: [...START.events.top, ...START.events.deck],
    }),
    'the order of the discards': events('never', { discards: ['quarantine', 'lockdown'] }),
  },
  longShots: {
    one: field('always', { longShots: [{ kind: 'longShot', reach: 2, bonus: 1 }] }),
    two: field('always', {
      longShots: [
        { kind: 'longShot', reach: 2, bonus: 1 },
        { kind: 'longShot', reach: 2, bonus: 1 },
      ],
    }),
  },
  agenda: {
    victory: field('always', { agenda: [{ step: 'victory' }] }),
    shifts: field('always', { agenda: [{ step: 'shiftTracker', left: 1 }] }),
    'more shifts': field('always', { agenda: [{ step: 'shiftTracker', left: 2 }] }),
    asked: field('always', { agenda: [{ step: 'activate', ship: 'carrier', by: 'faza', asked: true }] }),
    'not asked': field('always', { agenda: [{ step: 'activate', ship: 'carrier', by: 'faza', asked: false }] }),
  },
  // A finished game is not cached, and an unfinished one has no result.
  outcome: {},
};

const CHANGES = Object.entries(FIELDS).flatMap(([name, changes]) =>
  Object.entries(changes).map(([what, change]) => ({ name: `${name}: ${what}`, ...change })),
);

describe('the key of a position', () => {
  test('every field of a state is in the list', () => {
    const all: FazaView = { ...START, drawTwo: true, radio: true };
    expect(Object.keys(all).sort()).toEqual(Object.keys(FIELDS).sort());
    expect(Object.keys(at(START.tiles, 0)).sort()).toEqual(['drones', 'fazaformed', 'rebels']);
    expect(Object.keys(at(START.heroes, 0)).sort()).toEqual(['armed', 'cards', 'id', 'points', 'tile']);
    expect(Object.keys(at(at(START.heroes, 0).cards, 0)).sort()).toEqual(['injured', 'used']);
    expect(Object.keys(at(START.ships, 0)).sort()).toEqual(['health', 'id', 'tile']);
    expect(Object.keys(START.pool).sort()).toEqual(['drones', 'rebels']);
    expect(Object.keys(START.events).sort()).toEqual(['deck', 'discards', 'kept', 'long', 'short', 'top']);
  });

  test.each(CHANGES)('$name is told $part', ({ part, make }) => {
    const changed = make(START);
    expect(keyOf(changed) === keyOf(START)).toBe(part === 'never');
  });

  test('no two of those changes have one key', () => {
    const told = CHANGES.filter(({ part }) => part !== 'never').map(({ make }) => keyOf(make(START)));
    expect(new Set(told).size).toBe(told.length);
  });

  test('a copy has the same', () => {
    expect(keyOf(structuredClone(START))).toBe(keyOf(START));
  });
});

test('rolls that are remembered: dice, needs, bonus, re-rolls and lowest-die bonuses each make others', () => {
  const fight = (drones: number, armed: readonly Effect[], short?: EventId) => {
    const state = position({
      heroes: { soldier: { tile: 7 }, doctor: {} },
      tiles: { 7: { drones } },
      ...(short ? { short } : {}),
    });
    const ready = { ...state, heroes: state.heroes.map((each, seat) => (seat === 0 ? { ...each, armed } : each)) };
    return fightOutcomes(ready, { do: 'fight', hero: 0, tile: 7 })
      .map(({ view: after, chance }) => [at(after.heroes, 0).points, chance] as const)
      .sort(([a], [b]) => a - b)
      .map(([, chance]) => chance);
  };
  const closeTo = (...chances: number[]) => chances.map((chance) => expect.closeTo(chance, 12));
  const sidearm: Effect = { kind: 'lowestDie', bonus: 1 };
  expect(fight(1, [])).toEqual(closeTo(1 / 2, 1 / 2));
  expect(fight(2, [])).toEqual(closeTo(1 / 4, 1 / 2, 1 / 4));
  expect(fight(1, [{ kind: 'allDice', bonus: 1 }])).toEqual(closeTo(1 / 3, 2 / 3));
  expect(fight(1, [], 'hardenedHulls')).toEqual(closeTo(2 / 3, 1 / 3));
  expect(fight(1, [{ kind: 'reroll', dice: 1 }])).toEqual(closeTo(1 / 4, 3 / 4));
  expect(fight(1, [{ kind: 'reroll', dice: 2 }])).toEqual(closeTo(1 / 8, 7 / 8));
  expect(fight(1, [sidearm])).toEqual(closeTo(1 / 3, 2 / 3));
  expect(fight(1, [sidearm, sidearm])).toEqual(closeTo(1 / 6, 5 / 6));
});
