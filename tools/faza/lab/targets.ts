import type { EditionSpec, ModeId } from '../../../src/games/faza/content/vocabulary.ts';
import type { Goal } from '../../game/lab.ts';
import type { Yardstick } from './series.ts';
import { targetText as text } from './text.en.ts';

/** The targets of an edition: fractions from 0 to 1. */
export interface Targets {
  /** How often each player should win on average over all team sizes, by mode. */
  readonly wins: Readonly<
    Partial<Record<Yardstick, { readonly goals: Readonly<Partial<Record<ModeId, Goal>>>; readonly sentence: string }>>
  >;
  /** How often each cause of defeat should occur, and in which mode. */
  readonly causes: { readonly mode: ModeId; readonly goal: Goal; readonly sentence: string };
}

/** The published board. */
const sixteen: Targets = {
  wins: {
    novice: {
      goals: { easy: { least: 0.6 }, normal: { least: 0.05, most: 0.25 }, hard: { most: 0.05 } },
      sentence: text.sixteen.wins.novice,
    },
    greedy: {
      goals: { easy: { least: 0.7 }, normal: { least: 0.15, most: 0.4 }, hard: { least: 0.02, most: 0.15 } },
      sentence: text.sixteen.wins.greedy,
    },
    policy: {
      goals: { easy: { least: 0.92 }, normal: { least: 0.6, most: 0.8 }, hard: { least: 0.3, most: 0.55 } },
      sentence: text.sixteen.wins.policy,
    },
    search: {
      goals: { easy: { least: 0.97 }, normal: { least: 0.8, most: 0.95 }, hard: { least: 0.55, most: 0.8 } },
      sentence: text.sixteen.wins.search,
    },
  },
  causes: { mode: 'hard', goal: { least: 0.05 }, sentence: text.sixteen.causes },
};

/** It has only the rulebook's difficulty, for which there is no target. */
const twentyFour: Targets = {
  wins: {},
  causes: { mode: 'normal', goal: { least: 0.05 }, sentence: text.twentyFour.causes },
};

/** The targets of an edition's design. */
export function targetsFor({ cells }: Pick<EditionSpec, 'cells'>): Targets {
  return cells.length === 24 ? twentyFour : sixteen;
}
