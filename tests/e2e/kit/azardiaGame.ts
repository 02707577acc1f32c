import type { Page } from '@playwright/test';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { CommandName } from '../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import { begin, give, now, type Session } from '../../../src/kernel/session.ts';
import type { Player } from '../../../src/module/match.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { CONTINUE } from '../../../src/shell/pwa/shortcut.ts';
import { shareText } from '../../../src/shell/share/text.en.ts';
import { prepareAzardia } from './azardia.ts';
import { azardiaGamesOf, type GoldenGame } from './golden.ts';
import { followText } from './link.ts';

type RecordedGame = GoldenGame<AzardiaTypes>['record'];

/** The session of a recorded game of Azardia after its first `count` commands. */
function azardiaAfter({ setup, commands }: RecordedGame, count: number): Session<AzardiaTypes> {
  return commands.slice(0, count).reduce<Session<AzardiaTypes>>(
    (session, command) => {
      const given = give(session, command);
      if (!('session' in given)) throw new Error('a golden game is refused');
      return given.session;
    },
    begin(azardia, setup),
  );
}

/** A recorded game of Azardia with four players, by today's rules. */
export function azardiaGolden(): RecordedGame {
  const found = azardiaGamesOf(azardia.version).find(({ name }) => name.startsWith('4-regular'));
  if (!found) throw new Error('no game of four');
  return found.record;
}

/** The number of commands in a recorded game before the first one of a kind that is well into the game. */
export function momentOf({ commands }: RecordedGame, kind: CommandName): number {
  const found = commands.findIndex((command, count) => count > 60 && command.do === kind);
  if (found < 0) throw new Error(`nobody gives ${kind}`);
  return found;
}

/** The number of commands in a recorded game before an attacked player without an answer passes. */
export function momentWithoutAnswer(record: RecordedGame): number {
  const found = momentWhere(record, (state) => state.attack !== null && azardia.legalCommands(state).length === 1);
  if (found === null) throw new Error('whoever is attacked has an answer');
  return found;
}

/** A position of a recorded game. */
export interface Moment {
  readonly record: RecordedGame;
  /** The number of commands before it. */
  readonly count: number;
  readonly state: State;
}

/** The first position of a kind in the recorded games of Azardia by today's rules. */
export function azardiaMoment(isWanted: (state: State) => boolean): Moment {
  for (const { record } of azardiaGamesOf(azardia.version)) {
    const count = momentWhere(record, isWanted);
    if (count !== null) return { record, count, state: now(azardiaAfter(record, count)) };
  }
  throw new Error('no recorded game has such a moment');
}

/** The number of commands in a recorded game before such a state; `null` if it never occurs. */
function momentWhere({ setup, commands }: RecordedGame, isWanted: (state: State) => boolean): number | null {
  let session = begin(azardia, setup);
  for (const [count, command] of commands.entries()) {
    if (isWanted(now(session))) return count;
    const given = give(session, command);
    if (!('session' in given)) break;
    session = given.session;
  }
  return null;
}

/** Who plays a recorded game: the player who is to act, against computers; or friends who share the device. */
export type Players = 'one' | 'friends';

/**
 * From now on, the page has a recorded game of Azardia in progress, one command before its end; `people` are its
 * people's seats.
 */
export async function keepBeforeEnd(page: Page, record: RecordedGame, people: readonly number[]): Promise<void> {
  const session = azardiaAfter(record, record.commands.length - 1);
  const players = Array.from({ length: record.setup.players }, (_, seat): Player => {
    if (!people.includes(seat)) return 'computer';
    return seat === people[0] ? 'you' : 'friend';
  });
  const stored = gameText({ session, players });
  await page.addInitScript((game) => {
    if (sessionStorage.getItem('test.kept') === null) localStorage.setItem('azardia.game', game);
    sessionStorage.setItem('test.kept', 'yes');
  }, stored);
}

/** A recorded game after its first `count` commands, with those who play it, as a browser keeps it. */
function textOf(record: RecordedGame, count: number, who: Players): string {
  const session = azardiaAfter(record, count);
  const mover = record.commands[count]?.seat ?? 0;
  const players = Array.from({ length: record.setup.players }, (_, seat) =>
    who === 'friends' ? 'friend' : seat === mover ? 'you' : 'computer',
  );
  return gameText({ session, players });
}

/**
 * Opens the table of a recorded game of Azardia, as a saved game that is continued with the shortcut of the installed
 * game, which draws no title. Settings replace those of `openAzardia`.
 */
export async function openAzardiaAt(
  page: Page,
  record: RecordedGame,
  count: number,
  settings: Record<string, unknown> = {},
  who: Players = 'one',
): Promise<void> {
  await prepareAzardia(page, settings);
  await page.addInitScript(
    (game) => {
      if (localStorage.getItem('azardia.game') === null) localStorage.setItem('azardia.game', game);
    },
    textOf(record, count, who),
  );
  await page.goto(`./${CONTINUE}`);
}

/** Opens the table of a recorded game of Azardia by a link, or its ending. */
export async function followAzardia(
  page: Page,
  record: RecordedGame,
  count: number,
  who: Players = 'one',
): Promise<void> {
  await followText(page, textOf(record, count, who));
  const { take, over } = shareText;
  const isOver = now(azardiaAfter(record, count)).winner !== null;
  await page.getByRole('button', { name: isOver ? over.take : take, exact: true }).press('Enter');
}
