import { expect, test } from 'vitest';
import { canPlan, planFrom, sumOf } from '../../../../../src/games/faza/bots/plan/plan.ts';
import { fightForecast } from '../../../../../src/games/faza/rules/fight/fightOdds.ts';
import { legalCommands } from '../../../../../src/games/faza/rules/legal.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { withChance } from '../../../../kit/otherLuck.ts';
import { fc } from '../../../../kit/seeded.ts';
import { position } from '../../positions.ts';
import { positions } from '../table.ts';

/** Some commands in a row, each legal at its point in the plan: picked by numbers. */
function somePlan(start: FazaView, picks: readonly number[]) {
  let plan = planFrom(start, []);
  for (const pick of picks) {
    const open = legalCommands(plan.tip).filter(canPlan);
    const command = open[pick % Math.max(1, open.length)];
    if (!command) break;
    plan = planFrom(start, [...plan.steps.map((step) => step.command), command]);
  }
  return plan;
}

const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });

test('a plan knows nothing of the luck to come: with other luck it is the same plan', () => {
  fc.assert(
    fc.property(positions, picks, (state, chosen) => {
      const { steps } = somePlan(state, chosen);
      const commands = steps.map(({ command }) => command);
      const elsewhere = planFrom(withChance(state, 'other luck'), commands);
      const seen = (found: typeof steps) =>
        found.map(({ before: _, after, ...step }) => ({ ...step, tiles: after.tiles }));
      expect(seen(elsewhere.steps)).toEqual(seen(steps));
      expect(elsewhere.left).toEqual([]);
    }),
    { seed: 1, numRuns: 60 },
  );
});

test('a step starts where the last one ended, and uses neither luck nor event cards', () => {
  fc.assert(
    fc.property(positions, picks, (state, chosen) => {
      const { steps, tip } = somePlan(state, chosen);
      expect(steps.at(-1)?.after ?? state).toBe(tip);
      for (const [index, { before, after }] of steps.entries()) {
        expect(before).toBe(index === 0 ? state : at(steps, index - 1).after);
        expect(after.chance).toEqual(state.chance);
        expect(after.events.deck).toEqual(before.events.deck);
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});

test('C1, P1: a fight is planned as its likeliest roll ends, and counted as it ends on average', () => {
  const state = position({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 2 } } });
  const plan = planFrom(state, [{ do: 'fight', hero: 0, tile: 7 }]);
  const odds = fightForecast(state, 0, 7);
  const [step] = plan.steps;
  expect(step?.by).toBe('dice');
  expect(step?.points).toBe(odds.expectedKills);
  expect(at(plan.tip.tiles, 6).drones).toBe(2 - at(odds.results, 0).kills);
  expect(sumOf(plan).death).toBeCloseTo(odds.deathChance, 12);
});

test('B2, B3: a boarding is planned without the event that follows it, and says so', () => {
  const state = position({ heroes: { soldier: { tile: 14 }, doctor: {} }, tiles: { 14: { rebels: 1 } } });
  const board = legalCommands(state).find((command) => command.do === 'board');
  const plan = planFrom(state, board ? [board] : []);
  expect(plan.steps.map(({ by }) => by)).toEqual(['card']);
  expect(sumOf(plan).hits).toBe(1);
});

test('refused steps remain, with everything after them', () => {
  const state = position({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 1 } } });
  const fight = { do: 'fight', hero: 0, tile: 7 } as const;
  const plan = planFrom(state, [fight, { do: 'endTeamPhase' }, fight]);
  expect(plan.steps).toHaveLength(1);
  expect(plan.left).toEqual([{ do: 'endTeamPhase' }, fight]);
});

test('sums: chances multiply, and combine for results that any step may bring', () => {
  const state = position({
    heroes: { soldier: { tile: 7 }, doctor: { tile: 6 } },
    tiles: { 6: { drones: 2 }, 7: { drones: 2 } },
  });
  const plan = planFrom(state, [
    { do: 'fight', hero: 0, tile: 7 },
    { do: 'fight', hero: 1, tile: 6 },
  ]);
  const [first, second] = plan.steps.map(({ chance }) => chance);
  const sum = sumOf(plan);
  expect(sum.chance).toBeCloseTo((first ?? 0) * (second ?? 0), 12);
  expect(sum.points).toBeCloseTo(
    plan.steps.reduce((total, { points }) => total + points, 0),
    12,
  );
  expect(sum.coming?.after.round).toBe(state.round + 1);
});
