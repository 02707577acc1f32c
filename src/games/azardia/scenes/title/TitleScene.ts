import type { TitleView } from '../../../../module/screens/title.ts';
import { inset, rect } from '../../../../table/layout/rect.ts';
import { type PageContext, PageScene } from '../../../../table/pages/pageScene.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { paintButton, paintQuietButton } from '../paint/buttons.ts';
import { paintGrain } from '../paint/grain.ts';
import { paintGround } from '../paint/ground.ts';
import { paintLogo } from '../paint/logo.ts';
import { paint } from '../paint/paint.ts';
import { paintTyrantScene, sceneScale } from './paintTyrantScene.ts';
import { type TitleButton, titleLayout } from './titleLayout.ts';

/** How much larger the letters of the large buttons are than those of other pages. */
const LARGER = 1.15;

/** The title: the name, the Tyrant with his tongue out, and the buttons. */
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
    const { logo, scene, unit, columns } = titleLayout(width, height);
    this.panels.begin();
    this.panels.put('ground', window, 0, null, (g) => {
      paintGround(g, window);
      if (height > width) paintTyrantScene(g, width, scene.y + scene.h, sceneScale(width, scene.h));
      else paintTyrantScene(g, width, height, sceneScale(width - scene.x, height * 0.98));
      paintGrain(g, window);
      paintLogo(g, logo, height > width ? 0.5 : 0);
      if (columns === 1 && height >= 500)
        g.text(text.subtitle, logo.x + 18 * unit, logo.y + logo.h + 30 * unit, {
          size: 30 * unit,
          face: 'display',
          color: paint.ink,
        });
    });
    for (const button of this.buttonsOf(view)) {
      const { label, pressed, main, hint, isQuiet, rect: area } = button;
      this.panels.put(`button:${button.id}`, inset(area, -10), 2, [label, pressed, main, hint, area], (g) => {
        if (isQuiet) paintQuietButton(g, button, Math.max(1, unit));
        else paintButton(g, button, Math.max(1, unit) * LARGER, hint);
      });
    }
    this.panels.end();
  }
}
