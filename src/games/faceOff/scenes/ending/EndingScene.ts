import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import { PageScene } from '../../../../table/pages/pageScene.ts';
import { FACES } from '../../content/faces.ts';
import { setsInPlay } from '../../rules/scoring/sets.ts';
import type { Ending, FaceOffView } from '../../rules/state/state.ts';
import { seatName } from '../../text/facts.en.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintPicture } from '../paint/card.ts';
import { paintGround } from '../paint/ground.ts';
import { paintButton, paintLabel } from '../paint/label.ts';
import { paint, seatPaint } from '../paint/paint.ts';
import { type EndingLayout, endingLayout, type FaceEndingView } from './endingLayout.ts';
import { type Counted, columnsOf, paintScores, setRoom, storyOf } from './paintScores.ts';
import { paintSet } from './paintSet.ts';

/** How long each column of the scores takes to appear, in milliseconds. */
const COLUMN = 420;
/** How long the pieces of a set move until they lie together, and how long its points are looked at. */
const LAY = 520;
const LOOK = 760;

/** The ending: the winner's face, and all scores, which appear set by set. */
export class EndingScene extends PageScene<FaceEndingView> {
  private counted: Counted = { columns: Number.POSITIVE_INFINITY, together: 1 };
  private counting = 0;
  private view: FaceEndingView | null = null;

  /** Whether scores are still to appear: the canvas must not rest meanwhile. */
  get isMoving(): boolean {
    return this.counting > 0 && this.sys.isActive();
  }

  protected override draw(view: FaceEndingView, before: FaceEndingView | null): void {
    this.view = view;
    const isFirst = before === null && this.motion !== null && this.motion.lively && !this.motion.instant;
    if (isFirst) this.counted = { columns: 0, together: 0 };
    this.paint(view);
    if (before === null) this.context.host.sound('curtain');
    if (isFirst) void this.count(view);
  }

  private paint({ width, height, state, reason, picture }: FaceEndingView): void {
    const window = rect(0, 0, width, height);
    const layout = endingLayout(width, height);
    const { ending } = state;
    this.panels.begin();
    this.panels.put('ground', window, 0, null, (g) => paintGround(g, window));
    if (ending) this.paintCounted(layout, state, ending, reason);
    for (const button of picture.buttons) {
      const { id, rect: area, label, main } = button;
      const isRound = id.startsWith('ending:round:');
      this.panels.put(`button:${id}`, inset(area, -10), 2, [label, main], (g) =>
        paintButton(
          g,
          isRound ? { ...button, label: id.slice('ending:round:'.length) } : button,
          Math.max(0.9, layout.unit * 0.9),
        ),
      );
    }
    this.panels.end();
  }

  private paintCounted(layout: EndingLayout, state: FaceOffView, ending: Ending, reason: string): void {
    const { counted } = this;
    const { winner, scores, unit } = layout;
    const isOver = counted.columns >= columnsOf(state);
    this.panels.put('winner', inset(winner, -8), 1, [ending, reason, isOver ? null : counted], (g) =>
      isOver ? paintWinner(g, winner, state, ending, reason, unit) : paintCounting(g, layout, state, ending, counted),
    );
    this.panels.put('scores', inset(scores, -8), 1, [ending, counted], (g) =>
      paintScores(g, scores, state, ending, counted, unit),
    );
  }

  private showCounted(counted: Counted): void {
    this.counted = counted;
    if (this.view && this.sys.isActive()) this.paint(this.view);
  }

  private async count({ state }: FaceEndingView): Promise<void> {
    const { motion } = this;
    if (!motion) return;
    this.counting++;
    const skip = (): void => motion.skip();
    document.addEventListener('pointerdown', skip, { once: true });
    document.addEventListener('keydown', skip, { once: true });
    try {
      const sets = setsInPlay(state).length;
      for (let columns = 1; columns <= columnsOf(state); columns++) {
        if (columns <= sets) {
          await motion.move(LAY, (part) => this.showCounted({ columns: columns - 0.5, together: part }));
          this.context.host.sound('join');
        }
        this.showCounted({ columns, together: 1 });
        await motion.wait(columns <= sets ? LOOK : COLUMN);
      }
    } finally {
      this.counting--;
      this.showCounted({ columns: columnsOf(state), together: 1 });
      motion.again();
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
    }
  }
}

/** Before all is counted: the set that is counted, where it has no room below the scores, or a burning match. */
function paintCounting(
  g: CanvasPainter,
  { winner, scores, unit }: EndingLayout,
  state: FaceOffView,
  ending: Ending,
  { columns, together }: Counted,
): void {
  const inner = inset(paintLabel(g, winner, { unit, frame: paint.ink }), 10 * unit);
  const story = storyOf(state, ending, Math.ceil(columns));
  if (setRoom(inset(scores, 9 * unit), state.seats.length, unit) === 0 && story)
    return paintSet(g, inner, state, story, { together, unit });
  const middle = inner.x + inner.w / 2;
  g.sprite('match/lit', middle, inner.y + inner.h * 0.42, Math.min(inner.h * 0.4, 160 * unit));
  const style = { size: 26 * unit, face: 'display', align: 'center', width: inner.w } as const;
  g.text(text.scoring, middle, inner.y + inner.h * 0.86, style);
}

function paintWinner(
  g: CanvasPainter,
  area: Rect,
  state: FaceOffView,
  ending: Ending,
  reason: string,
  unit: number,
): void {
  const winner = at(ending.winners, 0);
  const face = paintLabel(g, area, { unit, frame: seatPaint(state, winner).main });
  const inner = inset(face, 9 * unit);
  const isFlat = inner.w > inner.h * 1.3;
  const picture = isFlat
    ? { ...inner, w: Math.min(inner.h * 1.1, inner.w * 0.45) }
    : { ...inner, h: Math.min(inner.w, inner.h * 0.62) };
  paintPicture(g, picture, FACES[at(state.seats, winner).faction ?? 'monsters']);
  const words = isFlat
    ? rect(picture.x + picture.w + 10 * unit, inner.y, inner.w - picture.w - 10 * unit, inner.h)
    : rect(inner.x, picture.y + picture.h, inner.w, inner.h - picture.h);
  const middle = words.x + words.w / 2;
  const size = Math.min(30 * unit, words.h * 0.24);
  const names = ending.winners.map((seat) => seatName(state, seat)).join(' + ');
  g.text(text.wins(names), middle, words.y + words.h * 0.18, {
    size,
    face: 'display',
    align: 'center',
    width: words.w,
  });
  g.text(String(at(ending.scores, winner).total), middle, words.y + words.h * 0.52, {
    size: Math.min(64 * unit, words.h * 0.38),
    face: 'display',
    align: 'center',
    color: paint.act,
  });
  g.paragraph([{ text: reason }], rect(words.x, words.y + words.h * 0.74, words.w, words.h * 0.26), {
    size: 15 * unit,
    weight: 500,
    align: 'center',
    middle: true,
  });
}
