import type { FaceTableView } from '../../interaction/view.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paint } from '../paint/paint.ts';
import { DEPTH, put, type Surface } from './surface.ts';

/** The names of both trees and of the Market, above their cards; small windows have no room for them. */
export function drawTreeNames(surface: Surface, { layout, state }: FaceTableView): void {
  const { form, unit, clock, power, market } = layout;
  const [first = market] = clock;
  const [second = market] = power;
  if (form !== 'wide') return;
  const names = [
    [first, text.clock, text.nextFirst(seatName(state, (state.first + 1) % state.seats.length)), clock],
    [second, text.power, text.behind(state.power.deck.length), power],
    [market, text.market, '', [market]],
  ] as const;
  for (const [place, name, about, all] of names) {
    const last = all.at(-1) ?? place;
    const area = { ...place, y: place.y - 20 * unit, h: 18 * unit, w: last.x + last.w - place.x };
    put(surface, `tree:${name}`, area, DEPTH.panel, [about], (g) => {
      const y = area.y + area.h / 2;
      const style = { size: 14.5 * unit, face: 'display', color: paint.paper } as const;
      g.text(name, area.x, y, style);
      const x = area.x + g.measure(name, style) + 7 * unit;
      if (about !== '')
        g.text(about, x, y, { size: 13 * unit, weight: 500, color: paint.hint, width: area.x + area.w - x });
    });
  }
}
