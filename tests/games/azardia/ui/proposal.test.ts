import { expect, test, vi } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { now } from '../../../../src/kernel/session.ts';
import { openTable } from '../../../../src/shell/table/openTable.ts';
import type { Control } from '../../../../src/table/control.ts';
import { quietPage } from '../../../shell/learn/quietPage.ts';
import { give, position } from '../position.ts';
import { matchAt, tableFor } from './pressing.ts';

/** Kuchuritok has taken the hands of three rivals, of whom Robot-i-King is ahead. */
const dealing = give(
  position('C', [
    { character: 'kuchuritok', tile: 50, hand: ['bootJets'] },
    { character: 'lagartoon', tile: 20, hand: ['nopeNebula'] },
    { character: 'robotIKing', tile: 140, level: 5, hand: ['brainUpload', 'totalAudit', 'asteroidDividend'] },
    { character: 'noncredoMantis', tile: 30, hand: ['gyroscopeHat'] },
  ]),
  { do: 'takeHands', seat: 0 },
).state;

test('C3 a deal is proposed with its counts, and the leader gets the worst cards', () => {
  const { shown } = tableFor(dealing, 0);
  expect(shown.caption).toBe('Deal like this');
  expect(shown.outcome).toHaveLength(3);
  expect(shown.outcome.join(' ')).toMatch(/Robot-i-King gets [12] cards?: /);
  const go = shown.parts.find(({ id }) => id === 'go');
  expect(go?.label).toBe('Deal like this');
  expect(go?.look.kind === 'go' && go.look.detail).toMatch(/^Lagartoon: \d, Robot-i-King: \d, Noncredo Mantis: \d$/);
  const deals = [shown.ready, ...(shown.readyThen ?? [])].flatMap((command) =>
    command?.do === 'deal' ? [command] : [],
  );
  const { state } = give(dealing, ...deals);
  expect(state.deal).toBeNull();
  const counts = [1, 2, 3].map((seat) => state.players[seat]?.hand.length ?? 0);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  expect(counts.reduce((all, one) => all + one)).toBe(5);
  expect(state.players[2]?.hand).toEqual(['brainUpload', 'totalAudit']);
});

test('C3 one press deals all of it; a card that is chosen first is dealt alone', async () => {
  let controls: readonly Control[] = [];
  const page = quietPage({
    game: Object.assign({}, azardiaModule),
    showControls: (offered) => {
      controls = offered;
    },
  });
  const table = openTable(page, Object.assign({}, matchAt(dealing, 0)));
  const press = (id: string): void => controls.find((control) => control.id === id)?.press();
  controls.find(({ label }) => label.startsWith('Total Audit'))?.press();
  press('choice:card:totalAudit/rival:1');
  const state = () => now(table.match().session) as typeof dealing;
  expect(state().deal?.pool).toHaveLength(5);
  press('go');
  await vi.waitFor(() => expect(state().deal?.pool.length ?? 0).toBeLessThan(5));
  await vi.waitFor(() => expect(controls.some(({ id }) => id === 'go')).toBe(true));
  press('go');
  await vi.waitFor(() => expect(state().deal).toBeNull());
  table.close();
});

test('C3 while the hands lie face down nothing is proposed', () => {
  const view = azardia.view(dealing, 'spectator');
  const { shown } = tableFor(dealing, 0, [], undefined, {
    hand: 'faceDown',
    ground: { state: view, rules: azardia, allowed: () => [] },
  });
  expect(shown.readyThen).toEqual([]);
  expect(shown.caption).toBe('Hold to peek, then choose a card.');
});
