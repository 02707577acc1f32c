import { expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { give, position, rolling } from '../position.ts';

test('K5 a movement with which tiles can be bought waits for more choices, even without confirmations', () => {
  const waits = (coins: number, ...kinds: readonly string[]): boolean => {
    const before = position('A', [{ tile: 60, coins }, { tile: 10 }]);
    const state = azardia.view(give(rolling(before, 3, 4), { do: 'roll', seat: 0 }).state, 0);
    const context = { state, rules: azardia, allowed: <C>(commands: readonly C[]) => commands };
    const path = kinds.map((kind) => ({ kind }));
    const nothing = azardiaModule.selection.clear(0);
    return azardiaModule.selection.isForLater(nothing, { seat: 0, path }, path, context as never);
  };
  expect(waits(2000, 'move:sum:0-1')).toBe(true);
  expect(waits(2000, 'move:sum:0-1', 'buy:1')).toBe(false);
  expect(waits(0, 'move:sum:0-1')).toBe(false);
});

test('T2 one press on Cancel goes back to where there was a choice: past the only rival, whom a press on the card has chosen with it', () => {
  const back = (rivals: number, ...kinds: readonly string[]): readonly string[] => {
    const hand = ['gravityHiccup'] as const;
    const others = Array.from({ length: rivals }, (_, index) => ({ tile: 20 + 9 * index }));
    const state = azardia.view(position('C', [{ tile: 60, hand }, ...others]), 0);
    const context = { state, rules: azardia, allowed: <C>(commands: readonly C[]) => commands };
    const path = kinds.map((kind) => ({ kind }));
    return azardiaModule.selection.stepBack({ seat: 0, path }, context as never).path.map(({ kind }) => kind);
  };
  expect(back(1, 'card:gravityHiccup', 'rival:1')).toEqual([]);
  expect(back(2, 'card:gravityHiccup', 'rival:1')).toEqual(['card:gravityHiccup']);
  expect(back(2, 'card:gravityHiccup')).toEqual([]);
});
