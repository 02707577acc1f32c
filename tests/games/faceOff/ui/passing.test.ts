import { expect, test } from 'vitest';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import { screenText } from '../../../../src/games/faceOff/text/screen.en.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import type { Player } from '../../../../src/module/match.ts';
import { openToldTable, type ToldTable } from '../../../shell/table/toldTable.ts';

/* When people pass the device on: for what is theirs alone, and never for what everybody may watch. */

const NEITHER = [null, null];

function openDraft(...others: readonly Player[]): ToldTable {
  const setup = { seed: 'passing', factions: NEITHER, timing: 'standard' } as const;
  const { state, facts } = faceOff.newGame(setup);
  return openToldTable(faceOffModule, {
    session: { game: faceOff, setup, opening: { ok: true, state, facts }, past: null, future: null },
    players: ['you', ...others],
  });
}

/** The seats that were handed the device, in order. */
const passes = ({ told }: ToldTable): string[] => told.filter((line) => line.startsWith('handOver'));

const given = ({ match }: ToldTable): unknown[] => pastOf(match().session).map(({ command }) => command);

/** Points at something, and confirms it. */
async function choose(table: ToldTable, id: string): Promise<void> {
  await table.press(id);
  await table.press('go');
  await table.settle();
}

test('S3, F1 two people pick factions and a clock card without passing the device, and pass it on for their hands', async () => {
  const table = openDraft('friend');
  await table.settle();
  for (const faction of ['ninjas', 'pirates']) await choose(table, `faction:${faction}`);
  await choose(table, 'choice:card:familyRecipe');
  expect(given(table).map((command) => (command as Command).do)).toEqual(['pickFaction', 'pickFaction', 'claim']);
  expect(passes(table)).toEqual(['handOver: [1]']);
  // Nothing before that needed a hand, and none was shown.
  const before = table.told.slice(
    0,
    table.told.findIndex((line) => line.startsWith('handOver')),
  );
  expect(before.filter((line) => line.includes(screenText.groups.hand))).toEqual([]);
  table.close();
});
