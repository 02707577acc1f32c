/** A property of the property suite that a game broke; it does not know how the game got there. */
export class Violation extends Error {}

/** Throws a `Violation` that says `what` is wrong, and with which plain value. */
export function must(holds: boolean, what: string, about?: unknown): asserts holds {
  if (!holds) throw new Violation(about === undefined ? what : `${what}: ${JSON.stringify(about) ?? String(about)}`);
}
