import type { TitleView } from '../../../../module/title.ts';
import type { Control } from '../../../../table/control.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';

/** Where the parts of the title are, in CSS pixels. */
export interface TitleLayout {
  readonly unit: number;
  readonly logo: Rect;
  /** Where the Tyrant and the characters are. */
  readonly scene: Rect;
  /** Room for buttons, from the top down, and how many stand side by side. */
  readonly buttons: Rect;
  readonly columns: number;
}

/** As high as a button is, for fingers. */
const BUTTON = 46;
const GAP = 8;
/** Other games are offered in a row above the logo. */
const OTHERS = 58;
const EDGE = 6;

/** The row in which other games are offered. */
export function otherGamesPlace({ width }: Pick<TitleView, 'width'>): Rect {
  return rect(EDGE, EDGE, width - 2 * EDGE, OTHERS - 2 * EDGE);
}

/** From this width on an upright window is a tablet's: the picture gets the room, and three buttons stand side by side. */
const TABLET = 600;

/** Arranges the title: buttons to the left of the scene, on upright phones below it. */
export function titleLayout(width: number, height: number): TitleLayout {
  if (height > width && width >= TABLET) {
    const unit = Math.min(width / 600, height / 900);
    const logo = rect(16, OTHERS, width - 32, 150 * unit);
    // Up to twelve buttons.
    const top = height - 4 * (BUTTON * 1.1 * unit + GAP) - 3 * GAP;
    const scene = rect(0, logo.y + logo.h, width, top - logo.y - logo.h);
    return { unit, logo, scene, buttons: rect(16, top + 2 * GAP, width - 32, height - top - 4 * GAP), columns: 3 };
  }
  if (height > width) {
    const unit = Math.min(width / 360, height / 640);
    const logo = rect(16, OTHERS, width - 32, 92 * unit);
    const top = height * 0.56;
    const scene = rect(0, logo.y + logo.h, width, top - logo.y - logo.h);
    return { unit, logo, scene, buttons: rect(12, top + 8, width - 24, height - top - 16), columns: 2 };
  }
  const unit = Math.min(width / 1280, height / 720);
  const isLow = height < 500;
  const w = isLow ? Math.min(330, width * 0.42) : 268 * Math.max(1, unit);
  const left = isLow ? 14 : 56 * unit;
  const logo = rect(left, OTHERS, isLow ? w : 600 * unit, isLow ? 72 : 150 * unit);
  const top = logo.y + logo.h + (isLow ? 4 : 36 * unit);
  const buttons = rect(left, top, w, height - top - 12);
  return { unit, logo, scene: rect(isLow ? w + 20 : width * 0.22, 0, 0, height), buttons, columns: isLow ? 2 : 1 };
}

/** A button of the title as it is drawn, or the control over it. */
export type TitleButton = Omit<Control, 'press'>;

/** The buttons of the title in their places: those that begin a game as wide as the column, the others side by side. */
export function placeTitleButtons<One extends TitleButton>(
  controls: readonly One[],
  { width, height }: TitleView,
): One[] {
  const { buttons, columns, unit } = titleLayout(width, height);
  const isWide = (id: string): boolean =>
    columns === 1 && ['title:continue', 'title:newGame', 'title:quickStart', 'title:daily'].includes(id);
  const large = controls.filter(({ id }) => isWide(id));
  const small = controls.filter(({ id }) => !isWide(id));
  const perRow = Math.max(2, columns);
  const rows = large.length + Math.ceil(small.length / perRow);
  const h = Math.min(BUTTON * Math.max(1, unit * 1.1), (buttons.h - GAP * (rows - 1)) / rows);
  const w = (buttons.w - GAP * (perRow - 1)) / perRow;
  // Fewer rows than there is room for stand in its middle where the buttons are below the picture.
  const spare = columns === 3 ? (buttons.h - rows * (h + GAP) + GAP) / 2 : 0;
  const at = (line: number): number => buttons.y + spare + line * (h + GAP);
  return [
    ...large.map((control, line) => ({ ...control, rect: rect(buttons.x, at(line), buttons.w, h) })),
    ...small.map((control, index) => {
      const isAlone = index === small.length - 1 && index % perRow === 0;
      const x = buttons.x + (index % perRow) * (w + GAP);
      const line = large.length + Math.floor(index / perRow);
      return { ...control, rect: rect(x, at(line), isAlone ? buttons.w : w, h) };
    }),
  ];
}
