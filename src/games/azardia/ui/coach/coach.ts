import type { CoachPlaces, GameCoach } from '../../../../module/capabilities/coach.ts';
import type { Concerns, Mark } from '../../../../module/screens/replay.ts';
import { askOrWait } from '../../../../page/threads/thread.ts';
import { createCoach } from '../../../../smallGame/coach.ts';
import { rect } from '../../../../table/layout/rect.ts';
import { worthOfPlay } from '../../bots/plays.ts';
import { type Reason, reasonOf } from '../../bots/reasons.ts';
import type { Weighed } from '../../bots/sharp/sharp.ts';
import { boardGeometry } from '../../interaction/layout/boardGeometry.ts';
import { rivalSeats } from '../../interaction/layout/seats.ts';
import type { AzardiaLayout } from '../../interaction/layout/tableLayout.ts';
import { azardia } from '../../rules/azardia.ts';
import type { Command } from '../../rules/state/command.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import { commandText } from '../../text/commands.en.ts';
import { adviceText as words } from '../../text/reasons.en.ts';
import type { Thinking } from '../computer/thinkingWorker.ts';
import { openThread } from '../computer/thread.ts';
import { dangerAhead } from './dangerAhead.ts';

/** The side of the coach's button, and how far it is from what frames it, in CSS pixels. */
const BUTTON = 44;
const GAP = 4;
/** Plays that are worth less, in turns, need no number. */
const LITTLE = 0.1;

/** The others are only said of computers. */
const REASONS: Readonly<Partial<Record<Reason, string>>> = words.reasons;

const thread = openThread();

/** The coach of Azardia: advises what Sharp finds best, and says why in the words of the game. */
export const azardiaCoach: GameCoach<AzardiaTypes> = createCoach<AzardiaTypes>(
  { rules: azardia, commandText, actor: ({ seat }) => seat },
  {
    danger: dangerAhead,
    weigh,
    reason,
    concerns: (_, command) => ({ seats: rivalIn(command), pieces: [], places: [] }),
    places,
    marks,
  },
);

/** Weighs in a thread; where the browser allows none, the page waits. */
function weigh(
  view: AzardiaView,
  seat: Seat,
  also: Command | null,
  isQuick: boolean,
  stop: AbortSignal,
): Promise<readonly Weighed[]> {
  return askOrWait<Thinking, readonly Weighed[]>(
    thread,
    (api) => api.weigh(view, seat, also, isQuick),
    async () => (await import('../../bots/sharp/sharp.ts')).weigh(view, seat, also, true),
    stop,
  );
}

function reason(view: AzardiaView, command: Command): string | null {
  const found = reasonOf(view, command, 'regular');
  const why = found === null ? undefined : REASONS[found];
  if (why !== undefined) return why;
  const worth = worthOfPlay(view, command) ?? 0;
  if (worth > LITTLE) return words.saves(worth);
  return command.do === 'pass' && view.steps[0]?.step === 'play' ? words.keeps : null;
}

function rivalIn(command: Command): readonly Seat[] {
  const rival = command.do === 'play' && command.target && 'rival' in command.target ? command.target.rival : null;
  return rival === null ? [] : [rival];
}

/** In a corner of the news, or on phones of the board; what it lists covers nothing that is pressed. */
function places({ news, board, form }: AzardiaLayout): CoachPlaces {
  const { depth } = boardGeometry(board);
  if (form === 'wide' && news) {
    const tag = rect(news.x + news.w - BUTTON, news.y + news.h - BUTTON, BUTTON, BUTTON);
    return { tag, isRoomy: false, panel: news };
  }
  const fromLeft = depth + GAP;
  // Sideways the phase stands at the left.
  const x = form === 'portrait' ? fromLeft : board.w - fromLeft - BUTTON;
  const high = 0.6 * board.h;
  return {
    tag: rect(board.x + x, board.y + depth + GAP, BUTTON, BUTTON),
    isRoomy: false,
    panel: rect(board.x, board.y + board.h - high, board.w, high),
  };
}

/** Frames the panels of the players whom the coach speaks of. */
function marks({ seats }: Concerns, view: AzardiaView, { rivals, own }: AzardiaLayout): readonly Mark[] {
  const front = typeof view.viewer === 'number' ? view.viewer : 0;
  return seats.map((seat) => ({ kind: 'who', rect: rivals[rivalSeats(view, front).indexOf(seat)] ?? own }));
}
