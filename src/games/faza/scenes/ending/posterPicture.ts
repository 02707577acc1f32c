import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import { isDead, isWreck } from '../../rules/board/board.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { drawCity, drawSky } from './drawEnding.ts';

/** The picture of a poster: the city, the ships over it or crashed into it, and the heroes in front of them. */
export function posterPicture(g: CanvasPainter, area: Rect, state: FazaView): void {
  const won = state.outcome?.won === true;
  const local = rect(0, 0, area.w, area.h);
  g.within(area, () => {
    g.ctx.translate(area.x, area.y);
    const place = {
      page: { form: 'wide' as const, unit: area.h / 640, width: area.w, height: area.h },
      scene: rect(0, area.h * 0.1, area.w, area.h * 0.62),
    };
    drawSky(g, place, won);
    ships(g, local, state, false);
    drawCity(g, place, won);
    ships(g, local, state, true);
    ground(g, local, won);
    if (won) heroesOf(g, local, state);
    else besieged(g, local, state);
  });
}

/** Ships that fly over the city, or wrecks in it. */
function ships(g: CanvasPainter, area: Rect, state: FazaView, wrecks: boolean): void {
  for (const [i, ship] of state.ships.entries()) {
    if (isWreck(ship) !== wrecks) continue;
    const x = area.w * ([0.5, 0.17, 0.84][i] ?? 0.5);
    if (wrecks) {
      const size = area.h * (i === 0 ? 0.44 : 0.38);
      const y = area.h * (i === 0 ? 0.5 : 0.58);
      for (const puff of [0, 1, 2]) {
        g.sprite('smoke', x + (puff - 1) * size * 0.16, y - size * (0.34 + 0.3 * puff), size * (0.5 + 0.12 * puff), {
          tint: 0xb8a8b0,
          alpha: 0.85 - 0.2 * puff,
        });
      }
      g.sprite(`ship/${ship.id}/wreck`, x, y, size, { turn: [-9, 12, -6][i] ?? 0 });
      continue;
    }
    const size = area.h * (i === 0 ? 0.46 : 0.4);
    const y = area.h * (i === 0 ? 0.42 : 0.4);
    g.sprite('beam', x, y + area.h * 0.38, area.h * 0.74, { tint: i === 2 ? 0xb98cff : color.live, alpha: 0.5 });
    g.sprite(`big/${ship.id}`, x, y, size);
  }
}

/** The street on which everyone stands. */
function ground(g: CanvasPainter, area: Rect, won: boolean): void {
  const street = rect(0, area.h * 0.83, area.w, area.h * 0.17);
  g.fill(street, won ? color.table : color.nightDot);
  g.within(street, () =>
    g.dots(street, 13, won ? color.tableDot : color.plum, (_x, y) => 0.2 + 0.7 * ((y - street.y) / street.h)),
  );
  g.segment(0, street.y, area.w, street.y, 6);
}

/** Heroes who have won. */
function heroesOf(g: CanvasPainter, area: Rect, { heroes }: FazaView): void {
  const size = Math.min(area.h * 0.5, (area.w / heroes.length) * 1.2);
  const floor = area.h * 0.9;
  for (const [i, hero] of heroes.entries()) {
    const x = (area.w / heroes.length) * (i + 0.5);
    const lift = i % 2 === 0 ? 0 : area.h * 0.035;
    shadow(g, x, floor - lift, size);
    g.sprite(`hero/${hero.id}/act`, x, floor - lift - size * 0.47, size, { flip: i >= heroes.length / 2 });
  }
}

/** Heroes of a lost game: back to back among Drones; the fallen ones on the ground. */
function besieged(g: CanvasPainter, area: Rect, { heroes }: FazaView): void {
  const size = Math.min(area.h * 0.42, (area.w / (heroes.length + 0.6)) * 1.1);
  const floor = area.h * 0.89;
  const drone = size * 0.62;
  for (let i = 0; i < heroes.length + 3; i++) {
    g.sprite('drone/alarm', (area.w / (heroes.length + 2)) * i, floor - size * 0.44, drone);
  }
  for (const [i, hero] of heroes.entries()) {
    const x = area.w * 0.5 + (i - (heroes.length - 1) / 2) * size * 0.72;
    shadow(g, x, floor, size);
    if (isDead(hero)) g.sprite(`hero/${hero.id}`, x, floor - size * 0.16, size * 0.9, { turn: 84, tint: 0x9a8aa8 });
    else g.sprite(`hero/${hero.id}/act`, x, floor - size * 0.47, size, { flip: i < heroes.length / 2 });
  }
  for (const part of [0.06, 0.94])
    g.sprite('drone/alarm', area.w * part, area.h * 0.9, drone * 1.7, { flip: part > 0.5 });
}

function shadow(g: CanvasPainter, x: number, y: number, size: number): void {
  g.ctx.fillStyle = 'rgb(29 18 32 / 0.5)';
  g.ctx.beginPath();
  g.ctx.ellipse(x, y, size * 0.3, size * 0.06, 0, 0, 2 * Math.PI);
  g.ctx.fill();
}
