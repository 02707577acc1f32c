import { sizesOf } from '../../../src/games/faza/content/editions.ts';
import type { CardSide, EditionSpec, HeroId, ModeId, SkillId } from '../../../src/games/faza/content/vocabulary.ts';
import { movementText, optionName, skillName } from '../../../src/games/faza/text/content/cards.en.ts';
import { eventName } from '../../../src/games/faza/text/content/events.en.ts';
import { areaName, heroName, modeName } from '../../../src/games/faza/text/content/names.en.ts';
import { defeatText } from '../../../src/games/faza/text/table/facts.en.ts';
import {
  averageOf,
  differenceOf,
  type Estimate,
  meanOf,
  medianOf,
  shareOf,
} from '../../../src/kernel/bots/estimate.ts';
import type { Counts, Goal, LabReport, Measure, MeasureRow } from '../../game/lab.ts';
import { type EditionSeries, seriesId, seriesOf, teamsOf, YARDSTICKS, type Yardstick } from './series.ts';
import { type Targets, targetsFor } from './targets.ts';
import { labText as text } from './text.en.ts';
import { cardKey, expectedKey, teamKey } from './watch.ts';

/** The counts of an edition. */
interface Counted {
  readonly edition: EditionSpec;
  /** How many heroes can play it. */
  readonly sizes: readonly number[];
  readonly series: EditionSeries;
  readonly targets: Targets;
  /** By the ID of the series. */
  readonly counts: ReadonlyMap<string, Counts>;
}

/** The targets of every edition: shares from 0 to 1. */
const GOALS = {
  pair: { least: 0.6, most: 1.3 },
  hero: { least: 0.85, most: 1.15 },
  use: { least: 0.02 },
  event: { least: -0.15, most: 0.15 },
  random: { most: 0.001 },
  fit: { least: -0.05, most: 0.05 },
  believable: { least: 0.9 },
} as const satisfies Readonly<Record<string, Goal>>;

/** How long two people take for a command, in seconds: an assumption, which the page states. */
const SECONDS_A_COMMAND = 15;
const MINUTE = 60;

const CAUSES = ['X2', 'X3', 'X4', 'X5'] as const;

/** The skills that players decide to use, in the order of the page. */
const SKILLS = [
  'aim',
  'marksman',
  'pathfinder',
  'houseCall',
  'reclaim',
  'insider',
  'recruiter',
  'tinker',
  'forecast',
] as const satisfies readonly SkillId[];

/** What everybody can do without a card. */
const DEEDS = ['recruit', 'recover', 'payOff'] as const;

/** The lab's whole report on the games of an edition, by the ID of the series. */
export function report(edition: EditionSpec, counts: ReadonlyMap<string, Counts>): LabReport {
  const sizes = sizesOf(edition);
  const counted: Counted = { edition, sizes, series: seriesOf(edition), targets: targetsFor(edition), counts };
  return {
    about: text.about(edition),
    parts: [
      { ...text.parts.wins, measures: [...YARDSTICKS.map((player) => winRates(counted, player)), randomWins(counted)] },
      { ...text.parts.heroes, measures: [heroRates(counted), pairRates(counted)] },
      {
        ...text.parts.ends,
        measures: [...causesByMode(counted), lengths(counted), minutes(counted)],
      },
      { ...text.parts.events, measures: [events(counted)] },
      { ...text.parts.cards, measures: [cards(counted), skills(counted), deeds(counted)] },
      { ...text.parts.options, measures: [optionChanges(counted)] },
      { ...text.parts.estimates, measures: [believable(counted), truth(counted)] },
    ],
  };
}

const modesOf = ({ edition }: Counted): readonly ModeId[] => edition.modes.map(({ id }) => id);

/** A count, summed over several series. */
function total(counted: Counted, series: readonly string[], name: string): number {
  return series.reduce((sum, id) => sum + (counted.counts.get(id)?.[name] ?? 0), 0);
}

const seriesIn = ({ sizes }: Counted, mode: ModeId): string[] => sizes.map((size) => seriesId(mode, size));

/** The games of every mode by the reference player, without options. */
const plain = (counted: Counted): string[] => modesOf(counted).flatMap((mode) => seriesIn(counted, mode));

function share(counted: Counted, series: readonly string[], hits: string, of: string): Estimate | null {
  return shareOf(total(counted, series, hits), total(counted, series, of));
}

const rate = (counted: Counted, mode: ModeId, size: number, player?: Yardstick): Estimate | null =>
  share(counted, [seriesId(mode, size, player)], 'won', 'games');

/** The win rate of a mode, with equal weight for every team size. */
const average = (counted: Counted, mode: ModeId, player?: Yardstick): Estimate | null =>
  averageOf(counted.sizes.map((size) => rate(counted, mode, size, player)));

function winRates(counted: Counted, player: Yardstick): Measure {
  const wins = counted.targets.wins[player];
  const rows = modesOf(counted).flatMap((mode): MeasureRow[] => {
    const goal = wins?.goals[mode];
    const mean = { name: text.average(modeName[mode]), estimate: average(counted, mode, player) };
    return [
      goal ? { ...mean, goal } : mean,
      ...counted.sizes.map((size) => {
        return { name: text.team(modeName[mode], size), estimate: rate(counted, mode, size, player) };
      }),
    ];
  });
  return { ...text.winRates(player), target: wins?.sentence ?? null, unit: 'percent', shape: 'bars', rows };
}

function randomWins(counted: Counted): Measure {
  const rows = counted.series.randoms.map(({ id, mode }): MeasureRow => {
    return { name: modeName[mode], estimate: share(counted, [id], 'won', 'games'), goal: GOALS.random };
  });
  return { ...text.randomWins, unit: 'percent', shape: 'bars', rows };
}

/** The win rate of the teams of one size that hold all these heroes. */
function withHeroes(
  counted: Counted,
  size: number,
  heroes: readonly HeroId[],
): { readonly won: number; readonly games: number } {
  const keys = teamsOf(counted.edition, size)
    .filter((team) => heroes.every((hero) => team.includes(hero)))
    .map(teamKey);
  const sum = (end: string): number =>
    keys.reduce((found, key) => found + total(counted, [seriesId('normal', size)], `${key}${end}`), 0);
  return { won: sum('/won'), games: sum('') };
}

/** The estimate of its difference from the rate of all games: games in both do not count. */
function comparedWithAll(own: Estimate | null, all: number): Estimate | null {
  if (!own) return null;
  const { value, low, high, of } = own;
  const scale = Math.sqrt(1 - of / all);
  return { value, low: value - scale * (value - low), high: value + scale * (high - value), of };
}

function heroRates(counted: Counted): Measure {
  const all = average(counted, 'normal')?.value;
  const rows = counted.edition.heroes.map(({ id }): MeasureRow => {
    const own = averageOf(
      counted.sizes.map((size) => {
        const { won, games } = withHeroes(counted, size, [id]);
        return comparedWithAll(shareOf(won, games), total(counted, [seriesId('normal', size)], 'games'));
      }),
    );
    return { name: heroName[id], estimate: relativeTo(own, all), goal: GOALS.hero };
  });
  return { ...text.heroRates, unit: 'percent', shape: 'bars', rows };
}

function pairRates(counted: Counted): Measure {
  const all = share(counted, seriesIn(counted, 'normal'), 'won', 'games')?.value;
  const rows = counted.edition.heroes.flatMap((one, index) =>
    counted.edition.heroes.slice(index + 1).flatMap((other): MeasureRow[] => {
      if (one.area === other.area) return [];
      const found = counted.sizes.map((size) => withHeroes(counted, size, [one.id, other.id]));
      const won = found.reduce((sum, each) => sum + each.won, 0);
      const games = found.reduce((sum, each) => sum + each.games, 0);
      const estimate = relativeTo(shareOf(won, games), all);
      return [{ name: heroName[one.id], column: heroName[other.id], estimate, goal: GOALS.pair }];
    }),
  );
  return { ...text.pairRates, unit: 'percent', shape: 'matrix', rows };
}

/** A rate divided by that of all games; `null` without games, or if nobody won any. */
function relativeTo(own: Estimate | null, all: number | undefined): Estimate | null {
  return own && all ? { value: own.value / all, low: own.low / all, high: own.high / all, of: own.of } : null;
}

/** Causes of defeat: first of the mode that has a target, then of Normal. */
function causesByMode(counted: Counted): Measure[] {
  return [...new Set([counted.targets.causes.mode, 'normal' as const])].map((mode) => causes(counted, mode));
}

function causes(counted: Counted, mode: ModeId): Measure {
  const { targets, edition } = counted;
  const series = seriesIn(counted, mode);
  const lost = total(counted, series, 'games') - total(counted, series, 'won');
  const needsRebels = edition.modes.some(({ id, needsRebels }) => id === mode && needsRebels);
  const goal = targets.causes.mode === mode ? targets.causes.goal : null;
  const possible = CAUSES.filter((rule) => rule !== 'X5' || needsRebels);
  const rows = possible.map((rule): MeasureRow => {
    const estimate = shareOf(total(counted, series, `lost/${rule}`), lost);
    const row = { name: `${defeatText[rule]} (${rule})`, estimate };
    return goal ? { ...row, goal } : row;
  });
  const target = goal && targets.causes.sentence;
  return { ...text.causes(modeName[mode]), target, unit: 'percent', shape: 'bars', rows };
}

/** How many games had each number of something, such as rounds. */
function spreadOf(counted: Counted, series: string, what: string): Map<number, number> {
  const found = Object.entries(counted.counts.get(series) ?? {}).flatMap(([name, games]): [number, number][] => {
    const [kind, number] = name.split('/');
    return kind === what ? [[Number(number), games]] : [];
  });
  return new Map(found);
}

function lengths(counted: Counted): Measure {
  const rows = modesOf(counted).flatMap((mode) =>
    counted.sizes.map((size): MeasureRow => {
      const estimate = medianOf(spreadOf(counted, seriesId(mode, size), 'rounds'));
      return { name: text.team(modeName[mode], size), estimate };
    }),
  );
  return { ...text.lengths, unit: 'number', shape: 'bars', rows };
}

function minutes(counted: Counted): Measure {
  const rows = modesOf(counted).flatMap((mode) =>
    counted.sizes.map((size): MeasureRow => {
      const spread = [...spreadOf(counted, seriesId(mode, size), 'commands')];
      const estimate = medianOf(
        new Map(spread.map(([commands, games]) => [(commands * SECONDS_A_COMMAND) / MINUTE, games])),
      );
      return { name: text.team(modeName[mode], size), estimate };
    }),
  );
  return { ...text.minutes(SECONDS_A_COMMAND), unit: 'number', shape: 'bars', rows };
}

/** By how many percent results exceeded the estimated chances, on average. */
function surplusOf(counted: Counted, series: readonly string[], key: string): Estimate | null {
  const of = (end: string): number => total(counted, series, `${key}${end}`);
  return meanOf({
    groups: of('/games'),
    of: of(''),
    sum: of('/surplus'),
    squaredSums: of('/squaredSums'),
    squaredSizes: of('/squaredSizes'),
    products: of('/products'),
  });
}

function events(counted: Counted): Measure {
  const series = seriesIn(counted, 'normal');
  const of = (name: string): number => total(counted, series, name);
  const all = counted.edition.events.map(({ id }) => ({
    draws: of(`event/${id}`),
    surplus: of(`event/${id}/surplus`),
  }));
  const draws = all.reduce((sum, each) => sum + each.draws, 0);
  const mean = all.reduce((sum, each) => sum + each.surplus, 0) / Math.max(1, draws);
  const rows = counted.edition.events.map(({ id }): MeasureRow => {
    const own = surplusOf(counted, series, `event/${id}`);
    const less = (percent: number): number => (percent - mean) / 100;
    const estimate = own && { value: less(own.value), low: less(own.low), high: less(own.high), of: own.of };
    return { name: eventName[id], estimate, goal: GOALS.event };
  });
  return { ...text.events, unit: 'points', shape: 'bars', rows: rising(rows) };
}

/** How often the shown chance is close to the one that other games give. */
function believable(counted: Counted): Measure {
  const series = counted.series.chances.map(({ id }) => id);
  const estimate = share(counted, series, 'positions/near', 'positions');
  const rows = [{ name: text.believable.row, estimate, goal: GOALS.believable }];
  const { title, about, target } = text.believable;
  return { title, about, target, unit: 'percent', shape: 'bars', rows };
}

/** How far the network's estimates are from the results, by tenths. */
function truth(counted: Counted): Measure {
  const series = plain(counted);
  const rows = Array.from({ length: 10 }, (_, tenth): MeasureRow => {
    const own = surplusOf(counted, series, expectedKey(tenth));
    const estimate = own && { value: own.value / 100, low: own.low / 100, high: own.high / 100, of: own.of };
    return { name: text.tenth(tenth), estimate, goal: GOALS.fit };
  });
  return { ...text.fit, unit: 'points', shape: 'bars', rows };
}

/** Rows in ascending order of their values, those without a value last. */
function rising(rows: readonly MeasureRow[]): MeasureRow[] {
  const rank = ({ estimate }: MeasureRow): number => estimate?.value ?? Number.POSITIVE_INFINITY;
  return [...rows].sort((one, other) => rank(one) - rank(other));
}

/** How often something was used, relative to the number of opportunities. */
function useRow(counted: Counted, name: string, key: string, goal?: Goal): MeasureRow {
  const estimate = share(counted, plain(counted), `${key}/chosen`, key);
  return goal ? { name, estimate, goal } : { name, estimate };
}

function cards(counted: Counted): Measure {
  const rows = Object.entries(counted.edition.decks).flatMap(([area, deck]) =>
    deck.flatMap((spec, index) =>
      (['healthy', 'injured'] as const).flatMap((side): MeasureRow[] => {
        const printed = spec[side];
        const known = counted.edition.heroes.find((hero) => hero.area === area)?.area;
        if (!printed || !known) return [];
        const where = text.side(areaName[known], index + 1, side);
        const key = (use: 'movement' | number): string => cardKey(known, index + 1, side, use);
        return [
          useRow(counted, `${movementName(printed)}, ${where}`, key('movement'), GOALS.use),
          ...printed.enhancement.options.map((_, option) =>
            useRow(counted, `${optionName(printed.enhancement.id, option)}, ${where}`, key(option), GOALS.use),
          ),
        ];
      }),
    ),
  );
  return { ...text.cards, unit: 'percent', shape: 'bars', rows: rising(rows) };
}

function movementName({ movement }: CardSide): string {
  const { name, value } = movementText(movement);
  return `${name} ${value}`.trim();
}

function skills(counted: Counted): Measure {
  const { heroes, everybody = [] } = counted.edition;
  const known = new Set([...heroes.flatMap((hero) => hero.skills), ...everybody].map(({ id }) => id));
  const rows = SKILLS.filter((id) => known.has(id)).map((id) =>
    useRow(counted, skillName[id], `skill/${id}`, GOALS.use),
  );
  return { ...text.skills, unit: 'percent', shape: 'bars', rows: rising(rows) };
}

function deeds(counted: Counted): Measure {
  const rows = DEEDS.map((id) => useRow(counted, text.deedNames[id], `deed/${id}`));
  return { ...text.deeds, unit: 'percent', shape: 'bars', rows: rising(rows) };
}

function optionChanges(counted: Counted): Measure {
  const base = average(counted, 'normal');
  // Teams of all sizes take turns, so the rate of all games is the average over the sizes.
  const rows = counted.series.options.map(({ id, name }): MeasureRow => {
    return { name, estimate: differenceOf(share(counted, [id], 'won', 'games'), base) };
  });
  return { ...text.options, unit: 'points', shape: 'bars', rows };
}
