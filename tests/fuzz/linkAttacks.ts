import { packGame, unpackGame } from '../../src/shell/share/gameLink.ts';
import type { Luck } from '../kit/luck.ts';
import type { Base } from './corpus.ts';
import { Breach } from './judge.ts';

/** A good game in a link that was damaged on its way, and the result of opening it. */
export async function bentLink(base: Base, luck: Luck): ReturnType<typeof unpackGame> {
  const packed = await packGame(base.text);
  if ('problem' in packed) throw new Breach(`a good game has no link: ${packed.problem}`);
  try {
    return await unpackGame(bend(packed.hash, luck));
  } catch (error) {
    throw new Breach(`the link crashed: ${String(error)}`);
  }
}

function bend(hash: string, luck: Luck): string {
  const place = luck.below(hash.length);
  const piece = luck.pick(['', 'A', '_', '=', '%', '\ud800', 'AAAA'.repeat(luck.below(100))]);
  return luck.pick([
    hash,
    hash.slice(0, place),
    hash.slice(0, place) + piece + hash.slice(place),
    hash.slice(0, place) + piece + hash.slice(place + 1),
    hash + piece,
  ]);
}
