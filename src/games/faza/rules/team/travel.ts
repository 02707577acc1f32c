import type { TileNo } from '../../content/vocabulary.ts';
import { emit } from '../evolve.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Manner } from '../state/fact.ts';
import type { Play } from '../state/play.ts';
import type { Seat, Source } from '../state/state.ts';

/** Puts a hero at the end of a path. */
export function moveHero(
  play: Play,
  seat: Seat,
  way: readonly TileNo[],
  manner: Manner,
  rule: RuleId = manner === 'airplane' || manner === 'teleport' ? 'M5' : 'M3',
  by: Source = 'team',
): void {
  emit(play, { rule, by, fact: 'heroMoved', seat, path: way, manner });
}

/** Puts Rebels from the beginning of a path to its end. */
export function moveRebels(play: Play, count: number, way: readonly TileNo[], manner: Manner): void {
  emit(play, { rule: 'M1', by: 'team', fact: 'rebelsMoved', count, path: way, manner });
}
