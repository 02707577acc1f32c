import { ASSAULTS, BONUSES } from '../../../src/games/faceOff/content/clock.ts';
import { MARKET } from '../../../src/games/faceOff/content/market.ts';
import { POWER } from '../../../src/games/faceOff/content/power.ts';
import { SCRUBS } from '../../../src/games/faceOff/content/scrubs.ts';
import { STARTERS } from '../../../src/games/faceOff/content/starters.ts';
import { FACTIONS } from '../../../src/games/faceOff/content/vocabulary.ts';
import { cardNames, factionNames } from '../../../src/games/faceOff/text/names.en.ts';
import { differenceOf, type Estimate, medianOf, shareOf } from '../../../src/kernel/bots/estimate.ts';
import type { Counts, Goal, LabReport, MeasureRow } from '../../game/lab.ts';
import { SIZES, seriesId } from './series.ts';
import { labText as text } from './text.en.ts';
import { groupKey, PARTS, usedKey } from './watch.ts';

/** The targets of the design: fractions, points of win rate, and rounds. */
const GOALS = {
  faction: { least: -0.06, most: 0.06 },
  seat: { least: -0.04, most: 0.04 },
  rounds: { least: 12, most: 20 },
  sets: { least: 0.03, most: 0.12 },
  used: { least: 0.0001 },
} as const satisfies Readonly<Record<string, Goal>>;

/** The games in which the use of cards is measured. */
const FOUR = seriesId('boss', 4);

const CARDS: readonly string[] = [
  ...[STARTERS, POWER, MARKET].flatMap((groups) => Object.values(groups).flatMap((cards) => Object.keys(cards))),
  ...[SCRUBS, ASSAULTS, BONUSES].flatMap((cards) => Object.keys(cards)),
];

/** The lab's whole report on these counts, by the ID of the series. */
export function report(counts: ReadonlyMap<string, Counts>): LabReport {
  const of = (seats: number): Counts => counts.get(seriesId('boss', seats)) ?? {};
  const bySize = (estimate: (counts: Counts) => Estimate | null, goal?: Goal): MeasureRow[] =>
    SIZES.map((seats) => ({ name: text.seats(seats), estimate: estimate(of(seats)), ...(goal && { goal }) }));
  const factions = FACTIONS.flatMap((faction) =>
    SIZES.map((seats) => ({
      name: factionNames[faction],
      column: text.seats(seats),
      estimate: aboveShare(of(seats), faction, seats),
      goal: GOALS.faction,
    })),
  );
  const places = SIZES.flatMap((seats) =>
    Array.from({ length: seats }, (_, seat) => ({
      name: `${text.seats(seats)}, ${text.seat(seat)}`,
      estimate: aboveShare(of(seats), seat, seats),
      goal: GOALS.seat,
    })),
  );
  const used = CARDS.map((card) => ({
    name: cardNames[card as keyof typeof cardNames],
    estimate: share(counts.get(FOUR) ?? {}, usedKey(card)),
    goal: GOALS.used,
  }));
  const points = { unit: 'points', shape: 'bars' } as const;
  const percent = { unit: 'percent', shape: 'bars' } as const;
  const number = { unit: 'number', shape: 'bars' } as const;
  return {
    about: text.about,
    parts: [
      {
        ...text.parts.fairness,
        measures: [
          { ...text.factions, ...points, shape: 'matrix', rows: factions },
          { ...text.places, ...points, rows: places },
        ],
      },
      {
        ...text.parts.length,
        measures: [
          { ...text.rounds, ...number, rows: bySize((one) => medianOf(spreadOf(one, 'rounds')), GOALS.rounds) },
          { ...text.commands, ...number, rows: bySize((one) => medianOf(spreadOf(one, 'commands'))) },
          { ...text.sets, ...percent, rows: bySize((one) => share(one, 'rule/E1'), GOALS.sets) },
        ],
      },
      { ...text.parts.content, measures: [{ ...text.cards, ...percent, rows: used }] },
    ],
  };
}

function share(counts: Counts, name: string): Estimate | null {
  return shareOf(counts[name] ?? 0, counts.games ?? 0);
}

/** How far the wins of a faction or a seat are above an equal share. */
function aboveShare(counts: Counts, group: Parameters<typeof groupKey>[1], seats: number): Estimate | null {
  const won = shareOf((counts[groupKey('won', group)] ?? 0) / PARTS, counts[groupKey('played', group)] ?? 0);
  const [value, of] = [1 / seats, won?.of ?? 0];
  return differenceOf(won, { value, low: value, high: value, of });
}

/** How many games had each number of something. */
function spreadOf(counts: Counts, name: string): Map<number, number> {
  const start = `${name}/`;
  return new Map(
    Object.entries(counts).flatMap(([key, games]) =>
      key.startsWith(start) ? [[Number(key.slice(start.length)), games]] : [],
    ),
  );
}
