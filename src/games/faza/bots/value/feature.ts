/** One number that a network is told about something: usually between 0 and 1; for what is or is not the case, 1 or 0. */
export interface Feature<Look> {
  readonly name: string;
  readonly of: (look: Look) => number | boolean;
}

/** Features out of a table: name by name, how each is computed. */
export function features<Look>(table: Readonly<Record<string, (look: Look) => number | boolean>>): Feature<Look>[] {
  return Object.entries(table).map(([name, of]) => ({ name, of }));
}
