import type { Row } from './rowSchema.ts';

/** A game that comes to the archive, with its commands as texts. */
export interface Arrival {
  readonly row: Row;
  readonly commands: readonly string[];
}
