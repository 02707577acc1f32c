import { ruleText } from '../../../games/faza/text/rules.en.ts';
import { openDialog } from '../../../page/dialog.ts';
import { button, el } from '../../../page/dom.ts';
import { ruleButton } from '../../../page/ruleButton.ts';
import type { Explanation, PieceCard } from './explain.ts';
import './inspect.css';
import { inspectText } from './pieces.en.ts';

/** Shows what a piece is, how it stands now, and the rules of each thing about it; `point` points it out to everybody. Resolves when it is closed. */
export function openPiece(
  parent: HTMLElement,
  { title, about, topics }: PieceCard,
  openRule: (rule: string) => void,
  point: () => void,
): Promise<void> {
  const dialog = openDialog(parent, { title, size: 'note' });
  dialog.element.classList.add('piece-card');
  if (about !== '') dialog.body.append(el('p', { class: 'about' }, about));
  dialog.body.append(...topics.map((topic) => section(topic, openRule)));
  const show = (): void => {
    dialog.close();
    point();
  };
  dialog.foot.append(button(inspectText.point, show, { symbol: 'target' }));
  dialog.body.focus({ preventScroll: true });
  return dialog.closed;
}

function section({ name, text, now, rules }: Explanation, openRule: (rule: string) => void): HTMLElement {
  const links = rules.map((rule) => {
    const link = ruleButton(rule, () => openRule(rule));
    link.append(' ', el('small', {}, ruleText[rule].title));
    return el('li', {}, link);
  });
  const standing = now === '' ? [] : [el('p', { class: 'now' }, now)];
  return el(
    'section',
    { class: 'topic' },
    el('h3', {}, name),
    el('p', {}, text),
    ...standing,
    el('ul', { class: 'rules' }, ...links),
  );
}
