import type { CoachPlaces, GameCoach } from '../../../../module/capabilities/coach.ts';
import type { Concerns, Mark } from '../../../../module/screens/replay.ts';
import { createCoach } from '../../../../smallGame/coach.ts';
import { rect } from '../../../../table/layout/rect.ts';
import { reasonOf } from '../../bots/reasons.ts';
import { weigh } from '../../bots/weighing.ts';
import { rivalOf } from '../../content/vocabulary.ts';
import type { FactionLayout } from '../../interaction/layout/tableLayout.ts';
import { factionFun } from '../../rules/factionFun.ts';
import type { FactionFunView } from '../../rules/state/state.ts';
import type { FactionFunTypes } from '../../rules/state/types.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { commandText } from '../../text/commands.en.ts';
import { adviceText as words } from '../../text/reasons.en.ts';
import { dangerAhead } from './dangerAhead.ts';

/** The side of the coach's button, in CSS pixels. */
const BUTTON = 44;

/** The coach of Faction Fun: advises what Normal finds best, and says why in the words of the game. */
export const factionFunCoach: GameCoach<FactionFunTypes> = createCoach<FactionFunTypes>(
  { rules: factionFun, commandText, actor: ({ seat }) => seat },
  {
    danger: dangerAhead,
    // It looks a turn ahead, which takes no time.
    weigh: async (view, seat, also) => weigh(view, seat, also),
    worth: (view, { worth }, next) => {
      if (worth === undefined) return null;
      return next?.worth === undefined
        ? words.worth(worth)
        : words.worths(worth, next.worth, commandText(next.command, view));
    },
    reason: (view, command) => {
      const reason = reasonOf(view, command, 'normal');
      return reason && words.reasons[reason];
    },
    concerns: () => ({ seats: [], pieces: [], places: [] }),
    places,
    marks,
  },
);

/** In a corner of the outlook, or on upright phones at the end of the event. */
function places({ form, outlook, hand, event, sides }: FactionLayout): CoachPlaces {
  if (form === 'portrait') {
    const high = hand.y + hand.h - outlook.y;
    return {
      tag: rect(event.x + event.w - BUTTON, event.y + event.h / 2 - BUTTON / 2, BUTTON, BUTTON),
      isRoomy: false,
      panel: rect(outlook.x, outlook.y, outlook.w, high),
    };
  }
  const tag = rect(outlook.x + outlook.w - BUTTON, outlook.y + outlook.h - BUTTON, BUTTON, BUTTON);
  return { tag, isRoomy: false, panel: form === 'wide' ? sides.hearthfolk : outlook };
}

/** Frames the column of the people whom the coach speaks of. */
function marks({ seats }: Concerns, view: FactionFunView, { sides }: FactionLayout): readonly Mark[] {
  const own = peopleOf(typeof view.viewer === 'number' ? view.viewer : 0);
  return seats.length > 0 ? [{ kind: 'who', rect: sides[rivalOf(own)] }] : [];
}
