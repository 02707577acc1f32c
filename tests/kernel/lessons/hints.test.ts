import { expect, test } from 'vitest';
import { type HintRules, type HintWatch, learnHint, nextHint, watchGame } from '../../../src/kernel/lessons/hints.ts';

type Id = 'calm' | 'loud';

/** The state is a list of what has occurred; a hint is about the number of entries. `loud` never waits. */
const rules: HintRules<Id, readonly Id[], number> = {
  ids: ['loud', 'calm'],
  urgent: ['loud'],
  rest: 2,
  mostOfOne: 2,
  mostInGame: 8,
  situations: {
    calm: (state) => (state.includes('calm') ? state.length : null),
    loud: (state) => (state.includes('loud') ? state.length : null),
  },
};

const newPlayer = (): HintWatch<Id> => watchGame({ shown: {}, done: [] });

/** The hints of successive moments; `null` for a moment without one. */
function hintsOf(watch: HintWatch<Id>, ...moments: readonly (readonly Id[])[]): (Id | null)[] {
  let now = watch;
  return moments.map((state) => {
    const { hint, watch: next } = nextHint(rules, now, state);
    now = next;
    return hint?.id ?? null;
  });
}

test('a hint comes when its situation does, and says what it is about; the most urgent comes first', () => {
  expect(hintsOf(newPlayer(), [], ['calm'])).toEqual([null, 'calm']);
  expect(nextHint(rules, newPlayer(), ['calm', 'loud']).hint).toEqual({ id: 'loud', about: 2 });
});

test('after a hint there is a pause, except for urgent ones', () => {
  expect(hintsOf(newPlayer(), ['loud'], ['calm'], ['calm'], ['calm'])).toEqual(['loud', null, null, 'calm']);
  expect(hintsOf(newPlayer(), ['calm'], ['loud'])).toEqual(['calm', 'loud']);
});

test('a lasting situation gets one hint; each hint is shown at most twice, ever', () => {
  expect(hintsOf(newPlayer(), ['loud'], ['loud'], [], ['loud'], [], ['loud'])).toEqual([
    'loud',
    null,
    null,
    'loud',
    null,
    null,
  ]);
  expect(hintsOf(watchGame({ shown: { loud: 2 }, done: [] }), ['loud'])).toEqual([null]);
});

test('players who have done what a hint explains do not get it, and it is recorded once', () => {
  const history = learnHint<Id>({ shown: {}, done: [] }, 'calm');
  expect(history.done).toEqual(['calm']);
  expect(learnHint(history, 'calm')).toBe(history);
  expect(hintsOf(watchGame(history), ['calm'])).toEqual([null]);
});

test('no game has more than eight hints, except urgent ones', () => {
  expect(hintsOf({ ...newPlayer(), given: 6 }, ['loud'], [], [], ['calm'])).toEqual(['loud', null, null, 'calm']);
  expect(hintsOf({ ...newPlayer(), given: 7 }, ['loud'], [], [], ['calm'])).toEqual(['loud', null, null, null]);
  expect(hintsOf({ ...newPlayer(), given: 8 }, ['calm'], ['calm', 'loud'])).toEqual([null, 'loud']);
});
