import { expect, test } from 'vitest';
import { readyFight } from '../../../../src/games/faza/interaction/openFight.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import { give } from '../commands.ts';
import { position } from '../positions.ts';

const state = position({
  heroes: { soldier: { tile: 6 }, doctor: { tile: 1 } },
  tiles: { 6: { drones: 2 }, 7: { drones: 3 } },
});

test('C1 a fight on the hero’s own tile is ready to be rolled', () => {
  expect(readyFight(state, legalCommands(state), 0)).toEqual({ do: 'fight', hero: 0, tile: 6 });
});

test('C7 a fight against another tile is picked first, so that its tile is marked before the roll', () => {
  const armed = give(state, { do: 'enhance', hero: 0, card: 2, option: 0, target: { kind: 'self' } }).state;
  const commands = legalCommands(armed);
  expect(commands).toContainEqual({ do: 'fight', hero: 0, tile: 7 });
  expect(readyFight(armed, commands, 0)).toBeNull();
});
