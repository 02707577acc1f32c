import fc from 'fast-check';
import type { Bot } from '../../src/kernel/bots/bot.ts';
import { type Chance, chanceFrom, drawBelow, UNKNOWN_CHANCE } from '../../src/kernel/chance.ts';
import type { Game } from '../../src/kernel/game.ts';
import { at } from '../../src/kernel/values/at.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { withChance } from '../kit/otherLuck.ts';
import type { Subject } from '../kit/subject.ts';

export interface Count {
  readonly value: number;
  readonly chance: Chance;
}
export interface CountSetup {
  readonly start: number;
}
export type CountCommand = { readonly do: 'add'; readonly by: number } | { readonly do: 'roll' };
export interface CountFact {
  readonly now: number;
}

/** The state of counting, with anything else that a variant keeps beside the count. */
export interface CountTypes<State = Count> {
  readonly setup: CountSetup;
  readonly state: State;
  readonly view: State;
  readonly command: CountCommand;
  readonly fact: CountFact;
}

const END = 10;
const COMMANDS: readonly CountCommand[] = [{ do: 'add', by: 1 }, { do: 'add', by: 2 }, { do: 'roll' }];

/** Predictable luck: 1, 2, 3 and again from 1; another seed may start elsewhere. */
function rolled({ seed, draws }: Chance): number {
  return 1 + ((seed.length + draws) % 3);
}

/** The smallest game that has everything: counting to 10, with a command that reveals something. */
export const counting: Game<CountTypes> = {
  id: 'counting',
  version: 3,
  newGame: ({ start }) => {
    if (!Number.isInteger(start)) throw new RangeError('start');
    return { ok: true, state: { value: start, chance: chanceFrom('ten') }, facts: [] };
  },
  legalCommands: ({ value }) => (value >= END ? [] : COMMANDS),
  apply: (state, command) => {
    if (!counting.legalCommands(state).some((legal) => equal(legal, command))) {
      return { ok: false, rule: 'count', reason: 'no' };
    }
    const isRoll = command.do === 'roll';
    const value = state.value + (isRoll ? rolled(state.chance) : command.by);
    return {
      ok: true,
      state: { value, chance: isRoll ? { ...state.chance, draws: state.chance.draws + 1 } : state.chance },
      facts: [{ now: value }],
    };
  },
  seats: () => 1,
  sides: () => [[0]],
  activeSeats: ({ value }) => (value >= END ? [] : [0]),
  view: (state) => ({ ...state, chance: UNKNOWN_CHANCE }),
  redact: (fact) => fact,
  determinize: (view, chance) => ({ ...view, chance }),
  evolve: (state, { now }) => ({ ...state, value: now }),
  result: ({ value }) => (value >= END ? { rule: 'count', ranking: [[0]], winners: [0] } : null),
  revealed: (before, after) => before.chance.draws !== after.chance.draws,
  round: ({ value }) => 1 + Math.floor(value / 4),
};

/** Adds whatever its luck says, by the rules of some variant of counting. */
export function counterOf<State>({
  legalCommands,
}: Pick<Game<CountTypes<State>>, 'legalCommands'>): Bot<CountTypes<State>> {
  return {
    id: 'counter',
    choose: (state, chance) => {
      const commands = legalCommands(state);
      return commands.length === 0 ? null : at(commands, drawBelow({ ...chance }, commands.length));
    },
  };
}

/** Counting for the property suite of all games. */
export const subject: Subject<CountTypes> = {
  game: counting,
  setups: fc.record({ start: fc.integer({ min: -5, max: 9 }) }, { noNullPrototype: true }),
  middle: (_setup, luck) => ({ value: 5 + luck.below(5), chance: chanceFrom('middle', luck.below(9)) }),
  bots: { counter: counterOf(counting) },
  nameOf: (command) => command.do,
  faults: ({ value }) => (Number.isInteger(value) ? [] : ['a count is whole']),
  otherLuck: withChance,
  foresee: (state) => {
    const commands: CountCommand[] = [
      { do: 'add', by: 1 },
      { do: 'add', by: 2 },
    ];
    const value = state.value + 3;
    return value - 2 < END
      ? [{ commands, view: counting.view({ ...state, value }, null), facts: [{ now: value - 2 }, { now: value }] }]
      : [];
  },
  untrue: (state, _command, applied) =>
    applied.state.value - state.value <= 3 ? [] : ['no command counts on by more than 3'],
  rules: ['count'],
  words: ['add', 'roll'],
  kindOf: ({ start }) => (start < 0 ? 'from below' : 'from 0 or more'),
  endOf: ({ value }) => `at ${value}`,
  shownBy: ({ now }) => (now >= END ? 'the end' : 'a count'),
};
