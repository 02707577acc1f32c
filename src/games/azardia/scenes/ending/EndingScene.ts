import { inset, rect } from '../../../../table/layout/rect.ts';
import { PageScene } from '../../../../table/pages/pageScene.ts';
import { paintButton } from '../paint/buttons.ts';
import { paintGround } from '../paint/ground.ts';
import { type AzardiaEndingView, grown } from './endingLayout.ts';
import { drawEnding } from './paintEnding.ts';

/** The end of a game: the players on steps, their places, and their way round by round. */
export class EndingScene extends PageScene<AzardiaEndingView> {
  protected override draw(view: AzardiaEndingView): void {
    const { width, height, layout } = view;
    const window = rect(0, 0, width, height);
    this.panels.begin();
    this.panels.put('ground', window, 0, [view.places, view.reason, view.history], (g) => {
      paintGround(g, window);
      drawEnding(g, view);
    });
    for (const button of view.picture.buttons) {
      if (button.id.startsWith('ending:round:')) continue;
      const { label, main } = button;
      this.panels.put(`button:${button.id}`, inset(button.rect, -10), 2, [label, main], (g) =>
        paintButton(g, button, grown(layout.unit)),
      );
    }
    this.panels.end();
  }
}
