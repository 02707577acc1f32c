import '../archive.css';
import './replays.css';
import { isPackId } from '../../../module/capabilities/packs.ts';
import type { GameRecords, RecordFilter } from '../../../module/records.ts';
import { openDialog } from '../../../page/dialog.ts';
import { button, el } from '../../../page/dom.ts';
import { segments, selectOne } from '../../../page/fields.ts';
import type { Library, Navigation, Page } from '../../app/ports.ts';
import { downloadText } from '../../files/textFile.ts';
import type { Match } from '../../match.ts';
import { type Entry, MOST_REPLAYS } from '../../persistence/archive/archive.ts';
import { exportAll } from '../../persistence/archive/archiveFile.ts';
import type { GameProblem } from '../../persistence/gameText.ts';
import { outgoingText } from '../../persistence/owner.ts';
import { replayText } from '../../replay/text.en.ts';
import { storedProblem } from '../../saving/text.en.ts';
import { loadFile } from '../../share/loadFile.ts';
import { shellText } from '../../text.en.ts';
import { archiveText } from '../text.en.ts';

const words = archiveText.replays;

/** Which games are listed. */
const FILTERS = {
  all: () => true,
  won: ({ end }: Entry) => end === 'won',
  lost: ({ end }: Entry) => end === 'lost',
  unfinished: ({ end }: Entry) => end === 'givenUp' || end === 'left',
  daily: ({ digest }: Entry) => digest.daily !== null,
} as const satisfies Readonly<Record<string, (entry: Entry) => boolean>>;
const filterNames = Object.keys(FILTERS) as readonly (keyof typeof FILTERS)[];

/** The list of kept games: to be watched, saved to files, added from files, deleted. */
export function openReplays(app: Page & Library & Navigation): void {
  const dialog = openDialog(app.parent, { title: words.title, size: 'reader' });
  dialog.element.classList.add('replays');
  const { records, setups } = app.game;
  let entries: readonly Entry[] = [];
  let filter: (entry: Entry) => boolean = FILTERS.all;

  const list = el('ul.replay-list');
  const found = el('p.found', { role: 'status' });
  const nothing = el('p.nothing', archiveText.reading);
  const told = el('div.told', { role: 'status' });
  const tell = (sentence: string, ...more: readonly HTMLElement[]): void =>
    told.replaceChildren(el('span', sentence), ...more);

  const names = filterNames.filter((name) => name !== 'daily' || setups.daily !== null);
  const kinds = segments(
    names.map((name) => [FILTERS[name], words.filters[name]] as const),
    (chosen) => {
      filter = chosen;
      draw();
    },
  );
  kinds.select(filter);
  const own = records.filter && ownChoice(records.filter, () => draw());

  /** The games that can be watched, are of a kind, and have what was chosen by the game's own filter, if anything was. */
  function listed(): Entry[] {
    const choice = own?.chosen() ?? null;
    const isChosen = ({ digest }: Entry): boolean => choice === null || records.filter?.has(digest, choice) === true;
    return entries.filter((entry) => entry.hasReplay && filter(entry) && isChosen(entry));
  }

  function draw(): void {
    const shown = listed();
    list.replaceChildren(...shown.map(lineOf));
    found.textContent = words.found(shown.length);
    nothing.textContent = entries.some(({ hasReplay }) => hasReplay) ? words.noneLikeThis : words.empty;
    nothing.hidden = shown.length > 0;
    const trouble = app.archive.trouble();
    if (trouble && told.childElementCount === 0) tell(archiveText.trouble(trouble));
  }

  async function read(): Promise<void> {
    entries = await app.archive.entries();
    draw();
  }

  /** One kept game as a line of the list. */
  function lineOf(entry: Entry): HTMLLIElement {
    const line = replayLine(records, entry);
    const name = `${shellText.moment(entry.at)}, ${records.line(entry.digest).team}`;
    const named = (verb: string): string => words.ofGame(verb, name);
    line.append(
      el(
        'div.deeds',
        button(words.watch, () => void watch(entry), { look: 'act', symbol: 'play', name: named(words.watch) }),
        button('', () => void save(entry), { symbol: 'install', name: named(words.save) }),
        button('', () => void remove(entry), { symbol: 'x', name: named(words.remove) }),
      ),
    );
    return line;
  }

  /** Says why a game cannot be opened. */
  async function notThere(problem: GameProblem): Promise<void> {
    tell(isPackId(problem) || problem === 'retired' ? storedProblem(problem) : words.broken);
    await read();
  }

  async function watch({ id }: Entry): Promise<void> {
    const match = await app.archive.open(id);
    if (typeof match === 'string') return notThere(match);
    const { difference } = match;
    if (difference)
      tell(
        words.changed(difference),
        button(words.watch, () => show(match), { symbol: 'play' }),
      );
    else show(match);
  }

  function show(match: Match): void {
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
    // Today's rules would make another game of one that they play differently, so that one is saved as it was stored.
    const stored = match.difference && (await app.archive.texts()).find(({ entry }) => entry.id === id);
    const text = stored ? stored.text : outgoingText(app, match);
    tell(words.saved(downloadText(`${at.slice(0, 10)}-${records.line(digest).fileWord}`, text)));
  }

  async function remove({ id }: Entry): Promise<void> {
    const place = listed().findIndex((entry) => entry.id === id);
    const bringBack = await app.archive.remove([id]);
    await read();
    const restore = async (): Promise<void> => {
      await bringBack();
      await read();
      tell(words.back);
    };
    const undo = button(words.undo, () => void restore(), { look: 'act', symbol: 'undo' });
    const isKept = app.archive.trouble() === 'undeleted';
    tell(isKept ? archiveText.trouble('undeleted') : words.removed, undo);
    // The button that was pressed is gone with its line; its neighbor takes the focus.
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

  const filters = el('fieldset', el('legend.unseen', words.which), kinds.element);
  dialog.body.append(
    el('div.filters', filters, own && el('label.with', el('span', own.label), own.element), found),
    nothing,
    list,
    el('p.about', words.about(MOST_REPLAYS)),
  );
  dialog.body.after(told);
  dialog.foot.append(
    button(words.saveAll, () => void saveAll(), { symbol: 'install' }),
    button(words.openFile, () => void load(), { symbol: 'board' }),
  );
  dialog.body.focus({ preventScroll: true });
  void read();
}

/** A choice by which a game finds its own. */
function ownChoice({ label, any, choices }: RecordFilter, changed: () => void) {
  const items = choices.map(({ id, name }) => ({ value: id, label: name }));
  return { label, ...selectOne(label, any, items, changed) };
}

/** What a line of the list says of a kept game. */
function replayLine(records: GameRecords, { at, digest, end, practice, own }: Entry): HTMLLIElement {
  const { team, end: reason, mode } = records.line(digest);
  const mark = (isShown: boolean, word: string) => (isShown ? el('b.mark', word) : null);
  return el(
    'li.replay',
    { 'data-end': end },
    el('b.end', archiveText.end(end)),
    el(
      'div.about-game',
      el('h3', team),
      el('p', reason ?? words.unended[end === 'givenUp' ? 'givenUp' : 'left']),
      el(
        'p.facts',
        el('time', { datetime: at }, shellText.moment(at)),
        el('span', mode),
        el('span', archiveText.rounds(digest.rounds)),
        mark(digest.daily !== null, words.daily),
        mark(practice, words.practice),
        mark(!own, words.guest),
      ),
    ),
  );
}
