import { at } from '../../../../kernel/values/at.ts';
import { middle, rect } from '../../../../table/layout/rect.ts';
import type { Seat } from '../../rules/state/state.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { playerName } from '../../text/names.en.ts';
import { paintOf } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { DEPTH } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { TIMINGS } from './timings.ts';

/** Announces the new leader. */
export async function leadBanner(table: AnimatedTable, seat: Seat): Promise<void> {
  await banner(table, text.leads(playerName(table.state, seat)), seat);
}

/** A strip in a player's color across the board, with a few words. */
export async function banner(table: AnimatedTable, words: string, seat: Seat): Promise<void> {
  const { board } = table.layout;
  const { character } = at(table.state.players, seat);
  const { main, on } = paintOf(character);
  const w = board.w * 0.8;
  const h = Math.min(72 * table.unit, board.h * 0.24);
  const around = 14;
  const center = middle(board);
  const id = `banner ${words} ${seat} ${w}`;
  const image = table.prop(id, w + 2 * around, h + 2 * around, center, DEPTH.curtain, (g) => {
    paper(g, rect(around, around, w, h), { fill: main, lift: LIFT.hanging, radius: 10 });
    if (character) g.sprite(`head/${character}/glad`, around + h * 0.72, around + h / 2, h * 0.92);
    g.title(words, around + w / 2 + h * 0.3, around + h / 2, { size: h * 0.46, color: on, width: w - h * 1.8 });
  });
  const { motion } = table;
  await motion.move(TIMINGS.cardIn, (t) => image.setAlpha(t).setX(center.x - (1 - t) * 60 * table.unit));
  await motion.wait(TIMINGS.banner);
  await motion.fade(TIMINGS.cardOut, (t) => image.setAlpha(1 - t));
  table.props.drop(image);
}
