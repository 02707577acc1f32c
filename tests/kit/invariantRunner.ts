import { Violation } from './properties/violation.ts';

/** A property that was broken, by its name, and how. */
export interface BrokenInvariant {
  readonly property: string;
  readonly what: string;
}

/** Remembers which property is asked, so that whatever is thrown then can be laid to it. */
export class InvariantRunner {
  #property = 'playing';

  /** Does something under a property. */
  under<Result>(property: string, run: () => Result): Result {
    this.#property = property;
    const result = run();
    this.#property = 'playing';
    return result;
  }

  /** Asks properties one after the other. */
  ask<Property>(properties: Readonly<Record<string, Property>>, how: (property: Property) => void): void {
    for (const [name, property] of Object.entries(properties)) this.under(name, () => how(property));
  }

  /** What a thrown value says against the property that was being asked. */
  verdict(thrown: unknown): BrokenInvariant {
    return { property: this.#property, what: thrown instanceof Violation ? thrown.message : `threw ${String(thrown)}` };
  }
}
