import { asSentence } from '../../../module/asSentence.ts';
import type { Explanation, Topic } from '../../../module/screens/inspect.ts';
import { type CardId, victoryOf } from '../content/cards.ts';
import type { ShownTable } from '../interaction/tableView.ts';
import { everythingOf, setsInPlay } from '../rules/scoring/sets.ts';
import { withoutAll } from '../rules/state/cards.ts';
import { type Card, type FaceOffView, HIDDEN, type Seat, type SeatState } from '../rules/state/state.ts';
import { cardLine } from '../text/cards.en.ts';
import { seatName } from '../text/facts.en.ts';
import { rewardNames, setNames } from '../text/names.en.ts';
import { tableText as text } from '../text/table.en.ts';
import type { FaceOffModule } from './faceOffModule.ts';

type Inspect = FaceOffModule['inspect'];

/** What parts of the table are about; a seat's label opens its cards. */
export function faceOffInspect(plain: Inspect): Inspect {
  return {
    ...plain,
    explain: (view, key) => {
      const panel = view.picture.panels.find((one) => one.key === key);
      return panel?.seat === undefined ? plain.explain(view, key) : cardsOf(view, panel.seat);
    },
  };
}

/** The cards of a seat by where they are, as far as the viewer may know them. */
function cardsOf({ state }: Pick<ShownTable, 'state'>, seat: Seat): Explanation | null {
  const own = state.seats[seat];
  if (!own) return null;
  const topics = [...unseen(own), ...open(own), ...sets(state, own)];
  return {
    title: seatName(state, seat),
    about: asSentence(text.counts(own.tokens, own.deck.length, own.discards.length)),
    topics,
  };
}

/** Everybody knows which cards a seat owns; only who sees its hand knows which of them are in the deck. */
function unseen(own: SeatState): Topic[] {
  const { owned, hand, discards, front, stage, down, army } = own;
  const isSeen = [...hand, ...down].every((card) => card !== HIDDEN);
  const known: readonly Card[] = [
    ...discards,
    ...front,
    ...[...stage, ...army].map(({ card }) => card),
    ...down.filter((card) => card !== HIDDEN),
  ];
  const rest = withoutAll(owned, known);
  if (!isSeen) return [topic(text.handOrDeck, rest)];
  const held = hand.filter((card) => card !== HIDDEN);
  return [topic(text.inHand, held), topic(text.inDeck, withoutAll(rest, held))];
}

function open({ discards, army, front }: SeatState): Topic[] {
  return [
    topic(text.discardPile, [...discards].reverse()),
    ...(army.length > 0
      ? [
          topic(
            text.army,
            army.map(({ card }) => card),
          ),
        ]
      : []),
    ...(front.length > 0 ? [topic(text.inFront, front)] : []),
  ];
}

/** E4: the pieces of each set, and the rewards of headquarters. */
function sets(state: FaceOffView, own: SeatState): Topic[] {
  const all = everythingOf(own);
  const pieces = setsInPlay(state).flatMap((set) => {
    const cards = all.filter((card) => victoryOf(card)?.set === set);
    return cards.length === 0 ? [] : [topic(text.setOf(setNames[set]), cards)];
  });
  const rewards = own.rewards.map((hq) => rewardNames[hq]);
  return rewards.length === 0
    ? pieces
    : [...pieces, { name: text.hqRewards, text: rewards.join(', '), now: '', rules: [] }];
}

/** Cards in sentences; equal ones once, with how many there are. */
function topic(name: string, cards: readonly CardId[]): Topic {
  const kinds = [...new Set(cards)];
  const lines = kinds.map((card) => {
    const count = cards.filter((one) => one === card).length;
    return count > 1 ? text.several(count, cardLine(card)) : cardLine(card);
  });
  return {
    name: text.pile(name, cards.length),
    text: lines.length > 0 ? lines.join(' ') : text.noCards,
    now: '',
    rules: [],
  };
}
