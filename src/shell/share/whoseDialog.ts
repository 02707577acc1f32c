import type { Whose } from '../../module/match.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import './whose.css';
import { whoseText } from './text.en.ts';

const words = whoseText;

/** Asks whose the `games` games of a file are; resolves to `null` where the player would rather leave them. */
export async function askWhose(parent: HTMLElement, games: number): Promise<Whose | null> {
  const dialog = openDialog(parent, { title: words.title, size: 'note', ofPage: true });
  let answer: Whose | null = null;
  const say = (chosen: Whose) => (): void => {
    answer = chosen;
    dialog.close();
  };
  const guest = button(words.guest, say('guest'), { look: 'act' });
  dialog.body.append(el('p', words.about(games)), el('p', words.guestLine), el('p', words.ownLine));
  dialog.foot.append(button(words.own, say('own')), guest);
  guest.focus();
  await dialog.closed;
  return answer;
}

/** A box to tick for players who played a game that comes from outside themselves; without a tick it stays a guest's. */
export function createOwnChoice() {
  const box = el('input', { type: 'checkbox' });
  return { element: el('label.own-choice', box, el('span', words.mine)), isTicked: () => box.checked };
}
