import type { CharacterId } from '../content/vocabulary.ts';

/** The characters by name. */
export const characterNames: Readonly<Record<CharacterId, string>> = {
  lagartoon: 'Lagartoon',
  kuchuritok: 'Kuchuritok',
  robotIKing: 'Robot-i-King',
  noncredoMantis: 'Noncredo Mantis',
};
