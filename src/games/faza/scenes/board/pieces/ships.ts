import { at } from '../../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { grid, trimmed } from '../../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../../table/layout/rect.ts';
import { frameOf } from '../../../../../table/pictures/frames.ts';
import type { CachedSprite } from '../../../../../table/pictures/sprites/spriteCache.ts';
import { color } from '../../../../../table/theme.ts';
import type { ShipId } from '../../../content/vocabulary.ts';
import type { ForecastSummary } from '../../../interaction/preview/forecastSummary.ts';
import type { BoardView } from '../../../interaction/view.ts';
import { editionOf, isWreck } from '../../../rules/board/board.ts';
import type { FazaView } from '../../../rules/state/state.ts';
import { text } from '../../../text/en.ts';
import { shipLook } from '../../areaLooks.ts';
import { shipFrame } from '../../artwork.ts';
import { DEPTH, type Sizes, type Surface } from '../surface.ts';

/** Narrower than this, a step of a rule has no room for words, in CSS pixels. */
const NARROWEST_STEP = 62;
/** How wide the token of the tracker is where it lies on a guide, in units. */
const TRACKER = 24;

/** The guides of the Motherships, and the rule of the one that acts next. */
export function drawShips(surface: Surface, view: BoardView, omens: ForecastSummary | null): void {
  const { layout, sizes } = surface;
  const { state } = view;
  // The one that acts, or that will act first.
  const next = state.ships[(state.tracker + (state.phase === 'faza' ? 0 : 1)) % state.ships.length];
  for (const [index, ship] of state.ships.entries()) {
    const r = layout.ships[index];
    if (!r) continue;
    const orders = omens ? omens.acts.filter((act) => act.ship === ship.id).map(({ order }) => order) : [];
    const shown = {
      ship: ship.id,
      health: ship.health,
      full: state.health,
      open: layout.guide !== null && next?.id === ship.id,
      orders,
      asked: view.next.some((pick) => pick.kind === 'ship' && pick.ship === ship.id),
      picked: view.path.some((pick) => pick.kind === 'ship' && pick.ship === ship.id),
    };
    const pad = 12 * sizes.u;
    surface.panels.put(`guide:${ship.id}`, inset(r, -pad), DEPTH.panel + (shown.open ? 0.1 : 0), shown, (g) =>
      guide(g, r, sizes, shown),
    );
  }
  drawTracker(surface, state.tracker);
  if (layout.guide && next) {
    const r = layout.guide;
    const wreck = isWreck(next);
    surface.panels.put(
      'guide',
      inset(r, -4 * sizes.u),
      DEPTH.panel + 0.05,
      { ship: next.id, wreck, more: view.state.events },
      (g) => drawer(g, r, sizes, state, { ship: next.id, wreck }),
    );
  }
}

interface Guide {
  readonly ship: ShipId;
  readonly health: number;
  /** Its initial health; it may have more (E2). */
  readonly full: number;
  readonly open: boolean;
  readonly orders: readonly number[];
  readonly asked: boolean;
  readonly picked: boolean;
}

function guide(g: CanvasPainter, r: Rect, sizes: Sizes, shown: Guide): void {
  const { u, wide, line, panel: radius, shadow } = sizes;
  const wreck = shown.health === 0;
  const horizontal = isHorizontal(r, sizes);
  // The guide of the ship that acts next is joined to its rule, if that is directly below.
  const joined = shown.open && !horizontal;
  const open = rect(r.x, r.y, r.w, r.h + (joined ? 12 * u : 0));
  if (shown.asked || shown.picked) g.panel(inset(r, -3 * u), { fill: color.act, radius: radius + 2 * u, line });
  g.panel(open, { fill: shown.open ? color.night2 : color.night, radius, line, ...(joined ? {} : { shadow }) });
  if (joined) g.fill(rect(r.x + line / 2, r.y + r.h - 1, r.w - line, 16 * u), color.night2);
  else g.panel(inset(r, line), { radius: radius - 1, line: 1, lineColor: shown.open ? color.warn : color.nightLine });
  const picture = horizontal ? r.h * 1.02 : wide ? r.w * 0.9 : Math.min(r.h * 0.98, r.w * 0.86);
  const x = horizontal ? r.x + r.h * 0.56 : r.x + r.w / 2;
  const y = r.y + r.h * (horizontal ? 0.5 : wide ? 0.3 : 0.4);
  const frame = shipFrame({ id: shown.ship, health: shown.health }, shown.full);
  g.sprite(frame, x, y, wreck ? picture * 0.86 : picture);
  const named = { size: sizes.label, color: wreck ? 0x9d86a8 : color.paper };
  const name = text.shipText[shown.ship].name;
  if (horizontal) {
    const beside = besidePicture(r, sizes);
    g.text(name, beside.x, r.y + r.h * 0.34, { ...named, face: 'display', width: beside.w });
  } else if (wide) g.title(name, r.x + r.w / 2, r.y + r.h * 0.69, { ...named, width: r.w - 8 * u });
  lamps(g, r, sizes, shown);
  for (const [i, order] of shown.orders.entries()) {
    const radiusOfNumber = wide ? 12 * u : 9.5 * u;
    const [x, top] = [r.x + (wide ? 7 : 5) * u + i * radiusOfNumber * 1.9, r.y + (wide ? 8 : 6) * u];
    g.circle(x, top, radiusOfNumber, color.act, line);
    g.title(String(order), x - 0.5 * u, top, { size: radiusOfNumber * 1.45 });
  }
}

/** Whether a guide is wider than high, as in a stack: then its name is beside its picture. */
function isHorizontal(r: Rect, { wide }: Sizes): boolean {
  return wide && r.w > 1.4 * r.h;
}

/** What a horizontal guide has beside its picture. */
function besidePicture(r: Rect, { u }: Sizes): Rect {
  const left = r.x + r.h * 1.12;
  return rect(left, r.y, r.x + r.w - 8 * u - left, r.h);
}

/** Where the lamp of the `index`-th health is on a guide, and how big. */
export function lampAt(
  r: Rect,
  sizes: Sizes,
  { health, full }: { readonly health: number; readonly full: number },
  index: number,
): { readonly x: number; readonly y: number; readonly radius: number } {
  const { u, wide } = sizes;
  const count = Math.max(health, full);
  if (isHorizontal(r, sizes)) {
    const beside = besidePicture(r, sizes);
    const room = beside.w - TRACKER * u;
    const small = Math.min(6.5 * u, room / (count * 2.2));
    return { x: beside.x + small + index * small * 2.3, y: r.y + r.h * 0.7, radius: small };
  }
  const radius = wide ? 6.5 * u : Math.min(5.2 * u, r.w / 13);
  const gap = Math.min(radius * 2.45, (r.w - 8 * u) / count);
  return { x: r.x + r.w / 2 + (index - (count - 1) / 2) * gap, y: r.y + r.h * (wide ? 0.845 : 0.87), radius };
}

/** One lamp for each health the ship has or had. */
function lamps(g: CanvasPainter, r: Rect, sizes: Sizes, shown: Guide): void {
  for (let i = 0; i < Math.max(shown.health, shown.full); i++) {
    const { x, y, radius } = lampAt(r, sizes, shown, i);
    const on = i < shown.health;
    g.circle(x, y, radius, color.ink);
    g.circle(x, y, radius * 0.74, on ? color.live : 0x36203f);
    if (on) g.circle(x - radius * 0.2, y - radius * 0.24, radius * 0.2, 0xf4ffd0);
  }
}

/** The rule of the ship that acts next, as pictures; of a wreck, in words. */
function drawer(
  g: CanvasPainter,
  r: Rect,
  sizes: Sizes,
  state: FazaView,
  { ship, wreck }: { readonly ship: ShipId; readonly wreck: boolean },
): void {
  const { u, line, panel: radius } = sizes;
  g.panel(r, { fill: color.night2, radius, line, shadow: sizes.shadow });
  if (wreck) {
    g.icon('grave', r.x + 30 * u, r.y + r.h / 2, 34 * u, color.warn);
    g.text(text.board.wreck, r.x + 58 * u, r.y + r.h * 0.27, { face: 'display', size: 19 * u, color: color.warn });
    g.paragraph([{ text: text.shipText[ship].wreck }], rect(r.x + 58 * u, r.y + r.h * 0.42, r.w - 70 * u, r.h * 0.5), {
      size: sizes.body,
      color: color.paper,
      leading: 1.15,
    });
    return;
  }
  const steps = shipLook[ship].guide(editionOf(state));
  const words = text.shipText[ship].guide;
  // In a narrow column the steps stand in two rows below the name of the ship, which is not directly above them.
  const isNarrow = r.w < steps.length * NARROWEST_STEP;
  const head = isNarrow ? 22 * u : 0;
  if (isNarrow) {
    const named = { face: 'display', size: 17 * u, color: color.paper, width: r.w - 20 * u } as const;
    g.text(text.shipText[ship].name, r.x + 10 * u, r.y + head * 0.62, named);
  }
  const places = grid(
    trimmed(r, { left: 4 * u, right: 4 * u, top: head }),
    isNarrow ? 2 : steps.length,
    isNarrow ? 2 : 1,
  );
  for (const [i, { icon, value }] of steps.entries()) {
    const { x, y: top, w, h } = at(places, i);
    // Where there is too little room for words, the pictures suffice.
    const worded = h * 0.44 >= 2 * sizes.meta && w >= NARROWEST_STEP;
    const y = top + h * (worded ? 0.31 : 0.5);
    const size = Math.min((worded ? 25 : 32) * u, h * 0.6);
    const wide = value ? g.measure(value, { face: 'display', size: size * 0.95 }) + 3 * u : 0;
    const left = x + w / 2 - (size + wide) / 2;
    g.icon(icon, left + size / 2, y, size, color.warn);
    if (value) g.text(value, left + size + 3 * u, y, { face: 'display', size: size * 0.95, color: color.act });
    if (worded)
      g.paragraph([{ text: words[i] ?? '' }], rect(x + 4 * u, top + h * 0.53, w - 8 * u, h * 0.44), {
        size: sizes.meta,
        weight: 500,
        align: 'center',
        color: color.paper,
        leading: 1.08,
      });
    if (i % (isNarrow ? 2 : steps.length) > 0) g.icon('chev', x, y + 2 * u, 11 * u, 0x8b6a98);
  }
}

/** The token of the tracker at the guide of the ship that has it (S3); the animation slides it from one to the next. */
function drawTracker(surface: Surface, index: number): void {
  const r = surface.layout.ships[index];
  if (!r) return;
  const { u, wide } = surface.sizes;
  const horizontal = isHorizontal(r, surface.sizes);
  const [x, y] = horizontal
    ? [r.x + r.w - (TRACKER / 2 + 4) * u, r.y + r.h * 0.72]
    : wide
      ? [r.x + r.w / 2, r.y + r.h - u]
      : [r.x + r.w - 8 * u, r.y + r.h * 0.6];
  const stampOf = wide && !horizontal ? tagStamp : discStamp;
  const image = surface.cast.put('tracker', stampOf(surface, false), x, y, DEPTH.card + 0.5);
  if (!frameOf(surface.sprites.textures, 'tracker')) return;
  const { page, id } = stampOf(surface, true);
  image.setTexture(page, id);
}

/** A tag with its name if there is room for it. `real`: with the picture of the token instead of its sign. */
function tagStamp({ sprites, sizes: { u, line } }: Surface, real: boolean): CachedSprite {
  const [w, h] = [90 * u, 36 * u];
  return sprites.paint(`tracker/${real}@${u.toFixed(3)}`, w, h, (g) => {
    const tag = rect(15 * u, 8 * u, w - 19 * u, 20 * u);
    g.panel(tag, { fill: color.amber, radius: 4 * u, line, shadow: 2 * u });
    g.title(text.board.tracker, tag.x + tag.w / 2 + 6 * u, tag.y + tag.h / 2, { size: 15 * u });
    if (real) return g.sprite('tracker', 17 * u, h / 2, h);
    g.circle(16 * u, h / 2, 12 * u, color.act, line);
    g.icon('tracker', 16 * u, h / 2, 17 * u, color.ink);
  });
}

/** On phones the token alone. */
function discStamp({ sprites, sizes: { u, line } }: Surface, real: boolean): CachedSprite {
  const side = 24 * u;
  return sprites.paint(`tracker/small/${real}@${u.toFixed(3)}`, side, side, (g) => {
    if (real) return g.sprite('tracker', side / 2, side / 2, side);
    g.circle(side / 2, side / 2, 8 * u, color.amber, line);
    g.icon('tracker', side / 2, side / 2, 11 * u, color.ink);
  });
}
