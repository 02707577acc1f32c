import { expect, test } from 'vitest';
import { begin } from '../../../src/kernel/session.ts';
import { nextOrder, orderOf } from '../../../src/module/capabilities/standingOrders.ts';
import type { GameModule } from '../../../src/module/gameModule.ts';
import { gameText, parseGame } from '../../../src/shell/persistence/gameText.ts';
import { bidsModule } from '../../games/bids/module.ts';
import { type BidsTypes, bids } from '../../games/bids/rules.ts';

const orders = { labels: { ask: 'Ask', wait: 'Wait', never: 'Never' }, follow: () => null };
const game: GameModule<BidsTypes> = { ...bidsModule, orders };
const session = begin(bids, { seed: 'a match', players: 2 });
const text = gameText({ session, players: ['you', 'friend'], orders: ['ask', 'never'] });

test('standing orders are stored with a match, and omitted if nobody has set one', () => {
  expect(parseGame(text, game)).toMatchObject({ orders: ['ask', 'never'] });
  expect(gameText({ session, players: ['you', 'friend'] })).not.toContain('orders');
});

test.each([
  ['for too few seats', '["never"]'],
  ['that nobody knows', '["ask","always"]'],
  ['that are none', '"never"'],
])('a match with orders %s is refused', (_, stored) => {
  expect(parseGame(text.replace('["ask","never"]', stored), game)).toBe('notAGame');
});

test('a match with orders is refused if the game has none', () => {
  expect(parseGame(text, bidsModule)).toBe('notAGame');
});

test('each press sets the next order, in a cycle; the first is the default', () => {
  expect(['ask', 'wait', 'never'].map((order) => nextOrder(orders, order))).toEqual(['wait', 'never', 'ask']);
  expect([orderOf(orders, {}, 1), orderOf(orders, { orders: ['wait', 'never'] }, 1)]).toEqual(['ask', 'never']);
});
