import { balanced } from '../balanced/edition.ts';
import { changed, does, perRebel, shield } from '../cardParts.ts';
import type { EditionSpec } from '../vocabulary.ts';
import { modes } from './modes.ts';

/**
 * The balanced edition for games in which the Faza act first on Normal and Hard (V5), and in which Motherships have less health for two
 * heroes. The Senator was the strongest hero, so a Rally is worth less; so that the Rebel gets no weaker, Insider costs 1 Point.
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
    medical: changed(balanced.decks.medical, {
      4: { healthy: { enhancement: does('shieldWall', shield(1, 'tile')) } },
    }),
    political: changed(balanced.decks.political, { 2: { healthy: { enhancement: does('rally', perRebel(1)) } } }),
  },
  modes,
};
