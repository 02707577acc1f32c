import { rect } from '../../../../table/layout/rect.ts';
import { TableScene } from '../../../../table/stage/tableScene.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import { isDrafting } from '../../rules/round/draft.ts';
import { drawStage } from '../stage/drawStage.ts';
import { drawArena } from './arena.ts';
import { drawBar } from './bar.ts';
import { drawWidgets } from './buttons.ts';
import { drawCurtain } from './curtain.ts';
import { drawPicks } from './draft.ts';
import { drawEnlarged } from './enlarged.ts';
import { drawHeadquarters } from './headquarters.ts';
import { drawRace } from './race.ts';
import { drawSeats } from './seats.ts';
import type { Surface } from './surface.ts';
import { drawTreeNames } from './trees.ts';

/** The table of Face Off; nothing on it can be zoomed. */
export class FaceTable extends TableScene<FaceTableView, null> {
  protected override boardIn({ layout: { width, height } }: FaceTableView) {
    return { area: rect(0, 0, width, height), board: null };
  }

  protected override arrangement({ layout: { form, window } }: FaceTableView): string {
    return `${form}/${window.w}x${window.h}`;
  }

  protected override draw(surface: Surface, view: FaceTableView): void {
    if (view.handOver !== null) return drawCurtain(surface, view, view.handOver);
    drawBar(surface, view);
    if (isDrafting(view.state)) {
      drawPicks(surface, view);
      drawWidgets(surface, view);
      return drawEnlarged(surface, view);
    }
    drawSeats(surface, view);
    drawHeadquarters(surface, view);
    drawRace(surface, view);
    drawTreeNames(surface, view);
    drawArena(surface, view);
    drawWidgets(surface, view);
    drawEnlarged(surface, view);
    if (view.isStaged) drawStage(surface, view);
  }
}
