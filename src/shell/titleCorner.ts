import { untilNextDay } from '../module/days.ts';
import { el } from '../page/dom.ts';
import './titleCorner.css';
import { archiveText } from './archive/text.en.ts';
import { type OtherGame, otherGamesBar } from './otherGames.ts';

/** What the page says and offers in a corner of the title, over the picture. */
export interface TitleCorner {
  /** Says again when the next daily game begins. */
  update(): void;
  close(): void;
}

/** Says when the next daily game begins, if the game has one, and offers the other games. */
export function showTitleCorner(parent: HTMLElement, hasDaily: boolean, games: readonly OtherGame[]): TitleCorner {
  const next = el('p', { class: 'next-daily' });
  const update = (): void => {
    next.textContent = nextDailyLine(new Date());
  };
  update();
  const corner = el('div', { class: 'title-corner' }, ...(hasDaily ? [next] : []), ...otherGamesBar(games));
  parent.append(corner);
  return { update, close: () => corner.remove() };
}

/** In how many hours and minutes the next daily game begins, at a moment: a minute that has begun counts. */
export function nextDailyLine(moment: Date): string {
  const minutes = Math.ceil(untilNextDay(moment) / 60_000);
  return archiveText.daily.next(Math.floor(minutes / 60), minutes % 60);
}
