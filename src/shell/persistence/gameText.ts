import * as v from 'valibot';
import type { Game } from '../../kernel/game.ts';
import { type Difference, type Restored, restore } from '../../kernel/records/migrate.ts';
import { type GameRecord, RecordError, type RecordProblem, record } from '../../kernel/records/record.ts';
import { age, futureOf, give, type Session, takeBack, undo } from '../../kernel/session.ts';
import type { PackId } from '../../module/capabilities/packs.ts';
import type { GameDefinition } from '../../module/gameModule.ts';
import type { AnyGame, Match } from '../../module/match.ts';
import type { StoredGame } from '../../module/records/storedGame.ts';
import { storedGameSchema } from './gameSchema.ts';

/** A game is about 20 kB; anything beyond this is refused before it is parsed. */
export const MOST_GAME_TEXT = 1_000_000;

/** A game as it is written into a file or a link. */
export interface SealedGame<T extends AnyGame = AnyGame> extends Match<T> {
  /** By this the browser that wrote it knows it again (`archive/owner.ts`). */
  readonly seal?: string;
}

/** A game out of text. What it says of itself is what anybody may have written: doors to the outside look at its seal instead. */
interface ParsedGame<T extends AnyGame> extends SealedGame<T> {
  /** What has become different, where the game was made with earlier rules that are not kept; otherwise `null`. */
  readonly difference: Difference | null;
}

/**
 * Why a stored game was not accepted, or the ID of the content pack that it needs and that is not here; `shell/text.en.ts` has a
 * sentence for each.
 */
export type GameProblem = 'tooBig' | 'notJson' | 'notAGame' | 'retired' | RecordProblem | PackId;

/** A game as text. */
export function gameText<T extends AnyGame>({
  session,
  players,
  computers,
  practice,
  company,
  whose,
  orders,
  seal,
}: SealedGame<T>): string {
  const stored: StoredGame<T> = {
    format: 1,
    record: record(session),
    future: futureOf(session).map(({ command }) => command),
    players,
    ...(computers && { computers }),
    ...(practice && { practice }),
    ...(company && { company }),
    ...(whose && { whose }),
    ...(orders && { orders }),
    ...(seal && { seal }),
  };
  return JSON.stringify(stored);
}

/**
 * A game of a module out of text, played again to the last command by `today`'s rules or those of its time; or why it is
 * none. Never throws.
 */
export function parseGame<T extends AnyGame>(
  text: string,
  game: GameDefinition<T>,
  today: Game<T> = game.rules,
): ParsedGame<T> | GameProblem {
  if (text.length > MOST_GAME_TEXT) return 'tooBig';
  const value = parseJson(text);
  if (value === undefined) return 'notJson';
  try {
    const result = v.safeParse(storedGameSchema(game), value, { abortEarly: true });
    if (!result.success) return isRetired(game, value) ? 'retired' : 'notAGame';
    return missingPack(game, result.output) ?? gameOf(result.output, today);
  } catch (error) {
    // Deeply nested values exhaust the stack of the checks.
    return error instanceof RecordError ? error.problem : 'notAGame';
  }
}

/** Whether a stored game was played with content of an earlier build that is gone. */
function isRetired<T extends AnyGame>({ rules, schemas: { retired } }: GameDefinition<T>, value: unknown): boolean {
  if (!retired) return false;
  return v.is(v.object({ record: v.object({ game: v.literal(rules.id), setup: retired }) }), value);
}

/** The content pack that a stored game needs and that is not here; `null` for all others. */
function missingPack<T extends AnyGame>(
  { packs }: GameDefinition<T>,
  { record: stored }: StoredGame<T>,
): PackId | null {
  const needed = packs?.neededBy(stored.setup) ?? null;
  return needed !== null && packs?.has(needed) === false ? needed : null;
}

const claimSchema = v.object({ record: v.object({ game: v.pipe(v.string(), v.maxLength(32)) }) });

/** The ID of the game that a text claims to be a match of; `null` where it claims nothing. Never throws. */
export function claimedGame(text: string): string | null {
  if (text.length > MOST_GAME_TEXT) return null;
  const result = v.safeParse(claimSchema, parseJson(text));
  return result.success ? result.output.record.game : null;
}

function gameOf<T extends AnyGame>(
  { record: stored, future, players, computers, practice, company, whose, orders, seal }: StoredGame<T>,
  today: Game<T>,
): ParsedGame<T> {
  const { session, difference } = restoreSafely(stored, today);
  // What was taken back belongs to a game that is no more.
  const back = practice ? takeBack : undo;
  return {
    session: difference ? session : withFuture(session, future, back),
    players,
    ...(computers && { computers }),
    ...(practice && { practice }),
    ...(company && { company }),
    ...(whose && { whose }),
    ...(orders && { orders }),
    ...(seal && { seal }),
    difference,
  };
}

/** A session with commands taken back again; `back` is how that game takes one back. */
function withFuture<T extends AnyGame>(
  present: Session<T>,
  future: readonly T['command'][],
  back: (session: Session<T>) => Session<T>,
): Session<T> {
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
function restoreSafely<T extends AnyGame>(stored: GameRecord<T>, today: Game<T>): Restored<T> {
  try {
    return restore(today, stored);
  } catch (error) {
    throw error instanceof RecordError ? error : new RecordError('badCommand', 0);
  }
}

function giveSafely<T extends AnyGame>(session: Session<T>, command: T['command'], at: number): Session<T> {
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
