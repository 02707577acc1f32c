import { roundStarts } from '../../../kernel/rounds.ts';
import { now } from '../../../kernel/session.ts';
import type { GameEnding } from '../../../module/ending.ts';
import { smallEnding } from '../../../smallGame/ending.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import type { PictureButton } from '../../../smallGame/picture.ts';
import { column, row } from '../../../table/layout/layout.ts';
import { rect } from '../../../table/layout/rect.ts';
import { azardia } from '../rules/azardia.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import {
  type AzardiaEndingView,
  type EndingLayout,
  endingLayout,
  hasChart,
  plotOf,
} from '../scenes/ending/endingLayout.ts';

/** Ends as a small game does, with the players on steps and a chart of their way. */
export function azardiaEnding(game: GameDescription<AzardiaTypes>): GameEnding<AzardiaTypes> {
  const plain = smallEnding(game);
  return {
    ...plain,
    view: (content) => {
      const { session, width, height } = content;
      const state = now(session);
      const history = [...roundStarts(session), state].map(({ players }) => players.map(({ tile }) => tile));
      const places = azardia.result(state)?.ranking.flat() ?? [];
      const layout = endingLayout(width, height, state.players.length);
      const view = plain.view(content);
      const buttons = placed(view.picture.buttons, layout, history.length);
      const shown: AzardiaEndingView = { ...view, layout, places, history, picture: { panels: [], buttons } };
      return shown;
    },
    toasts: ({ layout: { stage } }: AzardiaEndingView) => stage,
  };
}

/** The buttons in their places: the main one as wide as the panel; those of the rounds lie over the chart. */
function placed(all: readonly PictureButton[], layout: EndingLayout, moments: number): PictureButton[] {
  const { buttons, chart } = layout;
  const rounds = hasChart(chart) ? all.filter(({ id }) => id.startsWith('ending:round:')) : [];
  const others = all.filter(({ id }) => !id.startsWith('ending:round:'));
  const [main = buttons, first = buttons, second = buttons] = column(buttons, 3, 8);
  const places = [main, ...row(first, 2, 8), ...row(second, 2, 8)];
  const plot = plotOf(layout);
  const step = plot.w / Math.max(1, moments - 1);
  return [
    ...others.map((button, index) => ({ ...button, rect: places[index] ?? main })),
    ...rounds.map((button, index) => ({ ...button, rect: rect(plot.x + index * step, plot.y, step, plot.h) })),
  ];
}
