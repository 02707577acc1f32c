import { chanceFrom, drawBelow } from '../../../../kernel/chance.ts';
import { DIE_SIDES } from '../../rules/fight/combat.ts';

const known = new Map<string, string>();

/**
 * A seed whose first draws show exactly these faces. With it a roll comes out as wanted on a view, so the rules themselves
 * say what follows from each possible roll.
 */
export function seedOf(faces: readonly number[]): string {
  const wanted = faces.join('');
  let seed = known.get(wanted);
  if (seed === undefined) {
    let tried = 0;
    while (!shows(String(tried), faces)) tried += 1;
    seed = String(tried);
    known.set(wanted, seed);
  }
  return seed;
}

function shows(seed: string, faces: readonly number[]): boolean {
  const chance = { ...chanceFrom(seed) };
  return faces.every((face) => 1 + drawBelow(chance, DIE_SIDES) === face);
}
