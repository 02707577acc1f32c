import { expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { asked, factsOf, give, type Led, legal, position } from '../position.ts';
import { setupOf } from '../subject.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => `opening ${index}`);

interface Opening {
  readonly order: readonly Seat[];
  /** Who rolled which sum, in the order of the rolls. */
  readonly rolls: readonly { readonly seat: Seat; readonly sum: number }[];
}

function opening(seed: string, players: number): Opening {
  const { state, facts } = azardia.newGame(setupOf(seed, players));
  const rolls = factsOf(facts, 'openingRolled').map(({ seat, dice }) => ({ seat, sum: at(dice, 0) + at(dice, 1) }));
  return { order: state.order, rolls };
}

/** Everybody chooses the first available character; then an event that changes no player starts the first round. */
function chosen(state: State): Led {
  const quiet: State = { ...state, decks: { ...state.decks, event: ['minuteOfPoliteness'] } };
  let led: Led = { state: quiet, facts: [] };
  while (legal(led.state, 'chooseCharacter').length > 0) {
    const { state: next, facts } = give(led.state, at(legal(led.state, 'chooseCharacter'), 0));
    led = { state: next, facts: [...led.facts, ...facts] };
  }
  return led;
}

test('S1 two, three or four play', () => {
  for (const players of [2, 3, 4])
    expect(azardia.newGame(setupOf('table', players)).state.players).toHaveLength(players);
  for (const players of [0, 1, 5]) expect(() => azardia.newGame(setupOf('table', players))).toThrow(RangeError);
});

test('S1 there are four characters to choose from', () => {
  const { state } = azardia.newGame(setupOf('table', 2));
  const characters = legal(state, 'chooseCharacter').map(({ character }) => character);
  expect(characters.sort()).toEqual(['kuchuritok', 'lagartoon', 'noncredoMantis', 'robotIKing']);
});

test('S1 dice show 1 to 10', () => {
  const faces = SEEDS.flatMap((seed) =>
    factsOf(azardia.newGame(setupOf(seed, 4)).facts, 'openingRolled').flatMap(({ dice }) => dice),
  );
  expect([...new Set(faces)].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('S2 everybody rolls two dice, and the highest sum chooses first, the others in order', () => {
  const games = SEEDS.map((seed) => opening(seed, 4)).filter(({ rolls }) => rolls.length === 4);
  expect(games.length).toBeGreaterThan(50);
  for (const { order, rolls } of games) {
    expect(rolls.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    const falling = [...rolls].sort((one, other) => other.sum - one.sum).map(({ seat }) => seat);
    expect(order).toEqual(falling);
  }
});

test('S2 two who tie roll again among themselves, and keep their place before or after the third', () => {
  const tied = SEEDS.map((seed) => opening(seed, 3)).filter(({ rolls }) => rolls.length === 5);
  expect(tied.length).toBeGreaterThan(10);
  for (const { order, rolls } of tied) {
    const [first, second] = [at(rolls, 3), at(rolls, 4)];
    const third = at(
      [0, 1, 2].filter((seat) => seat !== first.seat && seat !== second.seat),
      0,
    );
    expect(at(rolls, first.seat).sum).toBe(at(rolls, second.seat).sum);
    expect(first.sum).not.toBe(second.sum);
    const pair = first.sum > second.sum ? [first.seat, second.seat] : [second.seat, first.seat];
    const isThirdAhead = at(rolls, third).sum > at(rolls, first.seat).sum;
    expect(order).toEqual(isThirdAhead ? [third, ...pair] : [...pair, third]);
  }
});

test('S2 each chooses in that order from the characters that are left', () => {
  const { state } = azardia.newGame(setupOf('choice', 3));
  expect(asked(state)).toBe(at(state.order, 0));
  const second = give(state, { do: 'chooseCharacter', seat: at(state.order, 0), character: 'robotIKing' }).state;
  expect(asked(second)).toBe(at(state.order, 1));
  expect(legal(second, 'chooseCharacter').map(({ character }) => character)).not.toContain('robotIKing');
  const third = give(second, { do: 'chooseCharacter', seat: at(state.order, 1), character: 'lagartoon' }).state;
  expect(asked(third)).toBe(at(state.order, 2));
  expect(legal(third, 'chooseCharacter').map(({ character }) => character)).toEqual(['kuchuritok', 'noncredoMantis']);
});

test.each([2, 3, 4])('S3 %i players start on the first tiles in the order of choosing', (players) => {
  const { state } = chosen(azardia.newGame(setupOf('tiles', players)).state);
  expect(state.order.map((seat) => at(state.players, seat).tile)).toEqual([1, 2, 3, 4].slice(0, players));
});

test('S3 everybody starts at level 1 without cards or coins', () => {
  const { state } = chosen(azardia.newGame(setupOf('poor', 4)).state);
  for (const player of state.players) expect(player).toMatchObject({ level: 1, coins: 0, hand: [] });
});

test('S3 the order of choosing is also the turn order', () => {
  const { state } = azardia.newGame(setupOf('turns 1', 4));
  expect(state.order).not.toEqual([0, 1, 2, 3]);
  const missing: State = { ...state, players: state.players.map((player) => ({ ...player, misses: 'next' })) };
  const { facts } = chosen(missing);
  expect(factsOf(facts, 'turnMissed').map(({ seat }) => seat)).toEqual(state.order);
});

test('S4 each kind of card has a full deck and an empty discard pile', () => {
  const { decks } = azardia.newGame(setupOf('decks', 2)).state;
  expect([decks.action.length, decks.penalty.length, decks.event.length]).toEqual([100, 25, 10]);
  expect([decks.actionDiscards, decks.penaltyDiscards, decks.eventDiscards]).toEqual([[], [], []]);
});

test('S4 a drawn card comes from a face-down deck: rivals do not see it', () => {
  const state = position('C', [{ hand: ['brainUpload'] }, {}]);
  const { state: after, facts } = give(state, { do: 'play', seat: 0, card: 'brainUpload', target: null });
  const drawn = factsOf(facts, 'cardsDrawn');
  expect(drawn).toHaveLength(2);
  for (const fact of drawn) expect(azardia.redact(fact, 1)).toMatchObject({ cards: ['hidden'] });
  expect(new Set(azardia.view(after, 1).decks.action)).toEqual(new Set(['hidden']));
  expect(azardia.view(after, 1).players[0]?.hand).toEqual(['hidden', 'hidden']);
});

test('S4 a played card lies face up on the discard pile, and everybody is told its name', () => {
  const state = position('C', [{ hand: ['bountyReceipt'] }, {}]);
  const { state: after, facts } = give(state, { do: 'play', seat: 0, card: 'bountyReceipt', target: null });
  expect(after.decks.actionDiscards).toEqual(['bountyReceipt']);
  for (const fact of factsOf(facts, 'cardPlayed'))
    expect(azardia.redact(fact, 1)).toMatchObject({ card: 'bountyReceipt' });
  expect(factsOf(facts, 'cardPlayed')).toHaveLength(1);
});

test('S4 a penalty and an event go onto separate piles', () => {
  const state = position('C', [{ level: 5, tile: 92, coins: 1000 }, { misses: 'next' }]);
  const stacked: State = { ...state, decks: { ...state.decks, event: ['wealthInspection'] } };
  const { state: after } = give(stacked, { do: 'buyTile', seat: 0 }, { do: 'pass', seat: 0 });
  expect(after.decks.penaltyDiscards).toHaveLength(1);
  expect(after.decks.eventDiscards).toEqual(['wealthInspection']);
  expect(after.decks.actionDiscards).toEqual([]);
});
