import { apply } from '../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { Outcome, Setup, State } from '../../../src/games/faza/rules/state/state.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { fingerprint } from '../../../src/kernel/values/hash.ts';
import { type Recorded, recordedGames } from '../kit/games.ts';
import { requirePeer } from '../kit/peers.ts';
import { perform } from '../kit/perform.ts';

/**
 * The same rules as a game of boardgame.io: its reducer keeps the order of turns, a log entry for each move and what undo
 * needs, and asks the same `apply` whether a command is legal.
 */

interface Table {
  readonly G: State;
  readonly _stateID: number;
}

interface Move {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: 'give'; readonly args: readonly [Command]; readonly playerID: string };
}

interface Context {
  readonly G: State;
  readonly events: { endTurn(): void };
}

interface Rules {
  readonly name: string;
  readonly seed: string;
  setup(context: unknown, setup: Setup): State;
  readonly turn: { readonly activePlayers: { readonly all: null } };
  endIf(context: Context): Outcome | undefined;
  readonly moves: { give(context: Context, command: Command): State | 'INVALID_MOVE' };
}

interface Internals {
  ProcessGameConfig(rules: Rules): Rules;
  InitializeGame(options: { game: Rules; numPlayers: number; setupData: Setup }): Table;
  CreateGameReducer(options: { game: Rules }): (table: Table, move: Move) => Table;
}

interface Immer {
  original(draft: State): State | undefined;
}

const { ProcessGameConfig, InitializeGame, CreateGameReducer }: Internals = requirePeer('boardgame.io/internal');
const { original }: Immer = requirePeer('immer');

const game = ProcessGameConfig({
  name: 'faza',
  seed: 'bench',
  setup: (_context, setup) => faza.newGame(setup).state,
  // T1: any hero may act at any time. A round is a turn, so undo reaches back to its beginning and its list stays short.
  turn: { activePlayers: { all: null } },
  endIf: ({ G }) => G.outcome ?? undefined,
  moves: {
    give: ({ G, events }, command) => {
      // Moves get a draft that records writes. Our rules never write to it, so they avoid its cost.
      const state = original(G) ?? G;
      const result = apply(state, command);
      if (!result.ok) return 'INVALID_MOVE';
      if (result.state.round > state.round) events.endTurn();
      return result.state;
    },
  },
});
const reduce = CreateGameReducer({ game });

/** A game with its actions created in advance, so that creating them is not timed. */
interface Prepared {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

function prepare({ setup, commands }: Recorded): Prepared {
  const moves = commands.map((command): Move => {
    const playerID = 'hero' in command ? String(command.hero) : '0';
    return { type: 'MAKE_MOVE', payload: { type: 'give', args: [command], playerID } };
  });
  return { setup, moves };
}

function open({ setup }: Prepared): Table {
  return InitializeGame({ game, numPlayers: setup.heroes.length, setupData: setup });
}

function play(opening: Table, { moves }: Prepared): State {
  let table = opening;
  for (const move of moves) table = reduce(table, move);
  if (table._stateID !== moves.length) throw new Error(`${moves.length - table._stateID} moves were refused`);
  return table.G;
}

const games = recordedGames().map(prepare);
let turn = 0;
let prepared = at(games, 0);
let opening = open(prepared);

perform({
  works: {
    commands: {
      prepare: () => {
        prepared = at(games, turn++ % games.length);
        opening = open(prepared);
      },
      run: () => {
        play(opening, prepared);
        return prepared.moves.length;
      },
    },
  },
  reports: {
    ends: () => games.map((each) => fingerprint(play(open(each), each))),
  },
});
