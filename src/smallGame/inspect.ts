import type { AnyGame } from '../module/gameTypes.ts';
import { ABOUT, type GameInspect } from '../module/inspect.ts';
import type { GameDescription } from './gameDescription.ts';
import type { SmallView } from './table.ts';
import { smallGameText as text } from './text.en.ts';

/** What lies on the table of a small game: each region is a button that says what it holds. */
export function smallInspect<T extends AnyGame>({ chapters }: GameDescription<T>): GameInspect<T> {
  const entries = chapters.flatMap((chapter) => chapter.entries);
  return {
    regions: ({ picture }: SmallView<T>) => picture.panels,
    explain: ({ picture }: SmallView<T>, key) => {
      const panel = picture.panels.find((one) => one.key === key);
      return panel ? { title: panel.title, about: panel.lines.join(' '), topics: [] } : null;
    },
    ruleTitle: (rule) => entries.find((entry) => entry.rule === rule)?.title ?? rule,
    withAbout: ({ picture }: SmallView<T>, controls, explain) => [
      ...controls,
      ...picture.panels.map(({ key, title, lines, rect }) => ({
        id: `${ABOUT}${key}`,
        label: text.table.region(title, lines),
        rect,
        group: text.groups.regions,
        press: () => explain(key),
      })),
    ],
    freePlace: ({ layout: { bar } }) => bar,
    createCloseUp: () => null,
  };
}
