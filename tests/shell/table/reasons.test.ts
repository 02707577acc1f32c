import { expect, test } from 'vitest';
import { azardiaModule } from '../../../src/games/azardia/module.ts';
import { faceOffModule } from '../../../src/games/faceOff/module.ts';
import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import { factionFunModule } from '../../../src/games/factionFun/module.ts';
import { chanceFrom, drawFrom } from '../../../src/kernel/chance.ts';
import { begin } from '../../../src/kernel/session.ts';
import type { GameModule } from '../../../src/module/gameModule.ts';
import type { AnyGame, Player } from '../../../src/module/match.ts';
import { setupOf as azardiaSetup } from '../../games/azardia/subject.ts';
import { setupOf as factionFunSetup } from '../../games/factionFun/subject.ts';
import { openToldTable } from './toldTable.ts';

/* What a computer does against people is explained while it acts, in sight and to screen readers, and in the log. */

const PRESSES = 60;

/** Plays by pressing buttons at random until a computer has given a reason: that reason, and everything that the table told. */
async function firstReason<T extends AnyGame>(module: GameModule<T>, setup: T['setup'], seats: number) {
  const players: Player[] = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'you' : 'computer'));
  let reason: string | null = null;
  const { reason: why } = module.computer;
  const computer = {
    ...module.computer,
    reason: (...about: Parameters<NonNullable<typeof why>>) => {
      const given = why?.(...about) ?? null;
      reason ??= given;
      return given;
    },
  };
  const session = begin(module.rules, setup);
  const table = openToldTable(Object.assign({}, module, { computer }), { session, players });
  for (let press = 0; press < PRESSES && reason === null; press++) {
    const ids = table
      .controls()
      .flatMap(({ id, hold }) => (hold || /menu|log|undo|redo|ask|board|speed/.test(id) ? [] : [id]));
    if (ids.length > 0)
      await table.press(ids.find((id) => id === 'go') ?? drawFrom({ ...chanceFrom(`reasons/${press}`) }, [...ids]));
    await table.settle();
  }
  table.close();
  return { reason: reason ?? '', told: table.told };
}

const faceOffSetup = {
  seed: 'reasons',
  factions: ['monsters', 'cowboys', 'ninjas'],
  timing: 'standard',
} as const satisfies FaceOffTypes['setup'];

/** What a table told in one way: by a name of `openToldTable`. */
const toldBy = (told: readonly string[], way: string): string =>
  told.filter((line) => line.startsWith(`${way}: `)).join('\n');

test.each([
  ['Azardia', () => firstReason(azardiaModule, azardiaSetup('reasons', 2), 2)],
  ['Faction Fun', () => firstReason(factionFunModule, factionFunSetup('reasons', 2), 2)],
  ['Face Off', () => firstReason(faceOffModule, faceOffSetup, 3)],
])(
  '%s: the reason is shown in the news and said aloud while the computer acts',
  async (_, play) => {
    const { reason, told } = await play();
    expect(reason).not.toBe('');
    expect(toldBy(told, 'board')).toContain(reason);
    expect(toldBy(told, 'voice')).toContain(reason);
    expect(toldBy(told, 'log')).toContain(reason);
  },
  60_000,
);
