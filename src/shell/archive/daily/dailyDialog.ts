import './daily.css';
import { equal } from '../../../kernel/values/equal.ts';
import type { DailyPage } from '../../../module/daily/daily.ts';
import { openDialog } from '../../../page/dialog.ts';
import { button, el } from '../../../page/dom.ts';
import type { Library, Navigation, Page } from '../../app/ports.ts';
import { onMinute } from '../../clock.ts';
import type { Setup } from '../../match.ts';
import { nextDailyLine } from '../dailyStatus.ts';
import { beginDaily } from './beginDaily.ts';
import { dailyParts } from './dailyParts.ts';
import { shareText, textOfEntry } from './shareResult.ts';
import { type Standing, standingNow } from './standing.ts';
import { dailyText as words } from './text.en.ts';

/**
 * The page of the daily game: which day it is and for how long, who plays, how the player stands, and at which step of difficulty to
 * play. It shows the day that it is: it changes at midnight (UTC), and when somebody comes back to it.
 */
export function openDaily(app: Page & Library & Navigation, page: DailyPage): void {
  const dialog = openDialog(app.parent, { title: words.title, size: 'reader' });
  dialog.element.classList.add('daily');
  const news = el('p.daily-news', { role: 'status' });
  const next = el('p.daily-next');
  const content = el('div.daily-page');
  dialog.body.append(news, content);

  let standing = standingNow(app);
  let chosen: Setup | null = null;
  const play = button(
    '',
    () => {
      const shown = standing;
      if (shown && chosen) void beginDaily(app, shown, chosen, update);
    },
    { look: 'act', symbol: 'play' },
  );
  play.classList.add('daily-play');
  const name = el('span', {});
  play.append(name);

  function choose(setup: Setup): void {
    if (!standing) return;
    chosen = setup;
    const isStored = standing.stored !== null && equal(standing.stored.session.setup, setup);
    name.textContent = isStored ? words.resume : standing.status.done ? words.playAgain : words.play;
  }

  function draw(): void {
    if (!standing) return;
    const { day, done } = standing.status;
    const hadFocus = content.contains(document.activeElement);
    choose(standing.stored?.session.setup ?? standing.own);
    const parts = dailyParts(app, page, standing, choose);
    next.textContent = nextDailyLine(new Date());
    content.replaceChildren(el('header', el('h3.daily-date', words.date(day)), next), ...parts);
    const result = done && textOfEntry(app, page, done);
    const share = result && button(words.share.button, () => void shareText(app, result), { symbol: 'share' });
    dialog.foot.replaceChildren(...(share ? [share] : []), play);
    if (hadFocus || document.activeElement === document.body) play.focus();
  }

  /** Shows what has changed: the time, and whatever else is another one now. */
  function update(): void {
    const before = standing;
    standing = standingNow(app);
    next.textContent = nextDailyLine(new Date());
    if (equal(keyOf(before), keyOf(standing))) return;
    if (before && standing && before.status.day !== standing.status.day) news.textContent = words.newDay;
    draw();
  }

  draw();
  play.focus();
  void app.archive.entries().then(() => dialog.element.isConnected && update());
  void dialog.closed.then(onMinute(update));
}

/** What the page depends on, as a value that can be compared. */
function keyOf(standing: Standing | null): unknown {
  return standing && { ...standing.status, done: standing.status.done?.id ?? null, stored: standing.storedAs };
}
