import { text } from '../../text/en.ts';
import type { ForecastView } from '../preview/forecastView.ts';

/** One figure on the button that ends the phase. */
export interface EndFigure {
  /** Of `icons.svg`. */
  readonly icon: string;
  readonly words: string;
  /** The same where there is less room. */
  readonly short: string;
}

/** What the button that ends the phase says about what comes of it. */
export interface EndWords {
  /** What the figures suppose; empty where they are of the present, and nothing else is on offer. */
  readonly supposed: string;
  /** Whether that is something that was not done yet. */
  readonly isAhead: boolean;
  readonly figures: readonly EndFigure[];
  /** That the game is lost for sure, and by which rule; empty where it is not. While dice decide, a figure says how likely. */
  readonly lost: string;
  /** The same without the rule, for less room. */
  readonly lostShort: string;
  /** Why it would be, in a word or two. */
  readonly why: string;
}

/** The coming phase in four figures: wounds, Rebels lost, tiles that turn, and the Drones in the pool. */
export function endWords({ kind, sums, defeat }: ForecastView): EndWords {
  const { wounds, rebelsLost, turns, pool } = sums;
  const words = text.board;
  const drones = words.fromTo(words.range(pool.before), words.range(pool.after));
  const { byRule } = text.forecastText;
  const sure = defeat?.chance === 1 ? defeat.rule : null;
  const risk = defeat && sure === null ? words.percent(defeat.chance) : null;
  return {
    supposed: text.forecastText.kindsShort[kind],
    isAhead: kind !== 'now' && kind !== 'asIs',
    figures: [
      ...(defeat && risk !== null ? [{ icon: 'skull', words: byRule(risk, defeat.rule), short: risk }] : []),
      { icon: 'hurt', words: words.wounds(wounds), short: words.range(wounds) },
      { icon: 'rebel', words: words.rebelsLost(rebelsLost), short: words.rebelsLostShort(rebelsLost) },
      { icon: 'turn', words: words.tiles(turns), short: words.range(turns) },
      { icon: 'drone', words: drones, short: drones },
    ],
    lost: sure === null ? '' : byRule(words.lost(text.defeatShort[sure]), sure),
    lostShort: sure === null ? '' : words.lost(text.defeatBrief[sure]),
    why: sure === null ? '' : text.defeatBrief[sure],
  };
}
