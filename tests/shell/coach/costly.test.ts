import { expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { pastOf } from '../../../src/kernel/session.ts';
import { seatsOfPeople } from '../../../src/module/match.ts';
import { costliest, decisionsOf, workOf } from '../../../src/shell/coach/costly.ts';
import type { Command, Match, PlayedGame } from '../../../src/shell/match.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';

const record = golden('victory');
const session = gameAfter(record, record.commands.length);
const game: PlayedGame = Object.assign({}, fazaModule);
const players = record.setup.heroes.map((_, seat) => (seat === 0 ? ('you' as const) : ('computer' as const)));
const match: Match = Object.assign({}, { session, players });
const decisions = decisionsOf(game, match);
const never = new AbortController().signal;

test('people answer for what they decided, and not for what computers did', () => {
  const actors = decisions.map(({ command }) => game.table.actor(command));
  expect(new Set(actors)).toEqual(new Set([0, null]));
  expect(seatsOfPeople(match)).toEqual([0]);
  // Each is told by the moment before it.
  for (const { age, command } of decisions) expect(pastOf(session)[age]?.command).toEqual(command);
});

test('the three that cost most are told, the costliest first, by what the coach finds when it thinks long', async () => {
  const cost = (command: Command, isQuick: boolean): number => {
    const place = decisions.findIndex((one) => one.command === command);
    // On a second thought, the one that seemed to cost most costs least of all.
    return place === 5 ? (isQuick ? 0.9 : 0.1) : place < 5 ? 0.2 + place / 100 : 0;
  };
  const done: number[] = [];
  const told = await costliest(
    async (_, command, seats, isQuick) => {
      expect(seats).toEqual([0]);
      const size = cost(command, isQuick);
      return size === 0 ? null : { chance: 0.5 - size / 2, best: 0.5 + size / 2, better: '' };
    },
    decisions,
    [0],
    (count) => done.push(count),
    never,
  );
  expect(told.map(({ age }) => decisions.findIndex((one) => one.age === age))).toEqual([4, 3, 2]);
  expect(done.at(-1)).toBeLessThanOrEqual(workOf(decisions));
  expect(done[0]).toBe(1);
});

test('a decision that cost next to nothing is not told', async () => {
  const judge = async () => ({ chance: 0.5, best: 0.52, better: '' });
  expect(await costliest(judge, decisions, [0], () => undefined, never)).toEqual([]);
});

test('nobody thinks any more once people have turned away', async () => {
  const stopping = new AbortController();
  let times = 0;
  const judge = async () => {
    times += 1;
    stopping.abort();
    return { chance: 0.2, best: 0.8, better: '' };
  };
  expect(await costliest(judge, decisions, [0], () => undefined, stopping.signal)).toEqual([]);
  expect(times).toBe(1);
});
