import type { PlansSection } from '../../module/plans.ts';
import { openDialog } from '../../page/dialog.ts';
import { el } from '../../page/dom.ts';
import type { Played } from '../match.ts';
import type { Plan, PlanName } from './planning.ts';
import './plan.css';
import { planText } from './text.en.ts';

const words = planText.dialog;

/** Two plans side by side: their steps, and what each comes to. Better figures are not coloured: what is better is for the team to say. */
export function openCompare(
  parent: HTMLElement,
  section: PlansSection<Played>,
  plans: Readonly<Record<PlanName, Plan>>,
): void {
  const names = ['a', 'b'] as const;
  const dialog = openDialog(parent, { title: words.title, size: 'panel' });
  const figures = names.map((name) => section.figures(plans[name]));
  const steps = el(
    'div',
    { class: 'plan-steps' },
    ...names.map((name) => {
      const lines = plans[name].steps.map((step) => el('li', {}, section.line(step)));
      const list = lines.length > 0 ? el('ol', { class: 'plan-list' }, ...lines) : el('p', {}, words.none);
      return el('section', {}, el('h3', {}, planText.plan(name)), list);
    }),
  );
  const head = el(
    'tr',
    {},
    el('th', { scope: 'col' }, words.row),
    ...names.map((name) => el('th', { scope: 'col' }, planText.plan(name))),
  );
  const rows = (figures[0] ?? []).map(({ name }, row) =>
    el('tr', {}, el('th', { scope: 'row' }, name), ...figures.map((column) => el('td', {}, column[row]?.value ?? ''))),
  );
  const table = el('table', { class: 'plan-table' }, el('thead', {}, head), el('tbody', {}, ...rows));
  dialog.body.append(steps, table, el('p', { class: 'plan-note' }, words.note));
}
