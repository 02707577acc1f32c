import { at } from '../../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { column, share } from '../../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import type { EventId } from '../../../content/vocabulary.ts';
import { longEventPrice } from '../../../interaction/events/eventStory.ts';
import type { BoardView } from '../../../interaction/view.ts';
import { eventSpec } from '../../../rules/board/board.ts';
import type { FazaView } from '../../../rules/state/state.ts';
import { price as words } from '../../../text/content/pictures.en.ts';
import { text } from '../../../text/en.ts';
import { drawPrice } from '../../drawPrice.ts';
import { fitText } from '../../fitText.ts';
import { DEPTH, type Sizes, type Surface } from '../surface.ts';

/** An event card on the table: in force, or kept. */
interface Open {
  readonly event: EventId;
  readonly kind: 'short' | 'long' | 'kept';
}

/**
 * The number of cards left, and the price of ending a Long event; `payable` lists the events that the team can pay for.
 */
interface Pile {
  readonly left: number;
  readonly cost: { readonly price: number; readonly purse: number } | null;
  readonly payable: readonly EventId[];
}

/** The event deck and the cards beside it. */
export function drawEvents(surface: Surface, view: BoardView): void {
  const { layout, sizes } = surface;
  const { state } = view;
  const { events: r } = layout;
  const { short, long, kept, deck, top } = state.events;
  const open: Open[] = [
    ...(short === null ? [] : [{ event: short, kind: 'short' } as const]),
    ...long.map((event) => ({ event, kind: 'long' }) as const),
    ...kept.map((event) => ({ event, kind: 'kept' }) as const),
  ];
  const payable = view.next.flatMap((pick) => (pick.kind === 'event' ? [pick.event] : []));
  const left = deck.length + top.length;
  const cost = longEventPrice(state);
  const shown = { open, left, payable, cost };
  surface.panels.put(
    'events',
    inset(r, -5 * sizes.u),
    layout.form === 'portrait' ? DEPTH.panel + 3 : DEPTH.panel,
    shown,
    (g) => {
      if (sizes.wide) wide(g, r, sizes, state, open, { left, cost, payable });
      else small(g, r, sizes, open, { left, cost, payable }, layout.form === 'landscape');
    },
  );
}

function wide(g: CanvasPainter, r: Rect, sizes: Sizes, state: FazaView, open: readonly Open[], pile: Pile): void {
  const { left } = pile;
  const { u, line, panel: radius, shadow } = sizes;
  g.panel(r, { fill: color.night, radius, line, shadow });
  g.panel(inset(r, line), { radius: radius - 1, line: 1, lineColor: color.nightLine });
  if (r.w < NARROW * Math.max(1, u) || r.h < LOW * Math.max(1, u)) return narrow(g, r, sizes, state, open, pile);
  const h = r.h - 46 * u;
  const w = Math.min(h * (300 / 420), 84 * u);
  const tall = w * 1.4;
  const piles = Math.min(4, Math.ceil(left / 6));
  for (let i = piles - 1; i >= 0; i--) {
    g.sprite('card/back-event', r.x + 12 * u + w / 2 + i * 2.4 * u, r.y + 12 * u + tall / 2 + i * 2 * u, tall);
  }
  g.paragraph(
    [{ text: text.board.eventsLeft(left) }],
    rect(r.x + 6 * u, r.y + 20 * u + tall, w + 16 * u, r.h - tall - 24 * u),
    { size: sizes.meta, weight: 600, align: 'center', color: color.paper, leading: 1.1 },
  );
  const rest = rect(r.x + w + 30 * u, r.y + 10 * u, r.w - w - 40 * u, r.h - 20 * u);
  if (open.length === 0) return noEvent(g, rest, sizes);
  const places = column(rest, open.length, 5 * u);
  for (const [i, card] of open.entries()) eventCard(g, at(places, i), sizes, state, card, pile);
}

/** Narrower than this, in CSS pixels of a small window, the deck lies above the cards in force. */
const NARROW = 260;
/** Also where the place is lower than this. */
const LOW = 160;

/** In a narrow column: how many cards are left in a line, and below it the cards in force. */
function narrow(g: CanvasPainter, r: Rect, sizes: Sizes, state: FazaView, open: readonly Open[], pile: Pile): void {
  const { u } = sizes;
  const { line, cards } = column(inset(r, 6 * u), { line: 26 * u, cards: share() }, 3 * u);
  g.sprite('card/back-event', line.x + 12 * u, line.y + line.h / 2, line.h);
  const style = { size: sizes.meta, weight: 600, color: color.paper, width: line.w - 28 * u } as const;
  fitText(g, text.board.eventsLeft(pile.left), line.x + 26 * u, line.y + line.h / 2, style);
  if (open.length === 0) return noEvent(g, cards, sizes);
  const places = column(cards, open.length, 5 * u);
  for (const [i, card] of open.entries()) eventCard(g, at(places, i), sizes, state, card, pile);
}

function noEvent(g: CanvasPainter, r: Rect, { u, card, body }: Sizes): void {
  g.panel(r, {
    fill: color.night2,
    alpha: 0.5,
    radius: card,
    line: 1.5 * u,
    lineColor: color.nightLine,
    dashed: true,
  });
  fitText(g, text.board.noEvent, r.x + r.w / 2, r.y + r.h / 2, {
    size: body,
    align: 'center',
    color: 0xb79cc4,
    width: r.w - 16 * u,
  });
}

const BAND = { short: 0x9c4a00, long: color.eventLong, kept: 0x27803b } as const;

function eventCard(
  g: CanvasPainter,
  r: Rect,
  sizes: Sizes,
  state: FazaView,
  { event, kind }: Open,
  { cost, payable }: Pile,
): void {
  const { u, line, card } = sizes;
  if (payable.includes(event)) g.panel(inset(r, -2.5 * u), { fill: color.act, radius: card, line });
  g.panel(r, { fill: color.paperLit, radius: card * 0.8, line });
  const roomy = r.h > 96 * u;
  const band = roomy ? 21 * u : 0;
  const spec = eventSpec(state, event);
  const type = text.eventTypeName[spec.type];
  const says = text.eventLine(spec);
  const corner = card * 0.7;
  const [w, h, corners] = roomy
    ? [r.w - line, band, [corner, corner, 0, 0]]
    : [26 * u, r.h - line, [corner, 0, 0, corner]];
  g.ctx.beginPath();
  g.ctx.roundRect(r.x + line / 2, r.y + line / 2, w, h, corners);
  g.ctx.fillStyle = `#${BAND[kind].toString(16).padStart(6, '0')}`;
  g.ctx.fill();
  if (roomy) {
    g.text(type, r.x + 10 * u, r.y + band * 0.55, { face: 'display', size: 15 * u, color: color.white });
    g.icon(kind === 'kept' ? 'hand' : kind, r.x + r.w - 15 * u, r.y + band * 0.55, 15 * u, color.white);
  } else {
    g.icon(kind === 'kept' ? 'hand' : kind, r.x + 13.5 * u, r.y + r.h / 2, 17 * u, color.white);
  }
  const left = roomy ? 10 * u : 33 * u;
  const title = roomy ? 23 * u : 18 * u;
  const price = kind === 'long' && cost !== null ? cost : null;
  // The price goes under the words where the card is high enough for both, else in place of the words, else beside the name.
  const priceHigh = price === null ? 0 : Math.max(20, 24 * u);
  const tight = r.h < Math.max(44 * u, band + title * 1.3 + priceHigh + 4 * u);
  const below = tight ? 0 : priceHigh;
  const name = { face: 'display', size: title } as const;
  const spare = r.w - left - 12 * u - g.measure(text.eventName[event], name);
  const beside = price !== null && tight ? Math.max(44, 40 * u, Math.min(spare, 120 * u)) : 0;
  const y = tight ? r.y + r.h / 2 : r.y + band + title * 0.75;
  g.text(text.eventName[event], r.x + left, y, { ...name, width: r.w - left - beside - 8 * u });
  if (price !== null) {
    const area = tight
      ? rect(r.x + r.w - beside - 4 * u, r.y + 0.1 * r.h, beside, 0.8 * r.h)
      : rect(r.x + left, r.y + r.h - below - 4 * u, r.w - left - 6 * u, below);
    drawPrice(g, area, price);
  }
  if (tight) return;
  const top = r.y + band + title * (roomy ? 1.45 : 1.2);
  const room = rect(r.x + left, top, r.w - left - 8 * u, r.y + r.h - top - below - 5 * u);
  const style = { size: roomy ? sizes.body : sizes.meta, weight: 500, leading: 1.16 } as const;
  if (g.paragraphHeight([{ text: says }], room, style) <= room.h) g.paragraph([{ text: says }], room, style);
}

/** On phones: what is in force in one line. */
function small(g: CanvasPainter, r: Rect, sizes: Sizes, open: readonly Open[], pile: Pile, landscape: boolean): void {
  const { u, line } = sizes;
  const { left, cost, payable } = pile;
  const [first, ...more] = open;
  const radius = 4 * u;
  if (!first) {
    g.panel(r, { fill: color.night, radius, line: 1, lineColor: color.nightLine });
    g.sprite('card/back-event', r.x + 14 * u, r.y + r.h / 2, Math.min(28 * u, r.h * 0.78));
    fitText(g, text.board.eventsLeft(left), r.x + 26 * u, r.y + r.h / 2, {
      size: sizes.meta,
      color: color.paper,
      width: r.w - 33 * u,
    });
    return;
  }
  const fill = BAND[first.kind];
  g.panel(r, { fill, radius, line: landscape ? line : 1 });
  // How many more there are is written below the symbol, because the name beside it needs all the room.
  const symbol = rect(r.x, r.y, 26 * u, more.length > 0 ? r.h * 0.58 : r.h);
  const size = (more.length > 0 ? 14 : 17) * u;
  g.icon(
    first.kind === 'kept' ? 'hand' : first.kind,
    symbol.x + symbol.w / 2,
    symbol.y + symbol.h / 2,
    size,
    color.white,
  );
  if (more.length > 0) {
    const style = { size: Math.max(12, 12 * u), weight: 700, align: 'center', color: color.white } as const;
    g.text(`+${more.length}`, symbol.x + symbol.w / 2, r.y + r.h * 0.74, style);
  }
  if (payable.includes(first.event)) g.panel(r, { radius, line: 2.5 * u, lineColor: color.act });
  // What it costs and what the team has are written below the name, in few letters.
  const price = first.kind === 'long' && cost !== null ? cost : null;
  const room = rect(r.x + 26 * u, r.y + 2 * u, r.w - 30 * u, r.h - 4 * u);
  const name = text.eventName[first.event];
  if (price === null) {
    const longest = Math.max(...name.split(' ').map((word) => g.measure(word, { size: sizes.body, weight: 700 })));
    g.paragraph([{ text: name }], room, {
      size: sizes.body * Math.min(1, room.w / longest),
      weight: 700,
      color: color.white,
      middle: true,
      leading: 1.02,
    });
  } else {
    const style = { size: Math.max(12, 12 * u), weight: 700, color: color.white, width: room.w } as const;
    fitText(g, name, room.x, room.y + room.h * 0.27, style);
    const said = (price.purse < price.price ? words.lacking : words.brief)(price.price, price.purse);
    const y = room.y + room.h * 0.76;
    // In the narrowest windows the words need the room of the symbol.
    const coin = Math.min(13 * u, room.h * 0.46);
    const before = g.measure(said, style) > room.w - coin - 3 * u ? 0 : coin + 3 * u;
    if (before > 0) g.icon('drone', room.x + coin / 2, y, coin, color.act);
    fitText(g, said, room.x + before, y, { ...style, color: color.act, width: room.w - before });
  }
}
