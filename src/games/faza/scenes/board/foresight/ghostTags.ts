import type { CanvasPainter } from '../../../../../table/canvasPainter.ts';
import { inset, middle, type Rect, rect } from '../../../../../table/layout/rect.ts';
import type { CachedSprite } from '../../../../../table/pictures/sprites/spriteCache.ts';
import { color } from '../../../../../table/theme.ts';
import type { ForecastTag, ForecastView, Mark, TagKind } from '../../../interaction/preview/forecastView.ts';
import { tileAt } from '../../../rules/board/board.ts';
import { text } from '../../../text/en.ts';
import { DEPTH, type Surface } from '../surface.ts';
import type { InSight } from './inSight.ts';

interface Look {
  readonly fill: number;
  readonly ink: number;
  readonly icon: string;
  readonly line: number;
}

const LOOKS: Readonly<Record<TagKind, Look>> = {
  turns: { fill: color.plum, ink: color.paper, icon: 'turn', line: 0xd9a8e8 },
  hurt: { fill: color.hurt, ink: color.white, icon: 'hurt', line: color.ink },
  lost: { fill: color.lilac, ink: color.ink, icon: 'rebel', line: color.ink },
  drones: { fill: color.paper, ink: 0xc94a0a, icon: 'drone', line: color.ink },
};

/** Tiles narrower than this have no room for words on their tags. */
const WORDY_FROM = 110;

/** A tag as it is painted. */
interface Tag extends Look {
  readonly kind: TagKind;
  readonly mark: Mark;
  readonly words: string;
}

/**
 * The events on each tile as tags: the turn of the tile on top; losses and Drones side by side above the sign, or on
 * top of small tiles.
 */
export function drawTags(surface: Surface, { tags, from }: ForecastView, words: boolean, inSight: InSight): void {
  const { layout, sizes } = surface;
  for (const [tile, found] of tags) {
    const cell = layout.cells[from.board.indexOf(tile)];
    if (!cell) continue;
    const said = found.map((tag): Tag => ({ ...tag, ...LOOKS[tag.kind], words: wordsOf(tag) }));
    const high = Math.max(18, (sizes.wide ? 24 : 20) * sizes.u);
    const put: Put = (tag, sprite, x, y, depth) => {
      // Its picture has room for the line around it.
      const wanted = rect(x - sprite.w / 2 + 2, y - sprite.h / 2 + 2, sprite.w - 4, sprite.h - 4);
      const spot = middle(inSight.lay(wanted, inset(cell, -cell.w * 0.12)));
      surface.cast.put(`tag:${tag.kind}:${tile}`, sprite, spot.x, spot.y, depth).setAlpha(alphaOf(tag));
    };
    const turns = said.find(({ kind }) => kind === 'turns');
    if (turns) {
      const full = words && cell.w >= WORDY_FROM;
      const named = tileAt(from, tile).fazaformed ? text.board.turnsBack : text.board.turns;
      const doubt = turns.mark === 'doubtful' ? '?' : '';
      turning(surface, cell, put, { ...turns, words: full ? named + doubt : doubt }, high);
    }
    const others = said.filter(({ kind }) => kind !== 'turns');
    row(surface, cell, put, others, { high, isUnder: turns !== undefined });
  }
}

/** "−1", "+2", "+1–3"; with a question mark if it may not happen at all. */
function wordsOf({ kind, least, most, mark }: ForecastTag): string {
  if (kind === 'turns') return '';
  const signed = (count: number): string => (kind !== 'drones' ? `−${count}` : count > 0 ? `+${count}` : `−${-count}`);
  if (mark !== 'doubtful') return signed(most);
  if (least === 0 || most === 0) return `${signed(least === 0 ? most : least)}?`;
  return `${signed(least)}–${Math.abs(most)}`;
}

/** Puts a tag near a spot, where it covers no number. */
type Put = (tag: Tag, sprite: CachedSprite, x: number, y: number, depth: number) => void;

function turning(surface: Surface, cell: Rect, put: Put, tag: Tag, high: number): void {
  const sprite = tagStamp(surface, tag, high);
  put(tag, sprite, cell.x + cell.w * 0.03 + sprite.w / 2, cell.y + sprite.h * 0.62, DEPTH.route + 3);
}

/** Side by side; if full-size tags do not fit, all become smaller, so that they never overlap. */
function row(
  surface: Surface,
  cell: Rect,
  put: Put,
  tags: readonly Tag[],
  { high, isUnder }: { readonly high: number; readonly isUnder: boolean },
): void {
  if (tags.length === 0) return;
  const overlap = 4;
  const widthOf = (of: number): number => tags.reduce((sum, tag) => sum + tagWidth(tag, of) + 6 - overlap, overlap);
  let size = high;
  while (size > LEAST_HIGH && widthOf(size) > cell.w) size -= 0.5;
  let x = cell.x + cell.w - Math.min(widthOf(size), cell.w + 4);
  // On a small tile there is no room between the pieces and the sign, whose number has to stay visible.
  const y = cell.w < WORDY_FROM ? cell.y + size * (isUnder ? 1.6 : 0.62) : cell.y + cell.h * 0.74;
  for (const [i, tag] of tags.entries()) {
    const sprite = tagStamp(surface, tag, size);
    put(tag, sprite, x + sprite.w / 2, y, DEPTH.route + 3 + i * 0.01);
    x += sprite.w - overlap;
  }
}

const GONE = { fill: 0xb9aebf, ink: color.ink } as const;

/** The lowest tag whose number can still be read. */
const LEAST_HIGH = 14;

function alphaOf({ mark }: Tag): number {
  return mark === 'gone' ? 0.86 : 1;
}

/** Small tags spend no room on margins. */
function marginOf(high: number): number {
  return high * (high < 18 ? 0.12 : 0.25);
}

function letterOf(high: number): number {
  return Math.max(12, high * 0.76);
}

/** How wide a tag is: symbol, words, margins. */
function tagWidth({ words }: Tag, high: number): number {
  const symbol = high * 0.76;
  const letters = words === '' ? 0 : letterOf(high) * 0.47 * words.length + 2;
  return symbol + 2 * marginOf(high) + letters;
}

function tagStamp({ sprites, sizes }: Surface, tag: Tag, high: number): CachedSprite {
  const { kind, mark, icon, words, line } = tag;
  // Events that were averted have lost their color.
  const { fill, ink } = mark === 'gone' ? GONE : tag;
  const wide = tagWidth(tag, high);
  return sprites.paint(`omen/${kind}/${words}/${mark}@${high.toFixed(1)}`, wide + 6, high + 6, (g: CanvasPainter) => {
    const r = rect(3, 3, wide, high);
    const radius = Math.min(5 * sizes.u, high * 0.3);
    const other = mark === 'new' || mark === 'changed';
    g.panel(r, { fill: color.ink, radius, line: sizes.line + (other ? 2.5 : 1.5) });
    if (other) g.panel(r, { fill, radius, line: sizes.line * 1.4, lineColor: color.live });
    else g.panel(r, { fill, radius, line: sizes.line * 0.7, lineColor: line, dashed: mark === 'doubtful' });
    const symbol = high * 0.76;
    const y = r.y + high / 2;
    const left = r.x + marginOf(high);
    const said = { face: 'display', size: letterOf(high), color: ink } as const;
    const length = words === '' ? 0 : g.measure(words, said);
    const iconFirst = kind !== 'drones';
    g.icon(icon, iconFirst ? left + symbol / 2 : r.x + wide - marginOf(high) - symbol / 2, y, symbol, ink);
    if (words !== '') {
      const room = wide - symbol - 2 * marginOf(high);
      const from = iconFirst ? left + symbol : left;
      g.text(words, from + Math.max(0, (room - length) / 2), y, { ...said, width: room });
    }
    if (mark === 'gone') {
      const ends = [
        { x: r.x + 1, y: r.y + high * 0.78 },
        { x: r.x + wide - 1, y: r.y + high * 0.22 },
      ];
      g.path(ends, sizes.line * 2.6, color.ink);
      g.path(ends, sizes.line * 1.2, color.live);
    }
  });
}
