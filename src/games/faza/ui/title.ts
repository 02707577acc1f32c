import type { TitleActions, TitlePage } from '../../../module/title.ts';
import { heroAt } from '../rules/board.ts';
import type { FazaView } from '../rules/state.ts';
import type { FazaTypes } from '../rules/types.ts';
import { titleControls } from '../scenes/title/titleControls.ts';
import type { TitleView } from '../scenes/view.ts';
import { text } from '../text/en.ts';

/** The title of FAZA. */
export const title: TitlePage<FazaTypes> = {
  controls(view: TitleView, actions: TitleActions) {
    return titleControls(view, actions);
  },
  continued(state: FazaView) {
    const names = state.heroes.map((_, seat) => text.heroName[heroAt(state, seat).id]);
    return text.controlText.continued(state.round, names);
  },
};
