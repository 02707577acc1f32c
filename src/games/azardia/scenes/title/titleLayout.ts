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
  /** Room for the other games. */
  readonly others: Rect;
}

/** As high as a button is, for fingers. */
const BUTTON = 46;
const GAP = 8;
/** The row in which other games are offered: above the logo, in wide windows below the buttons. */
const OTHERS = 58;
const EDGE = 6;

/** The row in which other games are offered, which never lies over the Tyrant. */
export function otherGamesPlace({ width, height }: Pick<TitleView, 'width' | 'height'>): Rect {
  return titleLayout(width, height).others;
}

/** From this width on an upright window is a tablet's: the picture gets the room, and three buttons stand side by side. */
const TABLET = 600;

/** Arranges the title: buttons to the left of the scene, on upright phones below it. */
export function titleLayout(width: number, height: number): TitleLayout {
  const others = rect(EDGE, EDGE, width - 2 * EDGE, OTHERS - 2 * EDGE);
  if (height > width && width >= TABLET) {
    const unit = Math.min(width / 600, height / 900);
    const logo = rect(16, OTHERS, width - 32, 150 * unit);
    // Up to twelve buttons.
    const top = height - 4 * (BUTTON * 1.1 * unit + GAP) - 3 * GAP;
    const scene = rect(0, logo.y + logo.h, width, top - logo.y - logo.h);
    const buttons = rect(16, top + 2 * GAP, width - 32, height - top - 4 * GAP);
    return { unit, logo, scene, buttons, columns: 3, others };
  }
  if (height > width) {
    const unit = Math.min(width / 360, height / 640);
    const logo = rect(16, OTHERS, width - 32, 92 * unit);
    const top = height * 0.535;
    const scene = rect(0, logo.y + logo.h, width, top - logo.y - logo.h);
    const buttons = rect(12, top + 8, width - 24, height - top - 16);
    return { unit, logo, scene, buttons, columns: 2, others };
  }
  const unit = Math.min(width / 1280, height / 720);
  if (height < LOW) {
    const w = Math.min(330, width * 0.42);
    const logo = rect(14, OTHERS, w, 72);
    const top = logo.y + logo.h + 4;
    const scene = rect(w + 20, 0, 0, height);
    const buttons = rect(14, top, w, height - top - 12);
    return { unit, logo, scene, buttons, columns: 2, others: { ...others, x: 14, w: Math.max(w, 240) } };
  }
  const w = 268 * Math.max(1, unit);
  const left = 56 * unit;
  const logo = rect(left - 14 * unit, 34 * unit, 620 * unit, 150 * unit);
  const top = logo.y + logo.h + 66 * unit;
  const row = (OTHERS - 2 * EDGE) * Math.max(1, unit);
  const foot = height - 14 * unit - row;
  const scene = rect(width * 0.22, 0, 0, height);
  return {
    unit,
    logo,
    scene,
    buttons: rect(left, top, w, foot - top - GAP),
    columns: 1,
    others: rect(left, foot, w, row),
  };
}

/** Below this height a window on its side is a phone's. */
const LOW = 500;

/** A button of the title as it is drawn, or the control over it. */
export type TitleButton = Omit<Control, 'press'>;

/** How much higher the button that begins a game is than the others, in wide windows. */
const MAIN = 1.3;

/**
 * The buttons of the title in their places: in wide windows those that begin a game of one's own as wide as the column, and the first one
 * higher; all others stand side by side.
 */
export function placeTitleButtons<One extends TitleButton>(
  controls: readonly One[],
  { width, height }: TitleView,
): One[] {
  const { buttons, columns, unit } = titleLayout(width, height);
  const isWide = (id: string): boolean => columns === 1 && ['title:continue', 'title:newGame'].includes(id);
  const large = controls.filter(({ id }) => isWide(id));
  const small = controls.filter(({ id }) => !isWide(id));
  const perRow = Math.max(2, columns);
  const rows = large.length + Math.ceil(small.length / perRow);
  const more = large.length > 0 ? MAIN - 1 : 0;
  const h = Math.min(BUTTON * Math.max(1, unit * 1.1), (buttons.h - GAP * (rows - 1)) / (rows + more));
  const w = (buttons.w - GAP * (perRow - 1)) / perRow;
  // Fewer rows than there is room for stand in its middle where the buttons are below the picture.
  const spare = columns === 3 ? (buttons.h - rows * (h + GAP) + GAP) / 2 : 0;
  const at = (line: number): number => buttons.y + spare + line * (h + GAP) + (line > 0 ? h * more : 0);
  return [
    ...large.map((control, line) => ({
      ...control,
      rect: rect(buttons.x, at(line), buttons.w, line === 0 ? h * MAIN : h),
    })),
    ...small.map((control, index) => {
      const isAlone = index === small.length - 1 && index % perRow === 0;
      const x = buttons.x + (index % perRow) * (w + GAP);
      const line = large.length + Math.floor(index / perRow);
      return { ...control, rect: rect(x, at(line), isAlone ? buttons.w : w, h) };
    }),
  ];
}
