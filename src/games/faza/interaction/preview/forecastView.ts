import { equal } from '../../../../kernel/values/equal.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { heroAt } from '../../rules/board/board.ts';
import type { DefeatRule, FazaView } from '../../rules/state/state.ts';
import type { BoardView } from '../view.ts';
import { type ForecastItem, type ForecastSummary, forecastSummaryOf, total } from './forecastSummary.ts';
import type { WhatIf } from './whatIf.ts';

/**
 * How a predicted value compares with the earlier prediction: the same, new, gone, or different; `doubtful` while dice
 * decide.
 */
export type Mark = 'same' | 'new' | 'gone' | 'changed' | 'doubtful';

/** A Mothership's coming activation. */
export interface ForecastAct extends ForecastItem {
  readonly mark: Mark;
}

export type TagKind = 'turns' | 'hurt' | 'lost' | 'drones';

/** Something that will happen to a tile: how many wounds, Rebels lost, Drones more or fewer; for a tile that turns, 1. */
export interface ForecastTag {
  readonly kind: TagKind;
  readonly least: number;
  readonly most: number;
  readonly mark: Mark;
}

/** How likely the game is lost by the end of the coming phase, and by which rule it is so most likely. */
export interface ForecastDefeat {
  readonly rule: DefeatRule;
  /** From 0 to 1: below 1 only while dice decide. */
  readonly chance: number;
}

/** The coming Faza phase as it is shown on the board. */
export interface ForecastView {
  /** Its assumption: the command on offer (see `WhatIf`), or nothing; `asIs` although there is an offer. */
  readonly kind: 'now' | 'asIs' | WhatIf['kind'];
  /** The position it starts from; of several the likeliest. */
  readonly from: FazaView;
  readonly acts: readonly ForecastAct[];
  readonly tags: ReadonlyMap<TileNo, readonly ForecastTag[]>;
  /** Its totals, over all cases. */
  readonly sums: Sums;
  readonly defeat: ForecastDefeat | null;
  /** Whether the team will decide something on the way: then this is one way only. */
  readonly hasChoices: boolean;
  /** Of the likeliest case. */
  readonly pool: FazaView['pool'];
}

/** A sum of chances misses 1 by no more than this where it should be exact: floating point has no sixths. */
const NOISE = 1e-9;

/** Omens with the position they start from. */
interface Reading {
  readonly omens: ForecastSummary;
  readonly state: FazaView;
  readonly chance: number;
}

/** What a view shows of the next phase: after the command on offer, or otherwise as things are now. */
export function forecastViewOf(
  { state, offer, whatIf, forecast }: Pick<BoardView, 'state' | 'offer' | 'whatIf' | 'forecast'>,
  now: ForecastSummary,
): ForecastView {
  const preview = whatIf ? forecastViewIf(now, state, whatIf) : null;
  if (preview) return preview;
  const prospect = forecastViewNow(now, state, forecast?.hasChoices);
  return offer === null || offer.do === 'endTeamPhase' ? prospect : { ...prospect, kind: 'asIs' };
}

/** The result if the team ends its phase now. */
export function forecastViewNow(omens: ForecastSummary, state: FazaView, hasChoices = false): ForecastView {
  const counts = countsOf({ omens, state, chance: 1 });
  return {
    kind: 'now',
    from: state,
    acts: omens.acts.map((act) => ({ ...act, mark: 'same' })),
    tags: mergedTags(counts, [counts]),
    sums: sumsOf([{ omens, state }]),
    defeat: omens.lost === null ? null : { rule: omens.lost, chance: 1 },
    hasChoices,
    pool: omens.pool,
  };
}

/** The result after the command on offer, with all differences from now marked. `null` if the game would be over. */
export function forecastViewIf(now: ForecastSummary, state: FazaView, { kind, cases }: WhatIf): ForecastView | null {
  const readings = cases.flatMap((given): Reading[] =>
    given.forecast === null
      ? []
      : [{ omens: forecastSummaryOf(given.forecast, given.state), state: given.state, chance: given.chance }],
  );
  const likeliest = readings.reduce<Reading | null>(
    (best, reading) => (best === null || reading.chance > best.chance ? reading : best),
    null,
  );
  if (likeliest === null) return null;
  const before = countsOf({ omens: now, state, chance: 1 });
  const acts = likeliest.omens.acts.map((act) => ({ ...act, mark: markOfAct(act, now, readings) }));
  const tags = mergedTags(before, readings.map(countsOf));
  const open = [...acts, ...[...tags.values()].flat()].some(({ mark }) => mark === 'doubtful');
  return {
    // If the dice decide nothing that matters here, the values are certain.
    kind: kind === 'roll' && !open ? 'sure' : kind,
    from: likeliest.state,
    acts,
    tags,
    sums: sumsOf(readings),
    defeat: defeatOf(readings, cases),
    hasChoices: cases.some(({ forecast }) => forecast?.hasChoices === true),
    pool: likeliest.omens.pool,
  };
}

function markOfAct(act: ForecastItem, now: ForecastSummary, readings: readonly Reading[]): Mark {
  const inAll = readings.every(({ omens }) => equal(omens.acts[act.order - 1], act));
  if (!inAll) return 'doubtful';
  const was = now.acts[act.order - 1];
  if (was === undefined) return 'new';
  return equal(was, act) ? 'same' : 'changed';
}

/** By tile and kind: how many. Nothing is 0. */
type Counts = ReadonlyMap<TileNo, ReadonlyMap<TagKind, number>>;

const KINDS: readonly TagKind[] = ['turns', 'hurt', 'lost', 'drones'];

function countsOf({ omens, state }: Reading): Counts {
  const counts = new Map<TileNo, Map<TagKind, number>>();
  const add = (tile: TileNo, kind: TagKind, count: number): void => {
    const there = counts.get(tile) ?? new Map<TagKind, number>();
    there.set(kind, (there.get(kind) ?? 0) + count);
    counts.set(tile, there);
  };
  for (const tile of omens.turns) add(tile, 'turns', 1);
  for (const [seat, count] of omens.wounds) add(heroAt(state, seat).tile, 'hurt', count);
  for (const [tile, count] of omens.rebelsLost) add(tile, 'lost', count);
  for (const [tile, count] of omens.drones) add(tile, 'drones', count);
  return counts;
}

function mergedTags(before: Counts, cases: readonly Counts[]): ForecastView['tags'] {
  const tags = new Map<TileNo, readonly ForecastTag[]>();
  const tiles = new Set([...before.keys(), ...cases.flatMap((counts) => [...counts.keys()])]);
  for (const tile of tiles) {
    const found = KINDS.flatMap((kind): ForecastTag[] => {
      const was = before.get(tile)?.get(kind) ?? 0;
      const counts = cases.map((each) => each.get(tile)?.get(kind) ?? 0);
      const [least, most] = [Math.min(...counts), Math.max(...counts)];
      if (least === 0 && most === 0) return was === 0 ? [] : [{ kind, least: was, most: was, mark: 'gone' }];
      return [{ kind, least, most, mark: markOf(was, least, most) }];
    });
    if (found.length > 0) tags.set(tile, found);
  }
  return tags;
}

function markOf(was: number, least: number, most: number): Mark {
  if (least !== most) return 'doubtful';
  if (was === least) return 'same';
  return was === 0 ? 'new' : 'changed';
}

/** Also by the roll itself: then there is no phase left that could lose the game. */
function defeatOf(readings: readonly Reading[], cases: WhatIf['cases']): ForecastDefeat | null {
  const byPhase = readings.map(({ omens, chance }) => ({ rule: omens.lost, chance }));
  const byRoll = cases.map(({ state: { outcome }, chance }) => ({
    rule: outcome?.won === false ? outcome.rule : null,
    chance,
  }));
  const lost = [...byPhase, ...byRoll].filter(({ rule }) => rule !== null).sort((a, b) => b.chance - a.chance);
  const rule = lost[0]?.rule ?? null;
  const chance = lost.reduce((sum, one) => sum + one.chance, 0);
  return rule === null ? null : { rule, chance: chance > 1 - NOISE ? 1 : chance };
}

/** The range from minimum to maximum; both are equal if it is certain. */
export type Range = readonly [least: number, most: number];

/** The totals of a future Faza phase. */
export interface Sums {
  readonly wounds: Range;
  readonly rebelsLost: Range;
  /** Tiles that turn. */
  readonly turns: Range;
  /** Drones in the pool before and after it. */
  readonly pool: { readonly before: Range; readonly after: Range };
}

/** The sums over all cases of a future phase: its omens, and its starting position. There is at least one case. */
function sumsOf(cases: readonly { readonly omens: ForecastSummary; readonly state: FazaView }[]): Sums {
  const range = (count: (found: (typeof cases)[number]) => number): Range => {
    const counts = cases.map(count);
    return [Math.min(...counts), Math.max(...counts)];
  };
  return {
    wounds: range(({ omens }) => total(omens.wounds)),
    rebelsLost: range(({ omens }) => total(omens.rebelsLost)),
    turns: range(({ omens }) => omens.turns.size),
    pool: {
      before: range(({ state }) => state.pool.drones),
      // A Drone that cannot be placed is a loss (D2), not a debt.
      after: range(({ omens }) => Math.max(0, omens.pool.drones)),
    },
  };
}
