import type { SelectionSection, TableActions } from '../../../module/screens/table.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { commandPaths } from '../../../smallGame/table/selection.ts';
import { type Ahead, commandAhead, commandNow, partsOf, situationOf } from '../interaction/ahead.ts';
import type { FaceTableView } from '../interaction/view.ts';
import type { Command } from '../rules/state/command.ts';
import type { FaceOffView, Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';

/** What people at this device have decided ahead: nobody sees it, and it is gone once the page is. */
export interface Decisions {
  /** Forgets everything that was decided at another table than that of these players. */
  atTable(players: readonly unknown[]): void;
  /** The same actions, which also keep what is decided ahead. */
  kept(actions: TableActions, view: FaceTableView): TableActions;
  /** What a seat has decided to do now; `null` where it is asked. */
  follow(view: FaceOffView): Command | null;
}

/** A decision, and the situation that it is for. */
interface Kept {
  readonly ahead: Ahead;
  readonly situation: string;
}

/** Commands that take the place of what was decided ahead. */
const DECIDES_AGAIN: readonly Command['do'][] = ['seal', 'bid', 'pass'];

/** Creates a place for decisions. */
export function createDecisions(): Decisions {
  const bySeat = new Map<Seat, Kept>();
  let table: readonly unknown[] = [];
  const keep = ({ state, seat, offer, ready, ahead }: FaceTableView): void => {
    const command = offer ?? ready ?? null;
    if (!command || !DECIDES_AGAIN.includes(command.do)) return;
    bySeat.delete(seat);
    if (!ahead) return;
    bySeat.set(seat, { ahead, situation: ahead.ahead === 'limit' ? auctionOf(state) : situationOf(state, seat) });
  };
  return {
    atTable: (players) => {
      if (players === table) return;
      table = players;
      bySeat.clear();
    },
    kept: (actions, view) => ({
      ...actions,
      commit: () => {
        keep(view);
        actions.commit();
      },
    }),
    follow: (view) => {
      const { viewer } = view;
      const kept = typeof viewer === 'number' ? bySeat.get(viewer) : undefined;
      if (!kept || typeof viewer !== 'number') return null;
      const situation = kept.ahead.ahead === 'limit' ? auctionOf(view) : situationOf(view, viewer);
      return situation === kept.situation ? commandAhead(view, viewer, kept.ahead) : null;
    },
  };
}

/** Which auction it is. */
function auctionOf({ round, auction, market }: FaceOffView): string {
  return JSON.stringify([round, auction?.card ?? market[0]]);
}

/** How commands are selected: as in any small game, and what is decided ahead on top of it. */
export function faceOffSelection(
  game: GameDescription<FaceOffTypes>,
  plain: SelectionSection<FaceOffTypes>,
): SelectionSection<FaceOffTypes> {
  return {
    ...plain,
    offer: ({ path }, context) => commandNow(context.state, commandPaths(game, context), path)?.command ?? null,
    isForLater: (before, after, path, context) => {
      const { isAhead, limit } = partsOf(after.path);
      return isAhead || limit !== null || plain.isForLater(before, after, path, context);
    },
    stepBack: (selection, context) => {
      const { isAhead, limit } = partsOf(selection.path);
      if (!isAhead && limit === null) return plain.stepBack(selection, context);
      return { ...selection, path: selection.path.slice(0, -1) };
    },
  };
}
