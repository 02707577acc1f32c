import { afterEach, describe, expect, test, vi } from 'vitest';
import { winChanceOf } from '../../../src/games/faza/bots/value/trained.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import type { FazaView } from '../../../src/games/faza/rules/state/state.ts';
import { fazaChances } from '../../../src/games/faza/ui/thinking/chances.ts';
import { roundBeginnings } from '../../../src/kernel/rounds.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { ChanceThread, GameChances, Rollout } from '../../../src/module/capabilities/chances.ts';
import { chancesOf, emptyBook, luckOf } from '../../../src/shell/chances/chanceBook.ts';
import { ReplayChances } from '../../../src/shell/chances/replayChances.ts';
import type { Played } from '../../../src/shell/match.ts';
import { framesOf } from '../../../src/shell/replay/frames.ts';
import { golden } from '../../e2e/kit/golden.ts';
import { position } from '../../games/faza/positions.ts';
import { fc } from '../../kit/seeded.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';
import { randomMatch } from '../replay/games.ts';

afterEach(() => vi.unstubAllGlobals());

const match = randomMatch(1, 12);
const frames = framesOf(fazaModule, match);
const beginnings = roundBeginnings(match.session);
const wholeFrames = frames.flatMap((frame, index) => (frame.whole ? [index] : []));

/** The games to be played on from a match, none of which has been played yet. */
function bookWith(source: GameChances<Played>) {
  const positions = beginnings.map(({ state }) => match.session.game.view(state, null));
  return emptyBook(source, positions, 'a match', false);
}

/** Chances along a replay, and a thread that answers when the test says so. */
function opened(first: (share: number) => number = (share) => share) {
  vi.stubGlobal('document', { hidden: false });
  const asked: { readonly view: unknown; readonly luck: string; answer(rollout: Rollout): void }[] = [];
  const thread = {
    // The later the position, the better its chance.
    expected: async (views) => views.map((_, place) => first(place / (views.length - 1))),
    playOn: (view, luck) => new Promise<Rollout>((answer) => asked.push({ view, luck, answer })),
    close: vi.fn(),
  } satisfies ChanceThread<Played>;
  const changed = vi.fn();
  const book = bookWith({ ...fazaChances, openThread: () => thread });
  const chances = new ReplayChances({ book, ages: beginnings.map(({ age }) => age) }, frames, changed);
  return { chances, changed, asked, thread, book };
}

async function heard(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

test('the first estimates draw the whole curve; within a command the chance is that before it, or, if no luck decides, that after it', async () => {
  const { chances, changed } = opened();
  expect(chances.curve).toEqual([]);
  expect(chances.at(0)).toBeNull();
  await heard();
  expect(changed).toHaveBeenCalledOnce();
  expect(chances.curve).toHaveLength(frames.length);
  const second = at(wholeFrames, 1);
  const step = 1 / (wholeFrames.length - 1);
  expect(at(chances.curve, second)).toBeCloseTo(step, 10);
  for (const [index, frame] of frames.entries()) {
    if (frame.whole || index < at(wholeFrames, 0)) continue;
    const next = wholeFrames.findIndex((one) => one > index);
    const [after, before] = [next, next - 1].map((place) => at(frames, at(wholeFrames, place)).state);
    const isCertain = after?.chance.draws === before?.chance.draws;
    expect(at(chances.curve, index)).toBeCloseTo((isCertain ? next : next - 1) * step, 10);
  }
  expect(chances.at(second)?.estimate?.chance).toBeCloseTo(step, 10);
});

test('a decided position has no margin of error, and no game is played on from it', async () => {
  const { chances, asked } = opened();
  chances.rest(frames.length - 1);
  await heard();
  expect(chances.at(frames.length - 1)).toEqual({ estimate: { chance: 1, error: 0 }, isDefeatAhead: false });
  expect(chances.at(0)).toEqual({ estimate: { chance: 0, error: 0 }, isDefeatAhead: false });
  expect(asked).toEqual([]);
});

test('where the replay pauses, games refine the chance until it is reliable: here 56 of them, one after another', async () => {
  const { chances, asked } = opened(() => 0.5);
  const place = 2;
  chances.rest(at(wholeFrames, place));
  await heard();
  for (let game = 0; game < 56; game++) {
    expect(asked).toHaveLength(game + 1);
    expect(asked[game]?.view).toBe(at(frames, at(wholeFrames, place)).state);
    asked[game]?.answer({ won: true });
    await heard();
  }
  expect(asked).toHaveLength(56);
  expect(new Set(asked.map(({ luck }) => luck)).size).toBe(56);
  const refined = chances.at(at(wholeFrames, place))?.estimate;
  // The first estimate counts as much as 8 games.
  expect(refined?.chance).toBeCloseTo(0.9375, 10);
  expect(refined?.error).toBeLessThan(0.035);
});

test('while the replay runs no new game is started; results for an earlier position count there', async () => {
  const { chances, asked } = opened();
  const [here, there] = [at(wholeFrames, 2), at(wholeFrames, 3)];
  chances.rest(here);
  await heard();
  const before = chances.at(here)?.estimate?.chance ?? 0;
  chances.rest(null);
  asked[0]?.answer({ won: true });
  await heard();
  expect(asked).toHaveLength(1);
  expect(chances.at(here)?.estimate?.chance).toBeGreaterThan(before);
  chances.rest(there);
  await heard();
  expect(asked[1]?.view).toBe(at(frames, there).state);
});

test('a replay that was left gets no more results', async () => {
  const { chances, asked, changed, thread } = opened();
  chances.rest(at(wholeFrames, 2));
  await heard();
  chances.close();
  expect(thread.close).toHaveBeenCalledOnce();
  asked[0]?.answer({ won: true });
  await heard();
  expect(changed).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(1);
});

test('without threads there are no chances, and nothing breaks', async () => {
  vi.stubGlobal('document', { hidden: false });
  const refused = async (): Promise<never> => {
    throw new Error('no thread');
  };
  const thread = { expected: refused, playOn: refused, close: () => undefined };
  const book = bookWith({ ...fazaChances, openThread: () => thread });
  const chances = new ReplayChances({ book, ages: [] }, frames, () => undefined);
  chances.rest(3);
  await heard();
  expect(chances.at(3)).toBeNull();
  expect(chances.curve).toEqual([]);
});

test('at the start of a round, the replay agrees with the ending: from the same games, and as many', async () => {
  const { chances, asked, book } = opened(() => 0.4);
  const round = 0;
  const { age } = at(beginnings, round);
  const index = frames.findIndex((frame) => frame.whole && frame.commands === age);
  chances.rest(index);
  await heard();
  for (let game = 0; game < 20; game++) {
    expect(asked[game]?.luck).toBe(luckOf(book, { from: round, game }));
    asked[game]?.answer({ won: game < 5 });
    await heard();
  }
  book.expected = book.positions.map(() => 0.4);
  for (const games of book.games) for (let game = games.length; game < 8; game++) games[game] = { won: false };
  expect(chances.at(index)?.estimate).toEqual(chancesOf(book).estimates[round]);
  expect(chances.at(index)?.estimate?.chance).toBeCloseTo(8.2 / 28, 10);
});

test('X3: a position before a certain defeat says so, and shows no number until games were played on', async () => {
  vi.stubGlobal('document', { hidden: false });
  const lost = position({ dronesInPool: 0 });
  const doomed = frames.map((frame) => (frame.whole && frame.commands === 1 ? { ...frame, state: lost } : frame));
  const asked: ((rollout: Rollout) => void)[] = [];
  const thread = {
    expected: async (views: readonly unknown[]) => views.map(() => 0.82),
    playOn: () => new Promise<Rollout>((answer) => asked.push(answer)),
    close: () => undefined,
  };
  const book = bookWith({ ...fazaChances, openThread: () => thread });
  const chances = new ReplayChances({ book, ages: [] }, doomed, () => undefined);
  const index = doomed.findIndex(({ state }) => state === lost);
  chances.rest(index);
  await heard();
  expect(chances.at(index)).toEqual({ estimate: null, isDefeatAhead: true });
  expect(chances.curve[index]).toBeNull();
  for (let game = 0; game < 8; game++) {
    asked[game]?.({ won: false });
    await heard();
  }
  expect(chances.at(index)).toMatchObject({ estimate: { chance: expect.closeTo(0.41, 10) }, isDefeatAhead: true });
});

describe('the ending, the curve and the shown position agree', () => {
  const { commands, ...record } = golden('defeat');
  const session = gameAfter({ ...record, commands }, commands.length);
  const starts = roundBeginnings(session);
  const ages = starts.map(({ age }) => age);
  const positions = starts.map(({ state }) => session.game.view(state, null));
  const recorded = framesOf(fazaModule, { session, players: [] });

  test('whatever games were played on so far, from whichever rounds and moments', async () => {
    const rounds = fc.array(fc.array(fc.boolean(), { maxLength: 14 }), {
      minLength: ages.length,
      maxLength: ages.length,
    });
    await fc.assert(
      fc.asyncProperty(rounds, fc.boolean(), fc.nat(recorded.length - 1), async (games, isExpected, rest) => {
        vi.stubGlobal('document', { hidden: false });
        const expected = async (states: readonly FazaView[]) => states.map(winChanceOf);
        let left = 9;
        const thread = {
          expected,
          // The last of the requested games never ends.
          playOn: () => (left-- > 0 ? Promise.resolve({ won: left % 3 === 0 }) : new Promise<Rollout>(() => undefined)),
          close: () => undefined,
        };
        const book = emptyBook({ ...fazaChances, openThread: () => thread }, positions, 'a match', false);
        for (const [from, played] of games.entries()) book.games[from]?.push(...played.map((won) => ({ won })));
        if (isExpected) book.expected = await expected(positions);
        const chances = new ReplayChances({ book, ages }, recorded, () => undefined);
        chances.rest(rest);
        await heard();
        book.expected ??= await expected(positions);
        for (const [index, { whole, commands }] of recorded.entries()) {
          const moment = chances.at(index);
          expect(chances.curve[index]).toBe(moment?.estimate?.chance ?? null);
          const round = whole ? ages.indexOf(commands) : -1;
          if (round >= 0) expect(chancesOf(book).moments[round]).toEqual(moment);
        }
      }),
      { numRuns: 15 },
    );
  });
});
