import { text } from '../../text/en.ts';
import type { EndingView } from '../view.ts';

/** What is known about a game the moment it ends: how far it went, and what would have helped. */
export function helpLine({ state, rounds }: Pick<EndingView, 'state' | 'rounds'>): string {
  const words = text.screens.ending.known;
  const { outcome, ships, heroes } = state;
  if (!outcome) return '';
  if (outcome.won) {
    const injuries = heroes.reduce((sum, { cards }) => sum + cards.filter(({ injured }) => injured).length, 0);
    return words.won(rounds, injuries);
  }
  const health = ships.reduce((sum, ship) => sum + ship.health, 0);
  return `${words.lost(rounds, health)} ${words.help[outcome.rule]}`;
}
