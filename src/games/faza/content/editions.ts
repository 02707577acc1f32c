import { published } from './published/edition.ts';
import type { EditionId, EditionSpec } from './vocabulary.ts';

/** Every edition that can be played. */
export const editions: Readonly<Record<EditionId, EditionSpec>> = { published };
