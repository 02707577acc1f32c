import { roundStarts } from '../../../kernel/rounds.ts';
import { now } from '../../../kernel/session.ts';
import type { GameEnding } from '../../../module/ending.ts';
import type { Control } from '../../../table/control.ts';
import { column, row } from '../../../table/layout/layout.ts';
import { rect } from '../../../table/layout/rect.ts';
import { azardia } from '../rules/azardia.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { type AzardiaEndingView, endingLayout, plotOf } from '../scenes/ending/endingLayout.ts';

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
