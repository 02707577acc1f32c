import type { Fact } from '../rules/state/fact.ts';
import type { AzardiaView, Cause, Seat } from '../rules/state/state.ts';
import { factText } from './facts.en.ts';
import { moduleText } from './module.en.ts';
import { coinText, count, playerName } from './names.en.ts';

/** The reason for each award, with how often it was done. */
const AWARDS = {
  duels: (most: number): string => `Most duels won: ${most}`,
  lead: (most: number): string => `Ahead longest: ${count(most, 'round')}`,
  spent: (most: number): string => `Most coins spent: ${coinText(most)}`,
  cards: (most: number): string => `Most cards played: ${most}`,
  back: (most: number): string => `Most tiles walked back: ${most}`,
  attacked: (most: number): string => `Most often attacked: ${most}`,
} as const;

/** What one player did more than anybody else, or as often as another. */
interface Best {
  readonly kind: keyof typeof AWARDS;
  readonly count: number;
  readonly isShared: boolean;
}

const PLACES = ['first', 'second', 'third', 'fourth'] as const;

/** From this many tiles on, the number of missing tiles is no comfort. */
const NEAR = 20;

/** Words of the ending. */
export const endingText = {
  award: ({ kind, count: most, isShared }: Best): string => `${AWARDS[kind](most)}${isShared ? ' (shared)' : ''}`,
  youWin: 'You win!',
  /**
   * For the only person who played and did not win: how close they were, and what they did well. `place` counts from 1.
   */
  youLost: (place: number, players: number, { tile, level }: AzardiaView['players'][number], good: string): string => {
    const left = 150 - tile;
    const where = left <= NEAR ? `only ${count(left, 'tile')} short` : `on tile ${tile} at level ${level}`;
    const came = place < players ? `You lost this one, but came ${PLACES[place - 1]}` : 'You lost this one';
    return `${came}, ${where}. ${good}`;
  },
  /** What a player without an award did well. */
  did: (duels: number, cards: number): string =>
    duels > 0 ? `You won ${count(duels, 'duel')}.` : cards > 0 ? `You played ${count(cards, 'card')}.` : 'Next time!',
  yours: (award: string): string => `${award}.`,
  turningPoint: (round: number): string => `Turning point, ${round === 0 ? 'before round 1' : `round ${round}`}:`,
  /** What put the winner ahead permanently; `before` is the position just before it. */
  turned: (fact: Fact, before: AzardiaView, winner: Seat): string =>
    `${moduleText.because(whatTurned(fact, before), fact.by)} ${playerName(before, winner)} took the lead for good.`,
  watch: 'Watch it again',
  rotated: 'The player who went first goes last.',
} as const;

/** A change of places in a sentence: where a pawn came from is part of it. */
function whatTurned(fact: Fact, before: AzardiaView): string {
  if (fact.fact !== 'pawnMoved') return factText(fact, before);
  const from = before.players[fact.seat]?.tile;
  const name = playerName(before, fact.seat);
  return `${name} went from tile ${from} to ${fact.path.at(-1)}${how(fact.by)}.`;
}

function how(by: Cause): string {
  if (by === 'dice') return ' by a roll';
  if (by === 'duel') return ' after a duel';
  return by === 'coins' ? ' for coins' : '';
}
