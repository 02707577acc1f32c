import type { CardId } from './cards.ts';
import type { FactionId } from './vocabulary.ts';

/** Who stands for a faction: the face on its label, and on the box of whoever plays it. */
export const FACES: Readonly<Record<FactionId, CardId>> = {
  monsters: 'minotaur',
  cowboys: 'billyTheKid',
  ninjas: 'tomoSukesada',
  pirates: 'captainFlint',
};
