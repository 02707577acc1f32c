import type { Game } from '../../src/kernel/game.ts';

export interface Count {
  readonly value: number;
  readonly draws: number;
}
export interface CountSetup {
  readonly start: number;
}
export type CountCommand = { readonly do: 'add'; readonly by: number } | { readonly do: 'roll' };

/** The smallest game that has everything: counting to 10, with a command that reveals something. */
export const counting: Game<CountSetup, Count, CountCommand, { readonly now: number }> = {
  id: 'counting',
  version: 3,
  newGame: ({ start }) => {
    if (!Number.isInteger(start)) throw new RangeError('start');
    return { ok: true, state: { value: start, draws: 0 }, facts: [] };
  },
  legalCommands: ({ value }) => (value >= 10 ? [] : [{ do: 'add', by: 1 }, { do: 'add', by: 2 }, { do: 'roll' }]),
  apply: (state, command) => {
    const by = command.do === 'roll' ? 1 + (state.draws % 3) : command.by;
    if (state.value >= 10 || ![1, 2, 3].includes(by)) return { ok: false, rule: 'count', reason: 'no' };
    const value = state.value + by;
    return {
      ok: true,
      state: { value, draws: state.draws + (command.do === 'roll' ? 1 : 0) },
      facts: [{ now: value }],
    };
  },
  isOver: ({ value }) => value >= 10,
  revealed: (before, after) => before.draws !== after.draws,
  round: ({ value }) => 1 + Math.floor(value / 4),
};
