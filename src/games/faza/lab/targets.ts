import type { Goal } from '../../../module/lab.ts';
import type { EditionSpec, ModeId } from '../content/vocabulary.ts';
import { targetText as text } from './text.en.ts';

/** The targets that an edition has for itself: shares from 0 to 1. */
export interface Targets {
  readonly wins: {
    readonly goals: Readonly<Partial<Record<ModeId, Goal>>>;
    /** Whether each team size has to keep them, and not only the average of all. */
    readonly eachSize: boolean;
    readonly sentence: string;
  };
  /** How far the win rates of two team sizes on Normal may be apart. */
  readonly gaps?: { readonly goal: Goal; readonly sentence: string };
  /** How often each cause of defeat should come, and in which mode. */
  readonly causes: { readonly mode: ModeId; readonly goal: Goal; readonly sentence: string };
}

/** The published board, in all its editions. */
const sixteen: Targets = {
  wins: {
    goals: { easy: { least: 0.85 }, normal: { least: 0.55, most: 0.7 }, hard: { least: 0.3, most: 0.45 } },
    eachSize: false,
    sentence: text.sixteen.wins,
  },
  gaps: { goal: { least: -0.12, most: 0.12 }, sentence: text.sixteen.gaps },
  causes: { mode: 'hard', goal: { least: 0.08 }, sentence: text.sixteen.causes },
};

const twentyFour: Targets = {
  wins: {
    goals: { easy: { least: 0.8 }, normal: { least: 0.45, most: 0.7 } },
    eachSize: true,
    sentence: text.twentyFour.wins,
  },
  causes: { mode: 'normal', goal: { least: 0.05 }, sentence: text.twentyFour.causes },
};

/** The targets of an edition's design. */
export function targetsFor({ cells }: Pick<EditionSpec, 'cells'>): Targets {
  return cells.length === 24 ? twentyFour : sixteen;
}
