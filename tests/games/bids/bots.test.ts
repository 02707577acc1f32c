import { describe, expect, test } from 'vitest';
import { type Chance, chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { bidBySearch } from './bots.ts';
import { type BidsCommand, type BidsState, type BidsView, bids } from './rules.ts';

function bidAtRandom(view: BidsView, seat: number, chance: Chance): BidsCommand {
  const all = bids.legalCommands(view, seat).filter((command) => command.do === 'bid');
  return at(all, drawBelow({ ...chance }, all.length));
}

/** Plays a game for two, the first seat by search; returns who won, or `null` for a tie. */
function winner(seed: string): number | null {
  let { state } = bids.newGame({ seed, players: 2 });
  for (let given = 0; !state.ranking; given++) {
    const seat = state.hands.findIndex(({ bid }) => bid === null);
    const choose = seat === 0 ? bidBySearch : bidAtRandom;
    const command = choose(bids.view(state, seat), seat, chanceFrom(`${seed}/${seat}`, given));
    const result = command && bids.apply(state, command);
    if (!result?.ok) throw new Error('no bid');
    ({ state } = result);
  }
  const [first] = state.ranking;
  return first?.length === 1 ? (first[0] ?? null) : null;
}

/** What a seat sees in the last round: three prizes were shown before, and nobody won one. */
function lastRound(prize: number, own: readonly number[], other: readonly number[]): BidsView {
  const { state } = bids.newGame({ seed: 'last', players: 2 });
  const all: BidsState = {
    ...state,
    shown: [1, 2, 3, prize],
    hands: [own, other].map((cards) => ({ cards, bid: null, prizes: [] })),
  };
  return bids.view(all, 0);
}

describe('the kernel’s search plays a game with secrets and several seats', () => {
  test('it beats bids at random', () => {
    const winners = Array.from({ length: 120 }, (_, game) => winner(`game ${game}`));
    const won = winners.filter((seat) => seat === 0).length;
    const lost = winners.filter((seat) => seat === 1).length;
    // About three to one.
    expect(won).toBeGreaterThan(2 * lost);
  });

  test('it names the only card that can win', () => {
    // The others hold cards of 1 to 6 at most: all five sevens are the player's own or out of the game.
    const view = { ...lastRound(6, [1, 1, 1, 7], [2, 3, 4, 5]), played: [7, 7, 7, 7] };
    expect(bidBySearch(view, 0, chanceFrom('mine'))).toEqual({ do: 'bid', seat: 0, card: 7 });
  });

  test('it ignores the other’s hand: a different one makes no difference', () => {
    const [one, other] = [
      [1, 1, 2, 2],
      [6, 6, 5, 7],
    ].map((hand) => bidBySearch(lastRound(4, [2, 3, 5, 6], hand), 0, chanceFrom('mine')));
    expect(one).toEqual(other);
  });
});
