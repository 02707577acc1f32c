import { expect, test } from 'vitest';
import { makeAttacks } from './campaign.ts';

// A game that is let in must be one that play can reach, told by the rules alone; a refusal must have a sentence; good
// games must get in. `npm run fuzz -- --records 100000` makes more of the same.
test('2,000 bent, hostile and forged games: nothing crashes the door, and nothing gets in that play cannot reach', async () => {
  const { table, breaches } = await makeAttacks('every day', 2000);
  expect(breaches).toEqual([]);
  // The attacks reach every check of the door, and some get through them all.
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
