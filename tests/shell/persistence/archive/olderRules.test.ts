import { expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { archiveText } from '../../../../src/shell/archive/text.en.ts';
import type { PlayedGame } from '../../../../src/shell/match.ts';
import { matchOf } from '../../../../src/shell/persistence/archive/archivedGame.ts';
import { azardiaGamesOf } from '../../../e2e/kit/golden.ts';

const module = azardiaModule as unknown as PlayedGame;

/** A recorded game of version 1 of Azardia's rules, opened as the list of replays opens it. */
async function opened(name: string) {
  const stored = azardiaGamesOf(1).find((game) => game.name === name)?.record;
  if (!stored) throw new Error(`no golden game is called ${name}`);
  const players = Array.from({ length: stored.setup.players }, () => 'you');
  const text = JSON.stringify({ format: 1, record: stored, future: [], players });
  const match = await matchOf(module, { game: { packing: 'plain', bytes: new TextEncoder().encode(text) }, own: true });
  if (typeof match === 'string') throw new Error(match);
  return match;
}

test('a kept game of earlier rules is opened as far as today’s rules allow, and says where it starts to differ', async () => {
  const { session, difference } = await opened('3-mixed-05-seat0');
  expect(difference).toEqual({ round: 2, refused: { at: 24, rule: 'T1' } });
  expect(pastOf(session)).toHaveLength(24);
  expect(difference && archiveText.replays.changed(difference)).toBe(
    'The rules have changed since. Under today’s rules this game plays out differently from round 2, and its replay ends there.',
  );
});

test('a kept game that plays out the same is opened in full, without a message', async () => {
  const { session, difference } = await opened('3-mixed-02-seat2');
  expect(difference).toBeNull();
  expect(pastOf(session)).toHaveLength(444);
});
