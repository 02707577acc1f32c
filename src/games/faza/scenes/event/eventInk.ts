import { at } from '../../../../kernel/at.ts';
import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { AreaId, EventId, EventType, HeroId, LocalEffect, ShipId, TileNo } from '../../content/vocabulary.ts';
import { areaOf, eventSpec, heroAt, shipOf } from '../../rules/board.ts';
import { text } from '../../text/en.ts';
import type { Drawn } from '../film/interlude.ts';
import { inkButton } from '../inkButton.ts';
import { areaColor, areaIcon, eventIcon } from '../looks.ts';
import type { EventLayout } from './eventLayout.ts';
import { eventPicture } from './eventPictureInk.ts';

/** What an event card says about the game. */
export interface EventStory {
  readonly event: EventId;
  readonly type: EventType;
  readonly local: LocalEffect;
  readonly hero: HeroId;
  readonly area: AreaId;
  readonly ship: ShipId;
  readonly tracked: ShipId;
  readonly tile: TileNo;
  /** Health of the ship after it was boarded. */
  readonly health: number;
  /** Health that it started the game with. */
  readonly most: number;
  /** Whether a Rebel went aboard; else the hero did it alone. */
  readonly rebel: boolean;
  readonly left: number;
}

/** The story of a card that was drawn. */
export function eventStory({ drawn, results, before, after }: Drawn): EventStory {
  const spec = eventSpec(before, drawn.event);
  const healed = results.find((fact) => fact.fact === 'shipHealed' && fact.ship === drawn.ship);
  const repair = spec.type === 'instant' && spec.effect.kind === 'repair' ? spec.effect.health : 0;
  return {
    event: drawn.event,
    type: spec.type,
    local: spec.local,
    hero: heroAt(before, drawn.seat).id,
    area: areaOf(before, drawn.seat),
    ship: drawn.ship,
    tracked: at(before.ships, before.tracker).id,
    tile: drawn.tile,
    health: healed?.fact === 'shipHealed' ? healed.health - repair : shipOf(after, drawn.ship).health,
    most: after.health,
    rebel: drawn.rule === 'B3',
    left: after.events.deck.length + after.events.top.length,
  };
}

const BAND: Readonly<Record<EventType, readonly [fill: number, ink: number, icon: string]>> = {
  instant: [color.eventInstant, color.white, 'instant'],
  short: [color.warn, color.ink, 'short'],
  long: [color.eventLong, color.white, 'long'],
  reward: [0x27803b, color.white, 'reward'],
};

/** The night behind the card. */
export function eventGround(pen: Pen, layout: EventLayout): void {
  const { width: w, height: h, unit: u, form } = layout.page;
  const whole = rect(0, 0, w, h);
  const { card } = layout;
  const center = { x: card.x + card.w / 2, y: card.y + card.h * 0.45 };
  const reach = Math.hypot(w, h);
  pen.fill(whole, color.night);
  pen.within(whole, () => {
    pen.rays(center, reach, color.night2, 22, 0.07);
    pen.dots(whole, form === 'wide' ? 9 * u : 7 * u, color.nightDot, (x, y) => {
      const far = Math.hypot((x - center.x) / w, (y - center.y) / h);
      return Math.max(0, far - 0.12) * 1.15;
    });
  });
}

/** Who boarded what, and what it did. */
export function eventStoryInk(pen: Pen, layout: EventLayout, story: EventStory): void {
  const words = text.screens.event;
  const { story: r, ship, deck } = layout;
  const { unit: u, form } = layout.page;
  const wide = form === 'wide';
  const head = (wide ? 32 : form === 'portrait' ? 20 : 20) * u;
  pen.text(words.retaliate, r.x, r.y + head * 0.5, { face: 'display', size: head, color: color.act, width: r.w });
  const say = story.rebel ? words.boarded : words.boardedAlone;
  const line = say(text.heroName[story.hero], text.shipName[story.ship], text.tileName(story.tile));
  pen.paragraph([{ text: line }], rect(r.x, r.y + head * 1.2, r.w, r.h - head * 1.2), {
    size: (wide ? 18 : 13.5) * u,
    color: color.cream,
    weight: 500,
  });
  shipInk(pen, ship, story, u, form !== 'portrait');
  heroInk(pen, layout, story);
  if (deck.w > 0) {
    pen.sprite('card/back-event', deck.x + 12 * u, deck.y + deck.h / 2, Math.min(deck.h, 34 * u), { turn: -8 });
    pen.text(words.deck(story.left), deck.x + 30 * u, deck.y + deck.h / 2, {
      size: Math.max(12, (wide ? 16 : 13) * u),
      color: color.rebel,
      width: deck.w - 30 * u,
    });
  }
}

/** Whoever did it, in a frame that leans. */
function heroInk(pen: Pen, { hero: r }: EventLayout, story: EventStory): void {
  if (r.w === 0) return;
  const u = r.w / 248;
  const own = areaColor[story.area];
  const lean = 14 * u;
  const frame = [
    { x: r.x + lean, y: r.y },
    { x: r.x + r.w, y: r.y + lean * 0.4 },
    { x: r.x + r.w - lean, y: r.y + r.h },
    { x: r.x, y: r.y + r.h - lean * 0.5 },
  ];
  pen.fill(
    frame.map(({ x, y }) => ({ x: x + 6 * u, y: y + 7 * u })),
    color.nightDot,
  );
  pen.within(frame, () => {
    pen.fill(r, 0xf26a1b);
    const center = { x: r.x + r.w / 2, y: r.y + r.h * 0.5 };
    pen.rays(center, r.h, own, 18, 0.06);
    pen.dots(
      r,
      Math.max(5, 8 * u),
      mix(own, color.ink, 0.45),
      (x, y) => (Math.hypot(x - center.x, y - center.y) / r.h - 0.3) * 0.9,
      0.8,
    );
    const size = r.h * 0.92;
    pen.sprite(`face/${story.hero}`, r.x + r.w / 2, r.y + r.h - size * 0.49, size);
  });
  pen.stroke(frame, Math.max(2, 4 * u));
  const name = text.heroName[story.hero];
  const size = Math.max(16, 25 * u);
  const tag = {
    x: r.x - 4 * u,
    y: r.y + r.h - size * 1.5,
    w: pen.measure(name, { face: 'display', size }) + size * 1.75,
    h: size * 1.35,
  };
  pen.panel(tag, { fill: own, line: Math.max(1.5, 2.5 * u), radius: 4 * u });
  pen.icon(areaIcon[story.area], tag.x + size * 0.75, tag.y + tag.h / 2, size * 0.82, color.white);
  pen.text(name, tag.x + size * 1.35, tag.y + tag.h / 2, { face: 'display', size, color: color.white });
}

function shipInk(pen: Pen, r: Rect, story: EventStory, u: number, roomy: boolean): void {
  const down = story.health === 0;
  const frame = `ship/${story.ship}${down ? '/wreck' : ''}`;
  if (!roomy) {
    pen.sprite(frame, r.x + r.w / 2, r.y + r.h * 0.4, r.w * 1.05);
    lamps(pen, r.x + r.w / 2, r.y + r.h * 0.9, story, 9 * u, true);
    return;
  }
  const size = Math.min(r.h * 0.84, r.w * 0.6);
  pen.sprite(frame, r.x + size / 2, r.y + size / 2, size);
  lamps(pen, r.x + size * 1.06, r.y + size * 0.42, story, Math.max(11, size * 0.1), false);
  const words = text.screens.event;
  const line = down
    ? `${text.shipName[story.ship]}: ${words.wreck}`
    : `${words.downTo(text.shipName[story.ship])} ${story.health + 1} → ${story.health}`;
  pen.text(line, r.x, r.y + size * 1.1, {
    face: 'display',
    size: Math.max(15, size * 0.15),
    color: color.paper,
    width: r.w,
  });
}

/** Health as lamps: lit, and the one that has just gone out. */
function lamps(pen: Pen, x: number, y: number, story: EventStory, size: number, centered: boolean): void {
  const count = Math.max(story.most, story.health + 1);
  const step = size * 1.35;
  const left = centered ? x - ((count - 1) * step) / 2 : x + size / 2;
  for (let i = 0; i < count; i++) {
    const lit = i < story.health;
    const gone = i === story.health;
    pen.circle(
      left + i * step,
      y,
      size / 2,
      lit ? color.live : gone ? color.hurt : 0x150a1c,
      Math.max(1.5, size * 0.14),
    );
    if (gone) pen.icon('x', left + i * step, y, size * 0.7, color.paper);
  }
}

/** The back of the card. */
export function cardBack(pen: Pen, card: Rect): void {
  pen.sprite('card/back-event', card.x + card.w / 2, card.y + card.h / 2, card.h * 1.0);
}

/** The face of the card. */
export function cardFace(pen: Pen, card: Rect, story: EventStory): void {
  const words = text.screens.event;
  const u = card.w / 444;
  // Upright phones give the card less height than its width asks for; text then has to share it.
  const v = Math.min(u, card.h / 626);
  pen.panel(card, { fill: color.paper, line: 4 * u, radius: 20 * u, shadow: 9 * u });
  const frame = inset(card, 12 * u);
  pen.within(null, () => {
    pen.ctx.beginPath();
    pen.ctx.roundRect(frame.x, frame.y, frame.w, frame.h, 11 * u);
    pen.ctx.clip();
    const [fill, inkColor, icon] = BAND[story.type];
    const band = rect(frame.x, frame.y, frame.w, Math.max(30, 54 * v));
    const picture = rect(frame.x, frame.y + band.h, frame.w, frame.h * 0.42);
    pen.fill(band, fill);
    pen.dots(band, 7 * u, mix(fill, color.ink, 0.35), (x) => Math.abs((x - frame.x) / frame.w - 0.5) - 0.1);
    const label = text.eventTypeName[story.type];
    const size = band.h * 0.62;
    const wide = pen.measure(label, { face: 'display', size });
    const middle = card.x + card.w / 2;
    pen.icon(icon, middle - wide / 2 - size * 0.3, band.y + band.h / 2, size * 0.92, inkColor);
    pen.text(label, middle - wide / 2 + size * 0.4, band.y + band.h / 2, { face: 'display', size, color: inkColor });
    eventPicture(pen, picture, story);
    for (const y of [picture.y, picture.y + picture.h]) {
      pen.path(
        [
          { x: frame.x, y },
          { x: frame.x + frame.w, y },
        ],
        4 * u,
      );
    }
    const name = rect(frame.x + 14 * u, picture.y + picture.h, frame.w - 28 * u, 78 * v);
    pen.text(text.eventText[story.event].name, middle, name.y + name.h * 0.54, {
      face: 'display',
      size: 58 * v,
      align: 'center',
      width: name.w,
    });
    const rest = rect(frame.x + 18 * u, name.y + name.h, frame.w - 36 * u, frame.y + frame.h - name.y - name.h - 8 * u);
    lines(pen, rest, story, v, words);
  });
  pen.panel(frame, { fill: color.paper, alpha: 0, line: 4 * u, radius: 11 * u });
}

function lines(pen: Pen, r: Rect, story: EventStory, u: number, words: typeof text.screens.event): void {
  const note = story.type === 'short' ? words.untilNext : story.type === 'long' ? words.untilPaid : null;
  const noteHeight = note === null ? 0 : Math.max(16, 24 * u);
  const height = (r.h - noteHeight) / 2;
  const first = { ...r, h: height };
  const second = { ...r, y: r.y + height, h: height };
  const { kind } = story.local;
  const [fill, icon] =
    kind === 'drones' ? [color.drone, 'drone'] : kind === 'injury' ? [color.hurt, 'hurt'] : [color.rebel, 'rebel'];
  line(pen, first, u, {
    fill,
    icon,
    head: words.hereFirst,
    words: text.localLine(story.local, text.tileName(story.tile)),
  });
  line(pen, second, u, {
    fill: BAND[story.type][0],
    icon: eventIcon[story.event],
    head: story.type === 'reward' ? words.thenYours : words.thenEverywhere,
    words: text.eventText[story.event].line,
  });
  if (note !== null) {
    pen.text(note, r.x + r.w / 2, r.y + r.h - noteHeight * 0.5, {
      size: Math.max(12, 15 * u),
      weight: 600,
      align: 'center',
      color: mix(color.ink, color.paper, 0.3),
      width: r.w,
    });
  }
}

function line(pen: Pen, r: Rect, u: number, it: { fill: number; icon: string; head: string; words: string }): void {
  const size = Math.min(r.h * 0.82, 58 * u);
  const box = rect(r.x, r.y + (r.h - size) / 2, size, size);
  pen.panel(box, { fill: it.fill, line: 3 * u, radius: 9 * u });
  const dark =
    it.fill === color.hurt || it.fill === color.eventLong || it.fill === 0x27803b || it.fill === color.eventInstant;
  pen.icon(it.icon, box.x + size / 2, box.y + size / 2, size * 0.68, dark ? color.white : color.ink);
  const left = box.x + size + 14 * u;
  const room = rect(left, r.y, r.x + r.w - left, r.h);
  const head = Math.max(14, 25 * u);
  const body = Math.max(12.5, 20 * u);
  const lines = pen.paragraph(
    [{ text: it.words }],
    { ...room, y: -9999, h: r.h - head },
    { size: body, weight: 600, leading: 1.16 },
  );
  const top = r.y + Math.max(0, (r.h - head - lines) / 2);
  pen.text(it.head, left, top + head * 0.5, { face: 'display', size: head, color: color.eventLong, width: room.w });
  pen.paragraph(
    [{ text: it.words }],
    { ...room, y: top + head, h: r.h - head },
    { size: body, weight: 600, leading: 1.16 },
  );
}

/** The button that goes on. */
export function resolveButton(pen: Pen, layout: EventLayout): void {
  const { resolve } = layout;
  inkButton(pen, resolve, layout.page.unit, {
    label: text.screens.event.resolve,
    size: resolve.h * 0.5,
    first: true,
    align: 'center',
  });
}
