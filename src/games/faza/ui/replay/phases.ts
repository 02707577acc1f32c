import type { Frame } from '../../../../module/screens/replay.ts';
import { dronesOnBoard } from '../../rules/board/board.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { summaryText } from '../../text/module.en.ts';
import type { FazaModule } from '../fazaModule.ts';
import { phaseJustOver, summaryOf } from './phaseSummary.ts';
import { summaryGroup } from './summaryText.ts';

/** The Faza phase, in which the Motherships act by themselves. */
export const fazaPhases: NonNullable<FazaModule['phases']> = {
  words: summaryText.phase,
  isPhase: (facts, before) =>
    before.phase === 'faza' || facts.some((fact) => fact.fact === 'phaseBegan' && fact.phase === 'faza'),
  justOver: phaseJustOver,
  summary: (frames: readonly Frame<FazaTypes>[], before) => {
    const after = frames.at(-1)?.state;
    const facts = frames.map(({ fact }) => fact);
    const groups = summaryOf(facts, before);
    return after ? groups.map((group) => summaryGroup(group, after)) : [];
  },
  figures: (before, after) => [
    { name: summaryText.board, from: dronesOnBoard(before), to: dronesOnBoard(after) },
    { name: summaryText.pool, from: before.pool.drones, to: after.pool.drones },
  ],
};
