import { linkToRescued, type Packing, type RescuedGame, saveRescued, startOver } from './rescue.ts';
import { errorText } from './text.en.ts';

const words = errorText;

/** What is left of a game after an error. */
export interface Rescue {
  /** The game in progress; `null` where none was saved. */
  readonly game: RescuedGame | null;
  /** Whether its text may be read by anybody; otherwise it is kept packed, and no link is made. */
  readonly canLeave: boolean;
  /** `null` where that part of the page has not been started. */
  readonly packing: Packing | null;
}

/**
 * Tells people of an error, with the game to be kept and ways to go on; `details` is what a bug report needs. Made of nothing but
 * elements of the page, since anything else may be what is broken. Resolves when it has been closed.
 */
export function openErrorDialog({ game, canLeave, packing }: Rescue, details: string): Promise<void> {
  const dialog = add(document.body, 'dialog', 'dialog note');
  const head = add(dialog, 'header', 'dialog-head');
  const body = add(dialog, 'div', 'dialog-body scrolls');
  const foot = add(dialog, 'footer', 'dialog-foot');
  const title = add(head, 'h2', '', words.title);
  title.id = 'error-title';
  dialog.setAttribute('aria-labelledby', title.id);
  add(body, 'p', '', game ? words.saved : words.nothingSaved);
  if (game && (canLeave || packing)) addCopies(body, game, canLeave, packing);
  const more = add(body, 'details', '');
  add(more, 'summary', '', words.details);
  add(more, 'pre', 'error-details', details);
  addButton(foot, words.toTitle, game ? 'plain' : 'act', () => startOver(false));
  if (game) addButton(foot, words.continue, 'act', () => startOver(true));
  // Keys of the page stay out of it.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    try {
      dialog.showModal();
    } catch {
      dialog.setAttribute('open', '');
    }
    foot.querySelector<HTMLButtonElement>('.act')?.focus();
  });
}

/** The ways to keep a copy of the game, and what became of it. */
function addCopies(body: HTMLElement, game: RescuedGame, canLeave: boolean, packing: Packing | null): void {
  add(body, 'p', '', words.keepCopy);
  const copies = add(body, 'p', 'error-copies');
  const said = add(body, 'p', '');
  said.setAttribute('role', 'status');
  const copyLink = async (by: Packing): Promise<void> => {
    const link = await linkToRescued(game, by);
    if (link === null) {
      said.textContent = words.noLink;
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      said.textContent = words.linkCopied;
    } catch {
      const label = document.createElement('label');
      const field = document.createElement('input');
      field.className = 'link-field';
      field.readOnly = true;
      field.value = link;
      label.append(words.linkByHand, field);
      said.replaceChildren(label);
      field.select();
    }
  };
  const save = async (): Promise<void> => {
    const text = canLeave || !packing ? game.text : await packing.file(game.text);
    said.textContent = words.fileSaved(saveRescued({ ...game, text }));
  };
  addButton(copies, words.saveFile, 'plain', () => void save());
  if (canLeave && packing) addButton(copies, words.copyLink, 'plain', () => void copyLink(packing));
}

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  classes: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = classes;
  element.textContent = text;
  parent.append(element);
  return element;
}

function addButton(parent: HTMLElement, label: string, look: 'act' | 'plain', press: () => void): void {
  const button = add(parent, 'button', `button ${look}`, label);
  button.type = 'button';
  button.addEventListener('click', press);
}
