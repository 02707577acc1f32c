import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { aligned, column, share, trimmed } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { color, css, mix } from '../../../../table/theme.ts';
import type { EventType, LocalEffect } from '../../content/vocabulary.ts';
import type { EventStory } from '../../interaction/events/eventStory.ts';
import type { DefeatRule } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';
import { drawPrice } from '../drawPrice.ts';
import { fitText } from '../fitText.ts';
import { drawEventPicture } from './drawEventPicture.ts';
import { cardParts } from './eventLayout.ts';
import { eventPictures } from './eventPictures.ts';

const REWARD = 0x27803b;
const BAND: Readonly<Record<EventType, readonly [fill: number, ink: number, icon: string]>> = {
  instant: [color.eventInstant, color.white, 'instant'],
  short: [color.warn, color.ink, 'short'],
  long: [color.eventLong, color.white, 'long'],
  reward: [REWARD, color.white, 'reward'],
};

/** Colors of symbols' boxes on which ink could not be read. */
const DARK: readonly number[] = [color.hurt, color.eventLong, REWARD, color.eventInstant];

/** The face of the card, its picture no higher than `highest`. */
export function drawCardFace(
  g: CanvasPainter,
  card: Rect,
  story: EventStory,
  highest = Number.POSITIVE_INFINITY,
): void {
  const u = card.w / 444;
  const v = Math.min(u, card.h / 626);
  const { frame, band, picture } = cardParts(card, highest);
  const floor = picture.y + picture.h;
  const nameHeight = 78 * v;
  g.panel(card, { fill: color.paper, line: 4 * u, radius: 20 * u, shadow: 9 * u });
  g.withinRound(frame, 11 * u, () => {
    typeBand(g, band, story.spec.type, u);
    drawEventPicture(g, picture, story);
    if (story.loses !== null) defeatBand(g, picture, story.loses, v);
    for (const y of [picture.y, floor]) g.segment(frame.x, y, frame.x + frame.w, y, 4 * u);
    const style = { face: 'display', size: 58 * v, align: 'center', width: frame.w - 28 * u } as const;
    g.text(text.eventName[story.spec.id], card.x + card.w / 2, floor + nameHeight * 0.54, style);
    const top = floor + nameHeight - frame.y;
    drawEffects(g, trimmed(frame, { left: 18 * u, right: 18 * u, top, bottom: 8 * u }), story, v);
  });
  g.panel(frame, { line: 4 * u, radius: 11 * u });
}

/** That the event loses the game, and why, along the lower edge of its picture. */
function defeatBand(g: CanvasPainter, picture: Rect, rule: DefeatRule, u: number): void {
  const high = Math.max(24, 54 * u);
  const band = rect(picture.x, picture.y + picture.h - high, picture.w, high);
  g.fill(band, 0x8c1526);
  const [icon, y] = [high * 0.62, band.y + high / 2];
  const words = text.board.lost(text.defeatShort[rule]);
  const style = { face: 'display', size: high * 0.56, color: color.paper } as const;
  const width = Math.min(band.w - icon - 4 * 8, g.measure(words, style));
  const left = band.x + (band.w - icon - 8 - width) / 2;
  g.icon('skull', left + icon / 2, y, icon, color.act);
  fitText(g, words, left + icon + 8, y, { ...style, width });
}

/** The type of the event, in its color, over the picture. */
function typeBand(g: CanvasPainter, band: Rect, type: EventType, u: number): void {
  const [fill, ink, icon] = BAND[type];
  const label = text.eventTypeName[type];
  const style = { face: 'display', size: band.h * 0.62, color: ink } as const;
  const wide = g.measure(label, style);
  const [x, y] = [band.x + band.w / 2 - wide / 2, band.y + band.h / 2];
  g.fill(band, fill);
  g.dots(band, 7 * u, mix(fill, color.ink, 0.35), (at) => Math.abs((at - band.x) / band.w - 0.5) - 0.1);
  g.icon(icon, x - style.size * 0.3, y, style.size * 0.92, ink);
  g.text(label, x + style.size * 0.4, y, style);
}

/** The picture of a card's effect on the tile of the boarding. */
const LOCAL: Readonly<Record<LocalEffect['kind'], readonly [fill: number, icon: string]>> = {
  drones: [color.amber, 'drone'],
  injury: [color.hurt, 'hurt'],
  rebel: [color.lilac, 'rebel'],
};
const NOTHING = [color.paper, 'check'] as const;

/** The card's effect on the tile, then everywhere, and how long it stays or what ends it. */
function drawEffects(g: CanvasPainter, r: Rect, story: EventStory, u: number): void {
  const words = text.screens.event;
  const { id, type, local } = story.spec;
  const note = type === 'short' ? words.untilNext : type === 'long' ? words.untilPaid : null;
  const noteHeight = note === null ? 0 : story.cost === null ? Math.max(16, 24 * u) : Math.max(22, 34 * u);
  const { here, everywhere, foot } = column(r, { here: share(), everywhere: share(), foot: noteHeight });
  const [fill, icon] = local ? LOCAL[local.kind] : NOTHING;
  const line = text.localLine(local, text.tileName(story, story.tile));
  drawEffect(g, here, u, { fill, icon, head: words.hereFirst, words: line });
  drawEffect(g, everywhere, u, {
    fill: BAND[type][0],
    icon: eventPictures[id].icon,
    head: type === 'reward' ? words.thenYours : words.thenEverywhere,
    words: text.eventLine(story.spec),
  });
  if (story.cost !== null) drawPrice(g, foot, story.cost);
  else if (note !== null) {
    const soft = mix(color.ink, color.paper, 0.3);
    const style = { size: Math.max(12, 15 * u), weight: 600, align: 'center', color: soft, width: r.w } as const;
    g.text(note, foot.x + foot.w / 2, foot.y + foot.h / 2, style);
  }
}

interface EffectLine {
  readonly fill: number;
  readonly icon: string;
  readonly head: string;
  readonly words: string;
}

function drawEffect(g: CanvasPainter, r: Rect, u: number, { fill, icon, head, words }: EffectLine): void {
  const size = Math.min(r.h * 0.82, 58 * u);
  const box = aligned(r, size, size, 0);
  g.panel(box, { fill, line: 3 * u, radius: 9 * u });
  g.icon(icon, box.x + size / 2, box.y + size / 2, size * 0.68, DARK.includes(fill) ? color.white : color.ink);
  const room = trimmed(r, { left: size + 14 * u });
  const headSize = Math.max(12, 25 * u);
  const runs = [{ text: words }];
  const style = { size: Math.max(12, 20 * u), weight: 600, leading: 1.1 } as const;
  const lines = g.paragraphHeight(runs, { ...room, h: r.h - headSize }, style);
  const top = r.y + Math.max(0, (r.h - headSize - lines) / 2);
  const headStyle = { face: 'display', size: headSize, color: color.eventLong, width: room.w } as const;
  g.text(head, room.x, top + headSize * 0.5, headStyle);
  g.paragraph(runs, { ...room, y: top + headSize, h: r.h - headSize }, style);
}

/** The size in which the back is designed; a card of another shape shows it in the middle. */
const BACK = { x: 0, y: 0, w: 300, h: 420 } as const;
const MIDDLE = { x: BACK.w / 2, y: BACK.h / 2 } as const;
const HALFTONE = 9;
/** Dots smaller than this part of the largest are left out. */
const SPECK = 0.1;
/** Half the width of the eye, and the lashes around it. */
const EYE = 67;
const LASHES = { count: 16, from: 84, short: 108, long: 120 } as const;
/** A closed line of Bézier curves: each by its two handles and its end, which for the last one is where the line begins. */
type Curves = readonly (readonly [number, number, number, number, number, number])[];
/** The lids, and the slit of the pupil, around 0, 0; the eye is 2 wide. */
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
 * The back of an event card, the Faza's eye over the night: the same picture that the atlas has in small
 * (`assets/vector/cards.mjs`), but sharp at any size.
 */
export function drawCardBack(g: CanvasPainter, card: Rect): void {
  const scale = Math.min(card.w / BACK.w, card.h / BACK.h);
  g.within(null, () => {
    g.ctx.translate(card.x + (card.w - BACK.w * scale) / 2, card.y + (card.h - BACK.h * scale) / 2);
    g.ctx.scale(scale, scale);
    drawNight(g);
    g.ctx.translate(MIDDLE.x, MIDDLE.y);
    drawSun(g);
    drawEye(g);
  });
}

/** The size of a dot, or 0 for one that is left out. */
function dotSize(size: number): number {
  return size < SPECK ? 0 : size;
}

/** Rays and dots on purple, in a frame of two lines. */
function drawNight(g: CanvasPainter): void {
  const paper = inset(BACK, 9);
  const far = (x: number, y: number): number => Math.hypot(x - MIDDLE.x, (y - MIDDLE.y) * 0.8);
  g.panel(inset(BACK, 4), { fill: color.ink, line: 0, radius: 20 });
  g.panel(paper, { fill: color.plum, line: 0, radius: 15 });
  g.withinRound(paper, 15, () => {
    g.rays(MIDDLE, BACK.w, 0x6d3a7b, 16, 0.1);
    g.dots(BACK, HALFTONE, color.night, (x, y) => dotSize((far(x, y) - 85) / 225), 0.8);
  });
  g.panel(inset(BACK, 20), { line: 4, lineColor: color.amber, radius: 9 });
  g.panel(inset(BACK, 15), { line: 4, radius: 12 });
}

/** The disc around the eye, with its lashes. */
function drawSun(g: CanvasPainter): void {
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
    g.dots(rect(-94, -94, 188, 188), HALFTONE, 0xf26a1b, (x, y) => dotSize((x * 0.35 + y * 0.9 + 10) / 150));
  });
}

function drawEye(g: CanvasPainter): void {
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
