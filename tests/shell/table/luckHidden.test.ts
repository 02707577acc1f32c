import { expect, test } from 'vitest';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { begin } from '../../../src/kernel/session.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { quietPage, quietStage } from '../learn/quietPage.ts';

const SEED = 'the luck to come';

test('nothing that a table of an open game shows, plays or receives contains its luck, planned or played', async () => {
  const shown = new Map<string, string>();
  const look = (where: string, value: unknown): void => {
    shown.set(where, (shown.get(where) ?? '') + JSON.stringify(value));
  };
  let controls: readonly Control[] = [];
  const table = openTable(
    quietPage({
      confirms: () => false,
      forecastAlwaysOn: () => true,
      stage: {
        ...quietStage,
        board: (view) => look('board', view),
        play: async (_, before, after) => look('animation', [before, after]),
        cards: async (_, before, after) => look('cards', [before, after]),
      },
      shown: (view) => look('page', view),
      seen: (view) => look('page', view),
      showPlan: (plan) => look('plan', plan?.plan),
      hear: (state) => look('sound', state),
      showControls: (next) => {
        controls = next;
      },
    }),
    { session: begin(faza, setupOf(['soldier', 'doctor'], { seed: SEED })), players: ['you', 'computer'] },
  );
  const press = async (...ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      controls.find((control) => control.id === id)?.press();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  table.plans.toggle();
  await press('verb:fight', 'go');
  table.plans.toggle();
  await press('verb:fight', 'go', 'end', 'end');
  table.close();
  expect([...shown.keys()].sort()).toEqual(['animation', 'board', 'cards', 'page', 'plan', 'sound']);
  expect(shown.get('plan')?.includes('"do":"fight"')).toBe(true);
  expect([...shown].filter(([, said]) => said.includes(SEED)).map(([where]) => where)).toEqual([]);
});
