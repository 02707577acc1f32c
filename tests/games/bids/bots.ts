import { type Chance, drawBelow } from '../../../src/kernel/chance.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { BidsCommand, BidsState } from './rules.ts';

/** The computer bids high for high prizes, with some luck; what it does not see it does not know. */
export function chooseBid({ hands, shown }: BidsState, seat: Seat, chance: Chance): BidsCommand | null {
  const own = hands[seat];
  if (!own || own.bid !== null) return null;
  const wanted = Math.round(((shown.at(-1) ?? 1) / 6) * (own.cards.length - 1)) + drawBelow({ ...chance }, 2);
  const card = own.cards[Math.min(own.cards.length - 1, wanted)];
  return card === undefined ? null : { do: 'bid', seat, card };
}
