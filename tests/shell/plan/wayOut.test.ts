import { expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin } from '../../../src/kernel/session.ts';
import { createPlanStore } from '../../../src/shell/plan/keptPlans.ts';
import type { PlanBarView } from '../../../src/shell/plan/planBar.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { quietPage } from '../learn/quietPage.ts';

/** A table with plans, its controls, and the text of its bar. */
function planners(width: number, height: number, plans = createPlanStore(memoryStore(), fazaModule)) {
  const seen = { controls: [] as readonly Control[], bar: null as PlanBarView | null };
  const table = openTable(
    quietPage({
      size: () => ({ width, height }),
      plans,
      showControls: (controls) => {
        seen.controls = controls;
      },
      showPlan: (view) => {
        seen.bar = view;
      },
    }),
    { session: begin(faza, setupOf(['scout', 'senator'])), players: ['you', 'you'] },
  );
  const press = (isIt: (control: Control) => boolean): void => seen.controls.find(isIt)?.press();
  return { seen, press, plan: () => table.plans.toggle() };
}

test.each([
  [360, 640],
  [640, 360],
  [1280, 720],
])('in a window of %i×%i a button of the board and Escape lead out of a plan', (width, height) => {
  const { seen, press, plan } = planners(width, height);
  for (const isWayOut of [
    ({ label }: Control) => label === text.controlText.leavePlan,
    ({ key }: Control) => key === 'Escape',
  ]) {
    plan();
    expect(seen.bar).not.toBeNull();
    press(isWayOut);
    expect(seen.bar).toBeNull();
  }
});

test('Escape first clears the selection, then leaves the plan', () => {
  const { seen, press, plan } = planners(1280, 720);
  const pressEscape = (): void => press(({ key }) => key === 'Escape');
  plan();
  press(({ id }) => id === 'half:0:1:movement');
  // One step back deselects the card, the next one the hero.
  pressEscape();
  pressEscape();
  expect(seen.bar).not.toBeNull();
  pressEscape();
  expect(seen.bar).toBeNull();
});

test('reopening a table with a plan continues the plan', () => {
  const plans = createPlanStore(memoryStore(), fazaModule);
  const first = planners(1280, 720, plans);
  first.plan();
  first.press(({ id }) => id === 'half:0:1:movement');
  first.press(({ id, pressed }) => id.startsWith('tile:') && pressed === false);
  first.press(({ id }) => id === 'go');
  expect(first.seen.bar?.plan.steps).toHaveLength(1);
  const second = planners(640, 360, plans);
  expect(second.seen.bar?.plan.steps.map(({ command }) => command)).toEqual(
    first.seen.bar?.plan.steps.map(({ command }) => command),
  );
  second.press(({ key }) => key === 'Escape');
  expect(planners(1280, 720, plans).seen.bar).toBeNull();
});
