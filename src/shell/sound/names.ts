/** Sounds of one family: `step`, `step-2`, `step-3` for `step`; empty for an unknown name. */
function takes(names: readonly string[], family: string): string[] {
  return names.filter(
    (name) => name === family || (name.startsWith(`${family}-`) && /^\d+$/.test(name.slice(family.length + 1))),
  );
}

/** A family that can be heard, and its variations. */
export interface Family {
  readonly name: string;
  readonly takes: readonly string[];
}

/**
 * The family of a name, or of its parent where there is no such case: `kill/ray` is a kill, and `shipHit/5` a hit. `null`
 * for what nobody has recorded.
 */
export function familyOf(names: readonly string[], wanted: string): Family | null {
  for (let name = wanted; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('/')))) {
    const found = takes(names, name);
    if (found.length > 0) return { name, takes: found };
  }
  return null;
}

/** In so many plays in a row of a family of three or more, no variation comes thrice. */
export const WITHOUT_THIRD = 5;

/** Picks a variation at random: never the last one again, and none for the third time within `WITHOUT_THIRD` plays. */
export function createPicker(random: () => number): (family: Family) => string | null {
  const heard = new Map<string, readonly string[]>();
  return ({ name: family, takes: names }) => {
    const before = heard.get(family) ?? [];
    const fresh = names.filter((name) => name !== before.at(-1) && before.filter((old) => old === name).length < 2);
    // Of two there is always only the other one.
    const others = names.length > 2 ? fresh : names.filter((name) => names.length === 1 || name !== before.at(-1));
    const name = others[Math.floor(random() * others.length)] ?? null;
    if (name !== null) heard.set(family, [...before, name].slice(1 - WITHOUT_THIRD));
    return name;
  };
}
