import { published } from './published/edition.ts';
import type { EditionId, EditionSpec } from './vocabulary.ts';

/**
 * Every edition that can be played, oldest first. Stored games and setup codes name theirs, so an edition that people have
 * played never changes: new cards and heroes come with an edition of their own.
 */
export const editions: Readonly<Record<EditionId, EditionSpec>> = { published };

/** The edition of new games. */
export const newest: EditionSpec = published;
