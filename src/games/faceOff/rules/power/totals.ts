import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { type CardId, fighterOf } from '../../content/cards.ts';
import type { HqId } from '../../content/hqs.ts';
import type { Place } from '../../content/vocabulary.ts';
import type { RuleId } from '../ruleIds.ts';
import { seatOf } from '../state/play.ts';
import type { Played, Seat, SeatState, State } from '../state/state.ts';
import { cardsHere, clausesHere, hasProtection } from './here.ts';
import { isWanted } from './matching.ts';
import { bestCombos } from './pairing.ts';

/** One part of a total: what counts, for which card, and by which rule. */
export interface Part {
  readonly kind: 'printed' | 'combo' | 'perCard' | 'timing' | 'reward' | 'hq' | 'attack' | 'siege';
  readonly rule: RuleId;
  readonly amount: number;
  /** The card whose power it is; `null` for what concerns the whole side. */
  readonly card: CardId | null;
  readonly partner?: CardId;
  readonly hq?: HqId;
}

/** The power of a seat in a place, with its parts (F4, H5). */
export interface Total {
  readonly total: number;
  readonly parts: readonly Part[];
}

/** From this printed power on, the Heart of the Beast counts (part 2.3). */
const BIG = 6;
/** H8: a siege of the whole army strikes so many of its cards. */
export const ARMY_SIEGE_CARDS = 3;

/** F4, H5: the power of a seat's open cards in a place; others than those that lie there can be tried out. Never below 0. */
export function totalOf(state: State, seat: Seat, place: Place, cards = cardsHere(seatOf(state, seat), place)): Total {
  const parts = [...partsOfCards(state, seatOf(state, seat), place, cards), ...partsOfSide(state, seat, place, cards)];
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  return { total: Math.max(0, sum), parts };
}

function partsOfCards(state: State, own: SeatState, place: Place, cards: readonly Played[]): Part[] {
  const rule = place === 'faceOff' ? 'F4' : 'H5';
  const printed = cards.map(({ card }): Part => ({ kind: 'printed', rule, amount: printedPower(card), card }));
  const combos = bestCombos(cards, place).map(
    ({ card, partner, plus }): Part => ({ kind: 'combo', rule, amount: plus, card: card.card, partner: partner.card }),
  );
  const counted = cards.flatMap((one) =>
    clausesHere(one.card, place).flatMap((clause): Part[] => {
      if (clause.clause === 'per') {
        const { wanted } = clause;
        const count =
          wanted === 'hand'
            ? own.hand.length
            : cards.filter((other) => other !== one && isWanted(other, wanted)).length;
        return [{ kind: 'perCard', rule, amount: Math.min(clause.most, clause.plus * count), card: one.card }];
      }
      if (clause.clause !== 'timing') return [];
      return at(state.timings, 0) <= clause.most ? [{ kind: 'timing', rule, amount: clause.plus, card: one.card }] : [];
    }),
  );
  return [...printed, ...combos, ...counted.filter(({ amount }) => amount > 0)];
}

function partsOfSide(state: State, seat: Seat, place: Place, cards: readonly Played[]): Part[] {
  const own = seatOf(state, seat);
  const attacks: Part[] =
    state.place === place && own.penalty > 0 ? [{ kind: 'attack', rule: 'A3', amount: -own.penalty, card: null }] : [];
  return place === 'faceOff'
    ? [...heartOfTheBeast(own, cards), ...attacks]
    : [...partsOfHq(state, own, cards), ...attacks, ...sieges(state, seat, cards)];
}

function heartOfTheBeast({ rewards }: SeatState, cards: readonly Played[]): Part[] {
  if (!rewards.includes('monsters')) return [];
  return cards
    .filter(({ card, as }) => as === 'personality' && printedPower(card) >= BIG)
    .map(({ card }): Part => ({ kind: 'reward', rule: 'H6', amount: 1, card, hq: 'monsters' }));
}

function partsOfHq({ hqs }: State, { rewards }: SeatState, cards: readonly Played[]): Part[] {
  const grimmoor: Part = { kind: 'hq', rule: 'H5', amount: 3, card: null, hq: 'monsters' };
  const star: Part = { kind: 'reward', rule: 'H6', amount: 2, card: null, hq: 'cowboys' };
  return [
    ...(hqs[0] === 'monsters' && cards.some(({ as }) => as === 'personality') ? [grimmoor] : []),
    ...(rewards.includes('cowboys') && cards.length > 0 ? [star] : []),
  ];
}

/** H8: what the sieges of others cost an army without Shelter. */
function sieges(state: State, seat: Seat, cards: readonly Played[]): Part[] {
  if (hasProtection(cards, 'hq', 'shelter')) return [];
  return state.sieges
    .filter(({ by }) => by !== seat)
    .map(({ minus, on }): Part => {
      const count =
        on === 'army' ? Math.min(cards.length, ARMY_SIEGE_CARDS) : cards.filter(({ as }) => as === on).length;
      return { kind: 'siege', rule: 'H8', amount: -minus * count, card: null };
    })
    .filter(({ amount }) => amount < 0);
}

/** The power printed on a card. Throws for one that cannot be played. */
export function printedPower(card: CardId): number {
  return required(fighterOf(card)).power;
}
