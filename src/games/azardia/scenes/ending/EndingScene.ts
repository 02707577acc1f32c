import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { PageScene } from '../../../../table/pages/pageScene.ts';
import { paintButton } from '../paint/buttons.ts';
import { paintGrain } from '../paint/grain.ts';
import { paintGround } from '../paint/ground.ts';
import { throwConfetti } from './confetti.ts';
import { type AzardiaEndingView, grown } from './endingLayout.ts';
import { drawEnding } from './paintEnding.ts';

/** The end of a game: the players on steps, their places, and their way round by round. */
export class EndingScene extends PageScene<AzardiaEndingView> {
  private falling = 0;

  /** Whether confetti is falling: the canvas must not rest meanwhile. */
  get isMoving(): boolean {
    return this.falling > 0 && this.sys.isActive();
  }

  protected override draw(view: AzardiaEndingView, before: AzardiaEndingView | null): void {
    const { width, height, layout } = view;
    const window = rect(0, 0, width, height);
    this.panels.begin();
    this.panels.put('ground', window, 0, [view.places, view.reason, view.title, view.comfort], (g) => {
      paintGround(g, window);
      paintGrain(g, window);
      drawEnding(g, view);
    });
    for (const button of view.picture.buttons) {
      // Rounds and the turning point are pressed where they are painted.
      if (button.id.startsWith('ending:round:') || button.id === 'ending:turningPoint') continue;
      const { label, main } = button;
      this.panels.put(`button:${button.id}`, inset(button.rect, -10), 2, [label, main], (g) =>
        paintButton(g, button, grown(layout.unit)),
      );
    }
    this.panels.end();
    if (before === null && view.places.length > 0) void this.celebrate(layout.stage);
  }

  private async celebrate(stage: Rect): Promise<void> {
    if (!this.motion) return;
    this.falling++;
    await throwConfetti(this.motion, stage, (area, draw) => this.panel(area, draw)).finally(() => this.falling--);
  }
}
