import type { ForecastRow, ForecastSheet } from '../../../../module/screens/panel.ts';
import { forecastLines } from '../../interaction/preview/forecastLines.ts';
import { remedyOf } from '../../interaction/preview/remedy.ts';
import type { BoardView } from '../../interaction/view.ts';
import type { FazaForecast } from '../../rules/forecast.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { text } from '../../text/en.ts';

const words = text.forecastText;

/**
 * The forecast of a view: after the command on offer if that is certain, otherwise as things are now; `null` without a
 * forecast.
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
      text: text.forecastLineText(line, state),
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

/** The assumption behind a view's forecast, and the resulting position. */
function supposedOf({ offer, whatIf, forecast, state }: BoardView): {
  readonly kind: keyof typeof words.kindsShort;
  readonly forecast: FazaForecast | null;
  readonly state: FazaView;
} {
  const [only, ...others] = whatIf?.cases ?? [];
  if (whatIf && only && others.length === 0) return { ...only, kind: whatIf.kind };
  return { kind: offer === null || offer.do === 'endTeamPhase' ? 'now' : 'asIs', forecast, state };
}
