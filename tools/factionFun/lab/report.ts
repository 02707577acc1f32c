import { ACTION_DECK } from '../../../src/games/factionFun/content/cards.ts';
import { EVENT_DECK } from '../../../src/games/factionFun/content/events.ts';
import { PEOPLES, SPECIALTIES } from '../../../src/games/factionFun/content/vocabulary.ts';
import { cardText, eventText, kindName } from '../../../src/games/factionFun/text/names.en.ts';
import { type Estimate, medianOf, shareOf } from '../../../src/kernel/bots/estimate.ts';
import type { Counts, Goal, LabReport, Measure, MeasureRow } from '../../game/lab.ts';
import { OPTIONS, optionId, plainId, SIZES } from './series.ts';
import { labText as text } from './text.en.ts';
import { metKey, wonKey } from './watch.ts';

/** The standard game, to which the targets apply. */
const STANDARD = plainId('normal', 2);

/** The targets of the design: fractions from 0 to 1, the others in rounds. */
const GOALS = {
  side: { least: 0.47, most: 0.53 },
  rounds: { least: 12, most: 20 },
  leader: { most: 0.7 },
  met: { least: 0.05 },
} as const satisfies Readonly<Record<string, Goal>>;

type Counted = ReadonlyMap<string, Counts>;

/** The lab's whole report on these counts, by the ID of the series. */
export function report(counts: Counted): LabReport {
  const count = (series: string, name: string): number => counts.get(series)?.[name] ?? 0;
  const share =
    (hits: string, of: string) =>
    (series: string): Estimate | null =>
      shareOf(count(series, hits), count(series, of));
  const median =
    (name: string) =>
    (series: string): Estimate | null =>
      medianOf(spreadOf(counts.get(series) ?? {}, name));
  const sides = (series: string): Estimate | null => {
    const [sailfolk, hearthfolk] = PEOPLES.map((people) => count(series, wonKey(people)));
    return shareOf(sailfolk ?? 0, (sailfolk ?? 0) + (hearthfolk ?? 0));
  };
  const met = (what: Parameters<typeof metKey>[0], names: ReadonlyMap<string, string>): MeasureRow[] =>
    [...names].map(([id, name]) => ({ name, estimate: share(metKey(what, id), 'games')(STANDARD), goal: GOALS.met }));
  const percent = { unit: 'percent', shape: 'bars' } as const;
  const number = { unit: 'number', shape: 'bars' } as const;
  const measures: Readonly<Record<keyof typeof text.parts, readonly Measure[]>> = {
    fairness: [
      { ...text.sides, ...percent, rows: rows(sides, GOALS.side) },
      { ...text.shared, ...percent, rows: rows(share(wonKey(null), 'games')) },
    ],
    length: [
      { ...text.rounds, ...number, rows: rows(median('rounds'), GOALS.rounds) },
      { ...text.lastRound, ...percent, rows: rows(share('rule/W2', 'games')) },
      { ...text.commands, ...number, rows: rows(median('commands')) },
    ],
    suspense: [
      { ...text.halfTime, ...percent, rows: rows(share('leader/won', 'leader'), GOALS.leader) },
      { ...text.founder, ...percent, rows: rows(share('founder/won', 'founder')) },
    ],
    content: [
      { ...text.cards, ...percent, rows: met('card', CARDS) },
      { ...text.events, ...percent, rows: met('event', EVENTS) },
      { ...text.avatars, ...percent, rows: met('avatar', AVATARS) },
    ],
  };
  return {
    about: text.about,
    parts: [
      { ...text.parts.fairness, measures: measures.fairness },
      { ...text.parts.length, measures: measures.length },
      { ...text.parts.suspense, measures: measures.suspense },
      { ...text.parts.content, measures: measures.content },
    ],
  };
}

/** A row for each series; the goal is that of the standard game. */
function rows(estimate: (series: string) => Estimate | null, goal?: Goal): MeasureRow[] {
  const named = [
    ...SIZES.map((seats) => [text.plain('normal', seats), plainId('normal', seats)] as const),
    ...OPTIONS.map((option) => [text.option(option), optionId(option)] as const),
    ...['easy', 'random'].map((bot) => [text.plain(bot, 2), plainId(bot, 2)] as const),
  ];
  return named.map(([name, series]) =>
    goal && series === STANDARD ? { name, estimate: estimate(series), goal } : { name, estimate: estimate(series) },
  );
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

const CARDS: ReadonlyMap<string, string> = new Map(
  PEOPLES.flatMap((people) => ACTION_DECK[people].map((card) => [card, cardText[card].name])),
);

const EVENTS: ReadonlyMap<string, string> = new Map(EVENT_DECK.map((event) => [event, eventText[event].name]));

const AVATARS: ReadonlyMap<string, string> = new Map([
  ['protector', PEOPLES.map((people) => kindName('protector', people)).join(', ')],
  ...PEOPLES.flatMap((people) => SPECIALTIES[people].map((kind) => [kind, kindName(kind, people)] as const)),
]);
