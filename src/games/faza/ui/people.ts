import type { BadgePlaces, GamePeople } from '../../../module/gameModule.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import type { BoardView } from '../scenes/view.ts';
import { text } from '../text/en.ts';
import { openRadioDialog, voicesOf } from './radio/radioDialog.ts';

/** FAZA, played by people who share a device. */
export const fazaPeople: GamePeople<FazaTypes> = {
  seatNames: ({ heroes }) => heroes.map(({ id }) => text.heroName[id]),
  badges: badgesOn,
  seatOf: (control) => {
    const [, seat] = /^hero:(\d+)$/.exec(control) ?? [];
    return seat === undefined ? null : Number(seat);
  },
  isTeam: true,
  handsOver: ({ phase }) => phase === 'team',
  happened: (facts, { parent, match, tick }) => {
    if (facts.some(({ fact }) => fact === 'radioOpened')) openRadioDialog(parent, voicesOf(match()), tick);
  },
};

/** With their right edges at those of panels and buttons: at the left are faces and numbers. */
function badgesOn({ layout: { form, heroes, end } }: BoardView): BadgePlaces {
  return {
    seats: heroes.map(({ panel }) => ({ right: panel.x + panel.w, top: panel.y })),
    captain: { right: end.x + end.w, top: end.y },
    // On a phone on its side, menu and undo are just above the tabs.
    look: form === 'wide' ? 'named' : form === 'landscape' ? 'low' : 'bare',
  };
}
