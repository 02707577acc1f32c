import type { Effect } from '../../content/effects.ts';
import type { Command } from '../state/command.ts';
import { emitEffect, type Play } from '../state/play.ts';
import type { EffectStep, State } from '../state/state.ts';

/** An effect of one kind that is being carried out. */
export type Work<Verb extends Effect['do']> = EffectStep<Extract<Effect, { readonly do: Verb }>>;

/** What the rules do with effects of one kind. */
export interface VerbRules<W> {
  /** Does it, where nobody has to choose. */
  perform?(play: Play, work: W): void;
  /** The commands that choose; where there is only one, it is given without asking (R39). */
  list?(state: State, work: W): readonly Command[];
  /**
   * Whether the seat is asked even if there is only one answer, because what it could choose is hidden from the others: whether
   * it is asked may depend only on what everybody knows.
   */
  isSecret?(state: State, work: W): boolean;
  /** Carries the choice out. */
  choose?(play: Play, work: W, command: Command): void;
}

/** What follows on the same card only if an effect was done does not happen (`A > B`, `A, B`). */
export function leaveUndone(play: Play, { source, depth }: EffectStep): void {
  const [next] = play.steps;
  const isNext = next?.step === 'effect' && next.isRest && next.source === source && next.depth === depth;
  if (isNext) play.steps = play.steps.slice(1);
}

/** A2: an effect is declined, and what follows from it. */
export function decline(play: Play, work: EffectStep): void {
  emitEffect(play, work, 'A2', { fact: 'declined', seat: work.seat });
  leaveUndone(play, work);
}
