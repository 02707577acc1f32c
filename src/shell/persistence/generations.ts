import * as v from 'valibot';
import { fingerprint } from '../../kernel/values/hash.ts';
import { databaseOf } from '../storage/database.ts';
import { MOST_GAME_TEXT } from './gameText.ts';

/** A text as it was written last or the time before; `null` says that there was none any more. */
export interface Generation {
  /** Counts what was written, from 1. */
  readonly sequence: number;
  readonly text: string | null;
}

/** The two generations of a text: while one is written the other stays as it was, so a readable one is always there. */
export interface Generations {
  /** The newest generation that is undamaged; `null` where there is none. Rejects where nothing can be read. */
  newest(): Promise<Generation | null>;
  /**
   * Writes a generation in the place of the older one. It always becomes the newest: one that was written meanwhile, perhaps by
   * another tab, counts as the one before. Resolves when it has reached the disk; rejects where it cannot.
   */
  write(generation: Generation): Promise<void>;
}

/** Two places for anything, of which one is written at a time. */
export interface TwoPlaces {
  read(): Promise<readonly [unknown, unknown]>;
  /** Looks at both places and writes a row into its place, while nobody else does. */
  update(choose: (rows: readonly [unknown, unknown]) => { readonly place: 0 | 1 }): Promise<void>;
}

/**
 * Other texts beside the two places. What is written here reaches the disk before any generation that is written later: a game that
 * takes the place of another is never there without the text in which the other one was kept.
 */
export interface KeptTexts {
  /** All texts by their keys. Rejects where nothing can be read. */
  all(): Promise<ReadonlyMap<string, string>>;
  put(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A sequence can still grow for longer than anybody plays. */
export const MOST_SEQUENCE = 1e12;

const rowSchema = v.strictObject({
  place: v.picklist([0, 1]),
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_SEQUENCE)),
  text: v.nullable(v.pipe(v.string(), v.maxLength(MOST_GAME_TEXT))),
  checksum: v.string(),
});

const textSchema = v.strictObject({ place: v.string(), text: v.string() });

/** Keeps two generations in two places. */
export function generationsIn(places: TwoPlaces): Generations {
  return {
    newest: async () => newer(...generationsOf(await places.read())),
    write: ({ sequence, text }) =>
      places.update((rows) => {
        const [first, second] = generationsOf(rows);
        const latest = newer(first, second);
        const generation = { sequence: Math.max(sequence, (latest?.sequence ?? 0) + 1), text };
        return { place: latest === first ? 1 : 0, ...generation, checksum: fingerprint(generation) };
      }),
  };
}

type Pair = readonly [Generation | null, Generation | null];

function generationsOf([first, second]: readonly [unknown, unknown]): Pair {
  return [generationOf(first), generationOf(second)];
}

/** What lies in a place, if it is undamaged. */
function generationOf(value: unknown): Generation | null {
  const { success, output } = v.safeParse(rowSchema, value, { abortEarly: true });
  if (!success) return null;
  const { sequence, text, checksum } = output;
  const generation = { sequence, text };
  return fingerprint(generation) === checksum ? generation : null;
}

function newer(...[first, second]: Pair): Generation | null {
  return (second?.sequence ?? 0) > (first?.sequence ?? 0) ? second : first;
}

const PLACES = 'generations';

/** The two places of a game's match in progress in the browser's database, and the texts beside them. */
export function browserPlaces(game: string): { readonly places: TwoPlaces; readonly texts: KeptTexts } {
  // One connection: the database does what it is told in this order.
  const { transact } = databaseOf(`${game}.game`, { [PLACES]: { keyPath: 'place' } });
  const places: TwoPlaces = {
    read: async () => {
      const [first, second] = await transact(
        'readonly',
        (store) => [store(PLACES).get(0), store(PLACES).get(1)] as const,
      );
      return [first.result, second.result];
    },
    update: async (choose) => {
      await transact('readwrite', (store) => {
        const rows = store(PLACES);
        const first = rows.get(0);
        const second = rows.get(1);
        // Requests are answered in order.
        second.onsuccess = () => {
          try {
            rows.put(choose([first.result, second.result]));
          } catch {
            // Thrown out of here, it would be an error that nobody handles.
            rows.transaction.abort();
          }
        };
      });
    },
  };
  const texts: KeptTexts = {
    all: async () => {
      const rows = await transact('readonly', (store) => store(PLACES).getAll() as IDBRequest<unknown[]>);
      return new Map(
        rows.result.flatMap((row) => {
          const { success, output } = v.safeParse(textSchema, row);
          return success ? [[output.place, output.text] as const] : [];
        }),
      );
    },
    put: async (place, text) => {
      await transact('readwrite', (store) => store(PLACES).put({ place, text }));
    },
    remove: async (place) => {
      await transact('readwrite', (store) => store(PLACES).delete(place));
    },
  };
  return { places, texts };
}
