import { describe, expect, test } from 'vitest';
import { factionFunModule } from '../../../../src/games/factionFun/module.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import type { State } from '../../../../src/games/factionFun/rules/state/state.ts';
import { begin, now } from '../../../../src/kernel/session.ts';
import { openToldTable, type ToldTable } from '../../../shell/table/toldTable.ts';
import { setupOf } from '../subject.ts';

/** A game whose first turn waits for the Sailfolk’s card, as a person plays it. */
async function opened(): Promise<ToldTable> {
  const table = openToldTable(factionFunModule, {
    session: begin(factionFun, setupOf('selection', 2)),
    players: ['you', 'computer'],
  });
  await table.settle();
  expect(stepOf(table)).toBe('card');
  return table;
}

const stateOf = (table: ToldTable) => now(table.match().session) as State;
const stepOf = (table: ToldTable) => stateOf(table).steps[0]?.step;
const control = (table: ToldTable, is: (label: string) => boolean) => {
  const found = table.controls().find(({ label }) => is(label));
  if (!found) throw new Error('there is no such control');
  return found;
};
const labelOf = (table: ToldTable, id: string): string => table.controls().find((one) => one.id === id)?.label ?? '';
const claims = (table: ToldTable): number => table.controls().filter(({ label }) => /claim \d+%/.test(label)).length;

describe('A1, M1 before a card is played', () => {
  test('a tile can be chosen at once: then no card is played, and the avatar goes there', async () => {
    const table = await opened();
    expect(labelOf(table, 'go')).toBe('No card');
    const { id } = control(table, (label) => /claim \d+%/.test(label));
    await table.press(id);
    expect(labelOf(table, 'go')).toBe('Move');
    expect(stepOf(table)).toBe('card');
    await table.press('go');
    expect(stepOf(table)).toBe('act');
    expect(`tile:${stateOf(table).avatars[0]?.tile}`).toBe(id);
    table.close();
  });

  test('a card that is chosen is played before the avatar goes where it makes tiles reachable', async () => {
    const table = await opened();
    const { hands } = stateOf(table);
    const before = claims(table);
    await table.press(control(table, (label) => label === 'Horse and Wagon').id);
    expect(claims(table)).toBeGreaterThan(before);
    await table.press(control(table, (label) => /claim \d+%/.test(label)).id);
    await table.press('go');
    expect(stepOf(table)).toBe('act');
    expect(stateOf(table).hands[0]).toEqual((hands[0] ?? []).filter((card) => card !== 'horseAndWagon'));
    table.close();
  });

  test('undo lets go of the tile, and nothing has been given', async () => {
    const table = await opened();
    await table.press(control(table, (label) => /claim \d+%/.test(label)).id);
    await table.press(control(table, (label) => label === 'Undo').id);
    expect(labelOf(table, 'go')).toBe('No card');
    expect(table.match().session.past).toBeNull();
    table.close();
  });
});
