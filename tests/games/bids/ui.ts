import { type Chance, drawBelow } from '../../../src/kernel/chance.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import type { RegionText } from '../../../src/smallGame/gameDescription.ts';
import type { BidsCommand, BidsState } from './rules.ts';
import { bidsText as text } from './text.en.ts';

/** The prize above, and a hand for each player below. */
export function regions({ hands, shown, ranking }: BidsState): readonly (readonly RegionText[])[] {
  const prize = shown.at(-1) ?? 0;
  const stake = ranking ? [] : [text.atStake(prize)];
  return [
    [{ title: text.prize, lines: [text.round(shown.length), ...stake] }],
    hands.map(({ cards, bid, prizes }, seat) => ({
      title: text.player(seat),
      seat,
      lines: [text.hand(cards), text.bid(bid), text.prizes(prizes)],
    })),
  ];
}

/** The computer bids high for high prizes, with some luck; what it does not see it does not know. */
export function chooseBid({ hands, shown }: BidsState, seat: Seat, chance: Chance): BidsCommand | null {
  const own = hands[seat];
  if (!own || own.bid !== null) return null;
  const wanted = Math.round(((shown.at(-1) ?? 1) / 6) * (own.cards.length - 1)) + drawBelow({ ...chance }, 2);
  const card = own.cards[Math.min(own.cards.length - 1, wanted)];
  return card === undefined ? null : { do: 'bid', seat, card };
}
