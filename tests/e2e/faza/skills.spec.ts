import { expect } from '@playwright/test';
import type { HeroId } from '../../../src/games/faza/content/vocabulary.ts';
import { heroAt, tileAt } from '../../../src/games/faza/rules/board/board.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { text } from '../../../src/games/faza/text/en.ts';
import { begin, give, now } from '../../../src/kernel/session.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { goldenGamesOf } from '../kit/golden.ts';
import { keys, Player } from '../kit/player.ts';
import { openTitle } from '../kit/start.ts';
import { test } from '../kit/test.ts';

/** A recorded game just before a command that a test wants to give. */
interface Moment {
  readonly session: FazaSession;
  readonly commands: readonly Command[];
  readonly command: Command;
}

function momentOf(isWanted: (command: Command, state: State) => boolean): Moment {
  const games = goldenGamesOf(faza.version).filter(({ record }) => record.setup.heroes.length < 4);
  for (const { record } of [...games, ...goldenGamesOf(faza.version)]) {
    let session: FazaSession = begin(faza, record.setup);
    for (const [index, command] of record.commands.entries()) {
      const state = now(session);
      if (state.agenda.length === 0 && isWanted(command, state)) {
        return { session, commands: record.commands.slice(0, index), command };
      }
      const given = give(session, command);
      if (!('session' in given)) break;
      session = given.session;
    }
  }
  throw new Error('no recorded game has such a moment');
}

const does =
  (kind: Command['do']) =>
  (command: Command): boolean =>
    command.do === kind;

/** Whether the command is given by a hero with a skill that is always on. */
const by = (hero: HeroId, command: Command, state: State): boolean =>
  'hero' in command && heroAt(state, command.hero).id === hero;

const MOMENTS: readonly (readonly [string, (command: Command, state: State) => boolean])[] = [
  ['I3 recover', does('recover')],
  ['P4 recruit', does('recruit')],
  ['Marksman', does('marksman')],
  [
    'Slip Away',
    (command, state) =>
      command.do === 'move' &&
      by('scout', command, state) &&
      tileAt(state, heroAt(state, command.hero).tile).drones > 0,
  ],
  ['Pathfinder', does('pathfinder')],
  ['House Call', does('houseCall')],
  ['Reclaim', does('reclaim')],
  ['Insider', does('insider')],
  [
    'Recruiter',
    (command, state) =>
      command.do === 'recruit' && by('senator', command, state) && heroAt(state, command.hero).tile === command.outpost,
  ],
  ['Tinker', does('tinker')],
  ['Forecast', does('forecast')],
];

for (const [name, isWanted] of MOMENTS) {
  test(`${name} is used by keyboard alone`, async ({ page }) => {
    const { session, commands, command } = momentOf(isWanted);
    const save = gameText({ session, players: now(session).heroes.map(() => 'you' as const) });
    await page.addInitScript((stored) => localStorage.setItem('faza.game', stored), save);
    await openTitle(page);
    await keys(page.getByRole('button', { name: text.screens.title.continue, exact: true }));
    await expect(page.getByRole('button', { name: text.controlText.menu, exact: true })).toBeVisible();
    const player = new Player(page, session.setup, keys);
    for (const earlier of commands) player.follow(earlier);
    await player.give(command);
    // The effect is visible in the saved game, too.
    const kept = await page.evaluate(() => localStorage.getItem('faza.game'));
    expect(kept).not.toBe(save);
  });
}
