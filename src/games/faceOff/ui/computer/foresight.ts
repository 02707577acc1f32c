import { askOrWait } from '../../../../page/threads/thread.ts';
import type { ChancesOf } from '../../interaction/outlook.ts';
import { type PlaceChances, placeChances } from '../../rules/forecast/places.ts';
import type { Thinking } from './thinkingWorker.ts';
import { openThread } from './thread.ts';

/** The chances of choices, each worked out once, in the background. */
export interface Foresight {
  readonly chancesOf: ChancesOf;
  /** Calls a listener whenever more chances are known; the result ends that. */
  readonly whenKnown: (listener: () => void) => () => void;
}

type Question = Parameters<ChancesOf>;

/** How many answers are kept. */
const KEPT = 60;

/** Keeps chances that `workOut` finds. */
export function createForesight(workOut: (...question: Question) => Promise<PlaceChances>): Foresight {
  /** By question; `null` while it is worked out. */
  const known = new Map<string, PlaceChances | null>();
  const listeners = new Set<() => void>();
  const learn = async (key: string, question: Question): Promise<void> => {
    known.set(key, await workOut(...question));
    for (const listener of [...listeners]) listener();
  };
  return {
    chancesOf: (view, seat, choice) => {
      const { round, steps, seats, first, hqs, marks } = view;
      const key = JSON.stringify([seat, choice, round, steps[0], seats, first, hqs, marks]);
      const earlier = known.get(key);
      if (earlier !== undefined) return earlier;
      if (known.size >= KEPT) known.delete(known.keys().next().value ?? '');
      known.set(key, null);
      void learn(key, [view, seat, choice]);
      return null;
    },
    whenKnown: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fewer possible tables than in a thread, because the page waits for them. */
const FEW = 20;

const thread = openThread();

/** Works chances out in a thread, or on the page where the browser allows none. */
export function workOutChances(...question: Question): Promise<PlaceChances> {
  return askOrWait<Thinking, PlaceChances>(
    thread,
    (api) => api.placeChances(...question),
    () => placeChances(...question, FEW),
  );
}
