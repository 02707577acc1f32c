import { expect, test, vi } from 'vitest';
import { age, begin } from '../../../src/kernel/session.ts';
import type { Player } from '../../../src/module/match.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { bidsModule } from '../../games/bids/module.ts';
import { bids } from '../../games/bids/rules.ts';
import { quietPage, quietStage } from '../learn/quietPage.ts';

/** A table at which every seat is asked at once; what is animated ends when it is skipped. */
function table(...players: Player[]) {
  let controls: readonly Control[] = [];
  let end = (): void => undefined;
  const play = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const page = quietPage({
    game: bidsModule,
    stage: { ...quietStage, play, skip: () => end() },
    confirms: () => false,
    showControls: (shown) => {
      controls = shown;
    },
  });
  const session = begin(bids, { seed: 'skip', players: players.length });
  const { match } = openTable(page, { session, players });
  const press = (id: string): void => controls.find((one) => one.id === id)?.press();
  return { play, press, ids: () => controls.map(({ id }) => id), age: () => age(match().session) };
}

test('one press skips what all computers do, up to one’s own next decision', async () => {
  const { play, press, ids, age } = table('computer', 'computer', 'you');
  await vi.waitFor(() => expect(ids()).toEqual(['skip', 'skipToTurn']));
  expect(play).toHaveBeenCalledOnce();
  press('skipToTurn');
  await vi.waitFor(() => expect(age()).toBe(2));
  await vi.waitFor(() => expect(ids()).toContain('menu'));
  expect(play).toHaveBeenCalledOnce();
  expect(ids()).not.toContain('skipToTurn');
});

test('Skip ends what one computer does, and the next one is seen again', async () => {
  const { play, press, ids, age } = table('computer', 'computer', 'you');
  await vi.waitFor(() => expect(ids()).toContain('skip'));
  press('skip');
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  expect(age()).toBe(2);
  expect(ids()).toEqual(['skip', 'skipToTurn']);
});

test('at a table of computers nobody has a turn to skip to', async () => {
  const { play, ids } = table('computer', 'computer');
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  expect(ids()).toEqual(['skip', 'menu']);
});
