import { expect, test } from 'vitest';
import { type HintRules, type HintWatch, learnHint, nextHint, watchGame } from '../../src/kernel/hints.ts';

type Id = 'calm' | 'loud';

/** A state is what has come up; a hint is about the number of things that have. `loud` never waits. */
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

/** The hints of moments one after the other; `null` for a moment without one. */
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

test('after a hint moments pass without one, but for the urgent ones', () => {
  expect(hintsOf(newPlayer(), ['loud'], ['calm'], ['calm'], ['calm'])).toEqual(['loud', null, null, 'calm']);
  expect(hintsOf(newPlayer(), ['calm'], ['loud'])).toEqual(['calm', 'loud']);
});

test('a situation that lasts is spoken of once; a hint is shown twice at most, ever', () => {
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

test('whoever has done what a hint speaks of does not get it, and learns it once', () => {
  const history = learnHint<Id>({ shown: {}, done: [] }, 'calm');
  expect(history.done).toEqual(['calm']);
  expect(learnHint(history, 'calm')).toBe(history);
  expect(hintsOf(watchGame(history), ['calm'])).toEqual([null]);
});

test('no game has more than eight hints, but for urgent ones', () => {
  expect(hintsOf({ ...newPlayer(), given: 6 }, ['loud'], [], [], ['calm'])).toEqual(['loud', null, null, 'calm']);
  expect(hintsOf({ ...newPlayer(), given: 7 }, ['loud'], [], [], ['calm'])).toEqual(['loud', null, null, null]);
  expect(hintsOf({ ...newPlayer(), given: 8 }, ['calm'], ['calm', 'loud'])).toEqual([null, 'loud']);
});
