import type { ContentPack } from '../../module/capabilities/packs.ts';
import { confirmDialog, openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import type { Library, Page } from '../app/ports.ts';
import { chooseFile, readTextFile } from '../files/textFile.ts';
import { MOST_PACKS, type PackStore, type PackTrouble } from '../persistence/packs.ts';
import { packsText as words } from './text.en.ts';
import './packs.css';

/** How many problems of a file are listed at once; after fixing them, its author sees the next ones. */
const MOST_PROBLEMS = 5;

/** The list of content packs: to be added out of files, and removed. Resolves to whether anything changed when it is closed. */
export async function openPacks({
  game,
  packs,
  parent,
}: Pick<Page & Library, 'game' | 'packs' | 'parent'>): Promise<boolean> {
  const mostText = game.packs?.mostText;
  if (packs === null || mostText === undefined) return false;
  const store = packs;
  const dialog = openDialog(parent, { title: words.title, size: 'panel' });
  let isChanged = false;
  const list = el('ul', { class: 'packs' });
  const { told, tell } = createNews();

  function draw(): void {
    list.replaceChildren(...packLines(store, remove, removeUnreadable));
  }

  async function remove({ id, name }: ContentPack): Promise<void> {
    if (!(await confirmDialog(parent, words.removeAsk(name)))) return;
    store.remove(id);
    isChanged = true;
    drawWithout(words.removed(name));
  }

  /** Packs that nobody can play take up places and storage. */
  async function removeUnreadable(packs: number): Promise<void> {
    if (!(await confirmDialog(parent, words.removeUnreadableAsk(packs)))) return;
    store.removeUnreadable();
    drawWithout(words.removedUnreadable(packs));
  }

  /** Draws the list again after a removal; the button that had the focus is gone. */
  function drawWithout(sentence: string): void {
    draw();
    tell(sentence);
    open.focus();
  }

  async function openFile(most: number): Promise<void> {
    const file = await chooseFile();
    if (!file) return;
    const read = await readTextFile(file, most);
    if ('problem' in read) return tell(read.problem === 'tooBig' ? words.tooBig : words.noFile);
    const added = store.add(read.text);
    if (typeof added === 'string' || 'problems' in added) return tell(...troubleLines(added));
    isChanged = true;
    draw();
    tell(words.added(added.pack.name));
  }

  const open = button(words.openFile, () => void openFile(mostText), { look: 'act', symbol: 'board' });
  dialog.body.append(el('p', {}, words.about), el('p', {}, words.apart), list, told);
  dialog.foot.append(open);
  draw();
  open.focus();
  await dialog.closed;
  return isChanged;
}

/** Where the dialog says what became of a pack. */
function createNews() {
  const told = el('div', { class: 'pack-news', role: 'status' });
  const tell = (...sentences: readonly string[]): void => {
    told.replaceChildren(...sentences.map((sentence) => el('p', {}, sentence)));
    told.scrollIntoView({ block: 'nearest' });
  };
  return { told, tell };
}

function packLines(
  store: PackStore,
  remove: (pack: ContentPack) => Promise<void>,
  removeUnreadable: (packs: number) => Promise<void>,
): HTMLElement[] {
  const lines = store.packs().map((pack) => packLine(pack, () => void remove(pack)));
  const unreadable = store.unreadable();
  return [
    ...(lines.length === 0 ? [el('li', {}, words.none)] : lines),
    ...(unreadable === 0 ? [] : [unreadableLine(unreadable, () => void removeUnreadable(unreadable))]),
  ];
}

function packLine({ id, name, author, differences }: ContentPack, remove: () => void): HTMLLIElement {
  return el(
    'li',
    { class: 'pack' },
    el(
      'div',
      {},
      el('h3', {}, name),
      el('p', {}, words.by(author)),
      el('p', {}, words.differs(differences)),
      el('p', { class: 'print' }, words.print(id.slice(-14))),
    ),
    button('', remove, { symbol: 'x', name: words.remove(name) }),
  );
}

function unreadableLine(packs: number, remove: () => void): HTMLLIElement {
  return el(
    'li',
    { class: 'pack' },
    el('p', {}, words.unreadable(packs)),
    button('', remove, { symbol: 'x', name: words.removeUnreadable(packs) }),
  );
}

function troubleLines(trouble: PackTrouble): string[] {
  if (trouble === 'full') return [words.full];
  if (trouble === 'tooMany') return [words.tooMany(MOST_PACKS)];
  const { problems } = trouble;
  const more = problems.length - MOST_PROBLEMS;
  return [words.refused, ...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [words.more(more)] : [])];
}
