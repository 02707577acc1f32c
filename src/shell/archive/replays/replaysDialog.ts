import '../archive.css';
import './replays.css';
import { isPackId } from '../../../module/capabilities/packs.ts';
import type { GameRecords, RecordFilter } from '../../../module/records/records.ts';
import { openDialog } from '../../../page/dialog.ts';
import { button, el } from '../../../page/dom.ts';
import { segments, selectOne } from '../../../page/fields.ts';
import type { Library, Navigation, Page } from '../../app/ports.ts';
import { downloadText } from '../../files/textFile.ts';
import type { Match, PlayedGame } from '../../match.ts';
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
  new ReplaysDialog(app).open();
}

class ReplaysDialog {
  private readonly dialog;
  private readonly filters;
  private readonly list = el('ul.replay-list');
  private readonly found = el('p.found', { role: 'status' });
  private readonly nothing = el('p.nothing', archiveText.reading);
  private readonly told = el('div.told', { role: 'status' });
  private entries: readonly Entry[] = [];

  constructor(private readonly app: Page & Library & Navigation) {
    this.dialog = openDialog(app.parent, { title: words.title, size: 'reader' });
    this.filters = createFilters(app.game, () => this.draw());
  }

  /** Fills the dialog, and then the list with what the archive has. */
  open(): void {
    const { element, body, foot } = this.dialog;
    element.classList.add('replays');
    body.append(
      el('div.filters', ...this.filters.elements, this.found),
      this.nothing,
      this.list,
      el('p.about', words.about(MOST_REPLAYS)),
    );
    body.after(this.told);
    foot.append(
      button(words.saveAll, () => void this.saveAll(), { symbol: 'install' }),
      button(words.openFile, () => void this.load(), { symbol: 'board' }),
    );
    body.focus({ preventScroll: true });
    void this.read();
  }

  private tell(sentence: string, ...more: readonly HTMLElement[]): void {
    this.told.replaceChildren(el('span', sentence), ...more);
  }

  /** The games that can be watched and that the filters let through. */
  private listed(): Entry[] {
    return this.entries.filter((entry) => entry.hasReplay && this.filters.has(entry));
  }

  private draw(): void {
    const { list, found, nothing, told } = this;
    const shown = this.listed();
    list.replaceChildren(...shown.map((entry) => this.lineOf(entry)));
    found.textContent = words.found(shown.length);
    nothing.textContent = this.entries.some(({ hasReplay }) => hasReplay) ? words.noneLikeThis : words.empty;
    nothing.hidden = shown.length > 0;
    const trouble = this.app.archive.trouble();
    if (trouble && told.childElementCount === 0) this.tell(archiveText.trouble(trouble));
  }

  private async read(): Promise<void> {
    this.entries = await this.app.archive.entries();
    this.draw();
  }

  /** One kept game as a line of the list. */
  private lineOf(entry: Entry): HTMLLIElement {
    const { records } = this.app.game;
    const line = replayLine(records, entry);
    const name = `${shellText.moment(entry.at)}, ${records.line(entry.digest).team}`;
    const named = (verb: string): string => words.ofGame(verb, name);
    line.append(
      el(
        'div.deeds',
        button(words.watch, () => void this.watch(entry), { look: 'act', symbol: 'play', name: named(words.watch) }),
        button('', () => void this.save(entry), { symbol: 'install', name: named(words.save) }),
        button('', () => void this.remove(entry), { symbol: 'x', name: named(words.remove) }),
      ),
    );
    return line;
  }

  /** Says why a game cannot be opened. */
  private async notThere(problem: GameProblem): Promise<void> {
    this.tell(isPackId(problem) || problem === 'retired' ? storedProblem(problem) : words.broken);
    await this.read();
  }

  private async watch({ id }: Entry): Promise<void> {
    const match = await this.app.archive.open(id);
    if (typeof match === 'string') return this.notThere(match);
    const { difference } = match;
    if (!difference) return this.show(match);
    const anyway = button(words.watch, () => this.show(match), { symbol: 'play' });
    this.tell(words.changed(difference), anyway);
  }

  private show(match: Match): void {
    const { app } = this;
    this.dialog.close();
    const toList = (): void => {
      app.toTitle();
      app.openReplays();
    };
    app.toReplay(match, 0, { back: { label: replayText.replay.toList, go: toList } });
  }

  private async save({ id, at, digest }: Entry): Promise<void> {
    const { archive, game } = this.app;
    const match = await archive.open(id);
    if (typeof match === 'string') return this.notThere(match);
    // Today's rules would make another game of one that they play differently, so that one is saved as it was stored.
    const stored = match.difference && (await archive.texts()).find(({ entry }) => entry.id === id);
    const text = stored ? stored.text : outgoingText(this.app, match);
    this.tell(words.saved(downloadText(`${at.slice(0, 10)}-${game.records.line(digest).fileWord}`, text)));
  }

  private async remove({ id }: Entry): Promise<void> {
    const { archive } = this.app;
    const place = this.listed().findIndex((entry) => entry.id === id);
    const bringBack = await archive.remove([id]);
    await this.read();
    const restore = async (): Promise<void> => {
      await bringBack();
      await this.read();
      this.tell(words.back);
    };
    const undo = button(words.undo, () => void restore(), { look: 'act', symbol: 'undo' });
    const isKept = archive.trouble() === 'undeleted';
    this.tell(isKept ? archiveText.trouble('undeleted') : words.removed, undo);
    // The button that was pressed is gone with its line; its neighbor takes the focus.
    const lines = this.list.querySelectorAll<HTMLElement>('.deeds .button:last-child');
    (lines[Math.min(place, lines.length - 1)] ?? undo).focus();
  }

  private async saveAll(): Promise<void> {
    const { text: all, games } = await exportAll(this.app.archive, this.app.owner);
    this.tell(words.savedAll(downloadText('replays', all), games));
  }

  private async load(): Promise<void> {
    await loadFile(this.app, { tell: (sentence) => this.tell(sentence), leave: () => this.dialog.close() });
    await this.read();
  }
}

/** The choices that say which games are listed: their kind, and what the game itself finds them by, if anything. */
function createFilters({ records, setups }: PlayedGame, changed: () => void) {
  let filter: (entry: Entry) => boolean = FILTERS.all;
  const names = filterNames.filter((name) => name !== 'daily' || setups.daily !== null);
  const kinds = segments(
    names.map((name) => [FILTERS[name], words.filters[name]] as const),
    (chosen) => {
      filter = chosen;
      changed();
    },
  );
  kinds.select(filter);
  const own = records.filter && ownChoice(records.filter, changed);
  return {
    elements: [
      el('fieldset', el('legend.unseen', words.which), kinds.element),
      own && el('label.with', el('span', own.label), own.element),
    ],
    has: (entry: Entry): boolean => {
      const choice = own?.chosen() ?? null;
      return filter(entry) && (choice === null || records.filter?.has(entry.digest, choice) === true);
    },
  };
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
