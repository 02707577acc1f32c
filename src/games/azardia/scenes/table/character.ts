import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, middle, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { CharacterId } from '../../content/vocabulary.ts';
import { BESIDE, characterForm, FIGURE, NARROW } from '../../interaction/layout/characterCells.ts';
import type { Widget, WidgetLook } from '../../interaction/widget.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { characterNames } from '../../text/names.en.ts';
import { chosenFrame } from '../paint/buttons.ts';
import { paint, paintOf } from '../paint/paint.ts';
import { halo, LIFT, paper } from '../paint/paper.ts';

/** A character to choose: picture, name, abilities, and their pawn if there is room for it. */
export function drawCharacter(
  g: CanvasPainter,
  { rect: area, pressed }: Widget,
  look: Extract<WidgetLook, { readonly kind: 'character' }>,
  unit: number,
): void {
  const { main, pale } = paintOf(look.character);
  paper(g, area, { fill: paint.paper, lift: LIFT.hanging, radius: 9 * unit });
  const inner = inset(area, 6 * unit);
  const form = characterForm(area, unit);
  const isFlat = form !== 'tall';
  // Beside a picture only wide cards have room for the name.
  const isBanner = form === 'banner';
  const headHeight = Math.min(26 * unit, inner.h * (isBanner ? 0.38 : 0.2));
  const body = isBanner
    ? inner
    : isFlat
      ? { ...inner, y: inner.y + headHeight + 5 * unit, h: inner.h - headHeight - 5 * unit }
      : inner;
  const runs = [{ text: isFlat ? text.abilities[look.character] : look.ability, color: paint.ink }];
  const style = { size: 13.5 * unit, weight: 500, leading: 1.16 } as const;
  const isReadable = (room: Pick<Rect, 'w' | 'h'>): boolean =>
    g.paragraphHeight(runs, room, style) <= room.h &&
    runs.every(({ text: words }) => words.split(' ').every((word) => g.measure(word, style) <= room.w));
  // The picture leaves room for all words.
  const needed = headHeight + 14 * unit + g.paragraphHeight(runs, { w: inner.w, h: inner.h }, style);
  const beside = BESIDE.find((part) => isReadable({ w: body.w * (1 - part) - 6 * unit, h: body.h })) ?? BESIDE[2];
  const picture = isFlat
    ? { ...body, w: Math.min(body.h * NARROW, body.w * beside) }
    : { ...body, h: Math.min(body.h * 0.68, body.w * 1.6, body.h - needed) };
  const left = isFlat ? picture.x + picture.w + 6 * unit : inner.x;
  const headX = isBanner ? left : inner.x;
  const headY = isFlat ? inner.y : picture.y + picture.h + 7 * unit;
  const head = rect(headX, headY, inner.x + inner.w - headX, headHeight);
  const top = isFlat && !isBanner ? body.y : head.y + head.h + 5 * unit;
  const said = rect(left, top, inner.x + inner.w - left, inner.y + inner.h - top);
  paper(g, picture, { fill: pressed ? main : pale, lift: LIFT.glued, radius: 6 * unit });
  const size = Math.min(picture.h * 0.96, picture.w * FIGURE);
  const pose = pressed ? '/victory' : '';
  const { x, y } = middle(picture);
  g.withinRound(picture, 5 * unit, () => {
    halo(g, { x, y }, Math.min(picture.w * 0.56, picture.h * 0.5), pressed ? main : pale);
    g.sprite(`figure/${look.character}${pose}`, x, y, size);
  });
  nameplate(g, head, look.character, unit);
  g.paragraph(runs, said, style);
  // The pawn is in the corner if the words leave room for it.
  const pawn = Math.min(58 * unit, said.h - g.paragraphHeight(runs, said, style) - 6 * unit);
  if (!isFlat && pawn > 34 * unit)
    g.sprite(`pawn/${look.character}`, inner.x + inner.w - pawn * 0.5, inner.y + inner.h - pawn * 0.5, pawn);
  if (pressed) chosenFrame(g, area, unit);
}

/** A character's name on their color, beside their symbol. */
function nameplate(g: CanvasPainter, head: Rect, character: CharacterId, unit: number): void {
  const { main, on } = paintOf(character);
  const name = characterNames[character];
  const letters = { size: Math.min(18 * unit, head.h * 0.68), face: 'display', color: on } as const;
  // In narrow cards the name needs the room of the symbol.
  const symbol = head.h * 0.72;
  const isRoomy = g.measure(name, { ...letters, size: 13 }) <= head.w - symbol - 13 * unit;
  const start = isRoomy ? symbol + 9 * unit : 4 * unit;
  const w = Math.min(head.w, start + g.measure(name, letters) + 8 * unit);
  paper(g, { ...head, w }, { fill: main, lift: LIFT.lying, radius: 5 * unit });
  if (isRoomy)
    g.sprite(`symbol/${character}`, head.x + 5 * unit + symbol / 2, head.y + head.h / 2, symbol, { tint: on });
  g.text(name, head.x + start, head.y + head.h / 2, { ...letters, width: head.w - start - 4 * unit });
}
