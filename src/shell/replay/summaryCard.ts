import type { SummaryGroup, SummaryLine } from '../../module/capabilities/phases.ts';
import type { Concerns } from '../../module/screens/replay.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el } from '../../page/dom.ts';
import { moveFocus } from '../../page/input/focus.ts';
import { directionOfKey } from '../../page/input/shortcuts.ts';
import './replayControls.css';
import './summary.css';
import { replayText } from './text.en.ts';

/** What a summary is shown with. */
export interface SummaryOptions {
  readonly title: string;
  readonly groups: readonly SummaryGroup[];
  /** What the card says where nothing was done. */
  readonly nothing: string;
  /** Counts before and after the phase. */
  readonly figures: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  /** How wide the panel beside the board is, in CSS pixels; `null` where it stands on the lower edge. */
  readonly aside: number | null;
  /** Shows a line's facts again; without a line, the whole phase. */
  watch(line: SummaryLine | null): void;
  /** Marks on the board what a line is about, as long as it is pointed at; `null` when it no longer is. */
  where(concerns: Concerns | null): void;
}

const words = replayText.summary;

/** The card that says what a phase did, by who did it. Enter, Escape, Space or a press beside it puts it away. */
export function openSummary(parent: HTMLElement, options: SummaryOptions): { close(): void } {
  const { title, groups, nothing, figures, aside } = options;
  const dialog = openDialog(parent, { title, size: 'note' });
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
    const { symbol, label, count, detail } = line;
    const name = [label, count, detail].filter(Boolean).join(' ');
    const element = button(
      '',
      leave(() => options.watch(line)),
      { symbol, name },
    );
    element.className = 'summary-line';
    element.title = words.watch;
    element.append(el('b', {}, label, ...(count === '' ? [] : [' ', el('em', {}, count)])), el('span', {}, detail));
    const point = (): void => options.where(line.concerns);
    const rest = (): void => options.where(null);
    element.addEventListener('pointerenter', point);
    element.addEventListener('pointerleave', rest);
    element.addEventListener('focus', point);
    element.addEventListener('blur', rest);
    return el('li', {}, element);
  };
  for (const { title: who, lines } of groups) {
    dialog.body.append(
      el('section', {}, el('h3', {}, who), el('ul', { class: 'summary-lines' }, ...lines.map(lineOf))),
    );
  }
  if (groups.length === 0) dialog.body.append(el('p', {}, nothing));
  const boxes = figures.map(({ name, from, to }) =>
    el('div', {}, el('dt', {}, name), el('dd', {}, words.change(from, to))),
  );
  dialog.foot.before(el('dl', { class: 'summary-figures' }, ...boxes));
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
