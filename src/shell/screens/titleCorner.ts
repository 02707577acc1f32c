import { button, el, positionAt } from '../../page/dom.ts';
import type { Rect } from '../../table/layout/rect.ts';
import './titleCorner.css';
import type { Library, Navigation, Page } from '../app/ports.ts';
import { nextDailyLine } from '../archive/dailyStatus.ts';
import { archiveText } from '../archive/text.en.ts';
import { gamesText } from '../games/text.en.ts';

/** What the page says and offers in a corner of the title, over the picture. */
export interface TitleCorner {
  /** Lies in the row that the title leaves free for it. */
  move(place: Rect): void;
  /** Says again when the next daily game begins. */
  update(): void;
  close(): void;
}

/** Says when the next daily game begins, if the game has one, and opens the list of games, if there are several. */
export function showTitleCorner(
  { parent, games, openGames }: Page & Library & Navigation,
  hasDaily: boolean,
): TitleCorner {
  const next = el('section', { class: 'next-daily', 'aria-label': archiveText.daily.nextLabel });
  const update = (): void => {
    next.textContent = nextDailyLine(new Date());
  };
  update();
  const list = games.length > 1 ? button(gamesText.open, openGames, { symbol: 'dice' }) : null;
  const corner = el('div', { class: 'title-corner' }, hasDaily ? next : null, list);
  parent.append(corner);
  return { move: (place) => positionAt(corner, place), update, close: () => corner.remove() };
}
