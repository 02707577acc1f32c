import { revised } from '../revised/edition.ts';
import type { EditionSpec } from '../vocabulary.ts';
import { decks } from './decks.ts';
import { events } from './events.ts';
import { modes } from './modes.ts';

/**
 * The revised edition with numbers tuned once more: teams of all sizes win about as often, and running out of Drones or losing the
 * Outposts ends games, too. docs/balance-diary.md says what was measured, and why each number is what it is.
 */
export const balanced: EditionSpec = { ...revised, id: 'balanced', decks, events, modes };
