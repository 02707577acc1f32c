import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { middle, type Rect, rect } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import type { BoardLayout } from '../../../interaction/layout/layout.ts';
import type { BoardView } from '../../../interaction/view.ts';
import type { FightHelp } from '../../../rules/fight/fightHelp.ts';
import { text } from '../../../text/en.ts';
import { DEPTH, type Surface } from '../surface.ts';

/**
 * While a fight is on offer: by how much each card that was added, or could help, changes the chance to get through it
 * unharmed.
 */
export function drawHelps(surface: Surface, view: BoardView): void {
  const { layout, sizes } = surface;
  const { preview, seat: front } = view;
  if (preview?.kind !== 'fight' || view.busy) return;
  const added = (view.open?.added ?? []).flatMap(({ help }) => help ?? []);
  for (const [key, help] of bestByCard([...added, ...preview.helps])) {
    const { command } = help;
    if (command.do !== 'enhance' || (layout.form !== 'wide' && command.hero !== front)) continue;
    const area = layout.heroes[command.hero]?.cards[command.card - 1];
    const words = badgeText(help);
    if (!area || words === '') continue;
    const place = helpPlace(area, layout, words.length);
    const [wide, high] = [place.w, place.h];
    const sprite = surface.sprites.paint(`help/${words}@${high.toFixed(1)}`, wide + 6, high + 6, (g: CanvasPainter) => {
      const good = help.unharmed >= 0 && help.kills >= 0;
      const r = rect(3, 3, wide, high);
      g.panel(r, { fill: good ? color.live : color.hurt, radius: high * 0.3, line: sizes.line * 0.8 });
      const ink = good ? color.ink : color.white;
      const size = high * SIZE_OF_WORDS;
      g.title(words, r.x + wide / 2, r.y + high / 2, { size, color: ink });
    });
    const { x, y } = middle(place);
    surface.cast.put(`help:${key}`, sprite, x, y, DEPTH.lifted + 0.5);
  }
}

const SIZE_OF_WORDS = 0.94;
/**
 * The height of a badge, and how much of it covers its card, in the design's pixels. In landscape on phones there are
 * cards close above.
 */
const HIGH = 13;
const ON_CARD = { wide: 6.9, portrait: 6.5, landscape: 7.5 } as const;

/**
 * The place of a badge with this many letters: over the upper edge of its card, to the right of the number. Nothing is printed there,
 * neither on the card nor above it: names, hearts, the value of the card and its titles stay in view.
 */
export function helpPlace(
  card: Rect,
  { form, unit, width }: Pick<BoardLayout, 'form' | 'unit' | 'width'>,
  letters: number,
): Rect {
  // Small windows need no smaller letters.
  const h = Math.max(HIGH, HIGH * unit);
  const w = h * (0.5 * SIZE_OF_WORDS * letters + 0.45);
  const x = Math.min(card.x + card.w + 3 * unit, width) - w;
  return rect(x, card.y + ON_CARD[form] * unit - h, w, h);
}

/** The change in percent; the change in Points where only that changes; nothing for less than a whole percent. */
function badgeText({ unharmed, kills }: FightHelp): string {
  const chance = text.deltaText(unharmed, 'chance');
  if (chance !== text.deltaText(0, 'chance')) return chance;
  const gain = text.deltaText(kills, 'points');
  return gain === text.deltaText(0, 'points') ? '' : gain;
}

/** A card may offer several effects and targets: the most helpful one counts. */
function bestByCard(helps: readonly FightHelp[]): Map<string, FightHelp> {
  const best = new Map<string, FightHelp>();
  for (const help of helps) {
    if (help.command.do !== 'enhance') continue;
    const key = `${help.command.hero}:${help.command.card}`;
    if (!best.has(key)) best.set(key, help);
  }
  return best;
}
