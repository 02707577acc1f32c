import { expect, test, vi } from 'vitest';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup, State } from '../../../src/games/faza/rules/state.ts';
import type { Stage } from '../../../src/games/faza/scenes/stage.ts';
import type { BoardView } from '../../../src/games/faza/scenes/view.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin } from '../../../src/kernel/session.ts';
import { openTable, type TablePage } from '../../../src/shell/table.ts';
import type { Control } from '../../../src/table/control.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor'],
  seed: 'a film that is watched',
  health: null,
  rewards: true,
  fazaFirst: false,
  headStart: true,
};

test('F4 until a film has caught up the board shows the position before it: the tracker slides from where it was', async () => {
  const nothing = (): void => undefined;
  let controls: readonly Control[] = [];
  const views: BoardView[] = [];
  let end: () => void = nothing;
  const filmed: { before: State; after: State }[] = [];
  const stage: Stage = {
    title: nothing,
    newGame: nothing,
    board: (view) => views.push(view),
    play: (_facts, before, after) => {
      filmed.push({ before, after });
      return new Promise((resolve) => {
        end = resolve;
      });
    },
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
    showControls: (shown) => {
      controls = shown;
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
  const table = openTable(page, { session: begin(faza, setup), players: ['you', 'you'] });
  const press = (label: string): void => controls.find((control) => control.label === label)?.press();
  press(text.controlText.end);
  press(text.controlText.confirmEnd);
  await vi.waitFor(() => expect(filmed).toHaveLength(1));
  const [{ before, after } = { before: null, after: null }] = filmed;
  expect(views.at(-1)).toMatchObject({ busy: true });
  expect(views.at(-1)?.state).toEqual(before);
  table.refresh();
  expect(views.at(-1)?.state).toEqual(before);
  end();
  await vi.waitFor(() => expect(views.at(-1)).toMatchObject({ busy: false }));
  expect(views.at(-1)?.state).toEqual(after);
});
