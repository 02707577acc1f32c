import type { Seat } from '../../kernel/game.ts';
import type { Library, Page, Preferences } from '../app/ports.ts';
import { type Command, isWatched, type Match } from '../match.ts';
import type { Table } from '../table/openTable.ts';
import type { Answer } from '../table/tablePage.ts';
import type { Coaching } from './coaching.ts';

/** The coach at a table. Its code is loaded when somebody first wants one. */
export interface TableCoach {
  /** The table is shown as it is now. */
  shown(): void;
  /** Lets a seat of the computer propose something; resolves to what people answer, and rejects when `stop` is aborted. */
  propose(seat: Seat, command: Command, stop: AbortSignal): Promise<Answer>;
  /** Removes what was said to the previous viewer. */
  forget(): void;
  close(): void;
}

const nobody: TableCoach = {
  propose: async () => 'accept',
  shown: () => undefined,
  forget: () => undefined,
  close: () => undefined,
};

/** A coach for the people at a table, as the settings say; none for computers, or in a game that has no coach. */
export function createTableCoach(app: Page & Library & Preferences, match: Match, table: () => Table): TableCoach {
  const { game, settings } = app;
  const { coach } = game;
  if (!coach || isWatched(match)) return nobody;
  let coaching: Coaching | null = null;
  let isLoading = false;
  let isClosed = false;
  const load = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    try {
      const [code, known] = await Promise.all([import('./coaching.ts'), coach()]);
      if (isClosed) return;
      coaching = new code.Coaching(app, known, table());
      coaching.refresh();
    } catch (error) {
      // The game goes on without a coach, and the next move tries again.
      console.warn(error);
    } finally {
      isLoading = false;
    }
  };
  return {
    shown: () => {
      if (coaching) coaching.refresh();
      else if (settings.now().coach !== 'off') void load();
    },
    propose: async (seat, command, stop) => {
      const [code, known] = await Promise.all([import('./proposal.ts'), coach()]);
      return code.propose(app, known, table(), { seat, command }, stop);
    },
    forget: () => coaching?.hide(),
    close: () => {
      isClosed = true;
      coaching?.close();
    },
  };
}
