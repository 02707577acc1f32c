import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { lab } from '../../../../tools/factionFun/lab/lab.ts';
import { simulation } from '../../../../tools/factionFun/simulation.ts';
import type { Counts, Measure } from '../../../../tools/game/lab.ts';
import { playBy } from '../../../../tools/kit/playout.ts';

/** The counts from one game of a series. */
function countsOf(id: string, seed: string): Counts {
  const series = lab.series.find((one) => one.id === id);
  if (!series) throw new Error(`there is no series ${id}`);
  const observer = lab.watch(series);
  const setup = series.setup({ ...chanceFrom('lab') }, seed, 0);
  for (const turn of playBy(simulation, series.bot, setup)) observer.see(turn);
  return observer.counts();
}

/** The sum of the counts whose names start with this. */
const sum = (counts: Counts, start: string): number =>
  Object.entries(counts).reduce((all, [name, count]) => (name.startsWith(start) ? all + count : all), 0);

describe('Faction Fun’s lab', () => {
  test('plays two, four and six seats, each option, and the weaker bots', () => {
    expect(lab.series.map(({ id }) => id)).toEqual([
      'normal/2',
      'normal/4',
      'normal/6',
      'asWritten/2',
      'twoAvatars/2',
      'literalPenalty/2',
      'quickGame/2',
      'easy/2',
      'random/2',
    ]);
    const setup = lab.series[6]?.setup({ ...chanceFrom('lab') }, 'seed', 0);
    expect(setup).toEqual({
      seed: 'seed',
      seats: 2,
      asWritten: false,
      twoAvatars: false,
      literalPenalty: false,
      quickGame: true,
    });
  });

  test('counts one end of a game, and each card, event and specialty at most once', () => {
    const counts = countsOf('normal/2', 'one');
    expect(counts.games).toBe(1);
    expect(sum(counts, 'won/')).toBe(1);
    expect(sum(counts, 'rule/')).toBe(1);
    expect(sum(counts, 'rounds/')).toBe(1);
    expect(sum(counts, 'met/card/')).toBeGreaterThan(6);
    expect(sum(counts, 'met/event/')).toBeGreaterThan(5);
    expect(Math.max(...Object.values(counts))).toBe(1);
  });

  test('takes for the leader whoever has the larger realm after half of the rounds', () => {
    const observer = lab.watch(lab.series[0] ?? expect.unreachable());
    const { state } = simulation.rules.newGame({
      seed: 'lead',
      seats: 2,
      asWritten: false,
      twoAvatars: false,
      literalPenalty: false,
      quickGame: false,
    });
    const none = { ...state, holders: state.holders.map(() => null) };
    const ahead = (people: 'sailfolk' | 'hearthfolk', round: number) => ({
      ...none,
      round,
      holders: none.holders.map((_, tile) => (tile === 0 ? people : null)),
    });
    const began = (round: number) => [{ fact: 'roundBegan', round, rule: 'R1', by: 'round' }] as const;
    observer.see({ command: null, facts: began(1), state: ahead('sailfolk', 1) });
    // Of the four rounds, only the second ended with the Hearthfolk ahead.
    observer.see({ command: null, facts: began(2), state: ahead('sailfolk', 2) });
    observer.see({ command: null, facts: began(3), state: ahead('hearthfolk', 3) });
    observer.see({ command: null, facts: began(4), state: ahead('sailfolk', 4) });
    observer.see({
      command: null,
      facts: [],
      state: { ...ahead('sailfolk', 4), ending: { rule: 'W1', winner: 'hearthfolk' } },
    });
    expect(observer.counts()).toMatchObject({ leader: 1, 'leader/won': 1, 'won/hearthfolk': 1, 'rounds/4': 1 });
  });

  test('judges what the design wants', () => {
    const counts: Counts = {
      games: 10_000,
      'won/sailfolk': 4_900,
      'won/hearthfolk': 5_000,
      'won/nobody': 100,
      'rounds/15': 10_000,
      'rule/W2': 900,
      leader: 8_000,
      'leader/won': 5_200,
      'met/card/drill': 4_000,
      'met/event/war': 6_000,
      'met/avatar/healer': 7_000,
    };
    const { parts } = lab.report(new Map([['normal/2', counts]]));
    const measures: readonly Measure[] = parts.flatMap((part) => part.measures);
    const row = (title: string, name: string) =>
      measures.find((one) => one.title === title)?.rows.find((one) => one.name === name);
    expect(row('Games won by the Sailfolk', 'normal, 2 seats')).toMatchObject({
      estimate: { value: 49 / 99, of: 9_900 },
      goal: { least: 0.47, most: 0.53 },
    });
    expect(row('Games won by the Sailfolk', 'normal, 4 seats')?.goal).toBeUndefined();
    expect(row('Rounds', 'normal, 2 seats')).toMatchObject({ estimate: { value: 15 }, goal: { least: 12, most: 20 } });
    expect(row('Shared coasts', 'normal, 2 seats')?.estimate?.value).toBe(0.01);
    expect(row('Decided after round 24', 'normal, 2 seats')?.estimate?.value).toBe(0.09);
    expect(row('Wins of the half-time leader', 'normal, 2 seats')).toMatchObject({
      estimate: { value: 0.65 },
      goal: { most: 0.7 },
    });
    expect(row('Cards played', 'Drill')).toMatchObject({ estimate: { value: 0.4 }, goal: { least: 0.05 } });
    expect(row('Events drawn', 'War')?.estimate?.value).toBe(0.6);
    expect(row('Avatars with a specialty', 'Healer')?.estimate?.value).toBe(0.7);
    expect(row('Avatars with a specialty', 'Defender, Guardian')?.estimate?.value).toBe(0);
    // A card that nobody plays is not left out.
    expect(row('Cards played', 'Ferry')?.estimate?.value).toBe(0);
  });
});
