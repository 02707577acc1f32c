import { expect, test } from 'vitest';
import { text } from '../../../../src/games/faza/text/en.ts';
import type { ForecastLine } from '../../../../src/games/faza/text/table/forecast.en.ts';
import { position } from '../positions.ts';

/** Sentences that misled players in their first game. */

const idle: ForecastLine = {
  order: 1,
  by: { ship: 'destroyer', wreck: true },
  to: null,
  turns: [],
  tiles: [],
  wounds: [],
  rebelsLost: 0,
  drones: 0,
  cancelled: false,
};

test('B4 the forecast says that a wreck does nothing, and nothing of the kind where it does something', () => {
  const state = position({ heroes: { soldier: {}, doctor: {} } });
  expect(text.forecastLineSaid(idle, state)).toBe('1. Wreck of the Destroyer does nothing.');
  expect(text.forecastLineSaid({ ...idle, wounds: [0] }, state)).toBe('1. Wreck of the Destroyer: Soldier injured.');
  expect(text.forecastLineSaid({ ...idle, drones: 1 }, state)).toBe('1. Wreck of the Destroyer: 1 more Drone.');
});

test('X2 E3 a game lost with the last Mothership down says why, not that no ship health was left to go', () => {
  const { lost } = text.screens.ending.known;
  expect(lost(2, 0)).toBe('Lost in round 2, with every Mothership down: the last event card came first.');
  expect(lost(2, 1)).toBe('Lost in round 2, with 1 ship health to go.');
});

test('E3 what an event card does on the tile of a boarding is said to happen here', () => {
  expect(text.localText({ kind: 'injury', count: 1 })).toBe('1 injury to each hero here');
});
