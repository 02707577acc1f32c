import { published } from '../published/edition.ts';
import type { EditionSpec } from '../vocabulary.ts';
import { decks } from './decks.ts';
import { events } from './events.ts';
import { heroes } from './heroes.ts';
import { modes } from './modes.ts';

/**
 * The published edition with our cards, skills and starting Points tuned in many games of a strong bot. docs/balance-diary.md says
 * what was measured, and why each number is what it is.
 */
export const revised: EditionSpec = { ...published, id: 'revised', heroes, decks, events, modes };
