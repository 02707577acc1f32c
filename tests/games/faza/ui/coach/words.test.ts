import { expect, test } from 'vitest';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { adviceInWords, objectionInWords } from '../../../../../src/games/faza/ui/coach/adviceWords.ts';
import { dangerAhead } from '../../../../../src/games/faza/ui/coach/dangerAhead.ts';
import { position } from '../../positions.ts';

/** The Soldier stands among two Drones; no Mothership comes near. */
const fight = position({
  heroes: { soldier: { tile: 10 }, doctor: { used: [1, 2, 3, 4] } },
  tiles: { 10: { drones: 2 } },
});
const line: readonly Command[] = [{ do: 'fight', hero: 0, tile: 10 }];
const grenades: Command = { do: 'enhance', hero: 0, card: 4, option: 0, target: { kind: 'self' } };

test('a line is told with what a roll is expected to bring, the chances, and the reason', () => {
  const { idea, best } = adviceInWords(fight, { line, chance: 0.712, ending: 0.636 });
  expect(idea).toEqual({
    said: ['Soldier fights at Armory (10): 1.3 Drones expected for 0.7 injuries.'],
    concerns: { seats: [0], pieces: [], places: [10] },
  });
  expect(best).toEqual([
    'Soldier fights at Armory (10): 1.3 Drones expected for 0.7 injuries.',
    'Chance to win: 71% instead of 64% if the phase ends now.',
    'It brings 1.3 Points on average.',
  ]);
});

test('a chance that is no better than that of ending the phase is not compared with it', () => {
  expect(adviceInWords(fight, { line, chance: 0.6, ending: 0.636 }).best).toContain('Chance to win: 60%.');
});

test('chances that are the same in whole percent are not compared', () => {
  expect(adviceInWords(fight, { line, chance: 0.6049, ending: 0.596 }).best).toContain('Chance to win: 60%.');
});

test('where no reason can be named, none is made up', () => {
  const calm = position({ heroes: { soldier: { tile: 10 }, doctor: {} } });
  const walk: Command = { do: 'lead', hero: 0, card: 1, from: 10, to: 11, rebels: 0 };
  expect(adviceInWords(calm, { line: [walk], chance: 0.5, ending: 0.4 }).best.join(' ')).toMatch(
    /^Soldier: .* to .* \(11\)\. Chance to win: 50% instead of 40% if the phase ends now\.$/,
  );
});

test('Rebels who are led towards a Mothership, or who join, are reasons', () => {
  const led = position({
    heroes: { soldier: { tile: 3 }, doctor: { tile: 1 } },
    tiles: { 3: { rebels: 2 } },
    ships: { carrier: { tile: 16 }, destroyer: { tile: 12 }, former: { tile: 15 } },
  });
  const lead: Command = { do: 'lead', hero: 0, card: 1, from: 3, to: 7, rebels: 2 };
  expect(adviceInWords(led, { line: [lead], chance: 0.5, ending: 0.4 }).best).toContain(
    'It brings Rebels nearer to the Motherships.',
  );
  const join: Command = { do: 'enhance', hero: 1, card: 2, option: 1, target: { kind: 'tile', tile: 1 } };
  expect(adviceInWords(led, { line: [join], chance: 0.5, ending: 0.4 }).best).toContain('It adds 1 Rebel.');
});

test('where nothing is worth doing, the advice is to end the phase', () => {
  expect(adviceInWords(fight, { line: [], chance: 0.5, ending: 0.5 }).best).toEqual([
    'End the Team phase: nothing else helps now.',
    'Chance to win: 50%.',
  ]);
});

test('the idea of several steps is the first one and what it leads to', () => {
  expect(adviceInWords(fight, { line: [grenades, ...line], chance: 0.6, ending: 0.5 }).idea.said).toEqual([
    'Soldier: Grenades: +2 to every die of your next roll.',
    'Then: Soldier fights at Armory (10): 2 Drones expected.',
  ]);
});

test('the steps of a line are numbered and short, and follow the chance, for which a strip would have no room after them', () => {
  const { best } = adviceInWords(fight, { line: [grenades, ...line], chance: 0.6, ending: 0.5 });
  expect(best.slice(0, 3)).toEqual([
    'Chance to win: 60% instead of 50% if the phase ends now.',
    '1. Soldier: Grenades.',
    '2. Soldier fights at Armory (10): 2 Drones expected.',
  ]);
});

test('a step that is taken twice in a row is told once', () => {
  const rich = position({
    heroes: { soldier: { tile: 10, points: 2 }, doctor: { used: [1, 2, 3, 4] } },
    tiles: { 10: { drones: 2 } },
  });
  const marksman: Command = { do: 'marksman', hero: 0 };
  const { best } = adviceInWords(rich, { line: [marksman, marksman, ...line], chance: 0.6, ending: 0.5 });
  expect(best.slice(1, 3)).toEqual([
    '1. Marksman: +1 to every die of Soldier’s next roll, for 1 Point, twice.',
    '2. Soldier fights at Armory (10): 2 Drones expected.',
  ]);
});

test('a short step says what a card is used on', () => {
  const join: Command = { do: 'enhance', hero: 1, card: 2, option: 1, target: { kind: 'tile', tile: 1 } };
  const rest = position({ heroes: { soldier: { tile: 10 }, doctor: { tile: 1 } }, tiles: { 10: { drones: 2 } } });
  expect(adviceInWords(rest, { line: [join, ...line], chance: 0.5, ending: 0.4 }).best).toContain(
    '1. Doctor: Refuge: City Hospital (1).',
  );
});

test('a line keeps the team from losing where it surely does, and may do so where dice decide', () => {
  const last = position({
    heroes: { soldier: { tile: 10, injured: [1, 2] }, doctor: { used: [1, 2, 3, 4] } },
    tiles: { 10: { drones: 1 } },
  });
  expect(adviceInWords(last, { line, chance: 0.6, ending: 0 }).best.at(-1)).toMatch(
    /^It may keep the team from losing this round/,
  );
  expect(adviceInWords(last, { line: [grenades, ...line], chance: 0.6, ending: 0 }).best.at(-1)).toMatch(
    /^It keeps the team from losing this round/,
  );
});

test('a card that brings something to a tile is about that tile', () => {
  const join: Command = { do: 'enhance', hero: 1, card: 2, option: 1, target: { kind: 'tile', tile: 1 } };
  const rest = position({ heroes: { soldier: {}, doctor: { tile: 1 } } });
  expect(adviceInWords(rest, { line: [join], chance: 0.5, ending: 0.4 }).idea.concerns.places).toEqual([1]);
});

test('what is better than a plan is told with both chances', () => {
  const judgment = { chance: 0.52, better: { line: [grenades, ...line], chance: 0.71, ending: 0.4 } };
  expect(objectionInWords(fight, judgment).said).toEqual([
    'I would change your plan.',
    'Soldier: Grenades: +2 to every die of your next roll.',
    'Chance to win: 71% instead of 52% by your plan.',
  ]);
});

test('F4: the danger is the worst of the coming Faza phase, and where it is', () => {
  expect(dangerAhead(fight)).toEqual({
    said: ['Danger: the Faza phase brings the Soldier 2 injuries.'],
    concerns: { seats: [0], pieces: [], places: [10] },
  });
});

test('where nobody is hurt, the danger is a tile that the Former turns', () => {
  expect(dangerAhead(position({ heroes: { soldier: {}, doctor: {} } }))).toEqual({
    said: ['Danger: the Former fazaforms Monument Plaza (15).'],
    concerns: { seats: [], pieces: [], places: [15] },
  });
});

test('while a decision is pending, no Faza phase is coming', () => {
  expect(dangerAhead({ ...fight, agenda: [{ step: 'chooseEvent', seat: 0, seen: [] }] } as never)).toBeNull();
});
