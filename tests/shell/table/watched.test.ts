import { expect, test, vi } from 'vitest';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { begin } from '../../../src/kernel/session.ts';
import { type Player, playerGroupFor } from '../../../src/module/match.ts';
import { openTable, type TablePage } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { quietPage } from '../learn/quietPage.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor'],
  seed: 'a table of computers',
  health: null,
  rewards: true,
  fazaFirst: false,
};

/** A table whose animations never end. */
function table(player: Player) {
  const seen = { controls: [] as readonly Control[] };
  const [menu, keep] = [vi.fn<TablePage['menu']>(), vi.fn<TablePage['keep']>()];
  const page = quietPage({
    menu,
    keep,
    showControls: (controls) => {
      seen.controls = controls;
    },
  });
  const stage = { ...page.stage, play: () => new Promise<void>(() => undefined) };
  const opened = openTable({ ...page, stage }, { session: begin(faza, setup), players: [player, player] });
  return { seen, menu, keep, opened };
}

test('a game of computers can be left at any time: the menu is there while one thinks, and while its animations run', async () => {
  const { seen, menu } = table('computer');
  expect(seen.controls.map(({ id }) => id)).toEqual(['menu']);
  // The computer's code is loaded meanwhile, which takes long on a busy machine.
  await vi.waitFor(() => expect(seen.controls.map(({ id }) => id)).toEqual(['skip', 'menu']), { timeout: 60_000 });
  seen.controls.find(({ id }) => id === 'menu')?.press();
  expect(menu).toHaveBeenCalledOnce();
});

test('a dialog that outlives its table does not write over the game that is played by then', () => {
  const { keep, opened } = table('you');
  opened.close();
  opened.seat(playerGroupFor(['you', 'you'], String));
  opened.practise();
  expect(keep).not.toHaveBeenCalled();
});
