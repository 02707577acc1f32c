import { closeOnBack } from './back.ts';
import { button, cueScroll, el, freshId } from './dom.ts';
import { pageText } from './text.en.ts';

/** A modal panel of paper over everything. */
export interface Dialog {
  readonly element: HTMLDialogElement;
  /** The part that scrolls. */
  readonly body: HTMLElement;
  /** The row of buttons below; hidden while it is empty. */
  readonly foot: HTMLElement;
  close(): void;
  /** Resolves when it has been closed, in any way. */
  readonly closed: Promise<void>;
}

/** `reader` for long texts, `panel` for settings and lists, `note` for a question. */
export type DialogSize = 'reader' | 'panel' | 'note';

export interface DialogOptions {
  readonly title: string;
  readonly size: DialogSize;
  /** Whether it has a cross to close it. */
  readonly cross?: boolean;
  /** Whether it belongs to the page, as one about a game from a link does; any other closes with its screen. */
  readonly ofPage?: boolean;
  /** Whether only its own `close` closes it. Anybody may press Escape, Back or something beside it, so none of these does. */
  readonly stays?: boolean;
}

/**
 * Opens a modal dialog: the focus stays inside; Escape, the browser's Back, the cross and a press beside it close it, and the
 * focus goes back to where it was.
 */
export function openDialog(
  parent: HTMLElement,
  { title, size, cross = true, ofPage = false, stays = false }: DialogOptions,
): Dialog {
  const titleId = freshId('dialog');
  // A box that scrolls must be reachable by keys.
  const body = el('div', { class: 'dialog-body scrolls', tabindex: 0, role: 'group', 'aria-labelledby': titleId });
  const foot = el('footer', { class: 'dialog-foot' });
  const head = el('header', { class: 'dialog-head' }, el('h2', { id: titleId, tabindex: -1 }, title));
  const element = el(
    'dialog',
    { class: `dialog ${size}`, 'aria-labelledby': titleId, 'data-of-page': ofPage, 'data-stays': stays },
    head,
    body,
    foot,
  );
  const close = (): void => closeForGood(element);
  if (cross) head.append(button('', close, { look: 'quiet', symbol: 'x', name: pageText.close }));

  const forget = closeOnBack(() => element.close());
  const before = document.activeElement;
  let focused: EventTarget | null = null;
  element.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const closed = new Promise<void>((resolve) => {
    element.addEventListener('close', () => {
      if ('stays' in element.dataset) {
        const last = focused;
        element.showModal();
        if (last instanceof HTMLElement) last.focus();
        return;
      }
      forget();
      element.remove();
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) {
        before.focus({ preventScroll: true });
      }
      resolve();
    });
  });
  if (!stays) onPressBeside(element, close);
  // Its keys must not reach the page; one right after it has closed may still come here, where the focus was, and is meant for the page.
  element.addEventListener('keydown', (event) => {
    if (!element.open) return;
    event.stopPropagation();
    if (stays && event.key === 'Escape') event.preventDefault();
  });
  parent.append(element);
  element.showModal();
  // Where words are large it is the dialog that scrolls.
  for (const box of [body, element]) cueScroll(box);
  // After the caller has filled it and moved the focus.
  queueMicrotask(() => beginAtTop(element, body, foot));
  return { element, body, foot, close, closed };
}

/**
 * With large text a dialog may scroll as a whole, and is read from its top: its first button is below, out of sight,
 * where a key should not press it yet.
 */
function beginAtTop(element: HTMLElement, body: HTMLElement, foot: HTMLElement): void {
  if (element.scrollHeight <= element.clientHeight + 1 || !foot.contains(document.activeElement)) return;
  body.focus({ preventScroll: true });
  element.scrollTop = 0;
}

/** Closes a dialog when something beside it is pressed. */
function onPressBeside(element: HTMLElement, close: () => void): void {
  let pressedBeside = false;
  element.addEventListener('pointerdown', ({ target }) => {
    pressedBeside = target === element;
  });
  element.addEventListener('click', ({ target }) => {
    // Pressed and released beside it: not the end of a selection that began inside.
    if (target === element && pressedBeside) close();
  });
}

/**
 * Closes the dialogs of a screen that is left, the topmost first: their questions are answered with no, and the next
 * screen gets the focus.
 */
export function closeDialogs(parent: HTMLElement): void {
  const open = [...parent.querySelectorAll<HTMLDialogElement>('dialog.dialog[open]:not([data-of-page])')];
  for (const dialog of open.reverse()) closeForGood(dialog);
}

function closeForGood(dialog: HTMLDialogElement): void {
  delete dialog.dataset.stays;
  dialog.close();
}

export interface Question {
  readonly title: string;
  readonly lines: readonly string[];
  /** The label of the confirming button. */
  readonly confirm: string;
  readonly cancel?: string;
  /** Whether confirming loses something. */
  readonly danger?: boolean;
  /** Placed below the lines: a choice to make before confirming. */
  readonly choice?: HTMLElement;
  /** Whether it belongs to the page, not to the current screen: then it stays when that is left. */
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

/** Shows a message that must not be missed, on whatever screen; resolves when it has been read. */
export function noteDialog(parent: HTMLElement, title: string, line: string): Promise<void> {
  const dialog = openDialog(parent, { title, size: 'note', cross: false, ofPage: true });
  const understood = button(pageText.understood, dialog.close, { look: 'act' });
  dialog.body.append(el('p', {}, line));
  dialog.foot.append(understood);
  understood.focus();
  return dialog.closed;
}
