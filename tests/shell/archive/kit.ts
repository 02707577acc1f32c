import { fazaModule } from '../../../src/games/faza/module.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import { type Digest, digestOf as fazaDigestOf } from '../../../src/games/faza/ui/records/digest.ts';
import { record } from '../../../src/kernel/record.ts';
import { dayOfSetup } from '../../../src/shell/archive/daily.ts';
import { createOwner, type Owner } from '../../../src/shell/archive/owner.ts';
import { type Archive, createArchive } from '../../../src/shell/archive/store/archive.ts';
import { createOutbox, type Outbox } from '../../../src/shell/archive/store/outbox.ts';
import type { Leaving, Mark } from '../../../src/shell/archive/store/rowSchema.ts';
import { memoryShelf, type Shelf } from '../../../src/shell/archive/store/shelf.ts';
import { parseSave } from '../../../src/shell/saves.ts';
import { memoryStore } from '../../../src/shell/storage.ts';
import { type GoldenGame, goldenGames } from '../../e2e/kit/golden.ts';
import type { Match } from '../../games/faza/match.ts';
import { gameAfter } from '../../looks/kit/visitor.ts';

/** The digest of a match, with all that FAZA's has. */
export function digestOf(match: Match): Digest {
  return fazaDigestOf(match, dayOfSetup(fazaModule, match.session.setup));
}

/** A recorded game as a match. */
function matchOfGolden({ record: stored }: Pick<GoldenGame, 'record'>): Match {
  const players = stored.setup.heroes.map(() => 'you' as const);
  const parsed = parseSave(JSON.stringify({ format: 1, record: stored, future: [], players }), fazaModule);
  if (typeof parsed === 'string') throw new Error(`a golden game is refused: ${parsed}`);
  return { session: parsed.session, players };
}

/** A few recorded games that are over, by today's rules. */
export const matches: readonly Match[] = goldenGames()
  .filter((game) => game.version === faza.version && game.record.commands.length < 60)
  .map(matchOfGolden);

/** A match after only its first so many commands. */
export function beginning({ session, players }: Match, commands: number): Match {
  return { session: gameAfter(record(session), commands), players };
}

/** An archive in memory, with its places to look into. */
export function archiveOf(shelf: Shelf = memoryShelf(), outbox: Outbox = createOutbox(memoryStore())): Archive {
  return createArchive({ game: fazaModule, shelf, outbox, trouble: () => null, alone: (work) => work() });
}

/** A browser’s owner, whose secret nobody else has. */
export function freshOwner(): Owner {
  return createOwner(memoryStore());
}

/** How a game leaves the table, so many minutes into a day. */
export function markAt(minute: number, leaving: Leaving = 'over'): Mark {
  return { at: new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString(), leaving, own: true, practice: false };
}
