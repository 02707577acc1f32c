import { inset } from '../../../../table/layout/rect.ts';
import { TableScene } from '../../../../table/stage/tableScene.ts';
import { type BoardGeometry, boardGeometry } from '../../interaction/layout/boardGeometry.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import { paintBoard } from '../board/paintBoard.ts';
import { drawDuel } from '../duel/drawDuel.ts';
import { drawAttack } from './attack.ts';
import { drawBanter } from './banter.ts';
import { drawCurtain } from './curtain.ts';
import { drawDecks } from './decks.ts';
import { drawChoiceGround, drawWidgets } from './drawWidgets.ts';
import { drawCountdown, drawHeading, drawOutcome } from './heading.ts';
import { drawNews } from './news.ts';
import { drawGhosts, drawPawns } from './pawns.ts';
import { drawOwn, drawRivals } from './standing.ts';
import { drawStrip } from './strip.ts';
import { DEPTH, type Surface } from './surface.ts';

/** The table of Azardia. */
export class AzardiaTable extends TableScene<AzardiaTableView, BoardGeometry> {
  protected override boardIn({ layout: { board } }: AzardiaTableView) {
    return { area: board, board: boardGeometry(board) };
  }

  protected override arrangement({ layout: { form, rivals, board } }: AzardiaTableView): string {
    return `${form}/${rivals.length}/${board.w}x${board.h}`;
  }

  protected override draw(surface: Surface, view: AzardiaTableView): void {
    if (view.handOver === null) this.drawTable(surface, view);
    else drawCurtain(surface, view, view.handOver);
  }

  private drawTable(surface: Surface, view: AzardiaTableView): void {
    const { layout, state } = view;
    const { field } = surface;
    const { isClose } = this.below;
    field.panels.put('board', inset(layout.board, -8), DEPTH.board, isClose, (g) =>
      paintBoard(g, field.board, isClose),
    );
    drawDecks(field, view);
    drawHeading(surface, view);
    drawCountdown(surface, view);
    drawRivals(surface, view);
    drawNews(surface, view);
    if (!state.duel) drawOutcome(surface, view);
    drawOwn(surface, view);
    drawPawns(field, view);
    if (!view.busy && state.winner === null) drawGhosts(field, view);
    drawChoiceGround(surface, view);
    drawAttack(surface, view);
    drawStrip(surface, view);
    drawDuel(surface, view);
    drawBanter(surface, view);
    drawWidgets(surface, view);
  }
}
