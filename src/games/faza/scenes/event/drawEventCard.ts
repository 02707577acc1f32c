import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/rect.ts';
import { color, css, mix } from '../../../../table/theme.ts';
import type { EventType } from '../../content/vocabulary.ts';
import { text } from '../../text/en.ts';
import { drawPrice } from '../drawPrice.ts';
import { drawEventPicture } from './drawEventPicture.ts';
import { cardParts } from './eventLayout.ts';
import { eventPictures } from './eventPictures.ts';
import type { EventStory } from './eventStory.ts';

const BAND: Readonly<Record<EventType, readonly [fill: number, ink: number, icon: string]>> = {
  instant: [color.eventInstant, color.white, 'instant'],
  short: [color.warn, color.ink, 'short'],
  long: [color.eventLong, color.white, 'long'],
  reward: [0x27803b, color.white, 'reward'],
};

/** The face of the card, its picture no higher than `highest`. */
export function drawCardFace(
  g: CanvasPainter,
  card: Rect,
  story: EventStory,
  highest = Number.POSITIVE_INFINITY,
): void {
  const words = text.screens.event;
  const u = card.w / 444;
  const v = Math.min(u, card.h / 626);
  g.panel(card, { fill: color.paper, line: 4 * u, radius: 20 * u, shadow: 9 * u });
  const { frame, band, picture } = cardParts(card, highest);
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(frame.x, frame.y, frame.w, frame.h, 11 * u);
    g.ctx.clip();
    const [fill, inkColor, icon] = BAND[story.type];
    g.fill(band, fill);
    g.dots(band, 7 * u, mix(fill, color.ink, 0.35), (x) => Math.abs((x - frame.x) / frame.w - 0.5) - 0.1);
    const label = text.eventTypeName[story.type];
    const size = band.h * 0.62;
    const wide = g.measure(label, { face: 'display', size });
    const middle = card.x + card.w / 2;
    g.icon(icon, middle - wide / 2 - size * 0.3, band.y + band.h / 2, size * 0.92, inkColor);
    g.text(label, middle - wide / 2 + size * 0.4, band.y + band.h / 2, {
      face: 'display',
      size,
      color: inkColor,
    });
    drawEventPicture(g, picture, story);
    for (const y of [picture.y, picture.y + picture.h]) {
      g.path(
        [
          { x: frame.x, y },
          { x: frame.x + frame.w, y },
        ],
        4 * u,
      );
    }
    const name = rect(frame.x + 14 * u, picture.y + picture.h, frame.w - 28 * u, 78 * v);
    g.text(text.eventText[story.event].name, middle, name.y + name.h * 0.54, {
      face: 'display',
      size: 58 * v,
      align: 'center',
      width: name.w,
    });
    const rest = rect(frame.x + 18 * u, name.y + name.h, frame.w - 36 * u, frame.y + frame.h - name.y - name.h - 8 * u);
    lines(g, rest, story, v, words);
  });
  g.panel(frame, { fill: color.paper, alpha: 0, line: 4 * u, radius: 11 * u });
}

function lines(g: CanvasPainter, r: Rect, story: EventStory, u: number, words: typeof text.screens.event): void {
  const note = story.type === 'short' ? words.untilNext : story.type === 'long' ? words.untilPaid : null;
  const noteHeight = note === null ? 0 : story.cost === null ? Math.max(16, 24 * u) : Math.max(22, 34 * u);
  const height = (r.h - noteHeight) / 2;
  const first = { ...r, h: height };
  const second = { ...r, y: r.y + height, h: height };
  const { kind } = story.local;
  const [fill, icon] =
    kind === 'drones' ? [color.amber, 'drone'] : kind === 'injury' ? [color.hurt, 'hurt'] : [color.lilac, 'rebel'];
  line(g, first, u, {
    fill,
    icon,
    head: words.hereFirst,
    words: text.localLine(story.local, text.tileName(story.tile)),
  });
  line(g, second, u, {
    fill: BAND[story.type][0],
    icon: eventPictures[story.event].icon,
    head: story.type === 'reward' ? words.thenYours : words.thenEverywhere,
    words: text.eventText[story.event].line,
  });
  if (story.cost !== null) {
    drawPrice(g, rect(r.x, r.y + r.h - noteHeight, r.w, noteHeight), story.cost);
  } else if (note !== null) {
    g.text(note, r.x + r.w / 2, r.y + r.h - noteHeight * 0.5, {
      size: Math.max(12, 15 * u),
      weight: 600,
      align: 'center',
      color: mix(color.ink, color.paper, 0.3),
      width: r.w,
    });
  }
}

function line(
  g: CanvasPainter,
  r: Rect,
  u: number,
  it: { fill: number; icon: string; head: string; words: string },
): void {
  const size = Math.min(r.h * 0.82, 58 * u);
  const box = rect(r.x, r.y + (r.h - size) / 2, size, size);
  g.panel(box, { fill: it.fill, line: 3 * u, radius: 9 * u });
  const dark =
    it.fill === color.hurt || it.fill === color.eventLong || it.fill === 0x27803b || it.fill === color.eventInstant;
  g.icon(it.icon, box.x + size / 2, box.y + size / 2, size * 0.68, dark ? color.white : color.ink);
  const left = box.x + size + 14 * u;
  const room = rect(left, r.y, r.x + r.w - left, r.h);
  const head = Math.max(12, 25 * u);
  const body = Math.max(12, 20 * u);
  const words = [{ text: it.words }];
  const style = { size: body, weight: 600, leading: 1.1 } as const;
  const lines = g.paragraphHeight(words, { ...room, h: r.h - head }, style);
  const top = r.y + Math.max(0, (r.h - head - lines) / 2);
  g.text(it.head, left, top + head * 0.5, { face: 'display', size: head, color: color.eventLong, width: room.w });
  g.paragraph(words, { ...room, y: top + head, h: r.h - head }, style);
}

/** The size in which the back is drawn up; on a card of another shape it keeps its own and lies in the middle. */
const DRAWN = { w: 300, h: 420 } as const;
const MIDDLE = { x: DRAWN.w / 2, y: DRAWN.h / 2 } as const;
const HALFTONE = 9;
/** Dots smaller than this part of the largest are left out. */
const SPECK = 0.1;
const RAY = 0x6d3a7b;
const IRIS = 0xf26a1b;
/** Half of the eye's width, and of the rays' around it: the short ones and the long ones. */
const EYE = 67;
const LASHES = { count: 16, from: 84, short: 108, long: 120 } as const;
/** A closed line of Bézier curves: each by its two handles and where it ends. */
type Curves = readonly (readonly [number, number, number, number, number, number])[];
/** The lids, and the slit of the pupil, around 0, 0; the eye is 2 wide. Each ends where it begins. */
const LIDS: Curves = [
  [-0.62, -0.5, -0.3, -0.62, 0, -0.62],
  [0.3, -0.62, 0.62, -0.5, 1, 0],
  [0.62, 0.5, 0.3, 0.62, 0, 0.62],
  [-0.3, 0.62, -0.62, 0.5, -1, 0],
];
const SLIT: Curves = [
  [0.17, -0.2, 0.17, 0.2, 0, 0.44],
  [-0.17, 0.2, -0.17, -0.2, 0, -0.44],
];

/**
 * The back of an event card, the Faza's eye over the night: as the atlas has it in small (`assets/vector/cards.mjs`), but
 * sharp at any size.
 */
export function drawCardBack(g: CanvasPainter, card: Rect): void {
  const scale = Math.min(card.w / DRAWN.w, card.h / DRAWN.h);
  g.within(null, () => {
    g.ctx.translate(card.x + (card.w - DRAWN.w * scale) / 2, card.y + (card.h - DRAWN.h * scale) / 2);
    g.ctx.scale(scale, scale);
    paperInk(g);
    g.ctx.translate(MIDDLE.x, MIDDLE.y);
    sunInk(g);
    eyeInk(g);
  });
}

/** How large a dot is, if it is there at all. */
function grown(size: number): number {
  return size < SPECK ? 0 : size;
}

/** Rays and dots on purple, in a frame of two lines. */
function paperInk(g: CanvasPainter): void {
  const whole = { x: 0, y: 0, ...DRAWN };
  const paper = inset(whole, 9);
  g.panel(inset(whole, 4), { fill: color.ink, line: 0, radius: 20 });
  g.panel(paper, { fill: color.plum, line: 0, radius: 15 });
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(paper.x, paper.y, paper.w, paper.h, 15);
    g.ctx.clip();
    g.rays(MIDDLE, DRAWN.w, RAY, 16, 0.1);
    const far = (x: number, y: number): number => Math.hypot(x - MIDDLE.x, (y - MIDDLE.y) * 0.8);
    g.dots(whole, HALFTONE, color.night, (x, y) => grown((far(x, y) - 85) / 225), 0.8);
  });
  g.panel(inset(whole, 20), { fill: color.plum, alpha: 0, line: 4, lineColor: color.amber, radius: 9 });
  g.panel(inset(whole, 15), { fill: color.plum, alpha: 0, line: 4, radius: 12 });
}

/** The disc around the eye, with its lashes. */
function sunInk(g: CanvasPainter): void {
  const { count, from, short, long } = LASHES;
  for (let i = 0; i < count; i++) {
    const lash = [
      { x: -9, y: -from },
      { x: 0, y: i % 2 ? -short : -long },
      { x: 9, y: -from },
    ];
    const draw = (): void => {
      g.fill(lash, color.amber);
      g.stroke(lash, 6);
    };
    g.within(null, draw, { degrees: (i + 0.5) * (360 / count), about: { x: 0, y: 0 } });
  }
  g.circle(0, 0, 86, color.amber, 9);
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.arc(0, 0, 82, 0, 2 * Math.PI);
    g.ctx.clip();
    g.dots({ x: -94, y: -94, w: 188, h: 188 }, HALFTONE, IRIS, (x, y) => grown((x * 0.35 + y * 0.9 + 10) / 150));
  });
}

function eyeInk(g: CanvasPainter): void {
  const { ctx } = g;
  const lids = outline(LIDS);
  g.within(null, () => {
    ctx.scale(EYE, EYE);
    ctx.lineWidth = 0.17;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = css(color.ink);
    ctx.fillStyle = css(color.ink);
    ctx.fill(lids);
    ctx.stroke(lids);
    ctx.clip(lids);
    g.circle(0, 0, 0.5, color.amber, 0.1);
    ctx.fillStyle = css(color.ink);
    ctx.fill(outline(SLIT));
    g.circle(-0.2, -0.22, 0.11, color.act);
  });
}

function outline(curves: Curves): Path2D {
  const path = new Path2D();
  const [, , , , x = 0, y = 0] = curves.at(-1) ?? [];
  path.moveTo(x, y);
  for (const curve of curves) path.bezierCurveTo(...curve);
  return path;
}
