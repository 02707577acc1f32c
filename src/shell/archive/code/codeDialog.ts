import { openDialog } from '../../../page/dialog.ts';
import { button, el } from '../../../page/dom.ts';
import { pageText } from '../../../page/text.en.ts';
import type { App } from '../../app.ts';
import type { Setup } from '../../match.ts';
import { archiveText } from '../text.en.ts';
import './code.css';
import { codeOf } from './shareCode.ts';

const words = archiveText.code;
const GROUP = 4;

/** Shows the share code of a setup, to be copied; or says why it has none. */
export function openCode({ parent, game }: Pick<App, 'parent' | 'game'>, setup: Setup): void {
  const { codes } = game.setups;
  const code = codes && codeOf(codes, setup);
  const dialog = openDialog(parent, { title: words.title, size: 'note' });
  const done = button(pageText.close, dialog.close);
  dialog.foot.append(done);
  if (code === null) {
    dialog.body.append(el('p', {}, words.none));
    done.focus();
    return;
  }
  const groups = Array.from({ length: code.length / GROUP }, (_, i) => code.slice(i * GROUP, (i + 1) * GROUP));
  const shown = el('p', { class: 'share-code' }, ...groups.map((group) => el('span', {}, group)));
  const said = el('p', { role: 'status' });
  const copy = button(words.copy, () => void copyCode(), { look: 'act', symbol: 'copy' });
  const copyCode = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      said.textContent = words.copied;
    } catch {
      window.getSelection()?.selectAllChildren(shown);
      said.textContent = words.copyByHand;
    }
  };
  dialog.body.append(el('p', {}, words.about(game.words.codeHolds)), shown, said);
  dialog.foot.append(copy);
  copy.focus();
}
