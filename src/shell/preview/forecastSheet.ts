import type { DefeatRule } from '../../games/faza/rules/state.ts';
import { remedyOf } from '../../games/faza/scenes/board/remedy.ts';
import { forecastLines } from '../../games/faza/scenes/preview/forecastLines.ts';
import type { BoardView } from '../../games/faza/scenes/view.ts';
import { text } from '../../games/faza/text/en.ts';

/** A line of the forecast: its number, who does what, and what it costs. */
export interface ForecastRow {
  /** The activation; "!" for what comes before. */
  readonly mark: string;
  readonly text: string;
  readonly figures: readonly { readonly kind: 'hurt' | 'rebel' | 'drone'; readonly value: string }[];
  /** The whole line in words. */
  readonly said: string;
}

/** The coming Faza phase as a list, ready to be shown and to be said. */
export interface ForecastSheet {
  readonly title: string;
  readonly rows: readonly ForecastRow[];
  /** What it leads to: Drones left, or why the game would be lost, and by which rule. */
  readonly end: { readonly text: string; readonly bad: boolean; readonly rules: readonly DefeatRule[] };
  /** What would help against that; empty where nothing is lost. */
  readonly remedy: string;
  /** That the team will decide something on the way; empty where it will not. */
  readonly note: string;
  readonly said: string;
}

const words = text.forecastText;

/** The forecast of a view as things are now; `null` where nothing is foretold. */
export function forecastSheet({ forecast, state }: BoardView): ForecastSheet | null {
  if (!forecast) return null;
  const rows = forecastLines(forecast, state).map((line): ForecastRow => {
    const figures: ForecastRow['figures'] = [
      ...(line.wounds.length > 0 ? [{ kind: 'hurt', value: `−${line.wounds.length}` } as const] : []),
      ...(line.rebelsLost > 0 ? [{ kind: 'rebel', value: `−${line.rebelsLost}` } as const] : []),
      ...(line.drones !== 0
        ? [{ kind: 'drone', value: line.drones > 0 ? `+${line.drones}` : `−${-line.drones}` } as const]
        : []),
    ];
    return {
      mark: line.order === null ? '!' : String(line.order),
      text: text.forecastLineText(line),
      figures,
      said: text.forecastLineSaid(line, state),
    };
  });
  const { outcome, pool } = forecast.after;
  const lost = outcome !== null && !outcome.won ? outcome.rule : null;
  const end =
    lost === null
      ? { text: words.poolAfter(pool.drones), bad: false, rules: [] }
      : { text: words.wouldLose(lost), bad: true, rules: [lost] };
  const note = forecast.hasChoices ? words.choices : '';
  const remedy = remedyOf(state, forecast)?.words ?? '';
  const parts = [`${words.title}:`, ...rows.map(({ said }) => said), `${end.text}.`, remedy, note];
  return { title: words.title, rows, end, remedy, note, said: parts.filter((part) => part !== '').join(' ') };
}
