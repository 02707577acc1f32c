import { expect, test } from 'vitest';
import { fazaModule } from '../../../../src/games/faza/module.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { FazaView } from '../../../../src/games/faza/rules/state/state.ts';
import { openToldTable } from '../../../shell/table/toldTable.ts';
import { give } from '../commands.ts';
import type { Match } from '../match.ts';
import { position, setupOf } from '../positions.ts';

/** A match of two people that stands in a position. */
function matchAt(state: FazaView): Match {
  const session = { game: faza, setup: setupOf(['soldier', 'doctor']), past: null, future: null } as const;
  return { session: { ...session, opening: { ok: true, state, facts: [] } }, players: ['you', 'you'] };
}

test('E3 the question of the Defectors is said, with how many are left; it has no list that would say so', async () => {
  const state = position({
    heroes: { soldier: { tile: 10 }, doctor: {} },
    tiles: { 10: { rebels: 3 } },
    ships: { carrier: { tile: 10 } },
    next: ['defectors'],
  });
  const table = openToldTable(fazaModule, matchAt(give(state, { do: 'board', hero: 0, ship: 'carrier' }).state));
  const said = () => table.told.filter((line) => line.startsWith('voice: ["Where do the Defectors join?'));
  await table.settle();
  expect(said()).toEqual(['voice: ["Where do the Defectors join? 2 Rebels to place."]']);
  const place = table.controls().find(({ label }) => label === 'Place at City Hall (3)');
  await table.press(place?.id ?? '');
  await table.press('go');
  expect(said().slice(1)).toEqual(['voice: ["Where do the Defectors join? 1 Rebel to place."]']);
  table.close();
});
