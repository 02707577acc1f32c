import type { CanvasPainter } from '../canvasPainter.ts';
import type { Control } from '../control.ts';
import { inset, type Rect, rect } from '../layout/rect.ts';
import { type PageContext, PageScene } from './pageScene.ts';

/** A heading with some lines. */
export interface PictureHeading {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly rect: Rect;
}

/** A button, as it is drawn. */
export interface PictureButton extends Omit<Control, 'press' | 'hint'> {
  readonly hint?: string;
}

/** A page of headings and buttons, such as the choices before a game. */
export interface PictureView {
  readonly width: number;
  readonly height: number;
  readonly picture: { readonly panels: readonly PictureHeading[]; readonly buttons: readonly PictureButton[] };
}

/** How a game paints the parts of such a page. */
export interface PicturePaint {
  ground(g: CanvasPainter, window: Rect, headings: readonly PictureHeading[]): void;
  heading(g: CanvasPainter, heading: PictureHeading): void;
  button(g: CanvasPainter, button: PictureButton): void;
}

/** Room around the parts for what is painted beyond their areas, in CSS pixels. */
const AROUND = 10;

/** Draws a page of headings and buttons. */
export class PictureScene extends PageScene<PictureView> {
  constructor(
    key: string,
    context: PageContext,
    private readonly paint: PicturePaint,
  ) {
    super(key, context);
  }

  protected override draw({ width, height, picture: { panels, buttons } }: PictureView): void {
    const { paint } = this;
    const window = rect(0, 0, width, height);
    this.panels.begin();
    this.panels.put(
      'ground',
      window,
      0,
      panels.map(({ rect: area }) => area),
      (g) => paint.ground(g, window, panels),
    );
    for (const panel of panels)
      this.panels.put(`panel:${panel.key}`, inset(panel.rect, -AROUND), 1, [panel.title, panel.lines], (g) =>
        paint.heading(g, panel),
      );
    for (const button of buttons) {
      const { label, pressed, main, hint } = button;
      this.panels.put(`button:${button.id}`, inset(button.rect, -AROUND), 2, [label, pressed, main, hint], (g) =>
        paint.button(g, button),
      );
    }
    this.panels.end();
  }
}
