import { expect, test, vi } from 'vitest';
import type { BoardView } from '../../../../../src/games/faza/interaction/view.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../../../src/games/faza/rules/state/state.ts';
import { begin } from '../../../../../src/kernel/session.ts';
import type { Player } from '../../../../../src/module/match.ts';
import type { Stage } from '../../../../../src/module/screens/stage.ts';
import { openTable, type TablePage } from '../../../../../src/shell/table/openTable.ts';
import type { Control } from '../../../../../src/table/control.ts';
import { quietPage, quietStage } from '../../../../shell/learn/quietPage.ts';
import { asBoard } from '../../board.ts';

const setup: Setup = {
  edition: 'published',
  mode: 'normal',
  heroes: ['scout', 'doctor'],
  seed: 'cards without an animation',
  health: null,
  rewards: true,
  fazaFirst: false,
};

function table(player: Player, cards: Stage['cards'], play: Stage['play'] = quietStage.play) {
  const views: BoardView[] = [];
  let controls: readonly Control[] = [];
  const keep = vi.fn<TablePage['keep']>();
  const page = quietPage({
    stage: { ...quietStage, board: (view) => views.push(asBoard(view)), cards, play },
    showControls: (shown) => {
      controls = shown;
    },
    keep,
  });
  const { close } = openTable(page, { session: begin(faza, setup), players: [player, player] });
  return { views, keep, close, press: (id: string) => controls.find((control) => control.id === id)?.press() };
}

test('E1 the game is kept before a card is read, and the table shows the true state as soon as it has been', async () => {
  let putAway = (): void => undefined;
  const cards = vi.fn<Stage['cards']>(() => new Promise((read) => (putAway = read)));
  const { press, keep, views } = table('you', cards);
  press('end');
  press('go');
  await vi.waitFor(() => expect(cards).toHaveBeenCalledOnce());
  expect(keep).toHaveBeenCalledOnce();
  expect(views.at(-1)?.busy).toBe(true);
  putAway();
  await vi.waitFor(() => expect(views.at(-1)?.busy).toBe(false));
  expect(views.at(-1)?.state).toEqual(cards.mock.calls[0]?.[2]);
});

test('a game of computers waits for nobody to read its cards', async () => {
  const cards = vi.fn<Stage['cards']>(() => Promise.resolve());
  const play = vi.fn<Stage['play']>(() => new Promise(() => undefined)).mockResolvedValueOnce();
  const { keep } = table('computer', cards, play);
  await vi.waitFor(() => expect(keep.mock.calls.length).toBeGreaterThan(1));
  expect(cards).not.toHaveBeenCalled();
});

test('cards are told when the table has been left: none is shown over the next screen', async () => {
  const cards = vi.fn<Stage['cards']>(() => new Promise(() => undefined));
  const { press, close } = table('you', cards);
  press('end');
  press('go');
  await vi.waitFor(() => expect(cards).toHaveBeenCalledOnce());
  const isWanted = cards.mock.calls[0]?.[3];
  expect(isWanted?.()).toBe(true);
  close();
  expect(isWanted?.()).toBe(false);
});
