import { expect, test } from 'vitest';
import { type Chance, chanceFrom, drawBelow } from '../../src/kernel/chance.ts';
import {
  applied,
  doNext,
  doSteps,
  nextStep,
  type Play as PlayOf,
  playOn,
  type StepRules,
  takeStep,
} from '../../src/kernel/steps.ts';

type Step = { readonly step: 'roll' | 'count' | 'offer' | 'rest' };

interface State {
  readonly chance: Chance;
  readonly steps: readonly Step[];
  readonly offered: readonly string[];
}

type Play = PlayOf<State, Step, string>;

const rules: Readonly<Record<Step['step'], StepRules<Play, State, Step, string>>> = {
  roll: {
    perform: (play) => {
      play.facts.push(`rolled ${drawBelow(play.chance, 1)}`);
      doNext(play, { step: 'count' });
    },
  },
  count: { perform: ({ facts }) => facts.push('counted') },
  offer: { list: ({ offered }) => offered, perform: ({ facts }) => facts.push('nothing offered') },
  rest: {},
};

const rulesOf = ({ step }: Step): StepRules<Play, State, Step, string> => rules[step];

function playWith(offered: readonly string[], ...names: readonly Step['step'][]): Play {
  return playOn({ chance: chanceFrom('a'), steps: names.map((step) => ({ step })), offered });
}

test('steps that a step adds are done before the earlier ones', () => {
  const play = playWith([], 'roll', 'rest', 'offer');
  doSteps(play, rulesOf);
  expect(play.facts).toEqual(['rolled 0', 'counted', 'nothing offered']);
  expect(play.steps).toEqual([]);
});

test('a step that has to be decided waits in the state, with everything behind it', () => {
  const play = playWith(['yes', 'no'], 'count', 'offer', 'roll');
  doSteps(play, rulesOf);
  expect(play.facts).toEqual(['counted']);
  expect(applied(play).state).toMatchObject({ steps: [{ step: 'offer' }, { step: 'roll' }] });
});

test('the given state does not change; the next one has the remaining luck', () => {
  const play = playWith([], 'roll');
  const before = play.state;
  doSteps(play, rulesOf);
  expect(before).toEqual({ chance: chanceFrom('a'), steps: [{ step: 'roll' }], offered: [] });
  expect(applied(play)).toEqual({
    ok: true,
    state: { chance: chanceFrom('a', 1), steps: [], offered: [] },
    facts: ['rolled 0', 'counted'],
  });
});

test('a command removes the step that it decides, and no other', () => {
  expect(takeStep(playWith([], 'offer', 'rest'), 'rest', 'offer')).toEqual({ step: 'offer' });
  expect(() => takeStep(playWith([], 'roll', 'offer'), 'offer')).toThrow(
    new TypeError('the rules expect offer, not roll'),
  );
  expect(() => takeStep(playWith([]), 'offer')).toThrow(TypeError);
  expect(nextStep(playWith([]))).toBeUndefined();
});
