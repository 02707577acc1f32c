import { expect, test } from 'vitest';
import { makeAttacks } from './campaign.ts';

// A game that is accepted must be reachable by play, as judged by the rules alone; a refusal must give a reason as a
// sentence; good games must be accepted. `npm run fuzz -- --records 100000` runs more of the same attacks.
test('2,000 damaged, hostile and forged games: none crashes the reader, and none is accepted that play cannot reach', async () => {
  const { table, breaches } = await makeAttacks('every day', 2000);
  expect(breaches).toEqual([]);
  // The attacks reach every check, and some pass them all.
  const outcomes = new Set([...table.values()].flatMap((row) => [...row.keys()]));
  for (const outcome of [
    'tooBig',
    'notJson',
    'notAGame',
    'otherGame',
    'otherVersion',
    'badSetup',
    'badCommand',
    'otherStates',
    'linkDamaged',
    'same',
    'other',
  ])
    expect(outcomes).toContain(outcome);
});
