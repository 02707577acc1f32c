import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { forecast } from '../../../src/games/faza/rules/forecast.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import { viewed } from '../../games/faza/positions.ts';
import { freshTurns, recordedGames } from '../kit/games.ts';
import { perform } from '../kit/perform.ts';

/** Single queries to the rules, in every state of the recorded games where they make sense. */

const games = recordedGames();
const turns = freshTurns(games);
const moves = turns.filter(({ command }) => command.do === 'move');
/** The rules cache results per board until they see another one, so moves of one game are timed in sequence. */
const inARow = games.flatMap((game) => {
  const own = freshTurns([game]).filter(({ command }) => command.do === 'move');
  return Array.from({ length: 30 }, () => own).flat();
});
const quiet = turns.filter(({ state }) => state.phase === 'team' && state.agenda.length === 0);

/** The list is cached with its state, so it is requested once in each. */
let unasked = turns;

perform({
  works: {
    copy: {
      run: () => {
        for (const { state, command } of inARow) applyLegal(state, command);
        return inARow.length;
      },
    },
    structuredClone: {
      run: () => {
        for (const { state } of moves) structuredClone(state);
        return moves.length;
      },
    },
    legalCommands: {
      prepare: () => {
        unasked = freshTurns(games);
      },
      run: () => {
        for (const { state } of unasked) legalCommands(state);
        return unasked.length;
      },
    },
    forecasts: {
      run: () => {
        for (const { state } of quiet) forecast(viewed(state));
        return quiet.length;
      },
    },
  },
  reports: {
    commandsListed: () => turns.reduce((total, { state }) => total + legalCommands(state).length, 0) / turns.length,
  },
});
