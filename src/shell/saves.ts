import * as v from 'valibot';
import type { Command } from '../games/faza/rules/command.ts';
import { faza } from '../games/faza/rules/faza.ts';
import type { FazaTypes } from '../games/faza/rules/types.ts';
import type { Player } from '../games/faza/scenes/view.ts';
import { type Difference, type Restored, restore } from '../kernel/migrate.ts';
import { RecordError, type RecordProblem, record } from '../kernel/record.ts';
import { age, futureOf, give, type Session, takeBack, undo } from '../kernel/session.ts';
import type { Company } from './company/company.ts';
import { type StoredGame, storedGameSchema, type Whose } from './faza/recordSchema.ts';

/** A game is about 20 kB; anything beyond this is refused before it is parsed. */
export const MOST_SAVE_TEXT = 1_000_000;

export type FazaSession = Session<FazaTypes>;

/** A game and who plays each seat. */
export interface SavedGame {
  readonly session: FazaSession;
  readonly players: readonly Player[];
  /** Whether everything could be taken back, for a while at least: then it is practice for good. */
  readonly practice?: true;
  /** The people around the device, where they have names. */
  readonly company?: Company;
  /** Whose it is, where it came from outside: somebody else's counts nowhere. */
  readonly whose?: Whose;
}

/** A game as it is written into a file or a link. */
export interface SealedGame extends SavedGame {
  /** By this the browser that wrote it knows it again (`archive/owner.ts`). */
  readonly seal?: string;
}

/** A game out of text. What it says of itself is what anybody may have written: doors to the outside look at its seal instead. */
interface ParsedGame extends SealedGame {
  /** What has become different, where the game was made with earlier rules that are not kept; otherwise `null`. */
  readonly difference: Difference | null;
}

/** Why a stored game was not accepted; `shell/text.en.ts` has a sentence for each. */
export type SaveProblem = 'tooBig' | 'notJson' | 'notASave' | RecordProblem;

/** A game as text. */
export function saveText({ session, players, practice, company, whose, seal }: SealedGame): string {
  const stored: StoredGame = {
    format: 1,
    record: record(session),
    future: futureOf(session).map(({ command }) => command),
    players,
    ...(practice && { practice }),
    ...(company && { company }),
    ...(whose && { whose }),
    ...(seal && { seal }),
  };
  return JSON.stringify(stored);
}

/** A game out of text, played again to the last command by today's rules or those of its time; or why it is none. */
export function parseSave(text: string, today: FazaSession['game'] = faza): ParsedGame | SaveProblem {
  if (text.length > MOST_SAVE_TEXT) return 'tooBig';
  const value = parseJson(text);
  if (value === undefined) return 'notJson';
  try {
    const result = v.safeParse(storedGameSchema, value, { abortEarly: true });
    return result.success ? gameOf(result.output, today) : 'notASave';
  } catch (error) {
    // Deeply nested values exhaust the stack of the checks.
    return error instanceof RecordError ? error.problem : 'notASave';
  }
}

function gameOf(
  { record: stored, future, players, practice, company, whose, seal }: StoredGame,
  today: FazaSession['game'],
): ParsedGame {
  const { session, difference } = restoreSafely(stored, today);
  // What was taken back belongs to a game that is no more.
  const back = practice ? takeBack : undo;
  return {
    session: difference ? session : withFuture(session, future, back),
    players,
    ...(practice && { practice }),
    ...(company && { company }),
    ...(whose && { whose }),
    ...(seal && { seal }),
    difference,
  };
}

/** A session with commands taken back again; `back` is how that game takes one back. */
function withFuture(
  present: FazaSession,
  future: readonly Command[],
  back: (session: FazaSession) => FazaSession,
): FazaSession {
  const start = age(present);
  let session = present;
  future.forEach((command, index) => {
    session = giveSafely(session, command, start + index);
  });
  for (let left = future.length; left > 0; left--) {
    const before = back(session);
    // What cannot be taken back can never have been: this is not a future that play leads to.
    if (before === session) throw new RecordError('badCommand', age(session));
    session = before;
  }
  return session;
}

/** The rules answer for legal and illegal commands; a command that makes them throw is neither. */
function restoreSafely(stored: StoredGame['record'], today: FazaSession['game']): Restored<FazaTypes> {
  try {
    return restore(today, stored);
  } catch (error) {
    throw error instanceof RecordError ? error : new RecordError('badCommand', 0);
  }
}

function giveSafely(session: FazaSession, command: Command, at: number): FazaSession {
  try {
    const result = give(session, command);
    if ('session' in result) return result.session;
  } catch {
    // Falls through to the refusal below.
  }
  throw new RecordError('badCommand', at);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
