import type { EndingView } from '../../module/ending.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el, ruleButton } from '../../page/dom.ts';
import type { LogLine } from '../log/matchLog.ts';
import type { Played, PlayedGame } from '../match.ts';
import './ending.css';
import { endingText } from './text.en.ts';

const words = endingText.round;

/** What can be done from the page of a round. */
export interface RoundActions {
  /** Everything that happened in a match. */
  readonly log: readonly LogLine[];
  openRule(rule: string): void;
  /** Looks back at a round; it is named by the history's entry at its end. */
  lookBack(end: number): void;
  /** Plays on from its beginning. */
  playOn(end: number): void;
}

/** An ending, and the game that knows what it says. */
export interface ShownEnding {
  readonly ending: PlayedGame['ending'];
  readonly view: EndingView<Played>;
}

/** One round of a game that is over: its figures before and after, what happened, and the ways back into it. */
export function openRound(parent: HTMLElement, shown: ShownEnding, start: number, actions: RoundActions): void {
  const dialog = openDialog(parent, { title: '', size: 'panel' });
  const title = dialog.element.querySelector('h2');
  const { ending, view } = shown;
  const last = ending.figures(view).length - 1;
  let end = start;
  const leave = (act: (end: number) => void) => (): void => {
    dialog.close();
    act(end);
  };
  const step = (by: number, label: string): HTMLButtonElement => {
    const go = button(label, () => {
      end = Math.min(last, Math.max(1, end + by));
      draw();
    });
    return go;
  };
  const before = step(-1, words.before);
  const after = step(1, words.after);
  const page = el('div');
  dialog.body.append(el('div', { class: 'round-steps' }, before, after), page);
  dialog.foot.append(
    button(words.lookBack, leave(actions.lookBack), { symbol: 'eye' }),
    button(words.playOn, leave(actions.playOn), { look: 'act', symbol: 'play' }),
  );

  const draw = (): void => {
    const round = ending.roundAt(view, end);
    if (title) title.textContent = words.title(round);
    before.disabled = end <= 1;
    after.disabled = end >= last;
    const key = ending.keyRound(view);
    const mark = key?.end === end ? [el('p', { class: 'round-key' }, words.key[key.kind])] : [];
    page.replaceChildren(...mark, figures(shown, end), happened(actions, round), el('p', {}, words.playOnHint));
    dialog.body.scrollTop = 0;
  };
  draw();
  dialog.body.focus({ preventScroll: true });
}

function figures({ ending, view }: ShownEnding, end: number): HTMLElement {
  const rows = ending.figures(view);
  const boxes = ending.figureNames().flatMap((name, column) => {
    const [before, after] = [rows[end - 1]?.[column], rows[end]?.[column]];
    if (before == null || after == null) return [];
    return [el('div', {}, el('dt', {}, name), el('dd', {}, words.change(before, after)))];
  });
  return el('dl', { class: 'round-figures' }, ...boxes);
}

function happened({ log, openRule }: RoundActions, round: number): HTMLElement {
  const lines = log.filter((entry) => entry.round === round);
  const list = lines.map(({ text, rule }) =>
    el(
      'li',
      {},
      el('span', {}, text),
      ruleButton(rule, () => openRule(rule)),
    ),
  );
  const told = list.length > 0 ? el('ol', { class: 'log' }, ...list) : el('p', {}, words.nothing);
  return el('section', {}, el('h3', {}, words.happened), told);
}
