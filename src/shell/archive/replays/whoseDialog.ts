import type { Whose } from '../../../module/player.ts';
import { openDialog } from '../../../page/dialog.ts';
import { button, el } from '../../../page/dom.ts';
import { archiveText } from '../text.en.ts';

const words = archiveText.whose;

/** Asks whose so many games of a file are; resolves to `null` where they had better be left. */
export async function askWhose(parent: HTMLElement, games: number): Promise<Whose | null> {
  const dialog = openDialog(parent, { title: words.title, size: 'note', ofPage: true });
  let answer: Whose | null = null;
  const say = (whose: Whose) => (): void => {
    answer = whose;
    dialog.close();
  };
  const guest = button(words.guest, say('guest'), { look: 'act' });
  dialog.body.append(el('p', {}, words.about(games)), el('p', {}, words.guestLine), el('p', {}, words.ownLine));
  dialog.foot.append(button(words.own, say('own')), guest);
  guest.focus();
  await dialog.closed;
  return answer;
}
