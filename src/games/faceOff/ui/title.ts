import type { TitlePage, TitleView } from '../../../module/title.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import { gridHeight, gridPlaces, type PictureButton } from '../../../smallGame/picture.ts';
import { titlePage, titlePicture } from '../../../smallGame/title.ts';
import type { Control } from '../../../table/control.ts';
import { rect } from '../../../table/layout/rect.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { titleLayout } from '../scenes/title/titleLayout.ts';

/** The title: what a small game offers, in other places. */
export function faceOffTitle(game: GameDescription<FaceOffTypes>): TitlePage<FaceOffTypes> {
  const plain = titlePage(game);
  return {
    ...plain,
    corner: ({ width, height }) => titleLayout(width, height).corner,
    controls: (view, actions) => placed(plain.controls(view, actions), view),
  };
}

/** What the buttons of the title look like. */
export function titleButtons(game: GameDescription<FaceOffTypes>, view: TitleView): PictureButton[] {
  return placed(titlePicture(game, view).buttons, view);
}

/** The buttons in rows, as high as there is room. */
function placed<One extends Omit<Control, 'press'>>(buttons: readonly One[], { width, height }: TitleView): One[] {
  const { buttons: area } = titleLayout(width, height);
  const least = area.w < 420 ? 100 : 120;
  const high = Math.min(56, (area.h + 8) / Math.ceil(buttons.length / Math.floor(area.w / least)) - 8);
  const free = area.h - gridHeight(area.w, buttons.length, least, high);
  const places = gridPlaces(rect(area.x, area.y + Math.max(0, free) / 2, area.w, area.h), buttons.length, least, high);
  return buttons.flatMap((button, index) => {
    const place = places[index];
    return place ? [{ ...button, rect: place }] : [];
  });
}
