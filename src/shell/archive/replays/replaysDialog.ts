import { isPackId } from '../../../module/packs.ts';
import type { RecordFilter } from '../../../module/records.ts';
import { openDialog } from '../../../page/dialog.ts';
import { button, el, freshId } from '../../../page/dom.ts';
import type { App } from '../../app.ts';
import { replayText } from '../../replay/text.en.ts';
import type { SaveProblem } from '../../saves/saves.ts';
import { downloadText } from '../../share/gameFile.ts';
import { shellText } from '../../text.en.ts';
import { type Entry, MOST_REPLAYS } from '../store/archive.ts';
import { exportAll } from '../store/archiveFile.ts';
import { archiveText } from '../text.en.ts';
import { outgoingText } from '../whose.ts';
import '../archive.css';
import './replays.css';
import { type FilterName, filtered, filterNames } from './filter.ts';
import { loadFile } from './loadFile.ts';
import { replayLine } from './replayLine.ts';

const words = archiveText.replays;

/** The list of kept games: to be watched, saved to files, added from files, deleted. */
export function openReplays(app: App): void {
  const dialog = openDialog(app.parent, { title: words.title, size: 'reader' });
  dialog.element.classList.add('replays');
  let entries: readonly Entry[] = [];
  let filter: FilterName = 'all';
  let choice: string | null = null;
  const { records } = app.game;

  const list = el('ul', { class: 'replay-list' });
  const found = el('p', { class: 'found', role: 'status' });
  const nothing = el('p', { class: 'nothing' });
  const told = el('div', { class: 'told', role: 'status' });
  const tell = (sentence: string, ...more: readonly HTMLElement[]): void =>
    told.replaceChildren(el('span', {}, sentence), ...more);

  function draw(): void {
    const shown = filtered(entries, filter, records.filter, choice);
    list.replaceChildren(...shown.map((entry) => replayLine(records, entry, actionsOf(entry))));
    const isEmpty = !entries.some(({ hasReplay }) => hasReplay);
    found.textContent = words.found(shown.length);
    nothing.textContent = isEmpty ? words.empty : words.noneLikeThis;
    nothing.hidden = shown.length > 0;
    const trouble = app.archive.trouble();
    if (trouble && told.childElementCount === 0) tell(archiveText.trouble(trouble));
  }

  async function read(): Promise<void> {
    entries = await app.archive.entries();
    draw();
  }

  const actionsOf = (entry: Entry) => ({
    watch: () => void watch(entry),
    save: () => void save(entry),
    remove: () => void remove(entry),
  });

  /** Says why a game cannot be opened. */
  async function notThere(problem: SaveProblem): Promise<void> {
    tell(isPackId(problem) ? shellText.share.problem(problem) : words.broken);
    await read();
  }

  async function watch({ id }: Entry): Promise<void> {
    const match = await app.archive.open(id);
    if (typeof match === 'string') return notThere(match);
    dialog.close();
    const toList = (): void => {
      app.toTitle();
      app.openReplays();
    };
    app.toReplay(match, 0, { back: { label: replayText.replay.toList, go: toList } });
  }

  async function save({ id, at, digest }: Entry): Promise<void> {
    const match = await app.archive.open(id);
    if (typeof match === 'string') return notThere(match);
    tell(words.saved(downloadText(`${at.slice(0, 10)}-${records.line(digest).fileWord}`, outgoingText(app, match))));
  }

  async function remove({ id }: Entry): Promise<void> {
    const place = filtered(entries, filter, records.filter, choice).findIndex((entry) => entry.id === id);
    const bringBack = await app.archive.remove([id]);
    await read();
    const undo = button(
      words.undo,
      () =>
        void bringBack()
          .then(read)
          .then(() => tell(words.back)),
      {
        look: 'act',
        symbol: 'undo',
      },
    );
    const isKept = app.archive.trouble() === 'undeleted';
    tell(isKept ? archiveText.trouble('undeleted') : words.removed, undo);
    // The button that was pressed is gone with its line; its neighbour takes the focus.
    const lines = list.querySelectorAll<HTMLElement>('.deeds .button:last-child');
    (lines[Math.min(place, lines.length - 1)] ?? undo).focus();
  }

  async function saveAll(): Promise<void> {
    const { text: all, games } = await exportAll(app.archive, app.owner);
    tell(words.savedAll(downloadText('replays', all), games));
  }

  async function load(): Promise<void> {
    await loadFile(app, { tell, leave: dialog.close });
    await read();
  }

  dialog.body.append(
    filterBar(
      filterNames.filter((name) => name !== 'daily' || app.game.setups.daily !== null),
      records.filter,
      (name) => {
        filter = name;
        draw();
      },
      (id) => {
        choice = id;
        draw();
      },
      found,
    ),
  );
  dialog.body.append(nothing, list, el('p', { class: 'about' }, words.about(MOST_REPLAYS)));
  dialog.body.after(told);
  dialog.foot.append(
    button(words.saveAll, () => void saveAll(), { symbol: 'install' }),
    button(words.openFile, () => void load(), { symbol: 'board' }),
  );
  dialog.body.focus({ preventScroll: true });
  void read();
}

/** What is listed: a kind of games, and what is chosen by the game's own filter. */
function filterBar(
  names: readonly FilterName[],
  own: RecordFilter | null,
  choose: (name: FilterName) => void,
  chooseOwn: (choice: string | null) => void,
  found: HTMLElement,
): HTMLElement {
  const group = freshId('filter');
  const segments = names.map((name, index) => {
    const input = el('input', { type: 'radio', name: group, checked: index === 0 });
    input.addEventListener('change', () => choose(name));
    return el('label', {}, input, el('span', {}, words.filters[name]));
  });
  return el(
    'div',
    { class: 'filters' },
    el('fieldset', {}, el('legend', { class: 'unseen' }, words.which), el('div', { class: 'segments' }, ...segments)),
    ...(own ? [ownSelect(own, chooseOwn)] : []),
    found,
  );
}

function ownSelect({ label, any, choices }: RecordFilter, choose: (choice: string | null) => void): HTMLElement {
  const select = el(
    'select',
    { 'aria-label': label },
    el('option', { value: '' }, any),
    ...choices.map(({ id, name }) => el('option', { value: id }, name)),
  );
  select.addEventListener('change', () => choose(select.value || null));
  return el('label', { class: 'with' }, el('span', {}, label), select);
}
