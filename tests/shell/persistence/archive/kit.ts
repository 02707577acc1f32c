import { fazaModule } from '../../../../src/games/faza/module.ts';
import { type Digest, digestOf as fazaDigestOf } from '../../../../src/games/faza/ui/records/digest.ts';
import { Archive } from '../../../../src/shell/persistence/archive/archive.ts';
import type { Leaving, Mark } from '../../../../src/shell/persistence/archive/archivedGame.ts';
import { type GameStore, memoryGameStore } from '../../../../src/shell/persistence/archive/archiveStore.ts';
import { dayOfSetup } from '../../../../src/shell/persistence/archive/daily.ts';
import { createOutbox, type Outbox } from '../../../../src/shell/persistence/archive/outbox.ts';
import { createOwner, type Owner } from '../../../../src/shell/persistence/owner.ts';
import { memoryStore } from '../../../../src/shell/storage/textStore.ts';
import type { Match } from '../../../games/faza/match.ts';

/** The digest of a match, with all of FAZA's fields. */
export function digestOf(match: Match): Digest {
  return fazaDigestOf(match, dayOfSetup(fazaModule, match.session.setup));
}

/** An archive in memory, with access to its stores. */
export function archiveOf(
  gameStore: GameStore = memoryGameStore(),
  outbox: Outbox = createOutbox(memoryStore()),
  pause = async (): Promise<void> => undefined,
): Archive {
  return new Archive({ game: fazaModule, gameStore, outbox, trouble: () => null, pause, alone: (work) => work() });
}

/** The archive of a browser that gives the page no database: games to be kept wait in the outbox. */
export function archiveWithoutDatabase(outbox: Outbox): Archive {
  const gameStore = memoryGameStore();
  return new Archive({ game: fazaModule, gameStore, outbox, trouble: () => 'noStore', alone: (work) => work() });
}

/** A browser’s owner, whose secret nobody else has. */
export function freshOwner(): Owner {
  return createOwner(memoryStore());
}

/** How a game leaves the table, that many minutes into a day. */
export function markAt(minute: number, leaving: Leaving = 'over'): Mark {
  return { at: new Date(Date.UTC(2026, 10, 21, 0, minute)).toISOString(), leaving, own: true, practice: false };
}
