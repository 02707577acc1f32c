import * as v from 'valibot';
import type { ContentPack, GamePacks, PackId } from '../../module/capabilities/packs.ts';
import { isWritten, moveAside, parseStored, type TextStore, textIn } from '../storage/textStore.ts';

const KEY = 'faza.packs';
/** A stored list that cannot be read is kept under `faza.packs.refused.1`, `faza.packs.refused.2`, … */
const REFUSED = 'faza.packs.refused.';
/** More would crowd out matches in the browser's store. */
export const MOST_PACKS = 8;
/** Characters of the stored list: JSON may need six for one of a text. */
const MOST_LIST = 4_000_000;

/** Why a pack was not added: what is wrong with it, in sentences, or that there is no room for it. */
export type PackTrouble = { readonly problems: readonly string[] } | 'full' | 'tooMany';

/** The content packs of this browser, for one game. */
export interface PackStore {
  /** Packs that can be played, in the order in which they were added. */
  packs(): readonly ContentPack[];
  /** How many stored packs this version cannot read; they stay stored. */
  unreadable(): number;
  /** Validates the text of a pack, stores it, and lets it be played. One that is there already stays as it is. */
  add(text: string): { readonly pack: ContentPack } | PackTrouble;
  /** Removes a pack. Matches with it can be played until the page is closed, so that none is interrupted. */
  remove(id: PackId): void;
  /** Removes the stored packs that this version cannot read, whose names it cannot know. */
  removeUnreadable(): void;
}

/** Keeps content packs in a store, as the texts of their files: they are validated whenever the page is opened. `null` for a game without packs. */
export function createPackStore(store: TextStore, packs: GamePacks | undefined): PackStore | null {
  if (!packs) return null;
  for (const text of textsIn(store, packs.mostText)) {
    const read = packs.read(text);
    if ('pack' in read) read.add();
  }
  const texts = (): readonly string[] => textsIn(store, packs.mostText);
  const packIn = (text: string): ContentPack[] => {
    const read = packs.read(text);
    return 'pack' in read ? [read.pack] : [];
  };
  const write = (next: readonly string[]): boolean => isWritten(store, KEY, JSON.stringify({ format: 1, packs: next }));
  return {
    packs: () => texts().flatMap(packIn),
    unreadable: () => texts().filter((text) => packIn(text).length === 0).length,
    add: (text) => {
      const read = packs.read(text);
      if ('problems' in read) return read;
      const { pack } = read;
      const known = texts();
      if (!known.flatMap(packIn).some(({ id }) => id === pack.id)) {
        if (known.length >= MOST_PACKS) return 'tooMany';
        if (!write([...known, text])) return 'full';
      }
      read.add();
      return { pack };
    },
    remove: (id) => {
      write(texts().filter((text) => !packIn(text).some((pack) => pack.id === id)));
    },
    removeUnreadable: () => {
      write(texts().filter((text) => packIn(text).length > 0));
    },
  };
}

/** The stored texts. A list that is none of ours is moved aside. */
function textsIn(store: TextStore, mostText: number): readonly string[] {
  const stored = textIn(store, KEY);
  if (stored === null) return [];
  const schema = v.strictObject({
    format: v.literal(1),
    packs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(mostText))), v.maxLength(MOST_PACKS)),
  });
  const list = parseStored(stored, schema, MOST_LIST);
  if (list) return list.packs;
  moveAside(store, KEY, REFUSED, stored);
  return [];
}
