import type { CanvasPainter, ParagraphStyle } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { actionSpec } from '../../content/cards.ts';
import type { Timing } from '../../content/vocabulary.ts';
import { isFlat } from '../../interaction/layout/handCells.ts';
import type { Widget } from '../../interaction/widget.ts';
import { type Card, HIDDEN } from '../../rules/state/state.ts';
import { actionBrief, actionShort, actionText } from '../../text/cards.en.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { coinText } from '../../text/names.en.ts';
import { chosenFrame } from '../paint/buttons.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { coinMark } from './standing.ts';

/** The ground of a card by when it is played. */
const CARD_PAINT: Readonly<Record<Timing, number>> = {
  turn: 0xfff1c2,
  beforeRoll: 0xd6effc,
  roll: 0xd6effc,
  duel: 0xffe0db,
  beforeDuel: 0xffe0db,
  response: 0xdbf4e2,
};

const TIMING_ICON: Readonly<Record<Timing, keyof typeof text.timings>> = {
  turn: 'turn',
  beforeRoll: 'roll',
  roll: 'roll',
  duel: 'duel',
  beforeDuel: 'duel',
  response: 'response',
};

/** How high the pictures of cards are by their width. */
const PICTURE = 92 / 120;
/** The part of a card that its picture has at least, above the words. */
const PICTURE_LEAST = 0.34;
/** Pictures narrower than this have no words beside their symbols, at unit 1. */
const WORDED = 90;

/** A card of a hand: its picture, its name, and its effect; in a few words if the sentence does not fit. */
export function drawCard(g: CanvasPainter, { rect: area, isOpen, pressed }: Widget, shown: Card, unit: number): void {
  if (shown === HIDDEN) {
    drawBack(g, area, unit);
    return;
  }
  const [first = 'turn'] = actionSpec(shown).when;
  const isBeside = isFlat(area);
  // Cards in rows below each other have no room to rise.
  const lifted = isBeside ? area : { ...area, y: area.y - (pressed ? 8 : isOpen ? 5 : 0) * unit };
  paper(g, lifted, {
    fill: isOpen ? CARD_PAINT[first] : paint.idle,
    lift: isOpen ? LIFT.hanging : LIFT.lying,
    radius: 6 * unit,
  });
  const pad = (isBeside ? 2 : 4) * unit;
  const inner = inset(lifted, pad);
  if (isBeside) flatCard(g, inner, shown, isOpen, unit);
  else tallCard(g, inner, shown, isOpen, unit);
  if (pressed) chosenFrame(g, lifted, unit);
}

/** A card face down; in a narrow place only the middle of its back is visible, as large as the others. */
function drawBack(g: CanvasPainter, area: Rect, unit: number): void {
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  if (!isFlat(area)) return g.sprite('back/action', x, y, Math.min(area.h, area.w * 1.4));
  paper(g, area, { fill: paint.act, lift: LIFT.lying, radius: 6 * unit });
  // Without the white edge of the picture.
  const within = rect(x - area.h * 0.6, area.y + unit, area.h * 1.2, area.h - 2 * unit);
  g.withinRound(within, 0, () => g.sprite('back/action', x, y, area.h * 2));
}

/** The picture above the words. */
function tallCard(g: CanvasPainter, inner: Rect, card: keyof typeof actionText, isOpen: boolean, unit: number): void {
  const color = isOpen ? paint.ink : paint.idleInk;
  const nameStyle = { size: 14 * unit, face: 'display', align: 'center', leading: 1, color } as const;
  const aboutStyle = { size: 12 * unit, weight: 500, align: 'center', leading: 1.12, color } as const;
  const named = nameHeight(g, actionText[card].name, inner, nameStyle);
  const gap = 10 * unit;
  const least = inner.h * PICTURE_LEAST;
  const room = { w: inner.w, h: inner.h - gap - named - least };
  const words = aboutFor(g, card, room, aboutStyle);
  const told = g.paragraphHeight([{ text: words }], room, aboutStyle);
  const picture = { ...inner, h: Math.max(least, Math.min(inner.w * PICTURE, inner.h - gap - named - told)) };
  drawPicture(g, picture, card, isOpen, unit);
  chips(g, picture, card, unit);
  const y = picture.y + picture.h + gap - unit;
  drawName(g, actionText[card].name, { ...inner, y, h: named }, nameStyle);
  g.paragraph([{ text: words }], { ...inner, y: y + named, h: inner.y + inner.h - y - named }, aboutStyle);
}

/** The picture beside the words. */
function flatCard(g: CanvasPainter, inner: Rect, card: keyof typeof actionText, isOpen: boolean, unit: number): void {
  const color = isOpen ? paint.ink : paint.idleInk;
  const nameStyle = { size: 13 * unit, face: 'display', leading: 1, color } as const;
  const aboutStyle = { size: 12 * unit, weight: 500, leading: 1.08, color } as const;
  const { name } = actionText[card];
  const picture = { ...inner, w: Math.min(inner.h / PICTURE, inner.w * 0.28) };
  drawPicture(g, picture, card, isOpen, unit);
  chips(g, picture, card, unit);
  const x = picture.x + picture.w + 4 * unit;
  const words = rect(x, inner.y, inner.x + inner.w - x, inner.h);
  const narrowest = inner.h < 48 * unit ? NARROWEST : 1;
  const named = nameHeight(g, name, words, nameStyle, narrowest);
  const room = { ...words, h: words.h - named };
  const about = aboutFor(g, card, room, aboutStyle);
  const height = g.paragraphHeight([{ text: about }], room, aboutStyle);
  // Of more cards than anybody is likely to hold, the names alone have room.
  const told = height > room.h + 2.2 * unit ? 0 : height;
  const y = words.y + Math.max(0, words.h - named - told) / 2;
  drawName(g, name, { ...words, y, h: named }, nameStyle, narrowest);
  if (told > 0) g.paragraph([{ text: about }], { ...room, y: y + named, h: told }, aboutStyle);
}

/** The effect of a card: its sentence, or the longest of its shorter forms that fits. */
function aboutFor(
  g: CanvasPainter,
  card: keyof typeof actionText,
  room: Pick<Rect, 'w' | 'h'>,
  style: ParagraphStyle,
): string {
  // As on small windows, whose letters cannot be smaller: otherwise large windows would have small letters for the longest sentences.
  const unit = Math.max(1, style.size / SMALLEST);
  const least = { ...style, size: style.size / unit };
  const [w, h] = [room.w / unit, room.h / unit];
  const fits = (words: string): boolean =>
    words.split(' ').every((word) => g.measure(word, least) <= w) &&
    g.paragraphHeight([{ text: words }], { w, h }, least) <= h;
  return [actionText[card].text, actionBrief[card] ?? ''].find((words) => words && fits(words)) ?? actionShort[card];
}

/** The smallest letters, in CSS pixels; in large windows those of names shrink no more than to this part. */
const SMALLEST = 12;
const SHRUNK = 12 / 14;

/** How narrow the letters of a name may get where a second line has no room. */
const NARROWEST = 0.78;

/** The height of a name in one line, or in as many lines as it needs. */
function nameHeight(
  g: CanvasPainter,
  name: string,
  area: Pick<Rect, 'w' | 'h'>,
  style: ParagraphStyle,
  narrowest = 1,
): number {
  return leastWidth(g, name, style) * narrowest <= area.w
    ? style.size
    : g.paragraphHeight([{ text: name }], { w: area.w, h: 2.2 * style.size }, style);
}

/** The width of a name in its smallest letters. */
function leastWidth(g: CanvasPainter, name: string, style: ParagraphStyle): number {
  return g.measure(name, { ...style, size: Math.max(SMALLEST, style.size * SHRUNK) });
}

/** A name in one line if it fits, in smaller or narrower letters if necessary. */
function drawName(g: CanvasPainter, name: string, area: Rect, style: ParagraphStyle, narrowest = 1): void {
  const least = leastWidth(g, name, style);
  if (least * narrowest > area.w) return drawLongName(g, name, area, style);
  const x = style.align === 'center' ? area.x + area.w / 2 : area.x;
  g.ctx.save();
  g.ctx.translate(x, area.y + area.h / 2);
  g.ctx.scale(Math.min(1, area.w / least), 1);
  g.text(name, 0, 0, { ...style, width: Math.max(area.w, least) });
  g.ctx.restore();
}

/** A name in several lines; if a word is too wide for them in the smallest letters, all are narrower. */
function drawLongName(g: CanvasPainter, name: string, area: Rect, style: ParagraphStyle): void {
  const widest = Math.max(area.w, ...name.split(' ').map((word) => leastWidth(g, word, style) + 1));
  g.ctx.save();
  g.ctx.translate(area.x, area.y);
  g.ctx.scale(area.w / widest, 1);
  g.paragraph([{ text: name }], { x: 0, y: 0, w: widest, h: area.h }, style);
  g.ctx.restore();
}

function drawPicture(
  g: CanvasPainter,
  picture: Rect,
  card: keyof typeof actionText,
  isOpen: boolean,
  unit: number,
): void {
  g.withinRound(picture, 4 * unit, () => {
    const size = Math.max(picture.h, picture.w * PICTURE);
    g.sprite(`card/${card}`, picture.x + picture.w / 2, picture.y + picture.h / 2, size, { alpha: isOpen ? 1 : 0.6 });
    if (isOpen) return;
    // Cards that cannot be played now are nearly colorless.
    g.ctx.globalCompositeOperation = 'saturation';
    g.fill(picture, paint.idle, 0.65);
    g.ctx.globalCompositeOperation = 'source-over';
  });
}

/** When a card is played, as symbols at the lower edge of its picture, with words if they fit; and its cost. */
function chips(g: CanvasPainter, picture: Rect, card: keyof typeof actionText, unit: number): void {
  const { when, cost } = actionSpec(card);
  const isSmall = picture.h < 48 * unit;
  const icons = [...new Set(when.map((timing) => TIMING_ICON[timing]))];
  const side = Math.min(18 * unit, picture.w * 0.42);
  const gap = 2 * unit;
  const taken = cost > 0 ? price(g, picture, cost, unit) : 0;
  const style = { size: 12 * unit, weight: 600, color: paint.ink } as const;
  const named = icons.map((icon) => side + g.measure(text.timings[icon], style) + 4 * unit);
  const isRoomy =
    !isSmall && picture.w > WORDED * unit && named.reduce((sum, w) => sum + w + gap, gap) <= picture.w - taken;
  let x = picture.x + gap;
  for (const [index, icon] of icons.entries()) {
    const w = isRoomy ? (named[index] ?? side) : side;
    const chip = rect(x, picture.y + picture.h - side * (isSmall ? 1 : 0.6), w, side);
    paper(g, chip, { fill: paint.white, lift: LIFT.lying, radius: 4 * unit });
    g.icon(icon, chip.x + side / 2, chip.y + side / 2, side * 0.7, paint.ink);
    if (isRoomy) g.text(text.timings[icon], chip.x + side, chip.y + side / 2, style);
    x += w + gap;
  }
}

/** What a card costs; returns how much room that takes from the symbols. */
function price(g: CanvasPainter, picture: Rect, cost: number, unit: number): number {
  const isNarrow = picture.w < 60 * unit;
  const h = (isNarrow ? 15 : 18) * unit;
  const style = { size: (isNarrow ? 12 : 12.5) * unit, weight: 700, color: paint.ink } as const;
  const words = picture.w > 80 * unit ? coinText(cost) : String(cost / 1000);
  const w = h * 1.3 + g.measure(words, style);
  // On narrow pictures the symbols leave it no room below.
  const chip = rect(picture.x + picture.w - w - unit, picture.y + (isNarrow ? 0 : picture.h - h * 0.6), w, h);
  paper(g, chip, { fill: paint.white, lift: LIFT.lying, radius: 4 * unit });
  coinMark(g, chip.x + h * 0.5, chip.y + h / 2, h * 0.72);
  g.text(words, chip.x + h, chip.y + h / 2, style);
  return w + unit;
}
