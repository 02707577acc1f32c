import { type Rect, row } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';
import type { EndingView } from '../view.ts';

export type EndingItem = 'again' | 'newGame' | 'look' | 'title';

/** Where everything of the ending is, in CSS pixels. */
export interface EndingLayout {
  readonly page: Page;
  readonly lettering: Rect;
  readonly reason: Rect;
  /** Ships and heroes. */
  readonly scene: Rect;
  readonly chart: Rect;
  /** What can be learned, and the counts. */
  readonly lesson: Rect;
  readonly buttons: readonly { readonly item: EndingItem; readonly rect: Rect; readonly first: boolean }[];
}

const ITEMS: readonly EndingItem[] = ['again', 'newGame', 'look', 'title'];

/** Arranges the ending. */
export function endingLayout(view: EndingView): EndingLayout {
  const page = pageOf(view.width, view.height);
  const { unit: u } = page;
  const buttons = (rects: readonly Rect[]): EndingLayout['buttons'] =>
    ITEMS.flatMap((item, i) => {
      const rect = rects[i];
      return rect ? [{ item, rect, first: i === 0 }] : [];
    });
  switch (page.form) {
    case 'wide':
      return {
        page,
        lettering: page.at(44, 22, 700, 110),
        reason: page.at(58, 132, 660, 50),
        scene: page.at(720, 0, 560, 330),
        chart: page.at(44, 196, 700, 400),
        lesson: page.at(764, 330, 472, 266),
        buttons: buttons([
          page.at(44, 618, 290, 76),
          page.at(350, 618, 236, 76),
          page.at(602, 618, 330, 76),
          page.at(948, 618, 288, 76),
        ]),
      };
    case 'portrait':
      return {
        page,
        lettering: page.at(10, 8, 340, 58, -0.4),
        reason: page.at(14, 66, 332, 40, -0.4),
        scene: page.at(0, 104, 360, 132, -0.25),
        chart: page.at(8, 240, 344, 168, 0.05),
        lesson: page.at(8, 414, 344, 98, 0.25),
        buttons: buttons([
          page.at(8, 520, 344, 54, 0.42),
          ...row(page.at(8, 582, 344, 50, 0.42), 3, 6 * u),
        ]),
      };
    case 'landscape':
      return {
        page,
        lettering: page.at(10, 4, 330, 54),
        reason: page.at(12, 58, 330, 36),
        scene: page.at(350, 0, 290, 128),
        chart: page.at(8, 98, 336, 200),
        lesson: page.at(352, 130, 280, 168),
        buttons: buttons(row(page.at(8, 304, 624, 50), 4, 6 * u)),
      };
  }
}
