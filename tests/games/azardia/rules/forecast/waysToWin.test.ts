import { expect, test } from 'vitest';
import { azardia } from '../../../../../src/games/azardia/rules/azardia.ts';
import { stillOpen, waysLeft, waysToWin } from '../../../../../src/games/azardia/rules/forecast/waysToWin.ts';
import type { Setup, State } from '../../../../../src/games/azardia/rules/state/state.ts';
import { type Described, graceOf, position } from '../../position.ts';

/** The last turn of seat 0, in a phase of it, while seat 1 holds tile 150; seat 2 has had its own. */
function held(phase: 'A' | 'C' | 'D', own: Described, options: Partial<Setup> = {}): State {
  const state = position(
    phase,
    [{ level: 5, character: 'noncredoMantis', ...own }, { level: 5, tile: 150, hand: ['nopeNebula'] }, {}],
    options,
  );
  return { ...state, grace: { ...graceOf(1), now: 0 } };
}
const ways = (state: State, seat = 0) => waysToWin(azardia.view(state, 0), seat);

test('G1 before the dice, tile 150 can be reached as far as dice, coins and cards go', () => {
  expect(ways(held('A', { tile: 130 }))).toEqual({ land: true, push: true });
  // Two 10s, 2 coins, and two cards to be drawn that take a pawn at most 9 tiles ahead.
  expect(ways(held('A', { tile: 110, coins: 2000 }))).toEqual({ land: true, push: true });
  expect(ways(held('A', { tile: 109, coins: 2000 }))).toEqual({ land: false, push: true });
  expect(ways(held('A', { tile: 79, level: 4 }))).toEqual({ land: false, push: true });
});

test('G2, O3, E2 nobody is pushed off a firm 150, or while no card may affect a rival', () => {
  expect(ways(held('A', { tile: 79 }, { firmGoal: true }))).toEqual({ land: false, push: false });
  expect(ways({ ...held('A', { tile: 140 }), roundRule: 'truce' })).toEqual({ land: true, push: false });
});

test('G1, K5 in the play phase only what cards and coins do counts, one after the other', () => {
  expect(ways(held('C', { tile: 145 }))).toEqual({ land: false, push: false });
  expect(ways(held('C', { tile: 145, hand: ['gravityHiccup'] }))).toEqual({ land: false, push: true });
  expect(ways(held('C', { tile: 145, hand: ['bootJets'], coins: 1000 }))).toEqual({ land: false, push: false });
  expect(ways(held('C', { tile: 145, hand: ['bootJets'], coins: 2000 }))).toEqual({ land: true, push: false });
  expect(ways(held('C', { tile: 145, hand: ['bootJets', 'asteroidDividend', 'egoVacuum'] }))).toEqual({
    land: true,
    push: true,
  });
});

test('G1 in the play phase a card that draws or takes another one opens what any card could do', () => {
  expect(ways(held('C', { tile: 132, hand: ['brainUpload'] }))).toEqual({ land: true, push: true });
  expect(ways(held('C', { tile: 131, hand: ['brainUpload'] }))).toEqual({ land: false, push: true });
  expect(ways(held('C', { tile: 141, hand: ['stickyFingers'] }))).toEqual({ land: true, push: true });
});

test('G1, L3 in the play phase a die that may give a level counts as if it did', () => {
  expect(ways(held('C', { tile: 147, hand: ['dubiousSerum'] }))).toEqual({ land: true, push: false });
  expect(ways(held('C', { tile: 147, level: 4, hand: ['dubiousSerum'] }))).toEqual({ land: false, push: false });
  expect(ways(held('C', { tile: 144, hand: ['dubiousSerum'] }))).toEqual({ land: false, push: false });
  expect(ways(held('C', { tile: 144, hand: ['dubiousSerum', 'bootJets'] }))).toEqual({ land: true, push: false });
});

test('X1 a card against the holder counts while the holder may still answer it', () => {
  const state = held('C', { tile: 145, hand: ['gravityHiccup'] });
  const played = azardia.apply(state, { do: 'play', seat: 0, card: 'gravityHiccup', target: { rival: 1 } });
  if (!played.ok) throw new Error('the card can be played');
  expect(played.state.attack?.asked).toBe(1);
  expect(ways(played.state)).toEqual({ land: false, push: true });
});

test('G1 whoever has no last turn, misses it, or only discards cannot win', () => {
  const none = { land: false, push: false };
  expect(ways(held('D', { tile: 149, coins: 6000 }))).toEqual(none);
  expect(ways(held('A', { tile: 140 }), 1)).toEqual(none);
  expect(ways(held('A', { tile: 140 }), 2)).toEqual(none);
  const toCome = { ...held('A', { tile: 140, misses: 'next' }), grace: graceOf(1, 0) };
  expect(ways(toCome)).toEqual(none);
});

test('G1 during a last turn only the ways of the player on turn count', () => {
  const state = { ...held('C', { tile: 145, hand: ['gravityHiccup'] }), grace: { ...graceOf(1, 2), now: 0 } };
  expect(waysLeft(azardia.view(state, 0))).toEqual({ land: false, push: true });
  expect(waysLeft(azardia.view({ ...state, roundRule: 'truce' }, 0))).toEqual({ land: false, push: false });
});

test('G1 between two turns the ways of all who still have one count', () => {
  const state = { ...held('A', { tile: 140 }, { firmGoal: true }), grace: graceOf(1, 2, 0) };
  expect(waysLeft(azardia.view(state, 0))).toEqual({ land: true, push: false });
  expect(waysLeft(azardia.view({ ...state, grace: graceOf(1, 2) }, 0))).toEqual({ land: false, push: false });
});

test('G1, G3 what is left: a chance by dice and coins, cards alone, or nothing; for the holder and without one, no question', () => {
  const left = (state: State, seat = 0) => stillOpen(azardia.view(state, 0), seat);
  expect(left({ ...held('A', { tile: 140 }), grace: null })).toBeNull();
  expect(left({ ...held('A', { tile: 140 }), winner: 1 })).toBeNull();
  expect(left(held('A', { tile: 140 }), 1)).toBeNull();
  // 9% to land, and then 46.65% to roll more than the holder, who wins a tie.
  expect(left(held('A', { tile: 140 }))).toEqual({ plain: 0.09, withCoins: 0.09, take: 0.09 * 0.4665 });
  expect(left(held('C', { tile: 145, hand: ['gravityHiccup'] }))).toBe('cards');
  expect(left(held('D', { tile: 145 }))).toBe('nothing');
  expect(left(held('A', { tile: 79, level: 4 }, { firmGoal: true }))).toBe('nothing');
});

test('G1 without a rival on 150, nobody has ways left', () => {
  const state = { ...held('A', { tile: 140 }), grace: null };
  expect(waysLeft(azardia.view(state, 0))).toEqual({ land: false, push: false });
});

test('G1, H7 cards that the view does not show may be any cards', () => {
  const state = held('C', { tile: 135, hand: ['bootJets', 'bootJets'] });
  expect(waysToWin(azardia.view(state, 2), 0)).toEqual({ land: true, push: true });
  expect(ways(state)).toEqual({ land: false, push: false });
});

test('G1 Lagartoon draws one card more', () => {
  expect(ways(held('A', { tile: 107, coins: 1000, character: 'lagartoon' }))).toEqual({ land: true, push: true });
  expect(ways(held('A', { tile: 106, coins: 1000, character: 'lagartoon' }))).toEqual({ land: false, push: true });
});

test('G1 a turn to come counts as one in which a card may still push the holder off, and not a firm one', () => {
  const toCome = (options: Partial<Setup>): State => ({
    ...held('A', { tile: 79 }, options),
    grace: graceOf(1, 0, 2),
  });
  expect(ways(toCome({}))).toEqual({ land: false, push: true });
  expect(ways(toCome({ firmGoal: true }))).toEqual({ land: false, push: false });
});
