import { inset, rect } from '../../../../table/layout/rect.ts';
import { PageScene } from '../../../../table/pages/pageScene.ts';
import { PEOPLES } from '../../content/vocabulary.ts';
import { paintButton } from '../paint/slab.ts';
import { FILLINGS, goldPlace, paintGold } from '../title/paintMendedTile.ts';
import { type FactionEndingView, grown } from './endingLayout.ts';
import { drawEnding, paintSeal, paintWalls, sealOf, tileOf } from './paintEnding.ts';

/** How long the gold takes to rise by one step, and how long the seals are pressed, in milliseconds. */
const TIMINGS = { gold: 400, seals: 260 } as const;
/** How large a seal is before it is pressed, as a multiple of its size. */
const RAISED = 1.35;

/** The council: the treaty between those who sign it. Gold fills the broken tile, then both seals are pressed. */
export class EndingScene extends PageScene<FactionEndingView> {
  private filling: number = FILLINGS;
  private mending = 0;
  /** The view that is shown, and was drawn last. */
  private view: FactionEndingView | null = null;

  /** Whether the tile is being mended: the canvas must not rest meanwhile. */
  get isMoving(): boolean {
    return this.mending > 0 && this.sys.isActive();
  }

  protected override draw(view: FactionEndingView, before: FactionEndingView | null): void {
    this.view = view;
    const isFirst = before === null && this.motion !== null && this.motion.lively && !this.motion.instant;
    if (isFirst) this.filling = 0;
    this.paint(view);
    if (before === null) this.context.host.sound('treaty');
    if (isFirst) void this.mend();
  }

  private paint(view: FactionEndingView): void {
    const { width, height, layout, reason, picture } = view;
    const window = rect(0, 0, width, height);
    this.panels.begin();
    this.panels.put('ground', window, 0, [reason, view.clauses, view.signers], (g) => {
      paintWalls(g, window);
      drawEnding(g, view);
    });
    const tile = tileOf(layout);
    this.panels.put('gold', inset(goldPlace(tile), -2), 1, this.filling, (g) => paintGold(g, tile, this.filling));
    if (this.filling === FILLINGS)
      for (const people of PEOPLES)
        this.panels.put(`seal:${people}`, inset(sealOf(layout, people), -24), 2, null, (g) =>
          paintSeal(g, view, people),
        );
    for (const button of picture.buttons) {
      // Rounds are pressed where they are painted.
      if (button.id.startsWith('ending:round:')) continue;
      this.panels.put(`button:${button.id}`, inset(button.rect, -10), 2, [button.label, button.main], (g) =>
        paintButton(g, button, grown(layout.unit)),
      );
    }
    this.panels.end();
  }

  /** Fills the break with gold from the bottom to the top, and presses both seals at the same moment. */
  private async mend(): Promise<void> {
    const { motion } = this;
    if (!motion) return;
    this.mending++;
    const skip = (): void => motion.skip();
    document.addEventListener('pointerdown', skip, { once: true });
    document.addEventListener('keydown', skip, { once: true });
    try {
      while (this.filling < FILLINGS) {
        await motion.wait(TIMINGS.gold);
        this.filling++;
        if (this.view && this.sys.isActive()) this.paint(this.view);
      }
      await motion.move(TIMINGS.seals, (part) => {
        for (const people of PEOPLES) {
          const seal = this.panels.get(`seal:${people}`);
          seal?.setScale((RAISED + (1 - RAISED) * part) / this.ratio).setAlpha(part);
        }
      });
    } finally {
      this.mending--;
      motion.again();
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
    }
  }
}
