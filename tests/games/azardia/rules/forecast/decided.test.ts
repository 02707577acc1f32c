import { expect, test } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { decidedCommand } from '../../../../../src/games/azardia/rules/forecast/decided.ts';
import { rivalWhoWins } from '../../../../../src/games/azardia/rules/forecast/defeat.ts';
import { goalChanceOf } from '../../../../../src/games/azardia/rules/forecast/goalChance.ts';
import type { State } from '../../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { give, graceOf, passing, position, rolling } from '../../position.ts';

const hand = ['bootJets', 'glueRain', 'glueRain', 'totalAudit', 'nopeNebula', 'brainUpload'] as const;

/** Seat 0 takes a last turn while seat 1 holds tile 150; that many others follow. */
function lastTurn(moment: 'A' | 'C' | 'D', ...others: readonly number[]): State {
  const players = [{ hand, tile: 140, level: 5 }, { tile: 150, level: 5 }, {}];
  return { ...position(moment, players), grace: { ...graceOf(1, ...others), now: 0 } };
}

/** Every automatic command, and the resulting state. */
function decided(state: State): { state: State; given: string[] } {
  const command = decidedCommand(azardia.view(state, 0));
  if (!command) return { state, given: [] };
  const next = decided(give(state, command).state);
  return { state: next.state, given: [command.do, ...next.given] };
}

test('G1 T4 the discards of the very last turn are made automatically, and the holder wins', () => {
  const { state, given } = decided(lastTurn('D'));
  expect(given).toEqual(['discard', 'discard']);
  expect(state.winner).toBe(1);
});

test('G1 C2 Robot-i-King is not asked for a swap either', () => {
  const start = lastTurn('D');
  const players = start.players.map((player, seat) =>
    seat === 0
      ? { ...player, character: 'robotIKing' as const, hand: hand.slice(0, 3) }
      : { ...player, hand: hand.slice(3) },
  );
  const { state, given } = decided({
    ...start,
    players,
    steps: [
      { step: 'discardDown', seat: 0, maySwap: true },
      { step: 'endTurn', place: 0 },
    ],
  });
  expect(given).toEqual(['pass']);
  expect(state.winner).toBe(1);
});

test('T4 while another last turn is to come, or nobody holds tile 150, players choose their discards', () => {
  expect(decidedCommand(azardia.view(lastTurn('D', 2), 0))).toBeNull();
  expect(decidedCommand(azardia.view({ ...lastTurn('D'), grace: null }, 0))).toBeNull();
  expect(decidedCommand(azardia.view(lastTurn('C'), 0))).toBeNull();
});

test('a command that is not legal loses nothing', () => {
  expect(rivalWhoWins(azardia.view(lastTurn('C'), 0), passing(1))).toBeNull();
});

test('G1 ending the play phase of the very last turn loses the game, also with more cards than may be kept', () => {
  const view = azardia.view(lastTurn('C'), 0);
  expect(rivalWhoWins(view, passing(0))).toBe(1);
  expect(rivalWhoWins(azardia.view(lastTurn('C', 2), 0), passing(0))).toBeNull();
});

test('G1 the odds of tile 150 speak of rolls that are still to come', () => {
  const before = lastTurn('A');
  expect(goalChanceOf(before, 0)?.plain).toBeGreaterThan(0);
  const rolled = give(rolling(before, 2, 3), { do: 'roll', seat: 0 }).state;
  expect(goalChanceOf(rolled, 0)).toBeNull();
  expect(goalChanceOf({ ...rolled, grace: null }, 0)?.plain).toBeGreaterThan(0);
  const two = { ...lastTurn('A', 2), players: lastTurn('A').players.map((one) => ({ ...one, tile: 140, level: 5 })) };
  expect([0, 2].map((seat) => goalChanceOf(two, seat) !== null)).toEqual([true, true]);
  expect(goalChanceOf({ ...two, grace: { ...graceOf(1), now: 0 } }, at([2], 0))).toBeNull();
});
