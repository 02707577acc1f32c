import { describe, expect, test } from 'vitest';
import { UNKNOWN_CHANCE } from '../../src/kernel/chance.ts';
import { type Applied, type Game, isOver, type Refused, type Result } from '../../src/kernel/game.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { withChance } from '../kit/otherLuck.ts';
import { type PropertyPlan, retell, runProperties } from '../kit/runProperties.ts';
import { PropertyFailure } from '../kit/story.ts';
import type { Subject } from '../kit/subject.ts';
import { total } from '../kit/tally.ts';
import { type Count, type CountCommand, type CountTypes, counterOf, counting, subject } from './counting.ts';

type CountSubject = Subject<CountTypes>;
type CountGame = Game<CountTypes>;

const PLAN = { seed: 'counting', properties: 'all', bots: ['counter'], middles: 30 } as const;
const ONE: CountCommand = { do: 'add', by: 1 };
const TWO: CountCommand = { do: 'add', by: 2 };
const ROLL: CountCommand = { do: 'roll' };
const COUNTED: Result = { rule: 'count', ranking: [[0]], winners: [0] };

/** Counting, changed in some way. */
function variant(changes: Partial<CountGame>, more: Partial<CountSubject> = {}): CountSubject {
  const game = { ...counting, ...changes };
  return { ...subject, bots: { counter: counterOf(game) }, ...more, game };
}

/** What the property suite reports about a game; fails when it finds nothing wrong. */
function failureOf<State>(broken: Subject<CountTypes<State>>, changes: Partial<PropertyPlan> = {}): PropertyFailure {
  try {
    runProperties(broken, { ...PLAN, ...changes }, 0, 300);
  } catch (thrown) {
    if (thrown instanceof PropertyFailure) return thrown;
    throw thrown;
  }
  throw new Error('the property suite found nothing wrong');
}

test('counting keeps every property, and each of them is checked', () => {
  const tally = runProperties(subject, PLAN, 0, 500);
  expect([total(tally.games), total(tally.ends)]).toEqual([500, 500]);
  expect(Object.keys(tally.given).sort()).toEqual(['add', 'roll']);
  expect(Object.keys(tally.shown).sort()).toEqual(['a count', 'the end']);
  expect(Object.keys(tally.games).sort()).toEqual([
    'from 0 or more | counter',
    'from 0 or more | counter, from the middle',
    'from below | counter',
    'from below | counter, from the middle',
  ]);
  for (const [what, often] of Object.entries(tally.work)) expect(often, what).toBeGreaterThan(100);
  expect(Object.keys(tally.work)).toHaveLength(12);
});

test('one position in five can be checked closely, and all of them at a glance', () => {
  const { work } = runProperties(subject, { ...PLAN, closely: 5 }, 0, 500);
  const [all = 0, closely = 0] = [work['states checked'], work['states looked at closely']];
  expect(closely / all).toBeGreaterThan(0.15);
  expect(closely / all).toBeLessThan(0.25);
  // Nor does it replay all games, which it does twice for each: at their end, and halfway.
  const records = work['records replayed'] ?? 0;
  expect(records).toBeGreaterThan(40);
  expect(records).toBeLessThan(320);
  // Violations that only a close check can see are still found.
  const spoilt = variant({ view: (state) => ({ ...state, seed: 'known' }) as never });
  expect(failureOf(spoilt, { closely: 5 })).toBeInstanceOf(PropertyFailure);
});

test('a game of the property suite does not depend on which process plays those before it', () => {
  const parts = [runProperties(subject, PLAN, 0, 7), runProperties(subject, PLAN, 7, 20)];
  const whole = runProperties(subject, PLAN, 0, 20);
  for (const [end, often] of Object.entries(whole.ends))
    expect(parts.reduce((sum, part) => sum + (part.ends[end] ?? 0), 0)).toBe(often);
});

describe('a failure is shortened', () => {
  type Tiring = Count & { readonly ones: number };
  /** A dead end: a roll after two single steps, whatever else was counted before and between. */
  const { id, version, seats, sides, activeSeats, redact, revealed, result, round } = counting;
  const game: Game<CountTypes<Tiring>> = {
    ...{ id, version, seats, sides, activeSeats, redact, revealed, result, round },
    view: (state) => ({ ...state, chance: UNKNOWN_CHANCE }),
    determinize: (view, chance) => ({ ...view, chance }),
    evolve: (state, { now }) => ({ ...state, value: now }),
    newGame: (setup) => ({ ok: true, state: { ...counting.newGame(setup).state, ones: 0 }, facts: [] }),
    legalCommands: (state) => (state.ones === 3 ? [] : counting.legalCommands(state)),
    apply: (state, command) => {
      const result = counting.apply(state, command);
      if (!result.ok) return result;
      const isOne = command.do === 'add' && command.by === 1;
      const isLast = command.do === 'roll' && state.ones === 2;
      const ones = isLast ? 3 : Math.min(2, state.ones + Number(isOne));
      return { ...result, state: { ...result.state, ones } };
    },
  };
  const tiring: Subject<CountTypes<Tiring>> = {
    ...subject,
    game,
    bots: { counter: counterOf(game) },
    told: ({ value }) => value,
    otherLuck: withChance,
    middle: (setup, luck) => ({ ...game.newGame(setup).state, value: luck.below(9) }),
    foresee: () => [],
  };
  const shortest = { setup: { start: 0 }, middle: null, commands: [ONE, ONE, ROLL] };

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'to two steps and a roll, in whatever game it first occurred: %s',
    (seed) => {
      for (const properties of ['plain', 'all'] as const) {
        const { property, story } = failureOf(tiring, { seed, properties });
        expect([property, story]).toEqual(['goesOn', shortest]);
      }
    },
  );

  test('and the printed story can be pasted into a test', () => {
    const { message } = failureOf(tiring);
    const json = message.split('\n').at(-1) ?? '';
    expect(JSON.parse(json)).toEqual(shortest);
    expect(message).toMatch(
      /^the property "goesOn" is broken: nothing is legal before the end\nafter 3 commands \(first met /,
    );
    expect(() => retell(tiring, JSON.parse(json))).toThrow('the property "goesOn" is broken');
    expect(() => retell(subject, JSON.parse(json))).not.toThrow();
  });
});

/** Counting in which accepted commands have a different result. */
function turnedOut(
  change: (state: Count, command: CountCommand, result: Applied<CountTypes>) => Partial<Applied<CountTypes>>,
  more: Partial<CountSubject> = {},
): CountSubject {
  const apply: CountGame['apply'] = (state, command) => {
    const result = counting.apply(state, command);
    return result.ok ? { ...result, ...change(state, command, result) } : result;
  };
  return variant({ apply }, more);
}

/** Corrupts the state of the command before this one. */
function forgetful(): CountGame['apply'] {
  let latest: Count | null = null;
  return (state, command) => {
    if (latest !== null && latest.value < state.value) Object.assign(latest, { value: -50 });
    if (!Object.isFrozen(state)) latest = state;
    return counting.apply(state, command);
  };
}

describe('the property suite catches a game that', () => {
  let hidden = 0;

  test.each<[string, string, string, CountSubject]>([
    [
      'knows more than its state says',
      'repeatable',
      'the same command led elsewhere',
      turnedOut((_state, _command, { state }) => ({ state: { ...state, value: state.value + (hidden++ % 2) } })),
    ],
    [
      'tells other facts the second time',
      'repeatable',
      'the same command led elsewhere',
      turnedOut((_state, _command, { state }) => ({ facts: [{ now: state.value }, { now: hidden++ }] })),
    ],
    [
      'keeps in a state what JSON does not',
      'plainState',
      'a state does not survive JSON',
      turnedOut((_state, command, { state }) => ({
        state: command.do === 'roll' ? { ...state, chance: { ...state.chance, draws: Number.NaN } } : state,
      })),
    ],
    [
      'keeps in a fact what JSON does not',
      'plainFacts',
      'facts do not survive JSON',
      turnedOut(() => ({ facts: [{ now: Number.POSITIVE_INFINITY }] })),
    ],
    [
      'changes the state given',
      'untouched',
      'a state was changed',
      turnedOut((state, _command, { state: result }) => ({ state: Object.assign(state, result) })),
    ],
    [
      'lists a command that it refuses',
      'accepted',
      'a legal command was refused: {"do":"add","by":3}',
      variant({
        legalCommands: (state) => [
          ...counting.legalCommands(state),
          ...(isOver(counting, state) ? [] : [{ do: 'add', by: 3 } as const]),
        ],
      }),
    ],
    [
      'lists a command twice',
      'accepted',
      'a legal command is listed twice',
      variant({ legalCommands: (state) => counting.legalCommands(state).flatMap((command) => [command, command]) }),
    ],
    [
      'accepts a command that it does not list',
      'nearMisses',
      'what is not legal was accepted',
      variant({ legalCommands: (state) => counting.legalCommands(state).filter((command) => !equal(command, TWO)) }),
    ],
    [
      'forgets that a command was legal before',
      'strays',
      'what is not legal was accepted: {"do":"roll"}',
      variant({
        legalCommands: (state) =>
          counting.legalCommands(state).filter((command) => state.value < 5 || !equal(command, ROLL)),
      }),
    ],
    [
      'takes a command that only looks right',
      'nearMisses',
      'what is not legal was accepted',
      variant({ apply: (state, command) => counting.apply(state, command?.do === 'roll' ? ROLL : command) }),
    ],
    [
      'refuses by a rule that nobody knows',
      'nearMisses',
      'a refusal names no rule but whim',
      variant({ apply: (state, command) => refusedOtherwise(counting.apply(state, command), { rule: 'whim' }) }),
    ],
    [
      'refuses without a reason',
      'nearMisses',
      'a refusal gives no reason',
      variant({ apply: (state, command) => refusedOtherwise(counting.apply(state, command), { reason: '' }) }),
    ],
    [
      'throws at a command instead of refusing it',
      'nearMisses',
      'threw TypeError',
      variant({
        apply: (state, command) => counting.apply(state, { ...command, do: command.do.toString() as 'roll' }),
      }),
    ],
    [
      'lets a roll be undone',
      'boundary',
      'undo goes back behind what was revealed: {"do":"roll"}',
      variant({ revealed: () => false }),
    ],
    [
      'lets nothing be undone',
      'boundary',
      'undo stops where nothing was revealed: {"do":"add"',
      variant({ revealed: () => true }),
    ],
    [
      'loses a piece',
      'pieces',
      'a count is whole',
      turnedOut((_state, command, { state }) => ({
        state: command.do === 'roll' ? { ...state, value: state.value + 0.5 } : state,
      })),
    ],
    [
      'comes to a dead end',
      'goesOn',
      'nothing is legal before the end',
      variant({ result: ({ value }) => (value >= 11 ? COUNTED : null) }),
    ],
    [
      'goes on after the end',
      'goesOn',
      'something is legal after the end',
      variant({ result: ({ value }) => (value >= 9 ? COUNTED : null) }),
    ],
    [
      'foretells another state',
      'forecast',
      'a forecast leads to another state',
      variant(
        {},
        {
          foresee: (state) =>
            state.value > 8 ? [] : [{ commands: [ONE], view: counting.view(state, null), facts: [] }],
        },
      ),
    ],
    [
      'foretells other facts',
      'forecast',
      'a forecast tells other facts',
      variant(
        {},
        {
          foresee: (state) =>
            state.value > 9 ? [] : [{ commands: [], view: counting.view(state, null), facts: [{ now: 1 }] }],
        },
      ),
    ],
    [
      'promises what does not come',
      'promises',
      'a roll is never a 3: {"do":"roll"}',
      variant(
        {},
        {
          untrue: (before, { do: name }, { state }) =>
            name === 'roll' && state.value - before.value === 3 ? ['a roll is never a 3'] : [],
        },
      ),
    ],
    [
      'changes states of long ago',
      'history',
      'a state was changed by later commands',
      variant({ apply: forgetful() }, { foresee: () => [] }),
    ],
    [
      'opens otherwise the second time',
      'undoAndRedo',
      'playing anew leads to another state',
      variant({ newGame: ({ start }) => counting.newGame({ start: start - (hidden++ % 2) }) }),
    ],
    [
      'opens otherwise from a stored setup',
      'recorded',
      'record not accepted: otherStates',
      variant(
        { newGame: (setup) => counting.newGame({ start: setup.start - ('lost' in setup ? 1 : 0) }) },
        { setups: subject.setups.map((setup) => ({ ...setup, lost: undefined })) },
      ),
    ],
    [
      'cannot be set up',
      'playing',
      'threw RangeError: start',
      variant({ newGame: ({ start }) => counting.newGame({ start: start + 0.5 }) }),
    ],
    [
      'never ends',
      'leader',
      'no end comes within 5000 commands',
      turnedOut((_state, _command, { state }) => ({ state: { ...state, value: Math.min(state.value, 5) } }), {
        foresee: () => [],
        told: () => null,
      }),
    ],
    [
      'is led by a bot that cheats',
      'leader',
      'led by what is not legal: {"do":"add","by":9}',
      variant({}, { bots: { counter: { id: 'cheat', choose: () => ({ do: 'add', by: 9 }) } } }),
    ],
    [
      'is led by a bot that gives up',
      'leader',
      'tired has nothing to say before the end',
      variant({}, { bots: { counter: { id: 'tired', choose: () => null } } }),
    ],
  ])('%s', (_, property, what, broken) => {
    const failure = failureOf(broken);
    expect(failure.property).toBe(property);
    expect(failure.what).toContain(what);
  });
});

function refusedOtherwise<Result extends Applied<CountTypes> | Refused>(result: Result, as: Partial<Refused>): Result {
  return result.ok ? result : { ...result, ...as };
}
