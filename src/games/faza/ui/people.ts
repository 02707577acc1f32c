import type { BadgePlaces } from '../../../module/gameModule.ts';
import { type HeroLayout, pointsPlace } from '../interaction/layout/layout.ts';
import type { BoardView } from '../interaction/view.ts';
import { text } from '../text/en.ts';
import type { FazaModule } from './fazaModule.ts';
import { openRadioDialog, voicesOf } from './radio/radioDialog.ts';

/** FAZA, played by people who share a device. */
export const fazaPeople: FazaModule['people'] = {
  seatNames: ({ heroes }) => heroes.map(({ id }) => text.heroTitle(id)),
  badges: badgesOn,
  seatOf: (control) => {
    const [, seat] = /^hero:(\d+)$/.exec(control) ?? [];
    return seat === undefined ? null : Number(seat);
  },
  handsOver: ({ phase }) => phase === 'team',
  happened: (facts, { parent, match, tick }) => {
    if (facts.some(({ fact }) => fact === 'radioOpened')) openRadioDialog(parent, voicesOf(match()), tick);
  },
};

/**
 * With their right edges at those of buttons and tabs: at the left are faces and numbers. The Points of a panel are at its right
 * edge, so the badge of its person ends where they begin.
 */
function badgesOn({ layout: { form, heroes, end, unit } }: BoardView): BadgePlaces {
  const rightOf = (hero: HeroLayout): number => {
    const { x, w } = hero.panel;
    return form === 'wide' ? pointsPlace(hero, unit).x - 3 : x + w;
  };
  return {
    seats: heroes.map((hero) => ({ right: rightOf(hero), top: hero.panel.y })),
    captain: { right: end.x + end.w, top: end.y },
    // On a phone on its side, menu and undo are just above the tabs.
    look: form === 'wide' ? 'named' : form === 'landscape' ? 'low' : 'bare',
  };
}
