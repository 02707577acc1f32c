import type { CoachPlaces, GameCoach } from '../../../../module/capabilities/coach.ts';
import type { Concerns, Mark } from '../../../../module/screens/replay.ts';
import { askOrWait } from '../../../../page/threads/thread.ts';
import { createCoach } from '../../../../smallGame/coach.ts';
import { around, rect } from '../../../../table/layout/rect.ts';
import type { Weighed } from '../../bots/overNerd/overNerd.ts';
import { reasonOf } from '../../bots/reasons.ts';
import type { FaceLayout } from '../../interaction/layout/tableLayout.ts';
import { faceOff } from '../../rules/faceOff.ts';
import type { Command } from '../../rules/state/command.ts';
import type { FaceOffView, Seat } from '../../rules/state/state.ts';
import type { FaceOffTypes } from '../../rules/state/types.ts';
import { commandText } from '../../text/commands.en.ts';
import { adviceText as words } from '../../text/reasons.en.ts';
import type { Thinking } from '../computer/thinkingWorker.ts';
import { openThread } from '../computer/thread.ts';
import { dangerAhead } from './dangerAhead.ts';

/** The side of the coach's button, in CSS pixels. */
const BUTTON = 44;

const thread = openThread();

/** The coach of Face Off: advises what OverNerd finds best, and says why in the words of the game. */
export const faceOffCoach: GameCoach<FaceOffTypes> = createCoach<FaceOffTypes>(
  { rules: faceOff, commandText, actor: ({ seat }) => seat },
  {
    danger: dangerAhead,
    weigh,
    reason: (view, command) => {
      const reason = reasonOf(view, command);
      return reason && words.reasons[reason];
    },
    concerns: (_, command) => ({
      seats: command.do === 'kick' && command.owner !== null ? [command.owner] : [],
      pieces: [],
      places: [],
    }),
    places,
    marks,
  },
);

/** Weighs in a thread; where the browser allows none, the page waits. */
function weigh(
  view: FaceOffView,
  seat: Seat,
  also: Command | null,
  isQuick: boolean,
  stop: AbortSignal,
): Promise<readonly Weighed[]> {
  return askOrWait<Thinking, readonly Weighed[]>(
    thread,
    (api) => api.weigh(view, seat, also, isQuick),
    async () => (await import('../../bots/overNerd/overNerd.ts')).weigh(view, seat, also, true),
    stop,
  );
}

/**
 * In a corner of the set race, or on phones of the headquarters; what it lists covers the set race, or the rows of the trees, whose cards
 * can be pressed in the arena as well.
 */
function places({ hq, race, clock, power }: FaceLayout): CoachPlaces {
  const corner = race ?? hq;
  return {
    tag: rect(corner.x + corner.w - BUTTON, corner.y + corner.h - BUTTON, BUTTON, BUTTON),
    isRoomy: false,
    panel: race ?? around([hq, ...clock, ...power]),
  };
}

/** Frames the labels of the players whom the coach speaks of. */
function marks({ seats }: Concerns, _: FaceOffView, layout: FaceLayout): readonly Mark[] {
  return seats.flatMap((seat) => {
    const place = layout.seats[seat];
    return place ? [{ kind: 'who', rect: place }] : [];
  });
}
