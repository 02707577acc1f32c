import { expect, test } from 'vitest';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import { fazaPlans } from '../../../src/games/faza/ui/plan/plansSection.ts';
import type { PlansSection } from '../../../src/module/capabilities/plans.ts';
import type { Played } from '../../../src/shell/match.ts';
import {
  beginPlanning,
  firstStep,
  fittedTo,
  isPlanned,
  MOST_STEPS,
  planFor,
  stepsOf,
  turned,
  withAgain,
  withoutLast,
  withoutTaken,
  withStep,
} from '../../../src/shell/plan/planning.ts';
import { position } from '../../games/faza/positions.ts';
import { fc } from '../../kit/seeded.ts';

const section: PlansSection<Played> = fazaPlans;

const fight: Command = { do: 'fight', hero: 0, tile: 7 };
const recruit: Command = { do: 'recruit', hero: 1, outpost: 1 };
const state = position({
  heroes: { soldier: { tile: 7 }, doctor: { tile: 1, points: 9 } },
  tiles: { 7: { drones: 2 } },
});

test('steps are undone and redone unchanged; a new step drops undone steps', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('fight', 'recruit', 'undo', 'redo'), { maxLength: 12 }), (moves) => {
      let planning = beginPlanning();
      let [done, undone]: [Command[], Command[]] = [[], []];
      for (const move of moves) {
        if (move === 'undo') {
          planning = withoutLast(planning);
          undone = [...undone, ...done.slice(-1)];
          done = done.slice(0, -1);
        } else if (move === 'redo') {
          planning = withAgain(planning);
          done = [...done, ...undone.slice(-1)];
          undone = undone.slice(0, -1);
        } else {
          const command = move === 'fight' ? fight : recruit;
          planning = withStep(planning, command);
          [done, undone] = [[...done, command], []];
        }
        expect(planning.a.commands).toEqual(done);
        expect(stepsOf(planning)).toEqual({ canUndo: done.length > 0, canRedo: undone.length > 0 });
      }
    }),
  );
});

test('a plan has room for a hundred steps; what does not fit completely is not planned at all', () => {
  const steps = (count: number): Command[] => Array.from({ length: count }, () => recruit);
  const full = withStep(beginPlanning(), ...steps(MOST_STEPS - 1));
  expect(full.a.commands).toHaveLength(MOST_STEPS - 1);
  expect(withStep(full, fight, fight)).toBe(full);
  expect(withStep(full, fight).a.commands).toHaveLength(MOST_STEPS);
});

test('two plans are kept apart', () => {
  const first = withStep(beginPlanning(), fight);
  const both = withStep(turned(first, 'b'), recruit);
  expect(planFor(section, turned(both, 'a'), state).steps.map(({ command }) => command)).toEqual([fight]);
  expect(planFor(section, both, state).steps.map(({ command }) => command)).toEqual([recruit]);
  expect(isPlanned(both)).toBe(true);
  expect(isPlanned(beginPlanning())).toBe(false);
});

test('a plan is played from its first step, and the rest stays planned', () => {
  const planning = withStep(withStep(beginPlanning(), fight), recruit);
  const next = firstStep(planning);
  expect(next?.command).toEqual(fight);
  expect(next?.rest.a.commands).toEqual([recruit]);
  expect(firstStep(beginPlanning())).toBeNull();
});

test('steps that the rules refuse after a change leave the plan, and are counted', () => {
  const planning = withStep(withStep(beginPlanning(), recruit), fight);
  const empty = position({ heroes: { soldier: { tile: 7 }, doctor: { tile: 1, points: 9 } }, tiles: {} });
  const fitted = fittedTo(section, planning, empty);
  expect(fitted.planning.a.commands).toEqual([recruit]);
  expect(fitted.dropped).toBe(1);
});

test('the same plan of the same state is the same object, so it is not drawn again', () => {
  const planning = withStep(beginPlanning(), fight);
  expect(planFor(section, planning, state)).toBe(planFor(section, planning, state));
});

test('every plan lists the same figures, so that two can be compared; a roll shows its chance', () => {
  const plans = [beginPlanning(), withStep(beginPlanning(), fight)].map((planning) =>
    planFor(section, planning, state),
  );
  const names = plans.map((plan) => section.figures(plan).map(({ name }) => name));
  expect(names[0]).toEqual(names[1]);
  const [step] = plans[1]?.steps ?? [];
  expect(step && section.line(step)).toMatch(/\(dice, \d+%\)$/);
});

test('a step that somebody has taken leaves the plan, the others stay in order', () => {
  const plan = withStep(beginPlanning(), fight, recruit, fight);
  expect(withoutTaken(plan, recruit).a.commands).toEqual([fight, fight]);
  expect(withoutTaken(plan, fight).a.commands).toEqual([recruit, fight]);
  expect(withoutTaken(withStep(beginPlanning(), fight), recruit).a.commands).toEqual([fight]);
});
