import { equal } from '../../../kernel/values/equal.ts';
import { dayOf } from '../../../module/daily/days.ts';
import { confirmDialog } from '../../../page/dialog.ts';
import type { Library, Navigation, Page } from '../../app/ports.ts';
import type { Setup } from '../../match.ts';
import { askForNewGame, startMatch, withPlayers } from '../../newGame/startMatch.ts';
import { dayAfter } from '../../persistence/archive/daily.ts';
import { type Standing, storedOf } from './standing.ts';
import { dailyText as words } from './text.en.ts';

/**
 * Begins the game of the day that the page shows at the chosen step, or goes on with it. Another game in progress is replaced only
 * after asking. `changed` is called where midnight has come: the player chose another day's game, so none begins.
 */
export async function beginDaily(
  app: Page & Library & Navigation,
  { status: { day } }: Standing,
  setup: Setup,
  changed: () => void,
): Promise<void> {
  const isOver = (): boolean => dayOf(new Date()) !== day;
  if (isOver()) return changed();
  const stored = storedOf(app, day);
  if (stored && equal(stored.session.setup, setup)) return app.toTable(stored);
  const isYesterdays = storedOf(app, dayAfter(day, -1)) !== null;
  if (!(await (isYesterdays ? askForToday(app) : askForNewGame(app)))) return;
  if (isOver()) return changed();
  startMatch(app, withPlayers(app, setup), true);
}

/** Asks before today's game takes the place of yesterday's, which midnight has come over. */
function askForToday({ parent }: Page): Promise<boolean> {
  return confirmDialog(parent, { title: words.yesterday, lines: [words.yesterdayLine], confirm: words.beginToday });
}
