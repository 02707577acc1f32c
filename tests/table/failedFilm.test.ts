import { afterEach, expect, test, vi } from 'vitest';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../src/games/faza/rules/state.ts';
import type { Stage } from '../../src/games/faza/scenes/stage.ts';
import { text } from '../../src/games/faza/text/en.ts';
import { begin } from '../../src/kernel/session.ts';
import { openTable, type TablePage } from '../../src/shell/table.ts';
import type { Control } from '../../src/table/control.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor'],
  seed: 'a film that fails',
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: true,
};

afterEach(() => vi.restoreAllMocks());

test('after a film that fails the table can be used', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const nothing = (): void => undefined;
  let shown: readonly Control[] = [];
  const stage: Stage = {
    title: nothing,
    newGame: nothing,
    board: nothing,
    play: () => Promise.reject(new Error('no film')),
    skip: nothing,
    hold: nothing,
    step: nothing,
    ending: nothing,
    poster: async () => null,
    tempo: nothing,
    resize: nothing,
    destroy: nothing,
  };
  const page: TablePage = {
    stage,
    size: () => ({ width: 1280, height: 720 }),
    showControls: (controls) => {
      shown = controls;
    },
    showSheet: nothing,
    showPanel: nothing,
    showPlan: nothing,
    comparePlans: nothing,
    shown: nothing,
    happened: nothing,
    announce: nothing,
    sound: nothing,
    hear: nothing,
    explain: nothing,
    tell: nothing,
    keep: nothing,
    confirms: () => true,
    forecastAlwaysOn: () => false,
    density: () => 'normal',
    theatre: { open: nothing, told: nothing, close: nothing, sumUp: nothing },
    menu: nothing,
    log: nothing,
    over: nothing,
  };
  openTable(page, { session: begin(faza, setup), players: ['you', 'you'] });
  const press = (label: string): void => shown.find((control) => control.label === label)?.press();
  press(text.controlText.end);
  press(text.controlText.confirmEnd);
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  await vi.waitFor(() => expect(shown.map(({ id }) => id)).toContain('menu'));
});
