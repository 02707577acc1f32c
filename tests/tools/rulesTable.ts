import { ruleText as azardiaRules } from '../../src/games/azardia/text/rules.en.ts';
import { ruleText as faceOffRules } from '../../src/games/faceOff/text/rules.en.ts';
import { ruleText as factionFunRules } from '../../src/games/factionFun/text/rules.en.ts';
import { RULE_IDS } from '../../src/games/faza/rules/ruleIds.ts';
import { ruleText } from '../../src/games/faza/text/rulebook/rules.en.ts';
import { rules24 } from '../../src/games/faza/text/rulebook/rules24.en.ts';
import { Complaint, defineCommand, runCommand } from '../../tools/kit/args.ts';
import { filesUnder, readSource } from './source.ts';
import { type TestTitle, testsIn, testsOf } from './testTitles.ts';

/** The games with a rulebook: where their tests are, and the titles of their rules by ID. */
const GAMES = {
  faza: [...RULE_IDS.map((id) => [id, ruleText[id].title] as const), ...titlesOf(rules24)],
  azardia: titlesOf(azardiaRules),
  factionFun: titlesOf(factionFunRules),
  faceOff: titlesOf(faceOffRules),
};
type GameId = keyof typeof GAMES;
const IDS = Object.keys(GAMES) as readonly GameId[];

const command = defineCommand({
  name: 'npm run rules',
  summary: 'Lists every rule with the tests that name it in their title, and fails when a rule has none.',
  options: {
    game: { kind: 'choice', choices: IDS, help: 'Only the rules of this game' },
    untested: { kind: 'flag', help: 'List only the rules without a test.' },
  },
});

await runCommand(command, ({ game, untested }) => {
  const tests = filesUnder('tests', /\.(test|spec)\.ts$/).flatMap((path) => testsIn(readSource(path)));
  if (tests.length === 0) throw new Complaint('found no tests at all');
  const gaps = IDS.filter((id) => game === undefined || id === game).map((id) => report(id, tests, untested));
  return gaps.every((count) => count === 0) ? 0 : 1;
});

/** Prints the rules of a game; returns how many have no test. */
function report(game: GameId, all: readonly TestTitle[], untested: boolean): number {
  // Rules of two games share IDs. Tests outside every game's folder test the app with FAZA.
  const tests = all.filter(({ file }) =>
    file.startsWith('tests/games/') ? file.startsWith(`tests/games/${game}/`) : game === 'faza',
  );
  const rows = GAMES[game].map(([id, title]) => {
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
  process.stdout.write(`\n${game}: ${rows.length} rules, ${gaps.length} without a test${listed(gaps)}\n`);
  return gaps.length;
}

/** The titles of rules by ID, in order. */
function titlesOf(
  rules: Readonly<Record<string, { readonly title: string }>>,
): (readonly [id: string, title: string])[] {
  return Object.entries(rules).map(([id, { title }]) => [id, title]);
}

function listed(gaps: readonly { readonly id: string }[]): string {
  return gaps.length === 0 ? '' : `: ${gaps.map((gap) => gap.id).join(' ')}`;
}
