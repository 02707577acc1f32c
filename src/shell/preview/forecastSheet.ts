import type { FazaForecast } from '../../games/faza/rules/forecast.ts';
import type { DefeatRule, State } from '../../games/faza/rules/state.ts';
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

/**
 * The forecast of a view: after the command on offer where that is certain, else as things are now; `null` where nothing is
 * foretold.
 */
export function forecastSheet(view: BoardView): ForecastSheet | null {
  const { kind, forecast, state } = supposedOf(view);
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
  const title = kind === 'now' ? words.title : `${words.title}, ${words.kindsShort[kind]}`;
  const parts = [`${title}:`, ...rows.map(({ said }) => said), `${end.text}.`, remedy, note];
  return { title, rows, end, remedy, note, said: parts.filter((part) => part !== '').join(' ') };
}

/** What the forecast of a view supposes, and the position that follows from it. */
function supposedOf({ offer, whatIf, forecast, state }: BoardView): {
  readonly kind: keyof typeof words.kindsShort;
  readonly forecast: FazaForecast | null;
  readonly state: State;
} {
  const [only, ...others] = whatIf?.cases ?? [];
  if (whatIf && only && others.length === 0) return { ...only, kind: whatIf.kind };
  return { kind: offer === null || offer.do === 'endTeamPhase' ? 'now' : 'asIs', forecast, state };
}
