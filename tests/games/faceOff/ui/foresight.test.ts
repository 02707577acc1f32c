import { expect, test } from 'vitest';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Choice } from '../../../../src/games/faceOff/rules/state/state.ts';
import { createForesight, workOutChances } from '../../../../src/games/faceOff/ui/computer/foresight.ts';
import { inFaceOff } from '../position.ts';

const view = faceOff.view(inFaceOff({ seats: [{ hand: ['grendel'] }, { hand: ['jackRackham'] }] }), 0);
const play: Choice = { choice: 'play', cards: [{ card: 'grendel', as: 'personality' }] };

test('chances are worked out once for each question, and told when they are there', async () => {
  const asked: string[] = [];
  const { chancesOf, whenKnown } = createForesight(async (_, seat, { choice }) => {
    asked.push(`${seat} ${choice}`);
    return [0.25, 0.75];
  });
  const told: (readonly number[] | null)[] = [];
  const end = whenKnown(() => told.push(chancesOf(view, 0, play)));
  expect(chancesOf(view, 0, play)).toBeNull();
  expect(chancesOf(view, 0, play)).toBeNull();
  await Promise.resolve();
  expect(told).toEqual([[0.25, 0.75]]);
  expect(chancesOf({ ...view, market: [] }, 0, play)).toEqual([0.25, 0.75]);
  expect(asked).toEqual(['0 play']);
  end();
  expect(chancesOf(view, 0, { choice: 'nothing' })).toBeNull();
  expect(chancesOf({ ...view, marks: 2 }, 0, play)).toBeNull();
  await Promise.resolve();
  expect(asked).toEqual(['0 play', '0 nothing', '0 play']);
  expect(told.length).toBe(1);
});

test('F5 where there are no threads, the page works the chances out', async () => {
  expect(await workOutChances(view, 0, play)).toEqual([1, 0]);
});
