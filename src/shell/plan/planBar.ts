import './plan.css';
import type { PlansSection } from '../../module/capabilities/plans.ts';
import { type Danger, isGrave } from '../../module/chances/danger.ts';
import type { TableLayout } from '../../module/screens/table.ts';
import { openDialog } from '../../page/dialog.ts';
import { button, el, freshId, positionAt } from '../../page/dom.ts';
import { table, tableRow } from '../../page/fields.ts';
import { onPageKey } from '../../page/input/shortcuts.ts';
import type { Played } from '../match.ts';
import type { Plan, PlanName } from './planning.ts';
import { planText } from './text.en.ts';

const PLANS: readonly PlanName[] = ['a', 'b'];

/** What the bar shows of a plan, and where. */
export interface PlanBarView {
  readonly section: PlansSection<Played>;
  readonly plan: Plan;
  readonly open: PlanName;
  readonly layout: TableLayout;
  /** Whether a command waits to be planned: its button is needed then. */
  readonly offers: boolean;
  /** The risk of playing its first step; `null` for none. */
  readonly danger: Danger | null;
}

/** What the buttons of the bar do. */
export interface PlanBarActions {
  turn(open: PlanName): void;
  play(): void;
  compare(): void;
  leave(): void;
}

/** The bar over the top of the screen while people plan, and a dashed frame around the board: this is not the game. */
export interface PlanBar {
  /** Shows this plan, or nothing. */
  show(view: PlanBarView | null, actions: PlanBarActions): void;
  close(): void;
}

/** Creates the bar of a table inside `parent`. */
export function createPlanBar(parent: HTMLElement): PlanBar {
  let shown: { readonly key: string; readonly parts: readonly HTMLElement[]; readonly keys: AbortController } | null =
    null;
  /** Whether a step is played that was begun from the bar by its button: that has the focus again when the bar is back. */
  let isPlayed = false;
  const clear = (): void => {
    for (const part of shown?.parts ?? []) part.remove();
    shown?.keys.abort();
    shown = null;
  };
  return {
    close: clear,
    show: (view, actions) => {
      const key = view
        ? JSON.stringify([view.open, view.offers, view.layout.width, view.layout.height, view.danger, lines(view)])
        : '';
      if (shown?.key === key) return;
      const focused = document.activeElement?.getAttribute('data-plan') ?? null;
      if (shown) isPlayed = !view && focused === 'play';
      clear();
      if (!view) return;
      const parts = [frame(view), bar(view, actions), ...newest(view)];
      parent.append(...parts);
      showNewest(parts[1]);
      shown = { key, parts, keys: new AbortController() };
      // The key that began to plan ends it; the button that it pressed lies under the bar.
      onPageKey(shown.keys.signal, { p: ({ repeat }) => repeat || actions.leave() });
      // Rebuilding the bar keeps the focus on the same button.
      const stood = focused ?? (isPlayed ? 'play' : null);
      isPlayed = false;
      if (stood !== null) parts[1]?.querySelector<HTMLElement>(`[data-plan="${stood}"]`)?.focus();
    },
  };
}

function lines({ section, plan }: PlanBarView): string[] {
  return plan.steps.map((step) => section.line(step));
}

function bar(view: PlanBarView, actions: PlanBarActions): HTMLElement {
  const { section, open, layout } = view;
  const said = lines(view);
  // On phones there is room for the newest step alone, and the comparison has all: there the list is only for who listens.
  const isSeen = layout.form === 'wide';
  const steps =
    said.length > 0
      ? el(
          'ol',
          isSeen ? { class: 'scrolls', tabindex: 0, 'aria-label': planText.plan(open) } : {},
          ...said.map((line) => el('li', line)),
        )
      : el('p', section.empty);
  const play = named('play', playButton(view, actions));
  play.disabled = said.length === 0;
  const leave = named(
    'leave',
    button('', () => actions.leave(), { symbol: 'x', name: planText.leave }),
  );
  leave.setAttribute('aria-keyshortcuts', 'p');
  const element = el(
    'section',
    { class: `plan-bar ${layout.form}`, 'aria-label': planText.region },
    // There is room there for three buttons that a finger finds.
    ...(layout.form === 'portrait' ? [turner(open, actions)] : tabs(open, actions)),
    steps,
    play,
    named(
      'compare',
      button(planText.versus, () => actions.compare(), { name: planText.compare }),
    ),
    // On upright phones the button below the board, which leads back to the game, is near enough.
    ...(layout.form === 'portrait' ? [] : [leave]),
  );
  positionAt(element, section.barPlace(layout));
  return element;
}

/** Plays the first step; where that can lose the game, the button says how likely. */
function playButton({ danger }: PlanBarView, actions: PlanBarActions): HTMLButtonElement {
  const play = (): void => actions.play();
  if (danger === null) return button('', play, { look: 'act', symbol: 'play', name: planText.play });
  const look = isGrave(danger) ? 'danger' : 'act';
  const element = button('', play, { look, symbol: 'play', name: planText.play });
  element.classList.add('risky');
  const said = el('span', { id: freshId('danger'), hidden: true }, danger.said);
  element.setAttribute('aria-describedby', said.id);
  element.append(el('small', { 'aria-hidden': 'true' }, danger.brief), said);
  return element;
}

function named(id: string, element: HTMLButtonElement): HTMLButtonElement {
  element.dataset.plan = id;
  return element;
}

/** A button for each plan. */
function tabs(open: PlanName, actions: PlanBarActions): HTMLButtonElement[] {
  return PLANS.map((name) => {
    const tab = button(planText.letter(name), () => actions.turn(name), {
      look: name === open ? 'act' : 'plain',
      name: planText.plan(name),
    });
    tab.setAttribute('aria-pressed', String(name === open));
    return named(name, tab);
  });
}

/** One button for both, which opens the other plan: both letters, and the open one lit. */
function turner(open: PlanName, actions: PlanBarActions): HTMLButtonElement {
  const other = open === 'a' ? 'b' : 'a';
  const turn = button('', () => actions.turn(other), { name: planText.plan(other) });
  turn.classList.add('plan-turn');
  turn.append(...PLANS.map((name) => el('b', name === open ? { class: 'open' } : {}, planText.letter(name))));
  return named('turn', turn);
}

/** Of a plan that is longer than its room, the end is seen: what has just been planned. */
function showNewest(section: HTMLElement | undefined): void {
  const list = section?.querySelector('ol');
  if (!list) return;
  list.scrollLeft = list.scrollWidth;
  list.classList.toggle('begins-before', list.scrollLeft > 0);
}

/** On phones: the newest step where the button is that plans one, as long as it is not needed. */
function newest({ section, plan: { steps }, layout: { form, go }, offers }: PlanBarView): HTMLElement[] {
  if (form === 'wide' || offers) return [];
  const step = steps.at(-1);
  const words = step ? planText.newest(steps.length, section.line(step)) : planText.nothingYet;
  const element = el('div.plan-newest', { 'aria-hidden': 'true' }, el('p', words));
  positionAt(element, go);
  return [element];
}

/** A dashed frame around the board with the name of the plan, how long it is, and how likely. */
function frame({ section, plan, open, layout: { tray } }: PlanBarView): HTMLElement {
  const brief = plan.steps.length > 0 ? ` · ${planText.brief(plan.steps.length, section.chance(plan))}` : '';
  const sign = el('span', `${planText.plan(open)}${brief}`);
  const element = el('div.plan-frame', { 'aria-hidden': 'true' }, sign);
  positionAt(element, tray);
  return element;
}

const words = planText.dialog;

/** Two plans side by side: their steps, and what each comes to. Better figures are not colored: what is better is for the team to say. */
export function openCompare(
  parent: HTMLElement,
  section: PlansSection<Played>,
  plans: Readonly<Record<PlanName, Plan>>,
): void {
  const names = ['a', 'b'] as const;
  const dialog = openDialog(parent, { title: words.title, size: 'panel' });
  const figures = names.map((name) => section.figures(plans[name]));
  const steps = el(
    'div.plan-steps',
    ...names.map((name) => {
      const lines = plans[name].steps.map((step) => el('li', section.line(step)));
      const list = lines.length > 0 ? el('ol.plan-list', ...lines) : el('p', words.none);
      return el('section', el('h3', planText.plan(name)), list);
    }),
  );
  const rows = (figures[0] ?? []).map(({ name }, row) =>
    tableRow(
      name,
      figures.map((column) => column[row]?.value ?? ''),
    ),
  );
  dialog.body.append(
    steps,
    table('table.plan-table', '', [words.row, ...names.map(planText.plan)], rows),
    el('p.plan-note', words.note),
  );
}
