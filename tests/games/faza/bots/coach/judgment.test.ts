import { expect, test } from 'vitest';
import { lineAdvice } from '../../../../../src/games/faza/bots/coach/advice.ts';
import { judged, judgedPlan } from '../../../../../src/games/faza/bots/coach/judgment.ts';
import { policy } from '../../../../../src/games/faza/bots/learned.ts';
import { winChanceOf } from '../../../../../src/games/faza/bots/value/trained.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import { withChance } from '../../../../kit/otherLuck.ts';
import { position } from '../../positions.ts';

const adviser = { bot: policy, chanceOf: winChanceOf };
const END: Command = { do: 'endTeamPhase' };

/** The Soldier stands among two Drones and has all cards; the Doctor has none left. */
const fight = position({
  heroes: { soldier: { tile: 10 }, doctor: { used: [1, 2, 3, 4] } },
  tiles: { 10: { drones: 2, rebels: 1 } },
});
const advice = lineAdvice(adviser, fight, undefined);

test('ending the phase where there was something to do costs what the best line would have brought', () => {
  expect(judged(adviser, fight, END, undefined)).toEqual({ chance: advice.ending, better: advice });
  expect(advice.chance).toBeGreaterThan(advice.ending);
});

test('what the adviser would have done costs nothing', () => {
  expect(advice.line[0]?.do).toBe('enhance');
  expect(judged(adviser, fight, advice.line[0] ?? END, undefined)).toBeNull();
});

test('where nothing was left to do, ending the phase costs nothing', () => {
  const done = position({ heroes: { soldier: { used: [1, 2, 3, 4] }, doctor: { used: [1, 2, 3, 4] } } });
  expect(judged(adviser, done, END, undefined)).toBeNull();
});

test('a judgment follows from what people could know: with other luck it is the same', () => {
  expect(judged(adviser, withChance(fight, 'other luck'), END, undefined)).toEqual(
    judged(adviser, fight, END, undefined),
  );
});

/** Two heroes among three Drones; the Soldier has Grenades. */
const crowd = position({ heroes: { soldier: { tile: 10 }, doctor: { tile: 10 } }, tiles: { 10: { drones: 3 } } });
const roll: Command = { do: 'fight', hero: 0, tile: 10 };
const grenades: Command = { do: 'enhance', hero: 0, card: 4, option: 0, target: { kind: 'self' } };

test('a plan that clearly costs chances to win is objected to, with what is better', () => {
  const judgment = judgedPlan(adviser, crowd, [roll]);
  expect(judgment?.better.line).toEqual([grenades, roll]);
  expect(judgment?.chance).toBeCloseTo(0.42, 2);
  expect(judgment?.better.chance).toBeCloseTo(0.5, 2);
});

test('nothing is said against a plan that is as good as any, or nearly', () => {
  expect(judgedPlan(adviser, crowd, [grenades, roll])).toBeNull();
  // It takes the first step of the best line, and leaves the rest to be planned.
  expect(judgedPlan(adviser, crowd, [grenades])).toBeNull();
});
