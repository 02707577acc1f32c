import type { EditionId } from '../../../src/games/faza/content/vocabulary.ts';
import type { TableSetup } from '../../../src/games/faza/interaction/layout/boardLayout.ts';

/** A table for that many heroes, as far as its layout depends on it. */
export function tableFor(heroes: number, edition: EditionId = 'published'): TableSetup {
  return { edition, heroes: { length: heroes } };
}
