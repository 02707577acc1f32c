import { actionCards } from './actionCards.ts';
import { eventCards } from './eventCards.ts';
import { penaltyCards } from './penaltyCards.ts';
import type { ActionSpec, Effect, EventSpec, PenaltySpec, Timing } from './vocabulary.ts';

/** An action card that is known: all copies of one are alike. */
export type ActionId = keyof typeof actionCards;
export type PenaltyId = keyof typeof penaltyCards;
export type EventId = keyof typeof eventCards;

/** What an action card is. */
export function actionSpec(id: ActionId): ActionSpec {
  return actionCards[id];
}

/** What a penalty card is. */
export function penaltySpec(id: PenaltyId): PenaltySpec {
  return penaltyCards[id];
}

/** What an event card is. */
export function eventSpec(id: EventId): EventSpec {
  return eventCards[id];
}

/** The kinds of action cards, in the order of the content. */
export const ACTION_IDS = Object.keys(actionCards) as readonly ActionId[];
export const PENALTY_IDS = Object.keys(penaltyCards) as readonly PenaltyId[];
export const EVENT_IDS = Object.keys(eventCards) as readonly EventId[];

const copiesOf = <Id extends string>(ids: readonly Id[], copies: (id: Id) => number): readonly Id[] =>
  ids.flatMap((id) => Array.from({ length: copies(id) }, () => id));

/** Every action card of the box (S1: 100 of them). */
export const WHOLE_ACTION_DECK = copiesOf(ACTION_IDS, (id) => actionSpec(id).copies);

/** Every penalty card of the box (S1: 25 of them). */
export const WHOLE_PENALTY_DECK = copiesOf(PENALTY_IDS, (id) => penaltySpec(id).copies);

/** Whether an action card may be played at some time. */
export function isPlayedAt(id: ActionId, timing: Timing): boolean {
  return actionSpec(id).when.includes(timing);
}

/** The action cards that are played at one rival, who may answer (X1). */
export function isAttack(effect: Effect): boolean {
  switch (effect.kind) {
    case 'swapTiles':
    case 'takeCoins':
    case 'takeCard':
    case 'duel':
      return true;
    default:
      return 'who' in effect && effect.who === 'rival';
  }
}
