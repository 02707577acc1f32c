import { describe, expect, test } from 'vitest';
import { factionFunModule } from '../../../src/games/factionFun/module.ts';
import { factionFun } from '../../../src/games/factionFun/rules/factionFun.ts';
import { begin, now } from '../../../src/kernel/session.ts';
import type { Player } from '../../../src/module/match.ts';
import { openToldTable, type ToldTable } from '../../shell/table/toldTable.ts';
import { setupOf } from './subject.ts';

/** More presses than any game needs. */
const MOST = 4000;

/**
 * Plays at a table by its buttons: confirms what is complete, or else takes one choice after another in turn. `during`
 * counts what was told before the last press, and `lost` decisions that keys have to look for, because no button is the main one.
 */
async function played(
  seed: string,
  ...players: readonly Player[]
): Promise<ToldTable & { readonly during: number; readonly lost: number }> {
  const table = openToldTable(factionFunModule, {
    session: begin(factionFun, setupOf(seed, players.length)),
    players,
  });
  let during = 0;
  let lost = 0;
  for (let press = 0; press < MOST && !isOver(table); press++) {
    during = table.told.length;
    const choices = table.controls().filter(({ asked }) => asked);
    const [first] = choices;
    if (first && !table.controls().some(({ main }) => main)) lost += 1;
    const next = table.controls().find(({ id }) => id === 'go') ?? choices[press % choices.length] ?? first;
    if (next) await table.press(next.id);
    else await table.settle();
  }
  return { ...table, during, lost };
}

function isOver(table: ToldTable): boolean {
  const { session } = table.match();
  return session.game.result(now(session)) !== null;
}

describe('the table of Faction Fun', () => {
  test.each([
    ['two people', ['you', 'you']],
    ['a person against the computer', ['you', 'computer']],
    ['four seats, mixed', ['you', 'computer', 'computer', 'you']],
  ] as const)('%s play a whole game by its buttons', { timeout: 300_000 }, async (_, players) => {
    const table = await played('by buttons', ...players);
    expect(isOver(table)).toBe(true);
    expect(table.lost).toBe(0);
    table.close();
  });

  test('S3 at a shared device all hands lie face down until somebody looks', { timeout: 300_000 }, async () => {
    const table = await played('shared device', 'you', 'you');
    const hands = table.told
      .slice(0, table.during)
      .flatMap((line) => [...line.matchAll(/"hands":\[\[([^\]]*)\],\[([^\]]*)\]/g)])
      .map(([, one, other]) => `${one},${other}`);
    expect(hands.length).toBeGreaterThan(10);
    for (const cards of hands) expect(cards).toMatch(/^("hidden",?|,)*$/);
  });

  test('S3 what a person alone is shown names no card in another hand', { timeout: 300_000 }, async () => {
    const table = await played('hidden hands', 'you', 'computer');
    // After the end everything may be shown.
    const hands = table.told
      .slice(0, table.during)
      .flatMap((line) => [...line.matchAll(/"hands":\[\[[^\]]*\],\[([^\]]*)\]/g)])
      .map(([, cards]) => cards);
    expect(hands.length).toBeGreaterThan(10);
    for (const cards of hands) expect(cards).toMatch(/^("hidden",?)*$/);
  });
});
