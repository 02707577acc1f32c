import { expect, test } from 'vitest';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { adviceInWords } from '../../../../../src/games/faza/ui/coach/adviceWords.ts';
import { dangerAhead } from '../../../../../src/games/faza/ui/coach/dangerAhead.ts';
import { position } from '../../positions.ts';

/** The Soldier stands among two Drones; no Mothership comes near. */
const fight = position({
  heroes: { soldier: { tile: 10 }, doctor: { used: [1, 2, 3, 4] } },
  tiles: { 10: { drones: 2 } },
});
const line: readonly Command[] = [{ do: 'fight', hero: 0, tile: 10 }];

test('a line is told with what a roll is expected to bring, the chances, and the reason', () => {
  const { idea, best } = adviceInWords(fight, { line, chance: 0.712, ending: 0.636 });
  expect(idea).toEqual({
    words: 'Soldier fights at Armory (10): 1.3 Drones expected for 0.7 injuries.',
    concerns: { seats: [0], pieces: [], places: [10] },
  });
  expect(best).toBe(
    'Soldier fights at Armory (10): 1.3 Drones expected for 0.7 injuries. Chance to win: 71% instead of 64% if the phase ends now. It brings 1.3 Points on average.',
  );
});

test('a chance that is no better than that of ending the phase is not compared with it', () => {
  expect(adviceInWords(fight, { line, chance: 0.6, ending: 0.636 }).best).toContain('Chance to win: 60%. ');
});

test('where nothing is worth doing, the advice is to end the phase', () => {
  expect(adviceInWords(fight, { line: [], chance: 0.5, ending: 0.5 }).best).toBe(
    'End the Team phase: nothing else helps now. Chance to win: 50%.',
  );
});

test('the idea of several steps is the first one and what it leads to', () => {
  const walk: Command = { do: 'enhance', hero: 0, card: 4, option: 0, target: { kind: 'self' } };
  expect(adviceInWords(fight, { line: [walk, ...line], chance: 0.6, ending: 0.5 }).idea.words).toBe(
    'Soldier: Grenades: +2 to every die of your next roll. Then: Soldier fights at Armory (10): 2 Drones expected.',
  );
});

test('F4: the danger is the worst of the coming Faza phase, and where it is', () => {
  expect(dangerAhead(fight)).toEqual({
    words: 'Danger: the Faza phase brings the Soldier 2 injuries.',
    concerns: { seats: [0], pieces: [], places: [10] },
  });
});

test('where nobody is hurt, the danger is a tile that the Former turns', () => {
  expect(dangerAhead(position({ heroes: { soldier: {}, doctor: {} } }))).toEqual({
    words: 'Danger: the Former fazaforms Monument Plaza (15).',
    concerns: { seats: [], pieces: [], places: [15] },
  });
});

test('while a decision is pending, no Faza phase is coming', () => {
  expect(dangerAhead({ ...fight, agenda: [{ step: 'chooseEvent', seat: 0, seen: [] }] } as never)).toBeNull();
});
