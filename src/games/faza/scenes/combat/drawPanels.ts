import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { magnify } from '../../../../table/magnify.ts';
import { around } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { text } from '../../text/en.ts';
import { areaColor } from '../areaLooks.ts';
import type { CombatLayout, Corner } from './combatLayout.ts';
import type { FightStory } from './fightStory.ts';

/** The hero's panel: rays of the area's colour and burnt orange out of the bust. */
export function heroPanel(g: CanvasPainter, corners: readonly Corner[], story: FightStory, layout: CombatLayout): void {
  const { bust } = layout;
  const area = around(corners);
  const own = areaColor[story.area];
  const center = { x: bust.x + bust.w * 0.5, y: bust.y + bust.h * 0.5 };
  const reach = Math.hypot(area.w, area.h) * 1.2;
  g.within(corners, () => {
    g.fill(area, 0xf26a1b);
    g.rays(center, reach, own, 20, 0.05);
    g.dots(
      area,
      dotCell(layout),
      mix(own, color.ink, 0.45),
      (x, y) => {
        const far = Math.hypot(x - center.x, y - center.y) / bust.h;
        return Math.max(0, far - 0.42) * 0.85;
      },
      0.8,
    );
  });
}

/** The strip in front of the bust. */
export function helpBand(g: CanvasPainter, story: FightStory, layout: CombatLayout): void {
  const { band } = layout;
  if (!band) return;
  const own = mix(areaColor[story.area], color.ink, 0.62);
  const area = around(band);
  g.fill(band, own);
  g.within(band, () => g.dots(area, dotCell(layout), color.ink, (_x, y) => 0.75 * ((y - area.y) / area.h), 0.6));
  const [left, right] = band;
  if (left && right) g.path([left, right], line(layout) * 2);
}

/** The Drones' panel: the tile from close by, dark enough for what stands on it. */
export function dronePanel(
  g: CanvasPainter,
  corners: readonly Corner[],
  story: FightStory,
  layout: CombatLayout,
): void {
  const area = around(corners);
  g.within(corners, () => {
    g.fill(area, story.fazaformed ? 0x22102c : 0x2a140c);
    magnify(g, `tile/${story.tile}`, area, {
      // Below the roofs: the square in the middle, where people fight.
      lens: { x: 0.5, y: 0.36, w: 0.86 },
      cell: dotCell(layout) * 0.9,
      atlas: story.fazaformed ? 'tiles-faza' : 'tiles-earth',
    });
    g.fill(area, story.fazaformed ? 0x22102c : 0x3a1c0c, 0.5);
    g.dots(
      area,
      dotCell(layout),
      color.ink,
      (x, y) => {
        const [dx, dy] = [(x - area.x) / area.w - 0.5, (y - area.y) / area.h - 0.55];
        return 0.2 + Math.max(0, Math.hypot(dx, dy) - 0.22) * 1.05;
      },
      0.7,
    );
  });
}

/** The dice's panel: the table. */
export function dicePanel(g: CanvasPainter, corners: readonly Corner[], layout: CombatLayout): void {
  const area = around(corners);
  g.within(corners, () => {
    g.fill(area, color.table);
    g.rays({ x: area.x + area.w * 0.42, y: area.y + area.h * 0.52 }, area.w, color.tableRay, 24);
    g.dots(
      area,
      dotCell(layout),
      color.tableDot,
      (_x, y) => 0.1 + 0.55 * Math.max(0, (y - area.y) / area.h - 0.3),
      0.8,
    );
  });
}

/** Ink around a panel. */
export function panelFrame(g: CanvasPainter, corners: readonly Corner[], layout: CombatLayout): void {
  g.stroke(corners, line(layout) * 2.2);
}

/** Place and round. */
export function caption(g: CanvasPainter, layout: CombatLayout, story: FightStory): void {
  const r = layout.caption;
  g.panel(r, { fill: color.act, radius: 0, line: line(layout) * 1.4 });
  g.text(text.screens.combat.place(text.tileName(story.tile), story.round), r.x + r.w * 0.045, r.y + r.h / 2, {
    face: 'display',
    size: r.h * 0.58,
    width: r.w * 0.92,
  });
}

/** Width of ink lines. */
export function line({ page }: CombatLayout): number {
  return Math.max(1.5, 2 * page.unit);
}

/** Size of halftone cells. */
function dotCell({ page }: CombatLayout): number {
  return page.form === 'wide' ? 9 * page.unit : 7 * page.unit;
}
