import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { AzardiaView } from '../../rules/state/state.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { DEPTH } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { TIMINGS } from './timings.ts';

/** A card that is shown to everybody. */
interface ShownCard {
  readonly name: string;
  readonly text: string;
  readonly picture: string;
  readonly kind: 'action' | 'penalty' | 'event';
}

const GROUND = { action: 0xfff1c2, event: paint.white, penalty: paint.ink } as const;

/** The large card on the middle of a board. */
export function bigCardSize(board: Rect, unit: number): { readonly w: number; readonly h: number } {
  const w = Math.min(290 * unit, board.w * 0.74);
  return { w, h: Math.min(w * 1.34, board.h * 0.86) };
}

/** Slaps a card down in the middle of the board, large enough to read, and removes it again. */
export async function bigCard(table: AnimatedTable, next: AzardiaView, card: ShownCard): Promise<void> {
  const { board } = table.layout;
  const { w, h } = bigCardSize(board, table.unit);
  const around = 16;
  const area = rect(around, around, w, h);
  const spot = middle(board);
  const id = `card ${card.picture} ${w}x${h}`;
  const image = table.prop(id, w + 2 * around, h + 2 * around, spot, DEPTH.flying, (g) => drawBigCard(g, area, card));
  const { motion } = table;
  const full = image.scale;
  await motion.move(TIMINGS.cardIn, (t) => {
    image
      .setScale(full * (1.35 - 0.35 * t))
      .setAlpha(t)
      .setAngle(2 - 4 * t + 2 * t * t);
  });
  table.show(next);
  await motion.wait(Math.min(TIMINGS.cardMost, TIMINGS.cardRead + TIMINGS.cardLetter * card.text.length));
  await motion.fade(TIMINGS.cardOut, (t) => image.setAlpha(1 - t));
  table.props.drop(image);
}

/** Draws picture, name and text of a card; the text starts below the name, however many lines that takes. */
export function drawBigCard(g: CanvasPainter, area: Rect, { kind, picture, name, text }: ShownCard): void {
  const { w } = area;
  const color = kind === 'penalty' ? paint.white : paint.ink;
  paper(g, area, { fill: GROUND[kind], lift: LIFT.hanging, radius: 10 });
  const inner = inset(area, w * 0.045);
  const title = [{ text: name, color }];
  const said = [{ text, color }];
  const titleStyle = { size: w * 0.092, face: 'display', align: 'center', middle: true, leading: 1 } as const;
  const style = { size: Math.max(13, w * 0.064), weight: 500, align: 'center', leading: 1.18 } as const;
  const placesFor = (share: number): Readonly<Record<'frame' | 'top' | 'words', Rect>> => {
    const frame = rect(inner.x, inner.y, inner.w, Math.min(inner.w * 0.767, inner.h * share));
    const below = rect(inner.x, frame.y + frame.h + 6, inner.w, inner.y + inner.h - frame.y - frame.h - 6);
    const named = g.paragraphHeight(title, { ...below, h: below.h * 0.46 }, titleStyle) + w * 0.04;
    const top = { ...below, h: Math.max(below.h * 0.3, named) };
    return { frame, top, words: { ...below, y: below.y + top.h, h: below.h - top.h } };
  };
  // The picture gives up room to a long text.
  const places = [0.56, 0.48, 0.4].map(placesFor);
  const { frame, top, words } =
    places.find((one) => g.paragraphHeight(said, one.words, style) <= one.words.h) ?? at(places, 2);
  g.withinRound(frame, 7, () =>
    g.sprite(`card/${picture}`, frame.x + frame.w / 2, frame.y + frame.h / 2, inner.w * 0.767),
  );
  g.paragraph(title, top, titleStyle);
  g.paragraph(said, words, style);
}
