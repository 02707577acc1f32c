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

/** A computer player that thinks until the test answers. */
interface Asked {
  readonly seat: number | null;
  readonly stop: AbortSignal;
  answer(command: Command | null): void;
  /** Rejects, as an interrupted thread does. */
  fail(): void;
}

/** A table whose computers answer when the test says so, even interrupted ones. */
function table(...players: Player[]) {
  const asked: Asked[] = [];
  const ask = (seat: number | null, stop: AbortSignal) =>
    new Promise<Command | null>((resolve, reject) => {
      asked.push({ seat, stop, answer: resolve, fail: () => reject(stop.reason) });
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

/** The possible late results of an interrupted computer. */
const late: [string, (computer: Asked) => void][] = [
  ['a command', ({ answer }) => answer(step)],
  ['no command', ({ answer }) => answer(null)],
  ['an error', ({ fail }) => fail()],
];

test('while the computer thinks, nothing can be pressed but the menu and, once there is something to undo, Undo', async () => {
  const { asked, press, ids, age } = table('you', 'you', 'computer');
  press('end');
  press('end');
  expect(ids()).toEqual(['menu']);
  expect(asked.map(({ seat }) => seat)).toEqual([2]);
  asked[0]?.answer(step);
  await heard();
  expect(age()).toBe(1);
  expect(ids()).toEqual(['menu', 'undo']);
  asked[1]?.answer(null);
  await heard();
  // It did something, so people look at the forecast again before they end the phase.
  expect(age()).toBe(1);
  expect(ids()).toContain('end');
});

test.each(late)('Undo interrupts the computer, and then people act first, although %s comes late', async (_, comes) => {
  const { asked, keep, press, ids, age } = table('you', 'computer', 'computer');
  press('end');
  press('end');
  asked[0]?.answer(null);
  await heard();
  asked[1]?.answer(step);
  await heard();
  expect(asked.map(({ seat }) => seat)).toEqual([1, 2, 2]);
  press('undo');
  expect(asked[2]?.stop.aborted).toBe(true);
  expect(age()).toBe(0);
  expect(ids()).toContain('end');
  if (asked[2]) comes(asked[2]);
  await heard();
  // No computer thinks again, and the phase does not end.
  expect(asked).toHaveLength(3);
  expect(age()).toBe(0);
  expect(ids()).toContain('end');
  expect(keep).toHaveBeenCalledTimes(2);
});

test.each(late)(
  'Undo before the computer has acted lets no other computer act, although %s comes late',
  async (_, comes) => {
    const { asked, press, age, opened } = table('you', 'computer', 'computer');
    opened.practise();
    press('end');
    press('end');
    asked[0]?.answer(null);
    await heard();
    asked[1]?.answer(null);
    await heard();
    expect(age()).toBe(1);
    press('end');
    press('end');
    press('undo');
    if (asked[2]) comes(asked[2]);
    await heard();
    expect(asked).toHaveLength(3);
    expect(age()).toBe(0);
  },
);

test.each(late)(
  'a computer that was interrupted disturbs none that thinks by then, although %s comes late',
  async (_, comes) => {
    const { asked, press, ids, age, opened } = table('you', 'you', 'computer');
    press('end');
    press('end');
    asked[0]?.answer(step);
    await heard();
    press('undo');
    press('end');
    press('end');
    expect(asked).toHaveLength(3);
    if (asked[1]) comes(asked[1]);
    await heard();
    expect(age()).toBe(0);
    expect(ids()).toEqual(['menu']);
    opened.close();
    expect(asked[2]?.stop.aborted).toBe(true);
  },
);

test('at a table of computers nobody takes anything back: they would only do it again', async () => {
  const { asked, ids, age } = table('computer', 'computer', 'computer');
  asked[0]?.answer(step);
  await heard();
  expect(age()).toBe(1);
  expect(asked).toHaveLength(2);
  expect(ids()).toEqual(['menu']);
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

test.each(late)(
  'leaving the table interrupts the computer, and changes nothing, although %s comes late',
  async (_, comes) => {
    const { asked, keep, opened, age } = table('computer', 'computer', 'computer');
    expect(asked).toHaveLength(1);
    opened.close();
    expect(asked[0]?.stop.aborted).toBe(true);
    if (asked[0]) comes(asked[0]);
    await heard();
    expect(age()).toBe(0);
    expect(keep).not.toHaveBeenCalled();
  },
);
