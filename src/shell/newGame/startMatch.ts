import { begin } from '../../kernel/session.ts';
import type { PlayerGroup } from '../../module/match.ts';
import { confirmDialog } from '../../page/dialog.ts';
import type { Library, Navigation, Page } from '../app/ports.ts';
import { commitmentOf } from '../dice/matchDice.ts';
import { type NewGame, type Setup, withPlayerGroup } from '../match.ts';
import { playedGames } from '../persistence/archive/statistics.ts';
import { gameInProgress } from '../persistence/savedGame.ts';
import { replaceGame } from '../saving/saveMatch.ts';
import { freshSeed } from '../seeds/seedNumber.ts';
import { shellText } from '../text.en.ts';

/** A setup that came by itself, with the players whom the game proposes for it. */
export function withPlayers({ game }: Pick<Library, 'game'>, setup: Setup): NewGame {
  return { setup, players: game.setups.players(setup) };
}

/**
 * Begins a match, keeps it, and brings it to the table. What commits us to its dice is written down; `seedKnown` says that
 * the player chose the seed, or may know it; a company that sits there already keeps its seats.
 */
export function startMatch(
  app: Page & Library & Navigation,
  { setup, players, computers }: NewGame,
  seedKnown = false,
  company?: PlayerGroup,
): void {
  const begun = { session: begin(app.game.rules, setup), players, ...(computers && { computers }) };
  const match = withPlayerGroup(begun, company);
  app.dice.pledge(commitmentOf(match), seedKnown);
  replaceGame(app, match);
  app.toTable(match);
}

/** Asks before a new game takes the place of one in progress; where there is none, there is nothing to ask. */
export async function askForNewGame(app: Page & Library): Promise<boolean> {
  return gameInProgress(app) === null || confirmDialog(app.parent, shellText.newGame);
}

/** Begins the game that Quick start offers. Only games that count for the records count for it. */
export async function beginQuickGame(app: Page & Library & Navigation): Promise<void> {
  const { setups, records } = app.game;
  // On a slow device the archive may still be on its way.
  const games = playedGames(records, await app.archive.entries());
  // The dice of each game are pledged when it begins, even if it is left at once.
  const isFirst = app.dice.read().pledges.length === 0;
  startMatch(app, setups.quickStart(games, freshSeed(), isFirst));
}
