import { balanced } from '../balanced/edition.ts';
import { airplane, does, perRebel } from '../cardParts.ts';
import type { CardSide, EditionSpec } from '../vocabulary.ts';
import { modes } from './modes.ts';

/** What the healthy sides of political cards have otherwise, by number. */
const POLITICAL: Readonly<Record<number, Partial<CardSide>>> = {
  2: { enhancement: does('rally', perRebel(1)) },
  3: { movement: airplane(2) },
};

/**
 * The balanced edition for games in which the Faza act first on Normal and Hard (V5), and in which Motherships have less health for two
 * heroes. The Senator was the strongest hero, so political cards do less; to make up for it, the Rebel boards for 1 Point.
 * docs/balance-diary.md says what was measured.
 */
export const brisk: EditionSpec = {
  ...balanced,
  id: 'brisk',
  heroes: balanced.heroes.map((hero) =>
    hero.id === 'rebel' ? { ...hero, skills: [{ id: 'insider', cost: 1 }] } : hero,
  ),
  decks: {
    ...balanced.decks,
    political: balanced.decks.political.map((card, index) => ({
      ...card,
      healthy: { ...card.healthy, ...POLITICAL[index + 1] },
    })),
  },
  modes,
};
