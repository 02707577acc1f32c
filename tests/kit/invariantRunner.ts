import { Violation } from './laws/breach.ts';

/** A law that was broken, by its name, and how. */
export interface BrokenInvariant {
  readonly law: string;
  readonly what: string;
}

/** Remembers which law is asked, so that whatever is thrown then can be laid to it. */
export class InvariantRunner {
  #law = 'playing';

  /** Does something under a law. */
  under<Result>(law: string, run: () => Result): Result {
    this.#law = law;
    const result = run();
    this.#law = 'playing';
    return result;
  }

  /** Asks laws one after the other. */
  ask<Law>(laws: Readonly<Record<string, Law>>, how: (law: Law) => void): void {
    for (const [name, law] of Object.entries(laws)) this.under(name, () => how(law));
  }

  /** What a thrown value says against the law that was being asked. */
  verdict(thrown: unknown): BrokenInvariant {
    return { law: this.#law, what: thrown instanceof Violation ? thrown.message : `threw ${String(thrown)}` };
  }
}
