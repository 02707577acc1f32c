import type { Concerns, Frame, LogField } from '../../module/screens/replay.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el, ruleButton, setAttribute } from '../../page/dom.ts';
import { selectOne } from '../../page/fields.ts';
import { moveFocus } from '../../page/input/focus.ts';
import { directionOfKey } from '../../page/input/shortcuts.ts';
import { replayText } from '../replay/text.en.ts';
import { filterLog, isAt, type LogFilter, type LogLine } from './matchLog.ts';
import '../replay/replayControls.css';
import './log.css';

/** What a log is opened with. */
export interface LogOptions {
  readonly entries: readonly LogLine[];
  /** What it can be filtered by, besides rounds and words. */
  readonly fields: readonly LogField[];
  /** What it could be searched for. */
  readonly example: string;
  /** Shows a rule in the rulebook. */
  openRule(rule: string): void;
  /** How wide the panel beside the board is, in CSS pixels; `null` where it lies over everything. */
  readonly aside: number | null;
  /** Where the game or the replay is: its line is marked, and in view. */
  readonly here: Frame | undefined;
  /** Shows the moment of a line. */
  jump(frame: Frame): void;
  /** Whether the log stays open for the next jump. */
  readonly staysOpen: boolean;
  /** Marks on the board what a line is about, as long as it is pointed at; `null` when it no longer is. */
  where?(concerns: Concerns | null): void;
}

const words = replayText.log;

/** What happened, by round, the last at the end: filtered, each line with its rule, its place and its moment. */
export function openLog(parent: HTMLElement, options: LogOptions): void {
  const { entries, aside, here } = options;
  const dialog = openDialog(parent, { title: words.title, size: 'reader' });
  dialog.element.classList.add('log-panel');
  if (aside !== null) {
    dialog.element.classList.add('aside');
    dialog.element.style.setProperty('--aside', `${Math.round(aside)}px`);
  }
  const list = el('div');
  const lines = new Map<LogLine, HTMLElement>();
  for (const entry of entries) lines.set(entry, lineOf(entry));

  function lineOf(entry: LogLine): HTMLElement {
    const tell = button(entry.text, () => {
      if (!options.staysOpen) dialog.close();
      for (const line of lines.values()) setAttribute(line, 'aria-current', undefined);
      setAttribute(line, 'aria-current', 'step');
      options.jump(entry.frame);
    });
    tell.className = 'unframed log-line';
    tell.title = words.show;
    const line = el(
      'li',
      { 'aria-current': isAt(entry.frame, here) ? 'step' : undefined },
      tell,
      ruleButton(entry.rule, () => options.openRule(entry.rule)),
    );
    if (options.where) pointAtPlaces(line, tell, entry, options.where);
    return line;
  }

  const tools = createTools(options, () => draw());
  function draw(): void {
    const found = filterLog(entries, tools.filter());
    tools.count.textContent = words.found(found.length, entries.length);
    list.replaceChildren(
      ...byRound(found).map(({ round, entries: inRound }) => {
        const items = inRound.flatMap((entry) => lines.get(entry) ?? []);
        return el('section', el('h3', words.round(round)), el('ol.log', ...items));
      }),
    );
    if (found.length === 0) list.append(el('p', entries.length === 0 ? words.empty : words.nothing));
  }

  dialog.body.before(tools.element);
  dialog.body.append(list);
  list.addEventListener('keydown', (event) => {
    const direction = directionOfKey(event.key);
    if (!direction) return;
    event.preventDefault();
    moveFocus(direction);
  });
  draw();
  const current = list.querySelector('[aria-current]');
  if (current) current.scrollIntoView({ block: 'center' });
  else list.lastElementChild?.scrollIntoView({ block: 'end' });
  dialog.body.focus({ preventScroll: true });
  void dialog.closed.then(() => options.where?.(null));
}

/** Says where on the board a line is about as long as it is pointed at, or its button has the focus. */
function pointAtPlaces(
  line: HTMLElement,
  tell: HTMLElement,
  entry: LogLine,
  where: NonNullable<LogOptions['where']>,
): void {
  line.addEventListener('pointerenter', () => where(entry.frame.concerns));
  line.addEventListener('pointerleave', () => where(null));
  tell.addEventListener('focus', () => where(entry.frame.concerns));
  tell.addEventListener('blur', () => where(null));
}

/** Entries in runs of the same round, in the order in which they came. */
export function byRound<Entry extends { readonly round: number }>(
  entries: readonly Entry[],
): { round: number; entries: Entry[] }[] {
  const rounds: { round: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = rounds.at(-1);
    if (last?.round === entry.round) last.entries.push(entry);
    else rounds.push({ round: entry.round, entries: [entry] });
  }
  return rounds;
}

/** The fields above a log by which it is filtered, those of the game first; `changed` is called whenever a filter changes. */
function createTools({ entries, fields, example }: LogOptions, changed: () => void) {
  const choices = fields.map(({ by, name, all, options }) => ({
    by,
    ...selectOne(name, all, options, changed),
  }));
  const rounds = [...new Set(entries.map(({ round }) => round))].map((value) => ({ value, label: words.round(value) }));
  const inRound = selectOne(words.inRound, words.allRounds, rounds, changed);
  const search = el('input', {
    type: 'search',
    placeholder: example,
    'aria-label': words.search,
    autocomplete: 'off',
    spellcheck: 'false',
  });
  search.addEventListener('input', changed);
  const count = el('p.found', { role: 'status' });
  const selects = [...choices, inRound].map(({ element }) => element);
  const element = el('form.log-tools', { role: 'search', 'aria-label': words.filters }, search, ...selects, count);
  element.addEventListener('submit', (event) => event.preventDefault());
  const filter = (): LogFilter => ({
    concerns: choices.flatMap(({ by, chosen }) => {
      const value = chosen();
      return value === null ? [] : [{ by, value }];
    }),
    round: inRound.chosen(),
    words: search.value,
  });
  return { element, count, filter };
}
