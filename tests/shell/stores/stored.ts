import { readdirSync, readFileSync } from 'node:fs';
import { memoryStore, type TextStore } from '../../../src/shell/storage/textStore.ts';

/*
 * What an earlier build left in a browser, and how today's code reads it. Each folder beside this file is named after
 * the commit of that build; `tests/tools/makeStores.ts` made it.
 */

/** One store of the browser's database in a form that JSON can hold: bytes are `{ base64 }`. */
export interface StoredRows {
  readonly name: string;
  readonly keyPath: string | null;
  readonly autoIncrement: boolean;
  readonly rows: readonly unknown[];
}

/** Everything that the page keeps in a browser. */
export interface BrowserStore {
  readonly texts: Readonly<Record<string, string>>;
  /** The databases, by name. */
  readonly databases: Readonly<Record<string, { readonly version: number; readonly stores: readonly StoredRows[] }>>;
}

/** What was in a browser, and how the build that left it there described it. */
export interface Stored {
  readonly build: string;
  readonly name: string;
  readonly store: BrowserStore;
  readonly holds: object;
}

const HERE = new URL('./', import.meta.url);

/** The file of what a build left behind. */
export function storedFile(build: string, name: string): URL {
  return new URL(`${build}/${name}.json`, HERE);
}

/** Everything that earlier builds left behind. */
export function allStored(): Stored[] {
  const builds = readdirSync(HERE, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return builds.flatMap(({ name: build }) =>
    readdirSync(new URL(`${build}/`, HERE)).map((file) =>
      JSON.parse(readFileSync(new URL(`${build}/${file}`, HERE), 'utf8')),
    ),
  );
}

/** The rows of one store of a database; none where there is no such store. */
export function rowsIn({ databases }: BrowserStore, database: string, store: string): unknown[] {
  const rows = databases[database]?.stores.find(({ name }) => name === store)?.rows ?? [];
  return rows.map(withBytes);
}

/** Converts a row from its JSON form to that of the database. */
function withBytes(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('base64' in value && typeof value.base64 === 'string') return new Uint8Array(Buffer.from(value.base64, 'base64'));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withBytes(part)]));
}

/** A copy of the browser's text store, which records what was read. */
export interface WatchedStore extends TextStore {
  readonly asked: ReadonlySet<string>;
}

/** A store with the texts of a browser. */
export function watchedStore(texts: BrowserStore['texts']): WatchedStore {
  const store = memoryStore();
  for (const [key, text] of Object.entries(texts)) store.setItem(key, text);
  const asked = new Set<string>();
  return {
    ...store,
    asked,
    getItem: (key) => {
      asked.add(key);
      return store.getItem(key);
    },
  };
}
