import type { Seat } from '../../kernel/game.ts';
import type { Library, Page, Preferences } from '../app/ports.ts';
import { computerSeats, isWatched, type Match } from '../match.ts';
import type { Table } from '../table/openTable.ts';
import type { Answered, Wish } from '../table/tablePage.ts';
import type { Coaching } from './coaching.ts';

/** The coach at a table. Its code is loaded when somebody first wants one. */
export interface TableCoach {
  /** The table is shown as it is now. */
  shown(): void;
  /** Lets a seat of the computer propose something; see `TableQuestions.propose`. */
  propose(seat: Seat, wish: Wish, isAsked: boolean, stop: AbortSignal): Promise<Answered | null>;
  proposalsEnd(): void;
  /** Removes what was said to the previous viewer. */
  forget(): void;
  close(): void;
}

/** A coach for the people at a table, as the settings say; none for computers, or in a game that has no coach. */
export function createTableCoach(app: Page & Library & Preferences, match: Match, table: () => Table): TableCoach {
  const { game, settings } = app;
  let coaching: Coaching | undefined;
  /** Whether people hear of it before they choose something else: what takes long is done by then. */
  const isWanted = (): boolean => {
    const { coach, proposals } = settings.now();
    return (
      game.coach !== undefined &&
      !isWatched(match) &&
      (coach !== 'off' || (game.hasTeammates === true && proposals && computerSeats(match).length > 0))
    );
  };
  const load = async (): Promise<Coaching | undefined> => {
    try {
      const [code, known] = await Promise.all([import('./coaching.ts'), game.coach?.()]);
      if (known && !coaching) {
        coaching = new code.Coaching(app, known, table());
        known.prepare?.();
      }
    } catch (error) {
      // The game goes on without a coach, and the next move tries again.
      console.warn(error);
    }
    return coaching;
  };
  return {
    shown: () => {
      if (coaching) coaching.refresh();
      else if (isWanted()) void load().then(() => coaching?.refresh());
    },
    propose: async (seat, wish, isAsked, stop) => {
      const loaded = await load();
      if (loaded) return loaded.teammates.propose(seat, wish, isAsked, stop);
      const command = await wish(false);
      return command && { answer: 'accept', command, pace: 'phase' };
    },
    proposalsEnd: () => coaching?.teammates.end(),
    forget: () => coaching?.hide(),
    close: () => coaching?.close(),
  };
}
