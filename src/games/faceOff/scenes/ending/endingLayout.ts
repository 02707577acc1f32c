import type { EndingView } from '../../../../module/screens/ending.ts';
import { column, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { PictureView } from '../../../../table/pages/pictureScene.ts';
import type { FaceOffTypes } from '../../rules/state/types.ts';

/** The ending, ready to be drawn. */
export interface FaceEndingView extends EndingView<FaceOffTypes> {
  readonly picture: PictureView['picture'];
}

/** Where the parts of the ending are, in CSS pixels. */
export interface EndingLayout {
  readonly unit: number;
  readonly winner: Rect;
  readonly scores: Rect;
  /** Room for the buttons, and for those of the rounds. */
  readonly buttons: Rect;
  readonly rounds: Rect;
}

/** Arranges the ending: the winner beside the scores, in upright windows above them. */
export function endingLayout(width: number, height: number): EndingLayout {
  const page = inset(rect(0, 0, width, height), 8);
  if (height > width) {
    const unit = Math.max(1, Math.min(width / 360, height / 640));
    const parts = column(
      page,
      { winner: share(3), scores: share(4), buttons: 3 * 46 * unit, rounds: 96 * Math.min(unit, 1.2) },
      8,
    );
    return { unit, ...parts };
  }
  const unit = Math.max(0.85, Math.min(width / 1280, height / 720));
  const columns = row(page, { left: share(30), right: share(70) }, 10);
  const isLow = height < 500;
  const left = column(columns.left, { winner: share(), buttons: 3 * (isLow ? 46 : 52 * unit) }, 8);
  const right = column(columns.right, { scores: share(), rounds: isLow ? 96 : 100 * unit }, 8);
  return { unit, winner: left.winner, buttons: left.buttons, scores: right.scores, rounds: right.rounds };
}
