/** One number that a network is told about something: usually between 0 and 1, and 0 for what is not the case. */
export interface Feature<Look> {
  readonly name: string;
  readonly of: (look: Look) => number;
}

/** Features out of a table: name by name, how each is computed. */
export function features<Look>(table: Readonly<Record<string, (look: Look) => number | boolean>>): Feature<Look>[] {
  return Object.entries(table).map(([name, of]) => ({ name, of: (look) => Number(of(look)) }));
}
