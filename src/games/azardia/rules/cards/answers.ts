import { doNext, takeStep } from '../../../../kernel/steps.ts';
import { at } from '../../../../kernel/values/at.ts';
import { required } from '../../../../kernel/values/required.ts';
import { type ActionId, actionSpec, isPlayedAt } from '../../content/cards.ts';
import type { Command, CommandOf } from '../state/command.ts';
import { emit, type Play } from '../state/play.ts';
import type { Attack, Cause, Seat, State, Step, StepOf } from '../state/state.ts';
import { rivalsOf } from '../turn/turnOrder.ts';
import { effectFor } from './effects.ts';
import { discardPlayed, kindsOf } from './hand.ts';
import { canHit, canTurnBack } from './targets.ts';

/** X1, X2: a card is about to affect a rival, who may answer while there are cards. */
export function attack(play: Play, { card, owner, victim }: StepOf<'attack'>): void {
  const isMass = actionSpec(card).effect.kind === 'toll';
  emit(play, 'X1', `card:${card}`, { fact: 'attacked', card, owner, victim, isMass });
  askOrResolve(play);
}

/** Asks the side that may answer, unless everybody can see that it has no card. */
function askOrResolve(play: Play): void {
  const open = required(play.state.attack);
  const mayAnswer = open.answers.at(-1)?.card !== SOFT_LANDING && at(play.state.players, open.asked).hand.length > 0;
  if (mayAnswer) doNext(play, { step: 'answer' });
  else resolve(play, open);
}

/** X5: Soft Landing is not answered. */
const SOFT_LANDING: ActionId = 'softLanding';

/** X2: the victim answers first, then the sides take turns: an answer can only be cancelled. */
export function listAnswers(state: State): Command[] {
  const open = required(state.attack);
  const seat = open.asked;
  const cards = kindsOf(state, seat).filter((card) => isPlayedAt(card, 'response'));
  const answers = cards.flatMap((card): Command[] => {
    const { kind } = actionSpec(card).effect;
    if (open.answers.length > 0 && kind !== 'cancel') return [];
    const rivals = kind === 'redirect' ? redirections(state, open) : [];
    if (rivals.length === 0) return [{ do: 'answer', seat, card, rival: null }];
    return rivals.map((rival) => ({ do: 'answer', seat, card, rival }));
  });
  return [...answers, { do: 'pass', seat }];
}

/** X4, X5: the rivals whom a card could hit instead. */
function redirections(state: State, { card, owner, victim, isMass }: Attack): Seat[] {
  if (isMass) return [];
  const effect = effectFor(state, actionSpec(card).effect, owner);
  return rivalsOf(state, victim).filter((rival) => rival !== owner && canHit(state, effect, owner, rival));
}

/** X2: answers a card, or an answer. */
export function answer(play: Play, { seat, card, rival }: CommandOf<'answer'>): void {
  takeStep(play, 'answer');
  discardPlayed(play, seat, card);
  emit(play, 'X2', `card:${card}`, { fact: 'answered', seat, card, rival });
  askOrResolve(play);
}

/** X2: nobody answers any more. */
export function passAnswer(play: Play, { seat }: CommandOf<'pass'>): void {
  takeStep(play, 'answer');
  const open = required(play.state.attack);
  emit(play, 'X2', `card:${open.card}`, { fact: 'passed', seat });
  resolve(play, open);
}

/** X2–X5: the answers resolve, and then what is left of the card. */
function resolve(play: Play, { card, owner, victim, isMass, answers }: Attack): void {
  const [first, ...cancels] = answers;
  const effect = effectFor(play.state, actionSpec(card).effect, owner);
  const by: Cause = `card:${card}`;
  const end = (hit: Seat | null, ...steps: readonly Step[]): void => {
    emit(play, 'X2', by, { fact: 'attackEnded', card, hit });
    doNext(play, ...steps);
  };
  const affects = (me: Seat, rival: Seat): Step => ({
    step: 'effect',
    played: { effect, by, me, rival, isOwn: false },
  });
  // Cancels cancel each other, and one that is left cancels the answer.
  const stands = first !== undefined && cancels.length % 2 === 0;
  if (!stands) return end(victim, affects(owner, victim));
  const answerEffect = actionSpec(first.card).effect;
  switch (answerEffect.kind) {
    case 'comfort': {
      const comfort: Step = {
        step: 'effect',
        played: { effect: answerEffect, by: `card:${first.card}`, me: victim, rival: null, isOwn: false },
      };
      return end(victim, affects(owner, victim), comfort);
    }
    case 'turnBack':
      // X4: a card that hits several can only be cancelled.
      if (isMass || !canTurnBack(play.state, effect, owner, victim)) return end(null);
      return end(owner, affects(victim, owner));
    case 'redirect':
      if (first.rival === null) return end(null);
      return end(first.rival, { step: 'attack', card, owner, victim: first.rival });
    default:
      return end(null);
  }
}
