import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import type { PictureHeading, PicturePaint } from '../../../../table/pages/pictureScene.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { paintButton } from './buttons.ts';
import { paintGrain } from './grain.ts';
import { paintGround } from './ground.ts';
import { paint } from './paint.ts';

/** The height of a button from which on its words grow with it, as on large screens. */
const HIGHEST = 64;

/** The choices before a game as cut paper, with the characters looking on. */
export const setupPage: PicturePaint = {
  ground: (g, window, headings) => {
    paintGround(g, window);
    for (const panel of headings) onlookers(g, panel, window.w);
    paintGrain(g, window);
  },
  heading,
  button: (g, button) => paintButton(g, button, Math.max(1, button.rect.h / HIGHEST), button.hint),
};

/** How far the characters stay from the middle of a heading. */
const BETWEEN = 190;

/** The four characters around a heading, if there is room for them. */
function onlookers(g: CanvasPainter, { rect: area }: PictureHeading, width: number): void {
  const size = Math.min(area.h * 0.9, (width - Math.min(area.w, 430)) / 2 - 10, area.h);
  if (size < 50) return;
  const middle = area.x + area.w / 2;
  for (const [index, character] of CHARACTERS.entries()) {
    const side = index % 2 ? 1 : -1;
    const far = BETWEEN + size * 0.5 + Math.floor(index / 2) * size * 0.86;
    if (far + size / 2 > width / 2) continue;
    g.sprite(`figure/${character}`, middle + side * far, area.y + area.h - size * 0.46, size);
  }
}

function heading(g: CanvasPainter, { title, lines, rect: area }: PictureHeading): void {
  const unit = Math.max(1, area.h / 260);
  const size = Math.min(area.h * 0.42, area.w / 6.2, 84 * unit);
  const runs = [{ text: lines.join(' '), color: paint.ink, weight: 600 }] as const;
  const middle = area.x + area.w / 2;
  const w = Math.min(area.w - 20, 2 * BETWEEN - 30);
  const below = (y: number): Rect => rect(middle - w / 2, y, w, area.y + area.h - y);
  const wide = { title: 0.42, gap: 0.6, size: 16 * unit };
  // Words that need more lines are smaller, below a title that makes room.
  const tight = { title: 0.26, gap: 0.44, size: 13 * unit };
  const topOf = ({ title: high, gap }: typeof wide): number => area.y + area.h * high + size * gap;
  const fits = g.paragraphHeight(runs, below(topOf(wide)), { size: wide.size }) <= below(topOf(wide)).h;
  const layout = fits ? wide : tight;
  g.title(title, middle, area.y + area.h * layout.title, { size: size * 0.6, color: paint.ink, width: area.w - 20 });
  g.paragraph(runs, below(topOf(layout)), { size: layout.size, leading: 1.15, align: 'center' });
}
