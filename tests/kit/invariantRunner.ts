import { Violation } from './properties/violation.ts';

/** A property that was broken, by its name, and how. */
export interface BrokenInvariant {
  readonly property: string;
  readonly what: string;
}

/** Remembers which property is being checked, so that anything thrown is attributed to it. */
export class InvariantRunner {
  #property = 'playing';

  /** Runs a function as part of a property. */
  under<Result>(property: string, run: () => Result): Result {
    this.#property = property;
    const result = run();
    this.#property = 'playing';
    return result;
  }

  /** Checks properties one after the other. */
  ask<Property>(properties: Readonly<Record<string, Property>>, how: (property: Property) => void): void {
    for (const [name, property] of Object.entries(properties)) this.under(name, () => how(property));
  }

  /** Describes a thrown value as a violation of the property that was being checked. */
  verdict(thrown: unknown): BrokenInvariant {
    return { property: this.#property, what: thrown instanceof Violation ? thrown.message : `threw ${String(thrown)}` };
  }
}
