import { expect, test } from 'vitest';
import { effectLine } from '../../../../src/games/faza/text/cards.en.ts';
import { localLine } from '../../../../src/games/faza/text/events.en.ts';

/* Content packs may change the numbers of cards, so no sentence may know them. */

test.each([
  [{ kind: 'allDice', bonus: 2 }, '+2 to every die of your next roll.'],
  [{ kind: 'perRebel', bonus: 1, atMost: 1 }, '+1 to every die of your next roll if a Rebel is with you.'],
  [{ kind: 'perRebel', bonus: 2, atMost: 2 }, '+2 to every die of your next roll if a Rebel is with you.'],
  [{ kind: 'perRebel', bonus: 2, atMost: 4 }, '+2 to every die of your next roll for each Rebel with you, up to +4.'],
  [{ kind: 'reroll', dice: 1 }, 'Reroll 1 failed die in your next roll.'],
  [{ kind: 'reroll', dice: 3 }, 'Reroll up to 3 failed dice in your next roll.'],
  [{ kind: 'longShot', reach: 2, bonus: 1 }, 'The next Bazooka of any hero reaches 2 tiles and gets +1.'],
  [{ kind: 'longShot', reach: 3, bonus: 2 }, 'The next Bazooka of any hero reaches 3 tiles and gets +2.'],
  [{ kind: 'shield', injuries: 1, whose: 'own' }, 'Ignore 1 injury from your next roll.'],
  [{ kind: 'shield', injuries: 2, whose: 'own' }, 'Ignore 2 injuries from your next roll.'],
  [{ kind: 'shield', injuries: 1, whose: 'tile' }, 'A hero on your tile ignores 1 injury from their next roll.'],
] as const)('%j', (effect, line) => {
  expect(effectLine(effect)).toBe(line);
});

test.each([
  [{ kind: 'drones', count: 1 }, '1 Drone lands at the Harbor.'],
  [{ kind: 'drones', count: 2 }, '2 Drones land at the Harbor.'],
  [{ kind: 'injury', count: 2 }, 'Each hero at the Harbor takes 2 injuries.'],
  [{ kind: 'rebel', count: 1 }, '1 Rebel at the Harbor is lost.'],
] as const)('%j on the tile of the boarding', (effect, line) => {
  expect(localLine(effect, 'the Harbor')).toBe(line);
});
