import { at } from '../../../../kernel/at.ts';
import type { Player } from '../../../../module/player.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import { newest } from '../../content/editions.ts';
import type { AreaId, HeroId } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { areaColor } from '../areaLooks.ts';
import { drawCard } from '../drawCard.ts';
import { fitText } from '../fitText.ts';
import type { SeatDraft } from '../view.ts';
import { PLAYERS } from './newGameControls.ts';
import type { SeatLayout } from './places.ts';

/* What columns and rows of the new-game screen share: who a hero is, and who plays them. */

export const PLAYER_ICON: Readonly<Record<Player, string>> = { you: 'user', friend: 'users', computer: 'cpu' };

/** The area of a hero, which gives a seat its colour. */
export function areaOfHero(hero: HeroId): AreaId {
  return newest.heroes.find(({ id }) => id === hero)?.area ?? 'tactical';
}

/** A hero's head and shoulders standing on the lower edge of a frame, in front of the colour of their area. */
export function portrait(
  g: CanvasPainter,
  r: Rect,
  hero: HeroId,
  options: { readonly radius?: number; readonly cell?: number; readonly dim?: boolean } = {},
): void {
  const own = areaColor[areaOfHero(hero)];
  const light = mix(own, 0xffe9c8, 0.5);
  const { radius = 0, cell = 9, dim = false } = options;
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(r.x, r.y, r.w, r.h, radius);
    g.ctx.clip();
    const back = dim ? mix(light, color.tableRay, 0.55) : light;
    g.fill(r, back);
    const center = { x: r.x + r.w / 2, y: r.y + r.h * 0.7 };
    g.rays(center, r.w + r.h, mix(back, color.paperLit, 0.28), 16, 0.1);
    g.dots(r, cell, own, (x, y) => Math.max(0, Math.hypot(x - center.x, y - center.y) / r.h - 0.42) * 0.9, 0.55);
    // The bust is cut off flat 4 of 256 above the foot of its picture, so it sinks that far below the frame.
    const size = Math.min(r.h * 1.0, r.w * 1.06);
    g.sprite(`face/${hero}`, center.x, r.y + r.h - size / 2 + size * 0.012, size, dim ? { tint: 0xd8b8a0 } : {});
  });
}

/** Who plays: three parts of one switch. */
export function players(g: CanvasPainter, place: SeatLayout, draft: SeatDraft, u: number, size: number): void {
  const first = at(place.players, 0);
  const last = at(place.players, PLAYERS.length - 1);
  const whole = rect(first.x, first.y, last.x + last.w - first.x, first.h);
  const radius = 7 * u;
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(whole.x, whole.y, whole.w, whole.h, radius);
    g.ctx.clip();
    for (const [i, player] of PLAYERS.entries()) {
      const r = at(place.players, i);
      g.fill(r, draft.player === player ? color.act : color.paperDim);
      if (i > 0)
        g.path(
          [
            { x: r.x, y: r.y },
            { x: r.x, y: r.y + r.h },
          ],
          2 * u,
        );
      g.icon(PLAYER_ICON[player], r.x + r.w / 2, r.y + r.h * 0.36, Math.min(24 * u, r.h * 0.46));
      fitText(g, text.screens.newGame.player[player], r.x + r.w / 2, r.y + r.h * 0.78, {
        size,
        weight: draft.player === player ? 700 : 600,
        align: 'center',
        width: r.w - 3 * u,
      });
    }
  });
  g.panel(whole, { fill: color.paper, alpha: 0, line: 2 * u, radius });
}

/** What only this hero can do. */
export function skills(g: CanvasPainter, r: Rect, hero: HeroId, size: number): void {
  const spec = newest.heroes.find(({ id }) => id === hero);
  const runs = (spec?.skills ?? []).flatMap(({ id }, i) => [
    { text: `${i > 0 ? ' ' : ''}${text.skillName[id]} `, weight: 700 as const, color: color.eventLong },
    { text: text.skillLine[id], weight: 500 as const },
  ]);
  g.paragraph(runs, r, { size, leading: 1.24 });
}

/** The four cards of the hero's area; with names and pictures where `names` says that there is room. */
export function cards(g: CanvasPainter, place: SeatLayout, hero: HeroId, names: boolean): void {
  const area = areaOfHero(hero);
  for (const [i, card] of newest.decks[area].entries()) {
    drawCard(g, at(place.cards, i), card.healthy, { area, no: i + 1, names });
  }
}
