import { openDialog } from './dialog.ts';
import { button, el } from './dom.ts';
import { pageText } from './text.en.ts';

export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  /** What the button says that does it. */
  readonly confirm: string;
  readonly cancel?: string;
  /** Whether confirming loses something. */
  readonly danger?: boolean;
  /** Stands below the lines: something to choose before one confirms. */
  readonly choice?: HTMLElement;
  /** Whether it is about the page, and not about the screen that is shown: then it stays when that goes. */
  readonly ofPage?: boolean;
}

/** Asks a question; resolves to whether it was confirmed. Closing in any other way means no. */
export async function confirmDialog(parent: HTMLElement, question: Question): Promise<boolean> {
  const { title, lines, confirm, cancel = pageText.cancel, danger = false, choice, ofPage } = question;
  const dialog = openDialog(parent, { title, size: 'note', cross: false, ...(ofPage && { ofPage }) });
  let confirmed = false;
  const yes = button(
    confirm,
    () => {
      confirmed = true;
      dialog.close();
    },
    { look: danger ? 'danger' : 'act' },
  );
  const no = button(cancel, dialog.close);
  dialog.body.append(...lines.map((line) => el('p', {}, line)), ...(choice ? [choice] : []));
  dialog.foot.append(no, yes);
  (danger ? no : yes).focus();
  await dialog.closed;
  return confirmed;
}

/** Says something that must not be missed, whatever screen comes meanwhile; resolves when it has been read. */
export function noteDialog(parent: HTMLElement, title: string, line: string): Promise<void> {
  const dialog = openDialog(parent, { title, size: 'note', cross: false, ofPage: true });
  const understood = button(pageText.understood, dialog.close, { look: 'act' });
  dialog.body.append(el('p', {}, line));
  dialog.foot.append(understood);
  understood.focus();
  return dialog.closed;
}
