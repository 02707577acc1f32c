import { expect, test } from 'vitest';
import { tableLayout } from '../../../../src/games/azardia/interaction/layout/tableLayout.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../../src/games/azardia/rules/state/types.ts';
import { playerName } from '../../../../src/games/azardia/text/names.en.ts';
import { azardiaCoach } from '../../../../src/games/azardia/ui/coach/coach.ts';
import type { Advice } from '../../../../src/module/capabilities/coach.ts';
import { common, contains, rect } from '../../../../src/table/layout/rect.ts';
import { position } from '../position.ts';
import { WINDOWS } from '../windows.ts';

const adviceIn = (state: State, seat: Seat): Promise<Advice<AzardiaTypes>> =>
  new Promise((resolve) => azardiaCoach.advise(azardia.view(state, seat), [seat], resolve));

const dangerIn = (state: State, seat: Seat) => azardiaCoach.danger(azardia.view(state, seat));

test('K1: who can buy level 5 is told to, with the chance to win and the reason', async () => {
  const { line, best } = await adviceIn(position('C', [{ level: 4, tile: 79, coins: 5000 }, { tile: 60 }]), 0);
  expect(line).toEqual([{ do: 'buyLevel', seat: 0 }]);
  expect(best[0]).toBe('Buy a level for 5,000.');
  expect(best[1]).toMatch(/^Chance to win: \d+% instead of \d+% by “End the play phase”\.$/);
  expect(best[2]).toBe('The Gate opens at level 5.');
});

test('G1: a rival who may stop on 150 next is the danger, with the share of rolls, and the panel to look at', () => {
  // From 149, a difference of 1 is rolled with 18 of 100 throws; a coin raises a die.
  const near = position('C', [
    { level: 5, tile: 100 },
    { level: 5, tile: 149 },
    { level: 5, tile: 147 },
  ]);
  const view = azardia.view(near, 0);
  expect(dangerIn(near, 0)).toEqual({
    said: [`Danger: ${playerName(view, 1)} stops on tile 150 with 18% of the next rolls.`],
    concerns: { seats: [1], pieces: [], places: [] },
  });
  const layout = tableLayout(1280, 720, 3);
  expect(azardiaCoach.marks?.({ seats: [1], pieces: [], places: [] }, view, layout)).toEqual([
    { kind: 'who', rect: layout.rivals[0] },
  ]);
  expect(
    dangerIn(
      position('C', [
        { level: 5, tile: 149 },
        { level: 4, tile: 79 },
      ]),
      0,
    ),
  ).toBeNull();
});

test('G1: while a rival holds 150, that is the danger, with the turns that are left', () => {
  const state = position('C', [{ level: 5, tile: 120 }, { level: 5, tile: 150 }, {}]);
  const held: State = { ...state, grace: { first: 1, holder: 1, now: 0, turns: [2] } };
  const name = playerName(azardia.view(held, 0), 1);
  expect(dangerIn(held, 0)?.said).toEqual([`Danger: ${name} holds tile 150 and wins after 2 more turns.`]);
});

test('what the coach says depends on nothing that its player cannot know', async () => {
  const withHand = (hand: readonly ['mirrorPoncho'] | readonly ['glueRain']): State =>
    position('C', [
      { level: 5, tile: 120, hand: ['gravityHiccup'] },
      { level: 5, tile: 140, hand: [...hand] },
    ]);
  const [one, other] = [withHand(['mirrorPoncho']), withHand(['glueRain'])];
  expect(await adviceIn(one, 0)).toEqual(await adviceIn(other, 0));
  expect(dangerIn(one, 0)).toEqual(dangerIn(other, 0));
});

test('looking back: not buying the level that opens the Gate cost chances', async () => {
  const view = azardia.view(position('C', [{ level: 4, tile: 79, coins: 5000 }, { tile: 60 }]), 0);
  const pass: Command = { do: 'pass', seat: 0 };
  const judgment = await azardiaCoach.judge?.(view, pass, [0], false);
  expect(judgment?.better).toBe('Buy a level for 5,000. The Gate opens at level 5.');
  expect((judgment?.best ?? 0) - (judgment?.chance ?? 1)).toBeGreaterThan(0.05);
});

test('the coach covers nothing that is pressed', () => {
  for (const [width, height] of WINDOWS) {
    const layout = tableLayout(width, height, 4);
    const { tag, panel } = azardiaCoach.places(layout);
    for (const place of [tag, panel]) {
      expect(contains(rect(0, 0, width, height), { x: place.x + place.w - 1, y: place.y + place.h - 1 })).toBe(true);
      for (const pressed of [layout.go, layout.choices, layout.hand, layout.dice]) {
        const { w, h } = common(place, pressed);
        expect(w * h).toBe(0);
      }
    }
  }
});
