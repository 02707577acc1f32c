import { expect, test } from 'vitest';
import { weigh } from '../../../../src/games/factionFun/bots/weighing.ts';
import { winChance } from '../../../../src/games/factionFun/bots/winChance.ts';
import { tableLayout } from '../../../../src/games/factionFun/interaction/layout/tableLayout.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { FactionFunTypes } from '../../../../src/games/factionFun/rules/state/types.ts';
import { factionFunCoach } from '../../../../src/games/factionFun/ui/coach/coach.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import type { Advice } from '../../../../src/module/capabilities/coach.ts';
import { common } from '../../../../src/table/layout/rect.ts';
import { EVERYDAY_WINDOWS } from '../../../kit/windows.ts';
import { type Described, moving, position } from '../position.ts';

const viewOf = (described: Described, seat = 0) => factionFun.view(position(described), seat);
const adviceIn = (described: Described, seat = 0): Promise<Advice<FactionFunTypes>> =>
  new Promise((resolve) => factionFunCoach.advise(viewOf(described, seat), [seat], resolve));

const coast: Described = {
  map: ['Sp Sp p m p p Hp Hp'],
  avatars: [
    ['S', 1],
    ['H', 6],
  ],
  die: 1,
};

test('C1, L1: the coach advises the move to land that joins the realm, with the chances to win and the reason', async () => {
  const { line, best } = await adviceIn(coast);
  expect(line).toEqual([moving(0, 0, 2)]);
  expect(best[1]).toMatch(/^It is worth about \d\.\d tiles, and “.+” [−\d.]+\.$/);
  expect(best[2]).toMatch(/^Chance to win: \d+%\.$/);
  expect(best.at(-1)).toBe('The tile joins your realm.');
});

test('C2, B8: an answer is weighed by what it saves, and letting the claim stand by what that costs', () => {
  const before = position({
    ...coast,
    map: ['Sp Sp p p Hp Hp Hp Hp'],
    step: 'act',
    avatars: [
      ['S', 2],
      ['H', 4],
    ],
  });
  const asked = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
    const result = factionFun.apply({ ...before, chance: chanceFrom(seed) }, { do: 'claim', seat: 0 });
    return result.ok && result.state.steps[0]?.step === 'answer' ? [result.state] : [];
  });
  const [state = before] = asked;
  const [best, ...others] = weigh(factionFun.view(state, 1), 1, null);
  expect(best?.command.do).toBe('answer');
  expect(others.at(-1)?.command).toEqual({ do: 'pass', seat: 1 });
});

test('W1: a larger lead is a better chance, the more so the closer a realm is to victory', () => {
  const early = viewOf(coast);
  const late = viewOf({
    ...coast,
    map: ['Sp Sp Sp Sp Sp Sp Sp Sp Sp p Hp Hp Hp Hp Hp Hp Hp Hp Hp'],
    avatars: [
      ['S', 8],
      ['H', 10],
    ],
  });
  const gained = (view: typeof early): number => winChance(view, 'sailfolk', 1) - winChance(view, 'sailfolk', 0);
  expect(gained(early)).toBeGreaterThan(0);
  expect(gained(late)).toBeGreaterThan(4 * gained(early));
  expect(winChance(late, 'sailfolk', 0.5) + winChance(late, 'hearthfolk', -0.5)).toBeCloseTo(1, 9);
});

test('W1: a realm two tiles short of victory is the danger; from eleven on it wins unless one’s own is as large', () => {
  const row = (own: number, rival: number): Described => ({
    map: [[...Array(own).fill('Sp'), 'p', ...Array(rival).fill('Hp')].join(' ')],
    avatars: [
      ['S', 0],
      ['H', own + 1],
    ],
  });
  const said = (own: number, rival: number) => factionFunCoach.danger(viewOf(row(own, rival)))?.said;
  expect(said(3, 8)).toBeUndefined();
  expect(said(3, 9)).toEqual(['Danger: the realm of the Hearthfolk has 9 of 11 tiles that win at the end of a round.']);
  expect(said(3, 11)).toEqual(['Danger: the Hearthfolk win at the end of this round with a realm of 11.']);
  expect(said(11, 11)).toEqual([
    'Danger: the realm of the Hearthfolk has 11 tiles; only yours keeps them from winning.',
  ]);
});

test('A1: what the coach says depends on no card of the other side', async () => {
  const withHand = (hand: 'closedPaths' | 'riverWays'): Described => ({
    ...coast,
    hands: [['ferry'], [hand]],
    step: 'card',
  });
  expect(await adviceIn(withHand('closedPaths'))).toEqual(await adviceIn(withHand('riverWays')));
});

test('looking back, a move away from all land cost chances', async () => {
  const judgment = await factionFunCoach.judge?.(viewOf(coast), moving(0, 0, 0), [0], true);
  expect(judgment?.better).toContain('The tile joins your realm.');
  expect(judgment?.best).toBeGreaterThan(judgment?.chance ?? 1);
});

test('the coach covers no button that is pressed', () => {
  for (const [width, height] of EVERYDAY_WINDOWS) {
    const layout = tableLayout(width, height);
    const { tag, panel } = factionFunCoach.places(layout);
    for (const place of [tag, panel])
      for (const pressed of [layout.go, layout.menu, layout.tools]) {
        const { w, h } = common(place, pressed);
        expect(w * h).toBe(0);
      }
  }
});
