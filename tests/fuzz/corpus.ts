import { faza } from '../../src/games/faza/rules/faza.ts';
import type { Command } from '../../src/games/faza/rules/state/command.ts';
import type { Setup } from '../../src/games/faza/rules/state/state.ts';
import type { FazaSession } from '../../src/games/faza/rules/state/types.ts';
import { isOver } from '../../src/kernel/game.ts';
import { record, replay } from '../../src/kernel/records/record.ts';
import { age, begin, canUndo, give, now, pastOf, undo } from '../../src/kernel/session.ts';
import { gameText } from '../../src/shell/persistence/gameText.ts';
import { goldenGamesOf } from '../e2e/kit/golden.ts';
import { Luck } from '../kit/luck.ts';

/** A good game that attacks start from. */
export interface Base {
  readonly session: FazaSession;
  /** What the page stores of it. */
  readonly text: string;
}

const TEAMS: readonly Setup['heroes'][] = [
  ['soldier', 'doctor'],
  ['scout', 'farmer', 'rebel'],
  ['engineer', 'senator', 'soldier', 'doctor'],
  ['scientist', 'scout', 'senator', 'farmer'],
];
const MODES = ['easy', 'normal', 'hard'] as const;

/** Good games of every kind: some complete recorded games, and as many played at random up to some point. */
export function corpusOf(seed: string): Base[] {
  const luck = new Luck(`corpus ${seed}`);
  const recorded = luck.some(goldenGamesOf(faza.version), 12).map((game) => replay(faza, game.record));
  const played = Array.from({ length: 24 }, (_, index) => playedGame(luck, index));
  return [...recorded, ...played].map((session) => baseOf(session));
}

function baseOf(session: FazaSession): Base {
  return { session, text: gameText({ session, players: session.setup.heroes.map(() => 'you') }) };
}

/** A game played at random for a while; in every third one, commands are undone. */
function playedGame(luck: Luck, index: number): FazaSession {
  const setup: Setup = {
    edition: 'published',
    mode: luck.pick(MODES),
    heroes: luck.pick(TEAMS),
    seed: `fuzz ${index}`,
    health: luck.pick([null, 1, 6]),
    rewards: luck.below(4) > 0,
    fazaFirst: luck.below(4) === 0,
    ...(luck.below(3) === 0 ? { drawTwo: true } : {}),
    ...(luck.below(3) === 0 ? { radio: true } : {}),
  };
  const most = luck.below(80);
  let session: FazaSession = begin(faza, setup);
  while (age(session) < most && !isOver(faza, now(session))) {
    session = given(session, luck.pick(faza.legalCommands(now(session))));
  }
  while (index % 3 === 0 && canUndo(session)) session = undo(session);
  return session;
}

/** A session after one more legal command. */
export function given(session: FazaSession, command: Command): FazaSession {
  const result = give(session, command);
  if (!('session' in result)) throw new Error('a legal command was refused');
  return result.session;
}

/** A session after its first commands, with nothing to redo. */
export function cutAt(session: FazaSession, commands: number): FazaSession {
  let early: FazaSession = begin(session.game, session.setup);
  for (const { command } of pastOf(session).slice(0, commands)) early = given(early, command);
  return early;
}

/** The stored text of a session as plain values that may be changed. */
export function storedOf({ text }: Base): Stored {
  return JSON.parse(text) as Stored;
}

/** The record of a session as plain values that may be changed. */
export function recordOf(session: FazaSession): Stored['record'] {
  return JSON.parse(JSON.stringify(record(session))) as Stored['record'];
}

/** Parses stored text without any check. */
export interface Stored {
  format: number;
  record: { game: string; version: number; setup: Setup; commands: Command[]; hashes: string[] };
  future: Command[];
  players: string[];
}
