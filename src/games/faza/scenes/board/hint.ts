import { heroAt, liveShipsOn, tileAt } from '../../rules/board.ts';
import { text } from '../../text/en.ts';
import type { Verb } from '../boardLayout.ts';
import type { BoardView } from '../view.ts';

/** For newcomers: what the hero in front could do next, in one sentence. */
export function hintOf(
  { state, seat, usable }: Pick<BoardView, 'state' | 'seat' | 'usable'>,
  verbs: ReadonlySet<Verb>,
): string {
  const hints = text.board.hints;
  const { tile } = heroAt(state, seat);
  const cards = usable.some((pick) => pick.kind === 'half' && pick.seat === seat);
  if (verbs.has('board')) return hints.board;
  if (verbs.has('fight')) return cards ? hints.armFirst : hints.fight;
  if (tileAt(state, tile).drones > 0) return hints.held;
  if (liveShipsOn(state, tile).length > 0 && tileAt(state, tile).rebels === 0) return hints.bringRebels;
  if (verbs.has('recruit')) return hints.recruit;
  if (cards) return hints.card;
  return usable.length > 0 ? hints.others : hints.end;
}
