import { type Rect, rect } from '../../../../table/rect.ts';
import type { HeroLayout } from './layout.ts';

/**
 * In wide windows: the line of a hero's panel with face, name, hearts and Points. It is all there is above the cards, except
 * where the skills take the lower part; `skills` is how high that part is. `u` is the unit of the layout.
 */
export function headLine({ panel, cards }: Pick<HeroLayout, 'panel' | 'cards'>, u: number): Rect & { skills: number } {
  const [card] = cards;
  const top = (card?.y ?? panel.y + 60 * u) - panel.y;
  const below = card ? panel.y + panel.h - card.y - card.h : 0;
  const line = 28 * Math.max(1, u);
  const isAbove = below < 50 * u && top - line >= 26;
  const skills = isAbove ? top - line : 0;
  // Beside skills the line starts a little lower, because it has no room to spare above it.
  return { ...rect(panel.x, panel.y + (skills > 0 ? 2 * u : 0), panel.w, top - skills), skills };
}
