import type { CoachPlaces, GameCoach } from '../../../../module/capabilities/coach.ts';
import type { Concerns, Mark } from '../../../../module/screens/replay.ts';
import { createCoach } from '../../../../smallGame/coach.ts';
import { reasonOf } from '../../bots/reasons.ts';
import { weigh } from '../../bots/weighing.ts';
import { rivalOf } from '../../content/vocabulary.ts';
import { coachPlace, type FactionLayout } from '../../interaction/layout/tableLayout.ts';
import { factionFun } from '../../rules/factionFun.ts';
import type { FactionFunView } from '../../rules/state/state.ts';
import type { FactionFunTypes } from '../../rules/state/types.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { commandText } from '../../text/commands.en.ts';
import { adviceText as words } from '../../text/reasons.en.ts';
import { dangerAhead } from './dangerAhead.ts';

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

/** The words of the coach cover the outlook, or on wide tables a column. */
function places(layout: FactionLayout): CoachPlaces {
  const { form, outlook, hand, sides } = layout;
  const tag = coachPlace(layout);
  if (form === 'wide') return { tag, isRoomy: false, panel: sides.hearthfolk };
  const h = form === 'portrait' ? hand.y + hand.h - outlook.y : outlook.h;
  return { tag, isRoomy: false, panel: { ...outlook, h } };
}

/** Frames the column of the people whom the coach speaks of. */
function marks({ seats }: Concerns, view: FactionFunView, { sides }: FactionLayout): readonly Mark[] {
  const own = peopleOf(typeof view.viewer === 'number' ? view.viewer : 0);
  return seats.length > 0 ? [{ kind: 'who', rect: sides[rivalOf(own)] }] : [];
}
