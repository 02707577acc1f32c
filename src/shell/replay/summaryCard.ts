import type { TileNo } from '../../games/faza/content/vocabulary.ts';
import type { State } from '../../games/faza/rules/state.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import { moveFocus } from '../../page/input/focus.ts';
import { directionOfKey } from '../../page/input/shortcuts.ts';
import type { Concerns } from './concerns.ts';
import type { Deed, SummaryGroup, SummaryLine } from './phaseSummary.ts';
import './deck.css';
import './summary.css';
import { countOf, culpritName, detailOf } from './summaryText.ts';
import { replayText } from './text.en.ts';

/** What a summary is shown with. */
export interface SummaryOptions {
  readonly groups: readonly SummaryGroup[];
  readonly before: State;
  readonly after: State;
  /** How wide the panel beside the board is, in CSS pixels; `null` where it stands on the lower edge. */
  readonly aside: number | null;
  /** Shows a line's facts again; without a line, the whole phase. */
  watch(line: SummaryLine | null): void;
  /** Marks on the board what a line is about, as long as it is pointed at; `null` when it no longer is. */
  where(concerns: Concerns | null): void;
}

const words = replayText.summary;

/** Symbols of `icons.svg` for what was done. */
const SYMBOLS: Readonly<Record<Deed, string>> = {
  moved: 'step',
  dronesPlaced: 'drone',
  dronesBlocked: 'x',
  dronesRemoved: 'drone',
  turned: 'turn',
  restored: 'turn',
  injured: 'hurt',
  rebelsLost: 'rebel',
  rebelsPlaced: 'rebel',
  healed: 'plus',
  cancelled: 'shield',
  idle: 'wait',
  lost: 'skull',
};

/** The card that says what a Faza phase did, ship by ship. Enter, Escape, Space or a press beside it puts it away. */
export function openSummary(parent: HTMLElement, options: SummaryOptions): { close(): void } {
  const { groups, before, after, aside } = options;
  const dialog = openDialog(parent, { title: words.title, size: 'note' });
  dialog.element.classList.add('summary-card');
  if (aside !== null) {
    dialog.element.classList.add('aside');
    dialog.element.style.setProperty('--aside', `${Math.round(aside)}px`);
  }
  const leave = (act: () => void) => (): void => {
    dialog.close();
    act();
  };
  const lineOf = (line: SummaryLine): HTMLElement => {
    const detail = detailOf(line, after);
    const count = countOf(line);
    const label = [words.deeds[line.deed], count, detail].filter(Boolean).join(' ');
    const element = button(
      '',
      leave(() => options.watch(line)),
      { symbol: SYMBOLS[line.deed], name: label },
    );
    element.className = 'summary-line';
    element.title = words.watch;
    element.append(
      el('b', {}, words.deeds[line.deed], ...(count === '' ? [] : [' ', el('em', {}, count)])),
      el('span', {}, detail),
    );
    const about = { seats: line.seats, ships: [], tiles: placesOf(line, after) };
    const point = (): void => options.where(about);
    const rest = (): void => options.where(null);
    element.addEventListener('pointerenter', point);
    element.addEventListener('pointerleave', rest);
    element.addEventListener('focus', point);
    element.addEventListener('blur', rest);
    return el('li', {}, element);
  };
  for (const { culprit, lines } of groups) {
    dialog.body.append(
      el('section', {}, el('h3', {}, culpritName(culprit)), el('ul', { class: 'summary-lines' }, ...lines.map(lineOf))),
    );
  }
  if (groups.length === 0) dialog.body.append(el('p', {}, words.nothing));
  const figure = (name: string, from: number, to: number): HTMLElement =>
    el('div', {}, el('dt', {}, name), el('dd', {}, words.change(from, to)));
  dialog.foot.before(
    el(
      'dl',
      { class: 'summary-figures' },
      figure(words.board, dronesOn(before), dronesOn(after)),
      figure(words.pool, before.pool.drones, after.pool.drones),
    ),
  );
  const goOn = button(words.goOn, dialog.close, { look: 'act' });
  dialog.foot.append(
    button(
      words.watch,
      leave(() => options.watch(null)),
      { symbol: 'replay' },
    ),
    goOn,
  );
  dialog.element.addEventListener('keydown', (event) => {
    const direction = directionOfKey(event.key);
    if (!direction) return;
    event.preventDefault();
    moveFocus(direction);
  });
  goOn.focus({ preventScroll: true });
  void dialog.closed.then(() => options.where(null));
  return { close: dialog.close };
}

/** Where a line happened, or where those stand to whom it happened. */
function placesOf({ tiles, seats }: SummaryLine, { heroes }: State): TileNo[] {
  return [...tiles, ...seats.flatMap((seat) => heroes[seat]?.tile ?? [])];
}

function dronesOn({ tiles }: State): number {
  return tiles.reduce((sum, { drones }) => sum + drones, 0);
}
