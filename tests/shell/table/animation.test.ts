import { expect, test, vi } from 'vitest';
import type { BoardView } from '../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin } from '../../../src/kernel/session.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { asBoard } from '../../games/faza/board.ts';
import { quietPage, quietStage } from '../learn/quietPage.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor'],
  seed: 'an animation that is watched',
  health: null,
  rewards: true,
  fazaFirst: false,
};

test('F4 until an animation has caught up the board shows the earlier position: the tracker slides from there', async () => {
  let controls: readonly Control[] = [];
  const views: BoardView[] = [];
  let end = (): void => undefined;
  const animated: { before: object; after: object }[] = [];
  const page = quietPage({
    stage: {
      ...quietStage,
      board: (view) => views.push(asBoard(view)),
      play: (_facts, before, after) => {
        animated.push({ before, after });
        return new Promise((resolve) => {
          end = resolve;
        });
      },
    },
    showControls: (shown) => {
      controls = shown;
    },
  });
  const table = openTable(page, { session: begin(faza, setup), players: ['you', 'you'] });
  const press = (label: string): void => controls.find((control) => control.label === label)?.press();
  press(text.controlText.end);
  press(text.controlText.confirmEnd);
  await vi.waitFor(() => expect(animated).toHaveLength(1));
  const [{ before, after } = { before: null, after: null }] = animated;
  expect(views.at(-1)).toMatchObject({ busy: true });
  expect(views.at(-1)?.state).toEqual(before);
  table.refresh();
  expect(views.at(-1)?.state).toEqual(before);
  end();
  await vi.waitFor(() => expect(views.at(-1)).toMatchObject({ busy: false }));
  expect(views.at(-1)?.state).toEqual(after);
});
