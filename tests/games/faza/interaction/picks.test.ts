import { describe, expect, it } from 'vitest';
import { commandAt, follow, nextPicks, pathOf, pickKey } from '../../../../src/games/faza/interaction/picks.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import { statesOf } from '../scenes/walk.ts';

const states = [0, 1, 2, 3, 4, 5].flatMap((seed) => statesOf(seed, 9)).slice(0, 60);

describe('picks: every command can be pointed at', () => {
  it('gives each legal command a path of its own', () => {
    for (const state of states) {
      const paths = legalCommands(state).map((command) => pathOf(command).map(pickKey).join(' / '));
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  it('leads from every path back to its command', () => {
    for (const state of states.slice(0, 12)) {
      const commands = legalCommands(state);
      for (const command of commands.slice(0, 150)) expect(commandAt(commands, pathOf(command))).toEqual(command);
    }
  });

  it('never follows into a dead end: there is a command or a next pick', () => {
    for (const state of states) {
      const commands = legalCommands(state);
      for (const pick of nextPicks(commands, [])) {
        const path = follow(commands, [pick]);
        const isHero = path.at(-1)?.kind === 'hero';
        expect(commandAt(commands, path) !== null || nextPicks(commands, path).length > (isHero ? 0 : 1)).toBe(true);
      }
    }
  });

  it('chooses nothing for a selected hero, even where only one thing is left to do', () => {
    const board = { do: 'board', hero: 1, ship: 'carrier' } as const;
    const hero = { kind: 'hero', seat: 1 } as const;
    expect(follow([board], [hero])).toEqual([hero]);
    expect(follow([board], [hero, { kind: 'verb', seat: 1, verb: 'board' }])).toEqual([
      hero,
      { kind: 'verb', seat: 1, verb: 'board' },
      { kind: 'ship', ship: 'carrier' },
    ]);
  });
});
