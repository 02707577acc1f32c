import { at } from '../../../../kernel/values/at.ts';
import { middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import { GOAL } from '../../content/board.ts';
import { lastTurns } from '../../rules/forecast/lastTurns.ts';
import { waysLeft } from '../../rules/forecast/waysToWin.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { DEPTH } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { TIMINGS } from './timings.ts';

/**
 * Somebody has reached tile 150: the light is on them alone, a sentence explains the consequence, and the players with
 * a last turn appear one by one.
 */
export async function graceScene(table: AnimatedTable, next: AzardiaView, seat: Seat): Promise<void> {
  table.show(next);
  const { motion } = table;
  const dark = spotlight(table);
  dark.setAlpha(0);
  await motion.fade(TIMINGS.graceDark, (t) => dark.setAlpha(t));
  const card = words(table, next, seat);
  await motion.fade(TIMINGS.cardIn, (t) => card.setAlpha(t));
  const faces: ReturnType<typeof face>[] = [];
  for (const [index, one] of lastTurns(next).entries()) {
    const image = face(table, next, one, index);
    faces.push(image);
    table.sound('nudge');
    const full = image.scale;
    await motion.move(TIMINGS.graceFace, (t) => image.setScale(full * (0.4 + 0.6 * t)));
  }
  await motion.wait(TIMINGS.graceRead);
  await motion.fade(TIMINGS.cardOut, (t) => {
    for (const image of [dark, card, ...faces]) image.setAlpha(1 - t);
  });
  for (const image of [dark, card, ...faces]) table.props.drop(image);
}

/** The board in the dark, but for the goal. */
function spotlight(table: AnimatedTable) {
  const { board } = table.layout;
  const goal = table.surface.field.board.spot(GOAL);
  const radius = Math.min(board.w, board.h) * 0.13;
  return table.prop(`spotlight ${board.w}x${board.h}`, board.w, board.h, middle(board), DEPTH.curtain, ({ ctx }) => {
    ctx.beginPath();
    ctx.roundRect(0, 0, board.w, board.h, 12);
    ctx.arc(goal.x - board.x, goal.y - board.y, radius, 0, 2 * Math.PI);
    ctx.fillStyle = css(paint.towerBack, 0.82);
    ctx.fill('evenodd');
  });
}

/** Where the words stand: low on the board, below the goal. */
function wordsArea({ layout: { board, unit } }: AnimatedTable): Rect {
  const w = Math.min(board.w * 0.92, 520 * unit);
  const h = Math.min(board.h * 0.5, 172 * unit);
  return rect(board.x + (board.w - w) / 2, board.y + board.h * 0.94 - h, w, h);
}

function words(table: AnimatedTable, state: AzardiaView, seat: Seat) {
  const area = wordsArea(table);
  const around = 14;
  const { unit } = table;
  const { main, on } = paintOf(at(state.players, seat).character);
  const r = rect(around, around, area.w, area.h);
  const isOwn = table.isOwn(seat);
  const turns = lastTurns(state).length;
  const said = isOwn ? text.holdTurn(turns) : text.graceTurn(turns, waysLeft(state));
  const id = `grace ${seat} ${said} ${area.w}x${area.h}`;
  return table.prop(id, r.w + 2 * around, r.h + 2 * around, middle(area), DEPTH.curtain + 1, (g) => {
    paper(g, r, { fill: paint.paper, lift: LIFT.hanging, radius: 10 });
    const head = rect(r.x, r.y, r.w, r.h * 0.27);
    paper(g, head, { fill: main, lift: LIFT.glued, radius: 8 });
    const name = text.onGoal(playerName(state, seat));
    g.title(name, head.x + head.w / 2, head.y + head.h / 2, { size: head.h * 0.62, color: on, width: head.w - 16 });
    const body = rect(r.x + 12, head.y + head.h + 4, r.w - 24, r.h * 0.34);
    g.paragraph([{ text: said, color: paint.ink }], body, {
      size: 15 * unit,
      weight: 600,
      align: 'center',
      middle: true,
      leading: 1.15,
    });
  });
}

/** The face of a player who has a last turn. */
function face(table: AnimatedTable, state: AzardiaView, seat: Seat, index: number) {
  const area = wordsArea(table);
  const side = area.h * 0.32;
  const count = lastTurns(state).length;
  const x = area.x + area.w / 2 + (index - (count - 1) / 2) * side * 1.2;
  const { character } = at(state.players, seat);
  const spot = { x, y: area.y + area.h - side * 0.6 };
  return table.prop(`last ${seat} ${side}`, side + 8, side + 8, spot, DEPTH.curtain + 2, (g) => {
    paper(g, rect(4, 4, side, side), { fill: paintOf(character).pale, lift: LIFT.lying, radius: side * 0.14 });
    if (character) g.sprite(`head/${character}/worried`, 4 + side / 2, 4 + side / 2, side);
  });
}
