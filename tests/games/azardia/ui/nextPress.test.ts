import { describe, expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { nextPress } from '../../../../src/games/azardia/ui/lessons/nextPress.ts';
import { give, position, rolling } from '../position.ts';
import { pressesOf, tableFor, WINDOWS, type Window } from './pressing.ts';

/** The command of a player who presses the suggested controls, up to ten times. */
function given(state: State, command: Command, window: Window): Command | null {
  let keys: readonly string[] = [];
  for (let presses = 0; presses < 10; presses++) {
    const { controls, shown } = tableFor(state, command.seat, keys, window);
    const next = nextPress(controls({}), command);
    const press = pressesOf(controls).find(({ control }) => control.id === next?.id);
    if (!press) return null;
    if (press.gives) return shown.offer;
    keys = press.path ?? keys;
  }
  return null;
}

describe.each(WINDOWS)('what is to be pressed next leads to every command, at %i×%i', (...window) => {
  test.each([
    ['K5 tiles for a movement', 6000, []],
    ['M1 a die turned by a card', 1000, ['gyroscopeHat', 'doOverEgg']],
  ] as const)('%s', (_, coins, hand) => {
    const start = rolling(position('A', [{ tile: 20, coins, hand }, {}]), 3, 8);
    const state = give(start, { do: 'roll', seat: 0 }).state;
    const commands = azardia.legalCommands(state);
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) expect(given(state, command, window)).toEqual(command);
  });
});
