import { expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import { age, begin, give, now, pastOf } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import type { BeforeAsking } from '../../../src/module/screens/table.ts';
import type { Match } from '../../../src/shell/match.ts';
import { beginPlanning, withStep } from '../../../src/shell/plan/planning.ts';
import { openTable, type TablePage } from '../../../src/shell/table/openTable.ts';
import type { Answered } from '../../../src/shell/table/tablePage.ts';
import type { Control } from '../../../src/table/control.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { quietPage } from '../learn/quietPage.ts';

const start = begin(faza, setupOf(['soldier', 'doctor', 'senator']));
const commandsOf = (hero: number): Command[] =>
  legalCommands(now(start)).filter((command) => command.do === 'enhance' && command.hero === hero);
/** What the computer's Senator wants to do, one after the other. */
const [first, second] = [at(commandsOf(2), 0), at(commandsOf(2), 1)];

/** One command for each of two cards of a hero, so that both can be given. */
function ofEachCard(hero: number): Command[] {
  const one = at(commandsOf(hero), 0);
  const other = commandsOf(hero).find((command) => 'card' in one && 'card' in command && command.card !== one.card);
  return other ? [one, other] : [];
}

/** The game after its first command. */
function after(command: Command): typeof start {
  const given = give(start, command);
  if (!('session' in given)) throw new Error('refused');
  return given.session;
}

type Next = (asked: BeforeAsking | undefined, given: readonly unknown[], seat: number) => unknown;

/** Gives one command: the first that has not been declined. */
const obliging: Next = (asked, given) => {
  if (given.length > 0) return null;
  return [first, second].find((wish) => !asked?.declined.includes(wish)) ?? null;
};

const accept = { answer: 'accept', pace: 'action' } as const;
const decline = { answer: 'decline', pace: 'action' } as const;

/** A table of people and a computer's Senator; people answer its proposals as given, the last time never. */
function table(
  asks: boolean,
  answers: readonly Omit<Answered, 'command'>[],
  next: Next = obliging,
  session = start,
  page: Partial<TablePage> = {},
  players: Match['players'] = ['you', 'you', 'computer'],
) {
  const proposed: unknown[] = [];
  const left = [...answers];
  let controls: readonly Control[] = [];
  let shownView: unknown = null;
  let lastPace: Answered['pace'] = 'action';
  const given = (): unknown[] => pastOf(opened.match().session).map(({ command }) => command);
  const wanted = async (...[, seat, , , asked]: Parameters<typeof fazaModule.computer.next>) =>
    next(asked, given(), seat);
  const tablePage = quietPage({
    game: Object.assign({}, fazaModule, { computer: { ...fazaModule.computer, next: wanted } }),
    confirms: () => false,
    asksBefore: () => asks,
    propose: async (_, wish, isAsked, stop) => {
      const command = await wish(false);
      if (!command) return null;
      if (!isAsked) return { answer: 'accept', command, pace: lastPace };
      proposed.push(command);
      const answer = left.shift();
      lastPace = answer?.pace ?? 'action';
      if (answer) return { ...answer, command };
      return new Promise((_resolve, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
    },
    showControls: (shown) => {
      controls = shown;
    },
    shown: (view) => {
      shownView = view;
    },
    ...page,
  });
  const opened = openTable(tablePage, { session, players });
  const press = (id: string): void => controls.find((one) => one.id === id)?.press();
  press('end');
  press('end');
  return { opened, proposed, given, press, view: () => shownView, ids: () => controls.map(({ id }) => id) };
}

test('where nobody wants to be asked, the computer acts at once', async () => {
  const { proposed, given } = table(false, []);
  await vi.waitFor(() => expect(given()).toEqual([first]));
  expect(proposed).toEqual([]);
});

test('a proposal that is accepted is carried out, and one that is declined is not: the computer thinks again without it', async () => {
  const { proposed, given } = table(true, [decline, accept]);
  await vi.waitFor(() => expect(given()).toEqual([second]));
  expect(proposed).toEqual([first, second]);
});

test('nothing happens before people have answered', async () => {
  const { opened, proposed } = table(true, []);
  await vi.waitFor(() => expect(proposed).toEqual([first]));
  expect(age(opened.match().session)).toBe(0);
});

test('who lets the computers play on is not asked again in this phase', async () => {
  const { proposed, given } = table(true, [{ answer: 'accept', pace: 'phase' }]);
  await vi.waitFor(() => expect(given().length).toBeGreaterThan(0));
  expect(proposed).toEqual([first]);
});

test('at the pace of heroes, people are asked once for each hero', async () => {
  const wishes = [...ofEachCard(1).slice(0, 1), ...ofEachCard(2)];
  const own = (seat: number, given: readonly unknown[]) =>
    wishes.find((wish) => 'hero' in wish && wish.hero === seat && !given.some((one) => equal(one, wish))) ?? null;
  const { proposed, given } = table(
    true,
    [
      { answer: 'accept', pace: 'seat' },
      { answer: 'accept', pace: 'seat' },
    ],
    (_, done, seat) => own(seat, done),
    start,
    {},
    ['you', 'computer', 'computer'],
  );
  await vi.waitFor(() => expect(given()).toEqual(wishes), 10_000);
  expect(proposed).toEqual([wishes[0], first]);
});

test('at the pace of heroes, a hero whose proposal was declined asks again', async () => {
  const { proposed, given } = table(true, [
    { answer: 'decline', pace: 'seat' },
    { answer: 'accept', pace: 'seat' },
  ]);
  await vi.waitFor(() => expect(given()).toEqual([second]));
  expect(proposed).toEqual([first, second]);
});

test('the computer is told what people plan', async () => {
  const step = at(commandsOf(0), 0);
  const kept = { plans: withStep(beginPlanning(), step), isOpen: false };
  const told: unknown[] = [];
  const { proposed } = table(
    true,
    [],
    (asked) => {
      told.push(asked?.planned);
      return first;
    },
    start,
    { plans: { load: () => kept, save: () => undefined } },
  );
  await vi.waitFor(() => expect(proposed).toEqual([first]));
  expect(told).toEqual([[step]]);
});

test('a step that a computer has taken leaves the plan, so that the steps after it still count', async () => {
  const own = at(commandsOf(0), 0);
  const kept = { plans: withStep(beginPlanning(), first, own), isOpen: false };
  const told: unknown[] = [];
  const { given } = table(
    true,
    [accept],
    (asked, done) => {
      told.push(asked?.planned);
      return done.length === 0 ? first : null;
    },
    start,
    { plans: { load: () => kept, save: () => undefined } },
  );
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(given()).toEqual([first]);
  expect(told).toEqual([[first, own], [own]]);
});

test('a computer that only repeats what was declined has done enough', async () => {
  const { proposed, given } = table(true, [decline, decline, decline], (_, done) => (done.length > 0 ? null : first));
  await vi.waitFor(() => expect(given()).toEqual([{ do: 'endTeamPhase' }]));
  expect(proposed).toEqual([first]);
});

test('a computer that repeats a command which the rules refuse is not asked for ever', async () => {
  const refused = { ...first, do: 'board' };
  let times = 0;
  // Without an end to it, the test would never come to one.
  const { given } = table(false, [], () => (++times < 9 ? refused : null));
  await vi.waitFor(() => expect(given()).toEqual([{ do: 'endTeamPhase' }]));
  expect(times).toBe(1);
});

test('Undo while a proposal waits takes the last command of people back, and the proposal with it', async () => {
  const { opened, proposed, press, ids } = table(true, [], () => first, after(at(commandsOf(0), 0)));
  await vi.waitFor(() => expect(proposed).toEqual([first]));
  expect(ids()).toEqual(expect.arrayContaining(['menu', 'undo']));
  expect(ids()).not.toContain('end');
  press('undo');
  expect(age(opened.match().session)).toBe(0);
  // People act next: nothing is proposed, and nothing given, until they end the phase again.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(proposed).toEqual([first]);
  expect(age(opened.match().session)).toBe(0);
  expect(ids()).toContain('end');
});

test('the board shows where a proposal leads: not as a plan, which people could leave, and without the news of what led elsewhere', async () => {
  const { opened, proposed, view } = table(true, [], () => first, after(at(commandsOf(0), 0)));
  expect(view()).not.toMatchObject({ news: '' });
  await vi.waitFor(() => expect(proposed).toEqual([first]));
  opened.table.proposed = first;
  opened.refresh();
  expect(view()).toMatchObject({ busy: true, planned: false, news: '' });
  expect(view()).toMatchObject({ state: { heroes: [{}, {}, now(after(first)).heroes[2]] } });
});
