import { at } from '../../../../kernel/values/at.ts';
import { lookupOf } from '../../content/lookup.ts';
import type { CardSide, CardSpec, Effect } from '../../content/vocabulary.ts';
import { heroAt } from '../board/board.ts';
import { emit } from '../evolve.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Play } from '../state/play.ts';
import type { CardNo, CardState, Position, Seat, Source } from '../state/state.ts';

/** A hero's player cards (S7): what is printed on them, and how they lie. */

function cardSpec(state: Position, seat: Seat, card: CardNo): CardSpec {
  const deck = lookupOf(state.edition).decks.get(heroAt(state, seat).id);
  return at(deck ?? [], card - 1);
}

/** The side that is up: the injured side offers two other actions (I5), where there is one. */
export function sideUp(state: Position, seat: Seat, card: CardNo): CardSide {
  const spec = cardSpec(state, seat, card);
  return (cardAt(state, seat, card).injured && spec.injured) || spec.healthy;
}

/** Whether a card can be used once it is injured: the injury of the last one has killed its hero (I4). */
export function hasInjuredSide(state: Position, seat: Seat, card: CardNo): boolean {
  return cardSpec(state, seat, card).injured !== undefined;
}

/** The state of a hero's card now. A `RangeError` where the hero has no such card. */
export function cardAt(state: Position, seat: Seat, card: CardNo): CardState {
  return at(heroAt(state, seat).cards, card - 1);
}

/** The numbers of a hero's cards that fulfill a condition, the lowest first. */
function cardsWhere(state: Position, seat: Seat, isSo: (card: CardState) => boolean): CardNo[] {
  const numbers: CardNo[] = [];
  let no = 0;
  for (const card of heroAt(state, seat).cards) {
    no += 1;
    if (isSo(card)) numbers.push(no);
  }
  return numbers;
}

/** The numbers of all of a hero's cards, the lowest first. */
export function cardNumbers(state: Position, seat: Seat): CardNo[] {
  return cardsWhere(state, seat, () => true);
}

/** Cards that can be used in this Team phase (T2), injured or not, the lowest number first. */
export function unusedCards(state: Position, seat: Seat): CardNo[] {
  return cardsWhere(state, seat, ({ used }) => !used);
}

/** Whether a hero has such a card, and it is unused. */
export function isUnused(state: Position, seat: Seat, card: CardNo): boolean {
  return state.heroes[seat]?.cards[card - 1]?.used === false;
}

/** Cards that wait to become unused (F5), injured or not, the lowest number first. */
export function usedCards(state: Position, seat: Seat): CardNo[] {
  return cardsWhere(state, seat, ({ used }) => used);
}

/** Cards on their healthy side, used or not, the lowest number first: the next to be injured (I1). */
export function healthyCards(state: Position, seat: Seat): CardNo[] {
  return cardsWhere(state, seat, ({ injured }) => !injured);
}

/** Cards on their injured side, used or not, the lowest number first. */
export function injuredCards(state: Position, seat: Seat): CardNo[] {
  return cardsWhere(state, seat, ({ injured }) => injured);
}

/** One of the effects that a card's enhancement offers. */
export function optionEffect(state: Position, seat: Seat, card: CardNo, option: number): Effect {
  return at(sideUp(state, seat, card).enhancement.options, option);
}

/** Why a hero cannot use a card now, or `null`. */
export function cannotUse(state: Position, seat: Seat, card: CardNo): Refusal | null {
  if (!state.heroes[seat]) return refuse('T2', 'noSuchHero');
  const lying = heroAt(state, seat).cards[card - 1];
  if (!lying) return refuse('S7', 'noSuchCard');
  return lying.used ? refuse('T2', 'cardUsed') : null;
}

/** Turns a card to show that it is used (T2). */
export function useCard(play: Play, seat: Seat, card: CardNo, half: 'movement' | 'enhancement'): void {
  emit(play, { rule: 'T2', by: 'team', fact: 'cardUsed', seat, card, half });
}

/** Turns an injured card to its healthy side; used stays used. */
export function recoverCard(play: Play, seat: Seat, card: CardNo, by: Source): void {
  emit(play, { rule: 'I3', by, fact: 'cardRecovered', seat, card });
}

/** Makes a used card unused; injured stays injured. */
export function refreshCard(play: Play, seat: Seat, card: CardNo, by: Source): void {
  emit(play, { rule: 'T2', by, fact: 'cardRefreshed', seat, card });
}
