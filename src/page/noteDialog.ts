import { openDialog } from './dialog.ts';
import { button, el } from './dom.ts';
import { pageText } from './text.en.ts';

/** Says something that must not be missed, whatever screen comes meanwhile; resolves when it has been read. */
export function noteDialog(parent: HTMLElement, title: string, line: string): Promise<void> {
  const dialog = openDialog(parent, { title, size: 'note', cross: false, ofPage: true });
  const understood = button(pageText.understood, dialog.close, { look: 'act' });
  dialog.body.append(el('p', {}, line));
  dialog.foot.append(understood);
  understood.focus();
  return dialog.closed;
}
