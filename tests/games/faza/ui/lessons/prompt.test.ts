import { expect, test } from 'vitest';
import { promptFor } from '../../../../../src/games/faza/ui/lessons/prompt.ts';

test.each([
  ['half:1:3:movement', 'Rebel, card 3: Airplane 3', 'Press the top half of card 3.'],
  ['half:0:1:enhancement', 'Scout, card 1: Raygun', 'Press the bottom half of card 1.'],
  ['hero:1', 'Rebel', 'Press the Rebel’s name.'],
  ['tile:11', 'Go to Television Tower (11)', 'Press the glowing tile.'],
  ['group:1', 'Lead 1 Rebel from City Hospital (1)', 'Press the glowing Rebels.'],
  ['ship:carrier', 'Carrier', 'Press the glowing Mothership.'],
  ['verb:fight', 'Fight', 'Press “Fight”.'],
  ['undo', 'Undo', 'Press “Undo”.'],
  ['go', 'Roll: no undo after', 'Press the glowing button.'],
  ['end', 'End Team phase', 'Press the glowing button.'],
])('a lesson asks for %s by what is seen of it', (id, label, asked) => {
  expect(promptFor({ id, label })).toBe(asked);
});
