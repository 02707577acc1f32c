import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Setup } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../../src/games/faza/rules/state/types.ts';
import { daily } from '../../../src/games/faza/ui/setups/daily.ts';
import { begin, give } from '../../../src/kernel/session.ts';
import { dayOf } from '../../../src/module/daily/days.ts';
import { dailySetup, dayAfter } from '../../../src/shell/persistence/archive/daily.ts';
import type { PendingGame } from '../../../src/shell/persistence/archive/outbox.ts';
import { gameText } from '../../../src/shell/persistence/gameText.ts';
import { goldenGamesOf } from '../../e2e/kit/golden.ts';
import { planOf } from '../../e2e/kit/plan.ts';
import type { Match } from '../../games/faza/match.ts';
import { gameAfter, playedByPeople, TODAY } from './visitor.ts';

/** Finished games, the latest first, in the form that the browser's storage holds when the page was closed too soon. */
export function lettersOf(games: readonly { readonly game: Match; readonly at: string }[]): Record<string, string> {
  return Object.fromEntries(
    games.map(({ game, at }, index) => {
      const letter: PendingGame = { mark: { at, leaving: 'over', own: true, practice: false }, text: gameText(game) };
      return [`faza.outbox.${index + 1}`, JSON.stringify(letter)];
    }),
  );
}

/** A game that the greedy computer plays to its end. */
export function playedOut(setup: Setup): FazaSession {
  return planOf(setup).commands.reduce<FazaSession>(
    (session, command) => {
      const given = give(session, command);
      if (!('session' in given)) throw new Error('the computer breaks a rule');
      return given.session;
    },
    begin(faza, setup),
  );
}

/** A player's games of the last weeks: every fifth recorded one. */
export function gamesOfWeeks(): Record<string, string> {
  const games = goldenGamesOf(faza.version)
    .filter((_, index) => index % 5 === 0)
    .slice(0, 16);
  return lettersOf(
    games.map(({ record }, index) => ({
      game: playedByPeople(gameAfter(record, record.commands.length)),
      at: new Date(Date.parse(TODAY) - (index + 1) * 40 * 3_600_000).toISOString(),
    })),
  );
}

/** The daily games of today and the two days before, played in the morning. */
export function gamesOfDays(): Record<string, string> {
  const today = dayOf(new Date(TODAY));
  return lettersOf(
    [0, -1, -2].map((days) => {
      const day = dayAfter(today, days);
      return { game: playedByPeople(playedOut(dailySetup(daily, day))), at: `${day}T08:30:00.000Z` };
    }),
  );
}
