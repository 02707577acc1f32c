import { MOST_COMMANDS } from '../../../src/games/faza/bots/rollout.ts';
import { keyOf } from '../../../src/games/faza/bots/search/key.ts';
import { gameMemory, scopeOf } from '../../../src/games/faza/bots/search/memory.ts';
import { movesOf } from '../../../src/games/faza/bots/search/searchable.ts';
import { searchBot } from '../../../src/games/faza/bots/search/searchBot.ts';
import { worthOf } from '../../../src/games/faza/bots/value/trained.ts';
import { applyLegal } from '../../../src/games/faza/rules/apply.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { search } from '../../../src/kernel/bots/search.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';

type State = FazaTypes['state'];

/** Positions that the oracle expands for each command. */
const EXPANSIONS = 60;

/** The bot that plays the imagined games: like *policy*, but it skips neither commands nor event cards. */
const thorough = searchBot('thorough', worthOf, { expansions: 1 });

/** What its decisions depend on, besides the value. */
export const oracleSettings = { expansions: EXPANSIONS, playsOn: thorough.settings };

const remembered = gameMemory<State, Command>(EXPANSIONS);

/** The commands of a game that is known to be won, by the positions in which they are given. */
let won: ReadonlyMap<string, Command> = new Map();

/**
 * The command of a player who knows the luck to come: every roll and every card. It plays imagined games as `thorough`
 * does, and follows the first one that is won; until it has found one, it searches with the same knowledge. No fair
 * player can do better in the long run, so it is a yardstick for the others, and only for tools: it is the only bot
 * that gets a state.
 */
export function foretell(state: State): Command | null {
  const key = keyWithLuck(state);
  if (!won.has(key)) won = wonFrom(state) ?? new Map();
  return won.get(key) ?? searched(state);
}

/** The commands with which `thorough` wins from a position with the luck to come; `null` if it does not win. */
function wonFrom(start: State): ReadonlyMap<string, Command> | null {
  const commands = new Map<string, Command>();
  let state = start;
  for (let given = 0; given < MOST_COMMANDS && !state.outcome; given++) {
    const command = thorough.choose(faza.view(state, null), chanceFrom('oracle'));
    if (!command) break;
    commands.set(keyWithLuck(state), command);
    ({ state } = applyLegal(state, command));
  }
  return state.outcome?.won ? commands : null;
}

function searched(state: State): Command | null {
  const view = (known: State) => faza.view(known, null);
  const [best] = search<State, Command>(
    {
      moves: (known) => movesOf(view(known), undefined),
      outcomes: (known, command) => [{ view: applyLegal(known, command).state, chance: 1 }],
      value: (known) => worthOf(view(known)),
      key: (known) => `${keyOf(view(known))}|${known.chance.draws}`,
    },
    state,
    (expanded) => expanded >= EXPANSIONS,
    { memory: remembered(`${scopeOf(view(state))}${state.chance.seed}`) },
  );
  return best?.move ?? null;
}

/** Equal for positions that play out the same. */
function keyWithLuck(state: State): string {
  const view = faza.view(state, null);
  return `${scopeOf(view)}${state.chance.seed}|${keyOf(view)}|${state.chance.draws}`;
}
