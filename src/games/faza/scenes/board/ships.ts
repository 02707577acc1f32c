import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { ShipId } from '../../content/vocabulary.ts';
import { isWreck } from '../../rules/board.ts';
import { text } from '../../text/en.ts';
import type { BoardView } from '../view.ts';
import type { Omens } from './omens.ts';
import { DEPTH, type Sizes, type Surface } from './surface.ts';

/** The guides of the Motherships, and the rule of the one that acts next. */
export function drawShips(surface: Surface, view: BoardView, sizes: Sizes, omens: Omens | null): void {
  const { state, layout } = view;
  // The one that acts, or that will act first.
  const next = state.ships[(state.tracker + (state.phase === 'faza' ? 0 : 1)) % state.ships.length];
  for (const [index, ship] of state.ships.entries()) {
    const r = layout.ships[index];
    if (!r) continue;
    const orders = omens ? omens.acts.filter((act) => act.ship === ship.id).map(({ order }) => order) : [];
    const shown = {
      ship: ship.id,
      health: ship.health,
      full: Math.max(state.health, ship.health),
      tracked: state.tracker === index,
      open: layout.guide !== null && next?.id === ship.id,
      orders,
      asked: view.next.some((pick) => pick.kind === 'ship' && pick.ship === ship.id),
      picked: view.path.some((pick) => pick.kind === 'ship' && pick.ship === ship.id),
    };
    const pad = 12 * sizes.u;
    surface.plates.put(`guide:${ship.id}`, inset(r, -pad), DEPTH.panel + (shown.open ? 0.1 : 0), shown, (pen) =>
      guide(pen, r, sizes, shown),
    );
  }
  if (layout.guide && next) {
    const r = layout.guide;
    const wreck = isWreck(next);
    surface.plates.put(
      'guide',
      inset(r, -4 * sizes.u),
      DEPTH.panel + 0.05,
      { ship: next.id, wreck, more: view.state.events },
      (pen) => drawer(pen, r, sizes, next.id, wreck),
    );
  }
}

interface Guide {
  readonly ship: ShipId;
  readonly health: number;
  readonly full: number;
  readonly tracked: boolean;
  readonly open: boolean;
  readonly orders: readonly number[];
  readonly asked: boolean;
  readonly picked: boolean;
}

function guide(pen: Pen, r: Rect, sizes: Sizes, shown: Guide): void {
  const { u, wide, line, panel: radius, shadow } = sizes;
  const wreck = shown.health === 0;
  const open = rect(r.x, r.y, r.w, r.h + (shown.open ? 12 * u : 0));
  if (shown.asked || shown.picked) pen.panel(inset(r, -3 * u), { fill: color.act, radius: radius + 2 * u, line });
  pen.panel(open, { fill: shown.open ? color.night2 : color.night, radius, line, ...(shown.open ? {} : { shadow }) });
  if (shown.open) pen.fill(rect(r.x + line / 2, r.y + r.h - 1, r.w - line, 16 * u), color.night2);
  else
    pen.panel(inset(r, line), { fill: color.night, alpha: 0, radius: radius - 1, line: 1, lineColor: color.nightLine });
  const picture = wide ? r.w * 0.9 : Math.min(r.h * 0.98, r.w * 0.86);
  const y = wide ? r.y + r.h * 0.3 : r.y + r.h * 0.4;
  pen.sprite(
    wreck ? `ship/${shown.ship}/wreck` : `ship/${shown.ship}`,
    r.x + r.w / 2,
    y,
    wreck ? picture * 0.86 : picture,
  );
  if (wide)
    pen.text(text.shipName[shown.ship], r.x + r.w / 2, r.y + r.h * 0.69, {
      face: 'display',
      size: sizes.label,
      align: 'center',
      color: wreck ? 0x9d86a8 : color.paper,
      width: r.w - 8 * u,
    });
  lamps(
    pen,
    r.x + r.w / 2,
    r.y + r.h * (wide ? 0.845 : 0.87),
    wide ? 6.5 * u : Math.min(5.2 * u, r.w / 13),
    shown,
    r.w - 8 * u,
  );
  if (shown.tracked) tracker(pen, r, sizes);
  for (const [i, order] of shown.orders.entries()) {
    const radiusOfNumber = wide ? 12 * u : 9.5 * u;
    const [x, top] = [r.x + (wide ? 7 : 5) * u + i * radiusOfNumber * 1.9, r.y + (wide ? 8 : 6) * u];
    pen.circle(x, top, radiusOfNumber, color.act, line);
    pen.text(String(order), x - 0.5 * u, top, { face: 'display', size: radiusOfNumber * 1.45, align: 'center' });
  }
}

/** One lamp for each health the ship has or had. */
function lamps(pen: Pen, x: number, y: number, r: number, { health, full }: Guide, width: number): void {
  const gap = Math.min(r * 2.45, width / full);
  for (let i = 0; i < full; i++) {
    const at = x + (i - (full - 1) / 2) * gap;
    const on = i < health;
    pen.circle(at, y, r, color.ink);
    pen.circle(at, y, r * 0.74, on ? color.live : 0x36203f);
    if (on) pen.circle(at - r * 0.2, y - r * 0.24, r * 0.2, 0xf4ffd0);
  }
}

function tracker(pen: Pen, r: Rect, { u, wide, line }: Sizes): void {
  if (!wide) {
    const size = 13 * u;
    const [x, y] = [r.x + r.w - 8 * u, r.y + r.h * 0.62];
    pen.circle(x, y, size * 0.62, color.drone, line);
    pen.icon('tracker', x, y, size * 0.86, color.ink);
    return;
  }
  const tag = rect(r.x + r.w / 2 - 34 * u, r.y + r.h - 11 * u, 68 * u, 21 * u);
  pen.panel(tag, { fill: color.drone, radius: 4 * u, line });
  pen.text(text.board.tracker, tag.x + tag.w / 2, tag.y + tag.h / 2, {
    face: 'display',
    size: 15.5 * u,
    align: 'center',
  });
}

const GUIDES: Readonly<Record<ShipId, readonly { icon: string; value?: string }[]>> = {
  carrier: [
    { icon: 'run', value: '1' },
    { icon: 'drone', value: '2' },
    { icon: 'replay', value: '3×' },
  ],
  destroyer: [
    { icon: 'run', value: '2' },
    { icon: 'rebel', value: '×' },
    { icon: 'hurt', value: '1' },
    { icon: 'drone', value: '3' },
  ],
  former: [
    { icon: 'run' },
    { icon: 'turn', value: '1' },
    { icon: 'replay', value: '2×' },
    { icon: 'drone', value: '2' },
  ],
};

/** The rule of the ship that acts next, as pictures; of a wreck, in words. */
function drawer(pen: Pen, r: Rect, sizes: Sizes, ship: ShipId, wreck: boolean): void {
  const { u, line, panel: radius } = sizes;
  pen.panel(r, { fill: color.night2, radius, line, shadow: sizes.shadow });
  if (wreck) {
    pen.icon('grave', r.x + 30 * u, r.y + r.h / 2, 34 * u, color.warn);
    pen.text(text.board.wreck, r.x + 58 * u, r.y + r.h * 0.27, { face: 'display', size: 19 * u, color: color.warn });
    pen.paragraph(
      [{ text: text.board.wreckGuide[ship] }],
      rect(r.x + 58 * u, r.y + r.h * 0.42, r.w - 70 * u, r.h * 0.5),
      { size: sizes.body, color: color.paper, leading: 1.15 },
    );
    return;
  }
  const steps = GUIDES[ship];
  const words: readonly string[] = text.board.guide[ship];
  const w = (r.w - 8 * u) / steps.length;
  // Where words would be too small, the pictures say it alone.
  const worded = u >= 0.88;
  const y = r.y + r.h * (worded ? 0.31 : 0.5);
  for (const [i, { icon, value }] of steps.entries()) {
    const x = r.x + 4 * u + i * w;
    const size = (worded ? 25 : 32) * u;
    const wide = value ? pen.measure(value, { face: 'display', size: size * 0.95 }) + 3 * u : 0;
    const left = x + w / 2 - (size + wide) / 2;
    pen.icon(icon, left + size / 2, y, size, color.warn);
    if (value) pen.text(value, left + size + 3 * u, y, { face: 'display', size: size * 0.95, color: color.act });
    if (worded)
      pen.paragraph([{ text: words[i] ?? '' }], rect(x + 4 * u, r.y + r.h * 0.53, w - 8 * u, r.h * 0.44), {
        size: sizes.meta,
        weight: 500,
        align: 'center',
        color: color.paper,
        leading: 1.08,
      });
    if (i > 0) pen.icon('chev', x, y + 2 * u, 11 * u, 0x8b6a98);
  }
}
