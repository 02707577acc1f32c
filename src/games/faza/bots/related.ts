import type { TileNo } from '../content/vocabulary.ts';
import { heroAt } from '../rules/board/board.ts';
import type { Command } from '../rules/state/command.ts';
import type { FazaView } from '../rules/state/state.ts';

/**
 * Whether a command continues another: by the same hero, or on the same tiles. A plan need not combine unrelated commands,
 * since the search finds each by itself.
 */
export function belongTogether(state: FazaView, last: Command, next: Command): boolean {
  if ('hero' in last && 'hero' in next && last.hero === next.hero) return true;
  const places = placesOf(state, last);
  return placesOf(state, next).some((tile) => places.includes(tile));
}

/** The tiles that a command is about. */
function placesOf(state: FazaView, command: Command): TileNo[] {
  if (command.do === 'move' || command.do === 'drive' || command.do === 'pathfinder') return [command.to];
  if (command.do === 'lead') return [command.from, command.to];
  if (command.do === 'recruit') return [command.outpost];
  if (command.do === 'enhance' && command.target.kind === 'tile') return [command.target.tile];
  if (command.do === 'enhance' && command.target.kind === 'step') return [command.target.from, command.target.to];
  return 'hero' in command ? [heroAt(state, command.hero).tile] : [];
}
