import Phaser from 'phaser';
import { middle, rect } from '../../../../../table/layout/rect.ts';
import { fillWedge } from '../../../../../table/props.ts';
import { color } from '../../../../../table/theme.ts';
import { text } from '../../../text/en.ts';
import { GROUND, type Side, WEDGES } from '../../board/pieces/ground.ts';
import { DEPTH } from '../../board/surface.ts';
import type { BoardContext } from '../boardContext.ts';
import { TIMINGS } from '../timings.ts';

/** The table changes color along its rays; `turned` draws the new ground once everything is covered. */
export async function wipe(context: BoardContext, side: Side, turned: () => void): Promise<void> {
  const { motion } = context;
  if (motion.instant || !motion.lively) return turned();
  const { layout } = context.picture.view;
  const center = middle(layout.tray);
  const reach = Math.hypot(layout.width, layout.height);
  const cover = context.props.graphics(DEPTH.ground + 1);
  const { base, ray } = GROUND[side];
  await motion.eased(Phaser.Math.Easing.Quadratic.In, TIMINGS.wipe, (t) => {
    cover.clear();
    for (let i = 0; i < WEDGES * 2; i++) {
      // Every other ray runs ahead.
      const part = Phaser.Math.Clamp(t * 1.5 - (i % 2 === 0 ? 0 : 0.3) - ((i * 7) % 5) * 0.04, 0, 1);
      if (part === 0) continue;
      const [a, b] = [(i / (WEDGES * 2)) * Math.PI * 2, ((i + 1) / (WEDGES * 2)) * Math.PI * 2 + 0.002];
      cover.fillStyle(i % 2 === 0 ? ray : base);
      fillWedge(cover, center, reach * part, a, b);
    }
  });
  turned();
  context.props.drop(cover);
}

/** A band with words that slides across the board. */
export async function banner(context: BoardContext, side: Side, round: number): Promise<void> {
  const { motion } = context;
  if (motion.instant) return;
  const { layout } = context.picture.view;
  const { tray } = layout;
  const words = side === 'faza' ? text.board.faza : text.board.round(round);
  const under = side === 'faza' ? '' : text.board.team;
  const w = layout.form === 'wide' ? tray.w + 80 * layout.unit : Math.min(layout.width, tray.w + 40 * layout.unit);
  const h = tray.h * 0.24;
  const { x, y } = middle(tray);
  const area = rect(x - w / 2, y - h / 2, w, h);
  const image = context.props.panel(area, DEPTH.banner, (g) => {
    g.ctx.translate(area.x, area.y);
    const lean = h * 0.16;
    const band = [
      { x: lean, y: h * 0.12 },
      { x: w - 4, y: h * 0.04 },
      { x: w - lean, y: h * 0.86 },
      { x: 4, y: h * 0.94 },
    ];
    const shadow = band.map(({ x, y }) => ({ x: x + 4, y: y + 5 }));
    g.fill(shadow, color.ink, 0.6);
    g.fill(band, side === 'faza' ? color.plum : color.amber);
    g.within(band, () => {
      g.rays({ x: w / 2, y: h / 2 }, w, side === 'faza' ? 0x6d3580 : 0xffa04a, 26);
      g.dots(rect(0, 0, w, h), 8 * layout.unit, color.ink, (_x, y) => 0.55 * ((y - h * 0.5) / (h * 0.5)), 0.3);
    });
    g.stroke(band, Math.max(2.5, 4 * layout.unit));
    const size = h * (under === '' ? 0.52 : 0.46);
    g.title(words, w / 2, h * (under === '' ? 0.48 : 0.4), {
      size,
      color: side === 'faza' ? color.act : color.paper,
      outline: size * 0.09,
      shadow: size * 0.06,
      width: w * 0.84,
    });
    if (under !== '') g.title(under, w / 2, h * 0.72, { size: size * 0.5, color: color.ink, width: w * 0.8 });
  });
  const full = image.scaleX;
  if (motion.lively) {
    await motion.eased(Phaser.Math.Easing.Back.Out, TIMINGS.bannerIn, (t) =>
      image.setPosition(x - (1 - t) * layout.width * 0.7, y).setScale(full * (1.12 - 0.12 * t)),
    );
    await motion.wait(TIMINGS.bannerStay);
    await motion.eased(Phaser.Math.Easing.Cubic.In, TIMINGS.bannerOut, (t) =>
      image.setPosition(x + t * layout.width * 0.9, y),
    );
  } else {
    await motion.fade(TIMINGS.bannerOut, (t) => image.setAlpha(t));
    await motion.wait(TIMINGS.bannerStay);
    await motion.fade(TIMINGS.bannerOut, (t) => image.setAlpha(1 - t));
  }
  context.props.drop(image);
}
