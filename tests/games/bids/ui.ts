import type { BoardText, RegionText } from '../../../src/smallGame/gameDescription.ts';
import { grid } from '../../../src/table/layout/layout.ts';
import { inset, rect } from '../../../src/table/layout/rect.ts';
import type { BidsState } from './rules.ts';
import { bidsText as text } from './text.en.ts';

/** The prize on top, and a hand for each player below. */
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

/** A table for the prizes of all rounds, larger than a phone: the one at stake is in view. */
export function board({ shown }: BidsState): BoardText {
  const frame = rect(0, 0, 620, 420);
  const places = grid(inset(frame, 20), 2, 2, 20).map((place, round) => {
    const prize = shown[round];
    return {
      key: `prize:${round}`,
      title: text.round(round + 1),
      lines: [prize === undefined ? text.hiddenPrize : text.worth(prize)],
      rect: place,
    };
  });
  return { w: frame.w, h: frame.h, places, follow: `prize:${shown.length - 1}` };
}
