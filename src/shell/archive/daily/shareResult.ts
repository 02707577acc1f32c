import { equal } from '../../../kernel/values/equal.ts';
import type { DailyPage } from '../../../module/daily/daily.ts';
import { openDialog } from '../../../page/dialog.ts';
import { button, el, freshId } from '../../../page/dom.ts';
import { pageText } from '../../../page/text.en.ts';
import type { Library, Page } from '../../app/ports.ts';
import type { Match } from '../../match.ts';
import type { Entry } from '../../persistence/archive/archive.ts';
import { dayOfSetup } from '../../persistence/archive/daily.ts';
import { isOwn } from '../../persistence/owner.ts';
import { finishedOn } from '../dailyStatus.ts';
import { dailyAddress, resultText } from './resultText.ts';
import { dailyText } from './text.en.ts';

const words = dailyText.share;

/*
 * Results of daily games as texts. A text is put together before somebody asks for it, because browsers share and copy only what
 * is there when a button is pressed; it is `null` where something that it needs cannot be loaded.
 */

/** The result of the first game that was finished on a day. */
export async function textOfEntry(app: Library, page: DailyPage, { id, digest }: Entry): Promise<string | null> {
  const opened = await app.archive.open(id);
  const match = typeof opened === 'string' ? null : opened;
  return resultText(app.game, page, { digest, match, isFirst: true }, addressOf(app));
}

/** Whether a match has a result to share: it is the player's own daily game, and no practice. */
export function hasResult(app: Pick<Library, 'dice' | 'game'>, match: Match): boolean {
  return dayOfSetup(app.game, match.session.setup) !== null && match.practice !== true && isOwn(app, match);
}

/** The result of a daily game at its ending. */
export async function textOfMatch(app: Library, match: Match): Promise<string | null> {
  const { game, archive } = app;
  const digest = game.records.digest(match, dayOfSetup(game, match.session.setup));
  try {
    const [page, entries] = await Promise.all([game.setups.daily?.page(), archive.entries()]);
    const first = finishedOn(entries, digest.daily).at(-1);
    const isFirst = first === undefined || equal(first.digest, digest);
    return page ? resultText(game, page, { digest, match, isFirst }, addressOf(app)) : null;
  } catch {
    return null;
  }
}

function addressOf({ game }: Pick<Library, 'game'>): string {
  return dailyAddress(window.location, game.rules.id);
}

/** Shares a text: by the device where it can, else by the clipboard, else in a field to copy from. */
export async function shareText(app: Page, coming: Promise<string | null>): Promise<void> {
  const text = await coming;
  if (text === null) return app.toaster.show(words.failed);
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ text });
    } catch (error) {
      // The person has thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    app.toaster.show(words.copied);
  } catch {
    showText(app.parent, text);
  }
}

/** Shows a text to be copied by hand. */
function showText(parent: HTMLElement, text: string): void {
  const dialog = openDialog(parent, { title: words.byHand, size: 'note' });
  const id = freshId('result');
  const field = el('textarea', { id, readonly: true, class: 'link-field', spellcheck: 'false', rows: 7 });
  field.value = text;
  field.addEventListener('focus', () => field.select());
  dialog.body.append(el('p', {}, el('label', { for: id }, words.label)), field);
  dialog.foot.append(button(pageText.close, dialog.close));
  field.focus();
}
