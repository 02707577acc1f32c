import type { TitlePage, TitleView } from '../../../module/screens/title.ts';
import type { GameDescription } from '../../../smallGame/gameDescription.ts';
import type { PictureButton } from '../../../smallGame/table/picture.ts';
import { titlePage, titlePicture } from '../../../smallGame/title.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { cornerPlace, placeTitleButtons } from '../scenes/title/titleLayout.ts';

/** The title: what a small game offers, in other places. */
export function azardiaTitle(game: GameDescription<AzardiaTypes>): TitlePage<AzardiaTypes> {
  const plain = titlePage(game);
  return {
    ...plain,
    corner: cornerPlace,
    controls: (view, actions) => placeTitleButtons(plain.controls(view, actions), view),
  };
}

/** What the buttons of the title look like. */
export function titleButtons(game: GameDescription<AzardiaTypes>, view: TitleView): PictureButton[] {
  return placeTitleButtons(titlePicture(game, view).buttons, view);
}
