import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Counts } from '../game/lab.ts';
import { Complaint } from '../kit/args.ts';
import type { Chunk } from './play.ts';

/** The counts of a chunk. */
export interface Entry extends Chunk {
  readonly counts: Counts;
}

const whole = v.pipe(v.number(), v.safeInteger());
const place = v.pipe(whole, v.minValue(0));
const entrySchema: v.GenericSchema<unknown, Entry> = v.strictObject({
  series: v.string(),
  from: place,
  to: place,
  counts: v.record(v.string(), whole),
});

/** The chunks played so far, in a file to which each is appended at once: a run may stop at any time. */
export interface Journal {
  readonly file: string;
  /** Chunks by `chunkKey`. */
  readonly entries: ReadonlyMap<string, Entry>;
  append(entry: Entry): void;
}

/** The key of a chunk. */
export function chunkKey({ series, from, to }: Chunk): string {
  return `${series} ${from} ${to}`;
}

/**
 * Opens or creates the journal of a key in a folder. Its name contains the key, a fingerprint of everything that the
 * counts depend on, so counts of another edition, bot or seed are never mixed in. A last line that was cut off when a
 * process ended is removed, and `note` reports it. Any other invalid line is a `Complaint`; the file stays as it is.
 */
export function openJournal(folder: string, name: string, note: (text: string) => void): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.jsonl`);
  if (!existsSync(file)) writeFileSync(file, '');
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  const entries = new Map<string, Entry>();
  for (const [index, line] of lines.entries()) {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), line);
    const problem = !read.success
      ? 'is not a chunk of games'
      : entries.has(chunkKey(read.output))
        ? 'is there twice'
        : '';
    if (!read.success || problem !== '') {
      throw new Complaint(
        `${file}: line ${index + 1} ${problem}; remove the line to play its games again. Nothing was changed`,
      );
    }
    entries.set(chunkKey(read.output), read.output);
  }
  if (whole.length < text.length) {
    note(`${file}: the last line was cut off; its games are played again\n`);
    truncateSync(file, Buffer.byteLength(whole));
  }
  return {
    file,
    entries,
    append(entry) {
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
      entries.set(chunkKey(entry), entry);
    },
  };
}
