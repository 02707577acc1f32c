import { gzipSync } from 'node:zlib';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { chanceFrom, drawBelow } from '../../../src/kernel/chance.ts';
import { type Game, isOver } from '../../../src/kernel/game.ts';
import { record } from '../../../src/kernel/records/record.ts';
import { age, begin, give, now, type Session, viewNow } from '../../../src/kernel/session.ts';
import { at } from '../../../src/kernel/values/at.ts';
import { random } from '../../../tools/faza/bots/random.ts';
import { usual } from '../kit/games.ts';
import { perform } from '../kit/perform.ts';

/** The memory of a game of 200 rounds: its record as text and compressed, its session in memory. */

const ROUNDS = 200;
/** A careful team of three gives this many in a round; the golden games have twenty. */
const COMMANDS_A_ROUND = 20;

/** The measurements, in bytes unless stated otherwise. */
export interface Memory {
  readonly rounds: number;
  readonly commands: number;
  readonly text: number;
  readonly gzip: number;
  readonly heap: number;
}

/** FAZA without an end: no real game lasts 200 rounds, so after one ends the next starts in the following round. */
const endless: Game<FazaTypes> = {
  ...faza,
  apply: (state: FazaView, command: Command) => {
    const result = faza.apply(state, command);
    if (!result.ok || !isOver(faza, result.state)) return result;
    const opening = faza.newGame(usual(`after round ${state.round}`)).state;
    return { ...result, state: { ...opening, round: state.round + 1, chance: result.state.chance } };
  },
  result: () => null,
};

/** Random commands, but the team ends its phase only after as many commands as a real team gives. */
function choose(state: FazaView, given: number, inRound: number): Command {
  const chance = chanceFrom('long', given);
  const others = legalCommands(state).filter((command) => command.do !== 'endTeamPhase');
  if (others.length > 0 && inRound < COMMANDS_A_ROUND) return at(others, drawBelow(chance, others.length));
  const ending = legalCommands(state).find((command) => command.do === 'endTeamPhase');
  const command = ending ?? random.choose(state, chance);
  if (command === null) throw new RangeError('nothing can be done');
  return command;
}

function playLong(): Session<FazaTypes> {
  let session = begin(endless, usual('long'));
  for (let inRound = 0; now(session).round <= ROUNDS; inRound++) {
    const { round } = now(session);
    const result = give(session, choose(viewNow(session), age(session), inRound));
    if (!('session' in result)) throw new Error(`refused: ${result.reason}`);
    session = result.session;
    if (now(session).round > round) inRound = -1;
  }
  return session;
}

function heapUsed(): number {
  if (!globalThis.gc) throw new Error('the heap is swept with --expose-gc only');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function measure(): Memory {
  // Once for the compiler, whose own memory does not belong to the session.
  playLong();
  const before = heapUsed();
  const session = playLong();
  const heap = heapUsed() - before;
  const text = JSON.stringify(record(session));
  return {
    rounds: now(session).round - 1,
    commands: age(session),
    text: Buffer.byteLength(text),
    gzip: gzipSync(text).length,
    heap,
  };
}

perform({ works: {}, reports: { memory: measure } });
