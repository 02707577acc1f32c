import type { BoardLayout } from '../../games/faza/scenes/boardLayout.ts';
import { type Company, captainOf, ownerOf } from '../../module/company.ts';
import { el } from '../../page/dom.ts';
import './company.css';
import { signOf } from './sign.ts';
import { companyText } from './text.en.ts';

/** Signs over the heroes' panels: whose hero is whose, and who is captain. Screen readers hear it from the heroes' buttons. */
export interface Badges {
  show(company: Company | undefined, layout: BoardLayout, round: number): void;
  close(): void;
}

/** Creates the badges of a table inside `parent`. */
export function createBadges(parent: HTMLElement): Badges {
  const box = el('div', { class: 'badges', 'aria-hidden': 'true' });
  let shown = '';
  return {
    show: (company, layout, round) => {
      const key = JSON.stringify([company, layout.width, layout.height, layout.heroes.length, round]);
      if (key === shown) return;
      shown = key;
      box.replaceChildren(...(company ? badgesOf(company, layout, round) : []));
      if (!box.isConnected) parent.append(box);
    },
    close: () => box.remove(),
  };
}

function badgesOf(company: Company, layout: BoardLayout, round: number): HTMLElement[] {
  const wide = layout.form === 'wide';
  const badges = layout.heroes.flatMap(({ panel }, seat) => {
    const owner = ownerOf(company, seat);
    if (!owner) return [];
    // On a phone on its side, menu and undo are just above the tabs.
    const look = wide ? 'badge' : layout.form === 'landscape' ? 'badge bare low' : 'badge bare';
    const badge = el('span', { class: look }, signOf(owner), ...(wide ? [owner.name] : []));
    return [laid(badge, panel.x + panel.w, panel.y)];
  });
  const captain = captainOf(company, round);
  if (!captain) return badges;
  const { end } = layout;
  const badge = el(
    'span',
    { class: wide ? 'badge' : 'badge bare' },
    signOf(captain),
    ...(wide ? [companyText.isCaptain(captain.name)] : []),
  );
  return [...badges, laid(badge, end.x + end.w, end.y)];
}

/** With its right edge there: the left is where faces and numbers are. */
function laid(badge: HTMLElement, right: number, top: number): HTMLElement {
  badge.style.setProperty('--right', `${right}px`);
  badge.style.setProperty('--top', `${top}px`);
  return badge;
}
