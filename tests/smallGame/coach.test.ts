import { expect, test } from 'vitest';
import { azardia } from '../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../src/games/azardia/rules/state/command.ts';
import type { AzardiaView } from '../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../src/games/azardia/rules/state/types.ts';
import { at } from '../../src/kernel/values/at.ts';
import type { Advice, GameCoach } from '../../src/module/capabilities/coach.ts';
import { type CoachParts, createCoach, type Weighed } from '../../src/smallGame/coach.ts';
import { rect } from '../../src/table/layout/rect.ts';
import { position } from '../games/azardia/position.ts';

/* The coach of games of players against each other, told by a bot what commands are worth. */

const NOWHERE = { seats: [], pieces: [], places: [] };
const view = azardia.view(position('C', [{ level: 5, coins: 9000 }, {}]), 0);
const [stay, buy] = [
  { do: 'pass', seat: 0 },
  { do: 'buyTile', seat: 0 },
] as const satisfies readonly Command[];

function coachWho(weigh: CoachParts<AzardiaTypes>['weigh']): GameCoach<AzardiaTypes> {
  const game = { rules: azardia, commandText: ({ do: what }: Command) => what, actor: ({ seat }: Command) => seat };
  return createCoach<AzardiaTypes>(game, {
    weigh,
    reason: (_, command) => (command.do === 'pass' ? null : 'It is near'),
    concerns: () => NOWHERE,
    danger: () => null,
    places: () => ({ tag: rect(0, 0, 1, 1), isRoomy: false, panel: rect(0, 0, 1, 1) }),
    marks: () => [],
  });
}

const finds = (...weighed: readonly Weighed<AzardiaTypes>[]) => coachWho(async () => weighed);

function adviceOf(coach: GameCoach<AzardiaTypes>, from: AzardiaView, seats = [0]): Promise<Advice<AzardiaTypes>> {
  return new Promise((resolve) => coach.advise(from, seats, (advice, isFinal) => isFinal && resolve(advice)));
}

test('the best line names the command, both chances and the reason; the idea leaves the numbers out', async () => {
  const coach = finds({ command: buy, chance: 0.42 }, { command: stay, chance: 0.374 });
  const { line, idea, best } = await adviceOf(coach, view);
  expect(line).toEqual([buy]);
  expect(idea.said).toEqual(['buyTile.', 'It is near.']);
  expect(best).toEqual(['buyTile.', 'Chance to win: 42% instead of 37% by “pass”.', 'It is near.']);
});

test('commands that are as good are called so; without an estimate there is no number; without advice it says so', async () => {
  const alike = await adviceOf(finds({ command: stay, chance: 0.4 }, { command: buy, chance: 0.396 }), view);
  expect(alike.best).toEqual(['pass.', 'Chance to win: 40%; “buyTile” is as good.']);
  const bare = await adviceOf(finds({ command: buy, chance: null }), view);
  expect(bare.best).toEqual(['buyTile.', 'It is near.']);
  const none = await adviceOf(finds(), view);
  expect([none.line, none.best]).toEqual([[], ['Do as you like: it makes no difference.']]);
});

test('what is found quickly is said at once, and replaced by what longer thinking finds', async () => {
  const said: unknown[] = [];
  const coach = coachWho(async (_, __, ___, isQuick) => [{ command: isQuick ? stay : buy, chance: 0.5 }]);
  await new Promise<void>((resolve) => {
    coach.advise(view, [0], ({ line }, isFinal) => {
      said.push([line, isFinal]);
      if (isFinal) resolve();
    });
  });
  expect(said).toEqual([
    [[stay], false],
    [[buy], true],
  ]);
});

test('a seat that has nothing to decide is not weighed', async () => {
  const coach = coachWho(() => Promise.reject(new Error('asked for nothing')));
  expect((await adviceOf(coach, view, [1])).line).toEqual([]);
});

test('a coach who is stopped says nothing more', async () => {
  let found = 0;
  let answer: (weighed: readonly Weighed<AzardiaTypes>[]) => void = () => undefined;
  const weighing = new Promise<readonly Weighed<AzardiaTypes>[]>((resolve) => {
    answer = resolve;
  });
  coachWho(() => weighing)
    .advise(view, [0], () => {
      found += 1;
    })
    .stop();
  answer([{ command: buy, chance: 0.5 }]);
  await weighing;
  await Promise.resolve();
  expect(found).toBe(0);
});

test('looking back, a command is compared with the best; the best itself, or one without an estimate, cost nothing', async () => {
  const weighed = [
    { command: buy, chance: 0.42 },
    { command: stay, chance: 0.3 },
  ];
  const judged = (coach: GameCoach<AzardiaTypes>, command: Command) => coach.judge?.(view, command, [0], false);
  const asked: unknown[] = [];
  const coach = coachWho(async (_, seat, also, isQuick) => {
    asked.push([seat, also, isQuick]);
    return weighed;
  });
  expect(await judged(coach, stay)).toEqual({ chance: 0.3, best: 0.42, better: 'buyTile. It is near.' });
  expect(await judged(coach, buy)).toBeNull();
  expect(asked).toEqual([
    [0, stay, false],
    [0, buy, false],
  ]);
  expect(await judged(finds({ ...at(weighed, 0), chance: null }, at(weighed, 1)), stay)).toBeNull();
});
