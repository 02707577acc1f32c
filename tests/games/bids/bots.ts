import { type Decisions, type Outcome, search } from '../../../src/kernel/bots/search.ts';
import { type Chance, chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import type { Seat } from '../../../src/kernel/game.ts';
import { type BidsCommand, type BidsState, type BidsView, bids, sumOf } from './rules.ts';

/** Bids high for high prizes, with some luck; uses only what it can see. */
function bidByThumb({ hands, shown }: BidsState, seat: Seat, chance: Chance): BidsCommand | null {
  const own = hands[seat];
  if (!own || own.bid !== null) return null;
  const wanted = Math.round(((shown.at(-1) ?? 1) / 6) * (own.cards.length - 1)) + drawBelow({ ...chance }, 2);
  const card = own.cards[Math.min(own.cards.length - 1, wanted)];
  return card === undefined ? null : { do: 'bid', seat, card };
}

/** Hands of the others that represent all possible ones. */
const GUESSES = 8;
/** The last round, and the value of a card's point in a later round. */
const LAST = 4;
const WORTH = 0.4;
/** Positions examined for a bid. */
const EXPANDED = 12;

/** Searches for the best bid, against others who use a rule of thumb. */
export function bidBySearch(view: BidsView, seat: Seat, chance: Chance): BidsCommand | null {
  const [best] = search(fromSeat(seat, `${chance.seed}/${chance.draws}`), view, (expanded) => expanded >= EXPANDED);
  return best?.move ?? null;
}

/** Sealed Bids as a search sees it from a seat: the hands and bids of the others are random. */
function fromSeat(seat: Seat, luck: string): Decisions<BidsView, BidsCommand> {
  return {
    key: (view) => JSON.stringify(view),
    value: (view) => {
      const { hands, shown, sides } = view;
      const rivals = sides.filter((side) => !side.includes(seat)).map(([member = seat]) => sumOf(view, member));
      const rounds = LAST - shown.length + 1;
      const best = (hands[seat]?.cards ?? []).slice(-rounds).reduce((sum, card) => sum + card, 0);
      return sumOf(view, seat) - Math.max(...rivals) + WORTH * best;
    },
    moves: (view) => bids.legalCommands(view, seat).filter((command) => command.do === 'bid'),
    outcomes: (view, move) =>
      Array.from({ length: GUESSES }, (_, guess) => roundWith(view, seat, move, `${luck}/${guess}`)),
  };
}

/** A round with the player's own bid, and hands that agree with what a seat sees. */
function roundWith(view: BidsView, seat: Seat, move: BidsCommand, luck: string): Outcome<BidsView> {
  let state = bids.determinize(view, chanceFrom(luck));
  const give = (command: BidsCommand | null): void => {
    const result = command && bids.apply(state, command);
    if (result?.ok) ({ state } = result);
  };
  for (const other of state.hands.keys()) if (other !== seat) give(bidByThumb(state, other, chanceFrom(luck, other)));
  // The player's own bid comes last, because the round ends with the last bid.
  give(move);
  return { view: bids.view(state, seat), chance: 1 / GUESSES };
}
