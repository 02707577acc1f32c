import { isOver } from '../../../kernel/game.ts';
import { now } from '../../../kernel/session.ts';
import { isPackId } from '../../../module/capabilities/packs.ts';
import { momentText } from '../../../module/daily/days.ts';
import type { End, GameDigest } from '../../../module/records/records.ts';
import type { Match, PlayedGame } from '../../match.ts';
import { type GameProblem, parseGame } from '../gameText.ts';
import {
  type ArchivedGame,
  type Arrival,
  arrivalOf,
  type Checked,
  checkRow,
  isPlayed,
  type Leaving,
  type Mark,
  matchOf,
  type OpenedMatch,
  textOf,
  unpack,
} from './archivedGame.ts';
import type { GameStore, StoreTrouble } from './archiveStore.ts';
import { latestFirst, mergeArrivals, momentAfter, withinBounds } from './mergeArrivals.ts';
import type { Outbox, StoredText } from './outbox.ts';

export { MOST_REPLAYS } from './mergeArrivals.ts';

/** A kept game, as lists and records see it. */
export interface Entry extends Mark {
  readonly id: string;
  readonly end: End;
  readonly digest: GameDigest;
  /** Whether it can still be watched. */
  readonly hasReplay: boolean;
}

/** Why something in the store was put aside: it was damaged, or played with content that this version no longer has. */
type AsideReason = 'damaged' | 'retired';

/** What is wrong with the store: there is none, it is full, or something in it was put aside. */
export type ArchiveTrouble = StoreTrouble | AsideReason;

export interface ArchivePlaces {
  readonly game: PlayedGame;
  readonly gameStore: GameStore;
  readonly outbox: Outbox;
  /** Why something in the store does not last, if it does not. */
  trouble(): StoreTrouble | null;
  /** Yields to the page; left out where there is none. */
  readonly pause?: () => Promise<void>;
  /** Does something with the store while no other tab does at the same time. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** How many rows are checked before the archive yields to the page. */
const ROWS_AT_ONCE = 25;

/** Every game that was played on this device, or brought to it. Nothing here ever throws. */
export class Archive {
  /** The game whose matches it keeps. */
  readonly game: PlayedGame;
  private aside: AsideReason | null = null;
  private known: readonly Entry[] = [];
  /** One after the other, so that every call sees what was kept before it. */
  private last: Promise<unknown>;
  /** A reading of all entries that has not begun. Where the database does not answer, each takes seconds, one after the other. */
  private reading: Promise<readonly Entry[]> | null = null;

  /** Keeps games in a store. What was on its way when the page was last closed arrives first. */
  constructor(private readonly places: ArchivePlaces) {
    this.game = places.game;
    this.last = places.alone(() => this.arrive()).catch(() => undefined);
  }

  /** All kept games, the latest first. Requests made before a read begins share it, unless something has changed since. */
  entries(): Promise<readonly Entry[]> {
    this.reading ??= this.after(async () => {
      this.reading = null;
      this.known = (await this.readRows()).map((row) => entryOf(this.game, row));
      return this.known;
    });
    return this.reading;
  }

  /** What `entries` last gave; none before that. */
  latest(): readonly Entry[] {
    return this.known;
  }

  /** Keeps a match that leaves the table; the same one is kept once. Resolves when it is written down. */
  async keep(match: Match, mark: Mark): Promise<void> {
    if (!isPlayed(match)) return;
    const { outbox } = this.places;
    const pending = outbox.add({ mark, text: textOf(match) });
    await this.change(async () => {
      const before = await this.readRows();
      const at = momentAfter(before, mark.at);
      await this.write([await arrivalOf(this.game, match, { ...mark, at })], at, before, pending !== null);
      if (pending && this.places.trouble() === null) outbox.remove(pending);
    });
  }

  /** Keeps games that came from elsewhere, all at once, at a moment (ISO 8601). Their number costs no more than itself. */
  keepAll(arrivals: readonly Arrival[], moment: string): Promise<void> {
    return this.change(async () => this.write(arrivals, moment, await this.readRows(), false));
  }

  /** A kept game, played again, with whose it is; or why it cannot be. */
  open(id: string): Promise<OpenedMatch | GameProblem> {
    return this.after(async () => {
      const row = (await this.readRows()).find((other) => other.id === id);
      const match = row ? await matchOf(this.game, row) : 'notAGame';
      // What was played still counts where only its content is gone.
      if (typeof match === 'string' && match !== 'retired' && !isPackId(match) && row) {
        this.noteAside('damaged');
        await this.places.gameStore.putAside(row);
      }
      return match;
    });
  }

  /** All games that can be watched, as texts that were not played again, the latest first. */
  texts(): Promise<readonly { readonly entry: Entry; readonly text: string }[]> {
    return this.after(async () => {
      const games = [];
      for (const row of await this.readRows()) {
        const text = row.game && (await unpack(row.game));
        if (text !== null) games.push({ entry: entryOf(this.game, row), text });
      }
      return games;
    });
  }

  /** Takes games out, from the records too; resolves to a way to bring them back. */
  remove(ids: readonly string[]): Promise<() => Promise<void>> {
    const { gameStore } = this.places;
    return this.change(async () => {
      const gone = (await this.readRows()).filter(({ id }) => ids.includes(id));
      for (const { id } of gone) await gameStore.remove(id);
      return () =>
        this.change(async () => {
          for (const row of gone) await gameStore.put(row);
        });
    });
  }

  /** Everything that is kept, as it lies in the store, for a backup. */
  rows(): Promise<readonly ArchivedGame[]> {
    return this.after(() => this.readRows());
  }

  /** Keeps what lay in a store when a backup was made, each row checked; what is here already stays as it is. */
  bring(arriving: readonly unknown[]): Promise<void> {
    return this.change(async () => {
      const known = new Set((await this.readRows()).map(({ id }) => id));
      for await (const { checked } of this.checkedRows(arriving)) {
        if (!('row' in checked) || known.has(checked.row.id)) continue;
        known.add(checked.row.id);
        await this.places.gameStore.put(checked.row);
      }
    });
  }

  /** What went wrong since the page was opened. */
  trouble(): ArchiveTrouble | null {
    return this.places.trouble() ?? this.aside;
  }

  private after<T>(work: () => Promise<T>): Promise<T> {
    this.reading = null;
    const result = this.last.then(work, work);
    this.last = result;
    return result;
  }

  private change<T>(work: () => Promise<T>): Promise<T> {
    return this.after(() => this.places.alone(work));
  }

  /** Keeps what was on its way when the page was last closed. */
  private async arrive(): Promise<void> {
    const { outbox, trouble } = this.places;
    for (const text of outbox.unreadable()) this.putAside(text, 'damaged');
    for (const pending of outbox.waiting()) {
      const parsed = parseGame(pending.text, this.game);
      // It stays here until its content pack is there.
      if (isPackId(parsed)) continue;
      if (typeof parsed === 'string') {
        this.putAside(pending, parsed === 'retired' ? parsed : 'damaged');
        continue;
      }
      const arrival = await arrivalOf(this.game, parsed, pending.mark);
      await this.write([arrival], pending.mark.at, await this.readRows(), true);
      if (trouble() === null) outbox.remove(pending);
    }
  }

  private async readRows(): Promise<ArchivedGame[]> {
    const { gameStore } = this.places;
    const found: ArchivedGame[] = [];
    for await (const { value, checked } of this.checkedRows(await gameStore.all())) {
      if ('row' in checked) found.push(checked.row);
      if (checked.kind === 'mended') await gameStore.put(checked.row);
      if (checked.kind !== 'damaged' && checked.kind !== 'retired') continue;
      this.noteAside(checked.kind);
      await gameStore.putAside(value);
    }
    return found.sort(latestFirst);
  }

  /** Checks values one by one, and yields to the page now and then. */
  private async *checkedRows(values: readonly unknown[]): AsyncGenerator<{ value: unknown; checked: Checked }> {
    for (const [index, value] of values.entries()) {
      if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await this.places.pause?.();
      yield { value, checked: await checkRow(this.game, value) };
    }
  }

  /** Adds games to the store and removes what they replace: only after they were written, or if the outbox has them too (`isSafe`). */
  private async write(
    arrivals: readonly Arrival[],
    moment: string,
    before: readonly ArchivedGame[],
    isSafe: boolean,
  ): Promise<void> {
    const { gameStore, pause, trouble } = this.places;
    const wanted = withinBounds([...(await mergeArrivals(before, arrivals, pause)).values()], moment);
    const obsolete = new Map(before.map((row) => [row.id, row]));
    for (const row of wanted) {
      if (obsolete.get(row.id) !== row) await gameStore.put(row);
      obsolete.delete(row.id);
    }
    if (!isSafe && trouble() !== null) return;
    for (const id of obsolete.keys()) await gameStore.remove(id);
  }

  private putAside(stored: StoredText, reason: AsideReason): void {
    this.noteAside(reason);
    this.places.outbox.putAside(stored);
  }

  /** Damage is what the player is told of first. */
  private noteAside(reason: AsideReason): void {
    if (this.aside !== 'damaged') this.aside = reason;
  }
}

/** The mark of a match that leaves the table: over by the rules, or otherwise. */
export function markOf(
  { session, practice }: Match,
  otherwise: Exclude<Leaving, 'over'>,
  { at, own }: { readonly at: Date; readonly own: boolean },
): Mark {
  return {
    at: momentText(at),
    leaving: isOver(session.game, now(session)) ? 'over' : otherwise,
    own,
    practice: practice === true,
  };
}

/** How a match ended that left the table in some way. */
export function endOf({ records }: Pick<PlayedGame, 'records'>, leaving: Leaving, digest: GameDigest): End {
  if (digest.rule !== null) return records.isWon(digest) ? 'won' : 'lost';
  return leaving === 'givenUp' ? 'givenUp' : 'left';
}

function entryOf(module: PlayedGame, { id, at, leaving, own, practice, game, digest }: ArchivedGame): Entry {
  const { what } = digest;
  const end = endOf(module, leaving, what);
  return { id, at, leaving, own, practice, end, digest: what, hasReplay: game !== null };
}
