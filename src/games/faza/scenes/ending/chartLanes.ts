import type { Estimate } from '../../../../module/chances/swing.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { EndingView } from '../../interaction/view.ts';
import { text } from '../../text/en.ts';

/** A lane of the chart: a value counted after each round, on its own scale. */
export interface Lane {
  readonly label: string;
  /** The same if there is little room. */
  readonly short: string;
  readonly icon: string;
  readonly tone: number;
  /** Color of its letters, dark enough for paper. */
  readonly ink: number;
  /** One for each entry of the history; none until they are known. */
  readonly values: readonly number[];
  /** The standard error of each value; empty for counted values. */
  readonly errors: readonly number[];
  /** What the lane says until then. */
  readonly meanwhile: string;
  /** A second line on the same scale, dashed. */
  readonly other: { readonly label: string; readonly values: readonly number[] } | null;
  /** Bars for counts, steps for values that jump, an area for values that swell. */
  readonly shape: 'area' | 'steps' | 'bars';
  /** The value at the top of the lane. */
  readonly top: number;
  /** Its height relative to the other lanes. */
  readonly weight: number;
  /** Whether its highest value is written beside it. */
  readonly peak: boolean;
  readonly say: (value: number) => string;
}

/** The lanes of the chart, from top to bottom. */
export function chartLanes({ history, chances }: Pick<EndingView, 'history' | 'chances'>): Lane[] {
  const words = text.screens.ending;
  const drones = history.map((entry) => entry.drones);
  const pool = history.map((entry) => entry.pool);
  const health = history.map((entry) => entry.health);
  const injuries = history.map((entry) => entry.injuries);
  const counted = { say: String, other: null, peak: false, meanwhile: '', errors: [] } as const;
  return [
    {
      label: words.chance,
      short: words.short.chance,
      icon: 'star',
      tone: color.act,
      ink: color.ink,
      values: chances.estimates.map(({ chance }) => chance),
      errors: chances.estimates.map(({ error }) => error),
      meanwhile: chances.progress === 'failed' ? words.noEstimate : words.counting,
      other: null,
      shape: 'area',
      top: chanceTop(chances.estimates),
      weight: 1.35,
      peak: true,
      say: text.board.percent,
    },
    {
      ...counted,
      label: words.drones,
      short: words.short.drones,
      icon: 'drone',
      tone: color.amber,
      ink: mix(color.amber, color.ink, 0.35),
      values: drones,
      other: { label: words.pool, values: pool },
      shape: 'area',
      top: Math.max(1, ...drones, ...pool),
      weight: 1.15,
    },
    {
      ...counted,
      label: words.shipHealth,
      short: words.short.shipHealth,
      icon: 'health',
      tone: color.good,
      ink: 0x3d7a1e,
      values: health,
      shape: 'steps',
      top: Math.max(1, ...health),
      weight: 0.85,
    },
    {
      ...counted,
      label: words.injuries,
      short: words.short.injuries,
      icon: 'hurt',
      tone: color.hurt,
      ink: mix(color.hurt, color.ink, 0.25),
      values: injuries,
      shape: 'bars',
      top: Math.max(1, ...injuries),
      weight: 0.75,
    },
  ];
}

/** Where wins are rare all through a game, the top of the lane is less than 100%, so that the line can be read. */
function chanceTop(estimates: readonly Estimate[]): number {
  const most = Math.max(0, ...estimates.map(({ chance, error }) => Math.min(1, chance + error)));
  return [0.25, 0.5].find((top) => most <= top) ?? 1;
}
