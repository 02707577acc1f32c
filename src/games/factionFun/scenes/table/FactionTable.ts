import { inset, rect } from '../../../../table/layout/rect.ts';
import { TableScene } from '../../../../table/stage/tableScene.ts';
import { fingerZoom, type HexBoard, hexBoard } from '../../interaction/layout/hexBoard.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import { drawBattle } from '../battle/drawBattle.ts';
import { drawMarks } from '../board/marks.ts';
import { boardShows, paintBoard } from '../board/paintBoard.ts';
import { drawButtons } from './buttons.ts';
import { drawCurtain } from './curtain.ts';
import { drawHandGround } from './hand.ts';
import { drawHeader } from './header.ts';
import { drawOutlook } from './outlook.ts';
import { drawPieces } from './pieces.ts';
import { drawSides } from './sides.ts';
import { DEPTH, type Surface } from './surface.ts';

/** The table of Faction Fun. */
export class FactionTable extends TableScene<FactionTableView, HexBoard> {
  /** The decision that the map was brought close for. */
  private asked = '';

  protected override boardIn({ layout: { board, form }, state }: FactionTableView) {
    return { area: board, board: hexBoard(state, board, form === 'portrait') };
  }

  protected override arrangement({ layout: { form, board }, state }: FactionTableView): string {
    return `${form}/${state.columns}x${state.terrain.length}/${board.w}x${board.h}`;
  }

  protected override draw(surface: Surface, view: FactionTableView): void {
    if (view.handOver !== null) return drawCurtain(surface, view, view.handOver);
    if (view.battle && view.layout.battle) {
      drawBattle(surface, view, view.battle, view.layout.battle);
      return drawButtons(surface, view);
    }
    const { field } = surface;
    field.panels.put('board', inset(field.area, -8), DEPTH.board, boardShows(view.state), (g) =>
      paintBoard(g, field.board, view.state),
    );
    drawMarks(field, view);
    drawPieces(field, view);
    drawHeader(surface, view);
    drawSides(surface, view);
    drawHandGround(surface, view);
    drawOutlook(surface, view);
    drawButtons(surface, view);
    this.bringChoicesClose(field.board, view);
  }

  /** Once for each decision: where tiles are too small for fingers, zooms in on those that can be chosen. */
  private bringChoicesClose(board: HexBoard, { busy, marks, state }: FactionTableView): void {
    const [step] = state.steps;
    const asked = busy || marks.length === 0 ? '' : `${state.round}/${state.turn?.seat}/${step?.step}`;
    const isNew = asked !== this.asked;
    this.asked = asked;
    const zoom = fingerZoom(board);
    if (!isNew || asked === '' || zoom === 1) return;
    const spots = marks.map(({ tile }) => board.spot(tile));
    const mean = (of: 'x' | 'y'): number => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length;
    const { camera, view } = this.below;
    const [w, h] = [view.w / zoom, view.h / zoom];
    camera.bringClose(rect(mean('x') - view.x - w / 2, mean('y') - view.y - h / 2, w, h));
  }
}
