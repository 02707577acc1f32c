import { inset, middle, rect } from '../../../../table/layout/rect.ts';
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

/** Slaps a card down in the middle of the board, large enough to be read, and takes it away again. */
export async function bigCard(table: AnimatedTable, next: AzardiaView, card: ShownCard): Promise<void> {
  const { board } = table.layout;
  const w = Math.min(290 * table.unit, board.w * 0.74);
  const h = Math.min(w * 1.34, board.h * 0.86);
  const around = 16;
  const area = rect(around, around, w, h);
  const at = middle(board);
  const id = `card ${card.picture} ${w}x${h}`;
  const color = card.kind === 'penalty' ? paint.white : paint.ink;
  const image = table.prop(id, w + 2 * around, h + 2 * around, at, DEPTH.flying, (g) => {
    paper(g, area, { fill: GROUND[card.kind], lift: LIFT.hanging, radius: 10 });
    const inner = inset(area, w * 0.045);
    const picture = rect(inner.x, inner.y, inner.w, Math.min(inner.w * 0.767, inner.h * 0.56));
    g.withinRound(picture, 7, () =>
      g.sprite(`card/${card.picture}`, picture.x + picture.w / 2, picture.y + picture.h / 2, inner.w * 0.767),
    );
    const words = rect(inner.x, picture.y + picture.h + 6, inner.w, inner.y + inner.h - picture.y - picture.h - 6);
    const name = { ...words, h: words.h * 0.34 };
    g.paragraph([{ text: card.name, color }], name, {
      size: w * 0.092,
      face: 'display',
      align: 'center',
      middle: true,
      leading: 1,
    });
    g.paragraph(
      [{ text: card.text, color }],
      { ...words, y: name.y + name.h, h: words.h - name.h },
      {
        size: Math.max(13, w * 0.064),
        weight: 500,
        align: 'center',
        leading: 1.18,
      },
    );
  });
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
  table.drop(image);
}
