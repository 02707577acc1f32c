import { smallEnding } from '../../../smallGame/ending.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { gridPlaces, type PictureButton } from '../../../smallGame/table/picture.ts';
import { column, grid, row } from '../../../table/layout/layout.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { type EndingLayout, endingLayout } from '../scenes/ending/endingLayout.ts';
import type { FaceOffModule } from './faceOffModule.ts';

/** The ending: what a small game offers, in other places. */
export function faceOffEnding(game: GameDescription<FaceOffTypes>): FaceOffModule['ending'] {
  const plain = smallEnding(game);
  return {
    ...plain,
    view: (content) => {
      const view = plain.view(content);
      const layout = endingLayout(content.width, content.height);
      return { ...view, picture: { panels: [], buttons: placed(view.picture.buttons, layout) } };
    },
    toasts: ({ width, height }) => endingLayout(width, height).winner,
  };
}

/** The main button above the others, and the rounds in rows. */
function placed(all: readonly PictureButton[], layout: EndingLayout): PictureButton[] {
  const rounds = all.filter(({ id }) => id.startsWith('ending:round:'));
  const others = all.filter(({ id }) => !id.startsWith('ending:round:'));
  const lines = column(layout.buttons, 3, 6);
  const places = [...lines.slice(0, 1), ...lines.slice(1).flatMap((line) => row(line, 2, 6))];
  const columns = Math.max(1, Math.min(rounds.length, Math.floor(layout.rounds.w / 48)));
  const rows = Math.ceil(rounds.length / columns);
  const cells =
    rows > 2
      ? gridPlaces(layout.rounds, rounds.length, 44, layout.rounds.h / rows - 4)
      : grid(layout.rounds, columns, rows, 4);
  return [
    ...others.flatMap((button, index) => (places[index] ? [{ ...button, rect: places[index] }] : [])),
    ...rounds.flatMap((button, index) => (cells[index] ? [{ ...button, rect: cells[index] }] : [])),
  ];
}
