import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { nextPress } from '../../../../src/games/azardia/ui/lessons/nextPress.ts';
import { give, position, rolling } from '../position.ts';
import { pressesOf, tableFor, WINDOWS } from './pressing.ts';

test.each(WINDOWS)(
  'K5 whatever a roll can be used for, what is to be pressed next leads there, at %i×%i',
  (...window) => {
    const start = rolling(position('A', [{ tile: 20, coins: 6000 }, {}]), 3, 8);
    const state = give(start, { do: 'roll', seat: 0 }).state;
    const moves = azardia.legalCommands(state).filter((command) => command.do === 'move');
    expect(moves.map((move) => move.bought)).toContain(6);
    for (const move of moves) {
      let keys: readonly string[] = [];
      let given = false;
      for (let presses = 0; presses < 10 && !given; presses++) {
        const { controls, shown } = tableFor(state, 0, keys, window);
        const next = nextPress(controls({}), move);
        const press = pressesOf(controls).find(({ control }) => control.id === next?.id);
        if (press?.gives) expect(shown.offer).toEqual(move);
        given = press?.gives ?? false;
        keys = press?.path ?? keys;
      }
      expect(given, JSON.stringify(move)).toBe(true);
    }
  },
);
