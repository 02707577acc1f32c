import { writeFileSync } from 'node:fs';
import { at } from '../src/kernel/values/at.ts';
import { type CertifiedDays, certifiedRetry, daysOf, earlierAfter } from '../src/module/daily/certifiedDays.ts';
import { dailySeed } from '../src/module/daily/dailySeed.ts';
import { dayNumber, dayOf, dayOfNumber, isDay } from '../src/module/daily/days.ts';
import type { AnyGame } from '../src/module/match.ts';
import type { StoredGame } from '../src/module/records/storedGame.ts';
import { type DayWon, recordOf } from './certify/certifyDay.ts';
import type { DayTask } from './certify/certifyWorker.ts';
import type { Dailies } from './game/simulation.ts';
import { Complaint, defineCommand, runCommand } from './kit/args.ts';
import { fingerprintOfDays } from './kit/fingerprints.ts';
import { chosenGame, gameOption } from './kit/playout.ts';
import { showProgress } from './kit/progress.ts';
import { shareOut } from './kit/workerPool.ts';

const { id, simulation } = await chosenGame();

const command = defineCommand({
  name: 'npm run certify',
  summary: [
    'Lets bots play the game of each day until one wins, the fastest bot first, then the same day with other luck. Stores with',
    'which luck and by which bot each day was won; the app deals that luck. Run it again after a change of rules, content or bots.',
  ].join('\n'),
  options: {
    ...gameOption,
    from: { kind: 'text', help: 'The first day to certify; by default today (UTC)' },
    days: { kind: 'number', min: 1, max: 3660, help: 'How many days to certify (by default 366), or to check (all)' },
    day: { kind: 'text', help: 'Print the won game of this day, as a file that the app opens' },
    check: { kind: 'flag', help: 'Play the stored wins again, and fail if one is none' },
    workers: { kind: 'number', default: 1, min: 1, max: 256, help: 'In how many processes. Changes no result' },
  },
  examples: [
    'npm run certify -- --workers 2',
    'npm run --silent certify -- --day 2026-12-24 > win.faza.json',
    'npm run certify -- --check --days 20',
  ],
});

await runCommand(command, async ({ from, days, day, check, workers }): Promise<undefined> => {
  const { dailies } = simulation;
  if (!dailies) throw new Complaint(`${id} has no game of the day`);
  if (day !== undefined) process.stdout.write(`${winOf(dailies, day)}\n`);
  else if (check) await checkStored(dailies, days ?? Number.POSITIVE_INFINITY, workers);
  else await certify(dailies, from ?? dayOf(new Date()), days ?? 366, workers);
});

/** Certifies days and stores them, replacing the stored table but keeping its numbers: games were played with them. */
async function certify(dailies: Dailies, first: string, count: number, workers: number): Promise<void> {
  const start = isDay(first) ? dayNumber(first) : null;
  if (start === null) throw new Complaint(`${first} is no day`);
  const days = Array.from({ length: count }, (_, after) => dayOfNumber(start + after) ?? first);
  const found = new Map<string, DayWon>();
  const tasks = days.map((day): DayTask => ({ game: id, day }));
  await play(tasks, workers, ({ day }, won) => won && found.set(day, won));
  const wins = days.map((day) => found.get(day) ?? { retry: 0, bot: 0 });
  const certified: CertifiedDays = {
    first,
    retries: wins.map(({ retry }) => retry.toString(36)).join(''),
    bots: wins.map(({ bot }) => bot).join(''),
    earlier: earlierAfter(dailies.certified),
    fingerprint: fingerprintOfDays(simulation, dailies, days),
  };
  writeFileSync(dailies.file, `${JSON.stringify(certified, null, 2)}\n`);
  const by = dailies.bots.map((name, bot) => `${name} ${wins.filter((won) => won.bot === bot).length}`).join(', ');
  const again = wins.filter(({ retry }) => retry > 0).length;
  process.stdout.write(`${first} to ${at(days, count - 1)}: ${by}; ${again} days with other luck than their own\n`);
}

/** Replays a sample of the stored wins, spread evenly over all days. Throws a `Complaint` if one does not win. */
async function checkStored(dailies: Dailies, count: number, workers: number): Promise<void> {
  const { certified } = dailies;
  const days = daysOf(certified);
  if (fingerprintOfDays(simulation, dailies, days) !== certified.fingerprint) {
    throw new Complaint(`rules, content or bots have changed since the days were certified: run ${command.name}`);
  }
  const stride = Math.max(1, days.length / count);
  const checked = days.filter((_, index) => Math.floor(index / stride) !== Math.floor((index - 1) / stride));
  const tasks = checked.map((day): DayTask => ({ game: id, day, claimed: storedWin(dailies, day) }));
  const lost: string[] = [];
  await play(tasks, workers, ({ day }, won) => won || lost.push(day));
  if (lost.length > 0) throw new Complaint(`not won as stored: ${lost.join(', ')}. Run ${command.name}`);
  process.stdout.write(`${checked.length} of ${days.length} certified days played again, all won\n`);
}

async function play(
  tasks: readonly DayTask[],
  workers: number,
  done: (task: DayTask, won: DayWon | null) => void,
): Promise<void> {
  const progress = showProgress('days', tasks.length);
  const crew = { worker: new URL('./certify/certifyWorker.ts', import.meta.url), workers } as const;
  await shareOut<DayTask, DayWon | null>(crew, tasks.values(), (task, won) => {
    progress.advance();
    done(task, won);
  });
  progress.finish();
}

/** The luck and the bot that won a day. Throws a `Complaint` for a day that is not certified. */
function storedWin({ certified }: Dailies, day: string): DayWon {
  const retry = isDay(day) ? certifiedRetry(certified, day) : null;
  if (retry === null) throw new Complaint(`${day} is not certified`);
  return { retry, bot: Number(at([...certified.bots], daysOf(certified).indexOf(day))) };
}

/** The won game of a day, as the app stores games. */
function winOf(dailies: Dailies, day: string): string {
  const { retry, bot } = storedWin(dailies, day);
  const setup = dailies.setup(day, dailySeed(day, retry));
  const record = recordOf(simulation, at(dailies.bots, bot), setup);
  const players = Array.from({ length: simulation.rules.seats(setup) }, () => 'computer' as const);
  return JSON.stringify({ format: 1, record, future: [], players } satisfies StoredGame<AnyGame>);
}
