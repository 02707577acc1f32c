import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import type { Control } from '../../../table/control.ts';
import { inset, type Rect, rect } from '../../../table/layout/rect.ts';
import { PageScene } from '../../../table/pages/pageScene.ts';
import { CHARACTERS } from '../content/characters.ts';
import { paintButton } from './paint/buttons.ts';
import { paintGrain } from './paint/grain.ts';
import { paintGround } from './paint/ground.ts';
import { paint } from './paint/paint.ts';

/** A heading with some lines. */
interface Heading {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rect: Rect;
}

/** A button and its action. */
interface PictureButton extends Omit<Control, 'press' | 'hint'> {
  readonly hint?: string;
}

/** A page of panels and buttons for the choices before a game. */
export interface PictureView {
  readonly width: number;
  readonly height: number;
  readonly picture: { readonly panels: readonly Heading[]; readonly buttons: readonly PictureButton[] };
}

/** Draws a page of panels and buttons as cut paper, with the characters looking on. */
export class PictureScene extends PageScene<PictureView> {
  protected override draw(view: PictureView): void {
    const { width, height, picture } = view;
    const window = rect(0, 0, width, height);
    const { panels, buttons } = picture;
    this.panels.begin();
    this.panels.put(
      'ground',
      window,
      0,
      panels.map(({ rect: area }) => area),
      (g) => {
        paintGround(g, window);
        for (const panel of panels) onlookers(g, panel, width);
        paintGrain(g, window);
      },
    );
    for (const panel of panels)
      this.panels.put(`panel:${panel.key}`, inset(panel.rect, -10), 1, [panel.title, panel.lines], (g) =>
        heading(g, panel),
      );
    for (const button of buttons)
      this.panels.put(
        `button:${button.id}`,
        inset(button.rect, -10),
        2,
        [button.label, button.pressed, button.main],
        (g) => paintButton(g, button, 1, button.hint),
      );
    this.panels.end();
  }
}

/** The four characters around a heading, if there is room for them. */
function onlookers(g: CanvasPainter, { rect: area }: Heading, width: number): void {
  const size = Math.min(area.h * 0.9, (width - Math.min(area.w, 430)) / 2 - 10, 210);
  if (size < 50) return;
  const middle = area.x + area.w / 2;
  for (const [index, character] of CHARACTERS.entries()) {
    const side = index % 2 ? 1 : -1;
    const far = 190 + size * 0.5 + Math.floor(index / 2) * size * 0.86;
    if (far + size / 2 > width / 2) continue;
    g.sprite(`figure/${character}`, middle + side * far, area.y + area.h - size * 0.46, size);
  }
}

function heading(g: CanvasPainter, { title, lines, rect: area }: Heading): void {
  const middle = area.x + area.w / 2;
  const size = Math.min(area.h * 0.42, area.w / 6.2, 84);
  const y = area.y + area.h * 0.42;
  g.title(title, middle, y, { size: size * 0.6, color: paint.ink, width: area.w - 20 });
  const below = rect(area.x + 10, y + size * 0.6, area.w - 20, area.y + area.h - y - size * 0.6);
  g.paragraph([{ text: lines.join(' '), color: paint.ink, weight: 600 }], below, { size: 16, align: 'center' });
}
