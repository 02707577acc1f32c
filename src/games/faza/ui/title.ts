import type { TitlePage } from '../../../module/screens/title.ts';
import { titleControls } from '../interaction/title/titleControls.ts';
import { cornerPlace } from '../interaction/title/titleLayout.ts';
import type { FazaView } from '../rules/state/state.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { text } from '../text/en.ts';

/** The title of FAZA. */
export const title: TitlePage<FazaTypes> = {
  corner: cornerPlace,
  controls: titleControls,
  continued: ({ round, heroes }: FazaView) => {
    const names = heroes.map(({ id }) => text.heroTitle(id));
    return text.controlText.continued(round, names);
  },
};
