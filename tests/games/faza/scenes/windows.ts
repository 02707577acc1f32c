import type { Form } from '../../../../src/module/screens/table.ts';
import { hitAreas } from '../../../../src/page/input/geometry.ts';
import type { Control } from '../../../../src/table/control.ts';
import { type Rect, rect } from '../../../../src/table/layout/rect.ts';
import { EVERYDAY_WINDOWS } from '../../../kit/windows.ts';

/**
 * Sides of windows, in CSS pixels: phones, tablets, laptops, desktops, and a few between; all combinations are tested.
 */
const WIDTHS = [
  320, 360, 375, 390, 412, 480, 540, 568, 600, 640, 667, 720, 768, 800, 820, 844, 900, 915, 960, 1000, 1024, 1050, 1100,
  1112, 1180, 1194, 1280, 1366, 1440, 1536, 1600, 1680, 1920, 2048, 2560, 3440, 3840,
];
const HEIGHTS = [
  320, 360, 375, 390, 412, 480, 500, 540, 568, 600, 640, 657, 667, 720, 768, 800, 820, 844, 900, 915, 960, 1024, 1080,
  1200, 1366, 1440, 1600, 2160,
];
/** From the smallest phone, upright or on its side, to the largest desktop. */
export const WINDOWS = WIDTHS.flatMap((width) => HEIGHTS.map((height) => [width, height] as const)).filter(
  ([width, height]) => Math.max(width, height) >= 568,
);

/** Common windows. */
export const COMMON_WINDOWS = [[320, 568], [640, 360], ...EVERYDAY_WINDOWS] as const;

/** Something in a window, and its position. */
export interface Target {
  readonly id: string;
  readonly rect: Rect;
}

/** A window, and its page's layout. */
interface Page {
  readonly width: number;
  readonly height: number;
  readonly form: Form;
}

/** The positions of controls in a window. */
export function targets(controls: readonly Pick<Control, 'id' | 'rect'>[], window: Page): Target[] {
  const hits = hitAreas(
    controls.map((control) => control.rect),
    window,
  );
  return controls.map(({ id }, index) => ({ id, rect: hits[index] ?? rect(0, 0, 0, 0) }));
}

/** Whether two places share more than their edges. */
export const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5;

/** Whether all of a place is in the window. */
export function isInside(r: Rect, width: number, height: number): boolean {
  return r.x >= -0.5 && r.y >= -0.5 && r.x + r.w <= width + 0.5 && r.y + r.h <= height + 0.5;
}

/** Pairs of things that lie over each other. */
export function clashes(things: readonly Target[]): string[] {
  return things.flatMap(({ id, rect: r }, index) =>
    things.slice(index + 1).flatMap((other) => (overlap(r, other.rect) ? [`${id} on ${other.id}`] : [])),
  );
}

/** Problems in windows, each once with its count and the first window that has it: a readable list. */
export class Complaints {
  readonly #found = new Map<string, string[]>();

  add({ width, height, form }: Page, complaints: readonly string[]): void {
    for (const complaint of complaints) {
      const windows = this.#found.get(`${form}: ${complaint}`) ?? [];
      this.#found.set(`${form}: ${complaint}`, [...windows, `${width}×${height}`]);
    }
  }

  get list(): string[] {
    return [...this.#found].map(
      ([complaint, at]) => `${complaint} in ${at.length} windows, as ${at[0]} and ${at.at(-1)}`,
    );
  }
}

/** The minimum size of a target for a finger, in CSS pixels. */
export const fingerIn = (width: number, height: number): number => (Math.min(width, height) >= 360 ? 44 : 36);

/** Targets that are too small for a finger, or not completely in the window. */
export function misfits(found: readonly Target[], { width, height }: Page): string[] {
  const least = fingerIn(width, height) - 0.01;
  return [
    ...found.filter(({ rect: { w } }) => w < least).map(({ id }) => `${id} too narrow`),
    ...found.filter(({ rect: { h } }) => h < least).map(({ id }) => `${id} too low`),
    ...found.filter((target) => !isInside(target.rect, width, height)).map(({ id }) => `${id} outside`),
  ];
}
