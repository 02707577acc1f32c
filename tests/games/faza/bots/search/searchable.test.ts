import { describe, expect, test } from 'vitest';
import { searchable } from '../../../../../src/games/faza/bots/search/searchable.ts';
import { winChanceOf } from '../../../../../src/games/faza/bots/value/trained.ts';
import { applyLegal } from '../../../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { foretell } from '../../../../../tools/faza/bots/oracle.ts';
import { fc } from '../../../../kit/seeded.ts';
import { position } from '../../positions.ts';
import { positions } from '../table.ts';

const game = searchable(winChanceOf);
const quick = searchable(winChanceOf, undefined, { commands: 24, someCards: true });
const narrowAhead = searchable(winChanceOf, undefined, { commandsAhead: 20 });

describe('FAZA as a search sees it', () => {
  test('has only legal moves, and the chances of their outcomes add up to 1', () => {
    fc.assert(
      fc.property(positions, fc.boolean(), (view, isRoot) => {
        const legal = legalCommands(view);
        for (const move of game.moves(view, isRoot)) {
          expect(legal).toContainEqual(move);
          const chances = game.outcomes(view, move, isRoot).map(({ chance }) => chance);
          expect(chances.every((chance) => chance > 0)).toBe(true);
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('may always end the Team phase, and has no moves once the game is over', () => {
    const view = position({ heroes: { soldier: {}, doctor: {} } });
    expect(game.moves(view, true)).toContainEqual({ do: 'endTeamPhase' });
    expect(game.moves({ ...view, phase: 'over', outcome: { won: true, rule: 'X1' } }, true)).toEqual([]);
  });

  test('examines every event card at the root, and further ahead some that represent all', () => {
    const view = position({
      heroes: { soldier: { tile: 14 }, doctor: {} },
      tiles: { 14: { drones: 0, rebels: 1 } },
      ships: { carrier: { tile: 14 } },
    });
    const board = { do: 'board', hero: 0, ship: 'carrier' } as const;
    expect(view.events.deck).toHaveLength(24);
    expect(game.outcomes(view, board, true)).toHaveLength(24);
    expect(game.outcomes(view, board, false)).toHaveLength(8);
  });

  test('a quick one examines some representative event cards even at the root', () => {
    const view = position({
      heroes: { soldier: { tile: 14 }, doctor: {} },
      tiles: { 14: { drones: 0, rebels: 1 } },
      ships: { carrier: { tile: 14 } },
    });
    const ends = quick.outcomes(view, { do: 'board', hero: 0, ship: 'carrier' }, true);
    expect(ends.map(({ chance }) => chance)).toEqual(new Array(8).fill(1 / 8));
  });

  test('looks at so many commands as it is told, and leaves out none but movements', () => {
    const movements = ['move', 'lead', 'drive', 'pathfinder'];
    const written = (moves: readonly Command[]): string[] => moves.map((move) => JSON.stringify(move));
    fc.assert(
      fc.property(positions, (view) => {
        const all = written(game.moves(view, true));
        const isMovement = (move: string) => movements.some((name) => move.startsWith(`{"do":"${name}"`));
        const others = all.filter((move) => !isMovement(move));
        const isPruned = (moves: readonly Command[], most: number): void => {
          const fewer = written(moves);
          expect(fewer).toEqual(all.filter((move) => fewer.includes(move)));
          expect(fewer.filter((move) => !isMovement(move))).toEqual(others);
          expect(fewer).toHaveLength(Math.min(all.length, Math.max(most, others.length + 6)));
        };
        isPruned(quick.moves(view, true), 24);
        isPruned(narrowAhead.moves(view, false), 20);
        expect(written(narrowAhead.moves(view, true))).toEqual(all);
        expect(written(game.moves(view, false))).toEqual(all);
      }),
      { numRuns: 100 },
    );
  });

  test('knows a position again, whatever led there', () => {
    const view = position({ heroes: { soldier: {}, doctor: {} } });
    expect(game.key(structuredClone(view))).toBe(game.key(view));
    expect(game.key({ ...view, tracker: (view.tracker + 1) % 3 })).not.toBe(game.key(view));
  });
});

describe('the oracle', () => {
  /** The Soldier has one card left and one Drone to fight; the other heroes cannot help. */
  const fight = (seed: string): State =>
    position({
      seed,
      heroes: { soldier: { tile: 7, injured: [1, 2, 3], used: [4] }, doctor: { tile: 1, used: [1, 2, 3, 4] } },
      tiles: { 7: { drones: 1 } },
    });
  const wins = (seed: string): boolean =>
    applyLegal(fight(seed), { do: 'fight', hero: 0, tile: 7 }).state.outcome === null;

  test('knows whether a roll will kill, as no bot that is given a view does', () => {
    const seeds = Array.from({ length: 5 }, (_, n) => `roll ${n + 6}`);
    const good = seeds.filter(wins);
    expect(good.length).toBeGreaterThan(0);
    expect(good.length).toBeLessThan(seeds.length);
    const fighting = seeds.filter((seed) => foretell(fight(seed))?.do === 'fight');
    expect(fighting.length).toBeGreaterThan(0);
    expect(good).toEqual(expect.arrayContaining(fighting));
  });

  test('wins a game in which searching alone loses in the first round: it plays to the end in its head', () => {
    const heroes = ['scientist', 'soldier', 'farmer', 'senator'] as const;
    const plain = { health: null, rewards: true, fazaFirst: false };
    let { state } = faza.newGame({ edition: 'published', mode: 'easy', heroes, seed: 'ladder/2/13', ...plain });
    while (!state.outcome) {
      const command = foretell(state);
      if (!command) throw new Error('the oracle has nothing to do');
      ({ state } = applyLegal(state, command));
    }
    expect(state.outcome.won).toBe(true);
  });
});
