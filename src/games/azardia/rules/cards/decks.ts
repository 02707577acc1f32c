import { drawFrom } from '../../../../kernel/chance.ts';
import { doNext } from '../../../../kernel/steps.ts';
import { penaltySpec } from '../../content/cards.ts';
import type { RuleId } from '../ruleIds.ts';
import { emit, type Play } from '../state/play.ts';
import { type Card, type Cause, HIDDEN, type Seat, type StepOf } from '../state/state.ts';
import { seenBy } from '../views.ts';

/** Draws action cards. T3: when the deck is empty its discards become the deck; if they are empty, too, fewer are drawn. */
export function drawCards(play: Play, rule: RuleId, cause: Cause, seat: Seat, count: number): void {
  for (let left = count; left > 0; left--) {
    if (play.state.decks.action.length === 0) reshuffleActions(play);
    const { action } = play.state.decks;
    if (action.length === 0) return;
    const card = drawFrom(play.chance, [...action]);
    emit(play, rule, cause, { fact: 'cardsDrawn', seat, cards: [card], seen: seenBy(play.state, seat) });
  }
}

function reshuffleActions(play: Play): void {
  const { viewer, decks } = play.state;
  const { actionDiscards } = decks;
  if (actionDiscards.length === 0) return;
  // The deck in somebody's view is hidden, whatever went into it.
  const cards = viewer !== null ? actionDiscards.map((): Card => HIDDEN) : actionDiscards;
  emit(play, 'T3', 'turn', { fact: 'actionsReshuffled', cards, seen: [] });
}

/** Discards cards of a hand. */
export function discard(play: Play, rule: RuleId, cause: Cause, seat: Seat, cards: readonly Card[]): void {
  if (cards.length > 0) emit(play, rule, cause, { fact: 'cardsDiscarded', seat, cards });
}

/** B3, P1: draws a penalty card and resolves it at once. */
export function drawPenalty(play: Play, { seat }: StepOf<'penalty'>): void {
  // The last one may lead to another before it has been resolved: by a flight from the duel that it led to.
  reshufflePenalties(play);
  const penalty = drawFrom(play.chance, [...play.state.decks.penalty]);
  const cause: Cause = `penalty:${penalty}`;
  emit(play, 'P1', cause, { fact: 'penaltyDrawn', seat, penalty });
  const { effect } = penaltySpec(penalty);
  doNext(
    play,
    { step: 'effect', played: { effect, by: cause, me: seat, rival: null, isOwn: false } },
    { step: 'endPenalty' },
  );
}

/** P2: after the last penalty has been resolved all 25 are shuffled again. */
export function endPenalty(play: Play): void {
  reshufflePenalties(play);
}

function reshufflePenalties(play: Play): void {
  if (play.state.decks.penalty.length > 0) return;
  emit(play, 'P2', 'tile', { fact: 'penaltiesReshuffled' });
}
