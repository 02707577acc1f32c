import { bidsListing } from './listing.ts';
import { type BidsCommand, type BidsFact, HIDDEN } from './rules.ts';

const player = (seat: number): string => `Player ${seat + 1}`;
const card = (number: number): string => (number === HIDDEN ? 'a card' : `the ${number}`);

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** Every word of Sealed Bids. */
export const bidsText = {
  name: bidsListing.name,
  tagline: bidsListing.tagline,
  teams: 'Teams',
  teamsAbout: 'Every other player is on your side, and only the sums of the sides count.',
  players: (count: number): string => `${count} players`,
  player,
  command: (command: BidsCommand): string => (command.do === 'bid' ? `Bid ${card(command.card)}` : 'Take the bid back'),
  fact: (fact: BidsFact): string => {
    switch (fact.fact) {
      case 'dealt':
        return `${player(fact.seat)} is dealt ${card(fact.card)}.`;
      case 'prizeShown':
        return `The prize is worth ${fact.prize}.`;
      case 'bidPlaced':
        return `${player(fact.seat)} lays ${card(fact.card)} face down.`;
      case 'bidTakenBack':
        return `${player(fact.seat)} takes the bid back.`;
      case 'bidsShown':
        return `The bids: ${fact.bids.map((bid, seat) => `${player(seat)} ${bid}`).join(', ')}.`;
      case 'prizeWon':
        return `${player(fact.seat)} wins the prize of ${fact.prize}.`;
      case 'ranked':
        return 'The game is over.';
    }
  },
  prize: 'Prize',
  atStake: (prize: number): string => `At stake: ${points(prize)}.`,
  worth: (prize: number): string => `Worth ${points(prize)}`,
  hiddenPrize: 'Not shown yet',
  round: (round: number): string => `Round ${round} of 4`,
  hand: (cards: readonly number[]): string => `Hand: ${cards.map((one) => (one === HIDDEN ? '?' : one)).join(' ')}`,
  bid: (bid: number | null): string =>
    bid === null ? 'No bid yet' : bid === HIDDEN ? 'Bid: face down' : `Bid: ${bid}`,
  prizes: (prizes: readonly number[]): string => `Prizes: ${prizes.length === 0 ? 'none' : prizes.join(' + ')}`,
  points,
  won: (names: readonly string[], total: number): string =>
    `${names.join(' and ')} ${names.length > 1 ? 'win' : 'wins'} with ${points(total)}.`,
  rules: [
    [
      'B1',
      'Hands',
      'The deck has five cards of each number from 1 to 7, six with six players. Everybody is dealt four, and nobody shows theirs.',
    ],
    ['B2', 'Prizes', 'There are four rounds. Each begins with a prize worth 1 to 6, shown to all; no two are equal.'],
    [
      'B3',
      'Bids',
      'Each player lays one card face down, in any order, and may take it back until the last one has laid theirs.',
    ],
    [
      'B4',
      'Winning a prize',
      'Then all bids are shown. The highest wins the prize; where two are equally high nobody does.',
    ],
    ['B5', 'New cards', 'Cards that were bid are out of the game. Before the next round everybody is dealt one more.'],
    [
      'B6',
      'The end',
      'After four rounds players are ranked by the sum of their prizes; equal sums share a place. The first win.',
    ],
    [
      'B7',
      'Teams',
      'With teams, every other player is on the same side, and only the sums of the sides count; equal sides share the victory.',
    ],
  ] as const,
  rulesTitle: 'The rules',
};
