import { expect, test, vi } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import { age, begin } from '../../../src/kernel/session.ts';
import type { Player } from '../../../src/module/match.ts';
import { openTable } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { setupOf } from '../../games/faza/positions.ts';
import { quietPage } from '../learn/quietPage.ts';

/** A table whose computers answer when the test says so. */
function table(...players: Player[]) {
  const asked: { readonly seat: number | null; answer(command: Command | null): void; readonly stop: AbortSignal }[] =
    [];
  const ask = (seat: number | null, stop: AbortSignal) =>
    new Promise<Command | null>((resolve, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason));
      asked.push({ seat, answer: resolve, stop });
    });
  let controls: readonly Control[] = [];
  const keep = vi.fn();
  const game = {
    ...fazaModule,
    computer: {
      atOnce: false,
      next: (_: unknown, seat: number, _acted: number, stop: AbortSignal) => ask(seat, stop),
      nextOfAll: (_: unknown, stop: AbortSignal) => ask(null, stop),
    },
  };
  const page = quietPage({
    game,
    keep,
    confirms: () => false,
    showControls: (shown) => {
      controls = shown;
    },
  });
  const session = begin(faza, setupOf(['soldier', 'doctor', 'senator']));
  const opened = openTable(page, { session, players });
  const press = (id: string): void => {
    const control = controls.find((one) => one.id === id);
    if (!control) throw new Error(`there is no ${id} among ${controls.map((one) => one.id).join()}`);
    control.press();
  };
  return {
    asked,
    opened,
    keep,
    press,
    ids: () => controls.map(({ id }) => id),
    age: () => age(opened.match().session),
  };
}

async function heard(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

const step: Command = { do: 'enhance', hero: 2, card: 1, option: 0, target: { kind: 'tile', tile: 1 } };

test('while the computer thinks, nothing can be pressed but the menu', async () => {
  const { asked, press, ids, age } = table('you', 'you', 'computer');
  press('end');
  press('end');
  expect(ids()).toEqual(['menu']);
  expect(asked.map(({ seat }) => seat)).toEqual([2]);
  asked[0]?.answer(step);
  await heard();
  expect(age()).toBe(1);
  expect(ids()).toEqual(['menu']);
  asked[1]?.answer(null);
  await heard();
  // It did something, so people look at the forecast again before they end the phase.
  expect(age()).toBe(1);
  expect(ids()).toContain('end');
});

test('a computer that does nothing lets the phase end', async () => {
  const { asked, press, age, opened } = table('you', 'you', 'computer');
  press('end');
  press('end');
  asked[0]?.answer(null);
  await heard();
  expect(age()).toBe(1);
  expect(opened.match().session.past?.last.command).toEqual({ do: 'endTeamPhase' });
});

test('leaving the table interrupts the computer, and what it says then changes nothing', async () => {
  const { asked, keep, opened, age } = table('computer', 'computer', 'computer');
  expect(asked).toHaveLength(1);
  opened.close();
  expect(asked[0]?.stop.aborted).toBe(true);
  asked[0]?.answer({ do: 'endTeamPhase' });
  await heard();
  expect(age()).toBe(0);
  expect(keep).not.toHaveBeenCalled();
});
