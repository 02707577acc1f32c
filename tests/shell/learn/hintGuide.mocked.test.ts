import { expect, test, vi } from 'vitest';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { State } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import type { Match } from '../../../src/module/match.ts';
import type { App } from '../../../src/shell/app/ports.ts';
import type { createGuideView } from '../../../src/shell/learn/guideView.ts';
import { createHintGuide } from '../../../src/shell/learn/hintGuide.ts';
import { createLearning } from '../../../src/shell/persistence/learning.ts';
import { memoryStore } from '../../../src/shell/storage/textStore.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { play, position } from '../../games/azardia/position.ts';
import { setupOf } from '../../games/azardia/subject.ts';
import { quietPage, quietStage } from './quietPage.ts';

/* Hints over the table of the real shell: only the bubble is replaced, by a list of its words. */

const bubble = vi.hoisted(() => ({ words: null as string | null, leave: (): void => undefined }));
vi.mock(import('../../../src/shell/learn/guideView.ts'), () => ({
  createGuideView: vi.fn<typeof createGuideView>(() => ({
    show: ({ words, leave }) => {
      bubble.words = words;
      bubble.leave = leave?.press ?? bubble.leave;
    },
    hide: () => {
      bubble.words = null;
    },
    focus: () => undefined,
    destroy: () => undefined,
  })),
}));

/** A table in a position, with hints for the player whose progress is stored. */
function table(state: State, players: Match<AzardiaTypes>['players'], store = memoryStore(), seed = 'hints') {
  const match: Match<AzardiaTypes> = {
    session: {
      game: azardia,
      setup: setupOf(seed, players.length),
      opening: { ok: true, state, facts: [] },
      past: null,
      future: null,
    },
    players,
  };
  const game = Object.assign({}, azardiaModule);
  const app: Partial<App> = {
    game,
    parent: {} as HTMLElement,
    stage: quietStage,
    learning: createLearning(store, game),
    settings: Object.assign({} as App['settings'], { now: () => ({ hints: true }) }),
    semantic: Object.assign({} as App['semantic'], { announce: () => undefined }),
    size: () => ({ width: 360, height: 640 }),
  };
  bubble.words = null;
  const guide = createHintGuide(app as App, Object.assign({}, match));
  let controls: readonly Control[] = [];
  const opened = openTable(
    quietPage({
      game,
      showControls: (shown) => {
        controls = guide.controls(shown);
      },
      hear: (state) => guide.caughtUp(state),
      keep: (match) => guide.changed(match),
    }),
    Object.assign({}, match),
  );
  const find = (id: string): Control => {
    const control = controls.find((one) => one.id === id);
    if (!control) throw new Error(`no ${id} among ${controls.map((one) => one.id).join()}`);
    return control;
  };
  return {
    find,
    close: () => {
      opened.close();
      guide.close();
    },
    /** Offers these controls alone. */
    offer: (offered: readonly Control[]) => {
      controls = guide.controls(offered);
    },
    /** The bubble's text once everything has been shown. */
    said: async (): Promise<string | null> => {
      await new Promise((resolve) => setTimeout(resolve));
      return bubble.words;
    },
  };
}

/** Seat 0 attacks seat 1, who holds an answer card. */
const attacked = (): State => {
  const state = position('C', [{ hand: ['gravityHiccup'] }, { hand: ['nopeNebula'] }]);
  const result = azardia.apply(state, play('gravityHiccup', { rival: 1 }));
  if (!result.ok) throw new Error(result.reason);
  return result.state;
};

test('X1 where people share a device, no hint tells what a hand holds', async () => {
  const { find, said, close } = table(attacked(), ['you', 'friend']);
  expect(await said()).toBeNull();
  find('peek').hold?.(true);
  expect(await said()).toBeNull();
  close();
});

test('X1 a hint comes in whichever game it matters first, and in no game after that', async () => {
  const store = memoryStore();
  const words: (string | null)[] = [];
  const coins = position('C', [{ coins: 1000 }, {}]);
  for (const [game, state] of [coins, coins, coins, coins, coins, attacked(), attacked()].entries()) {
    const seat = state.attack ? (['computer', 'you'] as const) : (['you', 'computer'] as const);
    const { said, close } = table(state, seat, store, `game ${game}`);
    words.push(await said());
    close();
  }
  expect(words.map((said) => said?.slice(0, 9) ?? null)).toEqual([
    'You have ',
    null,
    null,
    null,
    null,
    'Lagartoon',
    null,
  ]);
});

test('a hint waits while nothing can be pressed, as while a computer proposes something', async () => {
  const { find, offer, said, close } = table(position('C', [{ coins: 1000 }, {}]), ['you', 'computer']);
  const words = await said();
  expect(words).toContain('You have coins!');
  const menu = find('menu');
  offer([]);
  expect(await said()).toBeNull();
  offer([menu]);
  expect(await said()).toBe(words);
  close();
});
