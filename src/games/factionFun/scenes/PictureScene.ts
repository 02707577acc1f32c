import type { CanvasPainter } from '../../../table/canvasPainter.ts';
import type { Control } from '../../../table/control.ts';
import { inset, type Rect, rect } from '../../../table/layout/rect.ts';
import { PageScene } from '../../../table/pages/pageScene.ts';
import { paintGround } from './paint/ground.ts';
import { paint } from './paint/paint.ts';
import { paintButton, paintSlab } from './paint/slab.ts';

/** A heading, or a part of a page, with some lines. */
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

/** A page of panels and buttons. */
export interface PictureView {
  readonly width: number;
  readonly height: number;
  readonly picture: { readonly panels: readonly Heading[]; readonly buttons: readonly PictureButton[] };
}

/** Draws a page of panels and buttons as glazed slabs on the wall. */
export class PictureScene extends PageScene<PictureView> {
  protected override draw({ width, height, picture }: PictureView): void {
    const window = rect(0, 0, width, height);
    this.panels.begin();
    this.panels.put('ground', window, 0, null, (g) => paintGround(g, window));
    for (const panel of picture.panels)
      this.panels.put(`panel:${panel.key}`, inset(panel.rect, -10), 1, [panel.title, panel.lines], (g) =>
        heading(g, panel),
      );
    for (const button of picture.buttons)
      this.panels.put(
        `button:${button.id}`,
        inset(button.rect, -10),
        2,
        [button.label, button.pressed, button.main, button.hint],
        (g) => paintButton(g, button, 1, button.hint),
      );
    this.panels.end();
  }
}

function heading(g: CanvasPainter, { title, lines, rect: area }: Heading): void {
  const face = paintSlab(g, area);
  const inner = inset(face, 10);
  const size = Math.min(34, inner.h * 0.4, inner.w / 9);
  g.title(title, inner.x + inner.w / 2, inner.y + size * 0.6, { size, color: paint.ink, width: inner.w });
  const below = { ...inner, y: inner.y + size * 1.25, h: inner.h - size * 1.25 };
  if (below.h > 12)
    g.paragraph([{ text: lines.join(' ') }], below, { size: 16, weight: 500, align: 'center', middle: true });
}
