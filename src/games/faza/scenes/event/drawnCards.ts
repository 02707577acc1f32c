import type { Fact } from '../../rules/fact.ts';
import type { State } from '../../rules/state.ts';
import type { Drawn } from '../animation/cutscene.ts';

/** The event cards that came as a surprise between two states; one that the team chose itself (V3) has been read by then. */
export function drawnCards(facts: readonly Fact[], before: State, after: State): Drawn[] {
  if (before.agenda[0]?.step === 'resolveOne') return [];
  return facts.flatMap((fact, index) =>
    fact.fact === 'eventDrawn' && isTold(after)
      ? [{ drawn: fact, results: facts.slice(index + 1), before, after }]
      : [],
  );
}

/** X1: a card that does not take the last boarding's victory away changes nothing any more; only the log mentions it. */
export function isTold({ outcome }: State): boolean {
  return outcome?.won !== true;
}
