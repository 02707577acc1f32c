import { expect, test } from 'vitest';
import { fazaModule } from '../../src/games/faza/module.ts';
import { roundBeginnings } from '../../src/kernel/rounds.ts';
import { age, futureOf, now, pastOf } from '../../src/kernel/session.ts';
import { gameText, parseGame } from '../../src/shell/persistence/gameText.ts';
import { branchAfter } from '../../src/shell/practice.ts';
import { golden } from '../e2e/kit/golden.ts';
import { fc } from '../kit/seeded.ts';
import { gameAfter } from '../looks/kit/visitor.ts';

const record = golden('victory');
const session = gameAfter(record, record.commands.length);
const match = { session, players: record.setup.heroes.map(() => 'you' as const) };

test('a game can be continued from any point, as practice: records and dice keep what really happened', () => {
  const states = [session.opening.state, ...pastOf(session).map(({ state }) => state)];
  fc.assert(
    fc.property(fc.nat(record.commands.length), (kept) => {
      const branch = branchAfter(match, kept);
      expect(age(branch.session)).toBe(kept);
      expect(now(branch.session)).toEqual(states[kept]);
      expect(futureOf(branch.session).map(({ command }) => command)).toEqual(record.commands.slice(kept));
      expect(branch.practice).toBe(true);
    }),
    { numRuns: 20 },
  );
  expect(age(session)).toBe(record.commands.length);
});

test('a branch from each round is stored and comes back as practice', () => {
  for (const { age: kept, state } of roundBeginnings(session)) {
    const stored = parseGame(gameText(branchAfter(match, kept)), fazaModule);
    if (typeof stored === 'string') throw new Error(stored);
    expect(now(stored.session)).toEqual(state);
    expect(stored.practice).toBe(true);
  }
});
