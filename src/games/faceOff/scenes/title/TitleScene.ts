import type { TitleView } from '../../../../module/screens/title.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Control } from '../../../../table/control.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { type PageContext, PageScene } from '../../../../table/pages/pageScene.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { paintPicture } from '../paint/card.ts';
import { paintGround, paintName } from '../paint/ground.ts';
import { paintButton } from '../paint/label.ts';
import { paint } from '../paint/paint.ts';
import { titleLayout } from './titleLayout.ts';

/** A button of the title. */
export type TitleButton = Omit<Control, 'press'>;

/** The title: two faces nose to nose, one match between them, and the buttons. */
export class TitleScene extends PageScene<TitleView> {
  constructor(
    context: PageContext,
    private readonly buttonsOf: (view: TitleView) => readonly TitleButton[],
  ) {
    super('title', context);
  }

  protected override draw(view: TitleView): void {
    const { width, height } = view;
    const window = rect(0, 0, width, height);
    const { name, faces, unit } = titleLayout(width, height);
    this.panels.begin();
    this.panels.put('ground', window, 0, null, (g) => {
      paintGround(g, window);
      paintFaces(g, faces);
      paintName(g, { ...name, h: name.h * 0.62 }, text.name, Math.min(name.h * 0.5, name.w / 7));
      g.paragraph(
        [{ text: text.tagline, color: paint.paper }],
        { ...name, y: name.y + name.h * 0.62, h: name.h * 0.38 },
        {
          size: Math.max(13, 17 * Math.min(1.4, unit)),
          weight: 500,
          align: 'center',
        },
      );
    });
    for (const button of this.buttonsOf(view)) {
      const { label, pressed, main, hint, rect: area } = button;
      this.panels.put(`button:${button.id}`, inset(area, -10), 2, [label, pressed, main, hint, area], (g) =>
        paintButton(g, button, Math.max(1, Math.min(1.2, unit)), hint),
      );
    }
    this.panels.end();
  }
}

/** Two labels side by side: the left face looks right, the right one left. */
function paintFaces(g: CanvasPainter, area: Rect): void {
  const gap = Math.max(30, area.w * 0.05);
  const side = Math.min((area.w - gap - 24) / 2, area.h - 24, 560);
  if (side < 40) return;
  const h = Math.min(area.h - 24, side * 1.25);
  const y = area.y + (area.h - h) / 2;
  const middle = area.x + area.w / 2;
  const frames = [rect(middle - gap / 2 - side, y, side, h), rect(middle + gap / 2, y, side, h)] as const;
  for (const [index, frame] of frames.entries()) {
    g.panel(frame, { fill: paint.wood, line: 2, lineColor: paint.ink, radius: 6, drop: 5 });
    paintPicture(g, inset(frame, 7), index === 0 ? 'billyTheKid' : 'tomoSukesada', index === 1);
  }
  g.sprite('match/lit', middle, y + h / 2, Math.min(h * 0.6, gap * 3));
}
