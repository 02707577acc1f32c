import { type ActionId, WHOLE_ACTION_DECK } from '../../../src/games/azardia/content/cards.ts';
import { CHARACTERS } from '../../../src/games/azardia/content/characters.ts';
import { actionText } from '../../../src/games/azardia/text/cards.en.ts';
import { characterNames } from '../../../src/games/azardia/text/names.en.ts';
import { type Estimate, medianOf, shareOf } from '../../../src/kernel/bots/estimate.ts';
import type { Counts, Goal, LabReport, Measure, MeasureRow } from '../../game/lab.ts';
import { plainId, randomId, SIZES, TABLE_FOR_TWO } from './series.ts';
import { labText as text } from './text.en.ts';
import { characterKey, drawnKey, placeKey, playedKey } from './watch.ts';

/** The targets of the design: fractions from 0 to 1, the others in rounds. */
const GOALS = {
  rounds: { least: 15, most: 25 },
  place: { least: 0.21, most: 0.29 },
  character: { least: 0.19, most: 0.31 },
  leader: { most: 0.65 },
  tableForTwo: { most: 0.67 },
} as const satisfies Readonly<Record<string, Goal>>;

/** How long people take for a command on average, in seconds: an assumption, which the page states. */
const SECONDS_A_COMMAND = 3;
const MINUTE = 60;

type Counted = ReadonlyMap<string, Counts>;

/** The lab's whole report on these counts, by the ID of the series. */
export function report(counts: Counted): LabReport {
  return {
    about: text.about,
    parts: [
      { ...text.parts.length, measures: [rounds(counts), minutes(counts), randomRounds(counts)] },
      { ...text.parts.fairness, measures: [places(counts), characters(counts)] },
      { ...text.parts.suspense, measures: [halfTime(counts), firstOnGoal(counts)] },
      { ...text.parts.cards, measures: [cards(counts)] },
    ],
  };
}

const counted = (counts: Counted, series: string, name: string): number => counts.get(series)?.[name] ?? 0;

const share = (counts: Counted, series: string, hits: string, of: string): Estimate | null =>
  shareOf(counted(counts, series, hits), counted(counts, series, of));

/** How many games had each number of something. */
function spreadOf(counts: Counted, series: string, name: string): Map<number, number> {
  const all = Object.entries(counts.get(series) ?? {});
  return new Map(
    all.flatMap(([key, games]) => (key.startsWith(`${name}/`) ? [[Number(key.slice(name.length + 1)), games]] : [])),
  );
}

/** A row for each number of players, and one for two with the preset. */
function bySize(estimate: (series: string) => Estimate | null, goalOf: (series: string) => Goal | null): MeasureRow[] {
  const row = (name: string, series: string): MeasureRow => {
    const goal = goalOf(series);
    return goal ? { name, estimate: estimate(series), goal } : { name, estimate: estimate(series) };
  };
  return [...SIZES.map((size) => row(text.players(size), plainId(size))), row(text.tableForTwo, TABLE_FOR_TWO)];
}

function rounds(counts: Counted): Measure {
  const rows = bySize(
    (series) => medianOf(spreadOf(counts, series, 'rounds')),
    () => GOALS.rounds,
  );
  return { ...text.rounds, unit: 'number', shape: 'bars', rows };
}

function minutes(counts: Counted): Measure {
  const rows = bySize(
    (series) => {
      const spread = [...spreadOf(counts, series, 'commands')];
      return medianOf(new Map(spread.map(([commands, games]) => [(commands * SECONDS_A_COMMAND) / MINUTE, games])));
    },
    () => null,
  );
  return { ...text.minutes(SECONDS_A_COMMAND), unit: 'number', shape: 'bars', rows };
}

function randomRounds(counts: Counted): Measure {
  const rows = SIZES.map((size): MeasureRow => {
    return { name: text.players(size), estimate: medianOf(spreadOf(counts, randomId(size), 'rounds')) };
  });
  return { ...text.randomRounds, unit: 'number', shape: 'bars', rows };
}

function places(counts: Counted): Measure {
  const rows = SIZES.flatMap((size) =>
    Array.from({ length: size }, (_, index): MeasureRow => {
      const key = placeKey(index + 1);
      const estimate = share(counts, plainId(size), `${key}/won`, key);
      const name = text.place(size, index + 1);
      return size === 4 ? { name, estimate, goal: GOALS.place } : { name, estimate };
    }),
  );
  return { ...text.places, unit: 'percent', shape: 'bars', rows };
}

function characters(counts: Counted): Measure {
  const rows = SIZES.flatMap((size) =>
    CHARACTERS.map((character): MeasureRow => {
      const key = characterKey(character);
      const estimate = share(counts, plainId(size), `${key}/won`, key);
      const name = text.character(size, characterNames[character]);
      return size === 4 ? { name, estimate, goal: GOALS.character } : { name, estimate };
    }),
  );
  return { ...text.characters, unit: 'percent', shape: 'bars', rows };
}

function halfTime(counts: Counted): Measure {
  const rows = bySize(
    (series) => share(counts, series, 'half-time leader/won', 'games'),
    (series) => {
      if (series === TABLE_FOR_TWO) return GOALS.tableForTwo;
      // A lead is hard to overcome if nobody gangs up on the leader: for two players the target is that of the preset.
      return series === plainId(2) ? null : GOALS.leader;
    },
  );
  return { ...text.halfTime, unit: 'percent', shape: 'bars', rows };
}

function firstOnGoal(counts: Counted): Measure {
  const rows = bySize(
    (series) => share(counts, series, 'first on 150/won', 'games'),
    () => null,
  );
  return { ...text.firstOnGoal, unit: 'percent', shape: 'bars', rows };
}

function cards(counts: Counted): Measure {
  const series = plainId(4);
  const rows = [...new Set(WHOLE_ACTION_DECK)].map((card: ActionId): MeasureRow => {
    // Cards that change hands may be played more often than they were drawn.
    const drawn = counted(counts, series, drawnKey(card));
    const played = Math.min(drawn, counted(counts, series, playedKey(card)));
    return { name: actionText[card].name, estimate: shareOf(played, drawn) };
  });
  return { ...text.cards, unit: 'percent', shape: 'bars', rows };
}
