import * as v from 'valibot';
import { isPackId } from '../../../module/packs.ts';
import type { PlayedGame } from '../../match.ts';
import { digestOf } from '../records/digestOf.ts';
import { printOf } from './packed.ts';
import { matchOf } from './rowOf.ts';
import { isOlderDigest, type Row, rowSchema, soundDigest } from './rowSchema.ts';

/**
 * What a value out of the store is: a row as it lies there; one whose digest had to be made again and is to be stored; one of
 * which only a digest is left that this version cannot read, and which is of no use any more, or which has to be played again and
 * waits for its content pack; or nothing of ours.
 */
export type Checked =
  | { readonly kind: 'sound' | 'mended'; readonly row: Row }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'damaged' };

/** Checks a value out of the store. A game is played again only when its digest has to be made again. */
export async function checkRow(game: PlayedGame, value: unknown): Promise<Checked> {
  const { success, output } = v.safeParse(rowSchema, value, { abortEarly: true });
  if (!success) return { kind: 'damaged' };
  const print = output.game && printOf(output.game);
  const digest = soundDigest(game.records, output.digest, print);
  if (digest) return { kind: 'sound', row: { ...output, digest } };
  if (print === null) return { kind: isOlderDigest(game.records, output.digest) ? 'outdated' : 'damaged' };
  const match = await matchOf(game, output);
  if (isPackId(match)) return { kind: 'outdated' };
  if (typeof match === 'string') return { kind: 'damaged' };
  const made = { version: game.records.digestVersion, of: print, what: digestOf(game, match) };
  return { kind: 'mended', row: { ...output, digest: made } };
}
