import { expect, test } from 'vitest';
import { begin } from '../../../src/kernel/session.ts';
import type { GameModule } from '../../../src/module/gameModule.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { quietPage, quietStage } from '../../shell/learn/quietPage.ts';
import { bidsModule } from './module.ts';
import { type BidsTypes, bids } from './rules.ts';

/** Sealed Bids with face-down hands if people share the device. */
const game: GameModule<BidsTypes> = {
  ...bidsModule,
  hands: {
    areSecret: () => true,
    isOffered: ({ do: what }) => what === 'takeBack',
    handSaid: ({ state, seat }) => `You hold ${state.hands[seat]?.cards.join()}.`,
    withoutChoice: () => null,
  },
};

test('options of a hand are offered, drawn and announced only while the button is held', async () => {
  let controls: readonly Control[] = [];
  let shown = '';
  const said: string[] = [];
  const page = quietPage({
    game,
    stage: {
      ...quietStage,
      board: ({ state }) => {
        shown = JSON.stringify(state);
      },
    },
    announce: (sentence) => said.push(sentence),
    quiet: () => said.splice(0),
    showControls: (now) => {
      controls = now;
    },
  });
  openTable(page, { session: begin(bids, { seed: 'held', players: 2 }), players: ['you', 'friend'] });
  await new Promise((resolve) => setTimeout(resolve));
  const choices = (): number => controls.filter(({ id }) => id.startsWith('choice:')).length;
  const peek = (isHeld: boolean): void => controls.find(({ id }) => id === 'peek')?.hold?.(isHeld);
  const closed = shown;
  expect(choices()).toBe(0);
  peek(true);
  expect(choices()).toBeGreaterThan(0);
  expect(controls.filter(({ ofHeld }) => ofHeld)).toHaveLength(choices());
  expect(shown).not.toBe(closed);
  expect(said).toEqual([expect.stringMatching(/^You hold [1-7],[1-7],[1-7],[1-7]\.$/)]);
  peek(false);
  expect(choices()).toBe(0);
  expect(shown).toBe(closed);
  expect(said).toEqual([]);
});
