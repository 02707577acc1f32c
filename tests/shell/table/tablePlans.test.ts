import { expect, test, vi } from 'vitest';
import { canPlan } from '../../../src/games/faza/bots/plan/plan.ts';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import { begin, now } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { KeptPlans } from '../../../src/shell/plan/keptPlans.ts';
import { beginPlanning, MOST_STEPS, withStep } from '../../../src/shell/plan/planning.ts';
import { planText } from '../../../src/shell/plan/text.en.ts';
import type { TablePage } from '../../../src/shell/table/tablePage.ts';
import { createTablePlans } from '../../../src/shell/table/tablePlans.ts';
import { selectionContext, type TableState, tableStateOf } from '../../../src/shell/table/tableState.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { quietPage } from '../learn/quietPage.ts';

const session = begin(faza, setupOf(['scout', 'senator']));
const first: Command = at(faza.legalCommands(now(session)).filter(canPlan), 0);

/** The plans of a table on which orders have no effect. */
function plans(change: (sitting: TableState) => void = () => undefined, stored: KeptPlans | null = null) {
  const sitting = tableStateOf(fazaModule, { session, players: ['you', 'you'] }, false);
  change(sitting);
  const [announce, tell] = [vi.fn<TablePage['announce']>(), vi.fn<TablePage['tell']>()];
  const nothing = (): Promise<void> => Promise.resolve();
  const orders = {
    carryOut: vi.fn(() => Promise.resolve(true)),
    endPhase: nothing,
    goOn: nothing,
    ifMeant: async (_: unknown, __: unknown, act: () => unknown) => {
      await act();
    },
    skipToTurn: () => undefined,
    speed: () => undefined,
    travel: () => undefined,
  };
  const page = quietPage({ announce, tell, plans: { load: () => stored, save: () => undefined } });
  return {
    sitting,
    announce,
    tell,
    orders,
    table: createTablePlans({ page, table: sitting, refresh: () => undefined }, orders),
  };
}

test('a step that the rules refuse when it is played stays in the plan', async () => {
  const { sitting, orders, table } = plans();
  table.toggle();
  table.add([first]);
  const planned = sitting.planning;
  table.play();
  await vi.waitFor(() => expect(sitting.planning).not.toBeNull());
  expect(orders.carryOut).toHaveBeenCalledWith([first]);
  expect(sitting.planning?.a.commands).toEqual(planned?.a.commands);
});

test.each([
  [
    'a decision is the game’s: it comes before any plan',
    (sitting: TableState) => {
      const agenda = [{ step: 'recoverOne', event: 'droneSurge', seat: 0 }] as const;
      const pending = { ...session.opening.state, agenda };
      sitting.match = { ...sitting.match, session: { ...session, opening: { ...session.opening, state: pending } } };
    },
  ],
  [
    'nobody begins to plan while an animation runs',
    (sitting: TableState) => {
      sitting.busy = true;
    },
  ],
])('%s', (_, change) => {
  const { sitting, announce, table } = plans(change);
  expect(table.canPlan()).toBe(false);
  table.toggle();
  expect(sitting.planning).toBeNull();
  expect(announce).not.toHaveBeenCalled();
});

test('what has no room in a plan is told of, and nothing is said to be planned', () => {
  const full = withStep(beginPlanning(), ...Array.from({ length: MOST_STEPS }, () => first));
  const { sitting, announce, tell, table } = plans(undefined, { plans: full, isOpen: true });
  table.add([first]);
  expect(sitting.planning).toBe(full);
  expect(tell).toHaveBeenCalledWith(planText.full(MOST_STEPS));
  expect(announce).not.toHaveBeenCalled();
});

test('a step of a computer teammate can be planned, but people do not play it', () => {
  const { sitting, tell, orders, table } = plans((one) => {
    one.match = { ...one.match, players: ['computer', 'you'] };
  });
  table.toggle();
  table.add([{ ...first, hero: 0 } as Command]);
  table.play();
  expect(orders.carryOut).not.toHaveBeenCalled();
  expect(tell).toHaveBeenCalledWith('Scout does this once you end your part of the phase.');
  expect(sitting.planning?.a.commands).toHaveLength(1);
  const { allowed } = selectionContext(sitting);
  const commands = faza.legalCommands(now(session)).filter(canPlan);
  expect(new Set(allowed(commands).map((command) => ('hero' in command ? command.hero : null)))).toContain(0);
  table.leave();
  expect(
    selectionContext(sitting)
      .allowed(commands)
      .some((command) => 'hero' in command && command.hero === 0),
  ).toBe(false);
});
