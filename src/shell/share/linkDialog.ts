import { openDialog } from '../../page/dialog.ts';
import { button, el, freshId } from '../../page/dom.ts';
import { pageText } from '../../page/text.en.ts';
import { shareText } from './text.en.ts';

/** Shows a link to be copied by hand, where the browser does not let us. */
export function openLinkDialog(parent: HTMLElement, link: string): void {
  const words = shareText.byHand;
  const dialog = openDialog(parent, { title: words.title, size: 'note' });
  const id = freshId('link');
  const field = el('input', { id, type: 'text', readonly: true, class: 'link-field', spellcheck: 'false' });
  field.value = link;
  field.addEventListener('focus', () => field.select());
  dialog.body.append(el('p', {}, el('label', { for: id }, words.label)), field);
  dialog.foot.append(button(pageText.close, dialog.close));
  field.focus();
}
