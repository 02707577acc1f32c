import { chanceFrom, drawBelow } from '../../../kernel/chance.ts';
import { DIE_SIDES } from '../rules/combat.ts';

const known = new Map<string, string>();

/**
 * A seed whose first draws show exactly these faces. It makes a roll come out as wanted on a copy of a state, so that the
 * rules themselves say what follows from every possible roll. The real luck is not touched, nor looked at.
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
