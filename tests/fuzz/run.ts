import { defineCommand, runCommand } from '../../tools/kit/args.ts';
import { showProgress } from '../../tools/kit/progress.ts';
import { makeAttacks, type Report } from './campaign.ts';
import type { Outcome } from './judge.ts';

const command = defineCommand({
  name: 'npm run fuzz',
  summary:
    'Fuzzes save import with malformed, hostile and forged games, and checks that it accepts nothing that play cannot reach.',
  options: {
    records: { kind: 'number', min: 1, default: 10_000, help: 'How many' },
    seed: { kind: 'text', default: 'fuzz', help: 'What the attacks follow from' },
  },
});

await runCommand(command, async ({ records, seed }) => {
  const progress = showProgress('attacks', records);
  const report = await makeAttacks(
    seed,
    records,
    () => performance.now(),
    () => progress.advance(),
  );
  progress.finish();
  process.stdout.write(`${tableOf(report)}\n`);
  const { slowest, breaches } = report;
  process.stdout.write(`slowest: ${slowest.milliseconds.toFixed(0)} ms (${slowest.attack})\n`);
  process.stdout.write(`${records} attacks, ${breaches.length} breaches\n`);
  for (const breach of breaches.slice(0, 50)) process.stdout.write(`  ${breach}\n`);
  return breaches.length === 0 ? 0 : 1;
});

/** A row for each kind of attack, a column for each outcome that occurred. */
function tableOf({ table }: Report): string {
  const outcomes = [...new Set([...table.values()].flatMap((row) => [...row.keys()]))].sort();
  const width = Math.max(...[...table.keys()].map((kind) => kind.length), 'all'.length);
  const line = (name: string, counts: readonly (number | string)[]): string =>
    [name.padEnd(width), ...counts.map((count, i) => String(count).padStart((outcomes[i]?.length ?? 0) + 2))].join('');
  const total = (outcome: Outcome): number =>
    [...table.values()].reduce((sum, row) => sum + (row.get(outcome) ?? 0), 0);
  return [
    line('', outcomes),
    ...[...table].map(([kind, row]) =>
      line(
        kind,
        outcomes.map((outcome) => row.get(outcome) ?? ''),
      ),
    ),
    line('all', outcomes.map(total)),
  ].join('\n');
}
