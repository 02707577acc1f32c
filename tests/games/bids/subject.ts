import fc from 'fast-check';
import type { Bot } from '../../../src/kernel/bots/bot.ts';
import { drawFrom } from '../../../src/kernel/chance.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { withChance } from '../../kit/otherLuck.ts';
import type { Subject } from '../../kit/subject.ts';
import { type BidsState, type BidsTypes, bids } from './rules.ts';

/** Plays random legal commands. */
const random: Bot<BidsTypes> = {
  id: 'random',
  choose: (state, chance) => {
    const commands = bids.legalCommands(state);
    return commands.length === 0 ? null : drawFrom({ ...chance }, [...commands]);
  },
};

/** B1, B2, B5: no card and no prize is lost, and hand sizes match the round. */
function faults({ deck, played, hands, shown, ranking }: BidsState): string[] {
  const held = hands.flatMap(({ cards, bid }) => [...cards, ...(bid === null ? [] : [bid])]);
  const cards = [...deck, ...played, ...held].sort((a, b) => a - b);
  const copies = hands.length === 6 ? 6 : 5;
  const all = Array.from({ length: 7 * copies }, (_, index) => 1 + Math.floor(index / copies));
  const won = hands.flatMap(({ prizes }) => prizes);
  const size = 4 - (ranking ? 1 : 0);
  return [
    ...(String(cards) === String(all) ? [] : ['a card is lost or comes twice']),
    ...(won.every((prize) => shown.includes(prize)) && new Set(won).size === won.length
      ? []
      : ['a prize is won twice']),
    ...(hands.every((hand) => hand.cards.length + (hand.bid === null ? 0 : 1) === size) ? [] : ['a hand is not whole']),
  ];
}

/** Sealed Bids for the property-based suite. */
export const subject: Subject<BidsTypes> = {
  game: bids,
  setups: fc
    .record(
      {
        seed: fc.string({ minLength: 1, maxLength: 8 }),
        players: fc.constantFrom(2, 3, 4, 5, 6),
        teams: fc.boolean(),
      },
      { noNullPrototype: true },
    )
    .map(({ seed, players, teams }) => ({
      seed,
      players,
      ...(teams && [4, 6].includes(players) && { teams: true as const }),
    })),
  bots: { random },
  nameOf: (command) => command.do,
  faults,
  told: ({ steps: _, ...told }) => told,
  otherLuck: withChance,
  rules: ['B3', 'B6', 'B7'],
  words: ['bid', 'takeBack'],
  kindOf: ({ players, teams }) => `${players} players${teams ? ' in teams' : ''}`,
  endOf: (state) => `${at(bids.result(state)?.ranking ?? [], 0).length} first`,
  shownBy: ({ fact }) => fact,
};
