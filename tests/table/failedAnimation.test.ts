import { afterEach, expect, test, vi } from 'vitest';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../src/games/faza/rules/state/state.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { begin } from '../../src/kernel/session.ts';
import { openTable } from '../../src/shell/table/openTable.ts';
import type { Control } from '../../src/table/control.ts';
import { quietPage, quietStage } from '../shell/learn/quietPage.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor'],
  seed: 'an animation that fails',
  health: null,
  rewards: true,
  fazaFirst: false,
};

afterEach(() => vi.restoreAllMocks());

test('after an animation fails, the table can be used', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  let shown: readonly Control[] = [];
  const page = quietPage({
    stage: { ...quietStage, play: () => Promise.reject(new Error('no animation')) },
    showControls: (controls) => {
      shown = controls;
    },
  });
  openTable(page, { session: begin(faza, setup), players: ['you', 'you'] });
  const press = (label: string): void => shown.find((control) => control.label === label)?.press();
  press(text.controlText.end);
  press(text.controlText.confirmEnd);
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  await vi.waitFor(() => expect(shown.map(({ id }) => id)).toContain('menu'));
});
