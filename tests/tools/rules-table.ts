import { Complaint, defineCommand, runCommand } from '../../src/cli/args.ts';
import { RULE_IDS } from '../../src/games/faza/rules/rule-ids.ts';
import { type RuleEntry, ruleText } from '../../src/games/faza/text/rules.en.ts';
import { rules24 } from '../../src/games/faza/text/rules24.en.ts';
import { filesUnder, readSource } from './source.ts';
import { testsIn, testsOf } from './test-titles.ts';

const command = defineCommand({
  name: 'npm run rules',
  summary: 'Lists every rule with the tests that name it in their title, and fails when a rule has none.',
  options: {
    untested: { kind: 'flag', help: 'List only the rules without a test.' },
  },
});

await runCommand(command, ({ untested }) => {
  const tests = filesUnder('tests', /\.(test|spec)\.ts$/).flatMap((path) => testsIn(readSource(path)));
  if (tests.length === 0) throw new Complaint('found no tests at all');
  const titles = [...RULE_IDS.map((id) => [id, ruleText[id].title] as const), ...titlesOf(rules24)];
  const rows = titles.map(([id, title]) => {
    const proofs = testsOf(id, tests);
    const files = [...new Set(proofs.map((proof) => proof.file.replace(/^tests\//, '')))];
    return { id, title, count: proofs.length, files };
  });
  const gaps = rows.filter((row) => row.count === 0);
  const width = Math.max(...rows.map((row) => row.title.length));
  for (const { id, title, count, files } of untested ? gaps : rows)
    process.stdout.write(
      `${id.padEnd(6)} ${title.padEnd(width)} ${String(count).padStart(4)}  ${files.join(', ') || '–'}\n`,
    );
  process.stdout.write(`\n${rows.length} rules, ${gaps.length} without a test${listed(gaps)}\n`);
  return gaps.length === 0 ? 0 : 1;
});

/** The rules of the 24-tile edition that differ. */
function titlesOf(rules: Readonly<Record<string, RuleEntry>>): (readonly [id: string, title: string])[] {
  return Object.entries(rules).map(([id, { title }]) => [id, title]);
}

function listed(gaps: readonly { readonly id: string }[]): string {
  return gaps.length === 0 ? '' : `: ${gaps.map((gap) => gap.id).join(' ')}`;
}
