import { expect, test } from 'vitest';
import { faceOffModule } from '../../../../src/games/faceOff/module.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import { screenText } from '../../../../src/games/faceOff/text/screen.en.ts';
import { seatStanding, secretQuestion } from '../../../../src/games/faceOff/ui/people.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import type { Player } from '../../../../src/module/match.ts';
import { openToldTable, type ToldTable } from '../../../shell/table/toldTable.ts';
import { give, inFaceOff } from '../position.ts';

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

test('F1 who gets the device learns in public words what is asked, how they stand, and whether all boxes open after them', () => {
  const seats = [
    { hand: ['annieOakley'] as const, tokens: 3 },
    { hand: ['hattoriHanzo'] as const, tokens: 1 },
  ];
  const view = faceOff.view(inFaceOff({ seats }), 'spectator');
  expect(secretQuestion(view, 0)).toBe('Personality 1/2 for Gold Trophy.');
  expect(seatStanding(view, 1)).toEqual([{ text: '1 point as visible' }, { text: '1 token' }]);
  const sealed = give(inFaceOff({ seats }), {
    do: 'seal',
    seat: 0,
    choice: { choice: 'nothing' },
  }).state;
  expect(secretQuestion(faceOff.view(sealed, 'spectator'), 1)).toBe(
    'Personality 1/2 for Gold Trophy. You are the last to choose: all boxes open after you.',
  );
});
