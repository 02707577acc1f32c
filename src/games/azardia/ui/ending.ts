import { roundStarts } from '../../../kernel/rounds.ts';
import { now } from '../../../kernel/session.ts';
import type { EndingView, GameEnding } from '../../../module/ending.ts';
import type { Control } from '../../../table/control.ts';
import { column, row, share } from '../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../table/layout/rect.ts';
import type { TileNo } from '../content/vocabulary.ts';
import { azardia } from '../rules/azardia.ts';
import type { Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';

/** Where the parts of an ending are, in CSS pixels. */
export interface EndingLayout {
  readonly unit: number;
  /** Where the players stand on their steps. */
  readonly stage: Rect;
  /** Who won, and why. */
  readonly heading: Rect;
  /** The panel with places, chart and buttons. */
  readonly panel: Rect;
  readonly places: Rect;
  readonly chart: Rect;
  readonly buttons: Rect;
}

/** An ending as Azardia shows it. */
export interface AzardiaEndingView extends EndingView<AzardiaTypes> {
  readonly layout: EndingLayout;
  /** The seats from the winner to the last. */
  readonly places: readonly Seat[];
  /** For each round, where each seat's pawn was when it began; at last where all were in the end. */
  readonly history: readonly (readonly TileNo[])[];
  readonly buttons: readonly Omit<Control, 'press'>[];
}

/** As high as a button is, for fingers. */
const BUTTON = 46;

/** Arranges an ending: the steps of the winners beside the panel, on upright phones above it. */
function endingLayout(width: number, height: number, players: number): EndingLayout {
  const isUpright = height > width;
  const unit = isUpright ? Math.min(width / 360, height / 640) : Math.max(0.62, Math.min(width / 1280, height / 720));
  const page = inset(rect(0, 0, width, height), Math.max(6, 12 * unit));
  const [left = page, panel = page] = isUpright
    ? column(page, [share(0.36), share(0.64)], 8)
    : row(page, [share(), Math.max(300, Math.min(400 * unit, page.w * 0.42))], 12);
  const [stage = left, heading = left] = column(left, [share(), Math.max(52, 76 * unit)], 6);
  const inner = inset(panel, Math.max(8, 14 * unit));
  const rowHeight = Math.min(56 * unit, isUpright ? 40 * unit : inner.h * 0.11);
  const buttons = 2 * BUTTON + 8 + BUTTON + 8;
  const parts = column(inner, { places: players * rowHeight + 26 * Math.max(0.7, unit), chart: share(), buttons }, 8);
  return { unit, stage, heading, panel, ...parts };
}

/** The chart's own area within its part, inside its labels. */
export function plotOf({ x, y, w, h }: Rect): Rect {
  return rect(x + 30, y + 24, w - 38, Math.max(20, h - 44));
}

/** Ends as a small game does, with the players on steps and a chart of their way. */
export function azardiaEnding(plain: GameEnding<AzardiaTypes>): GameEnding<AzardiaTypes> {
  return {
    ...plain,
    view: (content) => {
      const { session, width, height } = content;
      const state = now(session);
      const history = [...roundStarts(session), state].map(({ players }) => players.map(({ tile }) => tile));
      const places = azardia.result(state)?.ranking.flat() ?? [];
      const layout = endingLayout(width, height, state.players.length);
      const view: AzardiaEndingView = { ...plain.view(content), layout, places, history, buttons: [] };
      return { ...view, buttons: placed(plain.controls(view, NOTHING), view) };
    },
    controls: (view: AzardiaEndingView, actions) => placed(plain.controls(view, actions), view),
    toasts: ({ layout: { stage } }: AzardiaEndingView) => stage,
  };
}

const nothing = (): void => undefined;
const NOTHING: Parameters<GameEnding<AzardiaTypes>['controls']>[1] = {
  help: nothing,
  share: nothing,
  figures: nothing,
  dice: nothing,
  again: nothing,
  newGame: nothing,
  look: nothing,
  rule: nothing,
  title: nothing,
  round: nothing,
};

/** The buttons in their places: the main one as wide as the panel; those of the rounds lie over the chart. */
function placed(
  controls: readonly Control[],
  { layout, history }: Pick<AzardiaEndingView, 'layout' | 'history'>,
): Control[] {
  const { buttons, chart } = layout;
  const rounds = controls.filter(({ id }) => id.startsWith('ending:round:'));
  const others = controls.filter(({ id }) => !id.startsWith('ending:round:'));
  const [main = buttons, first = buttons, second = buttons] = column(buttons, 3, 8);
  const places = [main, ...row(first, 2, 8), ...row(second, 2, 8)];
  const plot = plotOf(chart);
  const step = plot.w / Math.max(1, history.length - 1);
  return [
    ...others.map((control, index) => ({ ...control, rect: places[index] ?? main })),
    ...rounds.map((control, index) => ({ ...control, rect: rect(plot.x + index * step, plot.y, step, plot.h) })),
  ];
}
