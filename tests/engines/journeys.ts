import { table, title } from './journeys/first.ts';
import { killedProcess, saveAndReload } from './journeys/saves.ts';
import type { Visit } from './visit.ts';

/** A way through the game that has to work in every engine. */
export interface Journey {
  readonly name: string;
  readonly make: (visit: Visit) => Promise<void>;
}

/** The journeys that every engine is promised to make. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'title', make: title },
  { name: 'table', make: table },
  { name: 'save and reload', make: saveAndReload },
  { name: 'killed process', make: killedProcess },
];
