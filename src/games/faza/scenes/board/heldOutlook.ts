import type { Verb } from '../boardLayout.ts';
import type { BoardView } from '../view.ts';
import { type ForecastSummary, forecastSummaryOf } from './forecastSummary.ts';
import { possibleVerbs } from './marks.ts';

/** What the screen says about what could be done and what will come. */
export interface Outlook {
  readonly usable: BoardView['usable'];
  readonly verbs: ReadonlySet<Verb>;
  readonly omens: ForecastSummary | null;
}

const NOTHING: Outlook = { usable: [], verbs: new Set(), omens: null };

/** While a command of the team is played, nothing can be done; the screen keeps what it showed, so that it does not flicker. */
export class HeldOutlook {
  private last: Outlook = NOTHING;

  of(view: BoardView): Outlook {
    if (view.busy) return view.state.phase === 'team' ? this.last : NOTHING;
    this.last = {
      usable: view.usable,
      verbs: possibleVerbs(view),
      omens: view.forecast ? forecastSummaryOf(view.forecast, view.state) : null,
    };
    return this.last;
  }
}
