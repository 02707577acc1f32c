import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { State } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { begin, give, now, type Session } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { fingerprint } from '../../../src/kernel/values/hash.ts';
import { type Recorded, recordedGames } from '../kit/games.ts';
import { perform } from '../kit/perform.ts';

/** FAZA through our session: every command validated, the whole history stored with its facts, complete undo. */

type Play = Session<FazaTypes>;

const games = recordedGames();

function open({ setup }: Recorded): Play {
  return begin(faza, setup);
}

function play(opening: Play, { commands }: Recorded): State {
  let session = opening;
  for (const command of commands) {
    const result = give(session, command);
    if (!('session' in result)) throw new Error(`${JSON.stringify(command)} was refused: ${result.reason}`);
    session = result.session;
  }
  return now(session);
}

let turn = 0;
let game = at(games, 0);
let opening = open(game);

perform({
  works: {
    commands: {
      // Setup is no command, and costs the same on either side.
      prepare: () => {
        game = at(games, turn++ % games.length);
        opening = open(game);
      },
      run: () => {
        play(opening, game);
        return game.commands.length;
      },
    },
  },
  reports: {
    ends: () => games.map((each) => fingerprint(play(open(each), each))),
  },
});
