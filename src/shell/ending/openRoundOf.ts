import type { EndingView } from '../../games/faza/scenes/view.ts';
import { at } from '../../kernel/at.ts';
import { roundBeginnings } from '../../kernel/rounds.ts';
import type { App } from '../app.ts';
import { branchAfter } from '../branch.ts';
import type { Match } from '../match.ts';
import { logOf } from '../matchHistory.ts';
import { openRound } from './roundDialog.ts';
import { endingText } from './text.en.ts';

/** Opens a round of a match that is over, named by the history's entry at its end, with the ways back into it. */
export function openRoundOf(app: App, match: Match, view: EndingView, end: number): void {
  const starts = roundBeginnings(match.session);
  const ageAt = (entry: number): number => at(starts, entry - 1).age;
  openRound(app.parent, view, end, {
    log: logOf(match),
    openRule: (rule) => app.openRulebook(rule),
    lookBack: (entry) =>
      app.toReplay(match, ageAt(entry), { back: { label: endingText.backToEnding, go: () => app.toEnding(match) } }),
    playOn: (entry) => {
      const branch = branchAfter(match, ageAt(entry));
      app.saves.save(branch);
      app.toTable(branch);
      app.toaster.show(endingText.practice);
    },
  });
}
