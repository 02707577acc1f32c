import * as v from 'valibot';
import { isOver } from '../../../kernel/game.ts';
import { canonical, fingerprint } from '../../../kernel/hash.ts';
import { age, now, pastOf } from '../../../kernel/session.ts';
import type { Match, PlayedGame } from '../../match.ts';
import { parseSave, type SaveProblem, saveText } from '../../saves/saves.ts';
import { digestOf } from '../records/digestOf.ts';
import type { Arrival } from './arrival.ts';
import { pack, printOf, unpack } from './packed.ts';
import type { Mark, Row } from './rowSchema.ts';

/** A match as it comes to the archive. What was taken back is no part of it; what was practice stays it, whatever its mark says. */
export async function arrivalOf(module: PlayedGame, match: Match, mark: Mark): Promise<Arrival> {
  const row = await rowOf(module, match, { ...mark, practice: mark.practice || match.practice === true });
  return { row, commands: pastOf(match.session).map(({ command }) => canonical(command)) };
}

/** A match as a row of the archive. */
export async function rowOf(module: PlayedGame, match: Match, mark: Mark): Promise<Row> {
  const { game, setup } = match.session;
  const commands = pastOf(match.session).map(({ command }) => command);
  const opening = fingerprint({ version: game.version, setup });
  const packed = await pack(textOf(match));
  return {
    ...mark,
    id: fingerprint({ opening, commands }),
    opening,
    game: packed,
    digest: { version: module.records.digestVersion, of: printOf(packed), what: digestOf(module, match) },
  };
}

/** A match as it is kept: whose it is stands in its mark. */
export function textOf({ whose: _, ...match }: Match): string {
  return saveText({ ...match, session: { ...match.session, future: null } });
}

/** Whether there is anything to keep: a game begins with its first command, unless it ended before. */
export function isPlayed({ session }: Match): boolean {
  return age(session) > 0 || isOver(session.game, now(session));
}

/** The match of a row, played again; or why it is none. */
export async function matchOf(
  module: PlayedGame,
  { game, own }: Pick<Row, 'game' | 'own'>,
): Promise<Match | SaveProblem> {
  const text = game && (await unpack(game));
  const parsed = text === null ? 'notASave' : parseSave(text, module);
  if (typeof parsed === 'string') return parsed;
  const { difference: _, seal: __, ...match } = parsed;
  return { ...match, whose: own ? 'own' : 'guest' };
}

/** As much of a kept game's text as tells what was played. */
const playedSchema = v.object({ record: v.object({ commands: v.array(v.unknown()) }) });

/** The commands of a row as texts, read and not played; `null` where there is no game, or nothing that can be read. */
export async function commandsIn({ game }: Pick<Row, 'game'>): Promise<string[] | null> {
  const text = game && (await unpack(game));
  if (text === null) return null;
  try {
    const { success, output } = v.safeParse(playedSchema, JSON.parse(text));
    return success ? output.record.commands.map(canonical) : null;
  } catch {
    return null;
  }
}
