import { rect } from '../../../../table/layout/rect.ts';
import type { PicturePaint } from '../../../../table/pages/pictureScene.ts';
import { FACTIONS } from '../../content/vocabulary.ts';
import { paintGround } from './ground.ts';
import { paintButton } from './label.ts';
import { paint } from './paint.ts';

/** The height of a button from which on its words grow with it, as on large screens. */
const HIGHEST = 64;

/** The choices before a game: the closed boxes of the factions beside the heading. */
export const setupPage: PicturePaint = {
  ground: (g, window, headings) => {
    paintGround(g, window);
    for (const { rect: area } of headings) {
      const size = Math.min(area.h * 0.8, 200);
      const reach = Math.min(area.w * 0.42, 420);
      if (size < 56 || area.w < 500) continue;
      for (const [index, faction] of FACTIONS.entries())
        g.sprite(
          `lid/${faction}`,
          area.x + area.w / 2 + (index < 2 ? -1 : 1) * (reach - (index % 2) * size * 0.78),
          area.y + area.h / 2,
          size,
        );
    }
  },
  heading: (g, { title, lines, rect: area }) => {
    const unit = Math.max(1, area.h / 260);
    const middle = area.x + area.w / 2;
    const y = area.y + area.h * 0.4;
    const size = Math.min(area.h * 0.3, area.w / 9, 46 * unit);
    g.title(title, middle, y, { size, color: paint.paper, width: area.w * 0.5 });
    const w = Math.min(area.w * 0.5, 420 * unit);
    g.paragraph([{ text: lines.join(' '), color: paint.hint }], rect(middle - w / 2, y + size * 0.8, w, area.h * 0.4), {
      size: 15 * unit,
      weight: 500,
      align: 'center',
    });
  },
  button: (g, button) => paintButton(g, button, Math.max(1, button.rect.h / HIGHEST), button.hint),
};
