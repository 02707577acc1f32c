import { describe, expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import type { EventId, HeroId } from '../../../../src/games/faza/content/vocabulary.ts';
import { neighbors } from '../../../../src/games/faza/rules/board/geography.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { setupProblem } from '../../../../src/games/faza/rules/setup.ts';
import type { Setup, State } from '../../../../src/games/faza/rules/state/state.ts';
import { chanceFrom, shuffled } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { endTeamPhase, give, told } from '../commands.ts';
import { countDrones, countRebels } from '../invariants.ts';
import { dronesOn, fazaformedTiles, heroNamed, rebelsOn, setupOf, ship } from '../positions.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `city ${index}`);
const opening = (changes: Partial<Setup> = {}, heroes: readonly HeroId[] = ['soldier', 'doctor']): State =>
  faza.newGame(setupOf(heroes, changes)).state;

describe('S1 sixteen tiles in a shuffled square', () => {
  test('every tile lies there once, in an order that follows from the seed', () => {
    const boards = SEEDS.map((seed) => opening({ seed }).board);
    for (const board of boards)
      expect([...board].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(new Set(boards.map(String)).size).toBe(SEEDS.length);
    expect(opening({ seed: 'city 7' }).board).toEqual(boards[7]);
  });

  test('it is four by four: corners have 2 neighbors, edges 3, the middle 4', () => {
    const state = opening();
    expect(state.board.map((no) => neighbors(state, no).length)).toEqual([
      2, 3, 3, 2, 3, 4, 4, 3, 3, 4, 4, 3, 2, 3, 3, 2,
    ]);
  });

  test('an opening is carried out, not refused', () => {
    expect(faza.newGame(setupOf(['soldier', 'doctor'])).ok).toBe(true);
  });

  test('only #16 starts fazaformed', () => {
    expect(fazaformedTiles(opening())).toEqual([16]);
  });
});

describe('S1 an opening that was chosen', () => {
  const board = at(editions.published.openings, 0).board;

  test('lays its own board; the seed gives the dice and the events only', () => {
    const [one, other] = [opening({ opening: 'first', seed: 'one' }), opening({ opening: 'first', seed: 'other' })];
    expect(one.board).toEqual(board);
    expect([...board].sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect({ ...other, chance: one.chance }).toEqual(one);
    expect(one.chance).toEqual(chanceFrom('one'));
    expect(countDrones(one)).toBe(42);
  });

  test('must be one of the edition', () => {
    const unknown: unknown = { ...setupOf(['soldier', 'doctor']), opening: 'last' };
    expect(setupProblem(unknown as Setup)).toBe('unknown');
    expect(setupProblem(setupOf(['soldier', 'doctor'], { opening: 'first' }))).toBeNull();
  });

  test('is not for Faza first, where a lost board has to be drawn again', () => {
    expect(setupProblem(setupOf(['soldier', 'doctor'], { opening: 'first', fazaFirst: true }))).toBe('unknown');
  });
});

describe('S2 Motherships and Drones', () => {
  test('the Carrier stands on #14, the Destroyer on #15, the Former on #16, with 4 health each', () => {
    expect(opening().ships).toEqual([
      { id: 'carrier', tile: 14, health: 4 },
      { id: 'destroyer', tile: 15, health: 4 },
      { id: 'former', tile: 16, health: 4 },
    ]);
  });

  test.each(SEEDS)('3 Drones under each ship, 2 for each ship beside a tile, never more than 3 (%s)', (seed) => {
    const state = opening({ seed });
    const expected = state.tiles.map((_, index) => {
      const no = index + 1;
      if (no >= 14) return 3;
      const shipsBeside = neighbors(state, no).filter((other) => other >= 14).length;
      return Math.min(3, 2 * shipsBeside);
    });
    expect(state.tiles.map(({ drones }) => drones)).toEqual(expected);
  });

  test('the other Drones of 42 are in the pool', () => {
    for (const seed of SEEDS) expect(countDrones(opening({ seed }))).toBe(42);
  });
});

test('S3 the tracker starts on the Carrier, so the Destroyer is the first to act', () => {
  expect(opening().tracker).toBe(0);
  const first = told(faza.newGame(setupOf(['soldier', 'doctor'], { fazaFirst: true })), 'trackerMoved')[0];
  expect(first?.ship).toBe('destroyer');
});

describe('S4 the event deck', () => {
  const ids = editions.published.events.map(({ id }) => id);

  test('holds every card; none has been seen', () => {
    const { events } = opening();
    expect(events.deck).toEqual(ids);
    expect({ ...events, deck: [] }).toEqual({ deck: [], top: [], discards: [], short: null, long: [], kept: [] });
  });

  test('V2 without Rewards it holds every other one', () => {
    const { deck } = opening({ rewards: false }).events;
    const rewards: readonly EventId[] = ['defectors', 'salvage', 'sabotage', 'secondWind'];
    expect(deck).toEqual(ids.filter((id) => !rewards.includes(id)));
  });
});

describe('S5 heroes', () => {
  test('of four different areas can play together, two, three or four of them', () => {
    expect(setupProblem(setupOf(['scout', 'farmer']))).toBeNull();
    expect(setupProblem(setupOf(['scout', 'farmer', 'senator', 'scientist']))).toBeNull();
  });

  test('of one area cannot both play', () => {
    expect(setupProblem(setupOf(['soldier', 'scout']))).toBe('sameArea');
    expect(setupProblem(setupOf(['soldier', 'soldier']))).toBe('sameArea');
  });

  test('alone, or more than four, cannot play', () => {
    expect(setupProblem(setupOf([]))).toBe('teamSize');
    expect(setupProblem(setupOf(['soldier']))).toBe('teamSize');
    expect(setupProblem(setupOf(['soldier', 'doctor', 'rebel', 'engineer', 'scout']))).toBe('teamSize');
  });

  test('an impossible setup is thrown out by its problem', () => {
    expect(() => opening({}, ['soldier'])).toThrow('teamSize');
    const unknown: unknown = { ...setupOf(['soldier', 'doctor']), mode: 'brutal' };
    expect(() => faza.newGame(unknown as Setup)).toThrow('unknown');
    const alien: unknown = { ...setupOf(['soldier', 'doctor']), edition: 'toString' };
    expect(() => faza.newGame(alien as Setup)).toThrow('unknown');
    expect(() => opening({ seed: '' })).toThrow('seed');
    expect(() => opening({ seed: 'x'.repeat(65) })).toThrow('seed');
  });

  test('a seed may have 64 letters, and one', () => {
    for (const length of [1, 64])
      expect(setupProblem(setupOf(['scout', 'farmer'], { seed: 'x'.repeat(length) }))).toBeNull();
  });
});

test.each<[HeroId, number]>([
  ['doctor', 1],
  ['farmer', 1],
  ['soldier', 2],
  ['scout', 2],
  ['rebel', 3],
  ['senator', 3],
  ['engineer', 4],
  ['scientist', 4],
])('S6 the %s starts on Outpost #%i with 2 Rebels', (id, outpost) => {
  const companion = outpost === 1 ? 'soldier' : 'doctor';
  const state = opening({}, [id, companion]);
  expect(heroNamed(state, id).tile).toBe(outpost);
  expect(rebelsOn(state)[outpost]).toBe(2);
});

test('S6 there are 16 Rebels; those without a hero wait in the pool', () => {
  const state = opening({}, ['soldier', 'doctor', 'senator']);
  expect(state.pool.rebels).toBe(10);
  expect(countRebels(state)).toBe(16);
});

test('S7 each hero has 4 cards, healthy and unused', () => {
  for (const hero of opening({}, ['scout', 'farmer', 'rebel', 'engineer']).heroes)
    expect(hero.cards).toEqual(Array.from({ length: 4 }, () => ({ injured: false, used: false })));
});

describe('V1 Mothership health', () => {
  test.each([1, 2, 3, 4, 5, 6])('can be %i', (health) => {
    expect(opening({ health }).ships.map((each) => each.health)).toEqual([health, health, health]);
  });

  test('is 4 in the box and 2 on Easy', () => {
    expect(ship(opening({ mode: 'normal' }), 'former').health).toBe(4);
    expect(ship(opening({ mode: 'hard' }), 'former').health).toBe(4);
    expect(ship(opening({ mode: 'easy' }), 'former').health).toBe(2);
    expect(ship(opening({ mode: 'easy', health: 5 }), 'former').health).toBe(5);
  });

  test.each([0, 7, -1, 2.5, Number.NaN])('cannot be %d', (health) => {
    expect(setupProblem(setupOf(['soldier', 'doctor'], { health }))).toBe('health');
  });
});

describe('V5 Faza first', () => {
  const begun = faza.newGame(setupOf(['soldier', 'doctor'], { fazaFirst: true }));

  test('the game opens with a Faza phase and then begins its first round', () => {
    expect(told(begun, 'phaseBegan').map(({ phase }) => phase)).toEqual(['faza', 'team']);
    expect(told(begun, 'shipActivated').map((fact) => fact.ship)).toEqual(['destroyer', 'former']);
    expect(begun.state).toMatchObject({ phase: 'team', round: 1, tracker: 2 });
  });

  test('ruling: no Deadly tile hurts anybody before it', () => {
    for (const seed of SEEDS) {
      const { facts } = faza.newGame(setupOf(['soldier', 'doctor'], { fazaFirst: true, seed }));
      expect(facts.filter(({ rule }) => rule === 'T4')).toEqual([]);
    }
  });

  test('a board that the opening phase loses is drawn again with the next numbers of the same seed, until the team begins', () => {
    const redrawn = SEEDS.map((seed) => {
      const setup = setupOf(['soldier', 'doctor'], { mode: 'hard', fazaFirst: true, seed });
      // A team that starts on the first board of the seed, and ends its phase at once, gets the same Faza phase.
      const passed = give(faza.newGame({ ...setup, fazaFirst: false }).state, endTeamPhase).state;
      const again = faza.newGame(setup);
      const redraws = told(again, 'boardRedrawn').map(({ times, rule }) => [times, rule]);
      expect(again.state).toMatchObject({ outcome: null, phase: 'team', round: 1 });
      expect(countDrones(again.state)).toBe(42);
      if (!passed.outcome) {
        expect(redraws).toEqual([]);
        expect(again.state).toEqual({ ...passed, round: 1 });
        return 0;
      }
      const times = Number(redraws[0]?.[0]);
      expect(redraws).toEqual([[times, 'V5']]);
      expect(again.state.chance).toEqual({ ...chanceFrom(seed), draws: 16 * (times + 1) });
      expect(again.state.board).toEqual(
        shuffled(
          { ...chanceFrom(seed), draws: 16 * times },
          Array.from({ length: 16 }, (_, i) => i + 1),
        ),
      );
      return times;
    });
    // A third of all boards with two heroes.
    expect(redrawn.filter((times) => times > 0).length).toBeGreaterThan(SEEDS.length / 5);
    expect(redrawn.filter((times) => times > 1).length).toBeGreaterThan(0);
  });

  test('is off by default: the team begins', () => {
    expect(told(faza.newGame(setupOf(['soldier', 'doctor'])), 'phaseBegan').map(({ phase }) => phase)).toEqual([
      'team',
    ]);
  });
});

describe('Easy has numbers of its own where the box has others', () => {
  const teams: readonly (readonly HeroId[])[] = [
    ['soldier', 'doctor'],
    ['soldier', 'doctor', 'senator'],
    ['soldier', 'doctor', 'senator', 'engineer'],
  ];

  test.each(teams)('S6 3 Rebels stand on the Outpost of each hero: %s, %s', (...team) => {
    const heroes = team.filter((hero) => hero !== undefined);
    const state = opening({ mode: 'easy' }, heroes);
    expect(rebelsOn(state)).toEqual(Object.fromEntries(state.heroes.map(({ tile }) => [tile, 3])));
    expect(state.pool.rebels).toBe(16 - 3 * heroes.length);
    expect(countRebels(state)).toBe(16);
  });

  test.each(SEEDS)('S2 3 Drones under each ship, but 1 instead of 2 for each ship beside a tile (%s)', (seed) => {
    const state = opening({ seed, mode: 'easy' });
    const expected = state.tiles.map((_, index) => {
      const no = index + 1;
      return no >= 14 ? 3 : neighbors(state, no).filter((other) => other >= 14).length;
    });
    expect(state.tiles.map(({ drones }) => drones)).toEqual(expected);
    expect(countDrones(state)).toBe(42);
  });

  test('S2 ships have 2 health, and S1 nobody has a Point', () => {
    for (const team of teams) {
      const { ships, heroes } = opening({ mode: 'easy' }, team);
      expect(ships.map(({ health }) => health)).toEqual([2, 2, 2]);
      expect(heroes.map(({ points }) => points)).toEqual(team.map(() => 0));
    }
  });
});

test('S2 the facts of setting up name every piece placed', () => {
  const begun = faza.newGame(setupOf(['soldier', 'doctor']));
  const placed = new Map<number, number>();
  for (const { tile, count } of told(begun, 'dronesPlaced')) placed.set(tile, (placed.get(tile) ?? 0) + count);
  expect(Object.fromEntries(placed)).toEqual(dronesOn(begun.state));
  expect(at(begun.facts, 0)).toMatchObject({ fact: 'gameBegan', rule: 'S5', by: 'setup' });
});
