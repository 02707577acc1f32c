import { at } from '../../../kernel/at.ts';
import { GATE, GOAL, TOP_LEVEL } from '../content/board.ts';
import type { DuelEnds, DuelPair } from '../rules/forecast/duelStake.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import { playerName } from './names.en.ts';

/** What winning or losing a duel does to one side, in a few words: `level 5, Gate open`, `tile 147`, `nothing to gain`. */
export function endText(ends: DuelEnds, result: 'win' | 'lose', view: AzardiaView): string {
  const { level, tile, holds, meets } = ends[result];
  const opensGate = level === TOP_LEVEL && at(view.players, ends.seat).tile < GATE;
  const parts = [
    ...(holds ? [`hold ${GOAL}`] : []),
    ...(level === null ? [] : [`level ${level}`]),
    ...(opensGate ? ['Gate open'] : []),
    ...(tile === null || holds ? [] : [`tile ${tile}`]),
    ...(meets === null ? [] : [`meet ${playerName(view, meets)}`]),
  ];
  if (parts.length > 0) return parts.join(', ');
  return result === 'win' ? 'nothing to gain' : 'nothing to lose';
}

/** What the reader of these lines gets out of a duel, a line each. */
export function endLines(ends: DuelEnds, view: AzardiaView): string[] {
  return [`If you win: ${endText(ends, 'win', view)}`, `If you lose: ${endText(ends, 'lose', view)}`];
}

/** What a player gets out of a duel, in a sentence. */
export function endsText(ends: DuelEnds, view: AzardiaView): string {
  const name = playerName(view, ends.seat);
  return `If ${name} wins: ${endText(ends, 'win', view)}. If ${name} loses: ${endText(ends, 'lose', view)}.`;
}

/** H2, G3: what equal totals do. */
export function tieText({ defender, tile }: DuelPair, view: AzardiaView): string {
  return tile === GOAL ? `${playerName(view, defender)} wins` : 'both roll again';
}
