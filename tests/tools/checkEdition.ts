import { readFileSync } from 'node:fs';
import { readEdition } from '../../src/games/faza/ui/packs/readEdition.ts';
import { Complaint, defineCommand, runCommand } from '../../tools/kit/args.ts';

const command = defineCommand({
  name: 'npm run check-edition',
  summary: 'Tells you whether a file holds an edition that the rules can play and, if not, why.',
  options: {
    file: { kind: 'text', required: true, help: 'The edition, as JSON' },
  },
});

await runCommand(command, ({ file }) => {
  const result = readEdition(textOf(file));
  if ('edition' in result) {
    const { tiles, heroes, events } = result.edition;
    process.stdout.write(`${tiles.length} tiles, ${heroes.length} heroes, ${events.length} events: can be played\n`);
    return 0;
  }
  for (const problem of result.problems) process.stdout.write(`${problem}\n`);
  return 1;
});

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Complaint(`cannot read ${file}`);
  }
}
