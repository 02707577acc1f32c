import type { Explanation, Topic } from '../../module/inspect.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el, ruleButton } from '../../page/dom.ts';
import './inspect.css';
import { inspectText } from './text.en.ts';

/** What can be done from an explanation. */
export interface ExplanationActions {
  ruleTitle(rule: string): string;
  openRule(rule: string): void;
  /** Points out to everybody what is explained. */
  point(): void;
}

/** Shows what something on the board is, how it stands now, and the rules of each thing about it. */
export function openExplanation(
  parent: HTMLElement,
  { title, about, topics }: Explanation,
  actions: ExplanationActions,
): void {
  const dialog = openDialog(parent, { title, size: 'note' });
  dialog.element.classList.add('piece-card');
  if (about !== '') dialog.body.append(el('p', { class: 'about' }, about));
  dialog.body.append(...topics.map((topic) => section(topic, actions)));
  const show = (): void => {
    dialog.close();
    actions.point();
  };
  dialog.foot.append(button(inspectText.point, show, { symbol: 'target' }));
  dialog.body.focus({ preventScroll: true });
}

function section({ name, text, now, rules }: Topic, { ruleTitle, openRule }: ExplanationActions): HTMLElement {
  const links = rules.map((rule) => {
    const link = ruleButton(rule, () => openRule(rule));
    link.append(' ', el('small', {}, ruleTitle(rule)));
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
