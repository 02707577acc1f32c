import { fingerprint } from '../../../kernel/hash.ts';
import { age, now, pastOf } from '../../../kernel/session.ts';
import type { Match } from '../../match.ts';
import { parseSave, type SaveProblem, saveText } from '../../saves.ts';
import { DIGEST_VERSION, digestOf } from '../records/digest.ts';
import { pack, printOf, unpack } from './packed.ts';
import type { Mark, Row } from './rowSchema.ts';

/** A match as a row of the archive. What was taken back is no part of it. */
export async function rowOf(match: Match, mark: Mark): Promise<Row> {
  const { game, setup } = match.session;
  const commands = pastOf(match.session).map(({ command }) => command);
  const opening = fingerprint({ version: game.version, setup });
  const packed = await pack(textOf(match));
  return {
    ...mark,
    id: fingerprint({ opening, commands }),
    opening,
    game: packed,
    digest: { version: DIGEST_VERSION, of: printOf(packed), what: digestOf(match) },
  };
}

/** A match as it is kept and exported. */
export function textOf(match: Match): string {
  return saveText({ ...match, session: { ...match.session, future: null } });
}

/** Whether there is anything to keep: a game begins with its first command, unless the Faza ended it before. */
export function isPlayed({ session }: Match): boolean {
  return age(session) > 0 || now(session).outcome !== null;
}

/** The match of a row, played again; or why it is none. */
export async function matchOf({ game }: Pick<Row, 'game'>): Promise<Match | SaveProblem> {
  const text = game && (await unpack(game));
  const parsed = text === null ? 'notASave' : parseSave(text);
  if (typeof parsed === 'string') return parsed;
  const { difference: _, ...match } = parsed;
  return match;
}

/** Whether one match is another's beginning: the same game, seen earlier. */
export function beginsLike(earlier: Match, later: Match): boolean {
  const commands = (match: Match): string[] => pastOf(match.session).map(({ command }) => JSON.stringify(command));
  const longer = commands(later);
  return commands(earlier).every((command, index) => command === longer[index]);
}
