import type { CharacterId } from './vocabulary.ts';

/** The characters in the order in which the rulebook presents them. */
export const CHARACTERS: readonly CharacterId[] = ['lagartoon', 'kuchuritok', 'robotIKing', 'noncredoMantis'];
