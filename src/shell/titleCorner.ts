import { untilNextDay } from '../module/days.ts';
import { el, positionAt } from '../page/dom.ts';
import type { Rect } from '../table/layout/rect.ts';
import './titleCorner.css';
import { archiveText } from './archive/text.en.ts';
import { type OtherGame, otherGamesBar } from './otherGames.ts';

/** How many letters wide the time of the next daily game is, in two lines. */
const NEXT_LETTERS = 14;

/** What the page says and offers in a corner of the title, over the picture. */
export interface TitleCorner {
  /** Lies in the row that the title leaves free for it. */
  move(place: Rect): void;
  /** Says again when the next daily game begins. */
  update(): void;
  close(): void;
}

/** Says when the next daily game begins, if the game has one, and offers the other games. */
export function showTitleCorner(parent: HTMLElement, hasDaily: boolean, games: readonly OtherGame[]): TitleCorner {
  const next = el('section', { class: 'next-daily', 'aria-label': archiveText.daily.nextLabel });
  const update = (): void => {
    next.textContent = nextDailyLine(new Date());
  };
  update();
  const corner = el('div', { class: 'title-corner' }, ...(hasDaily ? [next] : []), ...otherGamesBar(games));
  // Large letters get smaller where all names would have no room.
  const letters = games.reduce((sum, { name }) => sum + name.length + 2, hasDaily ? NEXT_LETTERS : 0);
  corner.style.setProperty('--letters', String(Math.max(1, letters)));
  parent.append(corner);
  return { move: (place) => positionAt(corner, place), update, close: () => corner.remove() };
}

/** In how many hours and minutes the next daily game begins, at a moment: a minute that has begun counts. */
export function nextDailyLine(moment: Date): string {
  const minutes = Math.ceil(untilNextDay(moment) / 60_000);
  return archiveText.daily.next(Math.floor(minutes / 60), minutes % 60);
}
