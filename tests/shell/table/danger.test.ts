import { describe, expect, test, vi } from 'vitest';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import { begin, pastOf } from '../../../src/kernel/session.ts';
import type { Danger } from '../../../src/module/chances/danger.ts';
import type { Player } from '../../../src/module/match.ts';
import { openTable, type TablePage } from '../../../src/shell/table/openTable.ts';
import type { Control } from '../../../src/table/control.ts';
import { asFaza, type Match } from '../../games/faza/match.ts';
import { position } from '../../games/faza/positions.ts';
import { quietPage } from '../learn/quietPage.ts';

/** The next end of the phase empties the pool (X3). */
const LOST = { dronesInPool: 0, seed: 'danger' } as const;
/** A roll with a hero one injury from death: 33%. */
const RISKY = {
  heroes: { soldier: { tile: 6, injured: [1, 2, 3] }, doctor: {} },
  tiles: { 6: { drones: 1 } },
  seed: 'danger',
} as const;
/** The event drawn on boarding defeats the boarding hero. */
const BOARDING = {
  heroes: { soldier: { tile: 6, injured: [1, 2, 3] }, doctor: {} },
  tiles: { 6: { rebels: 1 } },
  ships: { carrier: { tile: 6, health: 3 } },
  next: ['ionStorm'],
  seed: 'danger',
} as const;

/** A table in a position whose page gives this answer to the question whether a dangerous command is intended. */
function tableAt(state: State, answer: boolean, seen: Partial<TablePage> = {}, players?: readonly Player[]) {
  let controls: readonly Control[] = [];
  let match: Match | null = null;
  const meant = vi.fn((_danger: Danger, _command: string) => Promise.resolve(answer));
  const page = quietPage({
    meant,
    showControls: (shown) => {
      controls = shown;
    },
    keep: (kept) => {
      match = asFaza(kept);
    },
    ...seen,
  });
  const heroes = state.heroes.map(({ id }) => id);
  const setup = { edition: state.edition, mode: state.mode, heroes, seed: 'danger', health: null } as const;
  const session = {
    ...begin(faza, { ...setup, rewards: true, fazaFirst: false }),
    opening: { ok: true as const, state, facts: [] },
  };
  openTable(page, { session, players: players ?? heroes.map(() => 'you' as const) });
  const control = (id: string): Control => {
    const found = controls.find((one) => one.id === id);
    if (!found) throw new Error(`no ${id} among ${controls.map((one) => one.id).join(' ')}`);
    return found;
  };
  return {
    control,
    meant,
    press: (...ids: readonly string[]): void => {
      for (const id of ids) control(id).press();
    },
    done: (): string[] => (match ? pastOf(match.session).map(({ command }) => command.do) : []),
  };
}

/** Lets everything that waits for a promise continue. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a command that most likely loses the game needs a deliberate press', () => {
  test.each([
    ['the end of the phase', LOST, ['end', 'go'], 'endTeamPhase'],
    ['a boarding', BOARDING, ['verb:board', 'go'], 'board'],
  ] as const)('%s is given only after a confirmation', async (_, layout, presses, command) => {
    const no = tableAt(position(layout), false);
    no.press(...presses);
    await settled();
    expect(no.meant).toHaveBeenCalledOnce();
    expect(no.done()).toEqual([]);
    const yes = tableAt(position(layout), true);
    yes.press(...presses);
    await settled();
    expect(yes.done()).toEqual([command]);
  });

  test('its button keeps its name, and its hint says first how likely it loses', () => {
    const { control, press } = tableAt(position(BOARDING), false);
    press('verb:board');
    expect(control('go').label).toBe('Do it');
    expect(control('go').hint).toMatch(/^This loses the game: a hero dies\./);
    const end = tableAt(position(LOST), false).control('end');
    expect(end.label).toBe('End Team phase');
    expect(end.hint).toMatch(/^The team would lose: /);
  });

  test('a smaller chance is shown on the button, and asks nothing', async () => {
    const { control, press, meant, done } = tableAt(position(RISKY), false);
    expect(control('go').label).toBe('Roll: can’t be undone');
    expect(control('go').hint).toMatch(/^33% chance to lose the game: /);
    press('go');
    await settled();
    expect(meant).not.toHaveBeenCalled();
    expect(done()).toEqual(['fight']);
  });

  test('without confirmations, a command that can lose the game waits on its button, and asks if it most likely does', async () => {
    const { control, press, meant, done } = tableAt(position(BOARDING), false, { confirms: () => false });
    press('verb:board');
    await settled();
    expect(done()).toEqual([]);
    expect(control('go').hint).toMatch(/^This loses the game: /);
    press('go');
    await settled();
    expect(meant).toHaveBeenCalledOnce();
    expect(done()).toEqual([]);
  });

  test('the next step of a plan is asked about, too', async () => {
    let play = (): void => undefined;
    let brief = '';
    const { press, meant, done } = tableAt(position(BOARDING), false, {
      showPlan: (view, actions) => {
        play = () => actions.play();
        brief = view?.danger?.brief ?? '';
      },
    });
    press('plan', 'verb:board', 'go');
    expect(brief).toBe('You lose');
    play();
    await settled();
    expect(meant).toHaveBeenCalledOnce();
    expect(done()).toEqual([]);
  });
});
