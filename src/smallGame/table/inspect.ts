import { asSentence } from '../../module/asSentence.ts';
import type { AnyGame } from '../../module/match.ts';
import { ABOUT, type GameInspect } from '../../module/screens/inspect.ts';
import type { Control } from '../../table/control.ts';
import type { GameDescription } from '../gameDescription.ts';
import { smallGameText as text } from '../text.en.ts';
import type { Picture, PicturePanel } from './picture.ts';
import type { SmallView } from './table.ts';

/** The content of a small game's table: each region is a button that describes it. */
export function smallInspect<T extends AnyGame>({ chapters }: GameDescription<T>): GameInspect<T, SmallView<T>> {
  const entries = chapters.flatMap((chapter) => chapter.entries);
  return {
    regions: ({ picture }) => picture.panels,
    explain: ({ picture }, key) => {
      const panel = picture.panels.find((one) => one.key === key);
      return panel ? { title: panel.title, about: panel.lines.map(asSentence).join(' '), topics: [] } : null;
    },
    ruleTitle: (rule) => entries.find((entry) => entry.rule === rule)?.title ?? rule,
    withAbout: ({ picture }, controls, explain) => [...controls, ...regionControls(picture, ({ key }) => explain(key))],
    freePlace: ({ layout: { bar } }) => bar,
    createCloseUp: () => null,
  };
}

/** A button for each region, which describes its content. */
export function regionControls({ panels }: Picture, press: (panel: PicturePanel) => void): Control[] {
  return panels.map((panel) => ({
    id: `${ABOUT}${panel.key}`,
    label: text.table.region(panel.title, panel.lines),
    rect: panel.rect,
    group: text.groups.regions,
    press: () => press(panel),
  }));
}
