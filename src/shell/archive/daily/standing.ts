import { age } from '../../../kernel/session.ts';
import type { Library } from '../../app/ports.ts';
import type { Match, Setup } from '../../match.ts';
import { dailySetup, dayOfSetup } from '../../persistence/archive/daily.ts';
import { isOwn } from '../../persistence/owner.ts';
import { gameInProgress } from '../../persistence/savedGame.ts';
import { type DailyStatus, dailyStatus } from '../dailyStatus.ts';

/** The daily game at a moment, and how the player stands. */
export interface Standing {
  readonly status: DailyStatus;
  /** The game that the day proposes. */
  readonly own: Setup;
  /** The day's game at every step of difficulty; empty for a game without steps. */
  readonly steps: readonly Setup[];
  /** The day's game that is in progress, at whatever step; `null` where there is none. */
  readonly stored: Match | null;
  /** What that game is, and how far it has come. */
  readonly storedAs: { readonly setup: Setup; readonly age: number } | null;
  /** Whether a bot is known to have won the game that the day proposes. */
  readonly isTested: boolean;
}

/** How the daily game stands now, by what is stored; `null` for a game without one. */
export function standingNow(app: Pick<Library, 'game' | 'archive' | 'savedGame' | 'dice'>): Standing | null {
  const { daily } = app.game.setups;
  if (!daily) return null;
  const status = dailyStatus(app.game, app.archive.latest(), new Date());
  const own = dailySetup(daily, status.day);
  const stored = storedOf(app, status.day);
  return {
    status,
    own,
    steps: daily.steps(own),
    stored,
    storedAs: stored && { setup: stored.session.setup, age: age(stored.session) },
    isTested: daily.retry(status.day) !== null,
  };
}

/** The player's own game of a day that is in progress; `null` where there is none. */
export function storedOf(app: Pick<Library, 'game' | 'savedGame' | 'dice'>, day: string): Match | null {
  const stored = gameInProgress(app);
  return stored && isOwn(app, stored) && dayOfSetup(app.game, stored.session.setup) === day ? stored : null;
}
