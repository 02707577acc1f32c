import './people.css';
import type { BadgeCorner, BadgePlaces } from '../../module/gameModule.ts';
import { captainOf, ownerOf, type Person, type PlayerGroup } from '../../module/match.ts';
import { el, icon } from '../../page/dom.ts';
import { peopleText } from './text.en.ts';

/** Signs on the board: whose each seat is, and who is captain. Screen readers hear it from the buttons of the seats. */
export interface Badges {
  show(company: PlayerGroup | undefined, places: BadgePlaces, round: number): void;
  close(): void;
}

/** Creates the badges of a table inside `parent`. */
export function createBadges(parent: HTMLElement): Badges {
  const box = el('div', { class: 'badges', 'aria-hidden': 'true' });
  let shown = '';
  return {
    show: (company, places, round) => {
      const key = JSON.stringify([company, places, round]);
      if (key === shown) return;
      shown = key;
      box.replaceChildren(...(company ? badgesOf(company, places, round) : []));
      if (!box.isConnected) parent.append(box);
    },
    close: () => box.remove(),
  };
}

function badgesOf(company: PlayerGroup, places: BadgePlaces, round: number): HTMLElement[] {
  const isNamed = places.look === 'named';
  const bare = isNamed ? 'badge' : 'badge bare';
  const badges = places.seats.flatMap((corner, seat) => {
    const owner = ownerOf(company, seat);
    if (!owner) return [];
    const look = places.look === 'low' ? `${bare} low` : bare;
    return [laid(el('span', { class: look }, badgeOf(owner), ...(isNamed ? [owner.name] : [])), corner)];
  });
  const captain = captainOf(company, round);
  if (!captain) return badges;
  const said = isNamed ? [peopleText.isCaptain(captain.name)] : [];
  return [...badges, laid(el('span', { class: bare }, badgeOf(captain), ...said), places.captain)];
}

function laid(badge: HTMLElement, { right, top }: BadgeCorner): HTMLElement {
  badge.style.setProperty('--right', `${right}px`);
  badge.style.setProperty('--top', `${top}px`);
  return badge;
}

/** A person's sign in the person's color; it says nothing to screen readers, the name stands beside it. */
export function badgeOf({ sign, tint }: Person): HTMLElement {
  return el('span', { class: `sign ${tint}`, 'aria-hidden': 'true' }, icon(sign));
}
