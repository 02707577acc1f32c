import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { ACTION_DECK, CARD_EFFECT, type CardId } from '../../content/cards.ts';
import type { PeopleId } from '../../content/vocabulary.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import type { Widget } from '../../interaction/widget.ts';
import { HIDDEN } from '../../rules/state/state.ts';
import { peopleOf } from '../../rules/turn/seats.ts';
import { cardText } from '../../text/names.en.ts';
import { tableText as text } from '../../text/table.en.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';
import { paintSlab } from '../paint/slab.ts';
import { DEPTH, putSlab, type Surface } from './surface.ts';

/** The ground of the hand on wide tables. */
export function drawHandGround(surface: Surface, { layout }: FactionTableView): void {
  const { hand: area, unit, form } = layout;
  if (form !== 'wide') return;
  putSlab(surface, 'hand', area, DEPTH.panel, null, (g) => {
    const face = paintSlab(g, area, { unit });
    g.text(text.yourHand, face.x + 12 * unit, face.y + 17 * unit, { size: 17 * unit, face: 'display' });
    const after = face.x + 24 * unit + g.measure(text.yourHand, { size: 17 * unit, face: 'display' });
    g.text(text.handRule, after, face.y + 18 * unit, { size: 14 * unit, weight: 500, color: paint.soft });
  });
}

/** A card of the hand, or its back. */
export function drawCard(surface: Surface, { layout, seat, busy }: FactionTableView, widget: Widget): void {
  const { look, rect: area, isOpen, pressed, id } = widget;
  if (look.kind !== 'card') return;
  const { card } = look;
  const people = peopleOf(seat);
  const { unit } = layout;
  putSlab(surface, `widget:${id}`, area, DEPTH.widget, [card, people, isOpen || busy, pressed], (g) => {
    if (card === HIDDEN) paintBack(g, area, people, unit);
    else paintCard(g, area, card, { unit, isOff: !isOpen && !busy, isChosen: pressed === true });
  });
}

/** The back of a people's cards. */
function paintBack(g: CanvasPainter, area: Rect, people: PeopleId, unit: number): void {
  const { main, dark } = PEOPLE_PAINT[people];
  const face = paintSlab(g, area, { unit, fill: main, frame: dark });
  const { x, y, w, h } = face;
  g.sprite(`back/${people}`, x + w / 2, y + h / 2, Math.min(h, w * 1.2) - 14 * unit);
  g.sprite(`emblem/${people}`, x + w / 2, y + h / 2, Math.min(w, h) * 0.55);
}

interface CardStyle {
  readonly unit: number;
  /** Whether it cannot be played now. */
  readonly isOff: boolean;
  readonly isChosen: boolean;
}

/** A card: its picture, whether it is for turns or battles, its name, and its effect. */
export function paintCard(g: CanvasPainter, area: Rect, card: CardId, { unit, isOff, isChosen }: CardStyle): void {
  const people: PeopleId = ACTION_DECK.sailfolk.includes(card) ? 'sailfolk' : 'hearthfolk';
  const { main, pale, dark } = PEOPLE_PAINT[people];
  const face = paintSlab(g, area, {
    unit,
    frame: main,
    ...(isOff ? { fill: paint.off } : {}),
    ...(isChosen ? { ring: paint.act } : {}),
  });
  const inner = inset(face, 5 * unit);
  const isLarge = area.h > 120 * unit;
  const named = {
    size: (isLarge ? 16 : 12.5) * unit,
    face: 'display',
    align: 'center',
    middle: true,
    leading: 1.02,
  } as const;
  const told = { size: (isLarge ? 14 : 12.5) * unit, weight: 500, align: 'center', leading: 1.05 } as const;
  const color = isOff ? paint.offInk : paint.ink;
  const name = [{ text: cardText[card].name, color }];
  // On a small card, a name of two lines takes room from the picture.
  const nameHeight = g.paragraphHeight(name, { ...inner, h: inner.h * 0.5 }, named);
  const room = inner.h - nameHeight * 1.1 - told.size * 1.3 - 3 * unit;
  const picture = { ...inner, h: isLarge ? inner.h * 0.5 : Math.max(inner.h * 0.24, Math.min(inner.h * 0.44, room)) };
  g.withinRound(picture, 4 * unit, () => {
    g.fill(picture, isOff ? paint.off : pale);
    // A low strip shows most of the height of the picture, and not only its middle.
    const size = Math.min(Math.max(picture.h, picture.w * 0.6), picture.h * 1.4);
    g.sprite(`card/${card}`, picture.x + picture.w / 2, picture.y + picture.h / 2, size, { alpha: isOff ? 0.45 : 1 });
  });
  let y = picture.y + picture.h + (isLarge ? 0 : 3 * unit);
  if (isLarge) {
    paintKind(g, card, rect(inner.x + inner.w / 2 - 30 * unit, y - 11 * unit, 60 * unit, 22 * unit), unit, dark);
    y += 14 * unit;
  }
  const words = rect(inner.x + unit, y, inner.w - 2 * unit, inner.y + inner.h - y);
  const nameArea = {
    ...words,
    h: Math.min(words.h * 0.62, g.paragraphHeight(name, { ...words, h: words.h * 0.62 }, named) * 1.1),
  };
  const below = { ...words, y: nameArea.y + nameArea.h, h: words.h - nameArea.h };
  const whole = [{ text: cardText[card].effect, color }];
  const fits = isLarge && g.paragraphHeight(whole, below, told) <= below.h;
  g.paragraph(name, nameArea, named);
  g.paragraph(fits ? whole : [{ text: text.short[card], color }], below, { ...told, middle: true });
}

/** A tag that says when a card is played. */
function paintKind(g: CanvasPainter, card: CardId, tag: Rect, unit: number, dark: number): void {
  const isBattle = CARD_EFFECT[card].kind === 'battle';
  g.panel(tag, {
    fill: isBattle ? paint.ink : paint.white,
    line: 1.5 * unit,
    lineColor: paint.ink,
    radius: 6 * unit,
  });
  g.text(text.kinds[isBattle ? 'battle' : 'turn'], tag.x + 30 * unit, tag.y + 11 * unit, {
    size: 13 * unit,
    weight: 700,
    align: 'center',
    color: isBattle ? paint.white : dark,
  });
}
