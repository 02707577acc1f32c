import { now } from '../../../kernel/session.ts';
import type { Match } from '../../match.ts';
import { parseSave, type SaveProblem } from '../../saves.ts';
import type { Digest } from '../records/digest.ts';
import { checkRow } from './checkRow.ts';
import type { Outbox } from './outbox.ts';
import { beginsLike, isPlayed, matchOf, rowOf, textOf } from './rowOf.ts';
import type { Leaving, Mark, Row } from './rowSchema.ts';
import type { Shelf } from './shelf.ts';

/** So many games can be watched again. */
export const MOST_REPLAYS = 200;
/** Of older ones the digest is kept, for the records. */
const MOST_ROWS = 5000;

/** How a kept game ended. */
export type End = 'won' | 'lost' | 'givenUp' | 'left';

/** A kept game, as lists and records see it. */
export interface Entry extends Mark {
  readonly id: string;
  readonly end: End;
  readonly digest: Digest;
  /** Whether it can still be watched. */
  readonly hasReplay: boolean;
}

/** What is wrong with the store: there is none, it is full, or something in it was damaged and put aside. */
export type ArchiveTrouble = 'noStore' | 'damaged';

/** Every game that was played on this device, or brought to it. Nothing here ever throws. */
export interface Archive {
  /** All kept games, the latest first. */
  entries(): Promise<readonly Entry[]>;
  /** What `entries` last gave; none before that. */
  latest(): readonly Entry[];
  /** Keeps a match that leaves the table; the same one is kept once. Resolves when it is written down. */
  keep(match: Match, mark: Mark): Promise<void>;
  /** A kept game, played again; or why it cannot be. */
  open(id: string): Promise<Match | SaveProblem>;
  /** Takes games out, from the records too; resolves to a way to bring them back. */
  remove(ids: readonly string[]): Promise<() => Promise<void>>;
  /** What went wrong since the page was opened. */
  trouble(): ArchiveTrouble | null;
}

export interface ArchivePlaces {
  readonly shelf: Shelf;
  readonly outbox: Outbox;
  /** Whether the shelf has had to do without the browser's store. */
  isSpare(): boolean;
}

/** Keeps games on a shelf. What was on its way when the page was last closed arrives first. */
export function createArchive({ shelf, outbox, isSpare }: ArchivePlaces): Archive {
  let damaged = false;
  let latest: readonly Entry[] = [];

  async function rows(): Promise<Row[]> {
    const found: Row[] = [];
    for (const value of await shelf.all()) {
      const checked = await checkRow(value);
      if ('row' in checked) found.push(checked.row);
      if (checked.kind === 'mended') await shelf.put(checked.row);
      if (checked.kind !== 'damaged') continue;
      damaged = true;
      await shelf.putAside(value);
    }
    return found.sort((a, b) => (a.at < b.at ? 1 : -1));
  }

  async function lay(match: Match, mark: Mark): Promise<void> {
    if (!isPlayed(match)) return;
    // What was practice stays it, whatever a file says of it.
    const row = await rowOf(match, { ...mark, practice: mark.practice || match.practice === true });
    const all = await rows();
    for (const other of all.filter(({ opening }) => opening === row.opening)) {
      const known = await matchOf(other);
      if (typeof known === 'string') continue;
      // The same moves: what was said first stays, unless the game was only left behind then.
      if (other.id === row.id && (other.leaving !== 'left' || mark.leaving === 'left')) return;
      if (other.id !== row.id && beginsLike(match, known)) return;
      if (other.id !== row.id && beginsLike(known, match)) await shelf.remove(other.id);
    }
    await shelf.put(row);
    await makeRoom();
  }

  /** Of games beyond the last ones only the digest stays. */
  async function makeRoom(): Promise<void> {
    const all = await rows();
    for (const row of all.filter(({ game }) => game !== null).slice(MOST_REPLAYS))
      await shelf.put({ ...row, game: null });
    for (const { id } of all.slice(MOST_ROWS)) await shelf.remove(id);
  }

  /** One after the other: whoever asks sees what was kept before. */
  let last: Promise<unknown> = arrive();
  function after<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work, work);
    last = result;
    return result;
  }

  async function arrive(): Promise<void> {
    for (const { key, letter } of outbox.waiting()) {
      const parsed = parseSave(letter.text);
      if (typeof parsed === 'string') continue;
      await lay(parsed, letter.mark);
      if (!isSpare()) outbox.take(key);
    }
  }

  return {
    entries: () =>
      after(async () => {
        latest = (await rows()).map(entryOf);
        return latest;
      }),
    latest: () => latest,
    keep: (match, mark) => {
      const key = isPlayed(match) ? outbox.lay({ mark, text: textOf(match) }) : null;
      return after(async () => {
        await lay(match, mark);
        if (key !== null && !isSpare()) outbox.take(key);
      });
    },
    open: (id) =>
      after(async () => {
        const row = (await rows()).find((other) => other.id === id);
        const match = row ? await matchOf(row) : 'notASave';
        if (typeof match === 'string' && row) {
          damaged = true;
          await shelf.putAside(row);
        }
        return match;
      }),
    remove: (ids) =>
      after(async () => {
        const gone = (await rows()).filter(({ id }) => ids.includes(id));
        for (const { id } of gone) await shelf.remove(id);
        return () =>
          after(async () => {
            for (const row of gone) await shelf.put(row);
          });
      }),
    trouble: () => (isSpare() ? 'noStore' : damaged ? 'damaged' : null),
  };
}

/** The mark of a match that leaves the table: over by the rules, or otherwise. */
export function markOf(
  { session, practice }: Match,
  otherwise: Exclude<Leaving, 'over'>,
  { at, own }: { readonly at: Date; readonly own: boolean },
): Mark {
  return {
    at: at.toISOString(),
    leaving: now(session).outcome ? 'over' : otherwise,
    own,
    practice: practice === true,
  };
}

/** How a match ended that left the table in some way. */
export function endOf(leaving: Leaving, rule: Digest['rule']): End {
  if (rule !== null) return rule === 'X1' ? 'won' : 'lost';
  return leaving === 'givenUp' ? 'givenUp' : 'left';
}

function entryOf({ id, at, leaving, own, practice, game, digest }: Row): Entry {
  const { what } = digest;
  return { id, at, leaving, own, practice, end: endOf(leaving, what.rule), digest: what, hasReplay: game !== null };
}
