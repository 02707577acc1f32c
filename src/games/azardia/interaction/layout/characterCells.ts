import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { AzardiaLayout } from './tableLayout.ts';

/** Cards this many times wider than high have the name beside the picture. */
const BANNER = 2.2;
/** The height of a figure by the width of its picture, of which it may cover a little more. */
export const FIGURE = 1.22;
/** The parts of a wide card that its picture may take, the largest first: its words need the rest. */
export const BESIDE = [0.56, 0.5, 0.44] as const;
/** The width of a picture beside words by its height, at most. */
export const NARROW = 0.84;
/** The height of an ability below a picture, by the width of the card: it has about ninety letters. */
const WORDS = 90 * 7 * 16;
/** The least width in which a character's name is readable, at unit 1. */
const NAME = 106;

/** How the card of a character is arranged: with the picture above the words, beside them, or also beside the name. */
export type CharacterForm = 'tall' | 'flat' | 'banner';

/** The arrangement in which a character is largest. */
export function characterForm(card: Pick<Rect, 'w' | 'h'>, unit: number): CharacterForm {
  const { tall, flat } = figures(card, unit);
  if (tall >= flat) return 'tall';
  return card.w > card.h * BANNER ? 'banner' : 'flat';
}

/** How high the figure of a character is on a card, in both arrangements. */
function figures({ w, h }: Pick<Rect, 'w' | 'h'>, unit: number): { readonly tall: number; readonly flat: number } {
  const inner = { w: w - 12 * unit, h: h - 12 * unit };
  const words = 48 * unit + (WORDS * unit * unit) / inner.w;
  const beside = inner.h - (w > h * BANNER ? 0 : 31 * unit);
  return {
    tall: inner.w < NAME * unit ? 0 : Math.min(inner.h - words, inner.w * FIGURE),
    flat: Math.min(beside, Math.min(beside * NARROW, inner.w * BESIDE[1]) * FIGURE),
  };
}

/** The places of the characters on their sheet: in the rows and columns in which they are largest. */
export function characterCells(sheet: Rect, count: number, unit: number): Rect[] {
  const gap = 8 * unit;
  const area = inset(sheet, 10 * unit);
  const cellIn = (columns: number): Pick<Rect, 'w' | 'h'> => {
    const rows = Math.ceil(count / columns);
    const w = (area.w - (columns - 1) * gap) / columns;
    // A figure is higher than wide, and its words take some lines: more height would be empty.
    return { w, h: Math.min((area.h - (rows - 1) * gap) / rows, w * 1.6 + 150 * unit) };
  };
  // Rows of different lengths look as if one character were missing.
  const [first = 1, ...others] = [4, 3, 2, 1].filter((columns) => count % columns === 0);
  const sizeIn = (columns: number): number => Math.max(...Object.values(figures(cellIn(columns), unit)));
  const columns = others.reduce((best, one) => (sizeIn(one) > sizeIn(best) ? one : best), first);
  const { w, h } = cellIn(columns);
  const rows = Math.ceil(count / columns);
  const top = area.y + (area.h - rows * h - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) =>
    rect(area.x + (index % columns) * (w + gap), top + Math.floor(index / columns) * (h + gap), w, h),
  );
}

/** The same table while a character is chosen: they cover the board and all that nobody needs before the first round. */
export function withCharacters(layout: AzardiaLayout): AzardiaLayout {
  const { form, unit, board, shelf, own, go, rivals, choices } = layout;
  const bottom = shelf.y + shelf.h;
  if (form === 'portrait') {
    const gap = 4 * unit;
    const low = rect(shelf.x, bottom - 50 * unit, shelf.w, 50 * unit);
    const y = low.y - gap - 62 * unit;
    const bar = rect(shelf.x, y, go.x - gap - shelf.x, 62 * unit);
    const row = inset(low, 5 * unit);
    return {
      ...layout,
      characters: { ...board, h: y - gap - board.y },
      choices: bar,
      bar,
      go: { ...go, y, h: bar.h },
      shelf: low,
      own: { ...row, w: row.w * 0.7 },
      hand: { ...row, x: row.x + row.w * 0.72, w: row.w * 0.28 },
    };
  }
  if (form === 'landscape') {
    const low = { ...own, y: bottom - own.h };
    const hand = { ...choices, y: choices.y + choices.h - 30 * unit, h: 30 * unit };
    return {
      ...layout,
      characters: { ...board, h: bottom - board.y },
      choices: { ...choices, h: choices.h - 36 * unit },
      shelf: low,
      own: low,
      hand,
    };
  }
  const gap = 10 * unit;
  const low = { ...shelf, w: rivals[0]?.w ?? own.w };
  const bar = rect(board.x, go.y - gap, go.x + go.w + gap - board.x, bottom + gap - go.y);
  const hand = rect(bar.x + gap, go.y, go.x - bar.x - 2 * gap, go.h);
  return {
    ...layout,
    characters: rect(board.x, board.y, bar.w, bar.y - gap - board.y),
    desk: bar,
    shelf: low,
    own: inset(low, gap),
    choices: hand,
    hand,
  };
}
