import type { Rect } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';
import type { EndingView } from '../view.ts';

export type EndingItem = 'again' | 'newGame' | 'look' | 'dice' | 'title';

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

const ITEMS: readonly EndingItem[] = ['again', 'newGame', 'look', 'dice', 'title'];

/** Arranges the ending. */
export function endingLayout(view: EndingView): EndingLayout {
  const page = pageOf(view.width, view.height);
  const buttons = (rects: readonly Rect[]): EndingLayout['buttons'] =>
    ITEMS.flatMap((item, i) => {
      const rect = rects[i];
      return rect ? [{ item, rect, first: i === 0 }] : [];
    });
  switch (page.form) {
    case 'wide':
      return {
        page,
        lettering: page.at(40, 20, 760, 128),
        reason: page.at(54, 150, 540, 54),
        scene: page.at(600, 0, 680, 446),
        chart: page.at(44, 214, 556, 382),
        lesson: page.at(620, 446, 616, 150),
        buttons: buttons([
          page.at(44, 618, 300, 76),
          page.at(360, 618, 210, 76),
          page.at(586, 618, 312, 76),
          page.at(914, 618, 148, 76),
          page.at(1078, 618, 158, 76),
        ]),
      };
    case 'portrait':
      return {
        page,
        lettering: page.at(10, 8, 340, 58, -0.4),
        reason: page.at(14, 66, 332, 40, -0.4),
        scene: page.at(0, 104, 360, 138, -0.25),
        chart: page.at(8, 316, 344, 198, 0.2),
        lesson: page.at(8, 242, 344, 68, -0.25),
        buttons: buttons([
          page.at(8, 520, 344, 54, 0.42),
          page.at(8, 582, 80, 50, 0.42),
          page.at(94, 582, 126, 50, 0.42),
          page.at(226, 582, 58, 50, 0.42),
          page.at(290, 582, 62, 50, 0.42),
        ]),
      };
    case 'landscape':
      return {
        page,
        lettering: page.at(10, 4, 330, 54),
        reason: page.at(12, 58, 330, 36),
        scene: page.at(350, 0, 290, 190),
        chart: page.at(8, 98, 336, 200),
        lesson: page.at(352, 190, 280, 108),
        buttons: buttons([
          page.at(8, 304, 166, 50),
          page.at(180, 304, 110, 50),
          page.at(296, 304, 156, 50),
          page.at(458, 304, 84, 50),
          page.at(548, 304, 84, 50),
        ]),
      };
  }
}
