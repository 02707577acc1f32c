import type { TitleView } from '../../../../module/screens/title.ts';
import type { Control } from '../../../../table/control.ts';
import { inset, rect } from '../../../../table/layout/rect.ts';
import { type PageContext, PageScene } from '../../../../table/pages/pageScene.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { paintGround } from '../paint/ground.ts';
import { paint } from '../paint/paint.ts';
import { paintButton } from '../paint/slab.ts';
import { paintMendedTile } from './paintMendedTile.ts';
import { titleLayout } from './titleLayout.ts';

/** A button of the title. */
export type TitleButton = Omit<Control, 'press'>;

/** The title: the name, the tile mended with gold, and the buttons. */
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
    const { name, lettering: size, tile, unit } = titleLayout(width, height);
    this.panels.begin();
    this.panels.put('ground', window, 0, null, (g) => {
      paintGround(g, window);
      paintMendedTile(g, tile);
      const isUpright = height > width;
      g.text(text.name, isUpright ? name.x + name.w / 2 : name.x, name.y + size * 0.6, {
        size,
        face: 'display',
        color: paint.white,
        align: isUpright ? 'center' : 'left',
        width: name.w,
      });
      const below = rect(name.x, name.y + size * 1.15, name.w, name.h - size * 1.15);
      g.paragraph([{ text: text.tagline, color: paint.white }], below, {
        size: Math.max(13, 15 * Math.min(1.2, unit)),
        weight: 500,
        align: isUpright ? 'center' : 'left',
      });
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
