import { expect, test } from 'vitest';
import { begin } from '../../../src/kernel/session.ts';
import { nextOrder } from '../../../src/module/match.ts';
import { gameText, parseGame } from '../../../src/shell/persistence/gameText.ts';
import { bidsModule } from '../../games/bids/module.ts';
import { bids } from '../../games/bids/rules.ts';

const session = begin(bids, { seed: 'a match', players: 2 });
const text = gameText({ session, players: ['you', 'friend'], orders: ['ask', 'never'] });

test('standing orders are stored with a match, and left out where nobody has set one', () => {
  expect(parseGame(text, bidsModule)).toMatchObject({ orders: ['ask', 'never'] });
  expect(gameText({ session, players: ['you', 'friend'] })).not.toContain('orders');
});

test.each([
  ['for too few seats', '["never"]'],
  ['that nobody knows', '["ask","always"]'],
  ['that are none', '"never"'],
])('a match with orders %s is refused', (_, orders) => {
  expect(parseGame(text.replace('["ask","never"]', orders), bidsModule)).toBe('notAGame');
});

test('each press sets the next order, round and round', () => {
  expect([nextOrder('ask'), nextOrder('big'), nextOrder('never')]).toEqual(['big', 'never', 'ask']);
});
