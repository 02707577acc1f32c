import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter, Run } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { type CardId, fighterOf, isAssault, isBonus, kindOf, setOf, victoryOf } from '../../content/cards.ts';
import { ASSAULTS, BONUSES } from '../../content/clock.ts';
import type { Fighter } from '../../content/fighter.ts';
import { WORDS_FROM } from '../../interaction/layout/tableLayout.ts';
import { abilityText } from '../../text/abilities.en.ts';
import { abilityOf, cardName, shortName } from '../../text/cards.en.ts';
import { keywordNames } from '../../text/names.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { chipWidth, paintChip } from './label.ts';
import { paint, SET_PAINT } from './paint.ts';

interface CardStyle {
  /** Whether it can only be looked at. */
  readonly isDimmed?: boolean;
  readonly isChosen?: boolean;
  /** A word in its foot. */
  readonly note?: string;
}

/** The same within its frame. */
const WORDS_INSIDE = WORDS_FROM - 8;

/** A card as a matchbox label: its picture on its set's ground, its power or points, its name, icons, and tie letter. */
export function paintCard(g: CanvasPainter, area: Rect, card: CardId, style: CardStyle = {}): void {
  const { isChosen = false } = style;
  const kind = kindOf(card);
  const radius = Math.max(4, area.w * 0.06);
  if (isChosen) g.panel(inset(area, -4), { fill: paint.act, line: 2, lineColor: paint.paper, radius: radius + 4 });
  g.panel(area, {
    fill: kind === 'market' ? paint.flame : paint.paper,
    line: 2,
    lineColor: paint.ink,
    radius,
    drop: 3,
  });
  if (kind === 'power') g.panel(inset(area, 3), { line: 1.5, lineColor: paint.ink, radius: radius - 2 });
  const inner = inset(area, kind === 'market' || kind === 'power' ? 5 : 4);
  if (kind === 'market') g.panel(inner, { fill: paint.paper, line: 1.5, lineColor: paint.ink, radius: radius - 2 });
  const fighter = fighterOf(card);
  if (fighter) paintFighter(g, inner, card, fighter, style);
  else paintClock(g, inner, card, style);
  if (style.isDimmed) g.panel(area, { fill: paint.ground, alpha: 0.42, line: 0, radius });
}

/** On a lower card its name needs some of the room of its picture. */
const LOW = 76;

/** How the height of a card is divided: the picture, the name, and the foot. `share`: of the picture, where words are below it. */
function parts({ x, y, w, h }: Rect, hasWords: boolean, share = 0.42): CardParts {
  const foot = Math.max(17, Math.min(26, h * 0.13));
  const picture = h * (hasWords ? share : h < LOW ? 0.26 : 0.4);
  const name = hasWords ? Math.max(18, h * 0.15) : h - picture - foot;
  return {
    picture: rect(x, y, w, picture),
    name: rect(x, y + picture, w, name),
    words: rect(x + 3, y + picture + name, w - 6, Math.max(0, h - picture - name - foot)),
    foot: rect(x, y + h - foot, w, foot),
  };
}

interface CardParts {
  readonly picture: Rect;
  readonly name: Rect;
  readonly words: Rect;
  readonly foot: Rect;
}

/** How much of a card its picture takes: the more words there are, the less. */
const SHARES = [0.42, 0.34, 0.26, 0.2] as const;

interface Written {
  readonly places: CardParts;
  readonly runs: readonly Run[];
}

const WORDS = { weight: 600, align: 'center', middle: true, leading: 1.1 } as const;

/** The words of a card and where they are: below a smaller picture, and at last without keywords, they find room. */
function written(g: CanvasPainter, inner: Rect, keywords: string, ability: string, size: number): Written {
  const abilities = { text: ability, color: paint.ink, weight: 600 } as const;
  const whole: readonly Run[] = [
    { text: ability === '' ? keywords : `${keywords}. `, color: paint.soft, weight: 500 },
    abilities,
  ];
  const ways = [whole, [abilities]].flatMap((runs) =>
    SHARES.map((share): Written => ({ places: parts(inner, true, share), runs })),
  );
  const fits = ({ places: { words }, runs }: Written): boolean =>
    g.paragraphHeight(runs, words, { ...WORDS, size }) <= words.h;
  return ways.find(fits) ?? { places: parts(inner, true, at(SHARES, SHARES.length - 1)), runs: [abilities] };
}

/** The name of a card in its strip, shorter where it would not fit. */
function paintCardName(g: CanvasPainter, area: Rect, card: CardId, color: number, size: number): void {
  const style = { size, weight: 700, align: 'center', middle: true, leading: 1.02 } as const;
  const fits = g.paragraphHeight([{ text: cardName(card) }], area, style) <= area.h;
  g.paragraph([{ text: fits ? cardName(card) : shortName(card), color }], area, style);
}

function paintFighter(g: CanvasPainter, inner: Rect, card: CardId, fighter: Fighter, { note = '' }: CardStyle): void {
  const { main, on } = SET_PAINT[setOf(card)];
  const hasWords = inner.w >= WORDS_INSIDE;
  const keywords = fighter.keywords.map((keyword) => keywordNames[keyword]).join(', ');
  const ability = abilityText(card);
  const size = Math.max(12, Math.min(17, inner.w * 0.1));
  const { places, runs } = hasWords
    ? written(g, inner, keywords, ability, size)
    : { places: parts(inner, false), runs: [] };
  const { picture, name, words, foot } = places;
  paintPicture(g, picture, card);
  g.fill(name, main);
  paintCardName(g, inset(name, 1), card, on, Math.max(12, Math.min(20, inner.w * 0.12)));
  if (hasWords) g.paragraph(runs, words, { ...WORDS, size });
  paintPower(g, inner, fighter.power);
  paintIcons(g, picture, fighter);
  const y = foot.y + foot.h / 2;
  g.text(fighter.letter ?? '–', foot.x + 4, y, { size: Math.max(12, foot.h * 0.62), weight: 700 });
  const points = fighter.points === 0 ? '' : text.pointsShort(fighter.points);
  const tag = note !== '' ? note : points;
  if (tag !== '') {
    const chip = Math.max(11, Math.min(14, foot.h * 0.55));
    // On a narrow card it stands at the edge, so that the letter can be read.
    const x = hasWords ? foot.x + foot.w / 2 : foot.x + foot.w - chipWidth(g, tag, chip) / 2;
    paintChip(g, x, y, tag, chip);
  }
  if (hasWords || tag === '') g.icon(setOf(card), foot.x + foot.w - foot.h * 0.5, y, foot.h * 0.8, main);
}

/** The paper square with the power, over the upper left corner. */
function paintPower(g: CanvasPainter, inner: Rect, power: number): void {
  const side = Math.max(22, Math.min(46, inner.w * 0.3));
  const box = rect(inner.x - 4, inner.y - 4, side, side);
  g.panel(box, { fill: paint.paper, line: 2, lineColor: paint.ink, radius: 3 });
  g.text(String(power), box.x + side / 2, box.y + side / 2, {
    size: side * 0.72,
    face: 'display',
    align: 'center',
    width: side - 4,
  });
}

/** What it can be played as, and whether it attacks or protects, in the upper right corner. */
function paintIcons(g: CanvasPainter, picture: Rect, { type, clauses }: Fighter): void {
  const isAttack = clauses.some(
    ({ clause, ...rest }) =>
      clause === 'effect' && 'effect' in rest && ['attack', 'steal', 'scrub'].includes(rest.effect.do),
  );
  const isDefense = clauses.some(({ clause }) => clause === 'shield' || clause === 'shelter');
  const icons = [
    ...(type === 'equipment' ? [] : ['personality']),
    ...(type === 'personality' ? [] : ['equipment']),
    ...(isAttack ? ['attack'] : []),
    ...(isDefense ? ['defense'] : []),
  ];
  const size = Math.max(12, Math.min(20, picture.w * 0.16));
  const w = icons.length * size + 4;
  const box = rect(picture.x + picture.w - w, picture.y, w, size + 4);
  g.panel(box, { fill: paint.ink, line: 0, radius: 2 });
  for (const [index, icon] of icons.entries())
    g.icon(icon, box.x + 2 + (index + 0.5) * size, box.y + box.h / 2, size * 0.9, paint.white);
}

/** The picture of a card on the ground of its set. */
export function paintPicture(g: CanvasPainter, area: Rect, card: CardId, isFlipped = false): void {
  const set = setOf(card);
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  g.withinRound(area, 2, () => {
    g.fill(area, SET_PAINT[set].tint);
    const wide = Math.max(area.w, area.h);
    g.sprite(`ground/${set}`, x, y, wide);
    const name = victoryOf(card) ? 'victory' : isBonus(card) ? 'bonus' : 'figure';
    const size = Math.min(wide, area.h * 1.16);
    g.sprite(`${name}/${card}`, x, y + Math.max(0, size - area.h) / 2, size, { flip: isFlipped });
  });
  g.stroke(area, 1.2, paint.ink);
}

/** Victory, bonus and assault cards: points or matches, and what they are for. */
function paintClock(g: CanvasPainter, inner: Rect, card: CardId, { note = '' }: CardStyle): void {
  const hasWords = inner.w >= WORDS_INSIDE;
  const { picture, name, words, foot } = parts(inner, hasWords);
  const set = setOf(card);
  const victory = victoryOf(card);
  const points = victory?.no ?? (isBonus(card) ? BONUSES[card].points : null);
  if (isAssault(card)) paintMatches(g, picture, ASSAULTS[card].marks);
  else paintPicture(g, picture, card);
  if (points !== null) paintPoints(g, picture, points);
  if (victory) paintPieces(g, picture, victory.pieces);
  paintCardName(g, inset(name, 1), card, paint.ink, Math.max(12, Math.min(19, inner.w * 0.115)));
  if (hasWords)
    g.paragraph([{ text: abilityOf(card), weight: 500 }], words, {
      size: Math.max(12, Math.min(16, inner.w * 0.095)),
      align: 'center',
      middle: true,
      leading: 1.1,
    });
  const y = foot.y + foot.h / 2;
  const tag = note !== '' ? note : text.cardTypes[victory ? 'victory' : isAssault(card) ? 'assault' : 'bonus'];
  const isNarrow = foot.w < 80;
  paintChip(
    g,
    foot.x + foot.w * (isNarrow && isAssault(card) ? 0.5 : 0.42),
    y,
    tag,
    Math.max(11, Math.min(14, foot.h * 0.55)),
  );
  if (!(isNarrow && isAssault(card)))
    g.icon(isAssault(card) ? 'hq' : set, foot.x + foot.w - foot.h * 0.5, y, foot.h * 0.8, SET_PAINT[set].main);
}

function paintMatches(g: CanvasPainter, area: Rect, marks: number): void {
  g.fill(area, paint.ink);
  const size = area.h * 0.86;
  for (let index = 0; index < marks; index++)
    g.sprite('match/lit', area.x + area.w / 2 + (index - (marks - 1) / 2) * size * 0.5, area.y + area.h / 2, size);
}

/** The black square with the points. */
function paintPoints(g: CanvasPainter, area: Rect, points: number): void {
  const side = Math.max(20, Math.min(42, area.w * 0.28));
  const box = rect(area.x + 2, area.y + 2, side, side);
  g.panel(box, { fill: paint.ink, line: 1.5, lineColor: paint.paper, radius: 3 });
  g.text(String(points), box.x + side / 2, box.y + side / 2, {
    size: side * 0.7,
    face: 'display',
    align: 'center',
    color: paint.white,
  });
}

function paintPieces(g: CanvasPainter, area: Rect, pieces: number): void {
  const size = Math.max(12, Math.min(22, area.w * 0.17));
  const w = pieces * size + 4;
  const box = rect(area.x + area.w - w, area.y + area.h - size - 4, w, size + 4);
  g.panel(box, { fill: paint.paper, line: 1, lineColor: paint.ink, radius: 2 });
  for (let index = 0; index < pieces; index++)
    g.icon('piece', box.x + 2 + (index + 0.5) * size, box.y + box.h / 2, size * 0.9, paint.ink);
}

/** A narrower line has no room for a long word beside the picture. */
const STACKED_UNDER = 130;

/** The width of the strip of a picture beside a name in two lines. */
const STRIP = 16;

/** A card in one line, where there is no room for more: its picture, its number, and its name. */
export function paintCardLine(g: CanvasPainter, area: Rect, card: CardId, unit: number, style: CardStyle = {}): void {
  const { isChosen = false, isDimmed = false, note = '' } = style;
  const kind = kindOf(card);
  if (isChosen) g.panel(inset(area, -3), { fill: paint.act, line: 2, lineColor: paint.paper, radius: 7 });
  g.panel(area, { fill: paint.paper, line: 2, lineColor: kind === 'market' ? paint.flame : paint.ink, radius: 4 });
  const inner = inset(area, 3);
  // Where a name finds no room beside the picture, it stands below it.
  const isStacked = note === '' && inner.w < STACKED_UNDER;
  const name = isStacked ? shortName(card) : cardName(card);
  const letters = { size: (isStacked ? 12 : 12.5) * unit, weight: 700, leading: 1 } as const;
  // A name in two lines stands beside a strip of the picture, not below it.
  const isBeside = !isStacked || g.measure(name, letters) > inner.w;
  const side = !isBeside ? inner.w : isStacked ? STRIP * unit : Math.min(inner.h, inner.w * 0.36);
  const picture = rect(inner.x, inner.y, side, isBeside ? inner.h : inner.h * 0.34);
  const fighter = fighterOf(card);
  const number = fighter?.power ?? victoryOf(card)?.no ?? (isBonus(card) ? BONUSES[card].points : null);
  if (isAssault(card)) paintMatches(g, picture, ASSAULTS[card].marks);
  else paintPicture(g, picture, card);
  if (number !== null) {
    const high = !isBeside ? picture.h + 2 : isStacked ? side + 1 : 17 * unit;
    const box = rect(picture.x - 1, picture.y - 1, high, high);
    g.panel(box, { fill: fighter ? paint.paper : paint.ink, line: 1.5, lineColor: paint.ink, radius: 2 });
    g.text(String(number), box.x + box.w / 2, box.y + box.h / 2, {
      size: Math.min(12 * unit, high * 0.8),
      face: 'display',
      align: 'center',
      color: fighter ? paint.ink : paint.white,
    });
  }
  const words = isBeside
    ? rect(inner.x + side + 2, inner.y, inner.w - side - 3, inner.h)
    : rect(inner.x, inner.y + picture.h, inner.w, inner.h - picture.h);
  const below = note === '' ? 0 : 14 * unit;
  g.paragraph(
    [{ text: name, weight: 700 }],
    { ...words, h: words.h - below },
    {
      ...letters,
      middle: true,
      ...(isStacked ? { align: 'center' as const } : {}),
    },
  );
  if (note !== '')
    g.text(note, words.x, words.y + words.h - below / 2, {
      size: 12.5 * unit,
      weight: 700,
      color: paint.act,
      width: words.w,
    });
  if (isDimmed) g.panel(area, { fill: paint.ground, alpha: 0.42, line: 0, radius: 4 });
}

/** The closed box that hides a seat's card, or the place where it will lie. */
export function paintBox(g: CanvasPainter, area: Rect, lid: string): void {
  g.sprite(lid, area.x + area.w / 2, area.y + area.h / 2, Math.min(area.h, area.w * (120 / 84)));
}
