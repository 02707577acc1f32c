import type { AnyGame } from '../match.ts';

/** The ID of a content pack: `pack-`, its name in plain letters, and a fingerprint of everything that it changes. */
export type PackId = `pack-${string}`;

const PACK_ID = /^pack-[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{14}$/;
/** A name is at most 40 letters long. */
const MOST_ID = 64;

/** Whether a value may be the ID of a content pack. */
export function isPackId(value: unknown): value is PackId {
  return typeof value === 'string' && value.length <= MOST_ID && PACK_ID.test(value);
}

/** The name of a missing pack, as far as its ID contains it. */
export function nameInPackId(id: PackId): string {
  return id.slice('pack-'.length, -15);
}

/** A content pack: other content for the rules of a game, out of a file that anybody may have written. */
export interface ContentPack {
  readonly id: PackId;
  readonly name: string;
  readonly author: string;
  /** The differences from the published game, part by part, in a few words each. */
  readonly differences: readonly string[];
}

/** The content packs of a game. */
export interface GamePacks<T extends AnyGame = AnyGame> {
  /** The most characters that the text of a pack can have. */
  readonly mostText: number;
  /** A pack out of text that anybody may have written, or everything that is wrong with it, in sentences. Never throws. */
  read(text: string): { readonly pack: ContentPack; add(): void } | { readonly problems: readonly string[] };
  /** The pack that a setup needs; `null` for the published content. */
  neededBy(setup: T['setup']): PackId | null;
  /** Whether a pack has been added. */
  has(id: PackId): boolean;
  /** Why a setup cannot be played with its pack, as a sentence; `null` when it can. */
  problem(setup: T['setup']): string | null;
}
